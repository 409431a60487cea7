"""Both readings of the rules find the same sequences of commands, and as many as the table has."""

from typing import get_args

import pytest

from tests.games.torres.perft.count import DEPTHS, table
from tests.games.torres.perft.counting import by_engine, by_second_reading, reached
from tests.games.torres.perft.positions import PLACES
from tests.games.torres.rules import plain
from tests.games.torres.rules.plain_table import Table
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.cards import DECK
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.literal_types import Stage

NAMES = pytest.mark.parametrize("name", PLACES)
COUNTS = table()
QUICK = 2
"""The depth to which the second reading counts in every run; `.ci/long` has it count all."""


@pytest.mark.slow
@NAMES
def test_the_engine_counts_what_the_table_has(name: str) -> None:
    state = PLACES[name].state()
    assert {depth: by_engine(state, depth) for depth in DEPTHS} == COUNTS[name]


@pytest.mark.slow
@NAMES
def test_the_second_reading_counts_the_same(name: str) -> None:
    state = PLACES[name].state()
    for depth in range(1, QUICK + 1):
        assert by_second_reading(state, depth) == COUNTS[name][depth], depth


@pytest.mark.slow
@NAMES
def test_both_readings_reach_the_same_positions(name: str) -> None:
    engine, second = reached(PLACES[name].state(), QUICK)
    assert engine == second


@pytest.mark.long
@NAMES
def test_the_second_reading_counts_the_same_to_the_end(name: str) -> None:
    state = PLACES[name].state()
    assert {depth: by_second_reading(state, depth) for depth in DEPTHS} == COUNTS[name]


@pytest.mark.long
@NAMES
def test_both_readings_reach_the_same_positions_further_on(name: str) -> None:
    engine, second = reached(PLACES[name].state(), QUICK + 1)
    assert engine == second


def test_the_table_has_every_position() -> None:
    assert set(COUNTS) == set(PLACES)
    assert len(PLACES) >= 12


@NAMES
def test_the_positions_are_possible(name: str) -> None:
    table = Table.of(PLACES[name].state())
    assert plain.none_too_tall(table.heights), "R-5.6"
    assert sum(table.heights.values()) + sum(map(sum, table.stacks)) + table.supply <= 92, "R-2.1"
    assert table.king or table.stage in ("foundations", "knights", "king")
    assert table.king <= set(table.heights)


def test_the_positions_come_everywhere() -> None:
    """Every stage, every type of command and every card, within three commands of a position with few of them."""
    stages, types, cards = set(), set(), set()
    for name, place in PLACES.items():
        states = {place.state()}
        for _ in range(4 if COUNTS[name][3] < 3000 else 1):
            stages |= {state.stage for state in states}
            listed = [(state, command) for state in states for command in legal(state)]
            types |= {type(command) for _, command in listed}
            cards |= {command.card for _, command in listed if isinstance(command, c.Play)}
            states = {apply(state, command) for state, command in listed}
    assert stages == set(get_args(Stage))
    assert types == set(c.Command.__args__)
    assert cards == set(DECK)
