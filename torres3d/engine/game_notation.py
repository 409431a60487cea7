"""Game text of any game: a header as YAML, a divider, and a line for each turn with its undos; written and parsed.

Everything after a ``#`` follows from the commands and is there for readers.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple, TypedDict, TypeVar

import msgspec
import yaml

from torres3d.base.notation_reader import NotationFault, tokens
from torres3d.base.read_document import read_text
from torres3d.engine.history import History, Step
from torres3d.engine.kit import Command, EventT, Kit, Seat, StateT
from torres3d.engine.log_entries import ChanceT_co, GameHeader, Header, SetupT_co, Undo, is_timestamp
from torres3d.engine.log_errors import UndoRefused

WIDTH = 110
"""Approximate characters of a line."""


class BaseHeaderForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The header as written: set-up and chance of the log in one mapping (LOG.md). Each game adds its own fields."""

    format: str
    version: int
    game: str = ""
    created: str = "1970-01-01T00:00:00Z"


FormT = TypeVar("FormT", bound=BaseHeaderForm)


class HeaderFields(TypedDict):
    """The fields of a `BaseHeaderForm`."""

    format: str
    version: int
    game: str
    created: str


def header_fields(header: Header[Any, Any]) -> HeaderFields:
    return HeaderFields(format=header.format, version=header.version, game=header.game, created=header.created)


class _Dumper(yaml.SafeDumper):
    """The safe dumper, but with escapes in a text that cannot be printed: other forms would lose it."""

    def text(self, text: str) -> yaml.ScalarNode:
        return self.represent_scalar("tag:yaml.org,2002:str", text, None if text.isprintable() else '"')


_Dumper.add_representer(str, _Dumper.text)


def format_header(form: BaseHeaderForm) -> str:
    plain = msgspec.to_builtins(form)
    return yaml.dump(plain, Dumper=_Dumper, sort_keys=False, allow_unicode=True, default_flow_style=None, width=WIDTH)


def parse_header(
    text: str,
    kind: type[FormT],
    kit: Kit[Any, Any],
    meant: Callable[[FormT], tuple[SetupT_co, ChanceT_co]],
    fitting: str,
) -> Header[SetupT_co, ChanceT_co]:
    """The header of YAML lines.

    ``meant`` makes set-up and chance of a form, ``fitting`` says which chance a set-up needs.

    Raises `FileFault` with line, key and what is allowed, the kit's `Fault` for a set-up that cannot be played, and
    `NotationFault` for another format or version, an invalid time, and chance that does not fit the set-up.
    """
    form = read_text(text, kind, "the game's header")
    if form.format != kit.format or form.version not in kit.versions:
        known = f"{kit.format} of version {' or '.join(map(str, kit.versions))}"
        raise NotationFault(f"{form.format} {form.version}", known, line=1)
    if not is_timestamp(form.created):
        raise NotationFault(form.created, "the time of its creation, such as 2026-01-31T20:15:00Z")
    setup, chance = meant(form)
    kit.check(setup, form.version)
    why = kit.chance_error(setup, chance, form.version)
    if why is not None:
        raise NotationFault(why, fitting, line=text.rstrip().count("\n") + 1)
    return Header(form.format, form.version, form.game, form.created, setup, chance)


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
    """The header of a game's text, and its numbered turn lines; `NotationFault` where there is no divider."""
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
