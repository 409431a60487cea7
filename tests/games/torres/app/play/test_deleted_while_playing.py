"""The folder of games is deleted while one is played: the game is written anew, and it is said where."""

import shutil
from pathlib import Path

import pytest

from tests.app.driver import Driver
from tests.games.torres.app.play.seated import seat_in_turn
from torres3d.engine.log_replay import load_log
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.rules import commands as c


def begun(player: Driver) -> Path:
    """The log of a game that is played."""
    seat_in_turn(player)
    file = player.game.session.game.file
    assert file is not None
    shutil.rmtree(file.parent)
    return file


@pytest.mark.slow
def test_the_next_command_writes_it_anew(player: Driver) -> None:
    file = begun(player)
    player.give(c.Score())
    player.rounds(2)
    assert player.program.hud.toast == player.program.services.say("fault-log-anew", file=str(file))
    assert load_log(TORRES, file)[1].states == player.game.session.game.history.states


@pytest.mark.slow
def test_so_does_leaving_the_game(player: Driver) -> None:
    file = begun(player)
    states = player.game.session.game.history.states
    player.program.close()
    assert load_log(TORRES, file)[1].states == states
