"""Unlit coloured bands and rods: outlines, ways, the ruler."""

import itertools
from collections.abc import Sequence

import numpy as np

from torres3d.scene.shapes.colour_space import Colour
from torres3d.scene.shapes.coordinates import Point
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
    for (x0, y0, z0), (x1, y1, z1) in itertools.pairwise(places):
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
    parts = []
    for corners, shade in faces:
        red, green, blue = colour
        parts.append(quad(corners, [((red * shade, green * shade, blue * shade), 1.0)] * 4))
    return join_meshes(parts)
