"""Rotations of placed parts: quaternions. Pure."""

from math import cos, radians, sin

from torres3d.scene.export.page.placed_parts import Rotation
from torres3d.scene.shapes.axis_conventions import Point


def headed(degrees: float) -> Rotation:
    """The rotation about the upright axis."""
    return about((0.0, 0.0, 1.0), degrees)


def about(axis: Point, degrees: float) -> Rotation:
    """The rotation about an axis of length 1."""
    half = radians(degrees) / 2
    x, y, z = (value * sin(half) for value in axis)
    return x, y, z, cos(half)


def after(first: Rotation, then: Rotation) -> Rotation:
    """Two rotations in one."""
    a, b, c, d = then
    x, y, z, w = first
    return (
        d * x + a * w + b * z - c * y,
        d * y - a * z + b * w + c * x,
        d * z + a * y - b * x + c * w,
        d * w - a * x - b * y - c * z,
    )


def rounded(rotation: Rotation) -> Rotation:
    """The rotation to four digits; the same for both quaternions that mean it."""
    values = [round(value, 4) + 0.0 for value in rotation]
    first = next(value for value in reversed(values) if value)
    x, y, z, w = values if first > 0 else [0.0 - value for value in values]
    return x, y, z, w
