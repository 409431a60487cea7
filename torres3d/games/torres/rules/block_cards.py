"""Action cards that move or place a block (R-8): their targets, and the refusals of other squares."""

from torres3d.games.torres.rules.board import ground, lowered, shift_sites, under_sites
from torres3d.games.torres.rules.building import explain_build, require_stack
from torres3d.games.torres.rules.knights import require_free
from torres3d.games.torres.rules.literal_types import LEAST_CASTLES
from torres3d.games.torres.rules.packed_state import PackedState
from torres3d.games.torres.rules.refusals import refuse
from torres3d.games.torres.rules.squares import Bitboard, Square


def shift_targets(state: PackedState, source: Square, free: Bitboard) -> Bitboard:
    """The targets of the top block of ``source`` (R-8.8, a block rebuilt)."""
    return shift_sites(state.board, source) & free


def explain_shift(state: PackedState, source: Square, target: Square) -> None:
    """Refuse when the top block of ``source`` cannot go to ``target`` (R-8.8); castles count after the move."""
    if not state.board.heights[source]:
        refuse("no_block_there", at=source)
    require_free(state, source)
    if source == target:
        refuse("shift_same_square", at=source)
    require_free(state, target)
    if not shift_sites(state.board, source) >> target & 1:
        _explain_shift_sites(state, source, target)


def _explain_shift_sites(state: PackedState, source: Square, target: Square) -> None:
    """Raise the reason why a shift between two free squares is illegal (R-8.8)."""
    before = ground(state.board.towers)
    after = lowered(state.board, source)
    lie = ground(after.towers)
    rest = before.castle_at[source] & after.towers
    if rest and lie.castle_at[rest.bit_length() - 1] != rest:
        refuse("shift_divides", at=source)
    bare = not after.towers >> target & 1
    if bare and not (lie.beside_one | lie.beside_none) >> target & 1:
        refuse("shift_joins", at=target)
    castles = len(lie.castles) + (1 if lie.beside_none >> target & 1 else 0)
    if castles < LEAST_CASTLES:
        refuse("shift_few_castles", castles=castles, least=LEAST_CASTLES)
    refuse("shift_too_tall", source=source, at=target)


def under_squares(state: PackedState) -> Bitboard:
    """The squares of the actor's knights that can be lifted by a block (R-8.2), whatever the stacks."""
    assert state.actor is not None
    return state.knights[state.actor] & under_sites(state.board)


def explain_under(state: PackedState, square: Square, stack: int) -> None:
    """Refuse when no block of ``stack`` can go under a knight on ``square`` (R-8.2)."""
    assert state.actor is not None
    if not state.knights[state.actor] >> square & 1:
        refuse("under_no_knight", at=square)
    require_stack(state, stack)
    if not under_sites(state.board) >> square & 1:
        castle = ground(state.board.towers).castle_at[square]
        if castle:
            height = state.board.heights[square] + 1
            refuse("castle_too_tall", at=square, area=castle.bit_count(), height=height)
        refuse("joins_castles", at=square)


def extra_squares(state: PackedState) -> Bitboard:
    """The squares for a block from the supply (R-8.3)."""
    return state.board.build_sites() & ~state.pieces if state.supply else 0


def explain_extra(state: PackedState, square: Square) -> None:
    """Refuse when no block of the supply can be placed on ``square`` (R-8.3)."""
    if not state.supply:
        refuse("supply_empty")
    explain_build(state, square)
