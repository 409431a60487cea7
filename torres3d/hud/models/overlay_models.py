"""Models of the view strip: camera presets, overlays, towers of glass, help and a legend."""

from typing import Literal, get_args

import msgspec

PresetId = Literal["iso", "south", "west", "north", "east", "top"]
PRESETS: tuple[PresetId, ...] = get_args(PresetId)


class OverlayModel(msgspec.Struct, frozen=True):
    """A button of the view strip: the overlay's id, whether it is on, the name of its key, if any."""

    id: str
    on: bool = False
    key: str = ""


class LegendEntry(msgspec.Struct, frozen=True):
    """A colour of the board and its meaning: the id of its word (text ``legend-ID``), what is written on it, and as
    ``#rrggbb`` its colour and that of the stone inlaid in it, if any."""

    id: str
    sign: str
    colour: str
    inlay: str = ""


class OverlaysModel(msgspec.Struct, frozen=True):
    """The view strip. ``from_level``: the level (1 to ``top``) from which up towers are glass, None where there is
    no choice; ``preset``: where the camera is, None once it was turned away; ``view_keys``: keys of `PRESETS`;
    ``legend``: colours that the help explains; ``costs``: whether it lists costs."""

    overlays: tuple[OverlayModel, ...]
    from_level: int | None = None
    top: int = 3
    preset: PresetId | None = None
    view_keys: tuple[str, ...] = ()
    help_key: str = ""
    rules_key: str = ""
    legend: tuple[LegendEntry, ...] = ()
    costs: bool = False
