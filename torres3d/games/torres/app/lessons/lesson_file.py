"""The lessons as data: chapters of steps, read from config/games/torres/lessons.yaml, those of Turm Bauer from
lessons-turm.yaml."""

from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from torres3d.base.read_document import read
from torres3d.games.torres.rules.commands import Play
from torres3d.games.torres.rules.notation import read_turn
from torres3d.games.torres.rules.squares import INDEX, Square

LESSONS = "games/torres/lessons.yaml"
"""The lessons of Torres in config."""
Name = Annotated[str, Meta(pattern="^[a-z]+$", description="a word of small letters")]


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A step; what each key says stands at the head of the file. Positions, commands and patterns are texts in the
    notation of the game."""

    id: Name
    position: str = ""
    view: str = ""
    do: str = ""
    until: str = ""
    times: Annotated[int, Meta(ge=1, le=9)] = 1
    model: str = ""
    watch: str = ""
    choices: tuple[int, ...] = ()
    right: int | None = None
    look: str = ""
    point: tuple[str, ...] = ()
    script: str = ""
    why: bool = False
    after: bool = False
    rule: str = ""
    finish: bool = False
    outcome: Literal["stands", "slips", "collapses"] = "stands"
    keys: tuple[str, ...] = ()

    @property
    def squares(self) -> frozenset[Square]:
        """The squares to look at; raises `KeyError` for what is none."""
        return frozenset(INDEX[name] for name in self.look.split())

    @property
    def card(self) -> str:
        """The id of the card that is played; empty for none."""
        plays = [command for command in read_turn(self.model) if isinstance(command, Play)] if self.model else []
        return plays[0].card if plays else ""

    @property
    def read_only(self) -> bool:
        """Whether nothing is to be done but to read it and go on."""
        return not (self.do or self.watch or self.choices)


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Steps on one matter. ``panels`` are those of the game that are shown: turn, score, hand."""

    id: Name
    panels: tuple[str, ...]
    steps: Annotated[tuple[LessonStep, ...], Meta(min_length=1)]


class Lessons(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole course."""

    chapters: Annotated[tuple[Chapter, ...], Meta(min_length=1)]

    def place(self, name: str) -> tuple[int, int]:
        """Chapter and step of a name such as ``walk-up``; the very beginning where there is none of it."""
        for number, chapter in enumerate(self.chapters):
            for at, step in enumerate(chapter.steps):
                if f"{chapter.id}-{step.id}" == name:
                    return number, at
        return 0, 0

    def name(self, chapter: int, step: int) -> str:
        """The name of a step: its chapter's id and its own."""
        return f"{self.chapters[chapter].id}-{self.chapters[chapter].steps[step].id}"


def read_lessons(config: Path, name: str = LESSONS) -> Lessons:
    """The lessons of a config folder; raises `FileFault`."""
    return read(config / name, Lessons)
