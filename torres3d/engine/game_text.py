"""A whole game as text, whichever game: its header, a divider, a line for each turn with undos in it, and back.

Everything after a ``#`` follows from the commands and is there for people.
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
"""What takes back the last command (LOG.md)."""
COMMENT = "#"


class Comments(NamedTuple):
    """What is told of a turn, without their signs: at the end of its line, and in lines after it."""

    beside: str = ""
    after: Sequence[str] = ()


class Word(NamedTuple):
    """A word of a turn's line, with the number of characters before it."""

    text: str
    before: int


class LineStart(NamedTuple):
    """What stands before the colon of a turn's line, with the column where it begins."""

    text: str
    column: int

    def expect(self, now: str) -> None:
        """Raise `NotationFault` where the turn is another one."""
        if self.text != now:
            raise NotationFault(self.text, now, column=self.column)


def format_game(
    header: str,
    history: History[StateT, EventT],
    start: Callable[[Step[StateT, EventT]], str],
    word: Callable[[Step[StateT, EventT]], str],
    told: Callable[[Sequence[Step[StateT, EventT]]], Comments],
) -> str:
    """A game as far as it has been played: ``start`` is the beginning of the line that a step belongs to, ``word`` the
    command of one that is no undo as text, and ``told`` what is told of the steps of a line."""
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
    """The game of a text, played by the rules: ``turn`` is the form of a line's start, as a regular
    expression, and what to call it; ``play`` plays a word.

    Raises `NotationFault` with line and column for a turn that cannot be read, is not legal or was not then; for the
    header what ``read_header`` raises.
    """
    header, lines = _split(text)
    history = History(kit, read_header(header))
    for number, line in lines:
        try:
            for start, word in _words(line, *turn):
                play(history, start, word)
        except NotationFault as fault:
            raise fault.at(line=number) from fault
    return history


def play_word(
    history: History[StateT, EventT],
    seat: Seat,
    word: Word,
    read: Callable[[str], Command],
) -> None:
    """Play the command of a word; raises `NotationFault` for one that cannot be read or is not legal."""
    try:
        command = Undo() if word.text == UNDO_WORD else read(word.text)
    except NotationFault as fault:
        raise fault.at(before=word.before) from None
    try:
        history.add(history.prepare(seat, command))
    except (history.kit.illegal, UndoRefused) as refusal:
        raise NotationFault(word.text, f"a command that is legal: {refusal}", column=word.before + 1) from refusal


def _split(text: str) -> tuple[str, Iterator[tuple[int, str]]]:
    """The header of a game's text, and the lines of its turns that are no comments with their numbers. Raises
    `NotationFault` where nothing divides them."""
    lines = text.split("\n")
    divider = next((number for number, line in enumerate(lines) if line.rstrip() == DIVIDER), None)
    if divider is None:
        raise NotationFault("", f"the line {DIVIDER} after the header", line=len(lines))
    turns = enumerate(lines[divider + 1 :], divider + 2)
    return "\n".join(lines[:divider]), (
        (number, line) for number, line in turns if line.strip() and not line.lstrip().startswith(COMMENT)
    )


def _words(line: str, form: str, called: str) -> Iterator[tuple[LineStart, Word]]:
    """The words of a turn's line up to a comment, each with the line's start."""
    match = re.match(rf"\s*({form}):", line)
    if match is None:
        raise NotationFault(line.split(":", maxsplit=1)[0].strip(), called, column=1)
    start = LineStart(match[1], match.start(1) + 1)
    for before, text in tokens(line[match.end() :]):
        if text.startswith(COMMENT):
            return
        yield start, Word(text, match.end() + before)
