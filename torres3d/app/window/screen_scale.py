"""Screen scale: how much larger than usual the system wants things, and the size of the first window by it."""

import os
import re
import sys
from collections.abc import Mapping
from contextlib import suppress
from typing import NamedTuple

from torres3d.app.window.x11.display_dpi import x11_screen

USUAL_DPI = 96.0
"""Dots an inch of a screen of scale 1."""
LEAST, MOST, STEP = 1.0, 4.0, 0.25
"""Limits of a scale, and the steps to which it is rounded: screens report their size in millimetres only roughly."""
USUAL_SIZE = (1280, 720)
"""Pixels of the first window at scale 1."""
LEAST_SIZE = (1024, 640)
"""Pixels of a window in which panels have room."""
SHARE = 2 / 3
"""Share of a large screen that the first window takes."""
ASKED = ("GDK_SCALE", "QT_SCALE_FACTOR")
"""Variables of the environment with the scale that somebody wants on Linux."""


class Screen(NamedTuple):
    """The screen's ``size`` in pixels, None where nobody tells, and its ``scale``, 1 for a usual one."""

    size: tuple[int, int] | None = None
    scale: float = 1.0

    @property
    def first_window(self) -> tuple[int, int]:
        """The size of a window that nobody has chosen one for."""
        if self.size is None:
            return USUAL_SIZE
        factors = [whole / usual for whole, usual in zip(self.size, USUAL_SIZE, strict=True)]
        factor = min(max(self.scale, SHARE * min(factors)), *factors)
        return round(USUAL_SIZE[0] * factor), round(USUAL_SIZE[1] * factor)


def window_size(kept: tuple[int, int] | None, screen: Screen, fullscreen: bool) -> tuple[int, int]:
    """The size in which the window opens: the ``kept`` one, no smaller than panels need and no larger than the screen;
    the whole screen if it is to fill that."""
    if fullscreen and screen.size is not None:
        return screen.size
    size = screen.first_window if kept is None else (max(kept[0], LEAST_SIZE[0]), max(kept[1], LEAST_SIZE[1]))
    most = screen.size or size
    return min(size[0], most[0]), min(size[1], most[1])


def system_screen() -> Screen:
    """The screen of this system. On macOS its scale is 1: windows there are counted in points."""
    if sys.platform == "win32":
        return _windows_screen()
    if sys.platform == "darwin":
        return Screen()
    size, dpi = x11_screen() or (None, USUAL_DPI)
    return Screen(size, asked_scale(os.environ) or rounded(dpi / USUAL_DPI))


def asked_scale(environment: Mapping[str, str]) -> float | None:
    """The scale that the environment asks for, None where it asks for nothing that is a number above 0."""
    for name in ASKED:
        if re.fullmatch(r"\d{1,2}(\.\d{1,6})?", wanted := environment.get(name, "").strip()) and float(wanted):
            return rounded(float(wanted))
    return None


def rounded(scale: float) -> float:
    """A scale in steps and within the limits."""
    return max(LEAST, min(round(scale / STEP) * STEP, MOST))


if sys.platform == "win32":

    def _windows_screen() -> Screen:
        import ctypes

        # Without this Windows enlarges the picture of the window, which is blurred, and tells 96 dots an inch.
        with suppress(OSError, AttributeError):  # before Windows 8.1, or chosen already
            ctypes.windll.shcore.SetProcessDpiAwareness(1)
        user = ctypes.windll.user32
        dpi = USUAL_DPI
        with suppress(AttributeError):  # before Windows 10
            dpi = float(user.GetDpiForSystem())
        return Screen((user.GetSystemMetrics(0), user.GetSystemMetrics(1)), rounded(dpi / USUAL_DPI))
