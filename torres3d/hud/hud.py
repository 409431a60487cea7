"""The whole HUD: its panels and what they show of a model."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from torres3d.base.lazy import Lazy
from torres3d.hud.effect_players import EffectPlayers
from torres3d.hud.hud_declaration import GameHud
from torres3d.hud.hud_panels import HudPanels
from torres3d.hud.kit import panel_and_button_skins as skin
from torres3d.hud.kit.icons import Icons
from torres3d.hud.kit.input_events import Display, InputEvents
from torres3d.hud.kit.intent import Intent
from torres3d.hud.kit.layout import FOLDED, MARGIN, Rect, viewport
from torres3d.hud.kit.panel import Panel, PanelKit, Spot
from torres3d.hud.kit.panel_input_routing import PanelStack
from torres3d.hud.kit.theme import Theme
from torres3d.hud.kit.toast_and_sound_effects import HudEffect, RefusalPassed, ToastOutdated, ToastSaid
from torres3d.hud.kit.tooltips_and_toasts import Toast, Tooltip
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.intents import BoardFocused
from torres3d.hud.models.page_models import OpenRules, ResultModel
from torres3d.hud.models.turn_models import BaseTurnModel
from torres3d.hud.panels.look_at_table_button import SIGN, LookAtTable, LookAtTableButton, offers_a_look
from torres3d.hud.panels.window_backdrops import Backdrops
from torres3d.hud.screen_texts import ScreenTexts, texts_on_screen
from torres3d.hud.text.font_fallback import SystemFonts
from torres3d.hud.text.fonts import Fonts
from torres3d.i18n.texts import Texts

BESIDE = 0.4
"""Share of the window's width left of a result from which the table is fitted there."""


