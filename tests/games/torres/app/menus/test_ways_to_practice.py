"""From the end of a replay to practice, by mouse and by keys: where a person may have made mistakes."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.app.driver import Driver
from tests.app.keyboard import Keys
from tests.games.torres.app.replay.analysed import made_up, on_top, replayed
from tests.house.places import ROOT
from torres3d.app.screens.analysis_screen import AnalysisScreen
from torres3d.games.torres.app.replay.replay_screen import ReplayScreen
from torres3d.games.torres.bots.hint_and_analysis_types import Analysis
from torres3d.games.torres.hud.models.mistake_models import MistakesModel
from torres3d.hud.models.page_models import AnalysisModel

BY = pytest.mark.parametrize("by", ["mouse", "keys"])
BUTTON = "prompt:practise"
BOTS = ROOT / "assets/games/torres/backdrop.torres"
"""A game of four bots."""


def faultless(screen: ReplayScreen) -> Analysis:
    """The analysis of a game in which the person lost nothing."""
    found = made_up(screen.history)
    return replace(
        found, turns=tuple(replace(turn, loss=0.0, better=()) if turn.seat == 0 else turn for turn in found.turns)
    )


@pytest.mark.slow
@BY
def test_the_end_of_a_replay_leads_to_practice_and_back(player: Driver, tmp_path: Path, by: str) -> None:
    hands = player if by == "mouse" else Keys(player.program, player.screen)
    screen = replayed(player, tmp_path, analysed=False)
    assert not player.sees(BUTTON), "it is offered at the end"
    screen.jump(len(screen.steps))
    player.rounds(2)
    hands.spot(BUTTON)
    player.rounds(3)
    assert isinstance(player.program.hud.model.screen, MistakesModel)
    assert player.program.hud.model.screen.percent is not None
    player.spot("mistakes:stop")
    player.rounds(3)
    player.key("escape")
    player.rounds(3)
    assert on_top(player) is screen
    assert screen.at == len(screen.steps)


@pytest.mark.slow
def test_it_is_offered_where_mistakes_are_known(player: Driver, tmp_path: Path) -> None:
    screen = replayed(player, tmp_path)
    screen.jump(len(screen.steps))
    player.rounds(2)
    prompt = player.program.hud.model.prompt
    assert prompt is not None
    assert prompt.why, "the summary stands there, too"
    assert player.sees(BUTTON)


@pytest.mark.slow
def test_it_is_not_offered_where_there_are_none(player: Driver, tmp_path: Path) -> None:
    screen = replayed(player, tmp_path, analysed=False)
    assert screen.analysis is not None
    screen.analysis.kept.found = faultless(screen)
    player.rounds(2)
    screen.jump(len(screen.steps))
    player.rounds(2)
    assert screen.analysis.own_mistakes is False
    assert not player.sees(BUTTON)
    player.spot("analyse")
    player.rounds(3)
    assert isinstance(player.program.services.screens.top, AnalysisScreen)
    page = player.program.hud.model.screen
    assert isinstance(page, AnalysisModel)
    assert page.practise == ""


@pytest.mark.slow
def test_bots_alone_have_nothing_to_practise(player: Driver, tmp_path: Path) -> None:
    screen = replayed(player, tmp_path, BOTS, analysed=False)
    assert screen.practice is None
