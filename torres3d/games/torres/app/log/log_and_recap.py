"""The game log, a look back and the recap of Torres."""

from collections.abc import Callable, Sequence

from torres3d.app.session.log_and_recap import BaseLogAndRecap
from torres3d.games.torres.app.log.log_view import LogView
from torres3d.games.torres.app.log.past_moment import looked_at
from torres3d.games.torres.app.log.recap import page, since, trails
from torres3d.games.torres.app.log.turn_log import LoggedTurn
from torres3d.games.torres.rules.kinds import Seat
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.table import Table
from torres3d.hud.models.player_look import PlayerLook
from torres3d.hud.models.recap_and_pace_models import PastMomentModel, RecapPage
from torres3d.i18n.texts import Translate


class LogAndRecap(BaseLogAndRecap[State, LoggedTurn]):
    """Log, look back and recap of one game; see `BaseLogAndRecap`."""

    log_view: LogView

    def __init__(
        self, table: Table, start: State, restore: Callable[[], None], play_on: Callable[[int], None] | None = None
    ) -> None:
        super().__init__(LogView(start), table.show, restore, play_on)
        self._table = table

    def since(self, seat: Seat) -> Sequence[LoggedTurn]:
        return since(self.log_view.turn_log, seat)

    def refresh(self) -> None:
        book = self.log_view
        self._table.trails.show(book.lit_places(book.pointed) or book.lit_places(self.at) or trails(self.recap))

    def leave(self) -> None:
        self._table.trails.clear()

    def _moment(self, at: int, players: Sequence[PlayerLook], say: Translate) -> PastMomentModel:
        return looked_at(self.log_view.turn_log, at, players, say)

    def _page(self, turn: LoggedTurn, players: Sequence[PlayerLook], say: Translate) -> RecapPage:
        return page(turn, players, say)

    def _told(self, turn: LoggedTurn, players: Sequence[PlayerLook], say: Translate) -> str:
        if turn.seat is None:
            return say("recap-shown-between", phase=turn.log.phase)
        return super()._told(turn, players, say)
