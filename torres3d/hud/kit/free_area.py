"""The largest rectangle of a window that panels leave free: where the table is to be visible."""

from collections.abc import Sequence

from torres3d.hud.kit.layout import Rect

SHAPE = 1.3
"""Width / height of the table: the rectangle is chosen that shows it largest."""


def largest_free_area(window: Rect, taken: Sequence[Rect]) -> Rect:
    """The best rectangle that touches no taken one; the whole window where nothing is taken.

    An edge of the best one is an edge of the window or of something taken, so these are all that are tried.
    """
    lefts = sorted({window.x, *(min(max(rect.right, window.x), window.right) for rect in taken)})
    rights = sorted({window.right, *(min(max(rect.x, window.x), window.right) for rect in taken)})
    tops = sorted({window.y, *(min(max(rect.bottom, window.y), window.bottom) for rect in taken)})
    bottoms = sorted({window.bottom, *(min(max(rect.y, window.y), window.bottom) for rect in taken)})
    best, largest = window, 0.0
    for left in lefts:
        for right in rights:
            for top in tops:
                for bottom in bottoms:
                    free = Rect(left, top, right - left, bottom - top)
                    size = min(free.w / SHAPE, free.h)
                    if size > largest and not any(free.overlaps(rect) for rect in taken):
                        best, largest = free, size
    return best
