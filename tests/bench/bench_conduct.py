"""How the bots use what they have. Run on demand: pytest tests/bench/bench_conduct.py

What looks foolish to a person can be counted: AP spent on the marker, knights on the ground at a scoring,
cards never played, the king's bonus missed. ``extra_info`` gives the figures, each for one player.
"""

from collections import Counter

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from tests.games.random_games import new_game
from torres3d.bots.registry import make_bot
from torres3d.rules.commands import AddKnight, Build, Buy, Command, EndTurn, Move, Play, Score
from torres3d.rules.decide import apply
from torres3d.rules.scoring import bonus_now
from torres3d.rules.state import State
from torres3d.rules.view import view

GAMES = {2: 6, 3: 4, 4: 4}
AP = {AddKnight: 2, Build: 1, Buy: 1, Move: 1, Score: 1}


def conduct(level: str, players: int, games: int) -> dict[str, float]:
    """The figures of so many games."""
    count: Counter[str] = Counter()
    for seed in range(games):
        state = new_game(players=players, seed=seed)
        bots = [make_bot(level, seed * players + seat) for seat in range(players)]
        while state.actor is not None:
            command = bots[state.actor].choose(view(state, state.actor))
            if state.stage == "turn":
                note(count, state, command)
            state = apply(state, command)
        count["points"] += sum(state.scores)
        count["best"] += max(state.scores)
        count["cards left"] += sum(map(len, state.hands))
    seats = games * players
    return {
        "points": count["points"] / seats,
        "points of the winner": count["best"] / games,
        "share of AP on the marker": count["Score AP"] / sum(count[f"{kind.__name__} AP"] for kind in AP),
        "turns with 4 or 5 steps of the marker": count["marker turns"] / seats,
        "knights on the ground at a scoring": count["ground"] / (3 * seats),
        "knights on the board at a scoring": count["knights"] / (3 * seats),
        "king's bonuses of three": count["bonus"] / seats,
        "cards bought": count["Buy AP"] / seats,
        "cards played": count["played"] / seats,
        "cards never played": count["cards left"] / seats,
    }


def note(count: Counter[str], state: State, command: Command) -> None:
    """Count a command."""
    count[f"{type(command).__name__} AP"] += AP.get(type(command), 0)
    count["played"] += isinstance(command, Play)
    count["steps"] += isinstance(command, Score)
    if isinstance(command, EndTurn):
        count["marker turns"] += count["steps"] >= 4
        count["steps"] = 0
        after = apply(state, command)
        if after.phase != state.phase or after.stage not in ("turn", "keep"):
            for seat, knights in enumerate(state.knights):
                count["ground"] += (knights & ~state.board.towers).bit_count()
                count["knights"] += knights.bit_count()
                count["bonus"] += bonus_now(state, seat) > 0


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
def bench_conduct(benchmark: BenchmarkFixture, level: str, players: int) -> None:
    """A few games of a level against itself."""
    found = benchmark.pedantic(conduct, args=(level, players, GAMES[players]), rounds=1)
    benchmark.extra_info.update({name: round(value, 2) for name, value in found.items()})
    assert found["points"] > 0
