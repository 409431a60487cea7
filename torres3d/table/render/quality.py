"""The quality levels: what the picture may cost."""

from dataclasses import dataclass, replace
from typing import Literal, get_args

QualityName = Literal["low", "medium", "high", "ultra"]
QUALITIES: tuple[QualityName, ...] = get_args(QualityName)


@dataclass(frozen=True, slots=True)
class Quality:
    """One level.

    While something moves it is drawn as its values say; a still picture is finer, see `at_rest`. ``scale``: rendered
    pixels for each pixel of the window, in one direction. ``samples``: of multisampling, where a graphics card does
    it. ``refined``: of how many pictures a still one is the mean. ``shadow_size``: width of the shadow map.
    ``shadow_taps``: looks at it for each pixel: 1, 4, 9 or 16. ``gloss``: whether light is mirrored. ``grain``:
    whether surfaces get fine relief. ``anisotropy``: of textures, on a graphics card. ``coarse``: whether models have
    fewer triangles in motion, where a processor draws.
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
    """How a picture of a level is drawn while something moves: a processor looks at the shadow less often."""
    return replace(quality, shadow_taps=min(quality.shadow_taps, 4)) if software else quality
