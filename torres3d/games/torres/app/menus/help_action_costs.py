"""Costs in Torres, for the list on the help key."""

from torres3d.games.torres.rules.building import BUILD_COST
from torres3d.games.torres.rules.buying import BUY_COST
from torres3d.games.torres.rules.decide import SCORE_COST
from torres3d.games.torres.rules.knights import ADD_COST, STEP_COST
from torres3d.games.torres.rules.literal_types import TURN_AP
from torres3d.games.torres.rules.options import Options
from torres3d.hud.models.page_models import CostRow
from torres3d.i18n.texts import Translate

NO_COST = 0


def costs(options: Options | None, say: Translate) -> tuple[CostRow, ...]:
    """The costs of all actions, with these options or in any game."""
    rows = [
        ("cost-turn", TURN_AP),
        ("cost-step", STEP_COST),
        ("cost-build", BUILD_COST),
        ("cost-add", ADD_COST),
        ("cost-score", SCORE_COST),
        ("cost-play", NO_COST),
    ]
    if options is None or options.deck != "hand":
        rows.insert(4, ("cost-buy", BUY_COST))
    return tuple(CostRow(say(label), say("ap-cost", ap=ap)) for label, ap in rows)
