"""Soundness of blocks and castles at a moment (R-2.1, R-3, R-5.6: material, foundations, building)."""

from collections.abc import Iterator

from torres3d.games.torres.rules.board import area, castle_top, ground
from torres3d.games.torres.rules.building import BUILD_COST
from torres3d.games.torres.rules.card_kinds import BlockCard, LiftCard, SupplyCard
from torres3d.games.torres.rules.literal_types import BLOCKS, FOUNDATIONS, LEAST_CASTLES, STACK_LIMIT, Seat
from torres3d.games.torres.rules.soundness.flaw import Flaw
from torres3d.games.torres.rules.soundness.possible_past import SETTING_UP, Past, is_played_now, plays_before
from torres3d.games.torres.rules.squares import BIT, INDEX, WITHIN_TWO, square_list
from torres3d.games.torres.rules.state import State


def board_flaws(state: State, past: Past | None) -> Iterator[Flaw]:
    """The flaws of the blocks of a position; those that depend on its moment only with a ``past``."""
    yield from _tall_castles(state)
    if past is not None:
        yield from _castles(state, past)
    # there are 92 blocks, on the board, on stacks and in the supply.
    blocks = state.board.blocks
    in_all = blocks + sum(map(sum, state.stacks)) + state.supply
    if in_all != BLOCKS:
        yield Flaw(id="blocks_in_all", found=in_all, wanted=BLOCKS)
    # eight foundations stand before the first knight comes, and no block ever leaves the board.
    if blocks < FOUNDATIONS and state.stage != "foundations":
        yield Flaw(id="too_few_blocks", found=blocks, wanted=FOUNDATIONS)
    if past is not None and blocks > (most := _most_blocks(state, past)):
        yield Flaw(id="too_many_blocks", found=blocks, wanted=most)


def _tall_castles(state: State) -> Iterator[Flaw]:
    """The castles taller than their area, which building never makes (R-5.6)."""
    board = state.board
    for castle in ground(board.towers).castles:
        top = castle_top(board, castle)
        if top > area(castle):
            highest = next(square for square in square_list(castle) if board.heights[square] == top)
            yield Flaw(id="castle_too_tall", squares=(highest,), found=top, wanted=area(castle))


def _castles(state: State, past: Past) -> Iterator[Flaw]:
    """The flaws in the number of castles and in their origins.

    Castles never join and are never divided (R-5.6, R-8.8). A new one comes from a block put under a knight on bare
    ground or from one rebuilt (R-8.2, R-8.8). Only a block rebuilt removes one, and at least six remain.
    """
    towers = state.board.towers
    if state.options.mode == "master" and state.stage in SETTING_UP:
        yield from _close_foundations(towers)
    if state.stage == "foundations":
        return
    count = len(ground(towers).castles)
    rebuilt = plays_before(state, past, BlockCard).in_all
    told = list(_gone_foundations(state, rebuilt)) if state.options.mode != "master" else []
    yield from told
    least = max(LEAST_CASTLES, FOUNDATIONS - rebuilt)
    if count < least and not told:
        yield Flaw(id="too_few_castles", found=count, wanted=least)
    most = FOUNDATIONS + rebuilt + plays_before(state, past, LiftCard).in_all
    if count > most:
        yield Flaw(id="too_many_castles", found=count, wanted=most)


def _close_foundations(towers: int) -> Iterator[Flaw]:
    """The foundations within two steps of another, which is forbidden (R-3.2)."""
    for square in square_list(towers):
        for other in square_list(WITHIN_TWO[square] & towers & ~BIT[square]):
            if square < other:
                yield Flaw(id="foundations_too_close", squares=(square, other))


def _gone_foundations(state: State, rebuilt: int) -> Iterator[Flaw]:
    """The flaws of the eight marked squares (R-3.1).

    Only a block rebuilt removes a tower there (R-8.8). Two that were never removed are never in one castle, since
    castles never join (R-5.6).
    """
    towers = state.board.towers
    marked = sorted(INDEX[name] for name in state.options.foundations)
    bare = tuple(square for square in marked if not towers >> square & 1)
    joined: list[int] = []
    too_many = 0
    for castle in ground(towers).castles:
        within = [square for square in marked if castle >> square & 1]
        if len(within) > 1:
            joined += within
            too_many += len(within) - 1
    if joined and too_many + len(bare) > rebuilt:
        yield Flaw(id="castles_joined", squares=tuple(sorted(joined)))
    if len(bare) > rebuilt:
        yield Flaw(id="foundation_gone", squares=bare, found=len(bare), wanted=rebuilt)


def _most_blocks(state: State, past: Past) -> int:
    """The maximum number of blocks on the board by now.

    All come from foundations, from stacks already taken, in a turn from one of these, and by cards (R-4.2, R-5.7).
    """
    if state.stage in SETTING_UP:
        return FOUNDATIONS - (state.stage == "foundations")
    lifts = plays_before(state, past, LiftCard).by_seat
    extra = plays_before(state, past, SupplyCard).in_all
    return FOUNDATIONS + extra + sum(_most_of(state, past, seat, lifts[seat]) for seat in range(len(state.knights)))


def _most_of(state: State, past: Past, seat: Seat, lifts: int) -> int:
    """The maximum number of blocks that a seat can have placed from its stacks.

    Blocks carried over to a phase were taken in the one before (R-5.10), so they count once.
    """
    taken = [sum(stacks) for stacks in state.options.stacks[: state.phase]]
    turns = past.in_phase[seat]
    acting = seat == past.acting
    by_card = min(lifts, turns + (acting and is_played_now(state, LiftCard)))
    built = STACK_LIMIT * turns + by_card + (_most_now(state, past, seat) if acting else 0)
    left = sum(state.stacks[seat]) + state.waiting[seat]
    return max(0, min(sum(taken) - left, sum(taken[:-1]) + built))


def _most_now(state: State, past: Past, seat: Seat) -> int:
    """The maximum number of blocks built in the current turn: those gone from its stack, 1 AP each (R-5.1, R-5.7)."""
    stacks, used = state.stacks[seat], state.stack
    if used is None or not 0 <= used < len(stacks):
        return 0
    return max(0, min(STACK_LIMIT - stacks[used], past.spent // BUILD_COST))
