"""How fast games and logs are. Run on demand: pytest tests/bench/bench_engine.py

Wanted on a 2-core machine: a whole four-player log (about 290 commands) from its file in at most 40 ms; an undo in at
most 2 ms, its line written through to the disk.
"""

from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from tests.games.torres.bench.bench_rules import forget
from tests.games.torres.logged_games import begun
from tests.games.torres.recorded_games import EXAMPLES
from torres3d.engine.log_replay import load_log
from torres3d.games.torres.kit.engine_adapter import TORRES, TorresGame
from torres3d.games.torres.rules import commands as c

FOUR = EXAMPLES / "008-rio-grande-1999-basic-4p.torres"
LONGEST = EXAMPLES / "022-rio-grande-1999-master-4p-level_same.torres"


def bench_replay_from_file(benchmark: BenchmarkFixture) -> None:
    """A four-player log of 268 commands from its file to its last state, memories empty at the start."""
    _, history = benchmark.pedantic(load_log, args=(TORRES, FOUR), setup=forget, rounds=20)
    assert history.state.stage == "over"


def bench_replay_of_the_longest_example(benchmark: BenchmarkFixture) -> None:
    """343 commands of a master game."""
    _, history = benchmark.pedantic(load_log, args=(TORRES, LONGEST), setup=forget, rounds=20)
    assert history.n == 343


@pytest.mark.parametrize("logged", [True, False], ids=["logged", "without_file"])
def bench_undo(benchmark: BenchmarkFixture, tmp_path: Path, logged: bool) -> None:
    """An undo, its line flushed to the disk; and without a file, where the disk takes no part."""
    game: TorresGame = begun(tmp_path / "game.torres" if logged else None)

    def give() -> None:
        game.submit(c.Score())

    before = game.state
    benchmark.pedantic(game.undo, setup=give, rounds=200)
    assert game.state is before


def bench_submit(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    """A command, its line flushed to the disk."""
    game = begun(tmp_path / "game.torres")

    def take_back() -> None:
        game.undo_turn()

    benchmark.pedantic(lambda: game.submit(c.Score(), 0), setup=take_back, rounds=200)
    assert game.state.scores[0] > 0


def bench_state_documents_with_legal_commands(benchmark: BenchmarkFixture) -> None:
    """What `torres3d replay --states --legal` prints for the longest example."""
    _, history = load_log(TORRES, LONGEST)
    texts = benchmark(lambda: [TORRES.document_line(state, n, True) for n, state in enumerate(history.states)])
    assert len(texts) == 344
