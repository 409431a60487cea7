"""Tastes: points that somebody takes the king's castle, and castles of his own, to be worth more."""

import pytest
from msgspec.structs import replace

from tests.games.torres.bots.search.test_shares import turns
from tests.games.torres.setups import options
from torres3d.games.torres.bots.search.evaluation import Evaluator, fondness, worth
from torres3d.games.torres.bots.search.evaluation_weights import INDIFFERENT, Taste, weights
from torres3d.games.torres.bots.search.features import own_castles
from torres3d.games.torres.bots.search.search_position import TurnScene
from torres3d.games.torres.rules.diagram import from_diagram
from torres3d.games.torres.rules.state import State

FOND = replace(weights(), taste=Taste(kings=0.5, alone=0.25))
THREE_CASTLES = """\
moment: {moment}
scores: 50 60
.   .   .   .   .   .   .   .
.   1   2A  1A  .   1B  3   .
.   .   .   1   .   1K  1A  .
.   .   .   .   .   .   .   .
.   1   2A  .   .   .   .   .
.   1   1B  .   .   2   .   .
.   .   .   .   .   .   .   .
.   .   .   .   .   A   .   .
"""
"""A castle of four that A has alone, the king's of four with both, another of four with both."""


def three_castles(moment: str = "2.1") -> State:
    return from_diagram(THREE_CASTLES.format(moment=moment), options("rio-grande-1999", "basic", 2))


def test_points_of_the_kings_castle_and_fields_of_castles_had_alone() -> None:
    state = three_castles()
    assert own_castles(state, 0) == (4 * 1, 4)
    assert own_castles(state, 1) == (4 * 1, 0)
    assert fondness(state, 0, FOND) == 0.5 * 4 + 0.25 * 4
    assert fondness(state, 1, FOND) == 0.5 * 4
    assert fondness(state, 0, weights()) == 0
    # A king is no company.
    assert own_castles(replace(state, knights=(state.knights[0], 0)), 0) == (4 * 1, 12)


def test_after_the_last_turn_of_the_game_points_count_alone() -> None:
    last = three_castles(f"3.{three_castles().options.rounds(3)}")
    assert fondness(last, 0, FOND) == 0, "his last turn, taken as done"
    assert fondness(last, 1, FOND) == 0.5 * 4, "he has one more"
    assert fondness(replace(last, actor=1), 1, FOND) == 0
    assert fondness(three_castles("3.1"), 0, FOND) > 0


@pytest.mark.parametrize("players", [2, 4])
def test_the_quick_look_counts_it_as_the_slow_one(players: int) -> None:
    liked = 0
    for state in turns(players):
        seat = state.actor
        assert seat is not None
        shares = tuple(0.0 if other == seat else 0.4 for other in range(players))
        scene = TurnScene(replace(state, stacks=((),) * players, stack=None))
        judge = Evaluator(scene, FOND, shares)
        assert judge.standing(scene.start()) == pytest.approx(worth(scene.state, seat, FOND, shares))
        liked += worth(scene.state, seat, FOND, shares) > worth(scene.state, seat, weights(), shares)
    assert liked > 5
    assert weights().taste == INDIFFERENT
