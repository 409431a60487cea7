"""The mesh of a wooden block, made from its cells: bevelled outer edges, and a fine line between its parts.

Faces are flat and bevels turn from one face to the next, so one strip looks like a round edge. Stained wood (coloured
parts, T-1.2) and natural wood are two meshes, because they have two textures; the owner's emblem is inlaid in stained
faces.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise, product

import numpy as np

from torres3d.games.turm_bauer.rules.cell_and_column_names import Cell, Cells, coloured
from torres3d.games.turm_bauer.scene.figure_mesh import INLAYS
from torres3d.games.turm_bauer.scene.measures import CUBE, next_cell
from torres3d.games.turm_bauer.scene.wood_texture_coordinates import across_grain, along_grain, chance
from torres3d.scene.shapes.mesh import EMPTY, VERTEX, Mesh

Vector = tuple[float, float, float]
GAP: Vector = ((1 - CUBE) / 2, (1 - CUBE) / 2, 0.0)
"""Usual gap between a block and its cells on each side, along x, y and z."""
BEVEL = 0.055
JOINT = 0.022
"""Half the width of the line between two parts."""
MIN_OCCLUSION = 70
"""Occlusion in that line; 255 is none."""
TILT = 0.55
"""Turn of the normals at that line."""
ROUGH = 150
INLAY, OVER = 0.18, 0.004
"""Half the size of an emblem, and how far it stands out: too little to be visible."""
STAINED, OWN = 0, 255
FORMS = 256
"""Number of meshes in the cache."""


@dataclass(frozen=True, slots=True)
class Timber:
    """The wood of a block: whether its coloured parts are ``dark`` instead of stained (the cornerstone), and which
    ``emblem`` is inlaid, of ``pale`` or of dark wood; 0 for none."""

    emblem: int = 0
    pale: bool = True
    dark: bool = False


@dataclass(frozen=True, slots=True)
class BlockMesh:
    """A block about the middle of its cells: a mesh of ``stained`` and one of ``natural`` wood."""

    stained: Mesh
    natural: Mesh


@dataclass(frozen=True, slots=True)
class _Point:
    place: Vector
    normal: Vector
    uv: tuple[float, float]
    open: int = 255


class _Sheet:
    def __init__(self) -> None:
        self._rows: list[tuple[Vector, Vector, tuple[int, int, int, int], tuple[float, float]]] = []
        self._triangles: list[tuple[int, int, int]] = []

    def add(self, corners: Sequence[_Point], owner: int) -> None:
        first = len(self._rows)
        ordered = corners if _turned_to_normals(corners) else tuple(reversed(corners))
        self._rows += [(p.place, p.normal, (p.open, ROUGH, 0, owner), p.uv) for p in ordered]
        self._triangles += [(first, first + n, first + n + 1) for n in range(1, len(ordered) - 1)]

    def mesh(self, heart: Vector) -> Mesh:
        """Everything, about ``heart``."""
        if not self._rows:
            return EMPTY
        vertices = np.array(self._rows, VERTEX)
        vertices["place"] -= np.array(heart, np.float32)
        vertices["normal"] /= np.linalg.norm(vertices["normal"], axis=1, keepdims=True)
        return Mesh(vertices, np.array(self._triangles, np.uint32))


def _turned_to_normals(corners: Sequence[_Point]) -> bool:
    """Whether corners run counter-clockwise, seen from the side of their normals."""
    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = (corner.place for corner in corners[:3])
    ux, uy, uz, vx, vy, vz = bx - ax, by - ay, bz - az, cx - ax, cy - ay, cz - az
    x, y, z = (float(sum(values)) for values in zip(*(corner.normal for corner in corners), strict=True))
    return (uy * vz - uz * vy) * x + (uz * vx - ux * vz) * y + (ux * vy - uy * vx) * z > 0


def _along(axis: int, value: float) -> Vector:
    return value * (axis == 0), value * (axis == 1), value * (axis == 2)


def grain_of(cells: Cells) -> int:
    """The axis of a block's grain, 0 to 2: its longest one."""
    lengths = [max(values) - min(values) for values in zip(*cells, strict=True)]
    return lengths.index(max(lengths))


