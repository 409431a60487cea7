"""Unlit flat ribbons, arrows, discs and frames, for trails on the board."""

from collections.abc import Sequence
from itertools import pairwise
from math import cos, hypot, pi, sin

from torres3d.scene.shapes.bands import quad
from torres3d.scene.shapes.colour_space import Colour
from torres3d.scene.shapes.coordinates import Point
from torres3d.scene.shapes.mesh import EMPTY, Mesh, join_meshes

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
        corners = [
            (sx + ax, sy + ay, start[2]),
            (sx - ax, sy - ay, start[2]),
            (ex - ax, ey - ay, end[2]),
            (ex + ax, ey + ay, end[2]),
        ]
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
                ox, oy = (cx - x) * 0.01, (cy - y) * 0.01
                corners = [
                    (cx + ox, cy + oy, z),
                    (cx + ox + dx, cy + oy + dy, z),
                    (cx + ox + dx, cy + oy + dy, low),
                    (cx + ox, cy + oy, low),
                ]
                parts.append(quad(corners, [(colour, 1.0)] * 4))
    return join_meshes(parts)
