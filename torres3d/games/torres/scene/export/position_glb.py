"""A position as a glTF model: the board, its towers, knights in their players' colours, king and markers."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from panda3d.core import Texture

from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.assets import Assets, Model, Part
from torres3d.games.torres.scene.layout import Layout, StandingPiece, layout_of
from torres3d.games.torres.scene.measures import BLOCK_HEIGHT
from torres3d.games.torres.scene.tower_mesh import TowerMesh, tower_columns
from torres3d.scene.colours_and_emblems import SeatLook, looks_for
from torres3d.scene.export.gltf_writer import Coating, Glb
from torres3d.scene.shapes.colour_space import Colour
from torres3d.scene.shapes.mesh import ROOF, Mesh, join_meshes

LAID = {6: 2, 7: 3, 8: 1}
"""The lower level whose stone is inlaid in the marble of a high one."""
INLAY = 0.35
"""The share of a roof with inlaid stone."""
GOLD: Colour = (1.0, 0.86, 0.46)
"""The colour of the rings that count a marker's laps."""


def position_glb(
    state: State, assets: Assets, looks: Sequence[SeatLook], names: Sequence[str], roofs: Sequence[Colour] = ()
) -> bytes:
    """The file of a state. ``names`` are those of the players' pieces. With the colours of ``roofs`` (level 1, 2 and so
    on) castles are one body with roofs paved by level, as on the table; without, towers are of one stone."""
    layout = layout_of(state, looks, assets.track, assets.rim)
    glb = Glb()
    board = [glb.node(name, mesh) for name, mesh in _meshes(glb, assets.models["board"], None)]
    groups = [glb.node("board", children=board)]
    if any(layout.heights):
        groups.append(glb.node("towers", children=_towers(glb, assets, layout, roofs)))
    for seat, look in enumerate(looks_for(state.players, looks)):
        for role in ("knight", "marker"):
            pieces = [piece for piece in layout.pieces if (piece.role, piece.seat) == (role, seat)]
            groups += _joined(glb, f"{role}s {names[seat]}", pieces, assets, look.colour)
    king = [piece for piece in layout.pieces if piece.role == "king"]
    groups += _joined(glb, "king", king, assets, None)
    laps = [_lap_ring(assets, piece, lap) for piece in layout.pieces for lap in range(piece.laps)]
    if laps:
        cover = cover_of(assets.models["marker_1"].parts[0], GOLD)
        groups.append(glb.node("laps", glb.mesh("laps", join_meshes(laps), cover)))
    return glb.content(glb.node("Torres", children=groups))


def _towers(glb: Glb, assets: Assets, layout: Layout, roofs: Sequence[Colour]) -> list[int]:
    """All walls as one mesh, and the roofs of each level as one: a viewer draws few large meshes fastest."""
    masonry = TowerMesh(assets.coarse_stones, terraced=bool(roofs))
    cover = cover_of(assets.block(0).parts[0])
    mesh = masonry.columns(tower_columns(layout.heights))
    levels = _levels(mesh) if roofs else np.zeros(len(mesh.triangles), np.int64)
    found = [glb.node("walls", glb.mesh("walls", mesh.subset(levels == 0), smooth(cover)))]
    for level in np.unique(levels[levels > 0]).tolist():
        called = f"roofs of level {level}"
        roof = glb.mesh(called, mesh.subset(levels == level), _paving(level, roofs, cover))
        found.append(glb.node(called, roof))
    return found


def _levels(mesh: Mesh) -> NDArray[np.int64]:
    """For each triangle the level of its roof, 0 for walls."""
    corners = mesh.vertices[mesh.triangles[:, 0]]
    tops = np.rint(corners["place"][:, 2] / BLOCK_HEIGHT).astype(np.int64)
    return np.where(corners["paint"][:, 3] == ROOF, np.maximum(tops, 1), 0)


def _paving(level: int, roofs: Sequence[Colour], cover: Coating) -> Coating:
    """The surface of a roof of this level. For the marble of high levels it is the mean with the inlaid stone."""
    r, g, b = roofs[min(level, len(roofs)) - 1]
    if level > len(roofs):
        laid = roofs[LAID[min(level, max(LAID))] - 1]
        r, g, b = (INLAY * part + (1 - INLAY) * own for part, own in zip(laid, (r, g, b), strict=True))
    return Coating(None, cover.relief, tint=(r, g, b))


def _meshes(glb: Glb, model: Model, owner: Colour | None) -> list[tuple[str, int]]:
    """The names and numbers of a model's meshes, one for each of its parts."""
    return [
        (called, glb.mesh(called, part.mesh, cover_of(part, owner)))
        for number, part in enumerate(model.parts)
        for called in [model.name if not number else f"{model.name} {number + 1}"]
    ]


def _joined(glb: Glb, name: str, pieces: Sequence[StandingPiece], assets: Assets, owner: Colour | None) -> list[int]:
    """The node of pieces of one model as one mesh; none without pieces."""
    if not pieces:
        return []
    (part,) = assets.models[pieces[0].model].parts
    placed = [part.mesh.placed(*piece.place, piece.heading, piece.scale) for piece in pieces]
    return [glb.node(name, glb.mesh(name, join_meshes(placed), smooth(cover_of(part, owner))))]


def _lap_ring(assets: Assets, piece: StandingPiece, lap: int) -> Mesh:
    """A flat disc under a marker."""
    vertices = assets.models["marker_1"].mesh.vertices.copy()
    vertices["place"] *= np.array((1.25, 1.25, 0.12), np.float32)
    disc = Mesh(vertices, assets.models["marker_1"].mesh.triangles)
    x, y, z = piece.place
    return disc.placed(x, y, z + 0.012 + 0.05 * lap, piece.heading)


def cover_of(part: Part, owner: Colour | None = None) -> Coating:
    """The surface of a part of a model."""
    return Coating(_file(part.texture), _file(part.relief), owner)


def smooth(cover: Coating) -> Coating:
    """The surface without its relief. On walls and figures one does not see it (on roofs one does), and its tangents
    would make up a quarter of the file."""
    return replace(cover, relief=None)


def _file(texture: Texture | None) -> Path | None:
    return None if texture is None else Path(texture.get_fullpath().to_os_specific()).resolve()
