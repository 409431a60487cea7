"""Triangles as numpy arrays: joined, made of plain boxes, and turned into Panda3D geometry.

One mesh is one draw call, and numpy joins hundreds of blocks in a few milliseconds.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from math import cos, radians, sin
from typing import TYPE_CHECKING, cast

import numpy as np
from numpy.typing import NDArray
from panda3d import core

if TYPE_CHECKING:
    from typing_extensions import Buffer


VERTEX = np.dtype([("place", "<f4", 3), ("normal", "<f4", 3), ("paint", "u1", 4), ("uv", "<f4", 2)])
"""One vertex. ``paint`` is occlusion, roughness, metal, and 0 where the surface has its owner's colour, `ROOF` where it
is paved by level, `PARAPET` where it stands on that, `PLINTH` where it is to part its owner's colour from the rest,
`FELT` where it is the cloth."""
ROOF, PARAPET, PLINTH, FELT = 254, 253, 252, 251

Vertices = NDArray[np.void]
Triangles = NDArray[np.uint32]
Floats = NDArray[np.float32]


def _vertex_format() -> core.GeomVertexFormat:
    array = core.GeomVertexArrayFormat()
    array.add_column(core.InternalName.get_vertex(), 3, core.GeomEnums.NT_float32, core.GeomEnums.C_point)
    array.add_column(core.InternalName.get_normal(), 3, core.GeomEnums.NT_float32, core.GeomEnums.C_normal)
    array.add_column(core.InternalName.get_color(), 4, core.GeomEnums.NT_uint8, core.GeomEnums.C_color)
    array.add_column(core.InternalName.get_texcoord(), 2, core.GeomEnums.NT_float32, core.GeomEnums.C_texcoord)
    layout = core.GeomVertexFormat()
    layout.add_array(array)
    return core.GeomVertexFormat.register_format(layout)


FORMAT = _vertex_format()


@dataclass(frozen=True, slots=True)
class Mesh:
    """Vertices (of `VERTEX`) and triangles (three indices each)."""

    vertices: Vertices
    triangles: Triangles

    def placed(self, x: float, y: float, z: float, heading: float = 0.0, scale: float = 1.0) -> "Mesh":
        """This mesh turned by ``heading`` degrees about the upright axis, scaled, then moved."""
        turn = _turn(heading)
        vertices = self.vertices.copy()
        vertices["place"] = self.vertices["place"] @ turn * np.float32(scale) + np.array((x, y, z), np.float32)
        vertices["normal"] = self.vertices["normal"] @ turn
        return Mesh(vertices, self.triangles)

    def subset(self, chosen: NDArray[np.bool_]) -> "Mesh":
        """This mesh with only the chosen triangles, and without unused vertices."""
        triangles = self.triangles[chosen]
        used = np.zeros(len(self.vertices), np.bool_)
        used[triangles] = True
        numbers = np.cumsum(used, dtype=np.uint32) - np.uint32(1)
        return Mesh(self.vertices[used], numbers[triangles])

    @property
    def centres(self) -> Floats:
        """The middle of each triangle."""
        first, second, third = self._corners()
        middle: Floats = (first + second + third) / np.float32(3)
        return middle

    @property
    def facing(self) -> Floats:
        """The direction each triangle faces, of length 1."""
        first, second, third = self._corners()
        (a, b, c), (d, e, f) = (second - first).T, (third - first).T
        across = np.empty((len(first), 3), np.float32)  # the cross product; that of numpy takes three times as long
        across[:, 0], across[:, 1], across[:, 2] = b * f - c * e, c * d - a * f, a * e - b * d
        length = np.sqrt(np.einsum("ij,ij->i", across, across))
        across /= np.maximum(length, np.float32(1e-12))[:, None]
        return across

    def _corners(self) -> tuple[Floats, Floats, Floats]:
        places = np.ascontiguousarray(self.vertices["place"])
        first, second, third = self.triangles.T
        return places[first], places[second], places[third]


def _turn(heading: float) -> Floats:
    c, s = cos(radians(heading)), sin(radians(heading))
    return np.array(((c, s, 0.0), (-s, c, 0.0), (0.0, 0.0, 1.0)), np.float32)


EMPTY = Mesh(np.zeros(0, VERTEX), np.zeros((0, 3), np.uint32))


def join_meshes(meshes: Sequence[Mesh]) -> Mesh:
    """All meshes in one."""
    if not meshes:
        return EMPTY
    starts = np.cumsum([0] + [len(mesh.vertices) for mesh in meshes[:-1]])
    return Mesh(
        np.concatenate([mesh.vertices for mesh in meshes]),
        np.concatenate([mesh.triangles + np.uint32(start) for mesh, start in zip(meshes, starts, strict=True)]),
    )


def tiles(mesh: Mesh, side: float) -> list[Mesh]:
    """The mesh in upright tiles of this width, so that a camera that sees little has little to draw."""
    places = np.floor(mesh.centres[:, :2] / np.float32(side)).astype(np.int64)
    numbers = np.unique(places, axis=0, return_inverse=True)[1].reshape(-1)
    return [mesh.subset(numbers == number) for number in range(int(numbers.max(initial=-1)) + 1)]


def _fill(array: core.GeomVertexArrayData, content: bytes) -> None:
    memoryview(cast("Buffer", array)).cast("B")[:] = content


def geom_of(mesh: Mesh) -> core.Geom:
    """The triangles as Panda3D geometry."""
    data = core.GeomVertexData("mesh", FORMAT, core.GeomEnums.UH_static)
    data.unclean_set_num_rows(len(mesh.vertices))
    if len(mesh.vertices):
        _fill(data.modify_array(0), mesh.vertices.tobytes())
    primitive = core.GeomTriangles(core.GeomEnums.UH_static)
    primitive.set_index_type(core.GeomEnums.NT_uint32)
    indices = primitive.modify_vertices()
    indices.unclean_set_num_rows(mesh.triangles.size)
    if mesh.triangles.size:
        _fill(indices, np.ascontiguousarray(mesh.triangles, np.uint32).tobytes())
    geom = core.Geom(data)
    geom.add_primitive(primitive)
    return geom


def node_of(mesh: Mesh, name: str) -> core.GeomNode:
    """A node that draws the mesh; an empty mesh draws nothing."""
    node = core.GeomNode(name)
    if len(mesh.triangles):
        node.add_geom(geom_of(mesh))
    return node


def quads(corners: Vertices) -> Mesh:
    """Two triangles for each four corners in turn."""
    first = np.arange(0, len(corners), 4, dtype=np.uint32)[:, None]
    return Mesh(corners, (first + np.array((0, 1, 2, 0, 2, 3), np.uint32)).reshape(-1, 3))


def fill(path: core.NodePath, mesh: Mesh) -> None:
    """Let a node draw this mesh and nothing else."""
    node = path.node()
    assert isinstance(node, core.GeomNode)
    node.remove_all_geoms()
    if len(mesh.triangles):
        node.add_geom(geom_of(mesh))


PAINT = (255, 150, 0, 0)
"""Open to the sky, not glossy, in its owner's colour; see `VERTEX`."""


