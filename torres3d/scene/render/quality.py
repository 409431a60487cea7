"""Quality levels: what a picture may cost; and the resolution of a picture in motion.

Fewer pixels at once when frames take too long, more only after many quick frames, so the scale neither flickers nor
lags behind.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import median
from typing import Literal, get_args

QualityName = Literal["low", "medium", "high", "ultra"]
Stage = Literal["moving", "changing", "still"]
"""The purpose of a picture: the camera moves, things move in front of a still camera, or nothing moves."""
STAGES: tuple[Stage, ...] = get_args(Stage)
QUALITIES: tuple[QualityName, ...] = get_args(QualityName)


@dataclass(frozen=True, slots=True)
class Quality:
    """One level.

    These values apply while something moves; a still picture is finer, see `at_rest`. ``scale``: rendered pixels for
    each pixel of the window, in one direction. ``samples``: multisampling, on a graphics card. ``refined``: number of
    frames whose mean is a still picture. ``shadow_size``: width of the shadow map. ``shadow_taps``: its samples for
    each pixel: 1, 4, 9 or 16. ``gloss``: whether surfaces reflect light. ``grain``: whether they have fine relief.
    ``anisotropy``: of textures, on a graphics card. ``coarse``: whether models in motion have fewer triangles, where a
    processor draws. ``blended``: whether textures blend two mipmap levels. ``each_pixel``: whether each pixel, not only
    each corner, looks its occlusion up.
    """

    name: QualityName
    scale: float
    samples: int
    refined: int
    shadow_size: int
    shadow_taps: int
    gloss: bool
    grain: bool
    anisotropy: int
    coarse: bool = True
    blended: bool = True
    each_pixel: bool = True


LEVELS: dict[str, Quality] = {
    "low": Quality("low", 0.75, 0, 4, 1024, 1, False, False, 1),
    "medium": Quality("medium", 0.9, 4, 5, 1024, 4, True, False, 1),
    "high": Quality("high", 1.0, 4, 6, 2048, 9, True, True, 4),
    "ultra": Quality("ultra", 1.4, 8, 12, 4096, 16, True, True, 8, False),
}


def at_rest(quality: Quality) -> Quality:
    """The quality of a still picture at a level: never worse than ``high``, but with the level's own shadow map."""
    finest = LEVELS["high"]
    return replace(
        quality,
        scale=max(quality.scale, 1.0),
        shadow_taps=max(quality.shadow_taps, finest.shadow_taps),
        gloss=True,
        grain=True,
        anisotropy=max(quality.anisotropy, finest.anisotropy),
    )


def in_motion(quality: Quality, software: bool) -> Quality:
    """The quality at a level while something moves: a processor takes one sample of the shadow and one mipmap level for
    each pixel, which nobody notices in motion."""
    return replace(quality, shadow_taps=1, blended=False) if software else quality


def at_stage(quality: Quality, stage: Stage, software: bool) -> Quality:
    """The quality of a level's pictures at this stage. Changing parts look like the still ones around them; where the
    camera moves, a processor looks occlusion up for corners alone and leaves relief out, unless models in motion are
    the fine ones."""
    if stage == "moving":
        fine = not (software and quality.coarse)
        return replace(in_motion(quality, software), each_pixel=fine, grain=quality.grain and fine)
    still = at_rest(quality)
    return in_motion(still, software) if stage == "changing" else still


MAX_FRAME_TIME = 1 / 25
"""Seconds that a frame in motion may take."""
AIM = 0.030
"""Target in seconds for a new scale."""
STEP = 1 / 16
MOST = 1.0
USUAL_PIXELS = 1280 * 720
LEAST, LEAST_IN_LARGER = 12 * STEP, 10 * STEP
"""The coarsest scale in a window of `USUAL_PIXELS` at most, and in a larger one. A coarser picture shows its pixels,
so a busy machine is slow instead."""
SLOW_PICTURES = 3
"""Frames to measure before the scale goes down ..."""
QUICK_PICTURES = 12
"""... and before it goes up."""


def least_scale(window: tuple[int, int]) -> float:
    """The coarsest scale for a window of so many pixels."""
    return LEAST if window[0] * window[1] <= USUAL_PIXELS else LEAST_IN_LARGER


def next_scale(scale: float, seconds: Sequence[float], least: float = LEAST_IN_LARGER, most: float = MOST) -> float:
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
