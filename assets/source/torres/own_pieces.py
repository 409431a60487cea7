"""A sample of a person's own pieces: turned wooden chessmen and a wooden block, as plain glTF with materials.

``python own_pieces.py`` writes knight.glb, king.glb and block.glb into docs/examples/pieces/torres. Copied into the
folder `pieces/torres` beside the settings, they replace the program's own pieces. Sizes do not matter: z is up here,
and turned to glTF's y when written.
"""

import json
import struct
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import numpy as np

TARGET = Path(__file__).resolve().parents[3] / "docs" / "examples" / "pieces" / "torres"
SIDES = 24
MATERIALS = {
    "maple": ((0.62, 0.40, 0.19), 0.55),
    "walnut": ((0.12, 0.055, 0.025), 0.5),
    "brass": ((0.75, 0.50, 0.16), 0.35),
    "colour": ((1.0, 1.0, 1.0), 0.5),
}
"""Colour, as light, and roughness of each material; the one called colour is its owner's."""

Triangles = dict[str, list[np.ndarray]]
"""Triangles by material: arrays of (n, 3 corners, 3)."""


def turned(made: Triangles, material: str, profile: Sequence[tuple[float, float]], sides: int = SIDES) -> None:
    """Turn a profile of (radius, height), from below to above, about the upright axis."""
    angles = np.arange(sides + 1) * (2 * np.pi / sides)
    circle = np.stack((np.cos(angles), np.sin(angles)), axis=1)
    for (r0, z0), (r1, z1) in pairwise(profile):
        for one, two in pairwise(circle):
            a, b = (*(one * r0), z0), (*(two * r0), z0)
            c, d = (*(two * r1), z1), (*(one * r1), z1)
            made.setdefault(material, []).extend(
                np.array(corners) for corners in ((a, b, c), (a, c, d)) if len(set(corners)) == 3
            )


def sawn(made: Triangles, material: str, outline: Sequence[tuple[float, float]], thick: float, slim: float) -> None:
    """Saw an outline of (y, z), counter-clockwise from +x, out of a board; its faces are smaller by ``slim``."""
    points = np.array(outline)
    middle = points.mean(axis=0)
    faces = middle + (points - middle) * slim
    for x, rim in ((thick, faces), (-thick, faces)):
        for i, j, k in ears(points):
            corners = np.array([(x, *rim[n]) for n in ((i, j, k) if x > 0 else (i, k, j))])
            made.setdefault(material, []).append(corners)
    rings = [np.column_stack((np.full(len(points), x), ring)) for x, ring in
             ((thick, faces), (thick / 2, points), (-thick / 2, points), (-thick, faces))]  # fmt: skip
    for upper, lower in pairwise(rings):
        for n in range(len(points)):
            m = (n + 1) % len(points)
            made[material] += [np.array((upper[n], lower[n], lower[m])), np.array((upper[n], lower[m], upper[m]))]


def ears(points: np.ndarray) -> list[tuple[int, int, int]]:
    """Triangles of a counter-clockwise outline, cut off corner by corner."""
    left, found = list(range(len(points))), []

    def turn(a: int, b: int, c: int) -> float:
        (ax, ay), (bx, by), (cx, cy) = points[a], points[b], points[c]
        return float((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))

    while len(left) > 3:
        for n, b in enumerate(left):
            a, c = left[n - 1], left[(n + 1) % len(left)]
            others = (p for p in left if p not in (a, b, c))
            if turn(a, b, c) > 0 and not any(min(turn(a, b, p), turn(b, c, p), turn(c, a, p)) >= 0 for p in others):
                found.append((a, b, c))
                left.remove(b)
                break
        else:
            raise ValueError("the outline crosses itself")
    return [*found, (left[0], left[1], left[2])]


def boxed(made: Triangles, material: str, low: Sequence[float], high: Sequence[float], bevel: float) -> None:
    """A box with bevelled edges."""
    middle, half = (np.array(low) + high) / 2, (np.array(high) - low) / 2
    signs = np.array([(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)])
    # Each corner is three points, one on each of its faces: their hull is the bevelled box.
    corners = {
        (*sign, axis): middle + sign * (half - bevel * (np.arange(3) != axis)) for sign in signs for axis in range(3)
    }

    def face(*keys: tuple[int, ...]) -> None:
        points = [corners[key] for key in keys]
        normal = np.cross(points[1] - points[0], points[2] - points[0])
        outward = normal @ (np.mean(points, axis=0) - middle) > 0
        for n in range(1, len(points) - 1):
            corner = (points[0], points[n], points[n + 1]) if outward else (points[0], points[n + 1], points[n])
            made.setdefault(material, []).append(np.array(corner))

    for axis in range(3):
        u, v = (axis + 1) % 3, (axis + 2) % 3

        def key(side: int, a: int, b: int, on: int, axis: int = axis, u: int = u, v: int = v) -> tuple[int, ...]:
            signs = [0, 0, 0]
            signs[axis], signs[u], signs[v] = side, a, b
            return (*signs, on)

        for side in (-1, 1):
            face(*(key(side, a, b, axis) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))))
        for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            face(key(-1, a, b, u), key(1, a, b, u), key(1, a, b, v), key(-1, a, b, v))
    for sign in signs:
        face(*((*sign, axis) for axis in range(3)))


FOOT = [(0.0, 0.0), (0.30, 0.0), (0.31, 0.06), (0.29, 0.12), (0.24, 0.16), (0.21, 0.24)]


