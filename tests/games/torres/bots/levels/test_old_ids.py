"""Ids of levels stand in saved games: those of 0.1.0 go on meaning a bot, and its games are played on."""

import shutil
from pathlib import Path

import pytest

from tests.games.torres.recorded_games import EXAMPLES
from torres3d.app.session.player_looks import bots_of
from torres3d.engine.log_replay import load_log
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.seat_view import view

OLD = ("random", "greedy", "novice", "easy", "medium", "hard", "expert")
"""The levels that could be chosen in 0.1.0."""


def test_they_are_all_there_still_in_the_same_order() -> None:
    assert [name for name in BOTS.level_ids() if name in OLD] == list(OLD)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["001-ravensburger-1999-basic-3p", "049-romanian-variant-3p-house"])
def test_a_game_against_them_that_was_saved_is_played_on(tmp_path: Path, name: str) -> None:
    file = tmp_path / "old.torres"
    shutil.copy(EXAMPLES / f"{name}.torres", file)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[: len(lines) // 3]))
    log, history = load_log(TORRES, file)
    seats = bots_of(log.header.setup, BOTS)
    assert "expert" in seats.values()
    state, played = history.state, 0
    while state.actor is not None and played < 8:
        bot = BOTS.make_bot(seats.get(state.actor, "novice"), 1)
        state = apply(state, bot.choose(view(state, state.actor)))
        played += 1
    assert played == 8
