"""How long it takes to make puzzles from a person's game. Run on demand:
pytest tests/games/torres/bench/bench_mistakes.py

Wanted: no more than 20 s of one core for a game, plain. ``extra_info`` gives the processor's seconds, which a busy
machine lengthens less, and the puzzles found.
"""

import time

import pytest
from msgspec.structs import replace
from pytest_benchmark.fixture import BenchmarkFixture

from tests.games.torres.bot_histories import history_of_bots
from torres3d.engine.history import History
from torres3d.games.torres.bots.puzzles.mistake_search import mistakes_of
from torres3d.games.torres.kit.engine_adapter import TorresHistory
from torres3d.games.torres.kit.setup_and_options import as_setup


def game(levels: tuple[str, ...], seed: int) -> TorresHistory:
    """A game of a person, who plays like the first of these levels, and bots."""
    played = history_of_bots(levels, seed)
    setup = as_setup(played.header.setup)
    players = (replace(setup.players[0], bot=None), *setup.players[1:])
    found = History(played.kit, replace(played.header, setup=replace(setup, players=players)))
    for step in played.standing_steps():
        found.add(found.prepare(step.by, step.standing_command))
    return found


@pytest.mark.parametrize(
    ("levels", "seed"),
    [
        (("easy", "hard"), 1),
        (("easy-4", "hard", "hard"), 3),
        (("medium", "hard-4", "hard-4", "hard-4"), 2),
        (("hard", "hard-4", "hard-4"), 4),
    ],
)
def bench_puzzles_from_a_game(benchmark: BenchmarkFixture, levels: tuple[str, ...], seed: int) -> None:
    """All puzzles from a whole game."""
    played, took = game(levels, seed), 0.0

    def make() -> int:
        nonlocal took
        begun = time.process_time()
        found = mistakes_of(played, "game.torres")
        took = time.process_time() - begun
        return len(found.puzzles)

    benchmark.extra_info["puzzles"] = benchmark.pedantic(make, rounds=1)
    benchmark.extra_info["s of a core"] = round(took, 1)
