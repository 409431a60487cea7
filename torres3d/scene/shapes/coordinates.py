"""Where things are: x runs east, y north, z up; the unit is the side of a square, the table's middle the origin."""

Point = tuple[float, float, float]

SIDES: tuple[tuple[int, int], ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""South, east, north and west: a quarter turn leads from each to the next."""

FIELD_OF_VIEW = 30.0
"""Of every picture, vertically, in degrees: a long lens, so that towers stay nearly upright."""


def corners_of(middle: Point, half: float) -> list[Point]:
    """The corners of a level square twice as wide as ``half``."""
    x, y, z = middle
    return [(x + across, y + up, z) for across in (-half, half) for up in (-half, half)]
