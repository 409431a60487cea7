"""Where the assets lie, and the models as panda3d-gltf loads them."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

import gltf
import numpy as np
import pytest
from panda3d.core import Geom, GeomNode, GeomVertexReader, NodePath

from torres3d.base.paths import assets


@dataclass(frozen=True)
class Loaded:
    """A model's vertices and triangles, of all its nodes."""

    positions: np.ndarray
    colours: np.ndarray
    uv: np.ndarray
    triangles: int
    geoms: int
    textures: tuple[str, ...]

    @property
    def low(self) -> np.ndarray:
        return np.asarray(self.positions.min(axis=0))

    @property
    def high(self) -> np.ndarray:
        return np.asarray(self.positions.max(axis=0))


def _column(geom: Geom, name: str, width: int) -> list[tuple[float, ...]]:
    reader = GeomVertexReader(geom.get_vertex_data(), name)
    assert reader.has_column(), f"no column {name}"
    rows = []
    while not reader.is_at_end():
        rows.append(tuple(reader.get_data4())[:width])
    return rows


@lru_cache
def loaded(name: str) -> Loaded:
    path = assets() / "games/torres/models" / f"{name}.glb"
    model = NodePath(gltf.load_model(str(path)))
    positions: list[tuple[float, ...]] = []
    colours: list[tuple[float, ...]] = []
    uv: list[tuple[float, ...]] = []
    triangles = geoms = 0
    for found in model.find_all_matches("**/+GeomNode"):
        node = found.node()
        assert isinstance(node, GeomNode)
        for geom in node.get_geoms():
            geoms += 1
            positions += _column(geom, "vertex", 3)
            colours += _column(geom, "color", 4)
            uv += _column(geom, "texcoord.0", 2)
            for number in range(geom.get_num_primitives()):
                triangles += geom.get_primitive(number).decompose().get_num_primitives()
    textures = tuple(sorted(str(texture.get_filename()) for texture in model.find_all_textures()))
    return Loaded(np.array(positions), np.array(colours), np.array(uv), triangles, geoms, textures)


@pytest.fixture(scope="session")
def load() -> Callable[[str], Loaded]:
    return loaded
