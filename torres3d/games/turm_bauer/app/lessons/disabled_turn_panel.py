"""The turn panel of a step that is only read: all buttons are disabled."""

from msgspec.structs import replace

from torres3d.games.turm_bauer.app.play.panels import RINGS
from torres3d.games.turm_bauer.hud.models.turn_models import BuildingAction, BuildingActionId, RingUse, TurnModel
from torres3d.games.turm_bauer.rules.state import Stage
from torres3d.i18n.texts import Translate

BUTTONS: dict[Stage, tuple[BuildingActionId, ...]] = {
    "build": ("let_go", "turn", "tip", "previous_way", "next_way", "discard", "hint"),
    "move": ("stay", "undo", "hint"),
}


def reading_turn(turn: TurnModel, stage: Stage, say: Translate) -> TurnModel:
    """The turn of a stage as it looks while the lesson's text is read: as high as else, so that the table stays."""
    why = say("turm-task-read-about")
    actions = tuple(BuildingAction(name, False, why) for name in BUTTONS.get(stage, ()))
    uses = tuple(RingUse(ring, reason=why) for ring in RINGS)
    return replace(turn, task="read", sizes=(), uses=uses, chosen=None, actions=actions)
