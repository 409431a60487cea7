"""Unlit coloured bands, rods, ribbons, arrows, discs and frames: outlines, ways, trails, the ruler."""

from collections.abc import Sequence
from itertools import pairwise
from math import cos, hypot, pi, sin

import numpy as np

from torres3d.scene.shapes.axis_conventions import Point
from torres3d.scene.shapes.colour_space import Colour
from torres3d.scene.shapes.mesh import EMPTY, VERTEX, Mesh, join_meshes

_TRIANGLES = np.array(((0, 1, 2), (0, 2, 3)), np.uint32)


def quad(corners: Sequence[Point], colours: Sequence[tuple[Colour, float]]) -> Mesh:
    """Four corners in order, each with its colour and opacity."""
    vertices = np.zeros(4, VERTEX)
    vertices["place"] = corners
    vertices["normal"] = (0, 0, 1)
    for number, (colour, opacity) in enumerate(colours):
        vertices["paint"][number] = (*(round(255 * part) for part in colour), round(255 * opacity))
    return Mesh(vertices, _TRIANGLES)


def fence(start: Point, end: Point, height: float, colour: Colour, opacity: float) -> Mesh:
    """An upright band along a line, fading upwards."""
    low, high = (colour, opacity), (colour, 0.0)
    (x0, y0, z0), (x1, y1, z1) = start, end
    return quad([start, end, (x1, y1, z1 + height), (x0, y0, z0 + height)], [low, low, high, high])


def lane(start: Point, end: Point, width: float, colour: Colour, opacity: float) -> Mesh:
    """A flat band along a level line."""
    (x0, y0, z0), (x1, y1, z1) = start, end
    length = max(float(np.hypot(x1 - x0, y1 - y0)), 1e-6)
    ax, ay = -(y1 - y0) / length * width / 2, (x1 - x0) / length * width / 2
    corners = [(x0 + ax, y0 + ay, z0), (x0 - ax, y0 - ay, z0), (x1 - ax, y1 - ay, z1), (x1 + ax, y1 + ay, z1)]
    return quad(corners, [(colour, opacity)] * 4)


def rod(places: Sequence[Point], radius: float, colour: Colour, opacity: float) -> Mesh:
    """A thin rod with four sides through these places."""
    parts = []
    for (x0, y0, z0), (x1, y1, z1) in pairwise(places):
        way = np.array((x1 - x0, y1 - y0, z1 - z0))
        length = float(np.linalg.norm(way))
        if length < 1e-6:
            continue
        helper = np.array((0.0, 0.0, 1.0)) if abs(way[2]) < 0.9 * length else np.array((1.0, 0.0, 0.0))
        a = np.cross(way, helper)
        a *= radius / np.linalg.norm(a)
        b = np.cross(way, a)
        b *= radius / np.linalg.norm(b)
        start, end = np.array((x0, y0, z0)), np.array((x1, y1, z1))
        ring = [a + b, a - b, -a - b, -a + b]
        for one, other in zip(ring, [*ring[1:], ring[0]], strict=True):
            corners = [tuple(map(float, p)) for p in (start + one, start + other, end + other, end + one)]
            parts.append(quad([(p[0], p[1], p[2]) for p in corners], [(colour, opacity)] * 4))
    return join_meshes(parts) if parts else EMPTY


def box(low: Point, high: Point, colour: Colour) -> Mesh:
    """A box with slightly shaded sides."""
    (x0, y0, z0), (x1, y1, z1) = low, high
    faces = (
        ([(x0, y0, z0), (x1, y0, z0), (x1, y0, z1), (x0, y0, z1)], 0.92),
        ([(x1, y0, z0), (x1, y1, z0), (x1, y1, z1), (x1, y0, z1)], 0.74),
        ([(x1, y1, z0), (x0, y1, z0), (x0, y1, z1), (x1, y1, z1)], 0.70),
        ([(x0, y1, z0), (x0, y0, z0), (x0, y0, z1), (x0, y1, z1)], 0.86),
        ([(x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)], 1.0),
    )
    red, green, blue = colour
    shaded = [(corners, (red * shade, green * shade, blue * shade)) for corners, shade in faces]
    return join_meshes([quad(corners, [(tone, 1.0)] * 4) for corners, tone in shaded])


ROUND = 16
"""Corners of a disc."""


