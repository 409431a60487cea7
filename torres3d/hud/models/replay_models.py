"""Models of the replay bar: its marks, and what a game adds to it."""

from typing import Literal

import msgspec


class Mark(msgspec.Struct, frozen=True):
    """A mark on the replay bar at command ``at``: a turn's beginning, in the shape and colour of its player; something
    that all wait for, something that went wrong, the worst that can happen."""

    at: int
    kind: Literal["turn", "milestone", "mishap", "disaster"]
    colour: str | None = None
    emblem: int = 0


class ReplayChoice(msgspec.Struct, frozen=True):
    """A button that a game adds to the replay bar: the step it asks for, its label, a sentence for the tip."""

    id: str
    label: str
    about: str = ""


class ReplayExtra(msgspec.Struct, frozen=True):
    """Base of what a game adds to the replay bar, between the line and the buttons."""


class ReplayModel(msgspec.Struct, frozen=True):
    """The replay bar: command ``at`` of ``last``; ``speed`` a factor of 0.5 to 8. ``can_branch`` is None where nobody
    can continue from what is shown. ``live`` is a note on a game that another program is playing."""

    at: int
    last: int
    playing: bool
    speed: float
    marks: tuple[Mark, ...] = ()
    label: str = ""
    can_analyse: bool = False
    can_branch: bool | None = False
    choices: tuple[ReplayChoice, ...] = ()
    extra: ReplayExtra | None = None
    live: str = ""
