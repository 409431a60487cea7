"""Model and intents of the panel of a study of Turm Bauer: what the games have in common, and dice and hand."""

from typing import Literal

from torres3d.games.turm_bauer.rules.options import HandKind
from torres3d.games.turm_bauer.rules.state import Dice
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models import study_models as base

StudyMenu = Literal["", "dice", "hand"]
"""The menu that is open: dice of the turn, or the hand with which blocks are let go."""


class StudyModel(base.StudyModel, frozen=True):
    """See `torres3d.hud.models.study_models.StudyModel`.

    ``menu`` is the open one besides that of marks. ``can_throw`` while the ``dice`` of the turn can be chosen. ``hand``
    is that of the study.
    """

    menu: StudyMenu = ""
    can_throw: bool = False
    dice: Dice | None = None
    hand: HandKind = "steady"


class DiceChosen(Intent, frozen=True):
    """These are the dice of the turn; None for dice by chance."""

    dice: Dice | None


class HandChosen(Intent, frozen=True):
    """Blocks are let go with this hand from now on."""

    hand: HandKind
