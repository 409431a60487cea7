"""What games say of a strength: laws of the estimate, and persons of known strength that are found again."""

import random
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from torres3d.bots.person_elo_estimate import (
    DRIFT,
    FIRST,
    FIRST_SPREAD,
    Belief,
    beginning,
    course,
    fitting,
    table_weight,
)
from torres3d.bots.rated_games import Rival

ELOS = {"novice": 300, "easy": 730, "medium": 1340, "hard": 1850, "expert": 3210}
rivals = st.lists(
    st.builds(Rival, st.just("easy"), st.integers(0, 3500), st.sampled_from([0.0, 0.5, 1.0])), min_size=1, max_size=3
)
tables = st.lists(rivals, max_size=12)


def against(elo: int, result: float) -> list[Rival]:
    return [Rival("easy", elo, result)]


def test_nobody_is_known_at_first() -> None:
    first = beginning().estimate
    assert first.mean == pytest.approx(FIRST, abs=1)
    assert (first.low, first.high) == pytest.approx((FIRST - 1.96 * FIRST_SPREAD, FIRST + 1.96 * FIRST_SPREAD), abs=12)


@given(tables, st.integers(0, 3500))
def test_a_game_that_was_won_instead_of_lost_says_more(before: list[list[Rival]], elo: int) -> None:
    known = course(before)[-1]
    lost, drawn, won = (known.after(against(elo, result)).estimate.mean for result in (0.0, 0.5, 1.0))
    assert lost < drawn < won


@given(tables)
def test_the_interval_holds_the_mean(before: list[list[Rival]]) -> None:
    found = course(before)[-1].estimate
    assert found.low < found.mean < found.high
    assert found.margin == pytest.approx((found.high - found.low) / 2)


@given(tables)
def test_the_interval_lies_evenly_around_the_mean_and_holds_95_percent(before: list[list[Rival]]) -> None:
    belief = course(before)[-1]
    found = belief.estimate
    assert found.mean - found.low == pytest.approx(found.high - found.mean)
    assert belief.share(found.low, found.high) == pytest.approx(0.95, abs=0.005)


def test_it_is_known_better_with_each_game_among_equals() -> None:
    alternating = [against(1000, float(number % 2)) for number in range(20)]
    margins = [belief.estimate.margin for belief in course(alternating)]
    assert all(later < before for before, later in pairwise(margins))
    assert margins[-1] < margins[0] / 3


@given(st.lists(rivals, max_size=8), st.randoms(use_true_random=False))
def test_without_drift_the_order_of_games_says_nothing(games: list[list[Rival]], chance: random.Random) -> None:
    mixed = chance.sample(games, len(games))
    one, other = (course(each, drift=0.0)[-1].estimate for each in (games, mixed))
    assert (one.mean, one.low, one.high) == pytest.approx((other.mean, other.low, other.high), abs=1e-6)


def test_with_drift_what_came_last_counts_most() -> None:
    better = [against(1000, 0.0)] * 15 + [against(1000, 1.0)] * 15
    assert course(better)[-1].estimate.mean > course(better[::-1])[-1].estimate.mean + 50


def test_results_of_one_table_count_less_than_as_many_games() -> None:
    one_table = beginning().after(against(1000, 1.0) * 3, drift=0.0).estimate
    three_games = course([against(1000, 1.0)] * 3, drift=0.0)[-1].estimate
    one_game = beginning().after(against(1000, 1.0), drift=0.0).estimate
    assert one_game.mean < one_table.mean < three_games.mean
    assert [table_weight(count) * count for count in (1, 2, 3)] == pytest.approx([1.0, 1.5, 1.8])


@pytest.mark.slow
@pytest.mark.parametrize("drift", [0.0, DRIFT])
@pytest.mark.parametrize("seats", [2, 4])
def test_persons_of_known_strength_lie_in_the_interval(seats: int, drift: float) -> None:
    """They play whom the program offers (at larger tables three of them), and change as it is thought they do."""
    chance = random.Random(11 * seats)
    inside, persons = 0, 200
    for _ in range(persons):
        strength, belief = chance.gauss(FIRST, FIRST_SPREAD), beginning()
        for _ in range(25):
            offered = fitting(belief, ELOS)
            assert offered is not None
            strength += chance.gauss(0.0, drift) if drift else 0.0
            belief = belief.after(_table(strength, ELOS[offered], seats, chance), drift)
        found = belief.estimate
        inside += found.low <= strength <= found.high
    assert 0.91 <= inside / persons <= 0.995


def _table(strength: float, elo: int, seats: int, chance: random.Random) -> list[Rival]:
    """A game against so many bots but one: everybody runs a race, faster for each Elo (then any two of them come in
    as Elo says)."""
    mine, *theirs = (chance.expovariate(10 ** (each / 400)) for each in (strength, *[elo] * (seats - 1)))
    return [Rival("bot", elo, float(mine < other)) for other in theirs]


def test_the_opponent_offered_is_the_one_beaten_in_six_of_ten() -> None:
    strong = course([against(1850, 1.0), against(1850, 0.0), against(1850, 1.0)] * 12)[-1]
    assert fitting(strong, ELOS) == "hard"
    assert 0.5 < strong.chance(1850) < 0.75
    assert strong.chance(300) > 0.99
    assert strong.chance(3210) < 0.05
    assert fitting(strong, {}) is None


@pytest.mark.slow
@given(tables)
def test_a_stronger_bot_is_beaten_less(before: list[list[Rival]]) -> None:
    known: Belief = course(before)[-1]
    found = [known.chance(elo) for elo in ELOS.values()]
    assert all(0.0 < later < earlier < 1.0 for earlier, later in pairwise(found))
