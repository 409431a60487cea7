"""Reads models (*.glb, binary glTF 2.0) with numpy, as far as our own models use the format.

A general reader first makes Panda3D objects, with tangents that nobody uses. That took a tenth of the start-up time.
"""

import struct
from pathlib import Path, PurePosixPath
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from torres3d.scene.shapes.mesh import VERTEX, Floats, Mesh

KINDS = {5121: "u1", 5123: "<u2", 5125: "<u4", 5126: "<f4"}
WIDTHS = {"SCALAR": 1, "VEC2": 2, "VEC3": 3, "VEC4": 4}
TRIANGLES, REPEAT = 4, 10497
PLACED = {"children", "matrix", "translation", "rotation", "scale"}
MISSHAPEN = (struct.error, msgspec.MsgspecError, ValueError, TypeError, LookupError, AttributeError, RecursionError)
"""The errors that reading a malformed file raises."""


class NotAModel(Exception):
    """A file that is no model, or has something that none of our models has."""


class Picture(NamedTuple):
    """A picture on a model: the ``name`` of its file, and whether it repeats beyond its edges."""

    name: str
    repeated: bool


class Piece(NamedTuple):
    """Triangles with their picture and their relief; None where there is none."""

    mesh: Mesh
    colours: Picture | None
    relief: Picture | None


def read_model(path: Path) -> list[Piece]:
    """The pieces of a model, turned to z up. Raises `NotAModel`, and `OSError` for a file that cannot be opened."""
    content = path.read_bytes()
    try:
        magic, version, length, size, kind = struct.unpack_from("<4sIII4s", content)
        if (magic, version, length, kind) != (b"glTF", 2, len(content), b"JSON"):
            raise NotAModel("it is not binary glTF 2.0, or it is cut off")
        document, start = msgspec.json.decode(content[20 : 20 + size]), 28 + size
        primitives = [each for node in document["nodes"] for each in _mesh(document, node)["primitives"]]
        return [_piece(document, content[start:], primitive) for primitive in primitives]
    except MISSHAPEN as error:
        raise NotAModel(f"{type(error).__name__}: {error}") from error


def _mesh(document: dict[str, Any], node: dict[str, Any]) -> dict[str, Any]:
    if PLACED & node.keys():
        raise NotAModel("its parts are moved or nested")
    mesh: dict[str, Any] = document["meshes"][node["mesh"]]
    return mesh


def _piece(document: dict[str, Any], blob: bytes, primitive: dict[str, Any]) -> Piece:
    if primitive.get("mode", TRIANGLES) != TRIANGLES:
        raise NotAModel("it is not made of triangles alone")

    def values(number: int, kinds: str, width: int) -> NDArray[Any]:
        """The values of an accessor, one row each; ``kinds`` are the numpy types it may have."""
        accessor = document["accessors"][number]
        view = document["bufferViews"][accessor["bufferView"]]
        kind, wide = KINDS[accessor["componentType"]], WIDTHS[accessor["type"]]
        if kind not in kinds or wide != width or "byteStride" in view or "sparse" in accessor:
            raise NotAModel("its values are of a kind that no model of the game has")
        start = view.get("byteOffset", 0) + accessor.get("byteOffset", 0)
        return np.frombuffer(blob, kind, accessor["count"] * width, start).reshape(-1, width)

    attributes = primitive["attributes"]
    places = values(attributes["POSITION"], "<f4", 3)
    vertices = np.zeros(len(places), VERTEX)
    vertices["place"] = _upright(places)
    normals = _upright(values(attributes["NORMAL"], "<f4", 3))
    vertices["normal"] = normals / np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-9)
    vertices["paint"] = values(attributes["COLOR_0"], "u1", 4)
    vertices["uv"] = values(attributes["TEXCOORD_0"], "<f4", 2) * (1, -1) + (0, 1)
    triangles = values(primitive["indices"], "u1 <u2 <u4", 1).astype(np.uint32).reshape(-1, 3)
    if len(triangles) and triangles.max() >= len(vertices):
        raise NotAModel("a triangle has a corner that is not there")
    material = document["materials"][primitive["material"]]
    colours, relief = material.get("pbrMetallicRoughness", {}).get("baseColorTexture"), material.get("normalTexture")
    return Piece(Mesh(vertices, triangles), _picture(document, colours), _picture(document, relief))


def _upright(values: NDArray[Any]) -> Floats:
    return np.column_stack((values[:, 0], -values[:, 2], values[:, 1]))


def _picture(document: dict[str, Any], info: dict[str, Any] | None) -> Picture | None:
    if info is None:
        return None
    texture = document["textures"][info["index"]]
    name = PurePosixPath(document["images"][texture["source"]]["uri"]).name
    sampler = document["samplers"][texture["sampler"]] if "sampler" in texture else {}
    return Picture(name, sampler.get("wrapS", REPEAT) == REPEAT)
