"""Packed state: the facts of a `State` in an object that the rules read fast and change in place.

A `State` is the value that games, logs and screens hold. The rules pack one, work on it, and unpack what they give
away. Whoever plays many games by the rules alone packs once: `legal` and `apply_in_place` take packed states.
"""

from typing import Any

from msgspec.structs import astuple

from torres3d.games.torres.rules.board import Board
from torres3d.games.torres.rules.literal_types import ActionCard, Card, MasterCard, Seat, Stage
from torres3d.games.torres.rules.options import Options
from torres3d.games.torres.rules.squares import COMPILED, Bitboard, pieces_on
from torres3d.games.torres.rules.state import State, deck_index


class PackedState:
    """All facts of a game at one moment, as in `State`, but changed in place.

    Each field holds an immutable value, so a copy shares all of them.
    """

    options: Options
    stage: Stage
    actor: Seat | None
    start: Seat
    phase: int
    round: int
    board: Board
    knights: tuple[Bitboard, ...]
    king: Bitboard
    scores: tuple[int, ...]
    stacks: tuple[tuple[int, ...], ...]
    supply: int
    waiting: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]
    bought: tuple[Card, ...]
    decks: tuple[tuple[Card, ...], ...]
    offer: tuple[Card, ...]
    ap: int
    stack: int | None
    played: ActionCard | None
    master: MasterCard | None
    winners: tuple[Seat, ...]

    def __init__(self, state: State) -> None:
        (
            self.options,
            self.stage,
            self.actor,
            self.start,
            self.phase,
            self.round,
            self.board,
            self.knights,
            self.king,
            self.scores,
            self.stacks,
            self.supply,
            self.waiting,
            self.hands,
            self.bought,
            self.decks,
            self.offer,
            self.ap,
            self.stack,
            self.played,
            self.master,
            self.winners,
        ) = astuple(state)

    def copy(self) -> "PackedState":
        """Another packed state with the same facts; neither changes with the other."""
        return PackedState(self.state())

    def state(self) -> State:
        """The facts as a value."""
        return State(
            self.options,
            self.stage,
            self.actor,
            self.start,
            self.phase,
            self.round,
            self.board,
            self.knights,
            self.king,
            self.scores,
            self.stacks,
            self.supply,
            self.waiting,
            self.hands,
            self.bought,
            self.decks,
            self.offer,
            self.ap,
            self.stack,
            self.played,
            self.master,
            self.winners,
        )

    @property
    def players(self) -> int:
        """The number of players, 2 to 4."""
        return len(self.knights)

    @property
    def pieces(self) -> Bitboard:
        """The squares of all knights and of the king."""
        return pieces_on(self.knights, self.king)

    def deck_of(self, seat: Seat) -> int:
        """The index in ``decks`` of the deck a seat buys from (R-6.1, R-6.2)."""
        return deck_index(self.options.deck, seat)


AnyState = State | PackedState
"""A state in either form, for functions that only read it."""


def packed(state: AnyState) -> PackedState:
    """The state in packed form, to be read and not changed: a packed one itself.

    Where nothing is compiled a state is read as fast as a packed one, and stays as it is.
    """
    read: Any = state
    # Not `isinstance`: that asks the class of states for its own way of telling.
    if COMPILED and type(read) is not PackedState:
        return PackedState(read)
    found: PackedState = read
    return found
