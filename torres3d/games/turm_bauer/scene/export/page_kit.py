"""The part kit of pages of Turm Bauer, made from the meshes of the table: blocks by shape and emblem, turned pieces,
surroundings."""

from collections.abc import Iterator

import numpy as np

from torres3d.games.turm_bauer.rules.cell_and_column_names import CORNERSTONE, Cells
from torres3d.games.turm_bauer.scene.block_mesh import Timber, block_mesh
from torres3d.games.turm_bauer.scene.die import die_mesh
from torres3d.games.turm_bauer.scene.export.part_rotations import shapes
from torres3d.games.turm_bauer.scene.figure_mesh import INLAYS, figure_body, figure_mesh, ring_mesh
from torres3d.games.turm_bauer.scene.scene_graph import CORNER_TIMBER
from torres3d.games.turm_bauer.scene.surroundings import box_mesh, mat, room_ball, table_edge, table_top
from torres3d.scene.export.page.part_kit import KitPart, packed_part
from torres3d.scene.shapes.mesh import PLINTH, Mesh, join_meshes

WOODS = "woods"
"""The picture on everything of wood: `WOOD_SHARE` of it, from below, are the natural woods, the rest is stain."""
WOOD_SHARE = 0.5
GAP = (0.01, 0.01, 0.01)
"""Between a block and its cells on each side. A part of a page lies on any side, so the gap is the same all around:
less than that beside a block on the table, so that none shows between two levels."""
SURROUNDINGS = ("mat", "table", "room", "box", "cornerstone")
BODY = "figure"
"""The part of a figure without its base, which is of its owner's emblem."""


def block_part(shape: str, emblem: int) -> str:
    """The name of a block's part, by the name of its shape and its owner's emblem."""
    return f"{shape} {emblem}"


def figure_part(emblem: int) -> str:
    return f"figure {emblem}"


def kit_parts() -> Iterator[KitPart]:
    """All parts. The emblem is a part of its own on each shape, since four of them share a block's mesh."""
    for name, cells in shapes():
        plain = _block(cells, 0)
        yield packed_part(name, plain, WOODS)
        for emblem in INLAYS:
            inlays = _inlays(cells, emblem)
            if len(inlays.triangles):
                yield packed_part(block_part(name, emblem), inlays, WOODS, on=name)
            else:
                yield packed_part(block_part(name, emblem), plain, WOODS)
    body = figure_body()
    yield packed_part(BODY, _welded(_stained(body)), WOODS)
    for emblem in INLAYS:
        foot = _only_in(figure_mesh(emblem), body)
        yield packed_part(figure_part(emblem), _welded(_stained(foot)), WOODS, on=BODY)
    yield packed_part("ring", _welded(_stained(ring_mesh())), WOODS)
    yield packed_part("die", _welded(_natural(die_mesh())), WOODS)
    corner = block_mesh(CORNERSTONE, CORNER_TIMBER, "corner").natural
    yield packed_part("cornerstone", _welded(_natural(corner)), WOODS)
    yield packed_part("box", _welded(_natural(box_mesh())), WOODS)
    yield packed_part("mat", _welded(mat()), "felt")
    yield packed_part("table", _welded(join_meshes([table_top(), table_edge()])), "planks", haze=1.0)
    yield packed_part("room", _welded(room_ball()), "room", "painted")


def _block(cells: Cells, emblem: int) -> Mesh:
    made = block_mesh(cells, Timber(emblem), gap=GAP)
    return _welded(join_meshes([_stained(made.stained), _natural(made.natural)]))


def _inlays(cells: Cells, emblem: int) -> Mesh:
    """The inlays of an emblem in stained wood, where it is laid into it: the page chooses their wood by the owner's
    colour, as for plinths."""
    bare, inlaid = (block_mesh(cells, Timber(each), gap=GAP).natural for each in (0, emblem))
    found = _natural(_only_in(inlaid, bare))
    found.vertices["paint"][:, 3] = PLINTH
    return _welded(found)


def _only_in(mesh: Mesh, other: Mesh) -> Mesh:
    """The triangles of a mesh that the other one has not."""
    known = {corners.tobytes() for corners in other.vertices[other.triangles]}
    return mesh.subset(np.array([corners.tobytes() not in known for corners in mesh.vertices[mesh.triangles]], bool))


def _natural(mesh: Mesh) -> Mesh:
    return _in_picture(mesh, 0.0, WOOD_SHARE)


def _stained(mesh: Mesh) -> Mesh:
    return _in_picture(mesh, WOOD_SHARE, 1.0 - WOOD_SHARE)


def _in_picture(mesh: Mesh, start: float, share: float) -> Mesh:
    """The mesh with its picture in a part of `WOODS`."""
    vertices = mesh.vertices.copy()
    vertices["uv"][:, 1] = start + vertices["uv"][:, 1] * np.float32(share)
    return Mesh(vertices, mesh.triangles)


def _welded(mesh: Mesh) -> Mesh:
    """The mesh without vertices that come twice."""
    if not len(mesh.vertices):
        return mesh
    rows = mesh.vertices.copy()
    for name in ("place", "normal", "uv"):
        rows[name] = np.round(rows[name], 4) + np.float32(0)
    content = rows.view(np.uint8).reshape(len(rows), -1)
    _, first, numbers = np.unique(content, axis=0, return_index=True, return_inverse=True)
    return Mesh(mesh.vertices[first], numbers.reshape(-1)[mesh.triangles].astype(np.uint32))
