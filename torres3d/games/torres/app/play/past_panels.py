"""Panels of a past moment: they show it, and offer no actions."""

from collections.abc import Sequence

from msgspec.structs import replace

from torres3d.app.window.services import Services
from torres3d.games.torres.app.input.prompts import square_tip
from torres3d.games.torres.app.log.log_and_recap import LogAndRecap
from torres3d.games.torres.app.play.panels import TurnFacts, score_panel, turn_panel
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.interaction.picking import Pick
from torres3d.hud.kit.tooltip_model import TooltipModel
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.player_look import PlayerLook
from torres3d.i18n.texts import Translate


def past_panels(
    past: State, log_and_recap: LogAndRecap, players: Sequence[PlayerLook], services: Services, hover: Pick | None
) -> HudModel:
    """Points and turn of that moment, the banner, the log, the tip of what is pointed at; no hands, no actions."""
    say = services.say
    turn = turn_panel(TurnFacts(past, players, say))
    return HudModel(
        panels={"score": score_panel(past, players, say), "turn": None if turn is None else replace(turn, actions=())},
        past_moment=log_and_recap.banner(players, say, services.keys),
        log=log_and_recap.log(players, say, services.keys, None),
        tooltip=past_tip(past, players, say, hover),
    )


def past_tip(past: State, players: Sequence[PlayerLook], say: Translate, hover: Pick | None) -> TooltipModel | None:
    """The tooltip for the thing under the pointer at that moment."""
    if hover is None or hover.square is None:
        return None
    return square_tip(past, players, say, hover.square)
