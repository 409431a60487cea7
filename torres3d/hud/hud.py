"""The whole HUD: its panels one above another, and the way of a click to the right one of them."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from panda3d.core import NodePath

from torres3d.hud.contract.effects import CardTurned, HudEffect, RefusalPassed, ToastSaid
from torres3d.hud.contract.intents import Intent
from torres3d.hud.contract.models import HudModel
from torres3d.hud.contract.page_models import EndModel, MenuModel, PauseModel
from torres3d.hud.dialogs.dialog_panel import DialogPanel
from torres3d.hud.kit.backdrop import Backdrop
from torres3d.hud.kit.fonts import Fonts
from torres3d.hud.kit.icons import Icons
from torres3d.hud.kit.layout import MARGIN, Rect, viewport
from torres3d.hud.kit.panel import Panel, PanelKit, Spot
from torres3d.hud.kit.presses import Display, Press, Presses
from torres3d.hud.kit.theme import Theme
from torres3d.hud.kit.tip import TooltipModel
from torres3d.hud.pages.screen_panel import ScreenPanel
from torres3d.hud.panels.card_turn import CardTurn
from torres3d.hud.panels.cover import Cover
from torres3d.hud.panels.hand_panel import HandPanel
from torres3d.hud.panels.log_panel import LogPanel
from torres3d.hud.panels.notes import PlacedTip, Toast, Tooltip
from torres3d.hud.panels.overlay_strip import OverlayStrip
from torres3d.hud.panels.prompt import Prompt, Thinking
from torres3d.hud.panels.replay_bar import ReplayBar
from torres3d.hud.panels.score_panel import ScorePanel
from torres3d.hud.panels.scoring_panel import ScoringPanel
from torres3d.hud.panels.turn_panel import TurnPanel
from torres3d.words.texts import Texts

SEE_THROUGH = (PauseModel, EndModel)
"""Screens that leave the table in sight, dimmed."""
FOCUS_KEYS = {"tab": 1, "shift-tab": -1, "arrow_down": 1, "arrow_right": 1, "arrow_up": -1, "arrow_left": -1}
"""Keys that move the focus ring on dialogs and screens, and which way."""
NARROW = 300.0
"""Panels up to this width have their tips beside them, where no other button is hidden."""
TIP_AFTER = 0.3
"""Seconds the pointer rests on a spot before its tip is shown."""


class Hud:
    """All panels over a window. See the package's first lines for how it is used."""

    def __init__(
        self,
        screen: Display,
        assets: Path,
        palettes: Path,
        texts: Texts,
        send: Callable[[Intent], None],
        *,
        size: tuple[int, int],
        ui_scale: float = 1.0,
    ) -> None:
        """``size`` is the window in pixels, ``palettes`` config/palettes.yaml."""
        self._size = size
        self._ui_scale = ui_scale
        self._root = screen.render2d.attach_new_node("hud", 100)
        self._root.set_bin("unsorted", 0)
        self._kit = PanelKit(
            Fonts(assets / "fonts"), Icons(assets), Theme(palettes), texts, send, viewport(*size, ui_scale)
        )
        self._pointer = Presses(screen, *size)
        make = self._panel
        self._log: LogPanel = make(LogPanel, 1)
        self._score: Panel[Any] = make(ScorePanel, 2)
        self._overlays: Panel[Any] = make(OverlayStrip, 3)
        self._turn: Panel[Any] = make(TurnPanel, 4)
        self._replay: Panel[Any] = make(ReplayBar, 5)
        self._prompt: Panel[Any] = make(Prompt, 6)
        self._thinking: Panel[Any] = make(Thinking, 7)
        self._hand: Panel[Any] = make(HandPanel, 8)
        self._scoring: ScoringPanel = make(ScoringPanel, 20)
        self._cover: Panel[Any] = make(Cover, 30)
        self._screen: Panel[Any] = make(ScreenPanel, 40)
        self._dialog: Panel[Any] = make(DialogPanel, 50)
        self._card = CardTurn(self._kit, self._root, 15)
        self._toast: Toast = make(Toast, 60)
        self._tip: Tooltip = make(Tooltip, 70)
        self._panels: list[Panel[Any]] = [
            self._log,
            self._score,
            self._overlays,
            self._turn,
            self._replay,
            self._prompt,
            self._thinking,
            self._hand,
            self._scoring,
            self._cover,
            self._screen,
            self._dialog,
        ]
        self._shade = Backdrop(self._root, 49, opaque=False)
        self._veil = Backdrop(self._root, 39, opaque=False)
        self._wall = Backdrop(self._root, 29, opaque=True)
        self._model = HudModel()
        self._performed = 0
        self._held: tuple[Panel[Any], str] | None = None
        self._holding = False
        self._hover: tuple[Panel[Any] | None, str] = (None, "")
        self._rested = 0.0
        self._fit()

    def _panel(self, kind: Callable[[PanelKit, NodePath, int], Any], sort: int) -> Any:
        return kind(self._kit, self._root, sort)

    def _fit(self) -> None:
        width, height = self._size
        self._root.set_pos(-1, 0, 1)
        self._root.set_scale(2 / width, 1, 2 / height)
        self._pointer.size = self._size
        self._kit.view = viewport(width, height, self._ui_scale)
        for panel in self._panels:
            panel.repaint()
        self._toast.repaint()
        self._tip.update(None)
        self._shade.fit(width, height)
        self._veil.fit(width, height)
        self._wall.fit(width, height)
        self._kit.dirty = True

    # -- for the app -----------------------------------------------------------------------------------------

    def update(self, model: HudModel) -> None:
        """Show a model; only what changed is painted."""
        self._model = model
        self._score.update(model.score)
        self._turn.update(model.turn)
        self._hand.update(model.hand)
        self._prompt.update(model.prompt)
        self._thinking.update(model.thinking)
        self._log.update(model.log)
        self._overlays.update(model.overlays)
        self._replay.update(model.replay)
        self._scoring.above(self._replay.rect.h + MARGIN if self._replay.shown else 0.0)
        self._scoring.update(model.scoring)
        self._cover.update(model.cover)
        self._screen.update(model.screen)
        self._dialog.update(model.dialog)
        above = max((panel.rect.bottom for panel in (self._prompt, self._thinking) if panel.shown), default=0.0)
        self._toast.under(above + MARGIN)
        through = isinstance(model.screen, SEE_THROUGH)
        clear = model.screen is None or through or isinstance(model.screen, MenuModel)
        behind = (
            (self._wall, model.cover is not None or not clear),
            (self._veil, through and model.cover is None),
            (self._shade, model.dialog is not None),
        )
        for backdrop, shown in behind:
            if shown != backdrop.shown:
                backdrop.show(shown)
                self._kit.dirty = True
        self._tooltip()
        for effect in model.effects:
            if effect.number > self._performed:
                self._performed = effect.number
                self._perform(effect)

    def _perform(self, effect: HudEffect) -> None:
        match effect:
            case ToastSaid():
                self._toast.say(effect.text, effect.kind)
            case RefusalPassed():
                self._toast.hush()
            case CardTurned():
                self._card.turn(effect.card, effect.pace, effect.still)

    def step(self, dt: float) -> None:
        """One frame: follow the pointer, act on clicks (here `send` is called), let toasts fade."""
        released = False
        for press in self._pointer.take():
            released = self._press(press) or released
        self._follow(dt)
        self._toast.step(dt)
        self._card.step(dt)
        if released:
            self._holding = False

    def take_dirty(self) -> bool:
        """Whether something changed on the screen since the last call."""
        dirty, self._kit.dirty = self._kit.dirty, False
        return dirty

    def covers(self, x: float, y: float) -> bool:
        """Whether a point (window pixels from the upper left) belongs to the HUD and not to the table."""
        return self._holding or self._panel_at(*self._units(x, y)) is not None

    @property
    def typing(self) -> bool:
        """Whether a text field has the keyboard."""
        return any(panel.typing for panel in self._panels)

    @property
    def pixels_per_unit(self) -> float:
        """How large a unit of the layout is in window pixels."""
        return self._kit.view.px

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

    @property
    def log_lines(self) -> list[str]:
        """The lines of the log as they are painted, the last one first."""
        return self._log.lines if self._log.shown else []

    @property
    def toast(self) -> str:
        """The toast that is shown; empty if there is none."""
        return self._toast.model.text if self._toast.model is not None else ""

    def resize(self, width: int, height: int) -> None:
        """The window has another size in pixels."""
        if (width, height) != self._size and width > 0 and height > 0:
            self._size = (width, height)
            self._fit()

    def set_ui_scale(self, ui_scale: float) -> None:
        """Another UI scale, 0.8 to 2."""
        if ui_scale != self._ui_scale:
            self._ui_scale = ui_scale
            self._fit()

    def set_texts(self, texts: Texts) -> None:
        """Another language; a toast in the old one goes away."""
        if texts.language != self._kit.texts.language:
            self._toast.update(None)
        self._kit.texts = texts
        self._card.repaint()
        self._fit()

    def spot_pixels(self, name: str) -> tuple[float, float]:
        """The middle of the spot of a name, in window pixels; `KeyError` if no panel shows it (for tests)."""
        for panel in reversed(self._panels):
            spot = panel.spot_named(name)
            if spot is not None:
                px = self._kit.view.px
                return spot.rect.middle[0] * px, spot.rect.middle[1] * px
        raise KeyError(f"{name}: there are {[spot.name for panel in self._panels for spot in panel.spots]}")

    def destroy(self) -> None:
        """Take everything away and stop listening."""
        self._pointer.destroy()
        for panel in (*self._panels, self._toast, self._tip):
            panel.destroy()
        self._card.destroy()
        self._shade.destroy()
        self._veil.destroy()
        self._wall.destroy()
        self._root.remove_node()

    # -- the pointer -----------------------------------------------------------------------------------------

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
                self._toast.say(spot.reason, "refusal")
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
            tip = self._model.tooltip if self._pointer.inside and self._upper() is None else None
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
