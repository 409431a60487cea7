"""The end of a game of Turm Bauer through the window: rows, tabs, the tower behind them, the rematch."""

from pathlib import Path

import pytest

from tests.app.driver import Driver
from tests.app.keyboard import Keys
from tests.games.turm_bauer.app.replay.finished import FELL, SLIPPED, at_end, end, history_of
from torres3d.games.turm_bauer.app.play.play_screen import PlayScreen
from torres3d.games.turm_bauer.app.replay.replay_screen import ReplayScreen
from torres3d.games.turm_bauer.hud.pages.result_page import TABS
from torres3d.games.turm_bauer.rules.ending import level_sum
from torres3d.hud.models.page_models import MenuModel


@pytest.mark.slow
@pytest.mark.parametrize("name", [FELL, SLIPPED])
def test_the_rows_are_the_game(player: Driver, tmp_path: Path, name: str) -> None:
    shown, history = at_end(player, tmp_path, name), history_of(name)
    state = history.state
    for tab in TABS:
        player.spot(f"tab:{tab}")
        assert end(player) == shown
    assert [row.seat for row in shown.rows if row.winner] == sorted(state.winners)
    assert shown.rows[0].winner
    assert [row.seat for row in shown.rows if row.felled] == ([] if state.collapse is None else [state.collapse])
    for row in shown.rows:
        assert row.total == level_sum(state, row.seat) == sum(figure.level for figure in row.figures) == row.course[-1]
    assert shown.why


@pytest.mark.slow
def test_escape_shows_the_tower_and_leads_back_to_the_result(player: Driver, tmp_path: Path) -> None:
    at_end(player, tmp_path)
    keys = Keys(player.program, player.screen)
    for _ in range(2):
        keys.key("escape")
        player.rounds(2)
        assert player.program.hud.dialogs_aside
        keys.key("escape")
        player.rounds(2)
        assert not player.program.hud.dialogs_aside
    keys.spot("menu")
    player.rounds(2)
    assert isinstance(player.program.hud.model.screen, MenuModel)


@pytest.mark.slow
def test_behind_the_result_the_end_is_shown_again_after_the_replay(player: Driver, tmp_path: Path) -> None:
    at_end(player, tmp_path)
    player.spot("replay")
    player.rounds(2)
    assert isinstance(player.program.services.screens.top, ReplayScreen)
    assert player.program.table.state == history_of().start
    player.spot("close")
    player.rounds(2)
    assert end(player)
    assert player.program.table.state == history_of().state


@pytest.mark.slow
def test_in_a_rematch_everybody_keeps_seat_colour_and_letter(player: Driver, tmp_path: Path) -> None:
    at_end(player, tmp_path)
    player.spot("rematch")
    player.rounds(4)
    top = player.program.services.screens.top
    assert isinstance(top, PlayScreen)
    before, after = history_of().header.setup, top.session.game.header.setup
    assert after == before
    assert top.session.state.stage == "build"
    assert player.program.table.state == top.session.state
