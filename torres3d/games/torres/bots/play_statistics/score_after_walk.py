"""Reach of a seat: its possible score after a walk of one knight."""

from torres3d.games.torres.rules.board import ground
from torres3d.games.torres.rules.kinds import TURN_AP, Seat
from torres3d.games.torres.rules.knights import STEP_COST, step_targets
from torres3d.games.torres.rules.scoring import bonus_now, castle_points, king_bonus
from torres3d.games.torres.rules.squares import FULL, Bitboard, Square, square_list
from torres3d.games.torres.rules.state import State


def worth(state: State, seat: Seat) -> int:
    """The score of a seat for castles and king's bonus if the year ended now."""
    return castle_points(state.board, state.knights[seat]) + bonus_now(state, seat)


def outreach(state: State, seat: Seat) -> int:
    """The best score after a walk of one knight or none, for a seat whether or not it is to act.

    The walk goes as far as a turn's AP (R-5.3, R-5.4: steps and doors), without cards or blocks.
    """
    own = state.knights[seat]
    best = worth(state, seat)
    for source in square_list(own):
        rest = own & ~(1 << source)
        for target in _aims(state, _walked(state, source)):
            moved = rest | target
            best = max(
                best, castle_points(state.board, moved) + king_bonus(state.board, moved, state.king, state.phase)
            )
    return best


def _walked(state: State, source: Square) -> Bitboard:
    """The squares that a knight can reach within a turn."""
    found = fresh = 1 << source
    for _ in range(TURN_AP // STEP_COST):
        reached = 0
        for square in square_list(fresh):
            reached |= step_targets(state.board, square, FULL & ~state.pieces, state.options.door_passage)
        fresh = reached & ~found
        found |= fresh
    return found & ~(1 << source)


def _aims(state: State, squares: Bitboard) -> list[Bitboard]:
    """The squares that may be worth most: one of the highest of each castle, and one for the king's bonus."""
    board = state.board
    lie = ground(board.towers)
    found = []
    for castle in lie.castles:
        there = castle & squares
        if there:
            highest = there & board.higher_than(max(board.heights[square] for square in square_list(there)) - 1)
            found.append(highest & -highest)
    if state.king:
        court = lie.castle_at[state.king.bit_length() - 1] & squares
        level = court & board.higher_than(state.phase - 1) & ~board.higher_than(state.phase)
        found.append(level & -level)
    return [aim for aim in found if aim]
