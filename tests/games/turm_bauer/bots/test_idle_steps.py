"""No bot of Turm Bauer walks for nothing: down, low or to and fro without a gain in its own eyes."""

import pytest

from tests.at_length import at_length
from tests.games.turm_bauer.bench.idle_steps import kind_of, walks_of_game
from torres3d.games.turm_bauer.bots.registry import BOTS

LEVELS = BOTS.level_ids()[:8]


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, *at_length(2, 12)])
@pytest.mark.parametrize("level", LEVELS)
def test_no_level_steps_down_or_aside_or_stays_low_without_a_gain(level: str, seed: int) -> None:
    for state, walk, earlier in walks_of_game(level, seed):
        kind, idle = kind_of(state, walk, earlier, level)
        assert not idle, (state.turn, state.to_act.figure, walk, kind)
