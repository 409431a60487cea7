"""Keyboard focus: on a spot of a panel, or on none, and then the table has the keyboard.

On a page or dialog Tab goes from spot to spot; around the table it goes from panel to panel and back to the board, and
arrows go on within one. A slider moves with left and right.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, get_args

from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.panel import Panel, Spot

Arrow = Literal["arrow_left", "arrow_right", "arrow_up", "arrow_down"]
ARROWS: tuple[Arrow, ...] = get_args(Arrow)
SIDEWAYS = 2.5
"""Weight of the distance across the direction against the distance along it."""


def next_spot(spots: Mapping[str, Rect], name: str, arrow: Arrow) -> str | None:
    """The next spot in the direction of an arrow; None where there is none.

    ``spots`` are in painting order. Left and right continue in that order where nothing is beside, so that one key
    reaches everything; never from the first to the last, which may be far away and quit.
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
    number = names.index(name) + (1 if arrow == "arrow_right" else -1)
    return names[number] if 0 <= number < len(names) else None


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


TABS = {"tab": 1, "shift-tab": -1}
PRESSING = ("enter", "space")
NUDGES = {"arrow_left": -1, "arrow_right": 1}
STEPS = {"arrow_up": 1, "arrow_down": -1}


class KeyboardFocus:
    """``around`` are the panels around the table in the order of Tab; ``refuse`` says why a spot is not enabled."""

    def __init__(self, around: Sequence[Panel[Any]], refuse: Callable[[Spot], None]) -> None:
        self._around = around
        self._refuse = refuse
        self._place: Rect | None = None
        self.holder: Panel[Any] | None = None
        """The panel around the table that has the keyboard."""
        self.visible = True
        """Whether keys were used last, and not the mouse."""

    def panel(self, modal: Panel[Any] | None) -> Panel[Any] | None:
        """The panel that has the keyboard, its focus on a spot that is there; ``modal`` is the uppermost one."""
        if self.holder is not None and not self.holder.shown:
            self.holder = None
        panel = modal or self.holder
        if panel is None:
            return None
        spots = stops(panel)
        if panel.focus not in spots:
            wanted = panel.first_focus if panel.focus == "" else nearest(_rects(spots), self._place or panel.rect)
            panel.focus = wanted if wanted in spots else next(iter(spots), "")
        if panel.focus:
            self._place = spots[panel.focus].rect
        return panel if panel.focus else None

    def release(self) -> bool:
        """The board has the keyboard from now on; False if it had it."""
        was, self.holder = self.holder, None
        return was is not None

    def use(self, panel: Panel[Any], name: str, modal: bool) -> bool:
        """A key was pressed while a panel has the keyboard; whether it meant something to its spots."""
        if name in TABS and modal:
            self._step(panel, TABS[name])
        elif name in ARROWS:
            return self._arrow(panel, name)
        elif name in PRESSING:
            self._press(panel, name)
        else:
            return False
        return True

    def go_round(self, way: int) -> bool:
        """Move to the next panel around the table; False if the board comes next."""
        shown: list[Panel[Any] | None] = [None, *(panel for panel in self._around if panel.shown and stops(panel))]
        at = shown.index(self.holder) if self.holder in shown else 0
        self.holder = shown[(at + way) % len(shown)]
        return self.holder is not None

    def _step(self, panel: Panel[Any], way: int) -> None:
        if not self.visible:
            return
        names = list(stops(panel))
        panel.focus = names[(names.index(panel.focus) + way) % len(names)]

    def _arrow(self, panel: Panel[Any], name: str) -> bool:
        # A list is turned at the first press, also when the mouse was used before.
        if name in STEPS and panel.turn_list(panel.focus, STEPS[name]):
            return True
        if not self.visible:
            return True
        spots = stops(panel)
        nudge = spots[panel.focus].nudge
        if name in NUDGES and nudge is not None:
            nudge(NUDGES[name])
            return True
        for arrow in ARROWS:
            if arrow == name:
                there = next_spot(_rects(spots), panel.focus, arrow)
                if there is not None:
                    panel.focus = there
                    return True
        # At the panel's edge a list goes on.
        return name not in STEPS or panel.arrow_past_edge(STEPS[name])

    def _press(self, panel: Panel[Any], name: str) -> None:
        spot = panel.spot_named(panel.focus)
        if spot is None:
            return
        if not spot.enabled:
            self._refuse(spot)
        elif spot.press is not None:
            spot.press()
        elif name == "enter":
            panel.press_enter()


def stops(panel: Panel[Any]) -> dict[str, Spot]:
    """The spots of a panel that the keyboard stops at, by name and in painting order: those that can be pressed or
    moved, have a tip, or explain why they are disabled."""
    return {spot.name: spot for spot in panel.spots if _stops(spot)}


def _stops(spot: Spot) -> bool:
    if not spot.by_keys:
        return False
    if not spot.enabled:
        return bool(spot.reason or spot.tip)
    return spot.press is not None or spot.drag is not None or spot.tip is not None or spot.over != spot.rect


def _rects(spots: dict[str, Spot]) -> dict[str, Rect]:
    return {name: spot.rect for name, spot in spots.items()}
