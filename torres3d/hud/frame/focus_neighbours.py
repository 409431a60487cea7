"""The neighbour of a spot of a panel, for those who move with arrow keys. Pure."""

from collections.abc import Mapping
from typing import Literal, get_args

from torres3d.hud.kit.layout import Rect

Arrow = Literal["arrow_left", "arrow_right", "arrow_up", "arrow_down"]
ARROWS: tuple[Arrow, ...] = get_args(Arrow)
SIDEWAYS = 2.5
"""Weight of the distance across the direction against the distance along it."""


def next_spot(spots: Mapping[str, Rect], name: str, arrow: Arrow) -> str | None:
    """The next spot in the direction of an arrow; None where there is none.

    ``spots`` are in painting order. Left and right continue in that order where nothing is beside, so that one key
    reaches everything.
    """
    here = spots[name]
    across = arrow in ("arrow_left", "arrow_right")
    found = [
        (distance, other)
        for other, rect in spots.items()
        if other != name and (distance := _distance(here, rect, arrow)) is not None
    ]
    if found:
        return min(found, key=lambda pair: pair[0])[1]
    if not across:
        return None
    names = list(spots)
    return names[(names.index(name) + (1 if arrow == "arrow_right" else -1)) % len(names)]


def nearest(spots: Mapping[str, Rect], place: Rect) -> str | None:
    return min(spots, key=lambda name: _apart(spots[name], place), default=None)


def _apart(one: Rect, other: Rect) -> float:
    (a, b), (x, y) = one.middle, other.middle
    return abs(a - x) + abs(b - y)


def _distance(here: Rect, there: Rect, arrow: Arrow) -> float | None:
    """The distance from one rectangle to another along an arrow; None in the wrong direction."""
    if arrow == "arrow_right":
        ahead, off = there.x - here.right, _gap(here.y, here.bottom, there.y, there.bottom)
    elif arrow == "arrow_left":
        ahead, off = here.x - there.right, _gap(here.y, here.bottom, there.y, there.bottom)
    elif arrow == "arrow_down":
        ahead, off = there.y - here.bottom, _gap(here.x, here.right, there.x, there.right)
    else:
        ahead, off = here.y - there.bottom, _gap(here.x, here.right, there.x, there.right)
    if ahead < -6 or (arrow in ("arrow_left", "arrow_right") and off > 0):
        return None
    middles = abs(here.middle[0] - there.middle[0]) if arrow in ("arrow_up", "arrow_down") else 0.0
    return max(ahead, 0.0) + SIDEWAYS * off + 0.05 * middles


def _gap(low: float, high: float, other_low: float, other_high: float) -> float:
    """The distance of two stretches of a line; 0 where they meet."""
    return max(other_low - high, low - other_high, 0.0)
