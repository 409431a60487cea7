"""Whose points count how much (`shares_of`): most those of the likeliest to come first, as the turn began."""

import random

import pytest
from msgspec.structs import replace

from tests.games.torres.random_games import played
from tests.games.torres.setups import begin, options
from torres3d.games.torres.bots.levels import Level
from torres3d.games.torres.bots.search import turn_choice
from torres3d.games.torres.bots.search.evaluation import Evaluator, promised_points, shares_of, worth
from torres3d.games.torres.bots.search.evaluation_weights import Objective, Weights, weights
from torres3d.games.torres.bots.search.features import FEATURES
from torres3d.games.torres.bots.search.search_position import TurnScene
from torres3d.games.torres.bots.search.turn_choice import best_turn_of
from torres3d.games.torres.rules.literal_types import Mode
from torres3d.games.torres.rules.state import State

TOGETHER = replace(weights(), aim=Objective(each=0.0, together=1.0, spread=(6.0, 8.0)))


def turns(players: int) -> list[State]:
    """Turns of random games of so many players, one of them the basic game."""
    modes: tuple[Mode, ...] = ("basic", "master")
    found: list[State] = []
    for seed, mode in enumerate(modes):
        rng = random.Random(seed)
        found += [step.before for step in played(begin(options("rio-grande-1999", mode, players), rng), rng)]
    several = [state for state in found if state.stage == "turn"]
    assert len(several) > 100
    return several[:: len(several) // 25]


def test_two_play_for_the_difference() -> None:
    for state in turns(2):
        assert shares_of(state, 0, TOGETHER) == (0.0, 1.0)
        assert shares_of(state, 1, TOGETHER) == (1.0, 0.0)


@pytest.mark.parametrize("players", [3, 4])
def test_whoever_is_likelier_to_come_first_counts_more(players: int) -> None:
    for state in turns(players):
        points = promised_points(state, TOGETHER)
        for seat in range(players):
            shares = shares_of(state, seat, TOGETHER)
            assert shares[seat] == 0
            assert sum(shares) == pytest.approx(1)
            others = [other for other in range(players) if other != seat]
            assert sorted(others, key=lambda one: points[one]) == sorted(others, key=lambda one: shares[one])


def test_near_the_end_the_leader_counts_more_for_the_same_lead() -> None:
    sharp, flat = TOGETHER, replace(TOGETHER, aim=Objective(0.0, 1.0, (60.0, 80.0)))
    for state in turns(4)[5:]:
        assert max(shares_of(state, 0, sharp)) > max(shares_of(state, 0, flat)) > 1 / 3
    aim = TOGETHER.aim
    assert [aim.temperature(turns) for turns in (0, 1, 9)] == pytest.approx([6, 10, 612**0.5])


def test_without_anything_together_all_count_alike_and_little() -> None:
    for state in turns(3):
        assert shares_of(state, 1, replace(weights(), aim=Objective())) == (0.05, 0.0, 0.05)


def test_replies_are_judged_by_the_shares_of_the_turn_before_them(monkeypatch: pytest.MonkeyPatch) -> None:
    level = Level("Quick", width=2, depth=2, cards=0, replies=3, reply_width=1, softness=0, seconds=9, nodes=2000)
    given: list[tuple[float, ...]] = []
    real = turn_choice.after_replies

    def kept(state: State, seat: int, known: Weights, shares: tuple[float, ...], *more: object) -> tuple[float, int]:
        given.append(shares)
        return real(state, seat, known, shares, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(turn_choice, "after_replies", kept)
    state = turns(4)[1]
    assert state.actor is not None
    best_turn_of(state, level, TOGETHER, random.Random(1))
    assert len(given) > 1
    assert set(given) == {shares_of(state, state.actor, TOGETHER)}


def test_features_may_count_more_and_others_points_too() -> None:
    known = replace(TOGETHER.leaning({"bonus": 2.0, "area": 0.5}), rivals=1.5)
    for players, phases in TOGETHER.turns.items():
        for before, after in zip(phases, known.turns[players], strict=True):
            for plain, leaning in zip(before, after, strict=True):
                for name, one, other in zip(FEATURES, plain, leaning, strict=True):
                    assert other == one * {"bonus": 2.0, "area": 0.5}.get(name, 1.0)
    for state in turns(2)[:3] + turns(4)[:3]:
        assert sum(shares_of(state, 0, known)) == pytest.approx(1.5)
    with pytest.raises(KeyError, match="bonnus"):
        TOGETHER.leaning({"bonnus": 2.0})


def test_the_evaluator_takes_the_shares_it_is_given() -> None:
    state = turns(3)[4]
    assert state.actor is not None
    shares = tuple(0.0 if seat == state.actor else 0.3 for seat in range(3))
    scene = TurnScene(replace(state, stacks=((),) * 3, stack=None))
    judge = Evaluator(scene, TOGETHER, shares)
    assert judge.shares == shares
    assert judge.standing(scene.start()) == pytest.approx(worth(scene.state, state.actor, TOGETHER, shares))


def test_who_likes_something_counts_points_more_for_it_but_after_the_last_turn() -> None:
    known = TOGETHER.liking({"area": 0.5, "court": 3.0})
    for players, phases in TOGETHER.turns.items():
        for phase, rows in enumerate(phases):
            for left, row in enumerate(rows):
                last = phase == 2 and left == 0
                liked = known.turns[players][phase][left]
                for name, one, other in zip(FEATURES, row, liked, strict=True):
                    more = 0.0 if last else {"area": 0.5, "court": 3.0}.get(name, 0.0)
                    assert other == one + more, (phase, left, name)
    with pytest.raises(KeyError, match="courtt"):
        TOGETHER.liking({"courtt": 2.0})
