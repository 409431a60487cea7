"""Models of the overlay strip: overlays, towers of glass, camera presets."""

from typing import Literal, get_args

import msgspec

PresetId = Literal["iso", "south", "west", "north", "east", "top"]
PRESETS: tuple[PresetId, ...] = get_args(PresetId)


class OverlayModel(msgspec.Struct, frozen=True):
    """A button of the overlay strip: the overlay's id, whether it is on, the name of its key, if any."""

    id: str
    on: bool = False
    key: str = ""


class OverlaysModel(msgspec.Struct, frozen=True):
    """The overlay strip. ``from_level``: the level (1 to ``top``) from which up towers are glass, None where there is
    no choice; ``preset``: where the camera is, None once it was turned away; ``view_keys``: keys of `PRESETS`."""

    overlays: tuple[OverlayModel, ...]
    from_level: int | None = None
    top: int = 3
    preset: PresetId | None = None
    view_keys: tuple[str, ...] = ()
