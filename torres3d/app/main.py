"""Start of the program: the window, the panels, and the menus of its games."""

import gc
import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import cast

from direct.showbase.ShowBase import ShowBase
from msgspec.structs import replace

from torres3d.app.menus.app_declaration import AppGame, Games
from torres3d.app.program import Program
from torres3d.app.session.palettes import palette
from torres3d.app.window import key_bindings as key_file
from torres3d.app.window import settings as user_settings
from torres3d.app.window.key_bindings import KeyBindings
from torres3d.app.window.screen_scale import system_screen, window_size
from torres3d.app.window.services import Services
from torres3d.app.window.settings import Settings
from torres3d.app.window.sound import Sounds
from torres3d.app.window.system_language import own_language
from torres3d.app.window.window import open_window
from torres3d.app.window.x11.window_icon import give_icon
from torres3d.base import paths
from torres3d.bots.human_player_strengths import strengths_in
from torres3d.bots.registry import own_bots_fault
from torres3d.engine.saved_games_folder import Shelf, games_folder
from torres3d.hud.hud import Hud
from torres3d.hud.kit.input_events import Display
from torres3d.hud.kit.intent import Intent
from torres3d.i18n.texts import Texts, languages
from torres3d.scene.own_pieces.own_folder import own_piece_faults
from torres3d.scene.shapes.texture_decoding import ModelPictures


def build(
    base: ShowBase,
    games: Sequence[AppGame],
    settings: Settings,
    shelf: Shelf,
    user_file: Path | None = None,
    pictures: Mapping[str, ModelPictures] | None = None,
    scale: float = 1.0,
) -> Program:
    """The program in the window of ``base``; raises the errors of parts with broken files.

    ``user_file`` is the file of settings, the usual one if None; ``pictures`` are the textures of models that are being
    read already, by the id of the game. ``scale`` is that of the screen (`Screen`).
    """
    config, assets, known = paths.config(), paths.assets(), Games(games)
    texts = Texts(config / "locale", settings.language, [game.words for game in games])
    usual, actions = known.usual_keys(), known.actions
    key_place = None if user_file is None else user_file.with_name("keys.yaml")
    own_file = user_settings.user_file() if user_file is None else user_file
    own, wrong_keys = key_file.load(usual, actions, key_place)
    services = Services(
        say=texts,
        settings=settings,
        sounds=Sounds(list(base.sfxManagerList), assets / "sounds", [game.app().sounds for game in games]),
        languages=languages(config / "locale"),
        bindings=KeyBindings(usual, own, actions, key_place),
        shelf=shelf,
        strengths={bots.game: strengths_in(own_file.parent, bots) for bots in (game.bots() for game in games)},
        colours=palette(config / "palettes.yaml", settings.palette),
    )

    def make_hud(told: Callable[[Intent], None]) -> Hud:
        size = base.win.get_x_size(), base.win.get_y_size()
        # The stubs of Panda3D give `buttonThrowers` another type than it has.
        screen = cast(Display, base)
        huds = [game.hud for game in games]
        palettes = config / "palettes.yaml"
        return Hud(screen, assets, palettes, texts, told, huds, size=size, ui_scale=settings.ui_scale, scale=scale)

    # Before anybody asks for bots: afterwards their files would be read again.
    wrong_bots = own_bots_fault(games)
    program = Program(base, services, known, make_hud, texts, own_file, pictures)
    if wrong_keys is not None:
        program.flow.tell_faults("keys", (wrong_keys,))
    if wrong_bots is not None:
        program.flow.tell_faults("bots", (wrong_bots,))
    if wrong_pieces := own_piece_faults(games):
        program.flow.tell_faults("pieces", wrong_pieces)
    return program


def main(
    games: Sequence[AppGame],
    file: Path | None = None,
    pictures: Mapping[str, ModelPictures] | None = None,
    first: str = "play",
) -> str:
    """Open the window, with the game of ``file`` if given, and run until it is closed.

    The first of the ``games`` is the default. ``pictures`` are the textures of models that are being read already, by
    the id of the game. ``first`` is the first screen: ``play`` a game, ``open`` a file of any kind, or an entry of a
    game's main menu. Returns why the window was lost (`Frames.run`), empty where it was closed.
    """
    os.environ.setdefault("ALSOFT_LOGLEVEL", "0")
    user_file = user_settings.user_file()
    settings, fault = user_settings.load(paths.config())
    new_here = not user_file.exists()
    if new_here:
        spoken = [language.id for language in languages(paths.config() / "locale")]
        settings = replace(settings, language=own_language(spoken, settings.language))
    screen = system_screen()
    shelf = Shelf(Games(games).kits, games_folder(settings.games_folder))
    base = open_window(window_size(settings.window, screen, settings.fullscreen), settings.fullscreen)
    program = build(base, games, settings, shelf, user_file, pictures, screen.scale)
    give_icon(base.win, paths.assets() / "program")

    def begin() -> None:
        if fault is not None:
            program.flow.tell_faults("settings", (fault,))
        if first not in ("play", "open"):
            program.flow.open_entry(first, file)
        elif file is not None and first == "open":
            program.flow.files.open(file)
        elif file is not None:
            program.flow.open_game(file)
        elif new_here:
            program.flow.offer_lessons()

    program.safety.run(begin)
    gc.freeze()  # what is there now stays: nobody has to look through it again and again
    gc.enable()
    return program.run()
