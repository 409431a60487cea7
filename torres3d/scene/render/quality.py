"""The quality levels: what a picture may cost."""

from dataclasses import dataclass, replace
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
    processor draws. ``blended``: whether textures blend two mipmap levels.
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
    """The quality of a level's pictures at this stage. Changing parts look like the still ones around them."""
    if stage == "moving":
        return in_motion(quality, software)
    still = at_rest(quality)
    return in_motion(still, software) if stage == "changing" else still
