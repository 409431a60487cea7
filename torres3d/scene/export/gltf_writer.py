"""A binary glTF 2.0 document in the making: meshes, materials with their pictures, nodes.

Everything is turned from the axes of the table (z up, in squares) to those of glTF (y up, in metres).
"""

import json
import struct
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from math import cos, radians, sin
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from torres3d import __version__
from torres3d.scene.shapes.axis_conventions import Point
from torres3d.scene.shapes.colour_space import Colour, linear
from torres3d.scene.shapes.mesh import Mesh

GENERATOR = f"torres3d {__version__}"
"""The program's name in the file."""

SQUARE = 0.03
"""Metres for one square: about the size on the board of the box."""
FLOAT, BYTE, SHORT, INT = 5126, 5121, 5123, 5125
VERTICES, INDICES = 34962, 34963
WIDEST, QUALITY = 1024, 82
"""The greatest width of a picture in pixels, and the quality of its JPEG file."""
METALLIC = 127
"""Surfaces with more metal, of 255, are metal."""
MIN_BRIGHTNESS = 0.35
"""The share of a colour that remains where no sky is visible."""


@dataclass(frozen=True, slots=True)
class Coating:
    """The surface of a mesh: its picture and its relief (None: plain, smooth), its owner's colour (None: nobody's), and
    the ``tint`` of everything else."""

    picture: Path | None
    relief: Path | None
    owner: Colour | None = None
    tint: Colour | None = None


