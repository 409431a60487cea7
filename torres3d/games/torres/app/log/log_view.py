"""The view of a log of Torres: its lines, and what each lights up on the board."""

from collections.abc import Sequence

from torres3d.app.session.log_view import BaseLogView
from torres3d.games.torres.app.log.turn_log import LoggedTurn, TurnLog
from torres3d.games.torres.app.log.turn_summary import trails_of
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.interaction.trails import Trail
from torres3d.hud.models.log_models import LogTurn
from torres3d.hud.models.player_look import PlayerLook
from torres3d.i18n.texts import Translate


class LogView(BaseLogView[TurnLog]):
    """The log of one game that started with the state ``start``."""

    def __init__(self, start: State) -> None:
        super().__init__(TurnLog(start))

    def lit_places(self, at: int | None) -> tuple[Trail, ...]:
        """The squares to light up for the ``at``-th event; none where there is no event."""
        if at is None or at >= self.turn_log.count:
            return ()
        told = self.turn_log.moment(at)
        return trails_of(told.event, self.turn_log.state_before(at), told.after)

    def numbers(self) -> list[int]:
        return [line.at for turn in self.turn_log.turns for line in turn.log.lines]

    def _log_turn(self, turn: LoggedTurn, players: Sequence[PlayerLook], say: Translate) -> LogTurn:
        return turn.log
