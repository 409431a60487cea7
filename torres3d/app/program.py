"""Program in its window, round by round: input to the top screen, its model to table and panels."""

from collections import deque
from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
from direct.showbase.ShowBase import ShowBase
from panda3d.core import ClockObject, GraphicsWindow

from torres3d.app.menus.app_declaration import Games
from torres3d.app.menus.back_to_menu_after_error import CrashRecovery
from torres3d.app.menus.base_menu_screen import PanelScreen
from torres3d.app.menus.menu_flow import MenuFlow
from torres3d.app.window import settings as user_settings
from torres3d.app.window.base_screen import AnyTable, Gripping, Screen
from torres3d.app.window.error_guard import ErrorGuard
from torres3d.app.window.kept_settings import KeptSettings
from torres3d.app.window.keyboard import Keyboard
from torres3d.app.window.pointer import Pointer
from torres3d.app.window.screenshot import keep_screenshot
from torres3d.app.window.services import Services
from torres3d.app.window.shown_table import ShownTable, table_of
from torres3d.app.window.speech.speech import Speech
from torres3d.app.window.system_language import language_faults
from torres3d.app.window.window import Frames, toggle_fullscreen
from torres3d.base.atomic_write import remove_leftovers
from torres3d.engine.saved_games_folder import games_folder
from torres3d.hud.hud import Hud
from torres3d.hud.kit.base_models import Answer
from torres3d.hud.kit.intent import Intent, SilentIntent
from torres3d.hud.kit.panel import Unavailable
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.intents import OpenHelp
from torres3d.i18n.fluent_texts import entries
from torres3d.i18n.texts import Texts
from torres3d.scene.shapes.texture_decoding import ModelPictures

PRELOADED = (
    "multiprocessing.connection", "filelock", "regex", "babel.numbers", "babel.dates", "fluent.runtime",
)  # fmt: skip
"""Libraries that a menu does not need; loaded after the first frame, so that nobody waits for them later."""
SOUND_GROUPS = ("pieces", "interface", "scoring", "speech")
"""Groups of sounds with a volume of their own, each a setting."""
LONGEST_ROUND = 0.1
"""Seconds: after a pause (a moved window, a busy machine) motion continues instead of jumping."""
MEASURED_AFTER = 3
"""Rounds before the machine is measured: the first frame must be visible."""
TO_THE_BOARD = ("next_target", "previous_target")
"""Actions that move the cursor to a square, whatever has the focus."""
LOOKING = ("view_", "overlay_", "turn_", "tilt_", "zoom_", "screenshot", "fullscreen", "say_again")
"""Actions allowed while the player only looks at the board."""
TURN, TILT = 15.0, 6.0
"""Degrees by which a key turns the camera."""
REPEATED = ("tab", "page_up", "page_down", "arrow_left", "arrow_right", "arrow_up", "arrow_down")
"""Keys that repeat while they are held, also with others; decisions need a press each."""
ERASING = ("backspace", "delete")
"""Keys that repeat only in a text field."""
GOING_ON = ("cursor", "turn", "tilt", "zoom")
"""Actions (the first word of their names) whose keys repeat while they are held."""


