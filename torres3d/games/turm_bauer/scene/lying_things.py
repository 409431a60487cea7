"""The boxes of things that lie around the building: they can be picked, and falling blocks meet them."""

from dataclasses import dataclass
from math import cos, radians, sin
from typing import Literal

from torres3d.games.turm_bauer.rules.cell_and_column_names import BlockId, Colour
from torres3d.games.turm_bauer.scene import measures
from torres3d.games.turm_bauer.scene.layout import Layout
from torres3d.games.turm_bauer.scene.supply_layout import HEAP_SCALE, LyingBlock, reach
from torres3d.scene.shapes.axis_conventions import Point


@dataclass(frozen=True, slots=True)
class Lying:
    """A thing around the building that can be picked: its box, from ``low`` to ``high``."""

    kind: Literal["heap", "ring", "die", "figure"]
    low: Point
    high: Point
    colour: Colour | None = None
    block: BlockId | None = None
    number: int = 0


def lying_around(layout: Layout) -> list[Lying]:
    """Figures on the table, rings, dice and the blocks of all supplies."""
    found = [_heap(each) for each in layout.heaps]
    for figure in layout.figures:
        if figure.place[2] == 0.0:
            low, high = _around(figure.place, measures.FIGURE_RADIUS, 0.0, measures.FIGURE_HEIGHT)
            found.append(Lying("figure", low, high, figure.colour))
    for ring in layout.rings:
        low, high = _around(
            ring.place,
            measures.RING_RADIUS + measures.RING_THICKNESS,
            -measures.RING_THICKNESS,
            measures.RING_THICKNESS,
        )
        found.append(Lying("ring", low, high, ring.colour, number=ring.number))
    for number, die in enumerate(layout.dice):
        low, high = _around(die.place, measures.DIE / 2, -measures.DIE / 2, measures.DIE / 2)
        found.append(Lying("die", low, high, die.colour, number=number))
    return found


def _heap(each: LyingBlock) -> Lying:
    wide, deep, tall = (size * HEAP_SCALE / 2 for size in reach(each.cells))
    east, north = abs(cos(radians(each.heading))), abs(sin(radians(each.heading)))
    half_x, half_y = wide * east + deep * north, wide * north + deep * east
    # A block turns about the middle of its cells, which is not that of its box.
    (right, ahead, _), (columns, rows, _) = measures.middle_of(each.cells), zip(*each.cells, strict=True)
    right = (min(columns) + max(columns)) / 2 - 0.5 - right
    ahead = (min(rows) + max(rows)) / 2 - 0.5 - ahead
    c, s = cos(radians(each.heading)) * HEAP_SCALE, sin(radians(each.heading)) * HEAP_SCALE
    x, y = each.place[0] + right * c - ahead * s, each.place[1] + right * s + ahead * c
    return Lying("heap", (x - half_x, y - half_y, 0.0), (x + half_x, y + half_y, 2 * tall), each.colour, each.block)


def _around(place: Point, radius: float, low: float, high: float) -> tuple[Point, Point]:
    x, y, z = place
    return (x - radius, y - radius, z + low), (x + radius, y + radius, z + high)
