"""How finely a picture in motion is drawn: by the time that the last ones took. Pure.

Fewer pixels at once when pictures take too long, more pixels only after many that were quick: so the scale neither
flickers nor lags behind.
"""

from collections.abc import Sequence
from math import ceil, sqrt
from statistics import median

LONGEST = 1 / 25
"""Seconds that a picture in motion may take."""
AIM = 0.030
"""Seconds for which a new scale is chosen."""
STEP = 1 / 16
LEAST, MOST = 3 * STEP, 1.0
FEWEST_PIXELS = 640 * 360
"""With fewer nothing could be told in the picture: on a machine busy with other things it is rather slow than that."""
SLOW_PICTURES = 3
"""So many pictures are looked at before the scale goes down ..."""
QUICK_PICTURES = 12
"""... and so many before it goes up."""


def least_scale(window: tuple[int, int]) -> float:
    """The coarsest scale for a window of so many pixels."""
    wanted = sqrt(FEWEST_PIXELS / (window[0] * window[1]))
    return min(max(ceil(wanted / STEP - 1e-6) * STEP, LEAST), MOST)


def next_scale(scale: float, seconds: Sequence[float], least: float = LEAST, most: float = MOST) -> float:
    """The scale (pixels drawn for each pixel of the window, in one direction) after pictures of ``scale`` that took
    so long, the newest last; the same one while there is no reason for another."""
    recent = seconds[-SLOW_PICTURES:]
    if len(recent) == SLOW_PICTURES and median(recent) > LONGEST:
        wanted = scale * (AIM / median(recent)) ** 0.5
        return min(max(_stepped(wanted), least), max(scale - STEP, least))
    quick = seconds[-QUICK_PICTURES:]
    finer = min(scale + STEP, most)
    if len(quick) == QUICK_PICTURES and sorted(quick)[-2] * (finer / scale) ** 2 < AIM:
        return finer
    return scale


def _stepped(scale: float) -> float:
    """The next lower step."""
    return int(scale / STEP + 1e-6) * STEP


class Pace:
    """The present scale, and how long pictures of it took."""

    def __init__(self) -> None:
        self.scale = MOST
        self._least, self._most = LEAST, MOST
        self._seconds: list[float] = []

    def begin(self, scale: float, window: tuple[int, int]) -> None:
        """Begin with this scale, in a window of so many pixels."""
        self.scale = scale
        self._least, self._most = min(least_scale(window), scale), max(scale, MOST)
        self._seconds = []

    def took(self, seconds: float) -> bool:
        """A picture took so long; whether the scale is another one now."""
        self._seconds = [*self._seconds[1 - QUICK_PICTURES :], seconds]
        scale = next_scale(self.scale, self._seconds, self._least, self._most)
        if scale == self.scale:
            return False
        self.scale = scale
        self._seconds = []
        return True
