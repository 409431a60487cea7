"""A position as a glTF model: the board, its towers, knights in their players' colours, king and markers."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from panda3d.core import Texture

from torres3d.games.torres.rules.squares import NAMES
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.assets import Assets, Model, Part
from torres3d.games.torres.scene.layout import Layout, StandingPiece, layout_of
from torres3d.games.torres.scene.measures import BLOCK_HEIGHT
from torres3d.games.torres.scene.tower_mesh import TowerMesh, tower_columns
from torres3d.scene.colours_and_emblems import SeatLook
from torres3d.scene.export.gltf_writer import Coating, Glb
from torres3d.scene.shapes.colour_space import Colour
from torres3d.scene.shapes.mesh import ROOF, Mesh

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
    pieces = _PieceNodes(glb, assets, looks, names)
    groups = [
        glb.node(
            "board", children=[glb.node(name, mesh) for name, mesh in pieces.meshes(assets.models["board"], None)]
        ),
        glb.node("towers", children=_towers(glb, assets, layout, roofs)) if any(layout.heights) else None,
        *(_group(glb, role, pieces, layout) for role in ("knight", "king", "marker")),
    ]
    return glb.content(glb.node("Torres", children=[group for group in groups if group is not None]))


def _towers(glb: Glb, assets: Assets, layout: Layout, roofs: Sequence[Colour]) -> list[int]:
    masonry = TowerMesh(assets.stones, terraced=bool(roofs))
    cover = cover_of(assets.block(0).parts[0])
    found = []
    for column in tower_columns(layout.heights):
        name = f"tower {NAMES[column.seed]}, {column.height} high"
        mesh = masonry.column(column)
        levels = _levels(mesh) if roofs else np.zeros(len(mesh.triangles), np.int64)
        paved = []
        for level in np.unique(levels[levels > 0]).tolist():
            called = f"roof {NAMES[column.seed]} {level}"
            roof = glb.mesh(called, mesh.subset(levels == level), _paving(level, roofs, cover))
            paved.append(glb.node(called, roof))
        found.append(glb.node(name, glb.mesh(name, mesh.subset(levels == 0), cover), children=paved))
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


def _group(glb: Glb, role: str, pieces: "_PieceNodes", layout: Layout) -> int | None:
    nodes = [pieces.stand(piece) for piece in layout.pieces if piece.role == role]
    return glb.node(f"{role}s" if role != "king" else role, children=nodes) if nodes else None


class _PieceNodes:
    """Nodes for pieces; equal pieces share their meshes."""

    def __init__(self, glb: Glb, assets: Assets, looks: Sequence[SeatLook], names: Sequence[str]) -> None:
        self._glb = glb
        self._assets = assets
        self._looks = looks
        self._names = names
        self._known: dict[tuple[str, Colour | None], list[tuple[str, int]]] = {}

    def meshes(self, model: Model, owner: Colour | None) -> list[tuple[str, int]]:
        """The names and numbers of a model's meshes, one for each of its parts."""
        key = (model.name, owner)
        if key not in self._known:
            found = []
            for number, part in enumerate(model.parts):
                name = model.name if not number else f"{model.name} {number + 1}"
                found.append((name, self._glb.mesh(name, part.mesh, cover_of(part, owner))))
            self._known[key] = found
        return self._known[key]

    def stand(self, piece: StandingPiece) -> int:
        owner = None if piece.seat is None else self._looks[piece.seat].colour
        whose = "" if piece.seat is None else f" {self._names[piece.seat]}"
        where = "" if piece.square is None else f" {NAMES[piece.square]}"
        inner = [self._glb.node(name, mesh) for name, mesh in self.meshes(self._assets.models[piece.model], owner)]
        for lap in range(piece.laps):
            for name, mesh in self.meshes(self._assets.models["marker_1"], GOLD):
                place = (0.0, 0.0, 0.012 + 0.05 * lap)
                inner.append(self._glb.node(f"{name} lap", mesh, place, scale=(1.25, 1.25, 0.12)))
        scale = (piece.scale, piece.scale, piece.scale)
        return self._glb.node(f"{piece.role}{whose}{where}", None, piece.place, piece.heading, scale, inner)


def cover_of(part: Part, owner: Colour | None = None) -> Coating:
    """The surface of a part of a model."""
    return Coating(_file(part.texture), _file(part.relief), owner)


def _file(texture: Texture | None) -> Path | None:
    return None if texture is None else Path(texture.get_fullpath().to_os_specific()).resolve()
