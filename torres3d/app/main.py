"""Starting the program: the shell, the tables, the panels and the screens of both games put together."""

import gc
import os
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import cast

from direct.showbase.ShowBase import ShowBase
from msgspec.structs import replace

from torres3d.app.menus.crash.crash_recovery import CrashRecovery
from torres3d.app.menus.game_choice import TORRES_GAME, TURM_GAME, game_of
from torres3d.app.menus.lesson_screens import own_language
from torres3d.app.menus.menu_flow import MenuFlow
from torres3d.app.menus.menu_screens import PanelScreen
from torres3d.app.menus.strength.strength_rows import strengths_in
from torres3d.app.screens.lesson.progress_file import FILE as LESSONS
from torres3d.app.session.seat_colours import palette
from torres3d.app.window import key_config as key_file
from torres3d.app.window import settings as user_settings
from torres3d.app.window.error_guard import ErrorGuard
from torres3d.app.window.key_bindings import KeyBindings
from torres3d.app.window.program import Program
from torres3d.app.window.services import Services
from torres3d.app.window.settings import Settings
from torres3d.app.window.sound import Sounds
from torres3d.app.window.window import LEAST_SIZE, open_window
from torres3d.app.window.x11.window_icon import give_icon
from torres3d.base import paths
from torres3d.base.atomic_write import remove_leftovers
from torres3d.bots.registry import own_bots_fault
from torres3d.engine.library.shelf import Shelf, games_folder
from torres3d.games.registered import GAMES, KITS
from torres3d.games.torres.app.menus import remembered_setup
from torres3d.games.torres.app.play.key_actions import ACTIONS
from torres3d.games.torres.app.play.services import GameServices as TorresServices
from torres3d.games.torres.app.presentation.sounds import GROUPS as TORRES_SOUNDS
from torres3d.games.torres.scene.assets import Assets, load_assets
from torres3d.games.torres.studies.study_folder import FOLDER as STUDIES
from torres3d.games.turm_bauer.app.play.services import GameServices
from torres3d.games.turm_bauer.app.presentation.sounds import GROUPS as TURM_SOUNDS
from torres3d.hud.hud import Hud
from torres3d.hud.kit.input_events import Display
from torres3d.hud.kit.intent import Intent
from torres3d.i18n.fluent_entries import entries
from torres3d.i18n.languages import languages
from torres3d.i18n.texts import Texts
from torres3d.scene.shapes.texture_decoding import ModelPictures

LATER = (
    "multiprocessing.connection", "filelock", "regex", "babel.numbers", "babel.dates", "fluent.runtime",
)  # fmt: skip
"""Libraries that a menu does without; loaded after the first frame, so that nobody waits for them later."""


@dataclass(frozen=True, slots=True)
class Shipped:
    """What the program's own folders hold for every window: read once, changed by nobody."""

    models: Assets
    usual_keys: key_file.Keys


def read_shipped(pictures: ModelPictures | None = None) -> Shipped:
    """Read it; raises what the parts raise when a file is broken. ``pictures`` are those on models, if they are being
    read already."""
    assets = paths.assets()
    keys = key_file.read(paths.config() / "keys.yaml", ACTIONS)
    return Shipped(load_assets(assets, pictures), keys)


class TorresProgram(Program):
    """The program with the screens of Torres, which begin with the menu."""

    def __init__(
        self,
        base: ShowBase,
        services: Services,
        make_hud: Callable[[Callable[[Intent], None]], Hud],
        texts: Texts,
        user_file: Path | None,
        torres: TorresServices,
        turm: GameServices,
    ) -> None:
        table = turm.table if game_of(services.settings.game) == TURM_GAME else torres.table
        super().__init__(base, services, table, make_hud, texts, user_file)
        self.torres = torres
        """What Torres needs besides."""
        self.turm = turm
        """What Turm Bauer needs besides."""
        self._shelf = services.shelf
        beside = user_settings.user_file() if user_file is None else user_file
        self._personal = beside.parent
        own_setup, lessons = beside.with_name(remembered_setup.FILE), beside.with_name(LESSONS)
        self.flow = MenuFlow(torres, turm, self.set_setting, own_setup, lessons)
        self.going_on = CrashRecovery(base, services, self.flow.open_menu, self.flow.quit)
        self.safety = ErrorGuard(self.going_on.after, self.going_on.report)
        self.flow.open_menu()
        self.do_later(*(partial(import_module, name) for name in LATER), self._sweep, self._gather)
        self._check_language()

    @property
    def playing(self) -> str:
        """The game at whose table one sits."""
        return TURM_GAME if "table" in self.turm.__dict__ and self.table is self.turm.table else TORRES_GAME

    def set_setting(self, key: str, value: str) -> None:
        """Change one setting, apply it at once and keep it; what is wrong with another language is told."""
        super().set_setting(key, value)
        if key == "language":
            self._check_language()
        elif key == "games_folder":
            self._shelf.move_to(games_folder(self.services.settings.games_folder))
            self.do_later(self._sweep)
        elif key == "palette":
            self.flow.recolour()

    def key(self, action: str) -> None:
        """Do what an action of the keys' files asks; the list of keys opens over whatever is shown."""
        if action == "help":
            self.flow.keys.toggle_help()
        else:
            super().key(action)

    def _sweep(self) -> None:
        """Remove what programs that were killed left half written."""
        self._shelf.sweep()
        remove_leftovers(self._shelf.folder / STUDIES, self._personal)

    def _gather(self) -> None:
        """Look through the games finished before strengths were kept, one at a time."""
        # What is played must not falter for it; the page of strengths goes on where this has stopped.
        if isinstance(self.services.screens.top, PanelScreen) and self.flow.strength.gather():
            self.do_later(self._gather)

    def _check_language(self) -> None:
        """Read all of the present language, and tell what is wrong with it."""
        told = partial(self._tell_language, self.texts.language)
        self.do_later(*(entries(file).read_all for file in self.texts.files), self.texts.prepare, told)

    def _tell_language(self, language: str) -> None:
        if language == self.texts.language and (faults := self.language_faults()):
            self.flow.tell_texts(faults)

    def let_go(self) -> None:
        """As for any program; no bot thinks on."""
        super().let_go()
        self._end_thoughts()

    def close(self) -> None:
        """Leave; no bot thinks on."""
        super().close()
        self._end_thoughts()

    def _end_thoughts(self) -> None:
        self.torres.close()
        self.flow.studies.close()
        self.turm.close()


