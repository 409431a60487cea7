"""Lookahead: a seat's chance of winning after building at a place, when everybody then climbs as high as possible."""

import math
import random
from typing import Any

from msgspec.structs import replace

from torres3d.games.turm_bauer.bots.evaluation import Evaluation
from torres3d.games.turm_bauer.bots.walk_reach import WalkReach
from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE, BlockId, Cells, Place, Seat, size_of
from torres3d.games.turm_bauer.rules.commands import Placement
from torres3d.games.turm_bauer.rules.ending import highest
from torres3d.games.turm_bauer.rules.lattice.cell_sets import CellSet
from torres3d.games.turm_bauer.rules.lattice.placing import Placing
from torres3d.games.turm_bauer.rules.legal import blocks_of_dice
from torres3d.games.turm_bauer.rules.state import BuiltBlock, State

BLOCKS = 2
"""Blocks to consider in an imagined turn, of those that the dice allow."""
MAX_PLACES = 30
"""Places to consider in an imagined turn, drawn at random."""
AHEAD = 0.4
"""Weight, in an imagined turn, of the level within reach with one more block."""
SOFT_LEVELS = 0.6
"""Lead in levels, and more for the square root of each turn a colour has left, that makes a seat e times as likely to
win."""


def chances_of(state: State, ahead: float) -> tuple[float, ...]:
    """The winning chance of each seat, by how high its figures may get, or from the result of a finished game."""
    if state.stage == "over":
        return tuple((seat in state.winners) / len(state.winners) for seat in range(state.players))
    over = state.turn + (state.stage != "build")
    prospects, footing = Evaluation(state, ahead, 0.0, over), WalkReach.of_state(state)
    heights = [0.0] * state.players
    for number, seat in enumerate(prospects.seats):
        heights[seat] += prospects.height(footing, number)
    soft = SOFT_LEVELS * (1 + math.sqrt(max(prospects.left)))
    odds = [math.exp((height - max(heights)) / soft) for height in heights]
    return tuple(each / sum(odds) for each in odds)


class Lookahead:
    """Some futures of a state, the same for all compared places: dice, and random numbers for each of them."""

    def __init__(self, state: State, futures: int, rounds: int, ahead: float, chance: random.Random) -> None:
        self._seat: Seat = state.to_act.seat
        self._ahead = ahead
        self._turns = rounds * len(state.order)
        thrown = state.rolls[: state.turn + 1]
        self._futures = []
        for _ in range(futures):
            rolls = thrown + tuple(
                (chance.randint(1, 6), chance.randint(1, 6)) for _ in range(len(state.rolls) - len(thrown))
            )
            self._futures.append((replace(state, rolls=rolls), chance.getrandbits(32)))

    def chance_after(self, placement: Placement) -> float:
        """The acting seat's winning chance if its block stays there, averaged over the futures."""
        won = 0.0
        for start, seed in self._futures:
            chance = random.Random(seed)
            state = built_and_walked(start, placement.block, placement.cells)
            if placement.ring is not None:
                number = start.number_in_turn
                state = _with_set(state, number, rings=state.sets[number].rings - 1)
            for _ in range(self._turns):
                if state.stage == "over":
                    break
                state = imagined_turn(state, chance)
            won += chances_of(state, self._ahead)[self._seat]
        return won / len(self._futures)


def imagined_turn(state: State, chance: random.Random) -> State:
    """The state after a turn of a player who climbs as high as possible, with blocks that all stay in place."""
    acting = state.to_act
    placing = Placing(state)
    kinds = list(blocks_of_dice(state, acting))
    kinds = chance.sample(kinds, min(BLOCKS, len(kinds)))
    places = [(block, cells) for block in kinds for cells in placing.places(block)]
    if not places:
        return _boxed(state, min(acting.supply, key=lambda block: (size_of(block), block)))
    if len(places) > MAX_PLACES:
        places = chance.sample(places, MAX_PLACES)
    number = state.number_in_turn
    footing = WalkReach.of_state(state)
    last = len(acting.supply) == 1
    best: tuple[float, BlockId, Cells] | None = None
    for block, cells in places:
        there = footing.with_block(number, cells)
        ways = there.ways(number)
        reach = there.reach(number, ways)
        worth = there.level(reach) * 1.0
        if not last:
            worth += AHEAD * there.level(there.reach_building(ways, reach))
        if best is None or worth > best[0]:
            best = worth, block, cells
    assert best is not None
    return built_and_walked(state, best[1], best[2])


def built_and_walked(state: State, block: BlockId, cells: Cells) -> State:
    """The state after a turn: the block stays in place, the figure goes as high as it gets."""
    acting = state.sets[state.number_in_turn]
    built = replace(state, blocks=(*state.blocks, BuiltBlock(acting.colour, block, cells)))
    return _walked(built, block, acting.box)


def _boxed(state: State, block: BlockId) -> State:
    return _walked(state, block, tuple(sorted((*state.sets[state.number_in_turn].box, block))))


def _walked(state: State, block: BlockId, box: tuple[BlockId, ...]) -> State:
    """The state after a block left the supply and the figure went as high as it gets."""
    number = state.number_in_turn
    supply = tuple(other for other in state.sets[number].supply if other != block)
    footing = WalkReach.of_state(state)
    figure = _highest(footing, footing.reach(number, footing.ways(number)))
    walked = _with_set(state, number, supply=supply, box=box, figure=figure)
    after = replace(walked, turn=state.turn + 1, stage="build", slips=0, ring_used=None)
    return replace(after, stage="over", winners=highest(after)) if after.turn == len(state.rolls) else after


def _highest(footing: WalkReach, reach: CellSet) -> Place:
    if not reach & ~footing.floor.table:
        return TABLE
    x, y, z = footing.frame.cell(reach.bit_length() - 1)
    return x, y, z - 1


def _with_set(state: State, number: int, **changes: Any) -> State:
    changed = replace(state.sets[number], **changes)
    return replace(state, sets=(*state.sets[:number], changed, *state.sets[number + 1 :]))
