"""What every model of a screen has, whatever the game."""

from typing import Any

import msgspec

from torres3d.hud.frame.effects import HudEffect


class FrameModel(msgspec.Struct, frozen=True):
    """``dialog`` lies over all else, ``effects`` are seen or heard once each. A game's model adds its panels."""

    dialog: Any = None
    effects: tuple[HudEffect, ...] = ()
