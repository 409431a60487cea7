"""The game log of Turm Bauer by turns: a value that grows event by event."""

from collections.abc import Sequence

from torres3d.app.session.turn_log import BaseLoggedTurn, BaseTurnLog
from torres3d.games.turm_bauer.app.presentation.playback import ShownEvent
from torres3d.games.turm_bauer.rules.events import Event, TurnBegan
from torres3d.games.turm_bauer.rules.places import Colour, Seat
from torres3d.games.turm_bauer.rules.state import State


class LoggedTurn(BaseLoggedTurn[State, Event], frozen=True):
    """A turn: the state before it and its events; ``first`` is the number of its first event."""

    first: int

    @property
    def begun(self) -> State:
        """The state with the dice of the turn."""
        opened = bool(self.told) and isinstance(self.told[0].event, TurnBegan)
        return self.told[0].after if opened else self.before

    @property
    def seat(self) -> Seat:
        acting = self.begun.acting
        return 0 if acting is None else acting.seat

    @property
    def colour(self) -> Colour:
        acting = self.begun.acting
        return "" if acting is None else acting.colour


class TurnLog(BaseTurnLog[State, Event, LoggedTurn], frozen=True):
    """The turns of a game of Turm Bauer."""

    def extended(self, told: Sequence[ShownEvent]) -> "TurnLog":
        turns, at = list(self.turns), self.count
        for each in told:
            before = turns[-1].after if turns else self.start
            if not turns or isinstance(each.event, TurnBegan):
                turns.append(LoggedTurn(before, (), at))
            last = turns[-1]
            turns[-1] = LoggedTurn(last.before, (*last.told, each), last.first)
            at += 1
        return TurnLog(self.start, tuple(turns), at)
