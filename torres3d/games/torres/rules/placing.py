"""Placement of foundations, first knights and the king (R-3.2, R-3.3, R-3.4, R-10.1)."""

from functools import lru_cache

from torres3d.games.torres.rules.board import ground
from torres3d.games.torres.rules.commands import Found, LeaveKing, PlaceKing, PlaceKnight
from torres3d.games.torres.rules.events import Event, Founded, KingLeft, KingMoved, KingPlaced, KnightPlaced
from torres3d.games.torres.rules.literal_types import FOUNDATIONS
from torres3d.games.torres.rules.packed_state import AnyState, PackedState
from torres3d.games.torres.rules.refusals import refuse
from torres3d.games.torres.rules.squares import FULL, INDEX, WITHIN_TWO, Bitboard, squares_of


@lru_cache(maxsize=1 << 15)
def _room_for(free: Bitboard, count: int) -> bool:
    """Whether ``count`` foundations fit on the squares ``free`` and none within two steps of another (R-3.2)."""
    if count == 0:
        return True
    if free.bit_count() < count:
        return False
    # One of the squares around the first free one is used, or adding the first one itself is possible:
    # so trying that neighbourhood is enough.
    first = (free & -free).bit_length() - 1
    return any(_room_for(free & ~WITHIN_TWO[square], count - 1) for square in squares_of(WITHIN_TWO[first] & free))


def _open_squares(towers: Bitboard) -> Bitboard:
    blocked = 0
    for square in squares_of(towers):
        blocked |= WITHIN_TWO[square]
    return FULL & ~blocked


@lru_cache(maxsize=1 << 10)
def foundation_sites(towers: Bitboard) -> Bitboard:
    """The squares for the next foundation (R-3.2) that leave room for the others (R-3.3)."""
    free = _open_squares(towers)
    left = FOUNDATIONS - towers.bit_count() - 1
    return sum(1 << s for s in squares_of(free) if _room_for(free & ~WITHIN_TWO[s], left))


def decide_found(state: PackedState, command: Found) -> tuple[Event, ...]:
    """Place a foundation: not within two steps of another (R-3.2), and with room for the others (R-3.3)."""
    assert state.actor is not None
    square = INDEX[command.at]
    towers = state.board.towers
    if not foundation_sites(towers) >> square & 1:
        if towers >> square & 1:
            refuse("foundation_taken", at=square)
        near = WITHIN_TWO[square] & towers
        if near:
            refuse("foundation_too_close", at=square, other=next(squares_of(near)))
        refuse("foundation_blocks_rest", at=square)
    return (Founded(state.actor, square),)


def decide_place_knight(state: PackedState, command: PlaceKnight) -> tuple[Event, ...]:
    """Place the first knight (R-3.4)."""
    assert state.actor is not None
    square = INDEX[command.at]
    _free_castle_square(state, square)
    return (KnightPlaced(state.actor, square),)


def castle_sites(state: AnyState) -> Bitboard:
    """The castle squares without a piece, for first knights and the king (R-3.4)."""
    return state.board.towers & ~state.pieces


def king_sites(state: AnyState) -> Bitboard:
    """The squares for the king after a scoring (R-10.1)."""
    sites = castle_sites(state)
    if state.options.king_move == "other_castle" and state.king:
        sites &= ~ground(state.board.towers).castle_at[state.king.bit_length() - 1]
    return sites


def decide_place_king(state: PackedState, command: PlaceKing) -> tuple[Event, ...]:
    """Place the king at the start (R-3.4) or move him after a scoring (R-10.1)."""
    assert state.actor is not None
    square = INDEX[command.at]
    _free_castle_square(state, square)
    if state.stage == "king":
        return (KingPlaced(state.actor, square),)
    if not king_sites(state) >> square & 1:
        refuse("king_same_castle", at=square)
    return (KingMoved(state.actor, state.king.bit_length() - 1, square),)


def decide_leave_king(state: PackedState, command: LeaveKing) -> tuple[Event, ...]:
    """Leave the king in his place (R-10.1)."""
    assert state.actor is not None
    return (KingLeft(state.actor),)


def _free_castle_square(state: PackedState, square: int) -> None:
    if not state.board.towers >> square & 1:
        refuse("not_on_castle", at=square)
    if state.pieces >> square & 1:
        refuse("square_taken", at=square)
