"""Towers as plain boxes, for motion where a processor draws: their doors and stones are in the pictures of
`torres3d.games.torres.scene.baking`. Only parapets stand out."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from panda3d.core import GeomNode, NodePath, Shader, Texture

from torres3d.games.torres.rules.squares import Square
from torres3d.games.torres.scene.baking.table_baking import WALLS_MASK
from torres3d.games.torres.scene.baking.wall_mapping import BOARD, MOST_LEVELS, roof_place, wall_place
from torres3d.games.torres.scene.measures import BLOCK_HEIGHT
from torres3d.games.torres.scene.tower_mesh import Column, TowerMesh, tower_columns
from torres3d.scene.baking.baked_light import ABOVE_MASK
from torres3d.scene.render.light_shader_inputs import SUN_MASK
from torres3d.scene.render.table_layer import COARSE_MASK, EYE_MASK
from torres3d.scene.shapes.coordinates import SIDES
from torres3d.scene.shapes.mesh import VERTEX, Mesh, fill, quads

HALF_WIDTH = 0.47
"""Half the width of a box ..."""
HALF_WAY = 0.5
"""... to the middle of the gap to the next tower of the castle, where it is as high ..."""
UP_TO_WALL = 0.53
"""... and of a roof as far as the wall of a taller one."""
EDGE = 0.46
"""Distance from its middle beyond which the picture of a wall is empty."""

Corner = tuple[float, float, float, float, float]
"""A place, and its place in the picture."""


def _reach(terraced: bool, own: int, other: int) -> float:
    """The extent of a tower ``own`` levels high towards one ``other`` levels high."""
    if not terraced or other < own:
        return HALF_WIDTH
    return HALF_WAY if other == own else UP_TO_WALL


def walls_mesh(columns: Sequence[Column], terraced: bool) -> Mesh:
    """All visible sides, level by level. ``terraced``: the towers of a castle are one body."""
    corners: list[Corner] = []
    for column in columns:
        for side, (east, north) in enumerate(SIDES):
            beside = (side + 3) % 4, (side + 1) % 4
            for floor in range(column.beside[side], min(column.height, column.glass_from)):
                left, right = (min(_reach(terraced, floor + 1, column.beside[other]), HALF_WAY) for other in beside)
                quad = ((-left, floor), (right, floor), (right, floor + 1), (-left, floor + 1))
                for along, level in quad:
                    x, y = column.x + HALF_WIDTH * east - along * north, column.y + HALF_WIDTH * north + along * east
                    # A joint between towers wears the edge of the wall beside it.
                    shown = min(max(along, -EDGE), EDGE)
                    corners.append((x, y, level * BLOCK_HEIGHT, *wall_place(side, column.seed, shown, level)))
    return _quads(corners)


def roofs_mesh(columns: Sequence[Column], terraced: bool) -> Mesh:
    """The roofs, and the ground of the board."""
    half = BOARD / 2
    rectangles = [(-half, -half, half, half, 0.0)]
    for column in columns:
        height = min(column.height, column.glass_from)
        south, east, north, west = (_reach(terraced, height, other) for other in column.beside)
        x, y = column.x, column.y
        rectangles.append((x - west, y - south, x + east, y + north, height * BLOCK_HEIGHT))
    corners: list[Corner] = []
    for left, low, right, high, z in rectangles:
        corners += [(x, y, z, *roof_place(x, y)) for x, y in ((left, low), (right, low), (right, high), (left, high))]
    return _quads(corners)


def _quads(corners: Sequence[Corner]) -> Mesh:
    vertices = np.zeros(len(corners), VERTEX)
    if corners:
        table = np.array(corners, np.float32)
        vertices["place"], vertices["uv"] = table[:, :3], table[:, 3:]
    return quads(vertices)


class TowerBoxes:
    """Boxes below ``root`` and parapets below ``stone``, which has the textures of stone. `dress` gives the boxes their
    pictures of walls and from above."""

    def __init__(self, root: NodePath, stone: NodePath, masonry: TowerMesh) -> None:
        self._masonry = masonry
        self._walls, self._roofs = _node(root, "boxes"), _node(root, "roofs")
        self._parapets = _node(stone, "parapets")
        for path in (self._walls, self._roofs, self._parapets):
            path.hide(EYE_MASK | COARSE_MASK | SUN_MASK | ABOVE_MASK | WALLS_MASK)
        self.paths = self._walls, self._roofs

    def set_pictures(self, walls: Texture, above: Texture) -> None:
        self._walls.set_texture(walls)
        self._roofs.set_texture(above)

    def set_shader(self, painted: Shader) -> None:
        for path in self.paths:
            path.set_shader(painted, 1)

    def build(self, heights: bytes, glass: dict[Square, int]) -> bool:
        """Build boxes of these heights, of glass from these floors on. False if one is too tall for the pictures."""
        if max(heights) > MOST_LEVELS:
            return False
        columns = [column for column in tower_columns(heights, glass) if min(column.height, column.glass_from)]
        terraced = self._masonry.terraced
        fill(self._walls, walls_mesh(columns, terraced))
        fill(self._roofs, roofs_mesh(columns, terraced))
        fill(self._parapets, self._masonry.crowns(columns))
        return True


def _node(root: NodePath, name: str) -> NodePath[GeomNode]:
    return root.attach_new_node(GeomNode(name))