class Glb:
    """Collects meshes and nodes; `content` gives the file."""

    def __init__(self) -> None:
        self._blob = bytearray()
        self._views: list[dict[str, Any]] = []
        self._accessors: list[dict[str, Any]] = []
        self._images: dict[Path, int] = {}
        self._image_entries: list[dict[str, Any]] = []
        self._materials: dict[tuple[Coating, int, int, bool], int] = {}
        self._material_entries: list[dict[str, Any]] = []
        self._meshes: list[dict[str, Any]] = []
        self._nodes: list[dict[str, Any]] = []

    def mesh(self, name: str, mesh: Mesh, cover: Coating) -> int:
        """Add a mesh and return its number. Its triangles get one material for each kind of surface: metal or not, its
        owner's colour or not; each is as rough as its triangles are on average."""
        attributes = self._attributes(mesh, tangents=cover.relief is not None)
        paint = mesh.vertices["paint"][mesh.triangles[:, 0]]
        kinds = np.column_stack((paint[:, 2] > METALLIC, paint[:, 3] >= 128))
        primitives = []
        for kind in np.unique(kinds, axis=0):
            chosen = (kinds == kind).all(axis=1)
            rough, shine = (int(np.rint(paint[chosen, channel].mean())) for channel in (1, 2))
            primitives.append(
                {
                    "attributes": attributes,
                    "indices": self._indices(mesh.triangles[chosen], len(mesh.vertices)),
                    "material": self._material(cover, rough, shine, bool(kind[1])),
                }
            )
        self._meshes.append({"name": name, "primitives": primitives})
        return len(self._meshes) - 1

    def node(
        self,
        name: str,
        mesh: int | None = None,
        place: Point = (0.0, 0.0, 0.0),
        heading: float = 0.0,
        scale: Point = (1.0, 1.0, 1.0),
        children: Sequence[int] = (),
        turn: Sequence[float] = (),
    ) -> int:
        """Add a node at a place on the table, turned by ``heading`` degrees or by a quaternion ``turn`` (w, x, y, z),
        and return its number."""
        node: dict[str, Any] = {"name": name}
        if mesh is not None:
            node["mesh"] = mesh
        if any(place):
            node["translation"] = [round(part * SQUARE, 7) for part in (place[0], place[2], -place[1])]
        if heading:
            half = radians(heading) / 2
            node["rotation"] = [0.0, sin(half), 0.0, cos(half)]
        if any(turn[1:]):
            w, x, y, z = turn
            node["rotation"] = [x, z, -y, w]
        if scale != (1.0, 1.0, 1.0):
            node["scale"] = [scale[0], scale[2], scale[1]]
        if children:
            node["children"] = list(children)
        self._nodes.append(node)
        return len(self._nodes) - 1

    def content(self, root: int) -> bytes:
        """The whole file, with one scene that shows the node ``root``."""
        document: dict[str, Any] = {
            "asset": {"version": "2.0", "generator": GENERATOR},
            "scene": 0,
            "scenes": [{"nodes": [root]}],
            "nodes": self._nodes,
            "meshes": self._meshes,
            "materials": self._material_entries,
            "accessors": self._accessors,
            "bufferViews": self._views,
            "buffers": [{"byteLength": len(self._blob)}],
        }
        if self._images:
            document["samplers"] = [{"magFilter": 9729, "minFilter": 9987, "wrapS": 10497, "wrapT": 10497}]
            document["textures"] = [{"sampler": 0, "source": number} for number in range(len(self._images))]
            document["images"] = self._image_entries
        text = json.dumps(document, separators=(",", ":")).encode()
        text += b" " * (-len(text) % 4)
        chunks = struct.pack("<II", len(text), 0x4E4F534A) + text
        chunks += struct.pack("<II", len(self._blob), 0x004E4942) + bytes(self._blob)
        return struct.pack("<III", 0x46546C67, 2, 12 + len(chunks)) + chunks

    def _attributes(self, mesh: Mesh, tangents: bool) -> dict[str, int]:
        vertices = mesh.vertices
        places = _turned(vertices["place"]) * np.float32(SQUARE)
        normals = _turned(vertices["normal"])
        length = np.linalg.norm(normals, axis=1, keepdims=True)
        normals = np.where(length > 1e-6, normals / np.maximum(length, 1e-6), np.array((0, 1, 0), np.float32))
        uv = vertices["uv"] * np.array((1, -1), np.float32) + np.array((0, 1), np.float32)
        open_share = MIN_BRIGHTNESS + (1 - MIN_BRIGHTNESS) * vertices["paint"][:, 0] / 255
        shade = np.round(255 * open_share).astype("u1")
        colours = np.column_stack((shade, shade, shade, np.full(len(shade), 255, "u1")))
        low, high = places.min(axis=0).tolist(), places.max(axis=0).tolist()
        attributes = {
            "POSITION": self._accessor(places.astype("<f4"), "VEC3", FLOAT, VERTICES, min=low, max=high),
            "NORMAL": self._accessor(normals.astype("<f4"), "VEC3", FLOAT, VERTICES),
            "TEXCOORD_0": self._places_on_picture(uv),
            "COLOR_0": self._accessor(colours, "VEC4", BYTE, VERTICES, normalized=True),
        }
        if tangents:
            along = tangents_of(places, normals, vertices["uv"], mesh.triangles)
            attributes["TANGENT"] = self._accessor(along.astype("<f4"), "VEC4", FLOAT, VERTICES)
        return attributes

    def _places_on_picture(self, uv: NDArray[np.float32]) -> int:
        """Places within the picture as whole numbers, half as large as the fractions of one that repeats."""
        if uv.min() < 0 or uv.max() > 1:
            return self._accessor(uv.astype("<f4"), "VEC2", FLOAT, VERTICES)
        whole = np.rint(uv * np.iinfo(np.uint16).max).astype("<u2")
        return self._accessor(whole, "VEC2", SHORT, VERTICES, normalized=True)

    def _indices(self, triangles: NDArray[np.uint32], count: int) -> int:
        small = count < 65536
        flat = triangles.reshape(-1).astype("<u2" if small else "<u4")
        return self._accessor(flat, "SCALAR", SHORT if small else INT, INDICES)

    def _accessor(self, values: NDArray[Any], kind: str, component: int, target: int, **more: Any) -> int:
        view = self._view(values.tobytes(), target=target)
        entry = {"bufferView": view, "componentType": component, "count": len(values), "type": kind, **more}
        self._accessors.append(entry)
        return len(self._accessors) - 1

    def _view(self, content: bytes, **more: Any) -> int:
        self._views.append({"buffer": 0, "byteOffset": len(self._blob), "byteLength": len(content), **more})
        self._blob += content + bytes(-len(content) % 4)
        return len(self._views) - 1

    def _image(self, file: Path) -> int:
        if file not in self._images:
            self._images[file] = len(self._image_entries)
            view = self._view(small_picture(file))
            self._image_entries.append({"name": file.stem, "mimeType": "image/jpeg", "bufferView": view})
        return self._images[file]

    def _material(self, cover: Coating, rough: int, metal: int, own: bool) -> int:
        """A material that includes the owner's colour: other programs know nothing of owners."""
        key = (cover, rough, metal, own)
        if key not in self._materials:
            colour = cover.tint if own else cover.owner
            factor = (1.0, 1.0, 1.0) if colour is None else linear(colour)
            surface: dict[str, Any] = {
                "baseColorFactor": [*(round(part, 6) for part in factor), 1.0],
                "roughnessFactor": round(rough / 255, 4),
                "metallicFactor": round(metal / 255, 4),
            }
            if cover.picture is not None:
                surface["baseColorTexture"] = {"index": self._image(cover.picture)}
            what = "metal" if metal > METALLIC else "stone and cloth"
            material: dict[str, Any] = {"name": what if own else "owner's colour", "pbrMetallicRoughness": surface}
            if cover.relief is not None:
                material["normalTexture"] = {"index": self._image(cover.relief)}
            self._materials[key] = len(self._material_entries)
            self._material_entries.append(material)
        return self._materials[key]


