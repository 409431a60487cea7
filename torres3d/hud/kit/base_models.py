"""Frame model: common part of all models of a screen, a question over it, and base classes of panels and dialogs."""

import msgspec

from torres3d.hud.kit.intent import Intent
from torres3d.hud.kit.toast_and_sound_effects import HudEffect


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


class ChoiceDialog(DialogModel, frozen=True):
    """A question or a message: ``answers`` are pairs of id and label, the last one the usual answer.
    ``danger`` names the id of an answer that loses something."""

    id: str
    title: str
    lines: tuple[str, ...]
    answers: tuple[tuple[str, str], ...]
    danger: str = ""


class Answer(Intent, frozen=True):
    """The answer to a `ChoiceDialog` (by its id), or to another question with an id of its own."""

    id: str
    answer: str
