"""State of a game: one frozen value, changed only by `torres3d.games.torres.rules.evolve`."""

import msgspec

from torres3d.games.torres.rules.board import EMPTY, Board
from torres3d.games.torres.rules.literal_types import ActionCard, Card, Deck, MasterCard, Seat, Stage
from torres3d.games.torres.rules.options import Options
from torres3d.games.torres.rules.squares import Bitboard, pieces_on


class State(msgspec.Struct, frozen=True, gc=False):
    """All facts of a game at one moment, hidden ones included.

    ``knights`` has a bitboard for each seat, ``king`` a bitboard of at most one square. ``stacks`` are those at the
    start of the turn for the actor (a used up one is 0 until the turn ends), without empty ones for the others.
    ``hands`` are sorted; the actor's cards bought this turn are in ``bought``. ``decks`` hold the top card first.
    ``waiting`` are the blocks left over in the phase's last turn, by seat, included in ``supply`` (``leftover_blocks:
    carry``). ``actor`` is None when the game is over.
    """

    options: Options
    stage: Stage
    actor: Seat | None
    start: Seat = 0
    phase: int = 1
    round: int = 1
    board: Board = EMPTY
    knights: tuple[Bitboard, ...] = ()
    king: Bitboard = 0
    scores: tuple[int, ...] = ()
    stacks: tuple[tuple[int, ...], ...] = ()
    supply: int = 0
    waiting: tuple[int, ...] = ()
    hands: tuple[tuple[Card, ...], ...] = ()
    bought: tuple[Card, ...] = ()
    decks: tuple[tuple[Card, ...], ...] = ()
    offer: tuple[Card, ...] = ()
    ap: int = 0
    stack: int | None = None
    played: ActionCard | None = None
    master: MasterCard | None = None
    winners: tuple[Seat, ...] = ()

    @property
    def players(self) -> int:
        """The number of players, 2 to 4."""
        return len(self.knights)

    @property
    def pieces(self) -> Bitboard:
        return pieces_on(self.knights, self.king)

    def deck_of(self, seat: Seat) -> int:
        """The index in ``decks`` of the deck a seat buys from (R-6.1, R-6.2)."""
        return deck_index(self.options.deck, seat)


def deck_index(deck: Deck, seat: Seat) -> int:
    return 0 if deck == "common" else seat