class Program:
    """Everything behind the window, with the menus of the ``games``.

    `round` advances by so many seconds and tells whether to draw. ``make_hud`` gets the one callable for the panels'
    intents, ``user_file`` is the file of settings, ``pictures`` are the textures of models that are being read already,
    by the id of the game.
    """

    def __init__(
        self,
        base: ShowBase,
        services: Services,
        games: Games,
        make_hud: Callable[[Callable[[Intent], None]], Hud],
        texts: Texts,
        user_file: Path,
        pictures: Mapping[str, ModelPictures] | None = None,
    ) -> None:
        self.base = base
        self.services = services
        self.games = games
        services.set_setting = self.set_setting
        services.folded, services.on_enter = lambda: self.hud.folded, lambda: self.hud.on_enter
        self.texts = texts
        self._user_file = user_file
        self._kept = KeptSettings(services, user_file)
        self._rounds = 0
        self._told: tuple[int, str | None] = (0, None)
        """The last effect that was shown, and what Enter did when the panels were updated last."""
        self._closed = self._to_measure = False
        self.later: deque[Callable[[], object]] = deque()
        self._size = self._window_size()
        self._aside = False
        """Whether the board was looked at in the last round, with what lies over it aside."""
        self._tip_left_behind = False
        """Whether the view has changed below a tip about what keys lead to."""
        self.flow = MenuFlow(base, services, games, user_file.parent, pictures)
        self.flow.open_menu()
        table = table_of(services.screens.pile)
        assert table is not None, "the menu lies over one"
        self.hud = make_hud(self.intent)
        self.speech = Speech(services)
        self._shown = ShownTable(table, self.hud, lambda: services.settings, self._size)
        self.pointer = self._shown.pointer = Pointer(
            base,
            table,
            self.hud.covers,
            self._point,
            self._click,
            self._gripping,
            lambda: services.cursor,
            lambda: self.hud.pixels_per_unit,
        )
        self.keyboard = Keyboard(base, self._pressed, self._released)
        self._choosing: list[Screen] = []
        """The screen on which Enter chose something, while it is held."""
        self._apply_settings()
        self.crash = CrashRecovery(base.win, services, games, self.flow.open_menu, self.flow.quit)
        self.safety = ErrorGuard(self.crash.recover, self.crash.report)
        self.do_later(*(partial(import_module, name) for name in PRELOADED), self._sweep, self._work)
        self._check_language()

    @property
    def table(self) -> AnyTable:
        return self._shown.shown

    def run(self) -> str:
        """Run until the window is closed or the user leaves.

        Returns why the window was lost (`Frames.run`), empty where it was not.
        """
        clock = ClockObject.get_global_clock()

        def needed() -> bool:
            drawn = self.round(min(clock.get_dt(), LONGEST_ROUND))
            if self.services.quitting:
                frames.end()
            return drawn

        def took(seconds: float) -> None:
            self.table.frame_took(seconds)  # that of the game in the window

        frames = Frames(self.base, needed, took, self.safety.run, self.let_go)
        self.safety.hear_threads()
        try:
            return frames.run()
        finally:
            self._kept.keep()
            self.close()
            self.base.destroy()

    def round(self, seconds: float) -> bool:
        """Advance everything; True when a frame has to be drawn."""
        services, screens = self.services, self.services.screens
        if self._to_measure and self._rounds >= MEASURED_AFTER:
            found = self.table.choose_quality()
            services.settings = msgspec.structs.replace(services.settings, measured_quality=found)
            self._to_measure = False
            self._kept.keep("measured_quality")
        elif self.later and self._rounds:
            self.later.popleft()()
        self._rounds += 1
        self._follow_window()
        self._follow_screens()
        self.flow.pages.step()
        self.keyboard.step()
        self.pointer.step()
        shown = screens.top.step(seconds) or screens.changed or self._tip_left_behind
        told = services.effects.last, self.hud.on_enter
        shown = shown or told != self._told
        if screens.changed:
            screens.changed = False
            self._follow_screens()
            if self._work not in self.later:
                self.do_later(self._work)
            self.pointer.forget()
        if shown:
            self._told = told
            model = self._model()
            self.hud.name_look(services.keys.get("look", ""))
            self.hud.update(model)
            services.sounds.perform(model.effects)
        if shown or self.hud.dialogs_aside != self._aside:
            self._aside = self.hud.dialogs_aside
            self._shown.make_room()
        self.table.camera.keep(next((screen.turn for screen in screens.pile if screen.at_table is not None), None))
        view = self.table.camera.view
        moved = self.table.step(seconds)
        # A tip about what keys lead to goes with its place when the view changes.
        self._tip_left_behind = self.hud.model.tip_at is not None and self.table.camera.view != view
        self.hud.step(seconds)
        self.speech.follow(self.hud.model, lambda: self.hud.read_aloud, seconds)
        return self.hud.take_dirty() or moved

    def do_later(self, *pieces: Callable[[], object]) -> None:
        """Postpone work until after the first frame, a piece in each round, so that nobody waits for it.

        A piece takes some milliseconds.
        """
        self.later.extend(pieces)

    def let_go(self) -> None:
        """Leave all screens when nothing can be shown any more: close files, end processes."""
        self.services.screens.clear()
        self.flow.close()
        self.speech.close()

    def close(self) -> None:
        """Leave; ends everything and gives it back to the window."""
        if self._closed:
            return
        self._closed = True
        self.services.screens.close()
        self.keyboard.destroy()
        self.hud.destroy()
        self._shown.close()
        self.flow.close()
        self.speech.close()

    def intent(self, intent: Intent) -> None:
        if isinstance(intent, Unavailable):
            self.services.refuse(intent.reason, intent.rule)
            return
        if not isinstance(intent, SilentIntent):
            self.speech.note_input()
            self.services.effects.sound("click")
        if isinstance(intent, OpenHelp):
            self.flow.keys.open_help(intent.what)
            return
        screens = self.services.screens
        if isinstance(intent, Answer) and screens.answer(intent.id, intent.answer):
            return
        screens.top.intent(intent)

    def press(self, key: str) -> None:
        """Handle a key: open or focused panels come first, then its action by the files of keys.

        On the board Enter chooses the cursor's place; only without a cursor it may have another action.
        """
        self.speech.note_input()
        action = self._doing(key)
        if action == "look" and not self.hud.typing and self.hud.look():
            return
        # A panel that was set aside still needs an answer.
        if self.hud.press_key(key) or (self.hud.dialogs_aside and not (action or "").startswith(LOOKING)):
            return
        if key in ("tab", "shift-tab"):
            self.key("board")
        elif key == "enter" and (self.services.cursor or action is None):
            self._choosing = [self.services.screens.top]
            self.key("choose")
        elif action is not None:
            if action in TO_THE_BOARD:
                self.hud.leave_panels()  # what Enter does next is said of the board
            self.key(action)

    def key(self, action: str) -> None:
        """Do an action of the files of keys, or ``board`` (focus on the board) or ``choose``."""
        camera = self.table.camera
        match action:
            case "help":
                self.flow.keys.toggle_help()
            case "screenshot":
                keep_screenshot(self.base.win, self.services)
            case "say_again":
                self.speech.repeat()
            case "fullscreen":
                self.set_setting("fullscreen", "false" if self.services.settings.fullscreen else "true")
            case "turn_left":
                camera.turn(-TURN, 0)
            case "turn_right":
                camera.turn(TURN, 0)
            case "tilt_up":
                camera.turn(0, TILT)
            case "tilt_down":
                camera.turn(0, -TILT)
            case "zoom_in":
                camera.zoom(1)
            case "zoom_out":
                camera.zoom(-1)
            case _ if self.services.screens.question is None:
                self.services.screens.top.key(action)

    def set_setting(self, key: str, value: str) -> None:
        """Change one setting, apply it at once and save it."""
        services = self.services
        services.settings = user_settings.changed(services.settings, key, value)
        keys = [key]
        if key == "quality":
            services.settings = msgspec.structs.replace(services.settings, measured_quality="auto")
            keys.append("measured_quality")
        self._apply_settings()
        self._kept.keep(*keys)
        match key:
            case "fullscreen":
                if isinstance(window := self.base.win, GraphicsWindow):
                    toggle_fullscreen(window, self._kept.window_size)
            case "language":
                self._check_language()
            case "games_folder":
                services.shelf.move_to(games_folder(services.settings.games_folder))
                self.do_later(self._sweep)
            case "palette":
                self.flow.recolour()

    def _sweep(self) -> None:
        shelf = self.services.shelf
        shelf.sweep()
        folders = (shelf.folder / name for game in self.games for name in game.app().folders)
        remove_leftovers(*folders, self._user_file.parent)

    def _work(self) -> None:
        """Do a piece of background work while a menu is shown, so that games never stutter."""
        if not isinstance(self.services.screens.top, PanelScreen):
            self.flow.rest()
        elif self.flow.work():
            self.do_later(self._work)

    def _check_language(self) -> None:
        """Read all texts of the current language, and report their faults."""
        told = partial(self._tell_language, self.texts)
        self.do_later(*(entries(file).read_all for file in self.texts.files), self.texts.prepare, told)

    def _tell_language(self, texts: Texts) -> None:
        if texts.language == self.texts.language and (faults := language_faults(texts, self.hud.missing_glyphs)):
            self.flow.tell_faults("texts", faults)

    @property
    def playing(self) -> str:
        """The game of the current table, which decides between keys of several games."""
        return self.flow.game_at(self.table)

    def _doing(self, key: str) -> str | None:
        return self.services.bindings.doing(key, self.playing)

    def _pressed(self, key: str, again: bool) -> None:
        action = self._doing(key) or ""
        if not again or key.endswith(REPEATED) or action.partition("_")[0] in GOING_ON:
            self.press(key)
        elif key.endswith(ERASING):
            self.hud.press_key(key)

    def _released(self, key: str, lost: bool) -> None:
        while self._choosing and key == "enter":
            top, chose_on = self.services.screens.top, self._choosing.pop()
            chose_on.key_up("choose", not lost and self._gripping() is not None and chose_on is top)

    def _model(self) -> HudModel:
        screens = self.services.screens
        model = screens.top.model()
        dialog = screens.question or model.dialog
        return msgspec.structs.replace(model, dialog=dialog, effects=self.services.effects.recent)

    def _point(self, pick: Any) -> None:
        self.table.letters.pointed = pick
        self.services.screens.top.point(pick)

    def _click(self, pick: Any, second: bool) -> None:
        self.speech.note_input()
        if self.services.screens.question is None and not self.hud.dialogs_aside:
            self.services.screens.top.click(pick, second)

    def _gripping(self) -> Gripping | None:
        top = self.services.screens.top
        free = self.services.screens.question is None and not self.hud.dialogs_aside
        return top if isinstance(top, Gripping) and free else None

    def _follow_screens(self) -> None:
        if self._shown.follow(self.services.screens.pile):
            self.services.screens.changed = True

    def _window_size(self) -> tuple[int, int]:
        return self.base.win.get_x_size(), self.base.win.get_y_size()

    def _follow_window(self) -> None:
        size = self._window_size()
        if size != self._size and min(size) > 0:
            self._size = size
            self._shown.resize(size)
            self.hud.resize(*size)
            self.services.screens.changed = True
            self._kept.note_size(self.base.win, size)

    def _apply_settings(self) -> None:
        services, settings = self.services, self.services.settings
        services.say = self.texts = self.texts.in_language(settings.language)
        self.hud.set_texts(self.texts)
        self.hud.set_ui_scale(settings.ui_scale)
        self.hud.set_palette(settings.palette)
        shares = {group: getattr(settings, f"{group}_volume") for group in SOUND_GROUPS}
        services.sounds.set_volumes(settings.sound_volume, shares)
        self._shown.apply_settings()
        self._to_measure = settings.wanted_quality == "auto"
        services.screens.changed = True
