"""Frame model: common part of all models of a screen, and the base classes of panels, dialogs and full screens."""

import msgspec

from torres3d.hud.frame.toast_and_sound_effects import HudEffect


class PanelModel(msgspec.Struct, frozen=True):
    """Base of what a game's panels around the table show."""


class DialogModel(msgspec.Struct, frozen=True):
    """Base of questions and messages over the table."""


class ScreenModel(msgspec.Struct, frozen=True):
    """Base of what full screens show."""


class FrameModel(msgspec.Struct, frozen=True):
    """``dialog`` is above everything, ``effects`` are seen or heard once each. The model of the HUD adds its panels."""

    dialog: DialogModel | None = None
    effects: tuple[HudEffect, ...] = ()
