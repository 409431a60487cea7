"""How fast the judges of Turm Bauer are. Run on demand: pytest tests/games/turm_bauer/bench/bench_judges.py

Wanted on a 2-core machine: a statics verdict on 48 blocks at most 5 ms; Bullet's verdict at most 400 ms on average over
a game. On a busy machine look at the least.
"""

import random
from functools import cache

from pytest_benchmark.fixture import BenchmarkFixture

from tests.games.turm_bauer.rules.judging.careful_games import builds
from tests.games.turm_bauer.rules.judging.random_towers import places, sampled_hands, shaken, tower
from torres3d.games.turm_bauer.rules.commands import Hand, Placement
from torres3d.games.turm_bauer.rules.judging.risk import Risk, Risks
from torres3d.games.turm_bauer.rules.judging.risk_estimate import RiskEstimate
from torres3d.games.turm_bauer.rules.judging.statics import Balance, StaticsJudge, balance
from torres3d.games.turm_bauer.rules.options import Options
from torres3d.games.turm_bauer.rules.state import BuiltBlock, State
from torres3d.games.turm_bauer.scene.physics.bullet_judge import BulletJudge

BLOCKS = 47
GAMES = 3


@cache
def building() -> tuple[BuiltBlock, ...]:
    """A tower of nearly all blocks that leans here and there."""
    return shaken(tower(3, BLOCKS), 15, 3)


@cache
def further() -> list[Placement]:
    """Places for one more block."""
    return random.Random(1).sample(places(tower(3, BLOCKS)), 24)


def bench_statics_of_a_tower_with_one_more_block(benchmark: BenchmarkFixture) -> None:
    """What is asked most: the 48th block on a tower that is known."""
    known = balance(building(), 0.05)
    blocks = [BuiltBlock("red", place.block, place.cells, (20, -10, 5)) for place in further()]
    numbers = iter(range(1_000_000))
    benchmark(lambda: known.with_block(blocks[next(numbers) % len(blocks)]))


def bench_statics_of_a_tower_nobody_has_seen(benchmark: BenchmarkFixture) -> None:
    """All 47 blocks anew."""
    benchmark(lambda: Balance(building(), 0.05))


def bench_first_figure_of_a_block_that_is_tried(benchmark: BenchmarkFixture) -> None:
    """What a person who tries a block waits for, on a building of 30."""
    state = tower(3, 30)
    some = places(state)[:24]
    numbers = iter(range(1_000_000))
    benchmark(lambda: RiskEstimate(state, some[next(numbers) % len(some)]).figure())


def bench_risk_of_a_place_by_twelve_hands(benchmark: BenchmarkFixture) -> None:
    """Twelve sampled hands for one place of a building that is known."""
    blocks, chance = tower(3, 30).blocks, random.Random(1)
    risks, some = Risks(blocks, Options()), chance.sample(places(tower(3, 30)), 24)

    def risk_at(place: Placement) -> Risk:
        return risks.with_hands(place, sampled_hands(blocks, place, chance))

    risk_at(some[0])
    numbers = iter(range(1_000_000))
    benchmark(lambda: risk_at(some[next(numbers) % len(some)]))


@cache
def recorded() -> list[tuple[State, Placement, Hand]]:
    """What was built in some games, in random order."""
    games = (builds(StaticsJudge(), seed, wobble="gentle", hand="drawn") for seed in range(1, 1 + GAMES))
    found = [(before, build.placement, build.hand) for game in games for before, build, _ in game]
    random.Random(1).shuffle(found)
    return found


def bench_verdict_of_bullet_over_games(benchmark: BenchmarkFixture) -> None:
    """Blocks let go at all times of a game."""
    numbers = iter(range(1_000_000))
    benchmark.pedantic(lambda: BulletJudge().judge(*recorded()[next(numbers) % len(recorded())]), rounds=40)
