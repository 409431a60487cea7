"""A question or a message over whatever is shown, and the answer to it."""

from torres3d.hud.frame.base_models import DialogModel
from torres3d.hud.kit.intent import Intent


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
