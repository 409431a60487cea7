"""The shapes that tell the players apart without colour: outlines of base and marker, emblems, shields."""

import numpy as np
import shapes
from shapes import Pair


def rounded(corners: int, radius: float, steps: int, start: float) -> list[Pair]:
    """A regular polygon with rounded corners, reaching 1 at its corners."""
    points: list[Pair] = []
    for corner in range(corners):
        middle = start + 2 * np.pi * corner / corners
        centre = (1 - radius) * np.array([np.cos(middle), np.sin(middle)])
        turns = middle + np.linspace(-np.pi / corners, np.pi / corners, steps)
        points.extend((float(centre[0] + radius * np.cos(a)), float(centre[1] + radius * np.sin(a))) for a in turns)
    return points


def cross(width: float) -> list[Pair]:
    """A cross with arms to 1, `width` half as broad as its arms."""
    w, one = width, 1.0
    return [
        (one, -w),
        (one, w),
        (w, w),
        (w, one),
        (-w, one),
        (-w, w),
        (-one, w),
        (-one, -w),
        (-w, -w),
        (-w, -one),
        (w, -one),
        (w, -w),
    ]


def round_outline(sides: int) -> list[Pair]:
    angle = 2 * np.pi * np.arange(sides) / sides
    return [(float(np.cos(a)), float(np.sin(a))) for a in angle]


# Outline of base and marker by player, and how large it is drawn (the areas look alike).
OUTLINES: dict[int, tuple[list[Pair], float]] = {
    1: (round_outline(20), 0.250),
    2: (rounded(4, 0.22, 4, np.pi / 4), 0.312),
    3: (rounded(3, 0.22, 6, -np.pi / 2), 0.325),
    4: (cross(0.56), 0.262),
}


def emblem_polygons(number: int, size: float) -> list[list[Pair]]:
    """The emblem of a player as outlines (x, z) within `size`: circle, chequer, triangle, cross."""
    s = size
    if number == 1:
        return [[(s * x, s * y) for x, y in round_outline(14)]]
    if number == 2:
        return [shapes.rectangle(-s, 0.0, 0.0, s), shapes.rectangle(0.0, s, -s, 0.0)]
    if number == 3:
        return [[(-s, -0.75 * s), (s, -0.75 * s), (0.0, s)]]
    w = 0.30 * s
    return [shapes.rectangle(-w, w, -s, s), shapes.rectangle(-s, -w, -w, w), shapes.rectangle(w, s, -w, w)]


def shield_outline(number: int) -> list[Pair]:
    if number == 1:
        return [(0.112 * x, 0.112 * y) for x, y in round_outline(18)]
    if number == 2:
        return [(-0.095, -0.125), (0.095, -0.125), (0.105, 0.0), (0.095, 0.125), (-0.095, 0.125), (-0.105, 0.0)]
    if number == 3:
        return [
            (0.0, -0.16),
            (0.055, -0.085),
            (0.095, 0.02),
            (0.105, 0.125),
            (-0.105, 0.125),
            (-0.095, 0.02),
            (-0.055, -0.085),
        ]
    return [
        (0.0, -0.145),
        (0.062, -0.09),
        (0.100, -0.01),
        (0.100, 0.10),
        (0.05, 0.125),
        (0.0, 0.11),
        (-0.05, 0.125),
        (-0.100, 0.10),
        (-0.100, -0.01),
        (-0.062, -0.09),
    ]
