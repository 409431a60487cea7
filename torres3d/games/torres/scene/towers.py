"""The board's towers as geometry, rebuilt only where something changed. Each tower is a piece of its own, so a camera
that sees a few has little to draw.

Coarse towers, for motion, are pieces of four squares, divided by the direction of walls: the camera sees at most two of
the four sides of anything, and skips those that face away from it.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from panda3d.core import GeomNode, NodePath

from torres3d.games.torres.rules.squares import Square
from torres3d.games.torres.scene.baking.table_baking import WALL_MASKS, WALLS_MASK
from torres3d.games.torres.scene.tower_mesh import Column, TowerMesh, tower_columns
from torres3d.scene.baking.baked_light import ABOVE_MASK
from torres3d.scene.render.light_shader_inputs import SUN_MASK
from torres3d.scene.render.table_layer import BAKED_MASK, COARSE_MASK, EYE_MASK
from torres3d.scene.shapes.coordinates import SIDES, Point
from torres3d.scene.shapes.mesh import Mesh, fill

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


def _node(root: NodePath, name: str) -> NodePath:
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
