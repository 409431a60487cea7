"""Games by simple builders who mind the tower, for tests and studies of the judges."""

import random
from collections.abc import Iterator

from tests.games.turm_bauer.random_games import opened
from torres3d.games.turm_bauer.rules.cell_and_column_names import level_of
from torres3d.games.turm_bauer.rules.commands import Build, Choice, Command, Hand, Move, Placement
from torres3d.games.turm_bauer.rules.decide import decide
from torres3d.games.turm_bauer.rules.evolve import evolve
from torres3d.games.turm_bauer.rules.judging.judge import Judge, command_for
from torres3d.games.turm_bauer.rules.judging.statics import Balance, let_go_block
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.state import State

STEADY = Hand()
TRIED = 12
"""Places that a builder looks at."""


def steady_enough(state: State, placement: Placement, ask: float) -> bool:
    """Whether all would stand with the block laid straight and every contact smaller by ``ask``."""
    return Balance((*state.blocks, let_go_block(state, placement, STEADY)), ask).verdict.stands


def careful(state: State, rng: random.Random, ask: float = 0.1) -> Choice:
    """The highest of some places that are steady enough, otherwise any place; the highest field to walk to."""
    choices = legal(state)
    moves = [choice for choice in choices if isinstance(choice, Move) and choice.ring is None]
    if moves:
        return max(moves, key=lambda move: level_of(move.to))
    places = [choice for choice in choices if isinstance(choice, Placement) and choice.ring is None]
    if not places:
        return rng.choice(choices)
    some = rng.sample(places, min(TRIED, len(places)))
    some.sort(key=lambda place: -max(cell[2] for cell in place.cells))
    for wanted in (ask, ask / 2, ask / 4):
        for place in some:
            if steady_enough(state, place, wanted):
                return place
    return some[-1]


def judged(
    judge: Judge, seed: int, ask: float = 0.1, players: int = 3, **options: object
) -> Iterator[tuple[State, Command, State]]:
    """A game: before, what was done, after."""
    state, rng = opened(players, seed, **options), random.Random(seed)
    while state.stage != "over":
        choice = careful(state, rng, ask)
        command: Command = command_for(state, choice, judge)
        after = state
        for event in decide(state, command):
            after = evolve(after, event)
        yield state, command, after
        state = after


def builds(judge: Judge, seed: int, **options: object) -> Iterator[tuple[State, Build, State]]:
    """Only what is built."""
    for before, command, after in judged(judge, seed, **options):  # type: ignore[arg-type]
        if isinstance(command, Build):
            yield before, command, after
