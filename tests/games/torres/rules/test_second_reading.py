"""The second reading of the rules plays whole games by itself and comes to the same as the engine at every step."""

import random

import pytest

from tests.games.torres.golden.make import GOLDEN
from tests.games.torres.golden.wanted import WANTED
from tests.games.torres.random_games import game
from tests.games.torres.rules.plain_apply import applied
from tests.games.torres.rules.plain_scoring import pushed_on
from tests.games.torres.rules.plain_table import Table, replace
from tests.games.torres.setups import options
from torres3d.engine.log_entries import Undo
from torres3d.games.torres.rules.command_notation import command_text
from torres3d.games.torres.rules.diagram import diagram, from_diagram
from torres3d.games.torres.rules.scoring import marker_after


@pytest.mark.slow
@pytest.mark.parametrize("piece", range(6))
def test_random_games_go_the_same_way(piece: int) -> None:
    for number in range(1000 + piece, 1054, 6):
        for step in game(number):
            done = applied(Table.of(step.before), step.command)
            assert done.key == Table.of(step.after).key, f"{command_text(step.command)} in\n{diagram(step.before)}"


@pytest.mark.slow
@pytest.mark.parametrize("piece", range(6))
def test_golden_games_go_the_same_way(piece: int) -> None:
    """With all their rare ends; the table is followed from the first command to the last, whatever is taken back."""
    for wanted in WANTED[piece::6]:
        history = GOLDEN.again(wanted.name)
        standing = [Table.of(history.start)]
        for step in history.steps:
            if isinstance(step.command, Undo):
                standing.pop()
            else:
                standing.append(applied(standing[-1], step.command))
            assert standing[-1].key == Table.of(step.after).key, f"{wanted.name}: line {step.n} of the log"


@pytest.mark.parametrize("spaces", ["by_total", "by_space"])
def test_markers_go_the_same_way(spaces: str) -> None:
    rng = random.Random(1)
    chosen = options(players=4, marker_spaces=spaces)
    blank = Table.of(from_diagram("", chosen))
    for _ in range(2000):
        near = rng.choice((0, 3, 99, 197))
        scores = tuple(rng.choice((0, near, near + rng.randint(0, 5), rng.randint(0, 300))) for _ in range(4))
        points = rng.choice((0, 1, 2, 5, 100, 101))
        moved = pushed_on(replace(blank, scores=scores), 2, points)
        assert moved.scores[2] == marker_after(scores, 2, points, spaces)
