"""What texts of whole games have in common, whichever game: a header as YAML, a divider, a line for each turn."""

from collections.abc import Callable, Iterator
from typing import Any, Protocol, TypeVar

import msgspec
import yaml

from torres3d.base.notation.short_text import NotationFault
from torres3d.base.read import read_text
from torres3d.engine.entries import Undo, is_timestamp
from torres3d.engine.errors import UndoRefused
from torres3d.engine.history import History
from torres3d.engine.kit import ChanceT, CommandT, EventT, Kit, Seat, SetupT, StateT

DIVIDER = "---"
"""The line between the header and the turns."""
UNDO_WORD = "undo"
"""What takes back the last command (LOG.md)."""
COMMENT = "#"
"""Everything after it follows from the commands and is there for people."""
WIDTH = 110
"""Characters of a line, about."""


class AnyHeaderForm(Protocol):
    """What every header says first."""

    @property
    def format(self) -> str:
        """The format of the game's log."""

    @property
    def version(self) -> int:
        """Its version."""

    @property
    def created(self) -> str:
        """When the game was created."""


FormT = TypeVar("FormT", bound=AnyHeaderForm)


class _Dumper(yaml.SafeDumper):
    """The safe dumper, but a text with what cannot be printed is written with escapes: other forms would lose it."""

    def text(self, text: str) -> yaml.ScalarNode:
        return self.represent_scalar("tag:yaml.org,2002:str", text, None if text.isprintable() else '"')


_Dumper.add_representer(str, _Dumper.text)


def form_text(form: msgspec.Struct) -> str:
    """A header as lines of YAML."""
    plain = msgspec.to_builtins(form)
    return yaml.dump(plain, Dumper=_Dumper, sort_keys=False, allow_unicode=True, default_flow_style=None, width=WIDTH)


def read_form(text: str, kind: type[FormT], kit: Kit[Any, Any, Any, Any, Any]) -> FormT:
    """The header of such lines. Raises `FileFault` with line, key and what is allowed, and `NotationFault` for another
    format or version and for a time that is none."""
    form = read_text(text, kind, "the game's header")
    if form.format != kit.format or form.version not in kit.versions:
        known = f"{kit.format} of version {' or '.join(map(str, kit.versions))}"
        raise NotationFault(f"{form.format} {form.version}", known, line=1)
    if not is_timestamp(form.created):
        raise NotationFault(form.created, "the time of its creation, such as 2026-01-31T20:15:00Z")
    return form


def check_chance(
    kit: Kit[SetupT, ChanceT, Any, Any, Any], setup: SetupT, chance: ChanceT, version: int, expected: str, text: str
) -> None:
    """Raise a `Fault` for a set-up that cannot be played, and `NotationFault` for chance that does not fit it."""
    kit.check(setup, version)
    why = kit.misfit(setup, chance, version)
    if why is not None:
        raise NotationFault(why, expected, line=text.rstrip().count("\n") + 1)


def split(text: str) -> tuple[str, Iterator[tuple[int, str]]]:
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


def play_lines(
    history: History[SetupT, ChanceT, StateT, CommandT, EventT],
    lines: Iterator[tuple[int, str]],
    play_line: Callable[[History[SetupT, ChanceT, StateT, CommandT, EventT], str], None],
) -> None:
    """Play the turns of a text; a `NotationFault` gets the number of its line."""
    for number, line in lines:
        try:
            play_line(history, line)
        except NotationFault as fault:
            raise fault.at(line=number) from fault


def play_word(
    history: History[SetupT, ChanceT, StateT, CommandT, EventT], seat: Seat, word: str, command: CommandT | Undo,
    before: int,
) -> None:  # fmt: skip
    """Play the command of a word that has ``before`` characters before it in its line; raises `NotationFault` for one
    that is not legal."""
    try:
        history.add(history.prepare(seat, command))
    except (history.kit.illegal, UndoRefused) as refusal:
        raise NotationFault(word, f"a command that is legal: {refusal}", column=before + 1) from refusal
