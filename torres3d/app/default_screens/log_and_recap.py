"""Log, look back and recap of a simple game: a line for each event that its words tell."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from torres3d.app.session.log_and_recap import BaseLogAndRecap, BaseLogView
from torres3d.app.session.playback import BaseShownEvent
from torres3d.app.session.turn_log import BaseLoggedTurn, BaseTurnLog
from torres3d.engine.kit import Seat
from torres3d.hud.models.log_models import LogLine, LogTurn
from torres3d.hud.models.player_look import PlayerLook
from torres3d.hud.models.recap_and_pace_models import PastMomentModel, RecapLine, RecapPage
from torres3d.i18n.texts import Translate
from torres3d.i18n.words_declaration import GameWords


class LoggedTurn(BaseLoggedTurn[Any, Any], frozen=True):
    """All that a player does until another one is to act."""

    first: int

    @property
    def seat(self) -> Seat | None:
        actor: Seat | None = self.before.actor
        return actor


class TurnLog(BaseTurnLog[Any, Any, LoggedTurn], frozen=True):
    """The turns of a simple game."""

    def extended(self, told: Sequence[BaseShownEvent[Any, Any]]) -> "TurnLog":
        turns = list(self.turns)
        for at, each in enumerate(told, self.count):
            before = turns[-1].after if turns else self.start
            if not turns or before.actor != turns[-1].seat:
                turns.append(LoggedTurn(before, (), at))
            turns[-1] = replace(turns[-1], told=(*turns[-1].told, each))
        return TurnLog(self.start, tuple(turns), self.count + len(told))


class LogView(BaseLogView[TurnLog]):
    """The log of one game that started with the state ``start``."""

    def __init__(self, start: Any, words: GameWords, say: Callable[[], Translate]) -> None:
        super().__init__(TurnLog(start))
        self._words = words
        self._say = say

    def numbers(self) -> list[int]:
        return [at for turn in self.turn_log.turns for at, _ in self.lines(turn)]

    def lines(self, turn: LoggedTurn) -> list[tuple[int, str]]:
        """The events of a turn that have words, by their numbers."""
        told = ((at, self._words.event(each.event, self._say())) for at, each in enumerate(turn.told, turn.first))
        return [(at, text) for at, text in told if text]

    def _log_turn(self, turn: LoggedTurn, players: Sequence[PlayerLook], say: Translate) -> LogTurn:
        lines = tuple(LogLine(at, text, seat=turn.seat) for at, text in self.lines(turn))
        return LogTurn(turn.seat, turn.first, lines, when=self.when(turn, say))

    def when(self, turn: LoggedTurn, say: Translate) -> str:
        """The time of a turn: the number of its first step."""
        return say("simple-step", number=turn.told[0].n)


class LogAndRecap(BaseLogAndRecap[Any, LoggedTurn]):
    """Log, look back and recap of one game; see `BaseLogAndRecap`."""

    log_view: LogView

    def _moment(self, at: int, players: Sequence[PlayerLook], say: Translate) -> PastMomentModel:
        turn = self.log_view.turn_log.turn_of(at)
        player = None if turn.seat is None else players[turn.seat]
        return PastMomentModel(self.log_view.when(turn, say), dict(self.log_view.lines(turn)).get(at, ""), player)

    def _page(self, turn: LoggedTurn, players: Sequence[PlayerLook], say: Translate) -> RecapPage:
        lines = tuple(RecapLine(text) for _, text in self.log_view.lines(turn))
        player = None if turn.seat is None else players[turn.seat]
        return RecapPage("" if player is None else player.called, self.log_view.when(turn, say), lines, player)
