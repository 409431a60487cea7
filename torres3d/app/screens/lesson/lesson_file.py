"""Lessons as data: chapters of steps, read from a file in config whose head explains the keys."""

from collections.abc import Callable
from functools import reduce
from typing import Annotated, Generic, TypeVar

import msgspec
from msgspec import Meta

Name = Annotated[str, Meta(pattern="^[a-z]+$", description="a word of small letters")]


class BaseLessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A step with the keys of every game. Positions, commands and patterns are in the game's notation."""

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
    why: bool = False
    after: bool = False
    otherwise: bool = False
    rule: str = ""
    finish: bool = False
    keys: tuple[str, ...] = ()

    @property
    def read_only(self) -> bool:
        return not (self.do or self.watch or self.choices)


StepT = TypeVar("StepT", bound=BaseLessonStep)
StateT = TypeVar("StateT")


class Chapter(msgspec.Struct, Generic[StepT], frozen=True, forbid_unknown_fields=True):
    """Steps on one topic. ``panels`` are the visible ones of the game: turn, score, hand."""

    id: Name
    panels: tuple[str, ...]
    steps: Annotated[tuple[StepT, ...], Meta(min_length=1)]

    def begun_with(self, at: int, read: Callable[[str], StateT], play: Callable[[StateT, StepT], StateT]) -> StateT:
        """The position a step begins with, for somebody who did all before it as its models say.

        ``read`` reads a position, ``play`` does a step. Raises what they raise where the lesson is wrong.
        """
        first = max(number for number in range(at + 1) if number == 0 or self.steps[number].position)
        return reduce(play, self.steps[first:at], read(self.steps[first].position))


class Lessons(msgspec.Struct, Generic[StepT], frozen=True, forbid_unknown_fields=True):
    """All chapters."""

    chapters: Annotated[tuple[Chapter[StepT], ...], Meta(min_length=1)]

    def place(self, name: str) -> tuple[int, int]:
        """Chapter and step of a name such as ``walk-up``; the very beginning for an unknown one."""
        for number, chapter in enumerate(self.chapters):
            for at, step in enumerate(chapter.steps):
                if f"{chapter.id}-{step.id}" == name:
                    return number, at
        return 0, 0

    def name(self, chapter: int, step: int) -> str:
        """The name of a step: its chapter's id and its own."""
        return f"{self.chapters[chapter].id}-{self.chapters[chapter].steps[step].id}"
