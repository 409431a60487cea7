"""`torres3d replay --notation`: a game as text that can be pasted and read back."""

from pathlib import Path

import pytest

from tests.cli.running import run
from tests.games.torres.recorded_games import EXAMPLES
from tests.house.places import ROOT
from torres3d import play, play_turm
from torres3d.engine.log_replay import load_log
from torres3d.games.registered import game_of

TORRES = EXAMPLES / "001-ravensburger-1999-basic-3p.torres"
TURM = min((ROOT / "tests/games/turm_bauer/examples").glob("*.turm"))
LOGS = pytest.mark.parametrize("log", [TORRES, TURM], ids=["torres", "turm"])


@LOGS
def test_the_text_is_read_back_as_the_same_game(log: Path) -> None:
    done = run("replay", str(log), "--notation")
    assert (done.status, done.err) == (0, "")
    _, history = load_log(game_of(log).kit(), log)
    read = (play if log is TORRES else play_turm).read_game(done.out)
    assert read.header == history.header
    assert [(step.by, step.command) for step in read.steps] == [(step.by, step.command) for step in history.steps]
    assert game_of(log).app().read_text(done.out).header == history.header  # type: ignore[attr-defined]  # a history


@LOGS
def test_up_to_a_command(log: Path) -> None:
    done = run("replay", str(log), "--notation", "--at", "20")
    read = (play if log is TORRES else play_turm).read_game(done.out)
    _, history = load_log(game_of(log).kit(), log)
    assert read.n == 20
    assert read.state == history.state_at(20)
    assert run("replay", str(log), "--notation", "--at", "9999").status == 2
