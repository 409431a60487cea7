"""Knights: squares to add and move them (R-5.2, R-5.3, R-5.4)."""

from torres3d.games.torres.rules import bits, square_bits
from torres3d.games.torres.rules.board import Board
from torres3d.games.torres.rules.doors import any_door_exits, exits
from torres3d.games.torres.rules.literal_types import DoorPassage
from torres3d.games.torres.rules.packed_state import PackedState
from torres3d.games.torres.rules.refusals import refuse
from torres3d.games.torres.rules.squares import ADJACENT, Bitboard, Square, pieces_on, square_list

ADD_COST = 2
STEP_COST = 1


def add_targets(board: Board, knights: Bitboard, free: Bitboard) -> Bitboard:
    """The free squares next to one of ``knights`` and no higher than it (R-5.2)."""
    heights, above = board.heights, board.above
    levels = len(above)
    found = 0
    while knights:
        square = bits.lowest(knights)
        knights &= knights - 1
        height = heights[square]
        around = square_bits.beside(square)
        if height < levels:
            level = above[height]
            around &= ~level
        found |= around
    return found & free


def step_targets(board: Board, source: Square, free: Bitboard, passage: DoorPassage) -> Bitboard:
    """The free squares that a knight on ``source`` reaches for 1 AP, on foot (R-5.3) or through doors (R-5.4)."""
    above, heights = board.above, board.heights
    level = heights[source]
    around = square_bits.beside(source)
    if level >= len(above):
        return around & free
    found = around
    if level + 1 < len(above):
        higher = above[level + 1]
        found &= ~higher
    higher = above[level]
    if around & higher:
        if passage == "no_rise":
            found |= exits(above, source)
        else:
            found |= any_door_exits(above, source)
    return found & free


def walkable(board: Board, source: Square) -> Bitboard:
    """The squares that a knight on ``source`` could reach on foot, pieces aside (R-5.3)."""
    return ADJACENT[source] & ~board.higher_than(board.heights[source] + 1)


def require_ap(state: PackedState, cost: int) -> None:
    """Refuse when the actor has fewer AP left than ``cost`` (R-5.1)."""
    left = state.ap
    if left < cost:
        refuse("not_enough_ap", needed=cost, left=left)


def require_own_knight(state: PackedState, square: Square) -> None:
    seat = state.actor
    assert seat is not None
    own = state.knights[seat]
    if not own >> square & 1:
        refuse("no_own_knight", at=square)


def require_free(state: PackedState, square: Square) -> None:
    if pieces_on(state.knights, state.king) >> square & 1:
        refuse("square_taken", at=square)


def require_not_steep(state: PackedState, source: Square, target: Square, rise: int = 1) -> None:
    """Refuse when ``target`` is more than ``rise`` levels higher than ``source`` (R-5.3)."""
    heights = state.board.heights
    if heights[target] > heights[source] + rise:
        refuse("too_steep", levels=heights[target] - heights[source], allowed=rise)


def explain_add(state: PackedState, target: Square, knights: Bitboard) -> None:
    """Refuse when no knight can be added on ``target`` next to one of ``knights`` (R-5.2)."""
    require_free(state, target)
    beside = square_bits.beside(target) & knights
    if not beside:
        refuse("no_knight_beside", at=target)
    heights = state.board.heights
    best = max([heights[square] for square in square_list(beside)])
    if heights[target] > best:
        refuse("new_knight_too_high", level=heights[target], beside=best)


def explain_step(state: PackedState, source: Square, target: Square) -> None:
    """Refuse when a knight of the actor cannot go from ``source`` to ``target`` in one step."""
    require_own_knight(state, source)
    free = bits.others(pieces_on(state.knights, state.king))
    if step_targets(state.board, source, free, state.options.door_passage) >> target & 1:
        return
    require_free(state, target)
    if ADJACENT[source] >> target & 1:
        require_not_steep(state, source, target)
    refuse("no_way", source=source, at=target)
