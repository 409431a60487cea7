"""Messages for faults in notation: where, what is there, and what is expected instead."""

from collections.abc import Iterable
from pathlib import Path

from torres3d.base.faults import RefusedByRule
from torres3d.base.lazy import Lazy
from torres3d.base.notation_reader import NotationFault
from torres3d.i18n.texts import Translate
from torres3d.i18n.words_declaration import GameWords

EXPECTED = {
    "a cell such as": "cell",
    "a moment and a seat": "turn",
    "a turn, its colour": "building-turn",
    "a choice such as": "choice",
    "steps": "steps",
    "a column": "column",
    "a level": "level",
    "a block": "block",
    "a colour from": "colour",
    "throws of dice": "throws",
    "nothing more": "over",
    "a log, a game": "any",
    "the line --- after the header, and": "dividers",
    "the line ---": "divider",
    "a mark": "mark",
    "a variation that ends": "variation",
    "a step, which": "step",
    "a comment that ends": "comment",
    "a comment with": "escape",
    "each line once": "once",
    "no more than 8 lines": "lines",
    "no more than 8 cells": "cells",
    "pieces of this game": "pieces",
    "a square": "square",
    "a seat": "seat",
    "a card": "card",
    "a number": "number",
    "phase and round": "moment",
    "a command that is legal": "legal",
    "a command": "command",
}
"""Most frequent expectations, by the beginning of their English texts; others are shown in English."""
MAX_LENGTH = 60


def notation_lines(
    fault: NotationFault, place: Path, words: Iterable[Lazy[GameWords]], say: Translate
) -> tuple[str, ...]:
    """The lines of a dialog; ``place`` is the source of the text, ``words`` are those of its possible games."""
    where = str(place)
    if fault.line is not None:
        where = say("fault-line", file=where, line=str(fault.line))
    column = fault.column if fault.column is not None else fault.cell
    if column is not None:
        key = "paste-column" if fault.column is not None else "paste-cell"
        where = say(key, place=where, number=str(column))
    found = say("paste-found", found=fault.found[:MAX_LENGTH]) if fault.found else say("paste-end")
    refused = _refusal(fault)
    if refused is not None:
        return where, found, next((why for each in words if (why := each().value(refused, say)) is not None), "")
    key = next((key for english, key in EXPECTED.items() if fault.expected.startswith(english)), "")
    expected = say(f"expected-{key}") if key else fault.expected[: 3 * MAX_LENGTH]
    return where, found, say("paste-expected", expected=expected)


def _refusal(fault: BaseException) -> RefusedByRule | None:
    """The reason why a command is illegal, where that is the fault."""
    cause = fault.__cause__
    while cause is not None and not isinstance(cause, RefusedByRule):
        cause = cause.__cause__
    return cause
