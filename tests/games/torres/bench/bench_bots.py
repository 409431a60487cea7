"""How fast the bots think. Run on demand: pytest tests/games/torres/bench/bench_bots.py

Wanted on a 2-core machine: at least 60,000 positions visited a second in one process; a turn of novice and
easy in 0.2 s on average, medium 0.5 s, hard 2 s, expert 5 s; a bot in no more than 300 MB.
"""

import random
import resource
import sys

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from tests.games.torres.bench.speeds import search_all, turns
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.bots.search.evaluation_weights import weights
from torres3d.games.torres.bots.search.turn_choice import best_turn_of

TURNS = turns(2)


@pytest.mark.parametrize(("width", "cards"), [(10, 1), (40, 4), (200, 8)])
def bench_positions(benchmark: BenchmarkFixture, width: int, cards: int) -> None:
    """Positions visited; ``extra_info`` gives those of one second."""
    visited = benchmark.pedantic(search_all, args=(TURNS, width, cards), rounds=3, warmup_rounds=1)
    benchmark.extra_info["positions a second"] = round(visited / benchmark.stats["mean"])
    assert visited > 1000


@pytest.mark.parametrize("level", list(BOTS.search_levels()))
def bench_turn(benchmark: BenchmarkFixture, level: str) -> None:
    """All those turns of a level; ``extra_info`` gives the mean time of one, and the memory."""

    def think() -> None:
        for state in TURNS:
            best_turn_of(state, BOTS.search_levels()[level], weights(), random.Random(1))

    benchmark.pedantic(think, rounds=2, warmup_rounds=1)
    benchmark.extra_info["seconds a turn"] = round(benchmark.stats["mean"] / len(TURNS), 4)
    unit = 1 if sys.platform == "darwin" else 1024
    benchmark.extra_info["memory of the process, MB"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit >> 20
