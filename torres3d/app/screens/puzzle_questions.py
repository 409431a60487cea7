"""Questions that puzzles of any game ask."""

from torres3d.hud.kit.base_models import ChoiceDialog
from torres3d.i18n.texts import Translate


def leave_question(steps: int, say: Translate) -> ChoiceDialog:
    """The question before a puzzle is left and so many ``steps`` are lost; its answer ``leave`` leaves."""
    answers = (("stay", say("puzzle-leave-stay")), ("leave", say("puzzle-leave-leave")))
    lines = (say("puzzle-leave-text", steps=steps),)
    return ChoiceDialog("puzzle-leave", say("puzzle-leave-title"), lines, answers, "leave")