class _Builder:
    def __init__(self, cells: Cells, timber: Timber, gap: Vector) -> None:
        self._cells = frozenset(cells)
        self._gap = gap
        self._order = cells
        self._timber = timber
        self._grain = grain_of(cells)
        self._stained, self._natural = _Sheet(), _Sheet()

    def built(self) -> BlockMesh:
        for cell in self._order:
            sides = product(range(3), (-1, 1))
            faces = [(axis, side) for axis, side in sides if next_cell(cell, axis, side) not in self._cells]
            for face in faces:
                self._face(cell, *face)
            for one, other in product(faces, faces):
                if one[0] < other[0]:
                    self._edge(cell, one, other)
            for corner in product(faces, faces, faces):
                if corner[0][0] < corner[1][0] < corner[2][0]:
                    self._sheet(cell).add([self._corner(cell, face, corner) for face in corner], self._owner(cell))
        x, y, z = (sum(values) / len(values) + 0.5 for values in zip(*self._order, strict=True))
        return BlockMesh(self._stained.mesh((x, y, z)), self._natural.mesh((x, y, z)))

    def _sheet(self, cell: Cell) -> _Sheet:
        return self._stained if coloured(cell) and not self._timber.dark else self._natural

    def _owner(self, cell: Cell) -> int:
        return STAINED if coloured(cell) and not self._timber.dark else OWN

    def _end(self, cell: Cell, face: tuple[int, int], axis: int, side: int) -> tuple[float, bool]:
        """The end of a face along an axis from the middle of its cell, and whether the block goes on there."""
        beside = next_cell(cell, axis, side)
        if beside not in self._cells:
            return 0.5 - self._gap[axis] - BEVEL, False
        if next_cell(beside, *face) in self._cells:
            return 0.5 + self._gap[axis], False
        return 0.5, True

    def _stops(self, cell: Cell, face: tuple[int, int], axis: int) -> list[tuple[float, int]]:
        """The cuts of a face along an axis: places, and the side of a joint (0: none)."""
        (low, joined), (high, also) = (self._end(cell, face, axis, side) for side in (-1, 1))
        found = [(-low, -1 if joined else 0)]
        if joined:
            found.append((-low + JOINT, 0))
        if also:
            found.append((high - JOINT, 0))
        return [*found, (high, 1 if also else 0)]

    def _point(
        self,
        cell: Cell,
        face: tuple[int, int],
        offset: dict[int, float],
        normal: Vector,
        opened: int = 255,
        dark: bool | None = None,
    ) -> _Point:
        middle = tuple(value + 0.5 for value in cell)
        place = tuple(middle[axis] + offset[axis] for axis in range(3))
        row = (cell, face)
        wood = (self._timber.dark and coloured(cell)) if dark is None else dark
        if face[0] == self._grain:
            right, up = (offset[axis] for axis in range(3) if axis != face[0])
            uv = across_grain(right, up, row, wood)
        else:
            (across,) = (axis for axis in range(3) if axis not in (face[0], self._grain))
            start = min(each[self._grain] for each in self._order)
            line = (tuple(cell[axis] for axis in range(3) if axis != self._grain), face)
            uv = along_grain(place[self._grain] - start, offset[across], line, wood)
        return _Point((place[0], place[1], place[2]), normal, uv, opened)

    def _face(self, cell: Cell, axis: int, side: int) -> None:
        face, one, other = (axis, side), (axis + 1) % 3, (axis + 2) % 3
        out = side * (0.5 - self._gap[axis])
        firsts, seconds = self._stops(cell, face, one), self._stops(cell, face, other)

        def at(first: tuple[float, int], second: tuple[float, int]) -> _Point:
            tilt = {axis: float(side), one: TILT * first[1], other: TILT * second[1]}
            opened = MIN_OCCLUSION if first[1] or second[1] else 255
            offset = {axis: out, one: first[0], other: second[0]}
            return self._point(cell, face, offset, (tilt[0], tilt[1], tilt[2]), opened)

        for a, b in pairwise(firsts):
            for c, d in pairwise(seconds):
                self._sheet(cell).add((at(a, c), at(b, c), at(b, d), at(a, d)), self._owner(cell))
        if self._timber.emblem and self._owner(cell) == STAINED:
            self._inlay(cell, face, out + side * OVER)

    def _inlay(self, cell: Cell, face: tuple[int, int], out: float) -> None:
        axis = face[0]
        right, up = ((1, 2), (0, 2), (0, 1))[axis]
        for shape in INLAYS[self._timber.emblem]:
            corners = [
                self._point(
                    cell,
                    face,
                    {axis: out, right: INLAY * x, up: INLAY * y},
                    _along(axis, face[1]),
                    dark=not self._timber.pale,
                )
                for x, y in shape
            ]
            self._natural.add(corners, OWN)

    def _edge(self, cell: Cell, one: tuple[int, int], other: tuple[int, int]) -> None:
        (rest,) = {0, 1, 2} - {one[0], other[0]}
        rows = []
        for face, beside in ((one, other), (other, one)):
            offset = {
                face[0]: face[1] * (0.5 - self._gap[face[0]]),
                beside[0]: beside[1] * (0.5 - self._gap[beside[0]] - BEVEL),
            }
            stops = self._stops(cell, face, rest)
            ends = [stops[0], stops[-1]]
            rows.append(
                [
                    self._point(cell, one, {**offset, rest: place}, _along(*face), MIN_OCCLUSION if joint else 255)
                    for place, joint in ends
                ]
            )
        (a, b), (c, d) = rows
        self._sheet(cell).add((a, b, d, c), self._owner(cell))

    def _corner(self, cell: Cell, face: tuple[int, int], corner: Sequence[tuple[int, int]]) -> _Point:
        offset = {axis: side * (0.5 - self._gap[axis] - (0.0 if axis == face[0] else BEVEL)) for axis, side in corner}
        return self._point(cell, corner[0], offset, _along(*face))


@lru_cache(maxsize=FORMS)
def _form(cells: Cells, timber: Timber, gap: Vector) -> BlockMesh:
    return _Builder(cells, timber, gap).built()


def block_mesh(cells: Cells, timber: Timber, seed: object = "", gap: Vector = GAP) -> BlockMesh:
    """The mesh of a block in these cells, with the pattern of the lattice there (T-1.2). ``seed`` chooses the place in
    the wood: blocks with other seeds have another grain. ``gap`` is between the block and its cells."""
    x, y, z = (min(values) for values in zip(*cells, strict=True))
    odd = (x + y + z) % 2
    made = _form(tuple((a - x + odd, b - y, c - z) for a, b, c in cells), timber, gap)
    return BlockMesh(_cut(made.stained, chance(seed)), _cut(made.natural, chance(seed)))


def _cut(mesh: Mesh, along: float) -> Mesh:
    vertices = mesh.vertices.copy()
    vertices["uv"][:, 0] += np.float32(along)
    return Mesh(vertices, mesh.triangles)
