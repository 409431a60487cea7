"""Coordinates: x runs east, y north, z up; the unit is the side of a square, the origin the middle of the table."""

Point = tuple[float, float, float]

SIDES: tuple[tuple[int, int], ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""South, east, north and west, each a quarter turn from the one before."""

FIELD_OF_VIEW = 30.0
"""Vertical field of view in degrees: a long lens, so that towers stay nearly upright."""


def corners_of(middle: Point, half: float) -> list[Point]:
    """The corners of a level square that is twice as wide as ``half``."""
    x, y, z = middle
    return [(x + across, y + up, z) for across in (-half, half) for up in (-half, half)]
