"""The view of a log of Turm Bauer: its lines, and what each lights up on the table."""

from collections.abc import Sequence

from torres3d.app.session.log_view import BaseLogView
from torres3d.games.turm_bauer.app.log.turn_lines import SIGNS, LitPlaces, lit_by, log_turn
from torres3d.games.turm_bauer.app.log.turn_log import LoggedTurn, TurnLog
from torres3d.games.turm_bauer.rules.state import State
from torres3d.hud.models.log_models import LogTurn
from torres3d.hud.models.player_look import PlayerLook
from torres3d.i18n.texts import Translate


class LogView(BaseLogView[TurnLog]):
    """The log of one game that started with the state ``start``."""

    def __init__(self, start: State) -> None:
        super().__init__(TurnLog(start))

    def lit_places(self, at: int | None) -> LitPlaces:
        """The things to light up for the ``at``-th event; none where there is no event."""
        if at is None or at >= self.turn_log.count:
            return LitPlaces()
        told = self.turn_log.moment(at)
        return lit_by(told.event, self.turn_log.state_before(at), told.after)

    def numbers(self) -> list[int]:
        return [
            number
            for turn in self.turn_log.turns
            for number, told in enumerate(turn.told, turn.first)
            if type(told.event) in SIGNS
        ]

    def _log_turn(self, turn: LoggedTurn, players: Sequence[PlayerLook], say: Translate) -> LogTurn:
        return log_turn(turn, players, say)
