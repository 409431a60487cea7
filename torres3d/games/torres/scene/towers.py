"""The board's towers as geometry, rebuilt only where something changed; and as plain boxes for motion.

Coarse towers, for motion, are pieces of four squares, divided by the direction of walls: the camera sees at most two of
the four sides of anything, and skips those that face away from it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from panda3d.core import GeomNode, NodePath, Shader, Texture

from torres3d.games.torres.rules.squares import Square
from torres3d.games.torres.scene.light_baking import BOARD, MOST_LEVELS, WALL_MASKS, WALLS_MASK, roof_place, wall_place
from torres3d.games.torres.scene.measures import BLOCK_HEIGHT
from torres3d.games.torres.scene.tower_mesh import Column, TowerMesh, tower_columns
from torres3d.scene.baked_light_pictures import ABOVE_MASK
from torres3d.scene.render.light_shader_inputs import SUN_MASK
from torres3d.scene.render.table_picture_buffer import BAKED_MASK, COARSE_MASK, EYE_MASK
from torres3d.scene.shapes.axis_conventions import SIDES, Point
from torres3d.scene.shapes.mesh import VERTEX, Mesh, fill, quads

QUARTERS = 16
FLAT = 0.9995
"""Cosine of the largest angle between a triangle and the side it faces."""


@dataclass(slots=True)
class Wall:
    """All walls of a quarter that face one side, visible from beyond the line ``nearest``, measured towards it."""

    node: NodePath
    side: tuple[int, int]
    nearest: float = 0.0


class Towers:
    """Towers below ``root``. ``coarse`` builds towers for motion; without it there is one set for everything."""

    def __init__(self, root: NodePath, fine: TowerMesh, coarse: TowerMesh | None) -> None:
        self.root = root
        self._fine, self._coarse = fine, coarse
        self._built: list[tuple[bool, Column | None]] = [(True, None)] * 64
        self._towers = [_node(root, "tower") for _ in range(64)]
        self._rest: list[NodePath] = []
        self._seams: list[NodePath] = []
        self._walls: list[list[Wall]] = []
        if coarse is not None:
            for tower in self._towers:
                tower.hide(COARSE_MASK | SUN_MASK | BAKED_MASK | ABOVE_MASK | WALLS_MASK)
            self._rest = [_coarse_node(root) for _ in range(QUARTERS)]
            self._seams = [_coarse_node(root) for _ in range(QUARTERS)]
            for path in self._seams:
                path.hide(WALLS_MASK)
            self._walls = [[Wall(_coarse_node(root), side) for side in SIDES] for _ in range(QUARTERS)]
            for walls in self._walls:
                for side, wall in enumerate(walls):
                    wall.node.hide(WALLS_MASK & ~WALL_MASKS[side])

    def build(self, heights: bytes, glass: dict[Square, int], eye: Point) -> None:
        """Build towers of these heights, of glass from these floors on, as seen from ``eye``."""
        columns = {column.seed: column for column in tower_columns(heights, glass)}
        changed = set()
        for square in range(64):
            wanted = (self._fine.terraced, columns.get(square))
            if self._built[square] != wanted:
                self._built[square] = wanted
                changed.add(_quarter(square))
                fill(self._towers[square], self._fine.columns([columns[square]] if square in columns else []))
        if self._coarse is not None:
            for number in changed:
                near = [column for square, column in columns.items() if _quarter(square) == number]
                self._fill_coarse(number, self._coarse.columns(near))
        self.face(eye)

    def face(self, eye: Point) -> None:
        """Hide the walls that face away from ``eye``."""
        for walls in self._walls:
            for wall in walls:
                east, north = wall.side
                if eye[0] * east + eye[1] * north > wall.nearest:
                    wall.node.show(COARSE_MASK)
                else:
                    wall.node.hide(COARSE_MASK)

    def _fill_coarse(self, number: int, mesh: Mesh) -> None:
        left = _over_one_square(mesh)
        fill(self._seams[number], mesh.subset(~left))
        mesh = mesh.subset(left)
        facing, centres, left = mesh.facing, mesh.centres, np.ones(len(mesh.triangles), np.bool_)
        for wall in self._walls[number]:
            east, north = wall.side
            chosen = facing[:, 0] * east + facing[:, 1] * north > FLAT
            left &= ~chosen
            lines = centres[chosen, 0] * east + centres[chosen, 1] * north
            wall.nearest = float(lines.min(initial=1e9))
            fill(wall.node, mesh.subset(chosen))
        fill(self._rest[number], mesh.subset(left))


def _node(root: NodePath, name: str) -> NodePath[GeomNode]:
    return root.attach_new_node(GeomNode(name))


def _coarse_node(root: NodePath) -> NodePath:
    path = _node(root, "coarse")
    path.hide(EYE_MASK)
    path.hide(BAKED_MASK)
    return path


def _over_one_square(mesh: Mesh) -> NDArray[np.bool_]:
    squares = np.floor(mesh.vertices["place"][:, :2])[mesh.triangles]
    alike: NDArray[np.bool_] = (squares == squares[:, :1]).all(axis=(1, 2))
    return alike


def _quarter(square: Square) -> int:
    """The piece of geometry of a square's tower, 0 to 15."""
    return square % 8 // 2 + square // 16 * 4


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
