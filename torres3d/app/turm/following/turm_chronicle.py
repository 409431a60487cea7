"""The log of Turm Bauer by turns: a value that grows event by event, from what was told."""

from collections.abc import Sequence

import msgspec

from torres3d.app.turm.showing.turm_beats import TurmTold
from torres3d.turm.events import TurnBegan
from torres3d.turm.places import Colour, Seat
from torres3d.turm.state import State


class TurmTurn(msgspec.Struct, frozen=True):
    """A turn with the state it began in and all it tells; ``first`` is the number of its first event."""

    before: State
    first: int
    told: tuple[TurmTold, ...] = ()

    @property
    def after(self) -> State:
        """The state it led to so far."""
        return self.told[-1].after if self.told else self.before

    @property
    def begun(self) -> State:
        """The state with the dice of the turn."""
        opened = bool(self.told) and isinstance(self.told[0].event, TurnBegan)
        return self.told[0].after if opened else self.before

    @property
    def seat(self) -> Seat:
        """Whose turn it is."""
        acting = self.begun.acting
        return 0 if acting is None else acting.seat

    @property
    def colour(self) -> Colour:
        """Which colour acts."""
        acting = self.begun.acting
        return "" if acting is None else acting.colour


class TurmChronicle(msgspec.Struct, frozen=True):
    """The turns of a game from its ``start`` on, ``count`` how many events they hold."""

    start: State
    turns: tuple[TurmTurn, ...] = ()
    count: int = 0

    def turn_of(self, at: int) -> TurmTurn:
        """The turn that holds the ``at``-th event; `IndexError` where there is none."""
        if not 0 <= at < self.count:
            raise IndexError(at)
        return next(turn for turn in reversed(self.turns) if turn.first <= at)

    def moment(self, at: int) -> TurmTold:
        """The ``at``-th event with the state after it; `IndexError` where there is none."""
        turn = self.turn_of(at)
        return turn.told[at - turn.first]

    def before(self, at: int) -> State:
        """The state before the ``at``-th event."""
        turn = self.turn_of(at)
        return turn.told[at - turn.first - 1].after if at > turn.first else turn.before

    def following(self, told: Sequence[TurmTold]) -> "TurmChronicle":
        """The chronicle of a game that has told this: what is held already is kept, the rest added or dropped."""
        held = self
        if self.count > len(told) or (self.count and told[self.count - 1] is not self.turns[-1].told[-1]):
            held = TurmChronicle(self.start)
        return _longer(held, told[held.count :])


def _longer(held: TurmChronicle, told: Sequence[TurmTold]) -> TurmChronicle:
    if not told:
        return held
    turns, at = list(held.turns), held.count
    for each in told:
        before = turns[-1].after if turns else held.start
        if not turns or isinstance(each.event, TurnBegan):
            turns.append(TurmTurn(before, at))
        last = turns[-1]
        turns[-1] = TurmTurn(last.before, last.first, (*last.told, each))
        at += 1
    return TurmChronicle(held.start, tuple(turns), at)
