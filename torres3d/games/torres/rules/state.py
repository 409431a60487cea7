"""State of a game: one frozen value, changed only by `torres3d.games.torres.rules.evolve`."""

from collections.abc import Iterator

import msgspec

from torres3d.games.torres.rules import board_picture
from torres3d.games.torres.rules.board import EMPTY, Board
from torres3d.games.torres.rules.literal_types import (
    KNIGHTS,
    ActionCard,
    Card,
    Deck,
    MasterCard,
    Seat,
    Stage,
    seat_letter,
)
from torres3d.games.torres.rules.options import Options
from torres3d.games.torres.rules.squares import Bitboard, Square, pieces_on, square_list

TO_DO: dict[Stage, str] = {
    "foundations": "found a castle",
    "knights": "place a knight",
    "king": "place the king",
    "keep": "keep a card",
    "move_king": "move the king",
    "starter": "name the starter",
    "carry": "carry blocks over",
}
"""What the actor has to do in every stage that is no turn."""


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

    def __repr__(self) -> str:
        return f"<Torres state: {self.summary}>"

    def __str__(self) -> str:
        return "\n".join([self.summary, *board_picture.named_rows(self.board, self.letters), *self._possessions()])

    def _repr_svg_(self) -> str:
        """The board as a notebook shows it."""
        return board_picture.board_svg(self.board, self.letters, self.summary)

    @property
    def moment(self) -> str:
        """The moment: ``set-up``, ``2.3`` for phase and round, ``after 1``, ``before 2``."""
        if self.stage in ("foundations", "knights", "king"):
            return "set-up"
        if self.stage in ("move_king", "starter"):
            return f"after {self.phase}"
        return f"before {self.phase}" if self.stage == "carry" else f"{self.phase}.{self.round}"

    @property
    def summary(self) -> str:
        """The position in one line: the moment, who acts, the points."""
        points = ", ".join(f"{seat_letter(seat)} {score}" for seat, score in enumerate(self.scores))
        if self.actor is None:
            return f"over, won by {' '.join(map(seat_letter, self.winners))}; points {points}"
        todo = f"act, {self.ap} AP" if self.stage == "turn" else TO_DO[self.stage]
        return f"{self.moment}, {seat_letter(self.actor)} to {todo}; points {points}"

    def _possessions(self) -> Iterator[str]:
        """A line for each player: what is not on the board."""
        for seat, own in enumerate(self.knights):
            cards = (*self.hands[seat], *(self.bought if seat == self.actor else ()))
            stacks = " ".join(map(str, self.stacks[seat])) or "none"
            yield (
                f"{seat_letter(seat)}: {self.scores[seat]} points, stacks {stacks}, "
                f"knights left {KNIGHTS - own.bit_count()}, cards {' '.join(cards) or 'none'}"
            )

    @property
    def letters(self) -> dict[Square, str]:
        """The letter of the piece on each square with one: ``A`` to ``D`` a knight of seat 0 to 3, ``K`` the king."""
        found = {square: seat_letter(seat) for seat, own in enumerate(self.knights) for square in square_list(own)}
        return found | dict.fromkeys(square_list(self.king), board_picture.KING_LETTER)

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
