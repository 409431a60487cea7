"""The players' emblems as flat shapes: disc, chequer, triangle and cross, inlaid in wood and under figures. Pure."""

from math import cos, pi, sin

Pair = tuple[float, float]
Outline = tuple[Pair, ...]
"""The corners of a convex shape, counter-clockwise."""


def _box(left: float, low: float, right: float, high: float) -> Outline:
    return (left, low), (right, low), (right, high), (left, high)


ARM = 0.34
"""Half the width of the cross's arms."""
INLAYS: dict[int, tuple[Outline, ...]] = {
    1: (tuple((0.92 * cos(2 * pi * step / 14), 0.92 * sin(2 * pi * step / 14)) for step in range(14)),),
    2: (_box(-0.92, 0.0, 0.0, 0.92), _box(0.0, -0.92, 0.92, 0.0)),
    3: (((-1.0, -0.72), (1.0, -0.72), (0.0, 1.0)),),
    4: (_box(-ARM, -1.0, ARM, 1.0), _box(-1.0, -ARM, -ARM, ARM), _box(ARM, -ARM, 1.0, ARM)),
}
"""The shapes of emblems 1..4, within -1 and 1."""
