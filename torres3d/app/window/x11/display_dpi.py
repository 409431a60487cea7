"""Screen of an X11 display: its size in pixels, and its dots an inch."""

import ctypes
import re
from contextlib import suppress
from typing import Any

INCH = 25.4
"""Millimetres."""
LEAST_DPI, MOST_DPI = 48.0, 600.0
"""Dots an inch that a screen may have; displays also report 0 millimetres."""
ASKED = re.compile(rb"^Xft\.dpi:\s*(\d{1,4}(?:\.\d{1,6})?)\s*$", re.MULTILINE)
"""The line of the display's resources in which desktops keep what their user has chosen."""


def x11_screen() -> tuple[tuple[int, int], float] | None:
    """The size of the usual display's first screen in pixels, and its dots an inch; None without a display.

    What the desktop's settings ask for goes before what the screen reports.
    """
    with suppress(OSError, AttributeError):  # without Xlib
        xlib: Any = ctypes.CDLL("libX11.so.6")
        xlib.XOpenDisplay.restype = xlib.XResourceManagerString.restype = ctypes.c_void_p
        number = xlib.XOpenDisplay(None)
        if number is None:
            return None
        display = ctypes.c_void_p(number)
        try:
            size = xlib.XDisplayWidth(display, 0), xlib.XDisplayHeight(display, 0)
            millimetres = xlib.XDisplayWidthMM(display, 0)
            resources = xlib.XResourceManagerString(display)
            return size, dots_an_inch(ctypes.string_at(resources) if resources else b"", size[0], millimetres)
        finally:
            xlib.XCloseDisplay(display)
    return None


def dots_an_inch(resources: bytes, pixels: int, millimetres: int) -> float:
    """The dots an inch of a screen by a display's ``resources`` or its width; 96 where both say nonsense."""
    asked = ASKED.search(resources)
    told = (float(asked[1]) if asked else 0.0, INCH * pixels / max(millimetres, 1))
    return next((dpi for dpi in told if LEAST_DPI <= dpi <= MOST_DPI), 96.0)
