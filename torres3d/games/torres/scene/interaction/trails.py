"""Trails: a player's moves, drawn on the board in his colour: the ways of pieces, and places with something new.
Numbers tie them to the lines of a panel.

A trail is drawn twice, as marks are: in front of the towers, and faintly where one hides it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from panda3d.core import NodePath

from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.rules.squares import Square
from torres3d.games.torres.scene.measures import BLOCK_HEIGHT, KNIGHT_HEIGHT, centre
from torres3d.scene.colours_and_emblems import SeatLook
from torres3d.scene.marks import Changed, LinesLayer
from torres3d.scene.shapes.axis_conventions import Point
from torres3d.scene.shapes.colour_space import Colour
from torres3d.scene.shapes.labels import Label, Labels
from torres3d.scene.shapes.mesh import Mesh
from torres3d.scene.shapes.unlit_bands_and_arrows import arrow, frame, ribbon, ring

GROUP = "trails"
EDGE: Colour = (0.09, 0.06, 0.04)
CREAM: Colour = (1.0, 0.96, 0.86)
LAYERS: tuple[tuple[Colour | None, float], ...] = ((EDGE, 0.30), (CREAM, 0.23), (None, 0.14))
"""Colour (None: the player's) and width of a ribbon's layers, from the lowest."""
ASIDE: tuple[tuple[Colour | None, float], ...] = ((EDGE, 0.17), ((0.66, 0.64, 0.60), 0.11))
"""Layers of a trail that is shown for comparison: thin and grey."""
ABOVE_FLOOR = 0.06
THROUGH = 0.40
"""Strength of a trail behind a tower."""
HUMP = 0.9
"""Height of a leap between squares that do not touch."""
TRAIL_HEIGHT = 0.30
NUMBER = 19


@dataclass(frozen=True, slots=True)
class WalkTrail:
    """The way of a piece of ``seat``: squares and the floors it stood on, in order; ``label`` is its number. ``aside``:
    it is shown for comparison, in nobody's colour."""

    seat: Seat
    way: tuple[tuple[Square, int], ...]
    label: str = ""
    aside: bool = False


@dataclass(frozen=True, slots=True)
class SiteTrail:
    """A place with something new of ``seat``, on a tower of ``floor`` levels; ``block`` if that is the uppermost block;
    ``aside`` as in a walk."""

    seat: Seat
    square: Square
    floor: int
    label: str = ""
    block: bool = True
    aside: bool = False


Trail = WalkTrail | SiteTrail


class Trails:
    """The trails of one table. ``looks`` gives the seats' colours, ``changed`` is called with their old and new
    places."""

    def __init__(
        self, parent: NodePath, labels: Labels, looks: Callable[[], Sequence[SeatLook]], changed: Changed
    ) -> None:
        self._labels = labels
        self._looks = looks
        self.shown: tuple[Trail, ...] = ()
        """The trails on display."""
        self._lines = LinesLayer(parent, GROUP, THROUGH, 24, changed)

    def show(self, trails: Sequence[Trail]) -> None:
        wanted = tuple(trails)
        if wanted == self.shown:
            return
        self.shown = wanted
        parts: list[Mesh] = []
        for trail in wanted:
            parts += self._walk(trail) if isinstance(trail, WalkTrail) else self._site(trail)
        self._labels.set(GROUP, [label for trail in wanted for label in self._numbers(trail)])
        self._lines.draw(*parts)

    def recolour(self) -> None:
        again, self.shown = self.shown, ()
        self.show(again)

    def clear(self) -> None:
        self.show(())

    def _colour(self, seat: Seat) -> Colour:
        looks = self._looks()
        return looks[seat].colour if seat < len(looks) else CREAM

    def _walk(self, walk: WalkTrail) -> list[Mesh]:
        line = path(walk.way)
        parts = []
        for number, (colour, width) in enumerate(ASIDE if walk.aside else LAYERS):
            tone = colour or self._colour(walk.seat)
            lifted = [(x, y, z + 0.006 * number) for x, y, z in line]
            parts.append(ring(lifted[0], width * 0.95, tone))
            parts.append(ribbon(lifted, width, tone))
            parts.append(arrow(lifted[-2], lifted[-1], width, tone))
        return parts

    def _site(self, site: SiteTrail) -> list[Mesh]:
        x, y, z = centre(site.square, site.floor)
        low = z - BLOCK_HEIGHT if site.block else z
        parts = []
        for number, (colour, width) in enumerate(ASIDE if site.aside else LAYERS):
            tone = colour or self._colour(site.seat)
            parts.append(frame((x, y, z + ABOVE_FLOOR + 0.006 * number), low, 0.47, width * 0.62, tone))
        return parts

    def _numbers(self, trail: Trail) -> list[Label]:
        if not trail.label:
            return []
        looks = self._looks()
        colour = self._colour(trail.seat)
        emblem = looks[trail.seat].emblem if trail.seat < len(looks) else 0
        if isinstance(trail, WalkTrail):
            square, floor = trail.way[-1]
            over = KNIGHT_HEIGHT + TRAIL_HEIGHT
        else:
            square, floor = trail.square, trail.floor
            over = TRAIL_HEIGHT if trail.block else KNIGHT_HEIGHT + TRAIL_HEIGHT
        ink = EDGE if sum(colour) > 1.6 else CREAM
        return [Label(trail.label, centre(square, floor, over), NUMBER, ink, colour, CREAM, emblem=emblem)]


def path(way: Sequence[tuple[Square, int]]) -> list[Point]:
    """The line of a piece's feet: along floors and up or down the walls between them; a leap is an arc."""
    line = [centre(*way[0], ABOVE_FLOOR)]
    for one, two in pairwise(way):
        start, end = centre(*one, ABOVE_FLOOR), centre(*two, ABOVE_FLOOR)
        east, north = end[0] - start[0], end[1] - start[1]
        if abs(east) + abs(north) > 1.5:
            line += _leap(start, end)
        elif one[1] != two[1] and one[0] != two[0]:
            # The wall stands on the side of the higher square; the trail keeps a little before it.
            share = 0.52 if end[2] < start[2] else 0.48
            at = start[0] + share * east, start[1] + share * north
            line += [(*at, start[2]), (*at, end[2]), end]
        else:
            line.append(end)
    return line


def _leap(start: Point, end: Point) -> list[Point]:
    points = []
    for step in range(1, 13):
        share = step / 12
        x, y, z = (one + (two - one) * share for one, two in zip(start, end, strict=True))
        points.append((x, y, z + HUMP * 4 * share * (1 - share)))
    return points
