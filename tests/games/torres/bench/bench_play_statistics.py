"""How the bots use what they have. Run on demand: pytest tests/games/torres/bench/bench_play_statistics.py

What looks foolish to a person can be counted (`torres3d.games.torres.bots.play_statistics`): AP spent on the marker,
knights on the ground at a scoring, cards never played, the king's bonus missed. ``extra_info`` gives the figures, each
for one player and game."""

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from torres3d.bots.arena.game_arena import matches
from torres3d.games.torres.bots.arena.arena_game import ContestSetting
from torres3d.games.torres.bots.play_statistics.play_counting import play_counted
from torres3d.games.torres.bots.play_statistics.summary import rows, winners

SETTING = ContestSetting(0, "rio-grande-1999", "basic", {})
GAMES = {2: 6, 3: 3, 4: 4}


def conduct(level: str, players: int) -> dict[str, float]:
    """The figures of a few games of a level against itself."""
    plan = matches((level,) * players, GAMES[players], SETTING, anew=True)
    games = [play_counted(match) for match in plan]
    return {"points of the winner": winners(games).points} | {row.name: row.whole for row in rows(games, level)}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
def bench_conduct(benchmark: BenchmarkFixture, level: str, players: int) -> None:
    """A few games of a level against itself."""
    found = benchmark.pedantic(conduct, args=(level, players), rounds=1)
    benchmark.extra_info.update({name: round(value, 2) for name, value in found.items()})
    assert found["points"] > 0
