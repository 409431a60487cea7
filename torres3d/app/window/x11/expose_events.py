"""Expose events of X11, which Panda3D does not pass on: an uncovered part of the window, or its destruction.

Without a compositor the server paints covered parts black until the program draws again.
"""

import contextlib
import ctypes
import sys
from collections.abc import Callable
from typing import Any

from panda3d.core import GraphicsOutput, GraphicsWindow

ASKED = 1 << 15 | 1 << 17
"""Events to ask for: ``ExposureMask``, ``StructureNotifyMask``."""
EXPOSE, DESTROYED = 12, 17
"""Kinds of relevant events."""
WINDOW_AT = 5 * ctypes.sizeof(ctypes.c_long)
"""Position of the window in an ``XDestroyWindowEvent``."""
EVENT_BYTES = 24 * ctypes.sizeof(ctypes.c_long)
"""Size of an ``XEvent``; it begins with the number of its kind."""


class ExposeEvents:
    """Events of the program's ``window``; without X11 there are none.

    It has a connection of its own, since Panda3D takes the events of its connection itself.
    """

    def __init__(self, window: Callable[[], GraphicsOutput]) -> None:
        self._opened = window
        self._display: int | None = None
        self._window = 0
        self._destroyed = 0
        """The window that was destroyed last."""
        self._event = ctypes.create_string_buffer(EVENT_BYTES)
        if sys.platform.startswith("linux") and isinstance(window(), GraphicsWindow):
            with contextlib.suppress(OSError, AttributeError):  # without Xlib, or in a window that is none of X11
                self._xlib = xlib()
                self._display = self._xlib.XOpenDisplay(None)

    def take_uncovered(self) -> bool:
        """Whether something has been uncovered since the last call."""
        if not self._display:
            return False
        self._follow()
        found = False
        while self._xlib.XPending(self._display):
            self._xlib.XNextEvent(self._display, self._event)
            kind = ctypes.c_int.from_buffer(self._event).value
            found |= kind == EXPOSE
            if kind == DESTROYED:
                self._destroyed = ctypes.c_ulong.from_buffer(self._event, WINDOW_AT).value
        return found

    @property
    def is_destroyed(self) -> bool:
        """Whether another program has destroyed the window, by the events that `take_uncovered` has read.

        Panda3D does not notice: for it the window is still open, with the same number.
        """
        window = self._opened()
        open_still = isinstance(window, GraphicsWindow) and not window.is_closed()
        return open_still and bool(self._destroyed) and self._number() == self._destroyed

    def _follow(self) -> None:
        """Ask for the events of the window, which may be a new one in full screen."""
        number = self._number()
        if number and number != self._window:
            self._window = number
            self._xlib.XSelectInput(self._display, number, ASKED)
            if not self._xlib.XGetWindowAttributes(self._display, number, self._event):
                self._destroyed = number  # before anybody asked

    def _number(self) -> int:
        """The number of the window in X11, 0 where there is none."""
        window = self._opened()
        handle = window.get_window_handle() if isinstance(window, GraphicsWindow) else None
        return int(handle.get_int_handle()) if handle is not None else 0


def xlib() -> Any:
    """Xlib with the calls used here. Raises `OSError` where there is none."""
    library: Any = ctypes.CDLL("libX11.so.6")
    library.XOpenDisplay.restype = ctypes.c_void_p
    library.XOpenDisplay.argtypes = (ctypes.c_char_p,)
    library.XSelectInput.argtypes = (ctypes.c_void_p, ctypes.c_ulong, ctypes.c_long)
    library.XGetWindowAttributes.argtypes = (ctypes.c_void_p, ctypes.c_ulong, ctypes.c_char_p)
    library.XPending.argtypes = (ctypes.c_void_p,)
    library.XNextEvent.argtypes = (ctypes.c_void_p, ctypes.c_char_p)
    return library
