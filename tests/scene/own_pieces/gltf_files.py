"""glTF files for tests of own pieces: a box, and the same with something that is wrong."""

import base64
import json
import struct
from pathlib import Path
from typing import Any

import numpy as np

CORNERS = np.array([(x, y, z) for x in (-1, 1) for y in (0, 3) for z in (-1, 1)], "<f4")
"""A box two wide, two deep and three high, in glTF's axes (y up)."""
FACES = (0, 1, 3, 0, 3, 2, 4, 6, 7, 4, 7, 5, 0, 4, 5, 0, 5, 1, 2, 3, 7, 2, 7, 6, 0, 2, 6, 0, 6, 4, 1, 5, 7, 1, 7, 3)
BLOB = CORNERS.tobytes() + np.array(FACES, "<u2").tobytes()


def document() -> dict[str, Any]:
    """The text of a file with a box of one material; its numbers are `BLOB`."""
    return {
        "asset": {"version": "2.0"},
        "scene": 0,
        "scenes": [{"nodes": [0]}],
        "nodes": [{"mesh": 0}],
        "meshes": [{"primitives": [{"attributes": {"POSITION": 0}, "indices": 1, "material": 0}]}],
        "materials": [{"name": "paint", "pbrMetallicRoughness": {"baseColorFactor": [1, 0, 0, 1]}}],
        "accessors": [
            {"bufferView": 0, "componentType": 5126, "count": 8, "type": "VEC3"},
            {"bufferView": 1, "componentType": 5123, "count": 36, "type": "SCALAR"},
        ],
        "bufferViews": [
            {"buffer": 0, "byteOffset": 0, "byteLength": 96},
            {"buffer": 0, "byteOffset": 96, "byteLength": 72},
        ],
        "buffers": [{"byteLength": len(BLOB)}],
    }


def write_glb(file: Path, text: dict[str, Any], blob: bytes = BLOB) -> Path:
    words = json.dumps(text).encode()
    words += b" " * (-len(words) % 4)
    blob += b"\0" * (-len(blob) % 4)
    body = struct.pack("<I4s", len(words), b"JSON") + words + struct.pack("<I4s", len(blob), b"BIN\0") + blob
    file.write_bytes(struct.pack("<4sII", b"glTF", 2, 12 + len(body)) + body)
    return file


def write_gltf(file: Path, text: dict[str, Any], uri: str | None = None) -> Path:
    """A ``*.gltf`` file whose numbers are in the file ``uri``, or in the text itself."""
    text["buffers"][0]["uri"] = uri or "data:application/octet-stream;base64," + base64.b64encode(BLOB).decode()
    file.write_text(json.dumps(text), "utf-8")
    return file