def knight() -> Triangles:
    made: Triangles = {}
    turned(made, "maple", FOOT)
    turned(made, "colour", [(0.21, 0.24), (0.245, 0.28), (0.245, 0.33), (0.20, 0.37), (0.0, 0.37)])
    head = [
        (-0.17, 0.34), (0.19, 0.34), (0.215, 0.55), (0.20, 0.75), (0.14, 0.93), (0.06, 1.04), (0.03, 1.12),
        (-0.02, 1.03), (-0.10, 0.97), (-0.20, 0.84), (-0.29, 0.73), (-0.28, 0.65), (-0.22, 0.62), (-0.12, 0.69),
        (-0.05, 0.70), (-0.10, 0.60), (-0.16, 0.48),
    ]  # fmt: skip
    sawn(made, "maple", head, 0.12, 0.9)
    mane = [
        (0.14, 0.36), (0.25, 0.40), (0.26, 0.58), (0.24, 0.78), (0.17, 0.97), (0.07, 1.08), (0.05, 1.02), (0.13, 0.90),
        (0.18, 0.75), (0.19, 0.55),
    ]  # fmt: skip
    sawn(made, "colour", mane, 0.05, 1.0)
    for x in (-0.125, 0.095):
        boxed(made, "walnut", (x, -0.13, 0.86), (x + 0.03, -0.09, 0.90), 0.008)
    return made


def king() -> Triangles:
    made: Triangles = {}
    body = [(0.0, 0.0), (0.36, 0.0), (0.37, 0.07), (0.34, 0.14), (0.25, 0.20), (0.19, 0.34), (0.16, 0.60), (0.18, 0.82)]
    turned(made, "walnut", body)
    turned(made, "brass", [(0.18, 0.82), (0.26, 0.85), (0.26, 0.90), (0.20, 0.93)])
    turned(made, "walnut", [(0.20, 0.93), (0.28, 1.16), (0.24, 1.21), (0.12, 1.27), (0.0, 1.28)])
    boxed(made, "brass", (-0.035, -0.035, 1.26), (0.035, 0.035, 1.52), 0.01)
    boxed(made, "brass", (-0.11, -0.034, 1.36), (0.11, 0.034, 1.43), 0.01)
    return made


def block() -> Triangles:
    made: Triangles = {}
    boxed(made, "maple", (-0.46, -0.46, 0.0), (0.46, 0.46, 0.64), 0.03)
    for axis in (0, 1):
        for side in (-1, 1):
            low, high = [-0.10, -0.10, 0.0], [0.10, 0.10, 0.36]
            low[axis], high[axis] = sorted((side * 0.44, side * 0.466))
            boxed(made, "walnut", low, high, 0.003)
    return made


def written(made: Triangles) -> bytes:
    """A binary glTF file: a primitive for each material, its triangles flat but for soft edges."""
    blob, views, accessors, primitives, materials = b"", [], [], [], []
    for name, found in made.items():
        triangles = np.array(found, np.float64)
        across = np.cross(triangles[:, 1] - triangles[:, 0], triangles[:, 2] - triangles[:, 0])
        normals = smooth(triangles, across)
        arrays = (("POSITION", triangles.reshape(-1, 3)), ("NORMAL", normals.reshape(-1, 3)))
        attributes = {}
        for attribute, values in arrays:
            data = np.column_stack((values[:, 0], values[:, 2], -values[:, 1])).astype("<f4")
            views.append({"buffer": 0, "byteOffset": len(blob), "byteLength": data.nbytes})
            more = {"min": data.min(0).tolist(), "max": data.max(0).tolist()} if attribute == "POSITION" else {}
            accessors.append(
                {"bufferView": len(views) - 1, "componentType": 5126, "count": len(data), "type": "VEC3", **more}
            )
            attributes[attribute] = len(accessors) - 1
            blob += data.tobytes()
        light, rough = MATERIALS[name]
        surface = {"baseColorFactor": [*light, 1.0], "metallicFactor": 0.0, "roughnessFactor": rough}
        primitives.append({"attributes": attributes, "material": len(materials)})
        materials.append({"name": name, "pbrMetallicRoughness": surface})
    document = {
        "asset": {"version": "2.0", "generator": "torres3d assets/source"},
        "scene": 0, "scenes": [{"nodes": [0]}], "nodes": [{"mesh": 0}], "meshes": [{"primitives": primitives}],
        "materials": materials, "accessors": accessors, "bufferViews": views, "buffers": [{"byteLength": len(blob)}],
    }  # fmt: skip
    text = json.dumps(document, separators=(",", ":"), sort_keys=True).encode()
    text += b" " * (-len(text) % 4)
    body = struct.pack("<II", len(text), 0x4E4F534A) + text + struct.pack("<II", len(blob), 0x004E4942) + blob
    return struct.pack("<III", 0x46546C67, 2, 12 + len(body)) + body


def smooth(triangles: np.ndarray, across: np.ndarray, crease: float = 40.0) -> np.ndarray:
    """A normal for each corner: the mean of the triangles that meet there at less than ``crease`` degrees."""
    facing = across / np.maximum(np.linalg.norm(across, axis=1, keepdims=True), 1e-12)
    meeting: dict[tuple[float, ...], list[int]] = {}
    for number, corners in enumerate(np.round(triangles, 5)):
        for corner in corners:
            meeting.setdefault(tuple(corner), []).append(number)
    found = np.empty_like(triangles)
    limit = np.cos(np.radians(crease))
    for number, corners in enumerate(np.round(triangles, 5)):
        for n, corner in enumerate(corners):
            near = [other for other in meeting[tuple(corner)] if facing[other] @ facing[number] > limit]
            normal = across[near].sum(axis=0)
            found[number, n] = normal / max(np.linalg.norm(normal), 1e-12)
    return found


if __name__ == "__main__":
    TARGET.mkdir(parents=True, exist_ok=True)
    for make in (knight, king, block):
        (TARGET / f"{make.__name__}.glb").write_bytes(written(make()))
