"""Turn log of any game: a value that grows event by event."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, Self, TypeVar

import msgspec

from torres3d.app.session.playback import BaseShownEvent
from torres3d.engine.kit import EventT, Seat, StateT


class BaseLoggedTurn(msgspec.Struct, Generic[StateT, EventT], frozen=True):
    """A turn in the log, with the state before it and its events."""

    before: StateT
    told: tuple[BaseShownEvent[StateT, EventT], ...]

    @property
    @abstractmethod
    def first(self) -> int:
        """The number of its first event."""

    @property
    @abstractmethod
    def seat(self) -> Seat | None:
        """The seat of the turn; None where it is nobody's."""

    @property
    def after(self) -> StateT:
        return self.told[-1].after if self.told else self.before


TurnT = TypeVar("TurnT", bound=BaseLoggedTurn[Any, Any])


class BaseTurnLog(msgspec.Struct, Generic[StateT, EventT, TurnT], frozen=True):
    """Turns of a game from its ``start`` on; ``count`` is the number of their events."""

    start: StateT
    turns: tuple[TurnT, ...] = ()
    count: int = 0

    @abstractmethod
    def extended(self, told: Sequence[BaseShownEvent[StateT, EventT]]) -> Self:
        """The log with further events ``told``, which are not empty."""

    @property
    def after(self) -> StateT:
        return self.turns[-1].after if self.turns else self.start

    def turn_of(self, at: int) -> TurnT:
        """The turn with the ``at``-th event; `IndexError` where there is none."""
        if not 0 <= at < self.count:
            raise IndexError(at)
        found: TurnT = next(turn for turn in reversed(self.turns) if turn.first <= at)
        return found

    def moment(self, at: int) -> BaseShownEvent[StateT, EventT]:
        """The ``at``-th event with the state after it; `IndexError` where there is none."""
        turn = self.turn_of(at)
        return turn.told[at - turn.first]

    def state_before(self, at: int) -> StateT:
        """The state before the ``at``-th event; `IndexError` where there is none."""
        turn = self.turn_of(at)
        before: StateT = turn.told[at - turn.first - 1].after if at > turn.first else turn.before
        return before

    def since(self, seat: Seat) -> tuple[TurnT, ...]:
        """The turns since the last one of ``seat``, without its current one."""
        turns = list(self.turns)
        if turns and turns[-1].seat == seat:
            turns.pop()
        own = max((number for number, turn in enumerate(turns) if turn.seat == seat), default=-1)
        return tuple(turns[own + 1 :])

    def updated_to(self, told: Sequence[BaseShownEvent[StateT, EventT]]) -> Self:
        """The log of a game with these events; common parts are kept, others added or dropped."""
        held = self
        if self.count > len(told) or (self.count and told[self.count - 1] is not self.turns[-1].told[-1]):
            held = type(self)(self.start)
        return held.extended(told[held.count :]) if held.count < len(told) else held
