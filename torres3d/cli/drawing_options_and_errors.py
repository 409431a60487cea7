"""Commands that draw: names, sizes and palettes that are typed, and messages for graphics errors."""

import os
import sys
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from torres3d.base import paths
from torres3d.base.crash_report import ProgramFailed
from torres3d.terminal.error_exit import Stop, tell

if TYPE_CHECKING:
    from torres3d.scene.colours_and_emblems import Palette


MAX_PIXELS = 8192
"""The greatest width or height of a picture in pixels; more than drivers give."""


def check_names(what: str, given: list[str], known: Collection[str]) -> None:
    """`Stop` for a name there is not."""
    for name in given:
        if name not in known:
            raise Stop(f"there is no {what} `{name}`; there are: {', '.join(known)}")


def parse_size(text: str) -> tuple[int, int]:
    """Width and height of ``1280x720``."""
    width, cross, height = text.lower().partition("x")
    if not (cross and width.isdecimal() and height.isdecimal()):
        raise Stop(f"the size `{text}` is not a width and height such as 1280x720")
    pixels = int(width), int(height)
    if not all(1 <= side <= MAX_PIXELS for side in pixels):
        raise Stop(f"the size {text} is not possible; each side may have 1 to {MAX_PIXELS} pixels")
    return pixels


def palette_named(name: str) -> "Palette":
    """The palette of this name. Raises `Stop` for an unknown one."""
    from torres3d.app.session.palettes import table_palette
    from torres3d.hud.kit.theme import PALETTES

    check_names("palette", [name], PALETTES)
    return table_palette(paths.config() / "palettes.yaml", name)


NO_DISPLAY = (
    "there is no display to open a window on. Start it from a desktop, or on Debian: "
    "apt install xvfb libegl1 libgl1, then: xvfb-run torres3d. In the terminal: torres3d play --text"
)
NO_OPENGL = (
    "OpenGL does not work here ({why}). On Debian: apt install libegl1 libgl1 libgl1-mesa-dri "
    "(for a window without a screen also xvfb, then: xvfb-run torres3d)"
)
BROKEN_ASSET = "a file of the program cannot be used: {why}. Install torres3d again"
_SIGNS = ("could not open window", "no graphics pipe", "graphicspipe", "could not load graphics", "libgl", "libegl")


def check_display() -> None:
    """`Stop` where no window can be opened, before anything slow is loaded."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        raise Stop(NO_DISPLAY)


def report_own_pieces() -> None:
    """Report files of the person's own pieces that are left out."""
    from torres3d.games.registered import GAMES
    from torres3d.scene.own_pieces.own_folder import own_piece_faults

    for fault in own_piece_faults(GAMES):
        tell(f"a piece of your own is left out: {fault}")


@contextmanager
def drawing() -> Iterator[None]:
    """Turn what goes wrong in opening a window or reading models into `Stop`."""
    try:
        from torres3d.scene.assets import BrokenAsset
        from torres3d.scene.render.open_panda3d import NoGraphics
        from torres3d.scene.render.render_targets import NoBuffer
    except ImportError as error:
        raise Stop(NO_OPENGL.format(why=error)) from error
    try:
        yield
    except BrokenAsset as error:
        raise Stop(BROKEN_ASSET.format(why=error)) from error
    except (NoGraphics, NoBuffer) as error:
        raise Stop(NO_OPENGL.format(why=error)) from error
    except ProgramFailed:
        raise  # whatever words it has: its report is to be named
    except Exception as error:
        # Panda3D itself raises bare exceptions.
        if any(sign in str(error).lower() for sign in _SIGNS):
            raise Stop(NO_OPENGL.format(why=str(error).rstrip("."))) from error
        raise