def build(
    base: ShowBase,
    settings: Settings,
    shelf: Shelf,
    user_file: Path | None = None,
    shipped: Shipped | None = None,
) -> TorresProgram:
    """The program in the window of ``base``; raises what the parts raise when a file of theirs is broken.

    ``shipped`` is what was read for another window before.
    """
    shipped = shipped or read_shipped()
    config, assets = paths.config(), paths.assets()
    texts = Texts(config / "locale", settings.language, [game.words for game in GAMES])
    usual = shipped.usual_keys
    key_place = None if user_file is None else user_file.with_name("keys.yaml")
    beside = user_settings.user_file() if user_file is None else user_file
    own, wrong_keys = key_file.load(usual, ACTIONS, key_place)
    services = Services(
        say=texts,
        settings=settings,
        sounds=Sounds(list(base.sfxManagerList), assets / "sounds", (TORRES_SOUNDS, TURM_SOUNDS)),
        languages=languages(config / "locale"),
        bindings=KeyBindings(usual, own, ACTIONS, key_place),
        shelf=shelf,
        strengths=strengths_in(beside.parent, GAMES[0].bots()),
        colours=palette(config / "palettes.yaml", settings.palette),
    )

    def make_hud(told: Callable[[Intent], None]) -> Hud:
        size = base.win.get_x_size(), base.win.get_y_size()
        # The stubs of Panda3D give `buttonThrowers` another type than it has.
        screen = cast(Display, base)
        huds = [game.hud for game in GAMES]
        return Hud(screen, assets, config / "palettes.yaml", texts, told, huds, size=size, ui_scale=settings.ui_scale)

    torres, turm = TorresServices(base, services, shipped.models), GameServices(base, services)
    program = TorresProgram(base, services, make_hud, texts, user_file, torres, turm)
    if wrong_keys is not None:
        program.flow.tell_keys(wrong_keys)
    wrong_bots = own_bots_fault(GAMES)
    if wrong_bots is not None:
        program.flow.tell_bots(wrong_bots)
    return program


def main(file: Path | None = None, pictures: ModelPictures | None = None, first: str = "play") -> str:
    """Open the window, with the game of ``file`` where one is named, and run until it is closed. ``pictures`` are those
    on models, if they are being read already. ``first`` says what is shown first: ``study`` the study of the file, or
    without one their list, ``open`` whatever the file is. Returns why the window was lost (`Frames.run`), empty where
    it was closed."""
    os.environ.setdefault("ALSOFT_LOGLEVEL", "0")
    user_file = user_settings.user_file()
    settings, fault = user_settings.load(paths.config())
    new_here = not user_file.exists()
    if new_here:
        spoken = [language.id for language in languages(paths.config() / "locale")]
        settings = replace(settings, language=own_language(spoken, settings.language))
    size = (max(settings.window[0], LEAST_SIZE[0]), max(settings.window[1], LEAST_SIZE[1]))
    shelf = Shelf(KITS, games_folder(settings.games_folder))
    base = open_window(size, settings.fullscreen)
    program = build(base, settings, shelf, user_file, read_shipped(pictures))
    give_icon(base, paths.assets() / "program")

    def begin() -> None:
        """Show what is shown first."""
        if fault is not None:
            program.flow.tell_settings(fault)
        if first == "study":
            program.flow.open_studies(file)
        elif file is not None and first == "open":
            program.flow.open_any(file)
        elif file is not None:
            program.flow.open_game(file)
        elif new_here:
            program.flow.greet()

    program.safely(begin)
    gc.freeze()  # what is there now stays: nobody has to look through it again and again
    gc.enable()
    return program.run()
