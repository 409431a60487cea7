"""Whole games of random choices come to their end."""

import pytest

from tests.games.turm_bauer.random_games import opened, played


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_comes_to_its_end(players: int) -> None:
    last = list(played(opened(players), seed=players, falls=0.02))[-1][3]
    assert last.stage == "over"
    assert last.winners
