"""Building: the squares for blocks, and the stacks they may come from (R-5.6, R-5.7)."""

from torres3d.games.torres.rules.board import area, ground
from torres3d.games.torres.rules.knights import require_free
from torres3d.games.torres.rules.packed_state import PackedState
from torres3d.games.torres.rules.refusals import refuse
from torres3d.games.torres.rules.squares import Square

BUILD_COST = 1


def usable_stacks(state: PackedState) -> list[int]:
    """The indices of the stacks from which the actor may build now (R-5.7).

    Blocks of the cards ``extra`` and ``under`` come on top of the three of one stack (R-8.2, R-8.3).
    """
    seat = state.actor
    assert seat is not None
    stacks = state.stacks[seat]
    used = state.stack
    if used is not None:
        return [used] if stacks[used] else []
    return [index for index, blocks in enumerate(stacks) if blocks]


def require_stack(state: PackedState, stack: int) -> None:
    """Refuse when the actor has no blocks on the stack with this index."""
    seat = state.actor
    assert seat is not None
    stacks = state.stacks[seat]
    if not 0 <= stack < len(stacks):
        refuse("no_such_stack", stack=stack, stacks=len(stacks))
    if not stacks[stack]:
        refuse("stack_empty", stack=stack)


def explain_build(state: PackedState, square: Square) -> None:
    """Refuse when no block may be placed on ``square`` (R-5.6)."""
    require_free(state, square)
    board = state.board
    sites = board.build_sites()
    if sites >> square & 1:
        return
    lie = ground(board.towers)
    castle = lie.castle_at[square]
    if castle:
        refuse("castle_too_tall", at=square, area=area(castle), height=board.heights[square] + 1)
    if lie.beside_none >> square & 1:
        refuse("beside_no_castle", at=square)
    refuse("joins_castles", at=square)
