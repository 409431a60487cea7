"""Ways out of a replay, and to the rules: one button and Escape lead back, and the button says where."""

import shutil
from pathlib import Path

import pytest

from tests.app.driver import Driver
from tests.games.torres.recorded_games import EXAMPLES
from tests.games.turm_bauer.app.replay.finished import FELL, LOGS
from torres3d.app.screens.replay_screen import BaseReplayScreen
from torres3d.hud.models.page_models import RulesModel

GAMES = [EXAMPLES / "015-romanian-variant-2p.torres", LOGS / FELL]


@pytest.fixture(params=GAMES, ids=lambda file: file.suffix[1:])
def file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A finished game on the shelf, one of each game."""
    (tmp_path / "games").mkdir(exist_ok=True)
    return Path(shutil.copy(request.param, tmp_path / "games"))


def label(player: Driver) -> str:
    """What the button says that closes the replay."""
    player.rounds(2)
    bar = player.program.hud.model.replay
    assert bar is not None
    return bar.back


@pytest.mark.slow
def test_f2_opens_the_rules_of_the_game_and_leads_back(player: Driver, file: Path) -> None:
    player.program.flow.open_replay(file)
    player.rounds(2)
    replay = player.program.services.screens.top
    assert isinstance(replay, BaseReplayScreen)
    replay.jump(5)
    player.key("f2")
    player.rounds(2)
    rules = player.program.hud.model.screen
    assert isinstance(rules, RulesModel)
    assert rules.sections
    player.key("escape")
    player.rounds(2)
    assert player.program.services.screens.top is replay
    assert replay.at == 5
    assert player.program.table.state == replay.state


@pytest.mark.slow
def test_the_button_says_where_it_leads_and_is_the_only_one(player: Driver, file: Path) -> None:
    say, stack = player.program.services.say, player.program.services.screens
    player.program.flow.open_replay(file)
    assert label(player) == say("back-to-menu")
    assert not player.sees("menu")
    below = stack.pile[1]
    player.spot("close")
    assert stack.top is below
    player.spot("games")
    player.program.flow.open_replay(file)
    assert label(player) == say("back-to-games")
    player.key("escape")
    player.rounds(2)
    assert stack.top is player.program.flow.library
    player.program.flow.open_game(file)
    player.rounds(6)
    player.spot("replay")
    assert label(player) == say("back-to-result")
