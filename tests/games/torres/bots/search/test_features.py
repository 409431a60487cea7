"""Features of the evaluation, counted by hand, and the same by the quick look."""

import pytest
from msgspec.structs import replace

from tests.games.torres.bots.search.test_shares import turns
from tests.games.torres.setups import options
from torres3d.games.torres.bots.search.evaluation import Evaluator, worth
from torres3d.games.torres.bots.search.evaluation_weights import Weights, weights
from torres3d.games.torres.bots.search.features import COMPANY, FEATURES, castles_of, features
from torres3d.games.torres.bots.search.search_position import TurnScene
from torres3d.games.torres.rules.diagram import from_diagram
from torres3d.games.torres.rules.state import State

BOARD = """\
moment: 2.1
stacks: 32 3
.   .   .   .   .   .   .   .
.   1   2A  1A  .   1B  3   .
.   .   .   1   B   1K  1A  .
.   .   .   .   .   .   .   .
.   1   2A  .   .   .   .   .
.   1   1B  .   .   2   .   .
.   .   B   .   .   .   .   .
.   .   .   .   .   A   .   .
"""
"""A castle of four that A has alone, the king's of four with both, another of four with both."""


def board() -> State:
    return from_diagram(BOARD, options("rio-grande-1999", "basic", 2))


def test_features_are_what_one_counts_on_the_board() -> None:
    found = dict(zip(FEATURES, features(board(), 0, 7.5), strict=True))
    assert found == {
        "one": 1, "points": 4 * 2 + 4 * 1 + 4 * 2, "area": 12, "level": 2 + 1 + 2, "castles": 3, "head": 2 + 3 + 2,
        # Two blocks are missing beside the knights on level 2, one beside that in the king's castle.
        "step": pytest.approx(4 / 3 + 4 / 2 + 4 / 3), "grow": 12, "knights": 5, "ground": 1, "levels": 6, "bonus": 0,
        "court": 1, "gap": 1, "next_gap": 2, "blocks": 5, "master": 0, "hand": 7.5,
        # With B in the king's castle on the same level, in the lower left one a level below; one B beside each.
        "shared": 2, "shared_area": 8, "ahead": 0 + 1, "besieged": 1 + 1 + 1,
    }  # fmt: skip


def with_company() -> Weights:
    """The weights with points for the company."""
    points = dict(zip(COMPANY, (3.0, -0.5, 2.0, -1.25), strict=True))
    return weights().changed(
        lambda row, _: tuple(points.get(name, value) for name, value in zip(FEATURES, row, strict=True))
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_quick_look_sees_the_company_as_the_slow_one_does(players: int) -> None:
    """It is asked of whoever the position is valued for, and not of the others."""
    known, met = with_company(), 0
    for state in turns(players):
        assert state.actor is not None
        scene = TurnScene(replace(state, stacks=((0, 0, 0, 0),) * players, stack=None))
        judge = Evaluator(scene, known)
        value = worth(scene.state, state.actor, known, judge.shares)
        assert judge.standing(scene.start()) == pytest.approx(value)
        met += any(its[-1] or its[-4] for _, its in castles_of(state, state.actor))
    assert met > 3
