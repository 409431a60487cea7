"""Action cards that move a knight (R-8): their targets, and the refusals of other squares."""

from torres3d.games.torres.rules import square_bits
from torres3d.games.torres.rules.board import higher_in
from torres3d.games.torres.rules.doors import card_exits
from torres3d.games.torres.rules.knights import (
    add_targets,
    explain_add,
    explain_step,
    require_free,
    require_not_steep,
    require_own_knight,
    step_targets,
)
from torres3d.games.torres.rules.options import Options
from torres3d.games.torres.rules.packed_state import PackedState
from torres3d.games.torres.rules.refusals import refuse
from torres3d.games.torres.rules.squares import ADJACENT, BIT, DIAGONALS, FULL, LEAPS, Bitboard, Square, pieces_on

CLIMB = 2
"""Levels that the card ``climb`` goes up (R-8.1)."""


def climb_targets(state: PackedState, source: Square, free: Bitboard) -> Bitboard:
    """The squares beside the knight and exactly two levels higher (R-8.1, two levels up)."""
    board = state.board
    above = board.above
    level = board.heights[source] + CLIMB
    higher = higher_in(above, level)
    return square_bits.beside(source) & higher_in(above, level - 1) & ~higher & free


def explain_climb(state: PackedState, source: Square, target: Square) -> None:
    """Refuse when the card ``climb`` does not lead from ``source`` to ``target`` (R-8.1)."""
    require_own_knight(state, source)
    require_free(state, target)
    if not ADJACENT[source] >> target & 1:
        refuse("not_adjacent", source=source, at=target)
    heights = state.board.heights
    if heights[target] != heights[source] + CLIMB:
        refuse("climb_two_levels", levels=heights[target] - heights[source])


def doors_targets(state: PackedState, source: Square, free: Bitboard) -> Bitboard:
    """The exits of any tower of the castle that the knight can enter (R-8.4, doors also upwards)."""
    return card_exits(state.board.above, source) & free


def explain_doors(state: PackedState, source: Square, target: Square) -> None:
    """Refuse when the card ``doors`` does not lead from ``source`` to ``target`` (R-8.4)."""
    require_own_knight(state, source)
    require_free(state, target)
    if not doors_targets(state, source, FULL) >> target & 1:
        refuse("no_door", source=source, at=target)


def diagonal_targets(state: PackedState, source: Square, free: Bitboard) -> Bitboard:
    """The squares over the corner and at most one level up (R-8.5)."""
    board = state.board
    higher = higher_in(board.above, board.heights[source] + 1)
    return square_bits.over_corner(source) & ~higher & free


def explain_diagonal(state: PackedState, source: Square, target: Square) -> None:
    """Refuse when the card ``diagonal`` does not lead from ``source`` to ``target`` (R-8.5)."""
    require_own_knight(state, source)
    require_free(state, target)
    if not DIAGONALS[source] >> target & 1:
        refuse("not_diagonal", source=source, at=target)
    require_not_steep(state, source, target)


def recall_is_step(options: Options) -> bool:
    """Whether the card ``recall`` is one ordinary move without AP (`recall_card`)."""
    return options.recall_card == "as_moved"


def recall_targets(state: PackedState, source: Square, free: Bitboard) -> Bitboard:
    """The squares next to another own knight, or one step away by `recall_card` (R-8.9, added again)."""
    if recall_is_step(state.options):
        return step_targets(state.board, source, free, state.options.door_passage)
    assert state.actor is not None
    own, left = state.knights[state.actor], square_bits.bit(source)
    return add_targets(state.board, own & ~left, free)


def explain_recall(state: PackedState, source: Square, target: Square) -> None:
    """Refuse when the card ``recall`` does not lead from ``source`` to ``target`` (R-8.9)."""
    if recall_is_step(state.options):
        explain_step(state, source, target)
        return
    require_own_knight(state, source)
    if source == target:
        refuse("recall_same_square", at=source)
    assert state.actor is not None
    explain_add(state, target, state.knights[state.actor] & ~BIT[source])


def leapable(state: PackedState) -> Bitboard:
    """The squares over which the actor's knights may leap (R-8.10, a piece leapt over)."""
    seat, kind, knights = state.actor, state.options.leap_over, state.knights
    assert seat is not None
    if kind == "any_piece":
        return pieces_on(knights, state.king)
    own = knights[seat] if kind == "opponent_knight" else 0
    return pieces_on(knights, 0) & ~own


def leap_targets(state: PackedState, source: Square, free: Bitboard) -> Bitboard:
    """The squares straight behind a piece, at most one level up (R-8.10, a straight leap)."""
    over = leapable(state)
    found = 0
    for jumped, land in LEAPS[source]:
        if over >> jumped & 1:
            found |= square_bits.bit(land)
    board = state.board
    higher = higher_in(board.above, board.heights[source] + 1)
    return found & free & ~higher


def explain_leap(state: PackedState, source: Square, target: Square) -> None:
    """Refuse when the card ``leap`` does not lead from ``source`` to ``target`` (R-8.10)."""
    require_own_knight(state, source)
    require_free(state, target)
    jumped = next((over for over, land in LEAPS[source] if land == target), None)
    if jumped is None:
        refuse("not_over_one_square", source=source, at=target)
    if not state.pieces >> jumped & 1:
        refuse("nobody_to_leap", over=jumped)
    if not leapable(state) >> jumped & 1:
        refuse("leap_wrong_piece", over=jumped, leap_over=state.options.leap_over)
    require_not_steep(state, source, target)
