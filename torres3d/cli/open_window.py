"""``torres3d``: the game in its window."""

import gc
import sys
from pathlib import Path

from torres3d.base import paths
from torres3d.base.faults import Fault
from torres3d.cli.drawing_options_and_errors import check_display, drawing
from torres3d.games.registered import GAMES
from torres3d.terminal.error_exit import FAULTY_FILE, Stop, stop_of

TITLE = "Torres 3D"


def open_window(file: Path | None = None, first: str = "play") -> None:
    """Open the window, with the game of ``file`` if there is one, until it is closed. ``first`` is what it shows first,
    as for `torres3d.app.main.main`. Without a terminal, as after a double click, a dialog of the system says why the
    window cannot open."""
    try:
        lost = _open(file, first)
    except BrokenPipeError:
        raise  # who reads what is printed has seen enough
    except Exception as error:
        stop = stop_of(error, lambda: GAMES)
        if not has_terminal():
            from torres3d.base.system_message_box import show_notice  # most windows open

            show_notice(TITLE, str(stop))
        raise stop from error
    if lost:
        raise Stop(lost, FAULTY_FILE)


def has_terminal() -> bool:
    return sys.stderr is not None and sys.stderr.isatty()


def _open(file: Path | None, first: str) -> str:
    """Open the window. Returns why it was lost, or an empty text if it was closed."""
    check_display()
    gc.disable()  # what is made until the first frame stays
    from torres3d.scene.shapes.texture_decoding import ModelPictures

    pictures = {game.id: ModelPictures(paths.assets() / game.textures) for game in GAMES if game.textures}
    with drawing():
        from torres3d.app.main import main

        return main(GAMES, file, pictures, first)


def open_file(file: Path) -> None:
    """Open a file of any type in the window. The terminal tells its faults (`Stop`); without a terminal, as after a
    double click, the window does."""
    if has_terminal():
        from torres3d.app.menus.app_declaration import Games
        from torres3d.app.menus.library.outside_file_opener import check

        try:
            check(Games(GAMES), file)
        except Fault as fault:
            raise Stop(str(fault), FAULTY_FILE) from fault
    open_window(file, "open")
