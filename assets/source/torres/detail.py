"""How fine models are made: as they are looked at, or coarse, as they are drawn while the table turns on a processor.

A coarse model has the same outlines, surfaces and random sizes; what it lacks are bevels, the thickness of what lies
flat on a wall, and many of the steps of what is round.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

Pair = tuple[float, float]
PROFILE = 0.010  # a step of a profile this near to the line between its neighbours is left out
PLATE = 0.004  # the same for the outline of a plate
OUTLINE = 0.06  # the same for an outline of radius 1
_coarse = [False]


def coarse() -> bool:
    """Whether coarse models are made now."""
    return _coarse[0]


@contextmanager
def made_coarse() -> Iterator[None]:
    """Models made meanwhile are coarse."""
    _coarse[0] = True
    try:
        yield
    finally:
        _coarse[0] = False


def sides(number: int) -> int:
    """Into how many sides something round is divided."""
    return max(round(number * 0.45), 4) if coarse() else number


def rows(number: int, radius: float) -> int:
    """Into how many rows a ball is divided."""
    return 2 if coarse() and (radius < 0.025 or number < 4) else 3 if coarse() else number


def profile(points: Sequence[Pair]) -> list[Pair]:
    """An open line with the steps that matter."""
    return _straightened(points, PROFILE) if coarse() else list(points)


def outline(points: Sequence[Pair]) -> list[Pair]:
    """A closed line of radius 1 with the corners that matter."""
    return _straightened([*points, points[0]], OUTLINE)[:-1] if coarse() else list(points)


def plate(points: Sequence[Pair]) -> list[Pair]:
    """The outline of something flat with the corners that matter."""
    return _straightened([*points, points[0]], PLATE)[:-1]


def _straightened(points: Sequence[Pair], tolerance: float) -> list[Pair]:
    """Douglas and Peucker's way; the ends stay."""
    if len(points) < 3:
        return list(points)
    (x0, y0), (x1, y1) = points[0], points[-1]
    length = max(((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5, 1e-12)
    closed = length < 1e-9

    def off(point: Pair) -> float:
        x, y = point[0] - x0, point[1] - y0
        return (x * x + y * y) ** 0.5 if closed else abs(x * (y1 - y0) - y * (x1 - x0)) / length

    far = max(range(1, len(points) - 1), key=lambda i: off(points[i]))
    if off(points[far]) <= tolerance:
        return [points[0], points[-1]]
    return [*_straightened(points[: far + 1], tolerance)[:-1], *_straightened(points[far:], tolerance)]
