"""The quality levels: what the picture may cost, and the best one that a machine draws fast enough."""

import time
from dataclasses import dataclass, replace
from typing import Literal, Protocol, get_args

from direct.showbase.ShowBase import ShowBase

QualityName = Literal["low", "medium", "high", "ultra"]
Stage = Literal["moving", "changing", "still"]
"""What a picture is for: the camera moves, things move while it stands, or nothing moves."""
STAGES: tuple[Stage, ...] = get_args(Stage)
QUALITIES: tuple[QualityName, ...] = get_args(QualityName)


@dataclass(frozen=True, slots=True)
class Quality:
    """One level.

    While something moves it is drawn as its values say; a still picture is finer, see `at_rest`. ``scale``: rendered
    pixels for each pixel of the window, in one direction. ``samples``: of multisampling, where a graphics card does
    it. ``refined``: of how many pictures a still one is the mean. ``shadow_size``: width of the shadow map.
    ``shadow_taps``: looks at it for each pixel: 1, 4, 9 or 16. ``gloss``: whether light is mirrored. ``grain``:
    whether surfaces get fine relief. ``anisotropy``: of textures, on a graphics card. ``coarse``: whether models have
    fewer triangles in motion, where a processor draws. ``blended``: whether pictures on models are mixed of two sizes.
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


LEVELS: dict[str, Quality] = {
    "low": Quality("low", 0.75, 0, 4, 1024, 1, False, False, 1),
    "medium": Quality("medium", 0.9, 4, 5, 1024, 4, True, False, 1),
    "high": Quality("high", 1.0, 4, 6, 2048, 9, True, True, 4),
    "ultra": Quality("ultra", 1.4, 8, 12, 4096, 16, True, True, 8, False),
}


def at_rest(quality: Quality) -> Quality:
    """How a still picture of a level is drawn: never worse than ``high``, but with the level's own shadow map."""
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
    """How a picture of a level is drawn while something moves: a processor looks once for each pixel at the shadow
    and at one size of a picture, which nobody can tell before all stands still."""
    return replace(quality, shadow_taps=1, blended=False) if software else quality


def at_stage(quality: Quality, stage: Stage, software: bool) -> Quality:
    """How a level's pictures of this kind are drawn. What changes looks like what is still and lies around it."""
    if stage == "moving":
        return in_motion(quality, software)
    still = at_rest(quality)
    return in_motion(still, software) if stage == "changing" else still


class Measured(Protocol):
    """What a table has to do to be measured."""

    def redraw(self) -> None:
        """Draw everything anew in the next frame."""

    def step(self, seconds: float) -> bool:
        """Go on by so much time."""

    def set_quality(self, name: QualityName) -> None:
        """Draw with another quality from now on."""


def frame_time(base: ShowBase, table: Measured, rounds: int = 3) -> float:
    """Seconds for a frame of the present quality, the best of some; draws frames to find out."""
    best = 1e9
    for number in range(rounds + 1):
        table.redraw()
        table.step(0.0)
        started = time.perf_counter()
        base.graphics_engine.render_frame()
        base.win.get_screenshot()
        if number:
            best = min(best, time.perf_counter() - started)
    return best


def choose_quality(base: ShowBase, table: Measured, longest: float = 0.1) -> QualityName:
    """Find and set the best quality whose frames take at most so many seconds (or else the lowest)."""
    chosen: QualityName = "low"
    for name in QUALITIES:
        table.set_quality(name)
        if frame_time(base, table) > longest:
            break
        chosen = name
    table.set_quality(chosen)
    return chosen
