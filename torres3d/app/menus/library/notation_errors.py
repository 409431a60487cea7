"""What is wrong with a text in notation, in the player's language: where, what stands there, what was expected."""

from pathlib import Path

from torres3d.base.short_text import NotationFault
from torres3d.games.torres.rules.refusals import IllegalCommand
from torres3d.games.torres.words.phrases import refusal
from torres3d.games.turm_bauer.rules.refusals import IllegalCommand as IllegalInTurm
from torres3d.games.turm_bauer.words.refusals import refusal as turm_refusal
from torres3d.i18n.texts import Translate

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
    "the line ---": "divider",
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
"""What is expected most, by the beginning of its English words; the rest is said in English."""
LONGEST = 60


def notation_lines(fault: NotationFault, place: Path, say: Translate) -> tuple[str, ...]:
    """The lines of a dialog; ``place`` says where the text is from."""
    where = str(place)
    if fault.line is not None:
        where = say("fault-line", file=where, line=str(fault.line))
    column = fault.column if fault.column is not None else fault.cell
    if column is not None:
        key = "paste-column" if fault.column is not None else "paste-cell"
        where = say(key, place=where, number=str(column))
    found = say("paste-found", found=fault.found[:LONGEST]) if fault.found else say("paste-end")
    refused = _refusal(fault)
    if refused is not None:
        why = refusal(refused, (), say) if isinstance(refused, IllegalCommand) else turm_refusal(refused, say)
        return where, found, why
    key = next((key for english, key in EXPECTED.items() if fault.expected.startswith(english)), "")
    expected = say(f"expected-{key}") if key else fault.expected[: 3 * LONGEST]
    return where, found, say("paste-expected", expected=expected)


def _refusal(fault: BaseException) -> IllegalCommand | IllegalInTurm | None:
    """Why a command is not legal, where that is the fault."""
    cause = fault.__cause__
    while cause is not None and not isinstance(cause, IllegalCommand | IllegalInTurm):
        cause = cause.__cause__
    return cause
