"""`legal`: all choices of the actor (T-10.2), and which blocks and rings may be used (T-2.6, T-4.2 to T-4.9)."""

from collections.abc import Iterator

from torres3d.games.turm_bauer.rules.cell_and_column_names import BlockId, size_of
from torres3d.games.turm_bauer.rules.commands import Choice, Discard, Move, Placement, Stay, WalkRing
from torres3d.games.turm_bauer.rules.lattice.placing import Placing
from torres3d.games.turm_bauer.rules.lattice.shapes import first_of_its_kind, kinds_of
from torres3d.games.turm_bauer.rules.lattice.walking import reachable
from torres3d.games.turm_bauer.rules.refusals import refuse
from torres3d.games.turm_bauer.rules.state import ColourSet, State


def dice_allow(state: State, block: BlockId) -> bool:
    """Whether the dice allow a block without a ring.

    Its size was thrown (T-4.2), or two equal numbers (T-4.3). After a ring `free` was used for a block that slipped,
    the dice no longer count in this turn (T-7.5).
    """
    dice = state.dice
    assert dice is not None
    return state.ring_used == "free" or dice[0] == dice[1] or size_of(block) in dice


def blocks_of_dice(state: State, acting: ColourSet) -> Iterator[BlockId]:
    return (block for block in kinds_of(state.options.blocks, acting.supply) if dice_allow(state, block))


def check_ring(state: State, acting: ColourSet) -> None:
    """Raise `IllegalCommand` unless a ring may be used now."""
    if state.ring_used is not None:
        refuse("one_ring_a_turn")
    if not acting.rings:
        refuse("no_ring_left")


def check_in_supply(state: State, acting: ColourSet, block: BlockId) -> None:
    """Raise `IllegalCommand` unless the block is in the supply, and the first of its kind (T-2.6)."""
    if block not in acting.supply:
        refuse("not_in_supply", block=block)
    first = first_of_its_kind(state.options.blocks, block, acting.supply)
    if first != block:
        refuse("one_alike_first", block=block, first=first)


def nothing_can_be_built(state: State, acting: ColourSet) -> bool:
    """Whether no block that the dice allow has a legal place, so that one may be discarded (T-4.5, T-4.9)."""
    placing = Placing(state)
    return not any(placing.has_place(block) for block in blocks_of_dice(state, acting))


WALK_RINGS: tuple[WalkRing, ...] = ("pass", "leap")
"""Rings for the walk of a figure (T-4.7)."""


def legal(state: State) -> list[Choice]:
    """All choices of the actor; none when the game is over. The judge decides the outcome of a `Placement`."""
    acting = state.acting
    if acting is None:
        return []
    return _to_build(state, acting) if state.stage == "build" else _to_walk(state, acting)


def _to_build(state: State, acting: ColourSet) -> list[Choice]:
    placing = Placing(state)
    kinds = kinds_of(state.options.blocks, acting.supply)
    found: list[Choice] = [
        Placement(block, cells, None) for block in kinds if dice_allow(state, block) for cells in placing.places(block)
    ]
    if not found:
        found.extend(Discard(block) for block in kinds)
    if state.may_use_ring:
        found.extend(
            Placement(block, cells, "free")
            for block in kinds
            if not dice_allow(state, block)
            for cells in placing.places(block)
        )
    return found


def _to_walk(state: State, acting: ColourSet) -> list[Choice]:
    plain = reachable(state, acting.colour)
    found: list[Choice] = [Stay(), *(Move(to, None) for to in sorted(plain, key=str))]
    if state.may_use_ring:
        for ring in WALK_RINGS:
            further = reachable(state, acting.colour, ring) - plain
            found.extend(Move(to, ring) for to in sorted(further, key=str))
    return found
