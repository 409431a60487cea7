"""Inputs and outputs of overlays: values that the table's scene draws."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from torres3d.games.torres.rules.squares import Square
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.interaction.marks import MarkKind
from torres3d.scene.colours_and_emblems import SeatLook
from torres3d.scene.drawn_overlays import OverlayDrawing
from torres3d.scene.shapes.colour_space import Colour


@dataclass(frozen=True, slots=True)
class Shown:
    """The state on the table and how it is shown.

    ``selected``: the square of the selected knight. ``from_level``: the level from which x-ray turns towers into glass.
    ``corner``: the leftmost corner of the board in the picture, 0 south-west, 1 south-east, 2 north-east, 3 north-west.
    ``active``: the ids of all overlays that are on.
    """

    state: State
    looks: Sequence[SeatLook]
    levels: Sequence[Colour]
    selected: Square | None = None
    from_level: int = 1
    corner: int = 0
    active: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Drawing(OverlayDrawing):
    """Also ``marks`` on squares, ``glass`` towers from a floor on, and how strongly towers are coloured by level.
    ``flat``: towers and pieces on the board are hidden."""

    marks: Mapping[MarkKind, frozenset[Square]] = field(default_factory=dict)
    glass: Mapping[Square, int] = field(default_factory=dict)
    tint: float = 0.0
    flat: bool = False
