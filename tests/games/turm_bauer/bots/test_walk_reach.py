"""Where bots think figures get to is where the rules say they do, in random games of all sizes."""

import random

import pytest

from tests.games.turm_bauer.random_games import built, opened, played
from torres3d.games.turm_bauer.bots.walk_reach import WalkReach
from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE, level_of
from torres3d.games.turm_bauer.rules.commands import Move, Placement
from torres3d.games.turm_bauer.rules.decide import apply
from torres3d.games.turm_bauer.rules.lattice.walking import reachable
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.state import State


def states(players: int, seed: int, every: int) -> list[State]:
    found = [before for before, *_ in played(opened(players, seed), seed, falls=0.0)]
    return found[::every]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_walks_are_those_of_the_rules_with_and_without_rings(players: int) -> None:
    for state in states(players, players, 5):
        footing = WalkReach.of_state(state)
        for number, each in enumerate(state.sets):
            ways = footing.ways(number)
            reach = footing.reach(number, ways)
            own = {each.figure}
            assert set(footing.floor.places(reach)) - own == reachable(state, each.colour)
            leaping = footing.filled(reach | footing.floor.leaps(reach) & ways, ways)
            assert set(footing.floor.places(leaping)) - own == reachable(state, each.colour, "leap")
            passing = footing.filled(footing.figures[number], footing.floor.spots) & ~footing.others(number)
            assert set(footing.floor.places(passing)) - own == reachable(state, each.colour, "pass")
            assert footing.place(number) == each.figure
            assert footing.level(footing.figures[number]) == level_of(each.figure)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_block_and_a_figure_are_imagined_as_they_come_to_be(seed: int) -> None:
    chance = random.Random(seed)
    for state in states(3, seed, 4):
        places = [choice for choice in legal(state) if isinstance(choice, Placement)]
        if state.stage != "build" or not places:
            continue
        place = chance.choice(places)
        acting = state.order[state.turn % len(state.order)]
        imagined = WalkReach.of_state(state).with_block(acting, place.cells)
        after = apply(state, built(place))
        real = WalkReach.of_state(after)
        for number in range(len(state.sets)):
            found = imagined.floor.places(imagined.reach(number, imagined.ways(number)))
            assert set(found) == set(real.floor.places(real.reach(number, real.ways(number))))
        walks = [choice.to for choice in legal(after) if isinstance(choice, Move) and choice.ring is None]
        for to in walks[:3]:
            moved = imagined.with_figure(acting, to)
            assert moved.place(acting) == to


def test_what_one_more_block_may_open_is_at_least_what_is_open_and_at_most_a_level_beyond() -> None:
    more = 0
    for state in states(4, 7, 3):
        footing = WalkReach.of_state(state)
        for number in range(4):
            ways = footing.ways(number)
            reach = footing.reach(number, ways)
            wider = footing.reach_building(ways, reach)
            assert wider & reach == reach
            more += footing.level(wider) > footing.level(reach)
    assert more


def test_from_the_bare_cornerstone_a_block_on_it_is_one_level_higher() -> None:
    footing = WalkReach.of_state(opened(3))
    ways = footing.ways(0)
    reach = footing.reach(0, ways)
    assert (TABLE in footing.floor.places(reach), footing.level(reach)) == (True, 1)
    assert footing.level(footing.reach_building(ways, reach)) == 2
