"""Reach of all figures if a block stood somewhere: what a place is good for, to oneself and to others (T-6)."""

import msgspec
from msgspec.structs import replace

from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE, BlockId, Cell, Cells, Colour, level_of
from torres3d.games.turm_bauer.rules.lattice.walking import reachable
from torres3d.games.turm_bauer.rules.state import BuiltBlock, State


class NextReach(msgspec.Struct, frozen=True):
    """What a colour's next walk without a ring can lead to, by where its figure stands now.

    ``now`` and ``then`` are the highest levels it can end on, as the building is and with the block; it may stay where
    it is (T-6.8). ``highest`` are the fields of level ``then``, without its own place. ``walled_in`` where it stands on
    the building and the block takes its last way.
    """

    colour: Colour
    now: int
    then: int
    highest: tuple[Cell, ...]
    walled_in: bool


def reach_with(state: State, block: BlockId, cells: Cells) -> tuple[NextReach, ...]:
    """The next reach of every colour, in the order of the state's sets, with a block of the acting colour in these
    empty cells. It takes less than a millisecond."""
    after = replace(state, blocks=(*state.blocks, BuiltBlock(state.to_act.colour, block, cells)))
    return tuple(_next_reach(state, after, each.colour) for each in state.sets)


def _next_reach(state: State, after: State, colour: Colour) -> NextReach:
    figure = state.set_of(colour).figure
    before, found = reachable(state, colour), reachable(after, colour)
    now, then = (max(level_of(place) for place in (figure, *places)) for places in (before, found))
    highest = tuple(sorted(place for place in found if place != TABLE and level_of(place) == then))
    return NextReach(colour, now, then, highest, figure != TABLE and bool(before) and not found)
