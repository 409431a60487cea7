"""Place of a tip of the table: near the pointer, over as little as can be of what is kept clear."""

from collections.abc import Sequence

import numpy as np

from torres3d.hud.kit.layout import Rect, Viewport

BESIDE_POINTER = (22.0, 26.0)
"""Offset of a tip from the pointer, across and down, where nothing is to be kept clear."""
TURNED = (-14.0, -14.0)
"""Offset of its right and lower edge at the other side."""
OF_PANELS = 0.25
"""Weight of a covered panel relative to a covered choice on the table."""
OF_COVERED, OF_TURNING, ON_POINTER = 50.0, 0.05, 1e7
"""What a covered unit of area costs, a unit away from the usual place, and a tip under the pointer; in units away from
the pointer."""
EDGE, GAP = 4.0, 1.0
"""Units between a tip and the window's edge, and between a tip and what it leaves clear."""
REACH = 420.0
"""Units around the pointer within which a place is looked for."""


def tip_place(
    view: Viewport,
    x: float,
    y: float,
    sizes: Sequence[tuple[float, float, float]],
    kept: Sequence[Rect],
    panels: Sequence[Rect],
) -> tuple[int, Rect]:
    """Which of the ``sizes`` (width, height, what it costs to take it) a tip has, and where it lies."""
    costs = [(*_cheapest(view, x, y, w, h, kept, panels, extra), number) for number, (w, h, extra) in enumerate(sizes)]
    _, rect, number = min(costs, key=lambda each: each[0])
    return number, rect


def _cheapest(
    view: Viewport, x: float, y: float, w: float, h: float, kept: Sequence[Rect], panels: Sequence[Rect], extra: float
) -> tuple[float, Rect]:
    """The least cost, and the place with it. Places beside the pointer and beside what is kept clear are tried."""
    lefts = _along(x, w, view.width, BESIDE_POINTER[0], TURNED[0], [(rect.x, rect.right) for rect in kept])
    tops = _along(y, h, view.height, BESIDE_POINTER[1], TURNED[1], [(rect.y, rect.bottom) for rect in kept])
    covered = _covered(lefts, tops, w, h, kept) + OF_PANELS * _covered(lefts, tops, w, h, panels)
    across = np.maximum(np.maximum(lefts - x, x - lefts - w), 0.0)
    down = np.maximum(np.maximum(tops - y, y - tops - h), 0.0)
    far = np.hypot(across[:, None], down[None, :])
    usual = np.abs(lefts - x - BESIDE_POINTER[0])[:, None] + np.abs(tops - y - BESIDE_POINTER[1])[None, :]
    cost = OF_COVERED * covered + np.maximum(far - np.hypot(*BESIDE_POINTER), 0.0) + OF_TURNING * usual
    cost += np.where((across[:, None] < 6) & (down[None, :] < 6), ON_POINTER, 0.0)
    column, row = np.unravel_index(np.argmin(cost), cost.shape)
    return float(cost[column, row]) + extra, Rect(float(lefts[column]), float(tops[row]), w, h)


def _along(
    at: float, size: float, room: float, usual: float, turned: float, edges: Sequence[tuple[float, float]]
) -> np.ndarray:
    """Where a tip of a size may begin along one axis."""
    tried = [at + usual, at + turned - size, at - size / 2]
    tried += [begin for low, high in edges for begin in (high + GAP, low - GAP - size)]
    within = [begin for begin in tried if at - REACH - size < begin < at + REACH]
    return np.unique(np.clip(within, EDGE, max(EDGE, room - size - EDGE)))


def _covered(lefts: np.ndarray, tops: np.ndarray, w: float, h: float, rects: Sequence[Rect]) -> np.ndarray:
    """The area of these that a tip covers, by its left and upper edge."""
    if not rects:
        return np.zeros((len(lefts), len(tops)))
    x, y, right, low = np.array([(rect.x, rect.y, rect.right, rect.bottom) for rect in rects]).T
    wide = np.minimum(lefts[:, None] + w, right) - np.maximum(lefts[:, None], x)
    high = np.minimum(tops[:, None] + h, low) - np.maximum(tops[:, None], y)
    covered: np.ndarray = np.maximum(wide, 0.0) @ np.maximum(high, 0.0).T
    return covered
