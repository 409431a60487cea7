"""What a declaration of an action card says: one class for each kind of thing that cards do (R-8).

The declarations themselves are in `torres3d.games.torres.rules.cards`. Whoever has to do with cards asks them, not for
a card's id: commands for the ``fields``, `torres3d.games.torres.rules.playing` for the squares and the event, the
selection for what is chosen ``first``, the search for the class, the table for the ``gait``.
"""

from collections.abc import Callable
from typing import ClassVar, Literal, get_args

import msgspec

from torres3d.games.torres.rules.events import ApGained, BlockAdded, BlockPutUnder, BlockShifted, Event, KnightMoved
from torres3d.games.torres.rules.kinds import ActionCard
from torres3d.games.torres.rules.options import Options
from torres3d.games.torres.rules.squares import Bitboard, Square
from torres3d.games.torres.rules.state import State

Field = Literal["from_", "to", "at", "stack"]
FIELDS: tuple[Field, ...] = get_args(Field)
First = Literal["knight", "block", "square", "nothing"]
Ways = Literal["few", "many", "most"]
Gait = Literal["step", "walk", "doors", "leap", "flight"]
"""How a knight is seen to go: as by an ordinary step (R-5.3, R-5.4), always on foot, through the doors also upwards,
over the square between, or taken up and set down again."""
Up = Literal["two_levels", "doors", "jump", ""]
"""How a card can bring a knight higher than by steps: two levels at once, to any level through the doors, into another
castle at about the level it stood on; not at all."""
Targets = Callable[[State, Square, Bitboard], Bitboard]
"""From a square to the squares reached, of those that are free (the bitboard given)."""


class CardBase(msgspec.Struct, frozen=True, kw_only=True):
    """What all declarations say; never used itself.

    ``fields``: what a play names besides the card, in this order. ``first``: what the player chooses first, an
    own knight, the top block of a free tower, any square or nothing. ``ways``: in how many ways it can mostly
    be played, so that a search need not try all of them everywhere. ``dealt``: whether decks and hands of
    all games hold it (R-2.2).
    """

    fields: ClassVar[tuple[Field, ...]] = ()
    first: ClassVar[First] = "nothing"

    id: ActionCard
    ways: Ways = "few"
    dealt: bool = True


class KnightCard(CardBase, frozen=True, kw_only=True):
    """Moves an own knight. ``explain`` refuses what ``targets`` does not reach; ``up`` says how high it can bring it.

    For the eye only: the ``gait``, and with which options the card is an ordinary step (``is_step``).
    """

    fields = ("from_", "to")
    first = "knight"

    targets: Targets
    explain: Callable[[State, Square, Square], None]
    up: Up
    gait: Gait = "walk"
    is_step: Callable[[Options], bool] | None = None

    def sources(self, state: State, free: Bitboard) -> Bitboard:
        """The actor's knights."""
        assert state.actor is not None
        return state.knights[state.actor]

    def event(self, state: State, seat: int, source: Square, target: Square) -> Event:
        """What the play brings about; raises `IllegalCommand`."""
        self.explain(state, source, target)
        return KnightMoved(seat, source, target, 0, self.id)


class BlockCard(CardBase, frozen=True, kw_only=True):
    """Moves the top block of a free tower; ``explain`` refuses what ``targets`` does not reach."""

    fields = ("from_", "to")
    first = "block"

    targets: Targets
    explain: Callable[[State, Square, Square], None]

    def sources(self, state: State, free: Bitboard) -> Bitboard:
        """The free towers."""
        return state.board.towers & free

    def event(self, state: State, seat: int, source: Square, target: Square) -> Event:
        """What the play brings about; raises `IllegalCommand`."""
        self.explain(state, source, target)
        return BlockShifted(seat, source, target)


class LiftCard(CardBase, frozen=True, kw_only=True):
    """Puts a block of a stack under an own knight; ``explain`` refuses what is not in ``sites``."""

    fields = ("at", "stack")
    first = "knight"

    sites: Callable[[State], Bitboard]
    explain: Callable[[State, Square, int], None]

    def event(self, state: State, seat: int, square: Square, stack: int) -> Event:
        """What the play brings about; raises `IllegalCommand`."""
        self.explain(state, square, stack)
        return BlockPutUnder(seat, square, stack)


class SupplyCard(CardBase, frozen=True, kw_only=True):
    """Places a block of the supply; ``explain`` refuses what is not in ``sites``."""

    fields = ("at",)
    first = "square"

    sites: Callable[[State], Bitboard]
    explain: Callable[[State, Square], None]

    def event(self, state: State, seat: int, square: Square) -> Event:
        """What the play brings about; raises `IllegalCommand`."""
        self.explain(state, square)
        return BlockAdded(seat, square)


class ApCard(CardBase, frozen=True, kw_only=True):
    """Gives ``gain`` AP more than the turn's five."""

    gain: int

    def event(self, state: State, seat: int) -> Event:
        """What the play brings about."""
        return ApGained(seat, self.gain)


CardKind = KnightCard | BlockCard | LiftCard | SupplyCard | ApCard
