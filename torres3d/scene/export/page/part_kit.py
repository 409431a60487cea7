"""Part kit of a page: the meshes and pictures that a game's page draws again and again, small enough to be sent.

A kit is made once from the models (assets/source) and kept with them, so that writing a page needs neither Panda3D nor
a graphics card.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec
import numpy as np
from numpy.typing import NDArray

from torres3d.base.faults import clip
from torres3d.scene.assets import BrokenAsset
from torres3d.scene.shapes.axis_conventions import Point
from torres3d.scene.shapes.mesh import Mesh

Surface = Literal["solid", "stone", "painted"]
"""``solid``: lit; ``stone``: lit, with roofs paved by level; ``painted``: just its picture, as the backdrop."""
Pair = tuple[float, float]
FULL = 32767
"""The largest whole number of a place."""
SHADES = 5
"""The step in which occlusion and metal are kept, of 255. Pages draw no gloss, so roughness is 0."""


class KitPart(msgspec.Struct, frozen=True):
    """A mesh of a kit, quantised.

    For each vertex there are three int16 in ``places`` (a place is ``middle`` + ``scale`` × number), two int8 in
    ``normals`` (octahedral), one uint8 in ``paints``, which counts the entries of four uint8 in ``paint_table`` (as in
    `torres3d.scene.shapes.mesh.VERTEX`), and two uint16 in ``uvs`` (a place in the picture is ``uv_low`` + ``uv_scale``
    × number). ``corners`` are three uint16 for each triangle. ``haze`` is how much the distance hides it, 0 to 1.
    ``on`` names a part that belongs to it: `Kit.only` makes one of both, so that several parts can share a mesh.
    """

    name: str
    surface: Surface
    picture: str
    middle: tuple[float, float, float]
    scale: float
    uv_low: Pair
    uv_scale: Pair
    places: bytes
    normals: bytes
    paints: bytes
    paint_table: bytes
    uvs: bytes
    corners: bytes
    haze: float = 0.0
    on: str = ""


class Kit(msgspec.Struct, frozen=True):
    """The ``parts`` of a game's table and the ``pictures`` on them (WebP), by name."""

    parts: tuple[KitPart, ...]
    pictures: dict[str, bytes]

    def only(self, names: Iterable[str]) -> "Kit":
        """The parts with these names, and their pictures."""
        wanted = set(names)
        by_name = {part.name: part for part in self.parts}
        parts = tuple(_whole(part, by_name) for part in self.parts if part.name in wanted)
        shown = {part.picture for part in parts}
        return Kit(parts, {name: content for name, content in self.pictures.items() if name in shown})


def packed_part(
    name: str, mesh: Mesh, picture: str, surface: Surface = "solid", haze: float = 0.0, on: str = ""
) -> KitPart:
    """The mesh as a part of a kit. Raises `ValueError` for one of more than 65,536 vertices
    or 256 paints."""
    vertices = mesh.vertices
    paint = vertices["paint"].copy()
    paint[:, (0, 2)] = np.rint(paint[:, (0, 2)] / SHADES) * SHADES
    paint[:, 1] = 0
    quantised = _quantised(
        name, vertices["place"], _octahedral(vertices["normal"]), paint, vertices["uv"], mesh.triangles
    )
    return KitPart(name, surface, picture, *quantised, haze, on)


def _quantised(
    name: str,
    places: NDArray[np.float32],
    normals: NDArray[np.int8],
    paint: NDArray[np.uint8],
    uvs: NDArray[np.float32],
    triangles: NDArray[np.uint32],
) -> tuple[Point, float, Pair, Pair, bytes, bytes, bytes, bytes, bytes, bytes]:
    if len(places) > np.iinfo(np.uint16).max + 1:
        raise ValueError(f"{name} has {len(places)} vertices, a part has at most 65536")
    low, high = places.min(axis=0), places.max(axis=0)
    middle, scale = (low + high) / 2, float((high - low).max()) / 2 / FULL or 1.0
    uv_low, uv_high = uvs.min(axis=0), uvs.max(axis=0)
    uv_scale = np.maximum(uv_high - uv_low, 1e-6) / np.iinfo(np.uint16).max
    table, numbers = np.unique(paint, axis=0, return_inverse=True)
    if len(table) > np.iinfo(np.uint8).max + 1:
        raise ValueError(f"{name} has {len(table)} paints, a part has at most 256")
    x, y, z = (float(value) for value in middle)
    return (
        (x, y, z),
        scale,
        (float(uv_low[0]), float(uv_low[1])),
        (float(uv_scale[0]), float(uv_scale[1])),
        np.rint((places - middle) / scale).astype("<i2").tobytes(),
        normals.tobytes(),
        numbers.reshape(-1).astype(np.uint8).tobytes(),
        table.tobytes(),
        np.rint((uvs - uv_low) / uv_scale).astype("<u2").tobytes(),
        triangles.astype("<u2").tobytes(),
    )


def _whole(part: KitPart, parts: Mapping[str, KitPart]) -> KitPart:
    """The part with the one on which it is."""
    if not part.on:
        return part
    below = _whole(parts[part.on], parts)
    both = [_mesh(below), _mesh(part)]
    places, normals, paint, uvs = (np.concatenate([mesh[n] for mesh in both]) for n in range(4))
    triangles = np.concatenate((both[0][4], both[1][4] + np.uint32(len(both[0][0]))))
    quantised = _quantised(part.name, places, normals, paint, uvs, triangles)
    return KitPart(part.name, part.surface, part.picture, *quantised, part.haze)


def _mesh(part: KitPart) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any]]:
    """Places, folded normals, paints, places in the picture, and triangles."""
    table = np.frombuffer(part.paint_table, np.uint8).reshape(-1, 4)
    return (
        np.frombuffer(part.places, "<i2").reshape(-1, 3).astype(np.float32) * part.scale + np.array(part.middle),
        np.frombuffer(part.normals, np.int8).reshape(-1, 2),
        table[np.frombuffer(part.paints, np.uint8)],
        np.frombuffer(part.uvs, "<u2").reshape(-1, 2) * np.array(part.uv_scale) + np.array(part.uv_low),
        np.frombuffer(part.corners, "<u2").reshape(-1, 3).astype(np.uint32),
    )


def _octahedral(normals: NDArray[np.float32]) -> NDArray[np.int8]:
    """Directions folded onto a square, two numbers of -127 to 127 each."""
    x, y, z = (normals / np.maximum(np.abs(normals).sum(axis=1, keepdims=True), 1e-9)).T
    below = z < 0
    folded = np.stack(
        (
            np.where(below, (1 - np.abs(y)) * np.copysign(1.0, x), x),
            np.where(below, (1 - np.abs(x)) * np.copysign(1.0, y), y),
        ),
        axis=1,
    )
    found: NDArray[np.int8] = np.rint(folded * 127).astype(np.int8)
    return found


def write_kit(kit: Kit, file: Path) -> None:
    file.write_bytes(msgspec.msgpack.encode(kit))


def read_kit(file: Path) -> Kit:
    """Read a kit of the assets folder. Raises `BrokenAsset`."""
    try:
        return msgspec.msgpack.decode(file.read_bytes(), type=Kit)
    except (OSError, msgspec.DecodeError) as error:
        raise BrokenAsset(file, f"this is not a kit for pages ({clip(str(error), 100)})") from error
