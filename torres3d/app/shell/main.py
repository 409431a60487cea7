"""Starting the program: settings, window, parts, and the loop until it is closed."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import cast

from direct.showbase.ShowBase import ShowBase
from panda3d.core import ClockObject, GraphicsWindow

from torres3d.app.shell import keys as key_file
from torres3d.app.shell import settings as user_settings
from torres3d.app.shell.colours import level_colours, palette
from torres3d.app.shell.program import Program
from torres3d.app.shell.services import Services
from torres3d.app.shell.settings import Settings
from torres3d.app.shell.sound import Sounds
from torres3d.app.shell.window import LEAST_SIZE, Frames, open_window
from torres3d.base import paths
from torres3d.bots.registry import level_ids
from torres3d.bots.thinking import Thinker
from torres3d.engine.errors import LogFault
from torres3d.engine.game import Game
from torres3d.engine.shelf import Shelf
from torres3d.hud.contract.intents import Intent
from torres3d.hud.hud import Hud
from torres3d.hud.kit.presses import Display
from torres3d.kits import KITS
from torres3d.kits.torres.editions import editions
from torres3d.kits.torres.kit import TORRES, TorresGame
from torres3d.table.table import Table
from torres3d.words.languages import languages
from torres3d.words.texts import Texts

BACKDROP = "backdrop.torres"
"""The game whose table stands behind the menus, in the assets folder."""
LONGEST_ROUND = 0.1
"""Seconds: after a pause (a moved window, a busy machine) motion goes on instead of jumping."""


def build(base: ShowBase, settings: Settings, shelf: Shelf, user_file: Path | None = None) -> Program:
    """The program in the window of ``base``; raises what the parts raise when a file of theirs is broken."""
    config, assets = paths.config(), paths.assets()
    texts = Texts(config / "locale", settings.language)
    colours = palette(config / "palettes.yaml")
    quality = "medium" if settings.quality == "auto" else settings.quality
    table = Table(base, assets, quality=quality)
    table.set_level_colours(level_colours(config / "palettes.yaml"))
    services = Services(
        table=table,
        say=texts,
        settings=settings,
        sounds=Sounds(list(base.sfxManagerList), assets / "sounds", settings.sound_volume),
        mind=Thinker(),
        shelf=shelf,
        editions=editions(),
        levels=level_ids(),
        languages=languages(config / "locale"),
        keys=key_file.load(config / "keys.yaml"),
        colours=colours,
        backdrop=_backdrop(assets / BACKDROP),
    )

    def make_hud(told: Callable[[Intent], None]) -> Hud:
        size = base.win.get_x_size(), base.win.get_y_size()
        # The stubs of Panda3D give `buttonThrowers` another type than it has.
        screen = cast(Display, base)
        return Hud(screen, assets, config / "palettes.yaml", texts, told, size=size, ui_scale=settings.ui_scale)

    return Program(base, services, make_hud, config / "locale", user_file)


def _backdrop(file: Path) -> TorresGame | None:
    try:
        return Game.open(TORRES, file)
    except LogFault:
        return None


def main() -> None:
    """Open the window and run until it is closed."""
    os.environ.setdefault("ALSOFT_LOGLEVEL", "0")
    settings, fault = user_settings.load(paths.config())
    size = (max(settings.window[0], LEAST_SIZE[0]), max(settings.window[1], LEAST_SIZE[1]))
    base = open_window(size, settings.fullscreen)
    program = build(base, settings, Shelf(KITS))
    if fault is not None:
        program.flow.notice = program.services.say("fault-settings", why=str(fault))
    window = base.win
    assert isinstance(window, GraphicsWindow)
    clock = ClockObject.get_global_clock()

    def needed() -> bool:
        drawn = program.round(min(clock.get_dt(), LONGEST_ROUND))
        if program.services.quitting or window.is_closed():
            frames.end()
        return drawn

    frames = Frames(base, needed)
    base.exitFunc = program.close
    try:
        frames.run()
    finally:
        program.close()
        base.destroy()
