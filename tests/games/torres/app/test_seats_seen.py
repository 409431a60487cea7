"""Who somebody is: one sign on chips and on the table, whatever colours were chosen; bots by name and level."""

import itertools
import shutil
from pathlib import Path

import pytest

from tests.app.driver import Driver
from tests.app.menus.library.shelved import games, shown, titles
from tests.games.torres.logged_games import setup, written
from tests.games.torres.recorded_games import EXAMPLES
from torres3d.engine.logged_game import Game
from torres3d.engine.player_names_and_colours import emblems
from torres3d.games.torres.app.replay.replay_screen import ReplayScreen
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.hud.kit.theme import COLOURS
from torres3d.hud.models.page_models import MenuModel, PauseModel

FINISHED = EXAMPLES / "022-rio-grande-1999-master-4p-level_same.torres"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    found = tmp_path / "games"
    found.mkdir()
    return found


def test_no_two_players_have_one_emblem_whatever_colours_they_choose() -> None:
    for players in (2, 3, 4):
        for chosen in itertools.permutations(COLOURS, players):
            signs = emblems(chosen)
            assert len(set(signs)) == players, chosen
            assert all(1 <= sign <= 4 for sign in signs)


@pytest.mark.slow
def test_chips_have_the_emblems_of_the_table_where_colours_are_unusual(player: Driver, folder: Path) -> None:
    file = written(folder / "odd.torres", 30, players=4)  # violet and white among them
    player.program.flow.open_game(file)
    player.wait()
    worn = [look.emblem for look in player.torres.table.scene.looks]
    assert len(set(worn)) == 4
    score, turn = shown(player).panels.get("score"), shown(player).panels.get("turn")
    assert score is not None
    assert turn is not None
    assert [row.player.emblem for row in sorted(score.rows, key=lambda row: row.player.seat)] == worn
    assert turn.player.emblem == worn[turn.player.seat]
    player.program.flow.open_menu()
    player.rounds(2)
    player.spot("games")
    (row,) = games(player).rows
    assert [each.emblem for each in row.players] == worn


@pytest.mark.slow
def test_turns_on_the_replay_bar_differ_without_colours(player: Driver, folder: Path) -> None:
    file = Path(shutil.copy(FINISHED, folder))
    player.program.flow.open_replay(file)
    player.rounds(2)
    assert isinstance(player.program.services.screens.top, ReplayScreen)
    bar = shown(player).replay
    assert bar is not None
    worn = {look.emblem for look in player.torres.table.scene.looks}
    assert {mark.emblem for mark in bar.marks if mark.kind == "turn"} == worn
    # Ticks have room for a shape.
    panel = next(panel for panel in player.program.hud.panels if panel.spots and panel.spots[0].name == "scrubber")
    line = panel.spots[0].rect
    turns = [mark for mark in bar.marks if mark.kind == "turn"]
    assert line.w / len(turns) >= 7


@pytest.mark.slow
def test_list_menu_and_pause_say_who_is_a_bot_of_which_level(player: Driver, folder: Path) -> None:
    made = setup(players=2, bots={1: "expert"})
    Game.create(TORRES, made, folder / "game.torres").close()
    player.program.flow.open_menu()
    player.rounds(2)
    menu = shown(player).screen
    assert isinstance(menu, MenuModel)
    assert "(Expert" in menu.resume
    player.spot("games")
    assert "(Expert" in titles(player)[0]
    assert "(Expert" in games(player).rows[0].players[1].name
    player.spot("open")
    player.rounds(2)
    player.program.key("cancel")
    pause = shown(player).screen
    assert isinstance(pause, PauseModel)
    assert "(Expert" in pause.about
