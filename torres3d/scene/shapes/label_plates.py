"""Plates behind labels, in the shape of a player's emblem, and their leader lines."""

from math import cos, hypot, pi, sin

import numpy as np

from torres3d.scene.shapes.colour_space import Colour
from torres3d.scene.shapes.mesh import VERTEX, Mesh, join_meshes

LINE: Colour = (1.0, 0.93, 0.74)
EDGE: Colour = (0.07, 0.05, 0.03)
Place = tuple[float, float]


def leader(start: Place, end: Place) -> Mesh:
    """A line in the picture from a plate to a place, with a dark edge and a dot at its end."""
    return join_meshes(
        [_stretch(start, end, 2.2, EDGE), _dot(end, 4.2, EDGE), _stretch(start, end, 1.0, LINE), _dot(end, 2.8, LINE)]
    )


def _stretch(start: Place, end: Place, half: float, colour: Colour) -> Mesh:
    length = max(hypot(end[0] - start[0], end[1] - start[1]), 1e-6)
    x, z = -(end[1] - start[1]) / length * half, (end[0] - start[0]) / length * half
    corners = [
        (start[0] - x, start[1] - z),
        (end[0] - x, end[1] - z),
        (end[0] + x, end[1] + z),
        (start[0] + x, start[1] + z),
    ]
    return _filled([(px, 0.0, pz) for px, pz in corners], colour, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2))


def _dot(place: Place, radius: float, colour: Colour) -> Mesh:
    around = [(place[0] + radius * cos(n * pi / 6), 0.0, place[1] + radius * sin(n * pi / 6)) for n in range(12)]
    return _filled(around, colour, place)


def plate(width: float, height: float, colour: Colour, rim: Colour | None, emblem: int) -> Mesh:
    """A plate with a rim, in the shape of an emblem."""
    red, green, blue = colour
    outer = _filled(_outline(width, height, emblem), rim or (red * 0.45, green * 0.45, blue * 0.45))
    inner = _filled(_outline(width - 3.0, height - 3.0, emblem), colour)
    return join_meshes([outer, inner])


def _outline(width: float, height: float, emblem: int) -> list[tuple[float, float, float]]:
    right, up = width / 2, height / 2
    cut = height * 0.28
    match emblem:
        case 2:
            flat = [(right, up), (-right, up), (-right, -up), (right, -up)]
        case 3:
            flat = [(right, up), (-right, up), (-right, -up * 0.55), (0.0, -up * 1.5), (right, -up * 0.55)]
        case 5:
            flat = [(right, up * 0.7), (-right, up * 0.7), (0.0, -up)]
        case 4:
            flat = [(right, up - cut), (right - cut, up), (cut - right, up), (-right, up - cut)]
            flat += [(-x, -z) for x, z in flat]
        case _:
            radius = height / 2 * (1.0 if emblem else 0.72)
            flat = []
            for corner, (sx, sz) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
                for step in range(7):
                    angle = (corner + step / 6) * pi / 2
                    flat.append((sx * (right - radius) + radius * cos(angle), sz * (up - radius) + radius * sin(angle)))
    return [(x, 0.0, z) for x, z in flat]


def _filled(points: list[tuple[float, float, float]], colour: Colour, middle: Place = (0.0, 0.0)) -> Mesh:
    vertices = np.zeros(len(points) + 1, VERTEX)
    vertices["place"][0] = (middle[0], 0.0, middle[1])
    vertices["place"][1:] = points
    vertices["normal"] = (0, -1, 0)
    vertices["paint"] = (*(round(255 * min(part, 1.0)) for part in colour), 235)
    count = len(points)
    triangles = [(0, 1 + number, 1 + (number + 1) % count) for number in range(count)]
    return Mesh(vertices, np.array(triangles, np.uint32))
