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


class CurveMistake(msgspec.Struct, frozen=True):
    """A turn with a loss, on the curve of its player's ``line``: it began after ``at`` commands. ``text`` says which
    turn it is, ``lost`` what it lost, ``mistake`` how."""

    at: int
    line: int
    text: str
    lost: str
    mistake: str = ""


class CurveModel(msgspec.Struct, frozen=True):
    """What was expected in the course of a game, below the scrubber, once the analysis is ``done``: ``lines`` are
    colours and points of the players, which hold after so many commands as ``ends`` says. ``percent`` of it is there
    while it is ``working``; ``fault`` is why it failed. ``own`` is whether only own mistakes are shown, None where all
    are; ``better`` whether the mistake before which the replay stands can be shown beside a better turn, None in a game
    where none can. ``keys`` are those of the steps to mistakes, of this switch and of this turn."""

    state: Literal["none", "working", "failed", "done"] = "none"
    percent: int = 0
    fault: str = ""
    lines: tuple[tuple[str, tuple[float, ...]], ...] = ()
    ends: tuple[int, ...] = ()
    mistakes: tuple[CurveMistake, ...] = ()
    own: bool | None = None
    better: bool | None = None
    keys: tuple[tuple[str, str], ...] = ()


class ReplayModel(msgspec.Struct, frozen=True):
    """The replay bar: command ``at`` of ``last``; ``speed`` a factor of 0.5 to 8. ``can_branch`` is None where nobody
    can continue from what is shown. ``live`` is a note on a game that another program is playing. ``curve`` is None
    where nothing can be analysed. ``back`` is the label of the button that closes the replay."""

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
    curve: CurveModel | None = None
    back: str = ""
