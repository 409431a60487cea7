"""The game log, a look back and the recap of Turm Bauer."""

from collections.abc import Sequence

from torres3d.app.session.log_and_recap import BaseLogAndRecap, BaseLogView
from torres3d.app.session.player_looks import names_of
from torres3d.games.turm_bauer.app.log import turn_log
from torres3d.games.turm_bauer.app.presentation.player_looks import acting_look
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.scene.table import Table
from torres3d.hud.models.player_look import PlayerLook
from torres3d.hud.models.recap_and_pace_models import PastMomentModel
from torres3d.i18n.texts import Translate


class LogView(BaseLogView[turn_log.TurnLog]):
    """The log of one game that started with the state ``start``."""

    _log_turn = staticmethod(turn_log.log_turn)

    def __init__(self, start: State) -> None:
        super().__init__(turn_log.TurnLog(start))

    def lit_places(self, at: int | None) -> turn_log.LitPlaces:
        if at is None or at >= self.turn_log.count:
            return turn_log.LitPlaces()
        told = self.turn_log.moment(at)
        return turn_log.lit_by(told.event, self.turn_log.state_before(at), told.after)

    def numbers(self) -> list[int]:
        return [
            number
            for turn in self.turn_log.turns
            for number, told in enumerate(turn.told, turn.first)
            if type(told.event) in turn_log.SIGNS
        ]


class LogAndRecap(BaseLogAndRecap[State, turn_log.LoggedTurn]):
    """Log, look back and recap of one game; see `BaseLogAndRecap`."""

    log_view: LogView
    _page = staticmethod(turn_log.recap_page)
    _table: Table
    advised = turn_log.LitPlaces()
    """The place that a hint advises, lit while nothing else is."""

    def refresh(self) -> None:
        book = self.log_view
        lit = book.lit_places(book.pointed) or book.lit_places(self.at) or self._lit_by_turns() or self.advised
        self._table.lights.show(lit.cells, lit.places, lit.passed)

    def leave(self) -> None:
        self._table.lights.clear()

    def _moment(self, at: int, players: Sequence[PlayerLook], say: Translate) -> PastMomentModel:
        turn = self.log_view.turn_log.turn_of(at)
        what = turn_log.whole_line(self.log_view.turn_log.moment(at), names_of(players), say)
        return PastMomentModel(
            turn_log.turn_heading(turn, players, say), what, acting_look(players, turn.colour, turn.begun)
        )

    def _lit_by_turns(self) -> turn_log.LitPlaces:
        recap = self.recap
        lit = turn_log.LitPlaces()
        for turn in recap.turns if recap.shown is None else (recap.shown,):
            before = turn.before
            for told in turn.told:
                lit = lit + turn_log.lit_by(told.event, before, told.after)
                before = told.after
        return lit
