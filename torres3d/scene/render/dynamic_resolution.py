"""The resolution of a picture in motion, chosen by the time of the last frames. Pure.

Fewer pixels at once when frames take too long, more only after many quick frames, so the scale neither flickers nor
lags behind.
"""

from collections.abc import Sequence
from math import ceil, sqrt
from statistics import median

MAX_FRAME_TIME = 1 / 25
"""Seconds that a frame in motion may take."""
AIM = 0.030
"""Target in seconds for a new scale."""
STEP = 1 / 16
LEAST, MOST = 3 * STEP, 1.0
FEWEST_PIXELS = 640 * 360
"""Minimum number of pixels to recognise anything; a busy machine is slow instead."""
SLOW_PICTURES = 3
"""Frames to measure before the scale goes down ..."""
QUICK_PICTURES = 12
"""... and before it goes up."""


def least_scale(window: tuple[int, int]) -> float:
    """The coarsest scale for a window of so many pixels."""
    wanted = sqrt(FEWEST_PIXELS / (window[0] * window[1]))
    return min(max(ceil(wanted / STEP - 1e-6) * STEP, LEAST), MOST)


def next_scale(scale: float, seconds: Sequence[float], least: float = LEAST, most: float = MOST) -> float:
    """The scale (pixels drawn for each pixel of the window, in one direction) after frames of ``scale`` that took so
    long, the newest last. The same one while there is no reason for another."""
    recent = seconds[-SLOW_PICTURES:]
    if len(recent) == SLOW_PICTURES and median(recent) > MAX_FRAME_TIME:
        wanted = scale * (AIM / median(recent)) ** 0.5
        return min(max(_stepped(wanted), least), max(scale - STEP, least))
    quick = seconds[-QUICK_PICTURES:]
    finer = min(scale + STEP, most)
    if len(quick) == QUICK_PICTURES and sorted(quick)[-2] * (finer / scale) ** 2 < AIM:
        return finer
    return scale


def _stepped(scale: float) -> float:
    return int(scale / STEP + 1e-6) * STEP


class Pace:
    """The current scale, and how long frames at this scale took."""

    def __init__(self) -> None:
        self.scale = MOST
        self._least, self._most = LEAST, MOST
        self._seconds: list[float] = []

    def begin(self, scale: float, window: tuple[int, int]) -> None:
        """Start with this scale, in a window of so many pixels."""
        self.scale = scale
        self._least, self._most = min(least_scale(window), scale), max(scale, MOST)
        self._seconds = []

    def note_frame_time(self, seconds: float) -> bool:
        """Note how long a frame took. True if the scale changes."""
        self._seconds = [*self._seconds[1 - QUICK_PICTURES :], seconds]
        scale = next_scale(self.scale, self._seconds, self._least, self._most)
        if scale == self.scale:
            return False
        self.scale = scale
        self._seconds = []
        return True
