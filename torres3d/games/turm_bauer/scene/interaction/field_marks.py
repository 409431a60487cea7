"""Marks on fields: where a figure can walk, with which ring, where it stands, and where a hint leads it.

They differ in shape, not in colour alone. The way of a figure is shown as steps, a dot for each field.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Literal

from panda3d.core import NodePath

from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE, Place, level_of
from torres3d.games.turm_bauer.scene.measures import MARK_RADIUS
from torres3d.scene.marks import Changed, LinesLayer, MarkCards, MarkLook
from torres3d.scene.shapes.axis_conventions import Point
from torres3d.scene.shapes.colour_space import Colour as Tone
from torres3d.scene.shapes.labels import Label, Labels
from torres3d.scene.shapes.mesh import EMPTY, Mesh, join_meshes
from torres3d.scene.shapes.unlit_bands_and_arrows import ring, rod

PlaceMark = Literal["target", "pass", "leap", "source", "selected", "hover"]

PLACE_LOOKS: dict[PlaceMark, MarkLook] = {
    "target": MarkLook(0, (0.35, 0.92, 1.00), 1.00, MARK_RADIUS, 2),
    "pass": MarkLook(4, (0.96, 0.68, 1.00), 1.00, 0.40, 2),
    "leap": MarkLook(13, (1.00, 0.78, 0.26), 1.00, MARK_RADIUS, 2),
    "source": MarkLook(11, (1.00, 0.78, 0.16), 0.95, 0.44, 1),
    "selected": MarkLook(6, (1.00, 0.88, 0.30), 1.00, 0.46, 4),
    "hover": MarkLook(7, (1.00, 1.00, 1.00), 0.90, 0.44, 3),
}
PLACES_TO_CHOOSE: tuple[PlaceMark, ...] = ("target", "pass", "leap")
STEP: Tone = (1.0, 0.90, 0.55)
STEP_EDGE: Tone = (0.16, 0.10, 0.04)
DOT, DOT_EDGE = 0.115, 0.155
ABOVE_FIELD = 0.05
NUMERAL = 18
STROKE_PAIRS = 2
"""Twice as many strokes lie between two fields of a way."""


class PlaceMarks:
    """The marks of one table. ``place_at`` gives the middle of a place, including the table."""

    def __init__(
        self,
        parent: NodePath,
        place_at: Callable[[Place], Point],
        points_of: Callable[[Sequence[Place]], Sequence[Point]],
        labels: Labels,
        changed: Changed,
    ) -> None:
        """``points_of`` gives the points of a way, also around the building."""
        self._place_at = place_at
        self._points_of = points_of
        self._labels = labels
        self._numbered: tuple[Place, ...] = ()
        self._cards = MarkCards(parent, changed)
        self._steps = LinesLayer(parent, "steps", 0.4, 26, changed)
        self._marked: dict[PlaceMark, frozenset[Place]] = {}
        self.shown_way: tuple[Place, ...] = ()
        """The places of the way on display."""

    def show(self, marks: Mapping[PlaceMark, Iterable[Place]]) -> None:
        wanted = {kind: frozenset(places) for kind, places in marks.items()}
        wanted = {kind: places for kind, places in wanted.items() if places}
        if wanted != self._marked:
            self._marked = wanted
            self._lay()

    def get(self, kind: PlaceMark) -> frozenset[Place]:
        return self._marked.get(kind, frozenset())

    def way(self, places: Sequence[Place]) -> None:
        """Show the steps of a figure over these places, from its own place on; an empty way hides them."""
        wanted = tuple(places)
        if wanted != self.shown_way:
            self.shown_way = wanted
            self._steps.draw(self._dotted())

    def number(self, places: Iterable[Place]) -> None:
        """Write the levels of these fields on their marks."""
        self._numbered = tuple(sorted((place for place in places if place != TABLE), key=str))
        self._write()

    def _write(self) -> None:
        placed = ((level_of(place), self._place_at(place)) for place in self._numbered)
        self._labels.set("marks", [Label(str(level), place, NUMERAL, fades=True) for level, place in placed])

    def clear(self) -> None:
        self.show({})
        self.number(())
        self.way(())

    def redraw(self) -> None:
        self._lay()
        self._write()
        self._steps.draw(self._dotted())

    def _lay(self) -> None:
        cards = []
        for kind in sorted(self._marked, key=lambda kind: PLACE_LOOKS[kind].lift):
            # The table is said by a word that is no cell.
            places = sorted(self._marked[kind], key=lambda place: (place == TABLE, str(place)))
            cards += [(PLACE_LOOKS[kind], self._place_at(place)) for place in places]
        self._cards.lay(cards)

    def _dotted(self) -> Mesh:
        if len(self.shown_way) < 2:
            return EMPTY
        places = self._points_of(self.shown_way)
        parts = []
        for start, end in pairwise(places):
            parts += _between(start, end)
        for x, y, z in places[1:]:
            parts.append(ring((x, y, z + ABOVE_FIELD), DOT_EDGE, STEP_EDGE))
            parts.append(ring((x, y, z + ABOVE_FIELD + 0.006), DOT, STEP))
        return join_meshes(parts)


def _between(start: Point, end: Point) -> list[Mesh]:
    """Short strokes from one field to the next, up or down its riser: the height changes halfway."""
    (x0, y0, z0), (x1, y1, z1) = start, end
    top = max(z0, z1) + ABOVE_FIELD
    dots = []
    far = max(abs(x1 - x0), abs(y1 - y0), abs(z1 - z0) / 2)
    count = max(round(2 * STROKE_PAIRS * far), 1)
    for number in range(1, count + 1):
        share = number / (count + 1)
        z = (z0 if share < 0.5 else z1) + ABOVE_FIELD
        x, y = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
        length = max(abs(x1 - x0) + abs(y1 - y0), 1e-6)
        east, north = (x1 - x0) / length * 0.05, (y1 - y0) / length * 0.05
        dots.append(rod([(x - east, y - north, z), (x + east, y + north, z)], 0.022, STEP, 0.95))
    if abs(z1 - z0) > 0.01:
        x, y = (x0 + x1) / 2, (y0 + y1) / 2
        dots.append(rod([(x, y, min(z0, z1) + ABOVE_FIELD + 0.1), (x, y, top)], 0.022, STEP, 0.95))
    return dots
