"""The panels one above another: the way of a click or a key to the right one, what the pointer shows, tips."""

from collections.abc import Callable, Sequence
from typing import Any

from torres3d.hud.frame.notes import PlacedTip, Tooltip
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.panel import Panel, PanelKit, Spot
from torres3d.hud.kit.presses import Press, Presses
from torres3d.hud.kit.tip import TooltipModel

FOCUS_KEYS = {"tab": 1, "shift-tab": -1, "arrow_down": 1, "arrow_right": 1, "arrow_up": -1, "arrow_left": -1}
"""Keys that move the focus ring on dialogs and screens, and which way."""
NARROW = 300.0
"""Panels up to this width have their tips beside them, where no other button is hidden."""
TIP_AFTER = 0.3
"""Seconds the pointer rests on a spot before its tip is shown."""


class PanelPile:
    """Panels from the lowest to the uppermost. ``refuse`` is told why a spot that was pressed is not enabled."""

    def __init__(
        self,
        panels: Sequence[Panel[Any]],
        presses: Presses,
        kit: PanelKit,
        tip: Tooltip,
        refuse: Callable[[str], None],
    ) -> None:
        self._panels = panels
        self._pointer = presses
        self._kit = kit
        self._tip = tip
        self._refuse = refuse
        self._under: TooltipModel | None = None
        self._held: tuple[Panel[Any], str] | None = None
        self._holding = False
        self._hover: tuple[Panel[Any] | None, str] = (None, "")
        self._rested = 0.0

    def step(self, seconds: float) -> None:
        """Act on what was pressed, and follow the pointer."""
        released = False
        for press in self._pointer.take():
            released = self._press(press) or released
        self._follow(seconds)
        if released:
            self._holding = False

    def tell_of_table(self, tip: TooltipModel | None) -> None:
        """What the tip says while the pointer is on the table."""
        self._under = tip
        self._tooltip()

    def covers(self, x: float, y: float) -> bool:
        """Whether a point (window pixels from the upper left) belongs to a panel."""
        return self._holding or self._panel_at(*self._units(x, y)) is not None

    @property
    def typing(self) -> bool:
        """Whether a text field has the keyboard."""
        return any(panel.typing for panel in self._panels)

    def press_key(self, name: str) -> bool:
        """A key of Panda3D's name was pressed; whether the HUD used it (then no binding must)."""
        upper = self._upper(keys=True)
        if upper is None:
            return False
        if upper.key(name):
            return True
        if name in FOCUS_KEYS and upper.modal and not upper.typing:
            self._move_focus(upper, FOCUS_KEYS[name])
            return True
        if name in ("enter", "space") and upper.focus and not upper.typing:
            spot = upper.spot_named(upper.focus)
            if spot is not None and spot.press is not None:
                spot.press()
                return True
        return upper.typing or upper.modal

    def type_text(self, text: str) -> None:
        """Type into the text field that has the keyboard."""
        for panel in self._panels:
            if panel.typing:
                panel.typed(text)

    def spot_named(self, name: str) -> Spot:
        """The uppermost spot of a name; `KeyError` if no panel shows it."""
        panel: Panel[Any]
        for panel in reversed(self._panels):
            spot = panel.spot_named(name)
            if spot is not None:
                return spot
        raise KeyError(f"{name}: there are {[spot.name for panel in self._panels for spot in panel.spots]}")

    def _units(self, x: float, y: float) -> tuple[float, float]:
        px = self._kit.view.px
        return x / px, y / px

    def _panel_at(self, x: float, y: float) -> Panel[Any] | None:
        """The uppermost panel that gets a click there."""
        panel: Panel[Any]
        for panel in reversed(self._panels):
            if panel.shown and (panel.modal or panel.covers(x, y)):
                return panel
        return None

    def _upper(self, keys: bool = False) -> Panel[Any] | None:
        """The uppermost modal panel; with ``keys`` also one that only gets keys."""
        panel: Panel[Any]
        for panel in reversed(self._panels):
            if panel.shown and (panel.modal or (keys and panel.answers_keys)):
                return panel
        return None

    def _press(self, press: Press) -> bool:
        """Act on something pressed; True when the button was let go."""
        x, y = self._units(press.x, press.y)
        panel = self._panel_at(x, y)
        if press.what == "type":
            self.type_text(press.text)
        elif press.what in ("wheel_up", "wheel_down"):
            if panel is not None:
                panel.wheel(1 if press.what == "wheel_up" else -1)
        elif press.what == "down":
            self._holding = panel is not None
            spot = panel.spot_at(x, y) if panel is not None else None
            self._held = (panel, spot.name) if panel is not None and spot is not None and spot.enabled else None
            if spot is not None and not spot.enabled and spot.reason:
                self._refuse(spot.reason)
            if spot is not None and spot.drag is not None and spot.enabled:
                self._drag(spot, x, y, done=False)
            self._tip.update(None)
            self._rested = -1.0
        elif press.what == "up":
            self._let_go(panel, x, y)
            return True
        return False

    def _let_go(self, panel: Panel[Any] | None, x: float, y: float) -> None:
        held, self._held = self._held, None
        if held is None:
            return
        spot = held[0].spot_named(held[1])
        if spot is None or not spot.enabled:
            return
        if spot.drag is not None:
            self._drag(spot, x, y, done=True)
        elif panel is held[0] and spot.press is not None:
            under = held[0].spot_at(x, y)
            if under is not None and under.name == spot.name:
                spot.press()

    @staticmethod
    def _drag(spot: Spot, x: float, y: float, done: bool) -> None:
        assert spot.drag is not None
        along = (x - spot.rect.x) / max(spot.rect.w, 1), (y - spot.rect.y) / max(spot.rect.h, 1)
        spot.drag(min(max(along[0], 0.0), 1.0), min(max(along[1], 0.0), 1.0), done)

    def _follow(self, dt: float) -> None:
        """Show what is under the pointer."""
        x, y = self._units(*self._pointer.at())
        panel = self._panel_at(x, y) if self._pointer.inside else None
        if self._held is not None:
            spot = self._held[0].spot_named(self._held[1])
            if spot is not None and spot.drag is not None:
                self._drag(spot, x, y, done=False)
            panel = self._held[0]
        spot = panel.spot_at(x, y) if panel is not None else None
        now = (panel, spot.name if spot is not None else "")
        if now != self._hover:
            if self._hover[0] is not None and self._hover[0] is not panel:
                self._hover[0].hover("", "normal")
            self._hover = now
            self._rested = 0.0
            self._tip.update(None)
        self._rested += dt
        if panel is not None:
            pressed = self._held is not None and spot is not None and self._held == (panel, spot.name)
            if spot is not None:
                panel.hover(spot.name, "pressed" if pressed else "hover")
            else:
                panel.hover(panel.focus, "focus") if panel.focus else panel.hover("", "normal")
        self._tooltip()

    def _tooltip(self) -> None:
        x, y = self._units(*self._pointer.at())
        panel, name = self._hover
        tip: TooltipModel | None = None
        about: Rect | None = None
        if panel is None:
            tip = self._under if self._pointer.inside and self._upper() is None else None
        elif self._held is None and self._rested >= TIP_AFTER:
            spot = panel.spot_named(name)
            if spot is not None:
                tip, about = spot.tip, spot.rect
        if tip is None:
            self._tip.update(None)
        elif self._tip.model is not None and self._tip.model.tip == tip:
            self._tip.move(x, y)
        else:
            beside = panel.rect if panel is not None and panel.solid and panel.rect.w <= NARROW else None
            self._tip.update(PlacedTip(tip, x, y, about, beside))

    def _move_focus(self, panel: Panel[Any], step: int) -> None:
        names = [spot.name for spot in panel.spots if spot.enabled and spot.press is not None]
        if not names:
            return
        at = names.index(panel.focus) + step if panel.focus in names else (0 if step > 0 else -1)
        panel.focus = names[at % len(names)]
        panel.hover(panel.focus, "focus")
