"""Action cards: a class for each kind of effect, and the ten declarations; other code reads these (R-8).

Code asks a declaration instead of a card's id: commands ask for the ``fields``, `torres3d.games.torres.rules.playing`
for the squares and the event, the selection for the ``first`` choice, the search for the class, the scene for the
``gait``. A new card is one more entry here; docs/adding.md names the few other places.
"""

from collections.abc import Callable
from typing import ClassVar, Literal, get_args

import msgspec

from torres3d.games.torres.rules import block_cards, knight_cards
from torres3d.games.torres.rules.events import ApGained, BlockAdded, BlockPutUnder, BlockShifted, Event, KnightMoved
from torres3d.games.torres.rules.literal_types import CARD_COLOURS, ActionCard
from torres3d.games.torres.rules.options import Options
from torres3d.games.torres.rules.packed_state import PackedState
from torres3d.games.torres.rules.squares import Bitboard, Square

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
Targets = Callable[[PackedState, Square, Bitboard], Bitboard]
"""Function from a square and a bitboard of free squares to those of them that are reached."""


class CardBase(msgspec.Struct, frozen=True, kw_only=True):
    """Common part of all declarations; never used itself.

    ``fields``: what a play names besides the card, in this order. ``first``: the player's first choice, an own knight,
    the top block of a free tower, any square or nothing. ``ways``: the usual maximum of ways to play it, so that a
    search need not try all of them everywhere. ``dealt``: whether decks and hands of all games hold it (R-2.2).
    Each kind has an ``event`` for its plays, which raises `IllegalCommand`.
    """

    fields: ClassVar[tuple[Field, ...]] = ()
    first: ClassVar[First] = "nothing"

    id: ActionCard
    ways: Ways = "few"
    dealt: bool = True


class MovingCard(CardBase, frozen=True, kw_only=True):
    """Common part of cards that move something; ``explain`` refuses squares outside ``targets``."""

    fields = ("from_", "to")

    targets: Targets
    explain: Callable[[PackedState, Square, Square], None]


class KnightCard(MovingCard, frozen=True, kw_only=True):
    """Card that moves an own knight; ``up`` is how high it can lead.

    Only for the display: the ``gait``, and the options with which the card is an ordinary step (``is_step``).
    """

    first = "knight"

    up: Up
    gait: Gait = "walk"
    is_step: Callable[[Options], bool] | None = None

    def event(self, state: PackedState, seat: int, source: Square, target: Square) -> Event:
        self.explain(state, source, target)
        return KnightMoved(seat, source, target, 0, self.id)


class BlockCard(MovingCard, frozen=True, kw_only=True):
    """Card that moves the top block of a free tower."""

    first = "block"

    def event(self, state: PackedState, seat: int, source: Square, target: Square) -> Event:
        self.explain(state, source, target)
        return BlockShifted(seat, source, target)


class LiftCard(CardBase, frozen=True, kw_only=True):
    """Card that puts a block of a stack under an own knight; ``explain`` refuses squares outside ``sites``."""

    fields = ("at", "stack")
    first = "knight"

    sites: Callable[[PackedState], Bitboard]
    explain: Callable[[PackedState, Square, int], None]

    def event(self, state: PackedState, seat: int, square: Square, stack: int) -> Event:
        self.explain(state, square, stack)
        return BlockPutUnder(seat, square, stack)


class SupplyCard(CardBase, frozen=True, kw_only=True):
    """Card that places a block of the supply; ``explain`` refuses squares outside ``sites``."""

    fields = ("at",)
    first = "square"

    sites: Callable[[PackedState], Bitboard]
    explain: Callable[[PackedState, Square], None]

    def event(self, state: PackedState, seat: int, square: Square) -> Event:
        self.explain(state, square)
        return BlockAdded(seat, square)


class ApCard(CardBase, frozen=True, kw_only=True):
    """Card that gives ``gain`` AP in addition to the turn's five."""

    gain: int

    def event(self, state: PackedState, seat: int) -> Event:
        return ApGained(seat, self.gain)


CardKind = KnightCard | BlockCard | LiftCard | SupplyCard | ApCard


_DECLARED: tuple[CardKind, ...] = (
    KnightCard(id="climb", targets=knight_cards.climb_targets, explain=knight_cards.explain_climb, up="two_levels"),
    LiftCard(id="under", sites=block_cards.under_squares, explain=block_cards.explain_under),
    SupplyCard(id="extra", sites=block_cards.extra_squares, explain=block_cards.explain_extra, ways="many"),
    KnightCard(
        id="doors",
        targets=knight_cards.doors_targets,
        explain=knight_cards.explain_doors,
        up="doors",
        gait="doors",
        ways="many",
    ),
    KnightCard(id="diagonal", targets=knight_cards.diagonal_targets, explain=knight_cards.explain_diagonal, up="jump"),
    ApCard(id="six", gain=1),
    ApCard(id="seven", gain=2),
    BlockCard(id="shift", targets=block_cards.shift_targets, explain=block_cards.explain_shift, ways="most"),
    KnightCard(
        id="recall",
        targets=knight_cards.recall_targets,
        explain=knight_cards.explain_recall,
        up="",
        gait="flight",
        is_step=knight_cards.recall_is_step,
        ways="many",
    ),
    KnightCard(id="leap", targets=knight_cards.leap_targets, explain=knight_cards.explain_leap, up="jump", gait="leap"),
)

CARDS: dict[ActionCard, CardKind] = {card.id: card for card in _DECLARED}
"""Every action card by its id, in the order of `torres3d.games.torres.rules.literal_types.ACTION_CARDS`."""
DECK: tuple[ActionCard, ...] = tuple(card.id for card in _DECLARED if card.dealt)
"""The kinds of cards in a deck, or in a hand of the master game, one each (R-2.2)."""


def whole_decks(options: Options) -> tuple[tuple[ActionCard, ...], ...]:
    """The decks before the first purchase, in the cards' order (R-6.1, R-6.2); none where cards are not bought."""
    if options.deck == "common":
        return (DECK * CARD_COLOURS,)
    return (DECK,) * options.players if options.deck == "own" else ()


def ap_gained(card: ActionCard | None) -> int:
    """The AP that a card gives in addition to the turn's five (R-8.6, R-8.7); 0 for no card."""
    declared = CARDS[card] if card is not None else None
    return declared.gain if isinstance(declared, ApCard) else 0


def gait_of(card: ActionCard | None, options: Options) -> Gait:
    """The gait of a knight that this card moves; ``step`` for an ordinary step, without a card."""
    declared = CARDS[card] if card is not None else None
    if not isinstance(declared, KnightCard) or (declared.is_step is not None and declared.is_step(options)):
        return "step"
    return declared.gait