class Hud:
    """All panels over a window. See the package's first lines for how it is used."""

    def __init__(
        self,
        screen: Display,
        assets: Path,
        palettes: Path,
        texts: Texts,
        send: Callable[[Intent], None],
        games: Sequence[Lazy[GameHud]],
        *,
        size: tuple[int, int],
        ui_scale: float = 1.0,
        scale: float = 1.0,
    ) -> None:
        """``size`` is the window in pixels, ``palettes`` config/palettes.yaml, ``games`` what games bring."""
        self._size = size
        self._ui_scale = ui_scale
        self._scale = scale
        self._root = screen.render2d.attach_new_node("hud", 100)
        self._root.set_bin("unsorted", 0)
        huds = [game() for game in games]
        self._kit = PanelKit(
            Fonts(assets / "fonts", SystemFonts()),
            Icons(assets, [hud.faces for hud in huds if hud.faces]),
            Theme(palettes),
            texts,
            send,
            viewport(*size, ui_scale, scale),
        )
        self._pointer = InputEvents(screen, *size)
        self._on = HudPanels(self._kit, self._root, huds)
        self._button = LookAtTableButton(self._kit, self._root, 55, self.look)
        self._look = LookAtTable(lambda: (*self._on.over_table, self._on.screen, self._on.dialog), self._button)
        kinds = {kind: player for hud in huds for kind, player in hud.effects.items()}
        self._effects = EffectPlayers(self._kit, self._root, kinds)
        self._toast = Toast(self._kit, self._root, 60, lambda rule: self._kit.send(OpenRules(rule)))
        self._kit.refuse = lambda why: self._toast.say(why, "refusal")
        self._tip = Tooltip(self._kit, self._root, 70)
        self._tip.panels = lambda: self._on.covered_areas
        self._tip.words = self._words
        self._curtains = Backdrops(self._root)
        self._pile = PanelStack(
            lambda: [*self._on.all, self._button, self._toast],
            self._on.around_table,
            self._pointer,
            self._kit,
            self._tip,
        )
        self._model = HudModel()
        self._performed = 0
        self._fit()

    def _fit_anew(self) -> None:
        """Forget pictures of another size: a window drawn larger leaves hundreds of them."""
        skin.forget()
        self._kit.icons.forget()
        self._kit.fonts.forget()
        self._fit()

    def _fit(self) -> None:
        width, height = self._size
        self._root.set_pos(-1, 0, 1)
        self._root.set_scale(2 / width, 1, 2 / height)
        self._pointer.size = self._size
        wide = self._kit.view
        self._kit.view = viewport(width, height, self._ui_scale, self._scale)._replace(
            reading=wide.reading, editing=wide.editing, kept=wide.kept
        )
        for panel in self._on.all:
            panel.repaint()
        self._button.repaint()
        self._toast.repaint()
        self._tip.update(None)
        self._curtains.fit(width, height)
        self._kit.dirty = True
        # What lies below another panel, or is shown only where there is room, may be elsewhere now.
        self.update(self._model)

    def _offer_look(self, model: HudModel) -> None:
        on = self._on
        over = [panel for panel in on.over_table if panel.model is not None]
        offered = offers_a_look(model, on.has_table, bool(over)) and not any(panel.strip for panel in over)
        corner = on.dialog.corner or on.screen.corner
        if corner is not None and on.lesson.shown and on.lesson.rect.overlaps(Rect(*corner, SIGN, SIGN)):
            corner = (on.lesson.rect.right + FOLDED.gap, corner[1])
        self._look.update(offered, model.screen is None, corner)

    # -- for the app -----------------------------------------------------------------------------------------

    def update(self, model: HudModel) -> None:
        before, self._model = self._model, model
        self._on.update(model)
        self._offer_look(model)
        self._toast.below(self._on.head + MARGIN)
        if self._curtains.update(model, self.dialogs_aside):
            self._kit.dirty = True
        self._pass_keys(before, model)
        self._pile.tell_of_table(model.tooltip, model.tip_at)
        for effect in model.effects:
            if effect.number > self._performed:
                self._performed = effect.number
                self._perform(effect)

    def _pass_keys(self, before: HudModel, model: HudModel) -> None:
        """Give the keyboard back to the board when squares can be chosen, or when another player's turn begins."""
        if model.choosing and model.choosing != before.choosing and self._pile.release():
            self._kit.send(BoardFocused())
        if model.cover is not None or (_turn_of(before) != _turn_of(model) and model.replay is None):
            self._pile.release()

    @property
    def folded(self) -> bool:
        """Whether the panels around the table are strips, and the log is better closed at first."""
        return self._kit.view.folded

    @property
    def dialogs_aside(self) -> bool:
        """Whether dialogs, panels over the table and the result are hidden for a look at the board."""
        return self._look.aside

    @property
    def result_aside(self) -> bool:
        """Whether a result is hidden for a look at the board."""
        return self.dialogs_aside and isinstance(self._model.screen, ResultModel)

    def name_look(self, key: str) -> None:
        """The key that gives a look at the board."""
        self._look.key = key

    def look(self) -> bool:
        """Hide what covers the table, or show it again; False if nothing does."""
        if self._look.turn():
            self.update(self._model)
        return self._look.offered

    def _perform(self, effect: HudEffect) -> None:
        match effect:
            case ToastSaid():
                self._toast.say(effect.text, effect.kind, effect.link, effect.more)
            case RefusalPassed():
                self._toast.clear_refusal()
            case ToastOutdated(text=text):
                self._toast.clear(text)
            case _:
                self._effects.play(effect)

    def keep_clear(self, places: Callable[[], Sequence[tuple[float, float, float, float]]]) -> None:
        """Set the function for the areas that tips of the table must not cover: left, top, right and bottom in
        pixels."""

        self._tip.keep_clear = lambda: [self._in_units(place) for place in places()]

    def step(self, dt: float) -> None:
        """Advance one frame: follow the pointer, act on clicks (here `send` is called), let toasts fade."""
        self._pile.step(dt)
        # A page may have another size after a click on it.
        self._offer_look(self._model)
        self._toast.step(dt)
        self._effects.step(dt)

    def take_dirty(self) -> bool:
        """Whether something changed on the screen since the last call."""
        dirty, self._kit.dirty = self._kit.dirty, False
        return dirty

    def covers(self, x: float, y: float) -> bool:
        return self._pile.covers(x, y)

    @property
    def typing(self) -> bool:
        return self._pile.typing

    @property
    def pixels_per_unit(self) -> float:
        """The size of a layout unit in window pixels."""
        return self._kit.view.px

    def press_key(self, name: str) -> bool:
        """A key of Panda3D's name was pressed; whether the HUD used it (then no binding must)."""
        if name == "escape" and (
            self.dialogs_aside or (isinstance(self._model.screen, ResultModel) and not self._model.dialog)
        ):
            return self.look()
        return self._pile.press_key(name)

    def leave_panels(self) -> None:
        """The board has the keyboard from now on, and no panel around it."""
        self._pile.release()

    def type_text(self, text: str) -> None:
        self._pile.type_text(text)

    @property
    def free_area(self) -> Rect | None:
        """The part of the window, in pixels, that the panels leave to the table; None where a screen or a cover hides
        it. Dialogs and short-lived panels do not count."""
        if not (self._model.panels or self._model.lesson):  # a table is at most visible behind a screen
            return self._in_pixels(self.window) if self.dialogs_aside else self._beside_result
        return self._in_pixels(self._on.table_room)

    @property
    def _beside_result(self) -> Rect | None:
        """The part of the window, in pixels, left of a result that stands at the side; None without one."""
        page, window = self._on.screen, self.window
        if not (page.shown and isinstance(self._model.screen, ResultModel) and page.rect.x > BESIDE * window.w):
            return None
        return self._in_pixels(window._replace(w=page.rect.x))

    def _words(self) -> list[Rect]:
        """The areas of what is being read now."""
        read = (
            self._on.prompt,
            self._on.thinking,
            self._on.past_moment,
            self._on.lesson,
            self._on.reasons,
            self._toast,
        )
        return [panel.rect for panel in read if panel.shown]

    def _in_units(self, place: tuple[float, float, float, float]) -> Rect:
        """An area given by its left, top, right and bottom in pixels."""
        left, top, right, bottom = (edge / self._kit.view.px for edge in place)
        return Rect(left, top, right - left, bottom - top)

    def _in_pixels(self, rect: Rect) -> Rect:
        return Rect(*(part * self._kit.view.px for part in rect))

    @property
    def log_lines(self) -> list[str]:
        """The lines of the log as they are painted, the last one first."""
        return self._on.log.lines if self._on.log.shown else []

    @property
    def read_aloud(self) -> ScreenTexts:
        """What is to be read on the screen now."""
        return texts_on_screen(self._model, self._on, self._pile.attended, self._kit.texts)

    @property
    def toast(self) -> str:
        return self._toast.model.text if self._toast.model is not None else ""

    @property
    def toast_link(self) -> str:
        """The id of the rule behind the toast that is shown; empty if there is none."""
        return self._toast.model.link if self._toast.model is not None else ""

    @property
    def model(self) -> HudModel:
        return self._model

    @property
    def panels(self) -> list[Panel[Any]]:
        """The panels on the screen, from the lowest to the uppermost; without toast, tip and turned card."""
        return [panel for panel in self._on.all if panel.shown]

    @property
    def window(self) -> Rect:
        """The window in units of the layout."""
        return Rect(0, 0, self._kit.view.width, self._kit.view.height)

    @property
    def focused(self) -> str:
        """The name of the spot that has the keyboard; empty while the board has it."""
        found = self._pile.focused
        return "" if found is None else found[1]

    @property
    def on_enter(self) -> str | None:
        """What Enter presses now, in words (empty where nothing is pressed or named); None while the board gets it."""
        return self._pile.on_enter

    @property
    def ring(self) -> str:
        """The name of the spot with the focus ring; empty if there is none."""
        return self._pile.ring

    def rect_of(self, kind: type[Panel[Any]]) -> Rect | None:
        """The rectangle of a panel, by its class, in units; None while it is hidden."""
        found = (panel for panel in (*self._on.all, self._button, self._toast, self._tip) if isinstance(panel, kind))
        return next((panel.rect for panel in found if panel.shown), None)

    @property
    def effect_size(self) -> tuple[int, int] | None:
        """Width and height in pixels of what a game's effect shows now; None if there is none."""
        return self._effects.size

    def spot(self, name: str) -> Spot:
        """The uppermost spot of a name; `KeyError` if no panel shows it."""
        return self._pile.spot_named(name)

    def resize(self, width: int, height: int) -> None:
        """The window has another size in pixels."""
        if (width, height) != self._size and width > 0 and height > 0:
            self._size = (width, height)
            self._pile.note_resize()
            self._fit_anew()

    def set_ui_scale(self, ui_scale: float) -> None:
        """Another UI scale, 0.8 to 2."""
        if ui_scale != self._ui_scale:
            self._ui_scale = ui_scale
            self._fit_anew()

    def set_palette(self, palette: str) -> None:
        """The players' colours in another palette of config/palettes.yaml."""
        if palette != self._kit.theme.palette:
            self._kit.theme = self._kit.theme.in_palette(palette)
            self._effects.repaint()
            self._fit()

    def missing_glyphs(self, letters: Iterable[str]) -> str:
        """The letters of these that have no glyph."""
        return self._kit.fonts.missing_glyphs(letters)

    def set_texts(self, texts: Texts) -> None:
        """Another language; a toast in the old one goes away."""
        if texts.language != self._kit.texts.language:
            self._toast.update(None)
        self._kit.texts = texts
        self._effects.repaint()
        self._fit()

    def spot_pixels(self, name: str) -> tuple[float, float]:
        """The middle of the spot of a name, in window pixels; `KeyError` if no panel shows it (for tests)."""
        x, y = self.spot(name).rect.middle
        return x * self._kit.view.px, y * self._kit.view.px

    def destroy(self) -> None:
        """Take everything away and stop listening."""
        self._pointer.destroy()
        for panel in (*self._on.all, self._button, self._toast, self._tip):
            panel.destroy()
        self._effects.destroy()
        self._root.remove_node()


def _turn_of(model: HudModel) -> int | None:
    """The seat whose turn the screen shows."""
    turns = (panel for panel in model.panels.values() if isinstance(panel, BaseTurnModel))
    return next((turn.player.seat for turn in turns), None)
