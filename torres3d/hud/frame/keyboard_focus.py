"""Keyboard focus: on a spot of a panel, or on none, and then the table has the keyboard.

On a page or dialog Tab goes from spot to spot; around the table it goes from panel to panel and back to the board, and
arrows go on within one. A slider moves with left and right.
"""

from collections.abc import Callable, Sequence
from typing import Any

from torres3d.hud.frame.focus_neighbours import ARROWS, nearest, next_spot
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.panel import Panel, Spot

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
    if not spot.enabled:
        return bool(spot.reason or spot.tip)
    return spot.press is not None or spot.drag is not None or spot.tip is not None or spot.over != spot.rect


def _rects(spots: dict[str, Spot]) -> dict[str, Rect]:
    return {name: spot.rect for name, spot in spots.items()}
