"""A reader of binary glTF that is strict where programs are lenient: the rules of the specification for what we write.

It shares no code with the writer. `read` raises `AssertionError` with what is wrong.
"""

import io
import json
import struct
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image

KINDS = {5121: np.dtype("u1"), 5123: np.dtype("<u2"), 5125: np.dtype("<u4"), 5126: np.dtype("<f4")}
WIDTHS = {"SCALAR": 1, "VEC2": 2, "VEC3": 3, "VEC4": 4}
NEEDED = {"POSITION": ("VEC3", 5126), "NORMAL": ("VEC3", 5126), "TANGENT": ("VEC4", 5126), "TEXCOORD_0": ("VEC2", 5126)}


@dataclass(frozen=True)
class Read:
    """A document that keeps the rules: its JSON, and the values of its accessors."""

    document: dict[str, Any]
    values: list[NDArray[Any]]


def read(content: bytes) -> Read:
    """Read a file and check everything."""
    document, blob = _chunks(content)
    assert document["asset"]["version"] == "2.0"
    views = _views(document, blob)
    values = [_values(accessor, document, views) for accessor in document["accessors"]]
    used: set[int] = set()
    for mesh in document["meshes"]:
        assert mesh["primitives"]
        for primitive in mesh["primitives"]:
            used |= _primitive(primitive, document, values)
    assert used == set(range(len(values))), "an accessor is of no use"
    _nodes(document)
    _materials(document)
    _images(document, views)
    return Read(document, values)


def _chunks(content: bytes) -> tuple[dict[str, Any], bytes]:
    magic, version, length = struct.unpack_from("<4sII", content)
    assert (magic, version, length) == (b"glTF", 2, len(content))
    text_length, text_kind = struct.unpack_from("<I4s", content, 12)
    blob_length, blob_kind = struct.unpack_from("<I4s", content, 20 + text_length)
    assert (text_kind, blob_kind) == (b"JSON", b"BIN\0")
    assert text_length % 4 == blob_length % 4 == 0
    assert 28 + text_length + blob_length == length
    document = json.loads(content[20 : 20 + text_length])
    blob = content[28 + text_length :]
    assert len(document["buffers"]) == 1
    assert 0 <= len(blob) - document["buffers"][0]["byteLength"] <= 3
    return document, blob


def _views(document: dict[str, Any], blob: bytes) -> list[bytes]:
    found = []
    end = 0
    for view in document["bufferViews"]:
        start, length = view["byteOffset"], view["byteLength"]
        assert start % 4 == 0
        assert end <= start, "views lie over one another"
        end = start + length
        assert length >= 1
        assert end <= len(blob)
        found.append(blob[start:end])
    return found


def _values(accessor: dict[str, Any], document: dict[str, Any], views: list[bytes]) -> NDArray[Any]:
    kind, width = KINDS[accessor["componentType"]], WIDTHS[accessor["type"]]
    assert accessor["count"] >= 1
    content = views[accessor["bufferView"]]
    assert len(content) == accessor["count"] * kind.itemsize * width
    target = document["bufferViews"][accessor["bufferView"]]["target"]
    if target == 34962:
        assert kind.itemsize * width % 4 == 0, "each vertex begins at a multiple of four"
    values = np.frombuffer(content, kind).reshape(-1, width)
    if kind.kind == "f":
        assert np.isfinite(values).all()
    if "min" in accessor:
        assert accessor["min"] == values.min(axis=0).tolist()
        assert accessor["max"] == values.max(axis=0).tolist()
    return values


def _primitive(primitive: dict[str, Any], document: dict[str, Any], values: list[NDArray[Any]]) -> set[int]:
    attributes = primitive["attributes"]
    accessors = document["accessors"]
    for name, number in attributes.items():
        accessor = accessors[number]
        if name == "COLOR_0":
            assert (accessor["type"], accessor["componentType"], accessor["normalized"]) == ("VEC4", 5121, True)
        elif name == "TEXCOORD_0" and accessor.get("normalized"):
            assert (accessor["type"], accessor["componentType"]) == ("VEC2", 5123)
        else:
            assert (accessor["type"], accessor["componentType"]) == NEEDED[name]
        assert document["bufferViews"][accessor["bufferView"]]["target"] == 34962
    assert "min" in accessors[attributes["POSITION"]], "places need their bounds"
    counts = {len(values[number]) for number in attributes.values()}
    assert len(counts) == 1
    assert np.allclose(np.linalg.norm(values[attributes["NORMAL"]], axis=1), 1.0, atol=2e-3)
    relief = "normalTexture" in document["materials"][primitive["material"]]
    assert ("TANGENT" in attributes) == relief, "a relief needs tangents, and nothing else does"
    if relief:
        tangents = values[attributes["TANGENT"]]
        assert np.allclose(np.linalg.norm(tangents[:, :3], axis=1), 1.0, atol=2e-3)
        assert set(tangents[:, 3].tolist()) <= {1.0, -1.0}
    indices = accessors[primitive["indices"]]
    assert indices["type"] == "SCALAR"
    assert document["bufferViews"][indices["bufferView"]]["target"] == 34963
    corners = values[primitive["indices"]]
    assert len(corners) % 3 == 0
    assert int(corners.max()) < counts.pop()
    assert 0 <= primitive["material"] < len(document["materials"])
    return {*attributes.values(), primitive["indices"]}


def _nodes(document: dict[str, Any]) -> None:
    parents = [0] * len(document["nodes"])
    for node in document["nodes"]:
        for child in node.get("children", []):
            parents[child] += 1
        assert len(node.get("children", [1])) >= 1, "an empty list of children"
        if "mesh" in node:
            assert 0 <= node["mesh"] < len(document["meshes"])
        if "rotation" in node:
            assert abs(sum(part * part for part in node["rotation"]) - 1) < 1e-5
    roots = document["scenes"][document["scene"]]["nodes"]
    assert all(parents[root] == 0 for root in roots)
    assert all(count == 1 for number, count in enumerate(parents) if number not in roots), "a node hangs nowhere"


def _materials(document: dict[str, Any]) -> None:
    for material in document["materials"]:
        surface = material["pbrMetallicRoughness"]
        factors = [*surface["baseColorFactor"], surface["roughnessFactor"], surface["metallicFactor"]]
        assert all(0.0 <= factor <= 1.0 for factor in factors)
        for link in (surface.get("baseColorTexture"), material.get("normalTexture")):
            if link is not None:
                texture = document["textures"][link["index"]]
                assert texture["source"] < len(document["images"])
                assert texture["sampler"] < len(document["samplers"])


def _images(document: dict[str, Any], views: list[bytes]) -> None:
    for image in document["images"]:
        assert "uri" not in image, "everything is in the one file"
        with Image.open(io.BytesIO(views[image["bufferView"]])) as picture:
            assert {"PNG": "image/png", "JPEG": "image/jpeg"}[str(picture.format)] == image["mimeType"]
            picture.load()