def ribbon(line: Sequence[Point], width: float, colour: Colour) -> Mesh:
    """A band along a line. Where the line goes straight up, the band stands across the way that leads there."""
    parts: list[Mesh] = []
    across = (1.0, 0.0)
    for start, end in pairwise(line):
        east, north = end[0] - start[0], end[1] - start[1]
        far = hypot(east, north)
        if far > 1e-6:
            across = (-north / far, east / far)
        ax, ay = across[0] * width / 2, across[1] * width / 2
        # A little longer than its stretch, so that corners close.
        more = width / 2 / far if far > 1e-6 else 0.0
        sx, sy = start[0] - east * more, start[1] - north * more
        ex, ey = end[0] + east * more, end[1] + north * more
        low, high = start[2], end[2]
        corners = [(sx + ax, sy + ay, low), (sx - ax, sy - ay, low), (ex - ax, ey - ay, high), (ex + ax, ey + ay, high)]
        parts.append(quad(corners, [(colour, 1.0)] * 4))
    return join_meshes(parts) if parts else EMPTY


def arrow(before: Point, tip: Point, width: float, colour: Colour) -> Mesh:
    """An arrowhead at the end of a ribbon that comes from ``before``."""
    east, north = tip[0] - before[0], tip[1] - before[1]
    far = hypot(east, north) or 1.0
    east, north = east / far, north / far
    long, wide = 0.12 + width * 0.9, 0.10 + width * 0.62
    x, y, z = tip
    z += 0.003
    point = (x + east * long, y + north * long, z)
    left = (x - north * wide - east * 0.1, y + east * wide - north * 0.1, z)
    right = (x + north * wide - east * 0.1, y - east * wide - north * 0.1, z)
    return quad([point, left, (x - east * 0.05, y - north * 0.05, z), right], [(colour, 1.0)] * 4)


def ring(middle: Point, radius: float, colour: Colour) -> Mesh:
    """A disc on the ground."""
    x, y, z = middle
    rim = [(x + radius * cos(2 * pi * n / ROUND), y + radius * sin(2 * pi * n / ROUND), z) for n in range(ROUND + 1)]
    return join_meshes([quad([middle, one, two, two], [(colour, 1.0)] * 4) for one, two in pairwise(rim)])


def frame(middle: Point, low: float, half: float, width: float, colour: Colour) -> Mesh:
    """A square frame around a place, with its four corners led down to ``low``."""
    x, y, z = middle
    outer = [(x + sx * half, y + sy * half, z) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    inner = [(x + sx * (half - width), y + sy * (half - width), z) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    sides = [(outer[n], outer[(n + 1) % 4], inner[(n + 1) % 4], inner[n]) for n in range(4)]
    parts = [quad(side, [(colour, 1.0)] * 4) for side in sides]
    if low < z:
        for cx, cy, _ in outer:
            for ax, ay in ((1.0, 0.0), (0.0, 1.0)):
                dx, dy = ax * (width if cx < x else -width), ay * (width if cy < y else -width)
                # Just before the wall, so that it is not lost in it.
                px, py = cx + (cx - x) * 0.01, cy + (cy - y) * 0.01
                corners = [(px, py, z), (px + dx, py + dy, z), (px + dx, py + dy, low), (px, py, low)]
                parts.append(quad(corners, [(colour, 1.0)] * 4))
    return join_meshes(parts)


def hatching(corner: Point, across: Point, up: Point, apart: float, width: float, colour: Colour) -> Mesh:
    """Slanting lines, so far ``apart`` and so wide, on a rectangle from its ``corner`` along two edges at right angles.
    It is visible from where ``across`` leads to the right while ``up`` leads upwards."""
    start, right, high = (np.array(each, float) for each in (corner, across, up))
    wide, tall = float(np.linalg.norm(right)), float(np.linalg.norm(high))
    right, high = right / wide, high / tall
    parts = []
    for begin in np.arange(-wide, tall, apart):
        low, end = max(0.0, -begin), min(wide, tall - width - begin)
        if end <= low:
            continue
        places = [(low, begin + low), (end, begin + end), (end, begin + end + width), (low, begin + low + width)]
        corners = [start + x * right + y * high for x, y in places]
        parts.append(quad([(float(p[0]), float(p[1]), float(p[2])) for p in corners], [(colour, 1.0)] * 4))
    return join_meshes(parts)
