"""Overlay ``xray``: parts of the building in glass, from a level up; the rest stays as it is."""

from collections.abc import Iterable, Sequence
from itertools import product

import numpy as np
from panda3d.core import NodePath

from torres3d.games.turm_bauer.rules.cell_and_column_names import Cell
from torres3d.games.turm_bauer.rules.state import BuiltBlock
from torres3d.games.turm_bauer.scene.layout import carried_point, in_pose
from torres3d.games.turm_bauer.scene.measures import CUBE, middle, middle_of, next_cell
from torres3d.games.turm_bauer.scene.overlays.overlay_inputs_and_outputs import Drawing, Shown
from torres3d.games.turm_bauer.scene.scene_graph import Scene
from torres3d.scene.shapes.mesh import EMPTY, VERTEX, Mesh, fill, join_meshes, quads


class TowerGlass:
    """The glass of one table."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._path = scene.new_glass("tower glass")
        self._stumps = scene.solid.attach_new_node("stumps")
        self._hidden: list[NodePath] = []

    def show(self, blocks: Sequence[BuiltBlock], level: int | None) -> None:
        for node in self._hidden:
            node.show()
        self._hidden = []
        self._stumps.get_children().detach()
        fill(self._path, EMPTY)
        if level is None:
            return
        faces = []
        for block in blocks:
            above = tuple(cell for cell in block.cells if cell[2] + 1 > level)
            if not above:
                continue
            faces.append(in_pose(_faces(above), block))
            stands = self._scene.standing.get(("block", block.colour, block.block))
            if stands is not None:
                stands.hide()
                self._hidden.append(stands)
            below = tuple(cell for cell in block.cells if cell[2] + 1 <= level)
            if below:
                stump = self._scene.block(block.colour, below, self._stumps, block.block)
                stump.set_pos(*carried_point(middle_of(below), block))
                stump.set_h(block.pose[2] / 10)
        self._path.set_shader(self._scene.glass_shader)
        fill(self._path, join_meshes(faces))


def _faces(cells: Iterable[Cell]) -> Mesh:
    filled = set(cells)
    corners = []
    for cell in sorted(filled):
        for axis, side in product(range(3), (-1, 1)):
            if next_cell(cell, axis, side) not in filled:
                corners.append(_face(cell, axis, side))
    return quads(np.concatenate(corners))


def _face(cell: Cell, axis: int, side: int) -> np.ndarray[tuple[int], np.dtype[np.void]]:
    first, second = (axis + 1) % 3, (axis + 2) % 3
    halves = (CUBE / 2, CUBE / 2, 0.5)
    around = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    vertices = np.zeros(4, VERTEX)
    for number, (a, b) in enumerate(around if side > 0 else around[::-1]):
        place = list(middle(cell))
        place[axis] += side * halves[axis]
        place[first] += a * halves[first]
        place[second] += b * halves[second]
        vertices["place"][number] = place
        vertices["uv"][number] = (a + 1) / 2, (b + 1) / 2
    vertices["normal"][:, axis] = side
    return vertices


def xray(shown: Shown) -> Drawing:
    """All parts above ``from_level`` in glass; 0 means everything but the cornerstone."""
    return Drawing(glass=shown.from_level)
