"""What a position is worth, thing by thing, comes to what the evaluation says it is worth."""

import itertools
import random

import pytest
from msgspec.structs import replace

from tests.games.torres.random_games import random_states
from torres3d.games.torres.bots.reasons.reasons import differences, terms_of
from torres3d.games.torres.bots.search.evaluation import Evaluator, shares_of, worth
from torres3d.games.torres.bots.search.evaluation_weights import Objective, weights
from torres3d.games.torres.bots.search.search_position import TurnScene
from torres3d.games.torres.rules.state import State

KNOWN = replace(weights(), aim=Objective(0.1, 0.7, (3.0, 5.0)))


def turns_of(seed: int) -> list[State]:
    states = [state for state in random_states(seed) if state.stage == "turn"]
    return random.Random(seed).sample(states, 12)


@pytest.mark.parametrize("seed", range(10))
def test_all_terms_of_a_turn_that_ends_come_to_its_standing(seed: int) -> None:
    for state in turns_of(seed):
        assert state.actor is not None
        scene = TurnScene(state)
        judge = Evaluator(scene, KNOWN)
        terms = terms_of(state, state.actor, KNOWN, judge.shares)
        assert sum(term.value for term in terms) == pytest.approx(judge.standing(scene.start()))


@pytest.mark.parametrize("seed", range(10))
def test_all_terms_of_who_waits_come_to_his_worth(seed: int) -> None:
    for state in turns_of(seed):
        assert state.actor is not None
        seat = (state.actor + 1) % state.players
        shares = shares_of(state, seat, KNOWN)
        terms = terms_of(state, seat, KNOWN, shares)
        assert sum(term.value for term in terms) == pytest.approx(worth(state, seat, KNOWN, shares))


@pytest.mark.parametrize("seed", range(10))
def test_the_differences_come_to_the_difference(seed: int) -> None:
    states = turns_of(seed)
    for here, there in itertools.pairwise(states):
        shares = shares_of(here, 0, KNOWN)
        first, second = (terms_of(state, 0, KNOWN, shares) for state in (here, there))
        found = differences(first, second)
        wanted = sum(term.value for term in first) - sum(term.value for term in second)
        assert sum(reason.points for reason in found) == pytest.approx(wanted)
        assert len({(each.seat, each.kind, each.square) for each in found}) == len(found)
