"""Base classes of the models of panels, dialogs and screens, and a question with its answer."""

import msgspec

from torres3d.hud.kit.intent import Intent


class PanelModel(msgspec.Struct, frozen=True):
    """Base of what a game's panels around the table show."""


class DialogModel(msgspec.Struct, frozen=True):
    """Base of questions and messages over the table."""


class ScreenModel(msgspec.Struct, frozen=True):
    """Base of what full screens show."""


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