def box_mesh(width: float, height: float) -> Mesh:
    """A square box about the middle of its foot, in its owner's colour."""
    corners = []
    for axis, side in product(range(3), (0, 1)):
        for u, v in ((0, 0), (1, 0), (1, 1), (0, 1)) if side else ((0, 0), (0, 1), (1, 1), (1, 0)):
            x, y, z = np.roll((side, u, v), axis)
            normal = np.roll((2 * side - 1, 0, 0), axis)
            corners.append((((x - 0.5) * width, (y - 0.5) * width, z * height), tuple(normal), PAINT, (u, v)))
    return quads(np.array(corners, VERTEX))


def glass_box(width: float, height: float) -> Mesh:
    """A square box that stands on the origin, without its bottom."""
    half = width / 2
    faces = []
    for turn in range(4):
        side = _quad(((-half, -half, 0), (half, -half, 0), (half, -half, height), (-half, -half, height)))
        side.vertices["normal"] = (0.0, -1.0, 0.0)
        faces.append(side.placed(0.0, 0.0, 0.0, 90.0 * turn))
    lid = _quad(((-half, -half, height), (half, -half, height), (half, half, height), (-half, half, height)))
    lid.vertices["normal"] = (0.0, 0.0, 1.0)
    return join_meshes([*faces, lid])


def _quad(corners: tuple[tuple[float, float, float], ...]) -> Mesh:
    vertices = np.zeros(4, VERTEX)
    vertices["place"] = corners
    vertices["uv"] = ((0, 0), (1, 0), (1, 1), (0, 1))
    vertices["paint"] = 255
    return quads(vertices)
