"""Kinds of action cards: one class of declaration for each kind of effect (R-8).

The declarations themselves are in `torres3d.games.torres.rules.cards`. Code asks them instead of a card's id: commands
ask for the ``fields``, `torres3d.games.torres.rules.playing` for the squares and the event, the selection for the
``first`` choice, the search for the class, the scene for the ``gait``.
"""

from collections.abc import Callable
from typing import ClassVar, Literal, get_args

import msgspec

from torres3d.games.torres.rules.events import ApGained, BlockAdded, BlockPutUnder, BlockShifted, Event, KnightMoved
from torres3d.games.torres.rules.literal_types import ActionCard
from torres3d.games.torres.rules.options import Options
from torres3d.games.torres.rules.squares import Bitboard, Square
from torres3d.games.torres.rules.state import State

Field = Literal["from_", "to", "at", "stack"]
FIELDS: tuple[Field, ...] = get_args(Field)
First = Literal["knight", "block", "square", "nothing"]
Ways = Literal["few", "many", "most"]
Gait = Literal["step", "walk", "doors", "leap", "flight"]
"""How the scene moves a knight: by an ordinary step (R-5.3, R-5.4), on foot, through the doors even upwards, over the
square between, or lifted and set down."""
Up = Literal["two_levels", "doors", "jump", ""]
"""How a card can bring a knight higher than steps can: two levels at once, to any level through the doors, into another
castle at about its old level; or not at all."""
Targets = Callable[[State, Square, Bitboard], Bitboard]
"""Function from a square and a bitboard of free squares to those of them that are reached."""


class CardBase(msgspec.Struct, frozen=True, kw_only=True):
    """Common part of all declarations; never used itself.

    ``fields``: what a play names besides the card, in this order. ``first``: the player's first choice, an own knight,
    the top block of a free tower, any square or nothing. ``ways``: the usual maximum of ways to play it, so that a
    search need not try all of them everywhere. ``dealt``: whether decks and hands of all games hold it (R-2.2).
    """

    fields: ClassVar[tuple[Field, ...]] = ()
    first: ClassVar[First] = "nothing"

    id: ActionCard
    ways: Ways = "few"
    dealt: bool = True


class KnightCard(CardBase, frozen=True, kw_only=True):
    """Card that moves an own knight. ``explain`` refuses squares outside ``targets``; ``up`` is how high it can lead.

    Only for the display: the ``gait``, and the options with which the card is an ordinary step (``is_step``).
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
        """The event of the play; raises `IllegalCommand`."""
        self.explain(state, source, target)
        return KnightMoved(seat, source, target, 0, self.id)


class BlockCard(CardBase, frozen=True, kw_only=True):
    """Card that moves the top block of a free tower; ``explain`` refuses squares outside ``targets``."""

    fields = ("from_", "to")
    first = "block"

    targets: Targets
    explain: Callable[[State, Square, Square], None]

    def sources(self, state: State, free: Bitboard) -> Bitboard:
        """The free towers."""
        return state.board.towers & free

    def event(self, state: State, seat: int, source: Square, target: Square) -> Event:
        """The event of the play; raises `IllegalCommand`."""
        self.explain(state, source, target)
        return BlockShifted(seat, source, target)


class LiftCard(CardBase, frozen=True, kw_only=True):
    """Card that puts a block of a stack under an own knight; ``explain`` refuses squares outside ``sites``."""

    fields = ("at", "stack")
    first = "knight"

    sites: Callable[[State], Bitboard]
    explain: Callable[[State, Square, int], None]

    def event(self, state: State, seat: int, square: Square, stack: int) -> Event:
        """The event of the play; raises `IllegalCommand`."""
        self.explain(state, square, stack)
        return BlockPutUnder(seat, square, stack)


class SupplyCard(CardBase, frozen=True, kw_only=True):
    """Card that places a block of the supply; ``explain`` refuses squares outside ``sites``."""

    fields = ("at",)
    first = "square"

    sites: Callable[[State], Bitboard]
    explain: Callable[[State, Square], None]

    def event(self, state: State, seat: int, square: Square) -> Event:
        """The event of the play; raises `IllegalCommand`."""
        self.explain(state, square)
        return BlockAdded(seat, square)


class ApCard(CardBase, frozen=True, kw_only=True):
    """Card that gives ``gain`` AP in addition to the turn's five."""

    gain: int

    def event(self, state: State, seat: int) -> Event:
        """The event of the play."""
        return ApGained(seat, self.gain)


CardKind = KnightCard | BlockCard | LiftCard | SupplyCard | ApCard
