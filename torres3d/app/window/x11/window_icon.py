"""Window icon on X11, where Panda3D sets none: a property that window managers read.

Panda3D takes ``icon-filename`` on Windows and macOS and ignores it on X11 (panda3d/panda3d issue 603).
"""

import contextlib
import ctypes
import sys
from array import array
from pathlib import Path
from typing import Any

from panda3d.core import GraphicsOutput, GraphicsWindow
from PIL import Image

SIZES = (16, 32, 48, 64, 128)
"""Pixels a side, as in title bars, task bars and lists of windows."""
CARDINAL, REPLACE, BITS = 6, 0, 32
"""Type of the property's values, mode of replacement, and size of each value in Xlib."""


def give_icon(window: GraphicsOutput, folder: Path) -> None:
    """Give the window the program's icon (``folder`` has its pictures); does nothing where that fails."""
    if not (sys.platform.startswith("linux") and isinstance(window, GraphicsWindow)):
        return
    with contextlib.suppress(OSError, AttributeError):
        set_icon(window.get_window_handle().get_int_handle(), icon_values(folder))


def icon_values(folder: Path) -> "array[int]":
    """The program's pictures one after the other: width, height, and the pixels row by row as ARGB."""
    values = array("L")
    for size in SIZES:
        with Image.open(folder / f"torres3d-{size}.png") as picture:
            red, green, blue, clear = picture.convert("RGBA").split()
            pixels = Image.merge("RGBA", (blue, green, red, clear)).tobytes()
        values.extend((size, size))
        words = array("I", pixels)
        if sys.byteorder == "big":
            words.byteswap()
        # Xlib takes a long for each value of 32 bits, however many bits a long has.
        values.extend(words.tolist())
    return values


def set_icon(window: int, values: "array[int]") -> None:
    """Give a window of the usual display these pictures. Raises `OSError` without Xlib."""
    # A connection of its own: Panda3D does not lend the one it has.
    xlib: Any = ctypes.CDLL("libX11.so.6")
    xlib.XOpenDisplay.restype = ctypes.c_void_p
    xlib.XInternAtom.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int)
    xlib.XInternAtom.restype = ctypes.c_ulong
    xlib.XChangeProperty.argtypes = (
        ctypes.c_void_p, ctypes.c_ulong, ctypes.c_ulong, ctypes.c_ulong,
        ctypes.c_int, ctypes.c_int, ctypes.c_void_p, ctypes.c_int,
    )  # fmt: skip
    xlib.XCloseDisplay.argtypes = (ctypes.c_void_p,)
    display = xlib.XOpenDisplay(None)
    if not display:
        return
    try:
        atom = xlib.XInternAtom(display, b"_NET_WM_ICON", 0)
        at, count = values.buffer_info()
        xlib.XChangeProperty(display, window, atom, CARDINAL, BITS, REPLACE, at, count)
    finally:
        xlib.XCloseDisplay(display)  # which sends what was asked for first