def _turned(vectors: NDArray[np.float32]) -> NDArray[np.float32]:
    return np.column_stack((vectors[:, 0], vectors[:, 2], -vectors[:, 1])) + np.float32(0)


def tangents_of(
    places: NDArray[np.float32], normals: NDArray[np.float32], uv: NDArray[np.float32], triangles: NDArray[np.uint32]
) -> NDArray[np.float32]:
    """The tangent of each vertex: the direction in which its picture runs to the right, and 1 or -1 for its upward
    side. Without them each viewer makes its own, and a relief looks different in each. ``uv`` counts upwards."""
    corners, flat = places[triangles], uv[triangles]
    (one, other), (du, dv) = _edges(corners), _edges(flat)
    area = du[:, :1] * dv[:, 1:] - dv[:, :1] * du[:, 1:]
    sign = np.sign(area)
    right = (one * dv[:, 1:] - other * du[:, 1:]) * sign
    upward = (other * du[:, :1] - one * dv[:, :1]) * sign
    along, up = np.zeros_like(places), np.zeros_like(places)
    for corner in range(3):
        np.add.at(along, triangles[:, corner], right)
        np.add.at(up, triangles[:, corner], upward)
    along -= normals * (along * normals).sum(axis=1, keepdims=True)
    length = np.linalg.norm(along, axis=1, keepdims=True)
    # Where the picture is constant, any direction across the normal will do.
    axis = np.eye(3, dtype=np.float32)[np.abs(normals).argmin(axis=1)]
    spare = np.cross(normals, axis)
    along = np.where(length > 1e-12, along / np.maximum(length, 1e-12), spare)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    side = np.where((np.cross(normals, along) * up).sum(axis=1) < 0, -1.0, 1.0)
    return np.column_stack((along, side))


def _edges(corners: NDArray[np.float32]) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    return corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]


@lru_cache(maxsize=16)
def small_picture(file: Path) -> bytes:
    """A picture as a JPEG file of at most `WIDEST` pixels."""
    content = BytesIO()
    with Image.open(file) as picture:
        small = picture.convert("RGB")
        small.thumbnail((WIDEST, WIDEST), Image.Resampling.LANCZOS)
        small.save(content, "JPEG", quality=QUALITY, optimize=True)
    return content.getvalue()
