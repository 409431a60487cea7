"""A person's own pieces of Torres: each brought to the size and place of the one that it replaces.

Knights stand on the bases of ours, whose shape and colour tell the player; blocks fill the place of ours exactly.
"""

from collections.abc import Mapping
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from torres3d.games.torres.scene.assets import EMBLEMS, Assets, Model, Part
from torres3d.games.torres.scene.measures import BLOCK_HEIGHT, BLOCK_SIDE, KING_HEIGHT, KING_RADIUS, KNIGHT_HEIGHT
from torres3d.scene.own_pieces.own_models import OwnModel, OwnModels, own_models
from torres3d.scene.own_pieces.piece_faults import PieceFault
from torres3d.scene.shapes.mesh import Mesh

GAME = "torres"
KNIGHT, KING, BLOCK = "knight", "king", "block"
KNIGHTS = tuple(f"{KNIGHT}_{number}" for number in EMBLEMS)
MOST_TRIANGLES = dict.fromkeys((KNIGHT, *KNIGHTS, KING), 3000) | {BLOCK: 1500}
"""Triangles of each piece: twice as many as most figures of ours, and as many as our blocks."""
BASE_TOP = 0.054
"""Height of a knight's base."""
ON_BASE = 0.2
"""Radius of what stands on it: the base stays visible around it."""
FLAT_SHARE = 0.5
"""Share of a block's top that has to be flat."""


def own_pieces() -> OwnModels:
    """The person's own pieces, and the faults of files that are left out. They are read once."""
    found = own_models(GAME, MOST_TRIANGLES)
    if BLOCK not in found.models or _has_flat_top(_stretched(found.models[BLOCK].mesh)):
        return found
    models = {name: model for name, model in found.models.items() if name != BLOCK}
    return OwnModels(models, (*found.faults, PieceFault("piece_top", found.models[BLOCK].file)))


def with_own_pieces(assets: Assets, own: Mapping[str, OwnModel]) -> Assets:
    """The assets with these pieces in place of ours."""
    if not own:
        return assets
    models = dict(assets.models)
    for name in KNIGHTS:
        if found := own.get(name, own.get(KNIGHT)):
            models[name] = _knight(models[name], found)
    if king := own.get(KING):
        models[KING] = Model(KING, (_part(king, _fitted(king.mesh, KING_RADIUS, KING_HEIGHT)),))
    if block := own.get(BLOCK):
        part = _part(block, _stretched(block.mesh))
        for name in ("block_a", "block_b", "block_c"):
            models[name] = Model(name, (part,))
        models["battlements"] = _coloured_like(models["battlements"], part)
    return replace(assets, models=models)


def _part(own: OwnModel, mesh: Mesh) -> Part:
    return Part(mesh, own.texture, None)


def _knight(ours: Model, own: OwnModel) -> Model:
    base, *_ = ours.parts
    heights = base.mesh.vertices["place"][base.mesh.triangles][:, :, 2]
    low = heights.max(axis=1) <= BASE_TOP + 1e-4
    figure = _fitted(own.mesh, ON_BASE, KNIGHT_HEIGHT - BASE_TOP).placed(0.0, 0.0, BASE_TOP)
    return Model(ours.name, (replace(base, mesh=base.mesh.subset(low), coarse=None), _part(own, figure)))


def _fitted(mesh: Mesh, radius: float, height: float) -> Mesh:
    """The mesh as large as this upright cylinder allows, standing in its middle."""
    low, high = _bounds(mesh)
    x, y, _ = (low + high) / 2
    places = mesh.vertices["place"].astype(np.float64)
    scale = min(radius / np.hypot(places[:, 0] - x, places[:, 1] - y).max(), height / (high[2] - low[2]))
    return mesh.placed(-x * scale, -y * scale, -low[2] * scale, scale=float(scale))


def _stretched(mesh: Mesh) -> Mesh:
    """The mesh stretched to the size of a block."""
    low, high = _bounds(mesh)
    scale = np.array((BLOCK_SIDE, BLOCK_SIDE, BLOCK_HEIGHT)) / (high - low)
    vertices = mesh.vertices.copy()
    middle = np.array(((low[0] + high[0]) / 2, (low[1] + high[1]) / 2, low[2]))
    vertices["place"] = (vertices["place"] - middle) * scale
    normals = vertices["normal"] / scale
    vertices["normal"] = normals / np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-9)
    return Mesh(vertices, mesh.triangles)


def _bounds(mesh: Mesh) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    places = mesh.vertices["place"][mesh.triangles].reshape(-1, 3).astype(np.float64)
    return places.min(axis=0), places.max(axis=0)


def _has_flat_top(block: Mesh) -> bool:
    places = block.vertices["place"][block.triangles]
    top = places[(places[:, :, 2] > BLOCK_HEIGHT - 0.005).all(axis=1)]
    first, second = (top[:, 1] - top[:, 0])[:, :2], (top[:, 2] - top[:, 0])[:, :2]
    area = float((first[:, 0] * second[:, 1] - first[:, 1] * second[:, 0]).clip(0).sum()) / 2
    return area >= FLAT_SHARE * BLOCK_SIDE**2


def _coloured_like(battlements: Model, block: Part) -> Model:
    """The battlements in the colour of the block's top: they share its texture with the towers."""
    mesh = battlements.mesh
    vertices = mesh.vertices.copy()
    vertices["uv"] = block.mesh.vertices["uv"][int(np.argmax(block.mesh.vertices["place"][:, 2]))]
    return Model(battlements.name, (replace(block, mesh=Mesh(vertices, mesh.triangles)),))
