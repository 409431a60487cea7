"""Opening Panda3D, with a window or without one for pictures and films; a failure says why."""

import contextlib
import ctypes
import os
import sys
from collections.abc import Iterator
from typing import Any, Literal

from direct.showbase.ShowBase import ShowBase
from panda3d.core import load_prc_file_data

OPENGL = (3, 3)
"""The version of OpenGL that the shaders need."""
CULLING = "bounds-type box"
"""Panda3D's setting for what is left out of a picture: much more of a sphere around a tower than of a box lies in a
changed part of the picture."""

_ERRORS = 2
"""File descriptor to which system libraries print."""
_HANDLER = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_char_p)
_unmoved = _HANDLER(lambda *_: 0)
"""Kept alive because Xlib calls it."""


class NoGraphics(Exception):
    """Nothing can be drawn: no display, or no OpenGL."""


def open_panda(window_type: Literal["onscreen", "offscreen"], settings: str) -> ShowBase:
    """Open Panda3D's one `ShowBase` of this process; raises `NoGraphics` with the reason.

    ``window_type`` is ``onscreen`` or ``offscreen``, ``settings`` the lines of a Panda3D configuration.
    """
    load_prc_file_data("torres3d", settings)
    load_prc_file_data("torres3d culling", CULLING)
    _hush_xlib()
    try:
        base = _QuietBase(windowType=window_type)
    except Exception as error:  # ShowBase raises bare exceptions of several kinds
        # Further lines are about Panda3D's own settings.
        raise NoGraphics(f"it cannot draw here: {str(error).partition(chr(10))[0].rstrip('.!')}") from error
    gsg = base.win.get_gsg()
    version = gsg.get_driver_version_major(), gsg.get_driver_version_minor()
    if version < OPENGL:
        wanted = ".".join(map(str, OPENGL))
        raise NoGraphics(f"OpenGL {version[0]}.{version[1]} is too old, {wanted} is needed")
    return base


class _QuietBase(ShowBase):
    """A `ShowBase` that opens its sound device silently, whether there is one or not."""

    def createBaseAudioManagers(self) -> None:  # noqa: N802  # the name is Panda3D's
        """Open the sound device; without one all stays silent."""
        with silenced_stderr():
            super().createBaseAudioManagers()


@contextlib.contextmanager
def silenced_stderr() -> Iterator[None]:
    """Silence stderr of this process, including its libraries: without a sound device each of them prints dozens of
    lines."""
    try:
        kept = os.dup(_ERRORS)
    except OSError:  # it is closed: nothing can be printed anyway
        yield
        return
    try:
        if sys.stderr is not None:
            sys.stderr.flush()
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, _ERRORS)
        os.close(nothing)
        yield
    finally:
        os.dup2(kept, _ERRORS)
        os.close(kept)


def _hush_xlib() -> None:
    """Keep Xlib from printing that a display lacks an extension (such as XFree86-DGA, which no display has today).
    The caller gets the error as well."""
    if not sys.platform.startswith("linux"):
        return
    with contextlib.suppress(OSError, AttributeError):
        set_handler: Any = ctypes.CDLL("libXext.so.6").XSetExtensionErrorHandler
        set_handler.restype = ctypes.c_void_p
        set_handler(_unmoved)


PRC = """
load-display {display}
aux-display {other}
window-type offscreen
win-size {width} {height}
audio-library-name null
sync-video 0
framebuffer-alpha 0
framebuffer-depth 0
depth-bits 0
textures-power-2 none
gl-version 3 3
model-cache-dir
print-pipe-types 0
notify-level error
notify-level-device fatal
notify-level-egldisplay fatal
notify-level-display fatal
notify-level-x11display fatal
notify-level-glxdisplay fatal
notify-level-ShowBase error
"""


def drawn_by(system: str) -> tuple[str, str]:
    """The Panda3D display that draws without a window on a system, as `sys.platform` calls it, and another one to try
    next (empty: none). Only on Linux a display works without a screen; it needs libEGL."""
    return ("p3headlessgl", "pandagl") if system.startswith("linux") else ("pandagl", "")


def open_offscreen(size: tuple[int, int]) -> ShowBase:
    """Open Panda3D with an invisible picture of ``size``; raises `NoGraphics` with the reason. Once a process."""
    display, other = drawn_by(sys.platform)
    return open_panda("offscreen", PRC.format(display=display, other=other, width=size[0], height=size[1]))
