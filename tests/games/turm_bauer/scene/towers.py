"""Towers to look at: games that are built up by chance, every block as it should lie."""

import random
from functools import cache

from tests.games.turm_bauer.random_games import built, opened
from torres3d.games.turm_bauer.rules.cell_and_column_names import Place, level_of
from torres3d.games.turm_bauer.rules.commands import Choice, Move, Placement, Rest, Stay
from torres3d.games.turm_bauer.rules.decide import decide
from torres3d.games.turm_bauer.rules.events import Event
from torres3d.games.turm_bauer.rules.evolve import evolve
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.state import State

Happened = tuple[tuple[Event, State], ...]


def happened(state: State, choice: Choice, rest: Rest | None = None) -> Happened:
    """What becomes of a choice, each event with the state after it; a block stands as it was put unless ``rest`` says
    otherwise."""
    command = built(choice, rest) if isinstance(choice, Placement) else choice
    found = []
    for event in decide(state, command):
        state = evolve(state, event)
        found.append((event, state))
    return tuple(found)


@cache
def tower(turns: int, seed: int = 1, players: int = 3) -> State:
    """A state in stage ``build`` after so many turns; figures climb."""
    rng = random.Random(seed)
    state = opened(players, seed)
    while state.turn < turns or state.stage != "build":
        state = happened(state, _chosen(state, rng))[-1][1]
    return state


def _chosen(state: State, rng: random.Random) -> Choice:
    choices = legal(state)
    builds = [each for each in choices if isinstance(each, Placement)]
    if builds:
        return min(rng.sample(builds, min(3, len(builds))), key=lambda build: min(z for _, _, z in build.cells))
    walks = [each for each in choices if isinstance(each, Move) and each.ring is None]
    if not walks:
        return next((each for each in choices if isinstance(each, Stay)), choices[0])

    def height(walk: Move) -> tuple[int, str]:
        to: Place = walk.to
        return level_of(to), str(to)

    return max(walks, key=height)
