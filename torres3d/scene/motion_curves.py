"""Curves of motion. Each takes the share of time, 0..1, and gives a share or a place."""

from collections.abc import Sequence
from math import asin, atan2, degrees, pi, sin

from torres3d.scene.shapes.axis_conventions import Point


def ease_in_out(share: float) -> float:
    """Ease in and out: slow at both ends."""
    return share * share * (3.0 - 2.0 * share)


def uneased(share: float) -> float:
    """The share of time at which `ease_in_out` reaches this share."""
    return 0.5 - sin(asin(1.0 - 2.0 * share) / 3.0)


def thrown(share: float) -> float:
    """A throw: slow at first, still fast at the end."""
    return share * share * (3.0 - share) / 2.0


def dropped(share: float, landed: float) -> float:
    """A fall from 0 to 1, ever faster, that lands after the share ``landed``, bounces a little and rests."""
    if share < landed:
        return (share / landed) ** 2
    rest = min((share - landed) / (1.0 - landed) * 2.0, 1.0)
    return 1.0 - 0.045 * sin(pi * rest) * (1.0 - rest)


def shaken(share: float) -> float:
    """A tremor between -1 and 1 that dies away."""
    return sin(3.0 * pi * share) * (1.0 - share) ** 2


def between(start: Point, end: Point, share: float) -> Point:
    """The place on a straight line."""
    (x0, y0, z0), (x1, y1, z1) = start, end
    return x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, z0 + (z1 - z0) * share


def arc(start: Point, end: Point, share: float, rise: float) -> Point:
    """The place on a throw that rises ``rise`` above the higher end."""
    x, y, _ = between(start, end, share)
    low, high = start[2], end[2]
    peak = max(low, high) + rise
    # the parabola through both ends whose top is at the peak
    a, b = peak - low, peak - high
    turn = a**0.5 / (a**0.5 + b**0.5) if a + b > 0 else 0.5
    if share < turn:
        part = 1.0 - share / turn
        return x, y, peak - a * part * part
    part = (share - turn) / (1.0 - turn) if turn < 1.0 else 1.0
    return x, y, peak - b * part * part


def along(places: Sequence[Point], share: float) -> tuple[Point, int]:
    """The place after a share of the way through all places (each stretch takes equally long), and the number of the
    stretch."""
    stretches = len(places) - 1
    at = min(max(share, 0.0), 1.0) * stretches
    number = min(int(at), stretches - 1)
    return between(places[number], places[number + 1], at - number), number


def heading_of(start: Point, end: Point) -> float:
    """The heading of a piece that walks from one place to another: pieces look south at 0, east at 90."""
    return degrees(atan2(end[0] - start[0], -(end[1] - start[1])))


def interpolate_heading(start: float, end: float, share: float) -> float:
    """A heading between two others, the shorter way round."""
    return start + ((end - start + 180.0) % 360.0 - 180.0) * share
