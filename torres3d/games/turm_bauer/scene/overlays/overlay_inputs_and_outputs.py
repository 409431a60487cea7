"""Inputs and outputs of overlays: values that the table's scene draws."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from torres3d.games.turm_bauer.rules.cell_and_column_names import Cell, Colour, Place
from torres3d.games.turm_bauer.rules.lattice.occupied_cells import building_of
from torres3d.games.turm_bauer.rules.state import State
from torres3d.scene.colours_and_emblems import SeatLook
from torres3d.scene.drawn_overlays import OverlayDrawing
from torres3d.scene.shapes.axis_conventions import Point
from torres3d.scene.shapes.colour_space import Colour as Tone

SPREAD_BY = 6
"""Step in levels by which a higher tower spreads the colours."""


@dataclass(frozen=True, slots=True)
class Shown:
    """The state on the table and how it is shown. ``looks`` by colour; ``levels`` are the colours of level 0, 1, 2 and
    so on; ``place_at`` gives the place of a field; ``from_level`` is the level from which x-ray turns parts into
    glass."""

    state: State
    looks: Mapping[Colour, SeatLook]
    levels: Sequence[Tone]
    place_at: Callable[[Place], Point]
    from_level: int = 1

    @property
    def fields(self) -> list[Cell]:
        building = building_of(self.state)
        return sorted(cell for cell in building.owner if building.is_field(cell))


def level_tones(tones: Sequence[Tone], top: int) -> Sequence[Tone]:
    """The colours of level 0, 1, 2 and so on up to ``top`` at least, from those of the first levels. On a tower higher
    than these they are spread evenly: none comes twice and each is lighter than the one below. They change only when
    the tower has grown by `SPREAD_BY` levels."""
    last = len(tones) - 1
    if top <= last:
        return tones
    count = -(-top // SPREAD_BY) * SPREAD_BY
    found = [tones[0]]
    for level in range(count):
        number, share = divmod(level * (last - 1), count - 1)
        one, other = tones[1 + number], tones[min(2 + number, last)]
        red, green, blue = (a + (b - a) * share / (count - 1) for a, b in zip(one, other, strict=True))
        found.append((red, green, blue))
    return found


@dataclass(frozen=True, slots=True)
class Drawing(OverlayDrawing):
    """Also the level from which parts are of ``glass``."""

    glass: int | None = None
