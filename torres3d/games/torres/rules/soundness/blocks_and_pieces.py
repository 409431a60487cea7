"""Soundness of the board at a moment: blocks and castles, knights and king (R-2, R-3, R-5.6, R-10.1)."""

from collections.abc import Iterator

from torres3d.games.torres.rules import literal_types as lit
from torres3d.games.torres.rules.board import area, castle_top, ground
from torres3d.games.torres.rules.building import BUILD_COST
from torres3d.games.torres.rules.cards import ApCard, BlockCard, LiftCard, SupplyCard
from torres3d.games.torres.rules.knights import ADD_COST
from torres3d.games.torres.rules.soundness.flaw import Flaw
from torres3d.games.torres.rules.soundness.past_play_bounds import (
    MOST_GAIN,
    SETTING_UP,
    Past,
    is_played_now,
    plays_before,
)
from torres3d.games.torres.rules.squares import BIT, INDEX, WITHIN_TWO, Bitboard, Square, square_list
from torres3d.games.torres.rules.state import State


def board_flaws(state: State, past: Past | None) -> Iterator[Flaw]:
    """The flaws of the blocks of a position; those that depend on its moment only with a ``past``."""
    yield from _tall_castles(state)
    if past is not None:
        yield from _castles(state, past)
    # there are 92 blocks, on the board, on stacks and in the supply.
    blocks = state.board.blocks
    in_all = blocks + sum(map(sum, state.stacks)) + state.supply
    if in_all != lit.BLOCKS:
        yield Flaw(id="blocks_in_all", found=in_all, wanted=lit.BLOCKS)
    # eight foundations stand before the first knight comes, and no block ever leaves the board.
    if blocks < lit.FOUNDATIONS and state.stage != "foundations":
        yield Flaw(id="too_few_blocks", found=blocks, wanted=lit.FOUNDATIONS)
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
    least = max(lit.LEAST_CASTLES, lit.FOUNDATIONS - rebuilt)
    if count < least and not told:
        yield Flaw(id="too_few_castles", found=count, wanted=least)
    most = lit.FOUNDATIONS + rebuilt + plays_before(state, past, LiftCard).in_all
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
        return lit.FOUNDATIONS - (state.stage == "foundations")
    lifts = plays_before(state, past, LiftCard).by_seat
    extra = plays_before(state, past, SupplyCard).in_all
    return lit.FOUNDATIONS + extra + sum(_most_of(state, past, seat, lifts[seat]) for seat in range(len(state.knights)))


def _most_of(state: State, past: Past, seat: lit.Seat, lifts: int) -> int:
    """The maximum number of blocks that a seat can have placed from its stacks.

    Blocks carried over to a phase were taken in the one before (R-5.10), so they count once.
    """
    taken = [sum(stacks) for stacks in state.options.stacks[: state.phase]]
    turns = past.in_phase[seat]
    acting = seat == past.acting
    by_card = min(lifts, turns + (acting and is_played_now(state, LiftCard)))
    built = lit.STACK_LIMIT * turns + by_card + (_most_now(state, past, seat) if acting else 0)
    left = sum(state.stacks[seat]) + state.waiting[seat]
    return max(0, min(sum(taken) - left, sum(taken[:-1]) + built))


def _most_now(state: State, past: Past, seat: lit.Seat) -> int:
    """The maximum number of blocks built in the current turn: those gone from its stack, 1 AP each (R-5.1, R-5.7)."""
    stacks, used = state.stacks[seat], state.stack
    if used is None or not 0 <= used < len(stacks):
        return 0
    return max(0, min(lit.STACK_LIMIT - stacks[used], past.spent // BUILD_COST))


MOST_AP = lit.TURN_AP + MOST_GAIN
"""Maximum AP of a turn (R-8.7)."""
KING_STAYS = ("turn", "keep", "move_king")
"""The stages of the first phase in which nobody can have moved the king yet (R-10.1)."""


def piece_flaws(state: State, past: Past | None) -> Iterator[Flaw]:
    """The flaws of the pieces of a position; those that depend on its moment only with a ``past``."""
    yield from _shared_squares(state)
    for seat, own in enumerate(state.knights):
        if own.bit_count() > lit.KNIGHTS:
            # every player has six knights.
            yield Flaw(id="too_many_knights", seat=seat, found=own.bit_count(), wanted=lit.KNIGHTS)
        elif past is not None:
            yield from _knights(state, past, seat)
    yield from _kings(state)


def _shared_squares(state: State) -> Iterator[Flaw]:
    """The squares with several pieces, which the rules never allow (section 1)."""
    seen = shared = 0
    for pieces in (*state.knights, state.king):
        shared |= seen & pieces
        seen |= pieces
    if shared:
        yield Flaw(id="square_shared", squares=tuple(square_list(shared)))


def _knights(state: State, past: Past, seat: lit.Seat) -> Iterator[Flaw]:
    own, stage = state.knights[seat], state.stage
    count = own.bit_count()
    # in the set-up each places one knight, from seat 0; no knight ever leaves the board for good.
    placed = not (stage == "foundations" or (stage == "knights" and state.actor is not None and seat >= state.actor))
    if placed and not count:
        yield Flaw(id="no_knight", seat=seat)
    most = int(placed) if stage in SETTING_UP else _most_knights(state, past, seat)
    if count > most:
        yield Flaw(id="knights_too_early", seat=seat, found=count, wanted=most)
    if count == 1 and not past.ended[seat] and seat != past.acting:
        square = own.bit_length() - 1
        if not _on_first_tower(state, square):
            yield Flaw(id="first_knight", seat=seat, squares=(square,))


def _most_knights(state: State, past: Past, seat: lit.Seat) -> int:
    """The maximum number of knights by now: the first one, and one for each 2 AP of a turn (R-5.1: their cost)."""
    ended = past.ended[seat]
    more = MOST_AP // ADD_COST - lit.TURN_AP // ADD_COST
    added = lit.TURN_AP // ADD_COST * ended + more * plays_before(state, past, ApCard).by_seat[seat]
    if seat == past.acting:
        spent = past.spent - (BUILD_COST if state.stack is not None else 0)
        added = min(added, MOST_AP // ADD_COST * ended) + max(0, spent) // ADD_COST
    return min(lit.KNIGHTS, 1 + added)


def _on_first_tower(state: State, square: Square) -> bool:
    """Whether a piece that nobody has moved since the set-up can be here: on an unchanged foundation (R-3.4).

    No block was put onto it since, because the piece was in the way (R-5.6).
    """
    if state.options.mode != "master" and square not in {INDEX[name] for name in state.options.foundations}:
        return False
    return state.board.heights[square] == 1


def _kings(state: State) -> Iterator[Flaw]:
    king: Bitboard = state.king
    if state.stage in SETTING_UP:
        # the king is placed last of all.
        if king:
            yield Flaw(id="king_too_early", squares=tuple(square_list(king)))
        return
    if not king:
        yield Flaw(id="king_missing")
    elif king.bit_count() > 1:
        # there is one king.
        yield Flaw(id="several_kings", squares=tuple(square_list(king)), found=king.bit_count(), wanted=1)
    elif king & ~state.board.towers:
        # he is put on castles only, and no block below him can go.
        yield Flaw(id="king_on_ground", squares=tuple(square_list(king)))
    elif state.phase == 1 and state.stage in KING_STAYS and not _on_first_tower(state, king.bit_length() - 1):
        # he is first moved after the first scoring.
        yield Flaw(id="king_moved_early", squares=tuple(square_list(king)))
