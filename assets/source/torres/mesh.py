"""Meshes as lists of parts; finishing gives each corner its normal, texture place and packed vertex colour.

Units: 1 = one board square, z up, origin at the centre of the model's base. A vertex colour is packed as
(ambient occlusion, roughness, metallic, own colour): alpha 0 marks a surface that takes the player's colour, 251 of 255
felt in a dull tone of it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

import numpy as np
from atlas import Region

Points = Sequence[Sequence[float]] | np.ndarray


@dataclass(frozen=True)
class Surface:
    """What a face is made of: its place in the pieces' texture, roughness and metallic 0..1."""

    region: Region
    roughness: float
    metallic: float = 0.0
    team: bool = False
    felt: bool = False
    """Whether it is felt in a dull tone of the player's colour."""


@dataclass
class Part:
    """Triangles that share a surface; `uv` holds one texture place a corner, in pixels of the texture."""

    points: np.ndarray
    triangles: np.ndarray
    uv: np.ndarray
    surface: Surface
    crease: float = 40.0
    shade: np.ndarray = field(default_factory=lambda: np.ones(0))


def fan(polygons: Iterable[Sequence[int]]) -> np.ndarray:
    """Triangles of convex polygons given counter-clockwise as seen from outside."""
    return np.array([(p[0], p[i], p[i + 1]) for p in polygons for i in range(1, len(p) - 1)], dtype=np.int64)


def rotation(degrees: float, axis: str = "z") -> np.ndarray:
    """A 3x3 matrix that turns column vectors by `degrees` about `axis`."""
    turn = np.radians(degrees)
    c, s = float(np.cos(turn)), float(np.sin(turn))
    if axis == "z":
        return np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])
    if axis == "x":
        return np.array([[1, 0, 0], [0, c, -s], [0, s, c]])
    return np.array([[c, 0, s], [0, 1, 0], [-s, 0, c]])


class Mesh:
    """A model in the making."""

    def __init__(self) -> None:
        self.parts: list[Part] = []

    def add(
        self,
        points: Points,
        polygons: Iterable[Sequence[int]],
        surface: Surface,
        *,
        matrix: np.ndarray | None = None,
        move: Sequence[float] = (0.0, 0.0, 0.0),
        crease: float = 40.0,
        uv: np.ndarray | None = None,
        seed: int = 0,
        shade: float | np.ndarray = 1.0,
    ) -> Part:
        """Add faces. Without `uv` (one place a point) the surface's region is laid over them by projection."""
        local = np.asarray(points, dtype=float)
        triangles = fan(polygons)
        corner_uv = surface.region.project(local, triangles, seed) if uv is None else np.asarray(uv)[triangles]
        placed = local if matrix is None else local @ matrix.T
        part = Part(placed + np.asarray(move, dtype=float), triangles, corner_uv, surface, crease)
        part.shade = np.broadcast_to(np.asarray(shade, dtype=float), (len(local),)).copy()
        self.parts.append(part)
        return part

    def extend(self, other: "Mesh", matrix: np.ndarray | None = None, move: Sequence[float] = (0.0, 0.0, 0.0)) -> None:
        """Add a turned and moved copy of `other`."""
        for part in other.parts:
            points = part.points if matrix is None else part.points @ matrix.T
            copy = Part(points + np.asarray(move), part.triangles, part.uv, part.surface, part.crease, part.shade)
            self.parts.append(copy)

    def triangle_count(self) -> int:
        return sum(len(part.triangles) for part in self.parts)


@dataclass
class Finished:
    """Arrays ready to be written: positions, normals (n,3), uv (n,2) with v down,
    colours (n,4) 0..1, triangles (m,3)."""

    positions: np.ndarray
    normals: np.ndarray
    uv: np.ndarray
    colours: np.ndarray
    triangles: np.ndarray


def corner_normals(part: Part) -> np.ndarray:
    """(m,3,3) a normal for each corner: area-weighted over the faces that meet there at less than the crease angle."""
    corners = part.points[part.triangles]
    cross = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    length = np.linalg.norm(cross, axis=1, keepdims=True)
    unit = cross / np.maximum(length, 1e-12)
    keys = [tuple(k) for k in np.round(part.points, 5).tolist()]
    meeting: dict[tuple[float, ...], list[int]] = {}
    for face, triangle in enumerate(part.triangles.tolist()):
        for vertex in triangle:
            meeting.setdefault(keys[vertex], []).append(face)
    limit = np.cos(np.radians(part.crease))
    out = np.empty_like(corners)
    for face, triangle in enumerate(part.triangles.tolist()):
        for corner, vertex in enumerate(triangle):
            near = meeting[keys[vertex]]
            close = unit[near] @ unit[face] > limit
            total = cross[near][close].sum(axis=0)
            out[face, corner] = total / max(float(np.linalg.norm(total)), 1e-12)
    return out


class OcclusionOf(Protocol):
    """The shape of an occlusion function, see occlusion.py."""

    def __call__(self, positions: np.ndarray, normals: np.ndarray, triangles: np.ndarray) -> np.ndarray:
        """How open each corner is to the sky, 0..1."""


def finish(mesh: Mesh, occlusion: OcclusionOf | None, size: int) -> Finished:
    """Join equal corners to vertices; `occlusion(points, normals, triangles)` gives 0..1 for each vertex."""
    position_list, normal_list, uv_list, rest_list, shade_list = [], [], [], [], []
    for whole in mesh.parts:
        corners = whole.points[whole.triangles]
        area = np.linalg.norm(np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]), axis=1)
        part = replace(whole, triangles=whole.triangles[area > 1e-8], uv=whole.uv[area > 1e-8])
        if not len(part.triangles):
            continue
        normals = corner_normals(part)
        count = len(part.triangles) * 3
        position_list.append(part.points[part.triangles].reshape(count, 3))
        normal_list.append(normals.reshape(count, 3))
        uv_list.append(part.uv.reshape(count, 2) / size)
        surface = part.surface
        own = 0.0 if surface.team else 251 / 255 if surface.felt else 1.0
        rest_list.append(np.tile([surface.roughness, surface.metallic, own], (count, 1)))
        shade_list.append(part.shade[part.triangles].reshape(count, 1))
    corners = np.hstack(
        [
            np.round(np.vstack(position_list), 5),
            np.round(np.vstack(normal_list), 3),
            np.round(np.vstack(uv_list), 5),
            np.vstack(rest_list),
            np.round(np.vstack(shade_list), 3),
        ]
    )
    corners += 0.0  # -0.0 becomes 0.0: equal corners must be equal bytes
    unique, inverse = np.unique(corners, axis=0, return_inverse=True)
    triangles = inverse.reshape(-1, 3)
    flat = (
        (triangles[:, 0] == triangles[:, 1])
        | (triangles[:, 1] == triangles[:, 2])
        | (triangles[:, 0] == triangles[:, 2])
    )
    triangles = triangles[~flat]
    positions, normals = unique[:, :3], unique[:, 3:6]
    normals = normals / np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-9)
    ao = np.ones(len(unique)) if occlusion is None else occlusion(positions, normals, triangles)
    colours = np.column_stack([np.clip(ao * unique[:, 11], 0, 1), unique[:, 8:11]])
    return Finished(positions, normals, unique[:, 6:8], colours, triangles)
