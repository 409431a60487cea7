"""Random buildings and places for tests of the judges: lattice only, whether they stand or not."""

import random
from functools import cache

from msgspec.structs import replace

from tests.games.turm_bauer.random_games import opened
from torres3d.games.turm_bauer.rules.commands import Hand, Placement
from torres3d.games.turm_bauer.rules.judging.hand_error import Elbowroom, sampled
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.state import BuiltBlock, State


@cache
def tower(seed: int, blocks: int) -> State:
    """A state with so many blocks built where the rules allow it, low rather than high; all dice are doubles."""
    rng = random.Random(seed)
    state = opened(4, seed)
    state = replace(state, rolls=tuple((1, 1) for _ in state.rolls))
    while len(state.blocks) < blocks:
        some = rng.sample(places(state), min(3, len(places(state))))
        place = min(some, key=lambda one: min(cell[2] for cell in one.cells))
        state = built_at(state, place)
    return state


def places(state: State) -> list[Placement]:
    """The places of a turn."""
    return [choice for choice in legal(state) if isinstance(choice, Placement) and choice.ring is None]


def built_at(state: State, place: Placement) -> State:
    """The state of the next turn after a block was laid straight at a place."""
    acting = state.acting
    assert acting is not None
    left = replace(acting, supply=tuple(block for block in acting.supply if block != place.block))
    sets = tuple(left if each is acting else each for each in state.sets)
    blocks = (*state.blocks, BuiltBlock(acting.colour, place.block, place.cells))
    return replace(state, sets=sets, blocks=blocks, turn=state.turn + 1)


def shaken(state: State, spread: float, seed: int) -> tuple[BuiltBlock, ...]:
    """The blocks in poses of chance; ``spread`` in 1/1000 of an edge."""
    rng = random.Random(seed)
    return tuple(
        replace(block, pose=(round(rng.gauss(0, spread)), round(rng.gauss(0, spread)), round(rng.gauss(0, spread / 4))))
        for block in state.blocks
    )


def sampled_hands(blocks: tuple[BuiltBlock, ...], placement: Placement, chance: random.Random) -> list[Hand]:
    """Twelve hands of the usual distribution, cut to the room at a place."""
    room = Elbowroom(blocks, placement.cells)
    return [room.cut(sampled(chance, "usual", placement)) for _ in range(12)]
