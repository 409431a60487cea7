"""How fast the rules of Turm Bauer are. Run on demand: pytest tests/games/turm_bauer/bench/bench_rules.py

Wanted on a 2-core machine: `legal` at most 15 ms on average in a four-player game; a game of 48 turns replays from its
file in at most 50 ms. Every round has states of its own, so that nothing is remembered of their buildings.
"""

import random
from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace
from pytest_benchmark.fixture import BenchmarkFixture

from tests.games.turm_bauer.random_games import built, chosen
from torres3d.engine.log_replay import load_log
from torres3d.engine.logged_game import Game
from torres3d.games.turm_bauer.kit.engine_adapter import TURM, TurmGame
from torres3d.games.turm_bauer.kit.setup_and_options import Setup, seated
from torres3d.games.turm_bauer.rules.commands import Placement
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.state import State

GAMES = 5


def played(seed: int, file: Path | None = None) -> TurmGame:
    """A game of four in which everything stands, so that it has all its turns."""
    rng = random.Random(seed)
    game = Game.create(TURM, Setup({}, seated([None] * 4)), file, seed)
    while game.state.acting is not None:
        choice = chosen(game.state, rng)
        game.submit(built(choice) if isinstance(choice, Placement) else choice)
    return game


@cache
def states(stage: str) -> list[State]:
    """States of whole games."""
    found = [step.before for seed in range(GAMES) for step in played(seed).history.steps if step.before.stage == stage]
    random.Random(1).shuffle(found)
    return found


@pytest.mark.parametrize("stage", ["build", "move"])
def test_legal(benchmark: BenchmarkFixture, stage: str) -> None:
    """All choices of every state of whole games."""
    asked = states(stage)

    def list_all(fresh: list[State]) -> None:
        for state in fresh:
            legal(state)

    benchmark.pedantic(list_all, setup=lambda: (([unknown(state) for state in asked],), {}), rounds=3)
    print(f"{stage}: {1000 * benchmark.stats.stats.min / len(asked):.2f} ms a state")


def unknown(state: State) -> State:
    """The same state, with blocks that the rules have not seen: they remember buildings by the very tuple."""
    return replace(state, blocks=(*state.blocks,))


def test_replay(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    """A game of 48 turns from its file."""
    file = tmp_path / "game.turm"
    played(1, file).close()
    _, history = load_log(TURM, file)
    assert history.state.turn == 48
    benchmark.pedantic(load_log, (TURM, file), rounds=20)
    print(f"replay: {1000 * benchmark.stats.stats.min:.1f} ms")
