"""The game log, a look back and the recap of Torres."""

from collections.abc import Sequence

from torres3d.app.session.log_and_recap import BaseLogAndRecap, BaseLogView, Recap
from torres3d.app.session.player_looks import names_of
from torres3d.games.torres.app.log.turn_log import LoggedTurn, TurnLog, trails_of, turn_actions, words_of
from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.interaction.trails import SiteTrail, Trail, WalkTrail
from torres3d.games.torres.scene.table import Table
from torres3d.games.torres.words.event_sentences import event_line
from torres3d.hud.models.log_models import LogTurn
from torres3d.hud.models.player_look import PlayerLook
from torres3d.hud.models.recap_and_pace_models import PastMomentModel, RecapLine, RecapPage
from torres3d.i18n.texts import Translate


def since(turn_log: TurnLog, seat: Seat) -> tuple[LoggedTurn, ...]:
    """The turns since the last one of ``seat``, without its current one.

    Scorings between them count, the set-up before the first year does not.
    """
    turns = [turn for turn in turn_log.since(seat) if turn.log.kind != "setup"]
    return tuple(turn for turn in turns if turn.log.kind == "turn" or turn_actions(turn))


def trails(recap: Recap[LoggedTurn]) -> tuple[Trail, ...]:
    """The trails on the board: numbered actions of the shown turn, or of all turns on offer, without numbers."""
    if recap.shown is not None:
        return tuple(trail for deed in turn_actions(recap.shown) for trail in deed.trails)
    return tuple(_plain(trail) for turn in recap.turns for deed in turn_actions(turn) for trail in deed.trails)


def page(turn: LoggedTurn, players: Sequence[PlayerLook], say: Translate) -> RecapPage:
    names = names_of(players)
    log = turn.log
    lines = []
    for deed in turn_actions(turn):
        seat = deed.seat
        who = players[seat] if seat is not None and seat != log.seat else None
        lines.append(RecapLine(words_of(deed, names, turn, say), deed.sign, deed.number, who))
    if log.seat is None:
        return RecapPage(say("log-between", phase=log.phase), "", tuple(lines))
    when = say("log-when-about", phase=log.phase, round=log.round)
    return RecapPage(players[log.seat].beside_face, when, tuple(lines), players[log.seat], log.points)


def _plain(trail: Trail) -> Trail:
    if isinstance(trail, WalkTrail):
        return WalkTrail(trail.seat, trail.way)
    return SiteTrail(trail.seat, trail.square, trail.floor, "", trail.block)


class LogView(BaseLogView[TurnLog]):
    """The log of one game that started with the state ``start``."""

    def __init__(self, start: State) -> None:
        super().__init__(TurnLog(start))

    def lit_places(self, at: int | None) -> tuple[Trail, ...]:
        if at is None or at >= self.turn_log.count:
            return ()
        told = self.turn_log.moment(at)
        return trails_of(told.event, self.turn_log.state_before(at), told.after)

    def numbers(self) -> list[int]:
        return [line.at for turn in self.turn_log.turns for line in turn.log.lines]

    def _log_turn(self, turn: LoggedTurn, players: Sequence[PlayerLook], say: Translate) -> LogTurn:
        return turn.log


class LogAndRecap(BaseLogAndRecap[State, LoggedTurn]):
    """Log, look back and recap of one game; see `BaseLogAndRecap`."""

    log_view: LogView
    _page = staticmethod(page)
    _table: Table

    def since(self, seat: Seat) -> Sequence[LoggedTurn]:
        return since(self.log_view.turn_log, seat)

    def refresh(self) -> None:
        book = self.log_view
        self._table.trails.show(book.lit_places(book.pointed) or book.lit_places(self.at) or trails(self.recap))

    def leave(self) -> None:
        self._table.trails.clear()

    def _moment(self, at: int, players: Sequence[PlayerLook], say: Translate) -> PastMomentModel:
        turn, event = self.log_view.turn_log.turn_of(at).log, self.log_view.turn_log.moment(at).event
        line = event_line(event, names_of(players), say)
        if turn.kind == "setup":
            when = say("looking-setup")
        elif turn.kind == "between":
            when = say("looking-between", phase=turn.phase)
        else:
            when = say("looking-turn", phase=turn.phase, round=turn.round)
        seat: int | None = getattr(event, "seat", None)
        return PastMomentModel(when, line[0] if line else "", players[seat] if seat is not None else None)

    def _told(self, turn: LoggedTurn, players: Sequence[PlayerLook], say: Translate) -> str:
        if turn.seat is None:
            return say("recap-shown-between", phase=turn.log.phase)
        return super()._told(turn, players, say)
