"""Whether a part of the window has come to light that another one covered: X11 says so, Panda3D does not pass it on.

Without a compositor the server paints what was covered black until the program draws again.
"""

import contextlib
import ctypes
import sys
from typing import Any

from direct.showbase.ShowBase import ShowBase
from panda3d.core import GraphicsWindow

EXPOSURES = 1 << 15
"""What is asked for: ``ExposureMask``."""
EXPOSE = 12
"""The kind of these events."""
EVENT_BYTES = 24 * ctypes.sizeof(ctypes.c_long)
"""An ``XEvent``; its kind is the number that it begins with."""


class Uncovered:
    """Looks at a window; where there is no X11 nothing is ever seen. It has a connection of its own, for Panda3D takes
    the events of its one off itself."""

    def __init__(self, base: ShowBase) -> None:
        self._base = base
        self._display: int | None = None
        self._window = 0
        self._event = ctypes.create_string_buffer(EVENT_BYTES)
        if sys.platform.startswith("linux") and isinstance(base.win, GraphicsWindow):
            with contextlib.suppress(OSError, AttributeError):  # without Xlib, or in a window that is none of X11
                self._xlib = xlib()
                self._display = self._xlib.XOpenDisplay(None)

    def seen(self) -> bool:
        """Whether something has come to light since this was asked last."""
        if not self._display:
            return False
        self._follow()
        found = False
        while self._xlib.XPending(self._display):
            self._xlib.XNextEvent(self._display, self._event)
            found |= ctypes.c_int.from_buffer(self._event).value == EXPOSE
        return found

    def _follow(self) -> None:
        """Ask for the exposures of the window, which may be another one on the whole screen."""
        window = self._base.win
        handle = window.get_window_handle() if isinstance(window, GraphicsWindow) else None
        number = handle.get_int_handle() if handle is not None else 0
        if number and number != self._window:
            self._window = number
            self._xlib.XSelectInput(self._display, number, EXPOSURES)


def xlib() -> Any:
    """Xlib with the calls that are needed here. Raises `OSError` where there is none."""
    library: Any = ctypes.CDLL("libX11.so.6")
    library.XOpenDisplay.restype = ctypes.c_void_p
    library.XOpenDisplay.argtypes = (ctypes.c_char_p,)
    library.XSelectInput.argtypes = (ctypes.c_void_p, ctypes.c_ulong, ctypes.c_long)
    library.XPending.argtypes = (ctypes.c_void_p,)
    library.XNextEvent.argtypes = (ctypes.c_void_p, ctypes.c_char_p)
    return library
