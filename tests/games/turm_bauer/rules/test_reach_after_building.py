"""How high figures could walk next if a block stood somewhere, and who would be walled in (T-6)."""

import random

import pytest
from msgspec.structs import replace

from tests.games.turm_bauer.random_games import opened, played
from tests.games.turm_bauer.rules import plain_walking
from tests.games.turm_bauer.rules.tower_boards import cells, tower
from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE, Cell, Place, level_of
from torres3d.games.turm_bauer.rules.commands import Placement
from torres3d.games.turm_bauer.rules.lattice.reach_after_building import NextReach, reach_with
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.state import BuiltBlock, State


def reaches(state: State, *block: Cell) -> dict[str, NextReach]:
    """The reach of every colour with a block of red in these cells."""
    return {each.colour: each for each in reach_with(state, "1c", cells(*block))}


def test_t_6_1_a_neutral_step_lifts_everybody_and_a_coloured_one_its_owner() -> None:
    neutral, coloured = reaches(tower(), (0, 0, 1)), reaches(tower(), (1, 0, 1))
    assert [(each.now, each.then) for each in neutral.values()] == [(1, 2), (1, 2), (1, 2)]
    assert neutral["blue"].highest == ((0, 0, 1),)
    assert [(each.now, each.then) for each in coloured.values()] == [(1, 2), (1, 1), (1, 1)]
    assert not any(each.walled_in for each in (*neutral.values(), *coloured.values()))


def test_t_6_8_a_figure_that_gets_no_higher_may_stay() -> None:
    found = reaches(tower("##\n##\n\n..\nR."), (0, 1, 1), (0, 1, 2), (0, 1, 3))["red"]
    assert (found.now, found.then, found.highest, found.walled_in) == (2, 2, (), False)


def test_who_loses_the_last_step_is_walled_in_and_nobody_else() -> None:
    walls = [(x, y, z) for x, y in ((1, 0), (0, 1)) for z in (1, 2, 3)]
    found = reaches(tower("##\n##\n\n..\nB."), *walls)
    assert (found["blue"].now, found["blue"].then, found["blue"].walled_in) == (2, 2, True)
    assert not found["red"].walled_in, "on the table nobody is walled in"
    assert (found["green"].now, found["green"].then) == (1, 1)


def highest(state: State, colour: str) -> tuple[int, set[Place]]:
    """The highest level of a colour's next walk and its fields, by the rules read once more."""
    found = plain_walking.reachable(state, colour, None)
    level = max(level_of(place) for place in (*found, state.set_of(colour).figure))
    return level, {place for place in found if place != TABLE and level_of(place) == level}


@pytest.mark.parametrize("seed", [1, 2])
def test_it_agrees_with_the_rules_read_once_more(seed: int) -> None:
    rng, looked = random.Random(seed), 0
    for before, _, _, _ in played(opened(3, seed), seed, commands=30):
        builds = [each for each in legal(before) if isinstance(each, Placement)]
        for choice in rng.sample(builds, min(2, len(builds))):
            new = BuiltBlock(before.to_act.colour, choice.block, choice.cells)
            after = replace(before, blocks=(*before.blocks, new))
            for each in reach_with(before, choice.block, choice.cells):
                assert each.now == highest(before, each.colour)[0]
                assert (each.then, set(each.highest)) == highest(after, each.colour)
                looked += 1
    assert looked > 50
