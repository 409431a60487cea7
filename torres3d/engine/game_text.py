"""Game text of any game: a header, a divider, and a line for each turn with its undos; written and parsed.

Everything after a ``#`` follows from the commands and is there for readers.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from torres3d.base.short_text import NotationFault, tokens
from torres3d.engine.history import History, Step
from torres3d.engine.kit import Command, EventT, Kit, Seat, StateT
from torres3d.engine.log_entries import GameHeader, Undo
from torres3d.engine.log_errors import UndoRefused

DIVIDER = "---"
"""The line between the header and the turns."""
UNDO_WORD = "undo"
"""Takes back the last command (LOG.md)."""
COMMENT = "#"
FENCE = re.compile(r"^\s*```\w*\s*$")
"""Marks around a text on a page."""


class Comments(NamedTuple):
    """Comments on a turn, without their signs: at the end of its line, and in the lines after it."""

    beside: str = ""
    after: Sequence[str] = ()


class Word(NamedTuple):
    """A word of a turn's line, and the number of characters before it."""

    text: str
    before: int


class LineStart(NamedTuple):
    """The text before the colon of a turn's line, and its column."""

    text: str
    column: int

    def expect(self, now: str) -> None:
        """Raise `NotationFault` unless it is this turn."""
        if self.text != now:
            raise NotationFault(self.text, now, column=self.column)


def format_game(
    header: str,
    history: History[StateT, EventT],
    start: Callable[[Step[StateT, EventT]], str],
    word: Callable[[Step[StateT, EventT]], str],
    told: Callable[[Sequence[Step[StateT, EventT]]], Comments],
) -> str:
    """A game so far as text.

    ``start`` gives the beginning of a step's line, ``word`` a command (never an undo) as text, and ``told`` the
    comments on the steps of a line.
    """
    lines = [header + DIVIDER]
    for begun, group in groupby(history.steps, start):
        together = list(group)
        words = (UNDO_WORD if isinstance(step.command, Undo) else word(step) for step in together)
        beside, after = told(together)
        lines.append(f"{begun}: {' '.join(words)}" + (f"  {COMMENT} {beside}" if beside else ""))
        lines += [f"{COMMENT} {line}" for line in after]
    return "\n".join(lines) + "\n"


def parse_game(
    text: str,
    kit: Kit[StateT, EventT],
    read_header: Callable[[str], GameHeader],
    turn: tuple[str, str],
    play: Callable[[History[StateT, EventT], LineStart, Word], None],
) -> History[StateT, EventT]:
    """The game of a text, played by the rules.

    ``turn`` is a regular expression for the start of a line, and its name in messages; ``play`` plays a word. Raises
    `NotationFault` with line and column for a turn that cannot be read, is illegal or out of order; for the header it
    raises what ``read_header`` raises.
    """
    header, lines = _split(text)
    history = History(kit, read_header(header))
    for number, line in lines:
        try:
            for start, word in _words(line, *turn):
                play(history, start, word)
        except NotationFault as fault:
            raise fault.relocated(line=number) from fault
    return history


def play_word(history: History[StateT, EventT], seat: Seat, word: Word, read: Callable[[str], Command]) -> None:
    """Play the command of a word; raises `NotationFault` if it is unreadable or illegal."""
    try:
        command = Undo() if word.text == UNDO_WORD else read(word.text)
    except NotationFault as fault:
        raise fault.relocated(before=word.before) from None
    try:
        history.add(history.prepare(seat, command))
    except (history.kit.illegal, UndoRefused) as refusal:
        raise NotationFault(word.text, f"a command that is legal: {refusal}", column=word.before + 1) from refusal


def _split(text: str) -> tuple[str, Iterator[tuple[int, str]]]:
    """The header of a game's text, and its turn lines without comments, with their numbers.

    Raises `NotationFault` where there is no divider.
    """
    lines = text.split("\n")
    divider = next((number for number, line in enumerate(lines) if line.rstrip() == DIVIDER), None)
    if divider is None:
        raise NotationFault("", f"the line {DIVIDER} after the header", line=len(lines))
    turns = enumerate(lines[divider + 1 :], divider + 2)
    return "\n".join(lines[:divider]), (
        (number, line) for number, line in turns if line.strip() and not line.lstrip().startswith(COMMENT)
    )


def _words(line: str, form: str, called: str) -> Iterator[tuple[LineStart, Word]]:
    """The words of a turn's line before a comment, each with the line's start."""
    match = re.match(rf"\s*({form}):", line)
    if match is None:
        raise NotationFault(line.split(":", maxsplit=1)[0].strip(), called, column=1)
    start = LineStart(match[1], match.start(1) + 1)
    for before, text in tokens(line[match.end() :]):
        if text.startswith(COMMENT):
            return
        yield start, Word(text, match.end() + before)


def plain_text(text: str) -> str:
    """The text with line feeds only, without the blank lines, fences and shared indents of the page it came from."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").replace("\u00a0", " ").lstrip("\ufeff").split("\n")
    return "\n".join("" if FENCE.match(line) else line for line in lines).rstrip("\n") + "\n"
