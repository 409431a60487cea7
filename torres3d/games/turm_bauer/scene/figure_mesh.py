"""Turned wood: figures on bases in the shape of their owner's emblem, and rings. Pure numpy."""

import itertools
from collections.abc import Sequence
from math import atan2, cos, pi, sin

import numpy as np

from torres3d.games.turm_bauer.scene.measures import FIGURE_HEIGHT, RING_RADIUS, RING_THICKNESS
from torres3d.games.turm_bauer.scene.wood_texture_coordinates import LONG, SIDE
from torres3d.scene.shapes.mesh import VERTEX, Mesh, join_meshes

Pair = tuple[float, float]
Outline = tuple[Pair, ...]
"""The corners of a convex shape, counter-clockwise."""


def _box(left: float, low: float, right: float, high: float) -> Outline:
    return (left, low), (right, low), (right, high), (left, high)


ARM = 0.34
"""Half the width of the cross's arms."""
INLAYS: dict[int, tuple[Outline, ...]] = {
    1: (tuple((0.92 * cos(2 * pi * step / 14), 0.92 * sin(2 * pi * step / 14)) for step in range(14)),),
    2: (_box(-0.92, 0.0, 0.0, 0.92), _box(0.0, -0.92, 0.92, 0.0)),
    3: (((-1.0, -0.72), (1.0, -0.72), (0.0, 1.0)),),
    4: (_box(-ARM, -1.0, ARM, 1.0), _box(-1.0, -ARM, -ARM, ARM), _box(ARM, -ARM, 1.0, ARM)),
}
"""The shapes of emblems 1..4, within -1 and 1."""


ROUND = 20
"""Sides of turned pieces."""
ROUGH = 120
STAINED, OWN = 0, 255
BODY: tuple[Pair, ...] = (
    (0.235, 0.085),
    (0.215, 0.135),
    (0.150, 0.200),
    (0.112, 0.330),
    (0.098, 0.500),
    (0.108, 0.620),
    (0.176, 0.655),
    (0.182, 0.695),
    (0.110, 0.730),
)
"""Radius and height of the body's rings, from the base to the collar."""
HEAD, HEAD_RADIUS = FIGURE_HEIGHT - 0.195, 0.195
BASE = 0.085
"""Height of the base."""
ROUNDING = 0.02
POINTED = 1e-6
"""A ring with a smaller radius is a point."""


def _outline(emblem: int) -> Outline:
    if emblem == 2:
        return (-0.25, -0.25), (0.25, -0.25), (0.25, 0.25), (-0.25, 0.25)
    if emblem == 3:
        return tuple((0.36 * cos(a), 0.36 * sin(a)) for a in (pi / 2 + 2 * pi * k / 3 for k in range(3)))
    if emblem == 4:
        w, one = ARM * 0.36, 0.32
        return (
            (one, -w), (one, w), (w, w), (w, one), (-w, one), (-w, w),
            (-one, w), (-one, -w), (-w, -w), (-w, -one), (w, -one), (w, -w),
        )  # fmt: skip
    return tuple((0.30 * cos(2 * pi * k / 24), 0.30 * sin(2 * pi * k / 24)) for k in range(24))


def _uv(along: float, across: float) -> Pair:
    return along / SIDE, (LONG.start + 0.5 + across % 3.0) / SIDE


def revolve(profile: Sequence[Pair], sharp: bool = False) -> Mesh:
    """A body of revolution from radii and heights; ``sharp``: each ring is an edge."""
    rows = [(np.array(a), np.array(b)) for a, b in itertools.pairwise(profile)]
    slopes = [np.array((b[1] - a[1], a[0] - b[0])) for a, b in rows]
    slopes = [slope / max(float(np.linalg.norm(slope)), 1e-9) for slope in slopes]
    vertices: list[tuple[object, ...]] = []
    faces: list[tuple[int, int, int]] = []
    around = [2 * pi * step / ROUND for step in range(ROUND + 1)]
    for number, (a, b) in enumerate(rows):
        before = slopes[number] if sharp or number == 0 else slopes[number - 1] + slopes[number]
        after = slopes[number] if sharp or number == len(rows) - 1 else slopes[number] + slopes[number + 1]
        first = len(vertices)
        for angle in around:
            for (radius, height), slope in ((a, before), (b, after)):
                normal = np.array((slope[0] * cos(angle), slope[0] * sin(angle), slope[1]))
                normal /= max(float(np.linalg.norm(normal)), 1e-9)
                place = (radius * cos(angle), radius * sin(angle), height)
                open_ = 255 if height > 0.12 else 170
                vertices.append((place, tuple(normal), (open_, ROUGH, 0, STAINED), _uv(height, 3 * angle / (2 * pi))))
        for step in range(ROUND):
            low = first + 2 * step
            faces += [(low, low + 2, low + 3), *([(low, low + 3, low + 1)] if b[0] > POINTED else [])]
    return Mesh(np.array(vertices, VERTEX), np.array(faces, np.uint32))


def slab(outline: Outline, low: float, high: float, owner: int, rounding: float = ROUNDING) -> Mesh:
    """An extruded outline with a rounded upper edge; the outline is star-shaped about the origin."""
    vertices: list[tuple[object, ...]] = []
    faces: list[tuple[int, int, int]] = []

    def add(points: Sequence[tuple[tuple[float, float, float], tuple[float, float, float]]], open_: int = 255) -> None:
        first = len(vertices)
        for place, normal in points:
            vertices.append((place, normal, (open_, ROUGH, 0, owner), _uv(place[0] + place[2], place[1])))
        faces.extend((first, first + n, first + n + 1) for n in range(1, len(points) - 1))

    inner = tuple((x * (1 - rounding / 0.3), y * (1 - rounding / 0.3)) for x, y in outline)
    for number in range(len(outline)):
        (ax, ay), (bx, by) = outline[number], outline[(number + 1) % len(outline)]
        (cx, cy), (dx, dy) = inner[number], inner[(number + 1) % len(outline)]
        facing = atan2(-(bx - ax), by - ay)
        out = (cos(facing), sin(facing), 0.0)
        up = (0.0, 0.0, 1.0)
        add(
            (
                ((ax, ay, low), out),
                ((bx, by, low), out),
                ((bx, by, high - rounding), out),
                ((ax, ay, high - rounding), out),
            ),
            190,
        )
        add(
            (
                ((ax, ay, high - rounding), out),
                ((bx, by, high - rounding), out),
                ((dx, dy, high), up),
                ((cx, cy, high), up),
            )
        )
        add((((0.0, 0.0, high), up), ((cx, cy, high), up), ((dx, dy, high), up)))
    return Mesh(np.array(vertices, VERTEX), np.array(faces, np.uint32))


def figure_body() -> Mesh:
    """A figure without its base."""
    ball = [(HEAD_RADIUS * sin(pi * step / 10), HEAD - HEAD_RADIUS * cos(pi * step / 10)) for step in range(2, 11)]
    return join_meshes([revolve(BODY), revolve(ball)])


def figure_mesh(emblem: int) -> Mesh:
    """A figure of stained wood; its base shows the owner's emblem."""
    return join_meshes([slab(_outline(emblem), 0.0, BASE, STAINED), figure_body()])


def ring_mesh() -> Mesh:
    """A wooden ring that lies flat, about its middle."""
    wood = [
        (RING_RADIUS + RING_THICKNESS * cos(a), RING_THICKNESS * sin(a)) for a in (2 * pi * k / 10 for k in range(11))
    ]
    return revolve(wood)
