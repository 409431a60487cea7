"""The panels one above another: the way of a click or a key to the right one, what the pointer shows, tips."""

import re
from collections.abc import Callable, Sequence
from typing import Any

from torres3d.hud.kit.input_events import InputEvents, Press
from torres3d.hud.kit.keyboard_focus import PRESSING, TABS, KeyboardFocus
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.panel import Panel, PanelKit, Spot
from torres3d.hud.kit.tooltip_model import TooltipModel
from torres3d.hud.kit.tooltips_and_toasts import PlacedTip, Tooltip

ANYWHERE = re.compile(r"f\d+")
"""Keys that mean the same over a page or dialog: its own it has besides."""
MOVED = 1.5
"""Pixels the pointer moves by before the mouse counts as used."""
RESIZING = 0.5
"""Seconds after a change of the window's size in which the pointer's pixel changes by itself."""
MAX_NARROW_PANEL = 300.0
"""Panels up to this width have their tips beside them, where no other button is hidden."""
TIP_AFTER = 0.3
"""Seconds the pointer rests on a spot before its tip is shown."""
NEVER = float("-inf")
"""Resting time of the pointer on something that was pressed."""


class PanelStack:
    """Panels from the lowest to the uppermost, as there are now; ``around`` the table in the order of Tab."""

    def __init__(
        self,
        panels: Callable[[], Sequence[Panel[Any]]],
        around: Sequence[Panel[Any]],
        presses: InputEvents,
        kit: PanelKit,
        tip: Tooltip,
    ) -> None:
        self._panels = panels
        self._pointer = presses
        self._kit = kit
        self._tip = tip
        self._focus = KeyboardFocus(around, kit.refuse_spot)
        self._under: TooltipModel | None = None
        self._under_at: tuple[float, float] | None = None
        self._quiet = False
        """Whether the table was clicked and the pointer has rested since: nobody asks about what he has just done."""
        self._seen = presses.pointer() if presses.inside else None
        self._resized = 0.0
        """So many more seconds a new pixel under the pointer is the window's doing."""
        self._begun_by = ""
        self._held: tuple[Panel[Any], str] | None = None
        self._holding = False
        self._hover: tuple[Panel[Any] | None, str] = (None, "")
        self._rested = 0.0
        self._came_under = False
        self._just_pressed: tuple[Panel[Any] | None, str] | None = None
        presses.heard = self._hear
        presses.seen_at = lambda x, y: self._panel_at(*self._units(x, y))

    def step(self, seconds: float) -> None:
        released = False
        for press in self._pointer.take():
            released = self._press(press) or released
        self._follow(seconds)
        if released:
            self._holding = False

    def tell_of_table(self, tip: TooltipModel | None, at: tuple[float, float] | None = None) -> None:
        """Set the tooltip for the thing on the table under the pointer, or at the pixel ``at`` that keys point to."""
        self._under, self._under_at = tip, at
        self._tooltip()
        self._tip.make_way()

    def release(self) -> bool:
        """The board has the keyboard; False if it had it already, or the mouse was used last."""
        return self._focus.release() and self._focus.visible

    @property
    def focused(self) -> tuple[Panel[Any], str] | None:
        panel = self._focus.panel(self._upper())
        return None if panel is None else (panel, panel.focus)

    @property
    def on_enter(self) -> str | None:
        """What Enter presses now, in words (empty where nothing is pressed or named); None while the board gets it."""
        found = self.focused
        if found is None or not self._focus.visible:
            return None
        spot = found[0].spot_named(found[1])
        return spot.name_in_words if spot is not None and (spot.press is not None or not spot.enabled) else ""

    @property
    def attended(self) -> tuple[Panel[Any], Spot] | None:
        """The spot that has the keyboard, or that the mouse is on, the one used last, and its panel."""
        panel, name = self._hover
        spot = panel.spot_named(name) if panel is not None and panel.shown else None
        return None if panel is None or spot is None else (panel, spot)

    @property
    def ring(self) -> str:
        return next((name for panel in self._panels() if (name := panel.ringed)), "")

    def covers(self, x: float, y: float) -> bool:
        return self._holding or self._panel_at(*self._units(x, y)) is not None

    @property
    def typing(self) -> bool:
        return any(panel.typing for panel in self._panels())

    def press_key(self, name: str) -> bool:
        """A key of Panda3D's name was pressed; whether the HUD used it (then no binding must)."""
        typing = self.typing
        used = self._press_key(name)
        if self.typing and not typing:
            self._begun_by = " " if name == "space" else name
        return used

    def _press_key(self, name: str) -> bool:
        upper, modal = self._upper(keys=True), self._upper()
        if upper is not None and upper.typing:
            upper.key(name)
            return True
        if upper is not None and upper is not modal and upper.key(name):
            return True
        panel = self._focus.panel(modal)
        if panel is not None and self._navigate(panel, modal is not None, name):
            return True
        if modal is not None:
            # What was opened by the mouse shows its focus with the first key; its usual answers need none.
            if modal.key(name):
                return True
            if name in PRESSING:
                self._see_keys()
            return not ANYWHERE.fullmatch(name)
        if name in TABS:
            self._see_keys()
            return self._focus.go_round(TABS[name])
        return name == "escape" and self._focus.release()

    def _navigate(self, panel: Panel[Any], modal: bool, name: str) -> bool:
        """Whether a key meant something to what has the focus. One that nobody sees is shown first."""
        if name in PRESSING and not self._focus.visible:
            return False
        used = self._focus.use(panel, name, modal)
        if used:
            self._see_keys()
        return used

    def _see_keys(self) -> None:
        self._focus.visible = True
        self._rested = 0.0
        self._tip.update(None)

    def _hear(self, text: str) -> None:
        """Something was typed; the key that opened a field writes nothing into it."""
        begun, self._begun_by = self._begun_by, ""
        if text != begun:
            self.type_text(text)

    def type_text(self, text: str) -> None:
        for panel in self._panels():
            if panel.typing:
                panel.type_text(text)

    def spot_named(self, name: str) -> Spot:
        """The uppermost spot of a name; `KeyError` if no panel shows it."""
        panel: Panel[Any]
        for panel in reversed(self._panels()):
            spot = panel.spot_named(name)
            if spot is not None:
                return spot
        raise KeyError(f"{name}: there are {[spot.name for panel in self._panels() for spot in panel.spots]}")

    def _units(self, x: float, y: float) -> tuple[float, float]:
        px = self._kit.view.px
        return x / px, y / px

    def _panel_at(self, x: float, y: float) -> Panel[Any] | None:
        panel: Panel[Any]
        for panel in reversed(self._panels()):
            if panel.shown and (panel.modal or panel.covers(x, y)):
                return panel
        return None

    def _upper(self, keys: bool = False) -> Panel[Any] | None:
        """The uppermost modal panel; with ``keys`` also one that only gets keys."""
        panel: Panel[Any]
        for panel in reversed(self._panels()):
            if panel.shown and (panel.modal or (keys and panel.answers_keys)):
                return panel
        return None

    def _press(self, press: Press) -> bool:
        x, y = self._units(press.x, press.y)
        panel = self._panel_at(x, y)
        self._focus.visible = False
        if press.what in ("wheel_up", "wheel_down"):
            if panel is not None:
                panel.wheel(1 if press.what == "wheel_up" else -1)
        elif press.what == "down":
            if panel is not press.on:
                # This press opened the panel that lies there now, in the same round: it does not count for it.
                panel = None
            self._holding = panel is not None
            self._quiet = panel is None
            spot = panel.spot_at(x, y) if panel is not None else None
            for written in self._panels():
                if written.typing:
                    written.pressed(spot.name if spot is not None and written is panel else "")
            self._held = (panel, spot.name) if panel is not None and spot is not None and spot.enabled else None
            if spot is not None and not spot.enabled:
                self._kit.refuse_spot(spot)
            if spot is not None and spot.drag is not None and spot.enabled:
                self._drag(spot, x, y, done=False)
            if panel is not None and panel.modal and spot is not None:
                panel.focus = spot.name
            self._tip.update(None)
            # Whoever pressed it knows it: its tip comes back only with the pointer.
            self._rested = NEVER
            self._just_pressed = (panel, spot.name if spot is not None else "")
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

    def note_resize(self) -> None:
        """The window has another size, so that a mouse at rest is on another pixel, now or a little later."""
        self._resized = RESIZING

    def _follow(self, dt: float) -> None:
        self._begun_by = ""
        self._resized -= dt
        moved = self._see_mouse()
        self._quiet = self._quiet and not moved
        x, y = self._units(*self._pointer.pointer())
        focused = self._focus.panel(self._upper())
        if self._focus.visible:
            # A pointer that lies still somewhere points at nothing.
            panel, name = focused, focused.focus if focused is not None else ""
        else:
            panel, name = self._pointed(x, y)
        now = (panel, name)
        if now != self._hover:
            if self._hover[0] is not None and self._hover[0] is not panel:
                self._hover[0].hover("", "normal")
            self._hover = now
            # What appeared under a pointer that lies still is not what somebody asks about, until the pointer stirs.
            self._came_under = not moved and not self._focus.visible
            # A quick hand comes and presses between two looks.
            self._rested = NEVER if now == self._just_pressed or self._came_under else 0.0
            self._tip.update(None)
        elif moved and self._came_under:
            self._came_under, self._rested = False, 0.0
        self._just_pressed = None
        self._rested += dt
        if panel is not None:
            pressed = self._held is not None and self._held == (panel, name)
            panel.hover(
                name, "focus" if self._focus.visible else "pressed" if pressed else "hover" if name else "normal"
            )
        self._tooltip()

    def _pointed(self, x: float, y: float) -> tuple[Panel[Any] | None, str]:
        """The panel under the pointer, or that holds it, and the name of its spot."""
        panel = self._panel_at(x, y) if self._pointer.inside else None
        if self._held is not None:
            panel = self._held[0]
            spot = panel.spot_named(self._held[1])
            if spot is not None and spot.drag is not None:
                self._drag(spot, x, y, done=False)
        spot = panel.spot_at(x, y) if panel is not None else None
        return panel, spot.name if spot is not None else ""

    def _see_mouse(self) -> bool:
        """Whether the mouse was moved since the last round; the focus is not shown then."""
        # A pointer that comes into the window, or lies in it from the start, has not been used yet.
        at = self._pointer.pointer() if self._pointer.inside else None
        moved = (
            at is not None
            and self._seen is not None
            and max(abs(at[0] - self._seen[0]), abs(at[1] - self._seen[1])) > MOVED
            and self._resized <= 0.0
        )
        if moved:
            self._focus.visible = False
        self._seen = at
        return moved

    def _tooltip(self) -> None:
        x, y = self._units(*self._pointer.pointer())
        panel, name = self._hover
        tip: TooltipModel | None = None
        about: Rect | None = None
        above = False
        if panel is None:
            if self._under_at is not None:
                x, y = self._units(*self._under_at)
            over = self._under_at is not None or (self._pointer.inside and not self._quiet)
            tip = self._under if over and self._upper() is None else None
        elif self._held is None and self._rested >= TIP_AFTER:
            spot = panel.spot_named(name)
            if spot is not None:
                tip, about, above = spot.tip, spot.tip_over or spot.rect, spot.tip_over is not None
        if tip is None:
            self._tip.update(None)
        elif self._tip.model is not None and self._tip.model.tip == tip:
            self._tip.move(x, y)
        else:
            beside = panel.rect if panel is not None and panel.solid and panel.rect.w <= MAX_NARROW_PANEL else None
            self._tip.update(PlacedTip(tip, x, y, about, beside, above))
