"""How fast the bots of Turm Bauer choose. Run on demand: pytest tests/games/turm_bauer/bench/bench_bots.py

Wanted on a 2-core machine: a whole turn of the best level in at most 3 s.
"""

import time

import pytest

from tests.games.turm_bauer.random_games import opened
from torres3d.games.turm_bauer.bots.registry import BOTS
from torres3d.games.turm_bauer.rules.decide import apply
from torres3d.games.turm_bauer.rules.judging.judge import command_for
from torres3d.games.turm_bauer.rules.judging.statics import StaticsJudge
from torres3d.games.turm_bauer.rules.seat_view import view

GAMES = 3


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("level", BOTS.level_ids())
def test_a_turn_of_each_level(level: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    judge = StaticsJudge()
    spent: list[float] = []
    for seed in range(GAMES):
        state = opened(players, seed, hand="drawn")
        bots = [BOTS.make_bot(level, seat) for seat in range(players)]
        turn = -1
        while state.actor is not None:
            if state.turn != turn:
                turn = state.turn
                spent.append(0.0)
            begun = time.process_time()
            choice = bots[state.actor].choose(view(state, state.actor))
            spent[-1] += time.process_time() - begun
            state = apply(state, command_for(state, choice, judge))
    with capsys.disabled():
        mean, most = sum(spent) / len(spent), max(spent)
        print(f"\n{level}, {players} players: a turn {mean:.3f} s of the processor, {most:.2f} s at most")
    assert max(spent) <= 3
