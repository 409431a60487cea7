"""Highlights of blocks and fields that a log line, a lesson or a hint mentions."""

from collections.abc import Callable, Iterable
from itertools import product

from panda3d.core import NodePath

from torres3d.games.turm_bauer.rules.places import Cell, Place
from torres3d.games.turm_bauer.scene.interaction.block_ghost import CORNER
from torres3d.games.turm_bauer.scene.interaction.block_place_lines import frame
from torres3d.scene.interaction.lines_layer import Changed, LinesLayer
from torres3d.scene.shapes.bands import quad
from torres3d.scene.shapes.colour_space import Colour as Tone
from torres3d.scene.shapes.coordinates import Point
from torres3d.scene.shapes.mesh import EMPTY, Mesh, join_meshes
from torres3d.scene.shapes.ribbons import ring

GOLD: Tone = (1.0, 0.84, 0.36)
GLOW = 0.22
EDGE = 0.03
OUT = 0.012
"""Distance of the light from a block's faces."""


class Highlights:
    """The highlights of one table: gold edges around cells, rings on places."""

    def __init__(self, parent: NodePath, place_at: Callable[[Place], Point], changed: Changed) -> None:
        self._place_at = place_at
        self._lines = LinesLayer(parent, "lights", 0.4, 28, changed)
        self._shown: tuple[tuple[Cell, ...], tuple[Place, ...]] = ((), ())

    @property
    def cells(self) -> tuple[Cell, ...]:
        return self._shown[0]

    def show(self, cells: Iterable[Cell], places: Iterable[Place] = ()) -> None:
        wanted = tuple(cells), tuple(places)
        if wanted == self._shown:
            return
        self._shown = wanted
        parts: list[Mesh] = []
        if wanted[0]:
            parts += [*_glow(wanted[0]), frame(wanted[0], CORNER, EDGE, GOLD, 1.0, OUT)]
        for place in wanted[1]:
            x, y, z = self._place_at(place)
            parts.append(ring((x, y, z + 0.06), 0.34, GOLD))
        self._lines.draw(join_meshes(parts) if parts else EMPTY)

    def clear(self) -> None:
        self.show((), ())


def _glow(cells: tuple[Cell, ...]) -> list[Mesh]:
    filled, faces = set(cells), []
    for cell in cells:
        for axis, side in product(range(3), (-1, 1)):
            beside = list(cell)
            beside[axis] += side
            if (beside[0], beside[1], beside[2]) in filled:
                continue
            first, second = (other for other in range(3) if other != axis)
            corners: list[Point] = []
            for a, b in ((0, 0), (1, 0), (1, 1), (0, 1)):
                place = [float(cell[each]) + CORNER[each] for each in range(3)]
                place[axis] += (1.0 + OUT) if side > 0 else -OUT
                place[first] += a
                place[second] += b
                corners.append((place[0], place[1], place[2]))
            faces.append(quad(corners, [(GOLD, GLOW)] * 4))
    return faces
