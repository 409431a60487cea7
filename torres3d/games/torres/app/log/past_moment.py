"""A past moment of Torres, in words for the banner."""

from collections.abc import Sequence

from torres3d.app.session.player_looks import names_of
from torres3d.games.torres.app.log.turn_log import TurnLog
from torres3d.games.torres.words.phrases import event_line
from torres3d.hud.models.player_look import PlayerLook
from torres3d.hud.models.recap_and_pace_models import PastMomentModel
from torres3d.i18n.texts import Translate


def looked_at(turn_log: TurnLog, at: int, players: Sequence[PlayerLook], say: Translate) -> PastMomentModel:
    """The time, text and player of the ``at``-th event; `IndexError` where there is none."""
    turn, event = turn_log.turn_of(at).log, turn_log.moment(at).event
    line = event_line(event, names_of(players), say)
    if turn.kind == "setup":
        when = say("looking-setup")
    elif turn.kind == "between":
        when = say("looking-between", phase=turn.phase)
    else:
        when = say("looking-turn", phase=turn.phase, round=turn.round)
    seat: int | None = getattr(event, "seat", None)
    return PastMomentModel(when, line[0] if line else "", players[seat] if seat is not None else None)
