"""The end of a game: points, castles, AP, knights, course; Escape shows the board; a rematch has the same seats."""

import shutil
from pathlib import Path

import pytest

from tests.app.driver import Driver
from tests.app.keyboard import Keys
from tests.app.opened import Opens
from tests.house.places import ROOT
from torres3d.app.window.settings import Settings
from torres3d.base import paths
from torres3d.engine.log_replay import load_log
from torres3d.games.torres.hud.models.result_models import EndModel
from torres3d.games.torres.hud.pages.result_page import ALL_TABS
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.hud.models.page_models import MenuModel
from torres3d.i18n.texts import language_ids

EXAMPLES = ROOT / "tests/games/torres/examples"
FOUR = "008-rio-grande-1999-basic-4p.torres"


def at_result(player: Driver, tmp_path: Path, name: str = FOUR) -> EndModel:
    """The result of a game that is over."""
    (tmp_path / "games").mkdir(exist_ok=True)
    player.program.flow.open_game(Path(shutil.copy(EXAMPLES / name, tmp_path / "games")))
    player.rounds(6)
    return result(player)


def result(player: Driver) -> EndModel:
    """The result on the screen."""
    screen = player.program.hud.model.screen
    assert isinstance(screen, EndModel)
    return screen


@pytest.mark.slow
@pytest.mark.parametrize("language", language_ids(paths.config() / "locale"))
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_all_that_lies_behind_the_points_is_looked_at_by_mouse(
    open_program: Opens, tmp_path: Path, language: str, scale: float
) -> None:
    player = open_program(Settings(quality="low", language=language, ui_scale=scale))
    shown = at_result(player, tmp_path)
    for tab in ALL_TABS:
        player.spot(f"tab:{tab}")
        assert result(player) == shown
        hud = player.program.hud
        assert not hud.spot("look").rect.overlaps(hud.spot("analysis").rect), tab
    for row in shown.rows:
        assert row.course[-1] == row.total
        assert len(row.uses) == 6
        assert row.knight
    assert len(shown.scorings) == 3


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(file.name for file in EXAMPLES.glob("*.torres"))[2:5])
def test_the_castles_of_a_year_are_its_points(player: Driver, tmp_path: Path, name: str) -> None:
    for row in at_result(player, tmp_path, name).rows:
        for castles, (points, _, _) in zip(row.castles, row.phases, strict=True):
            gained = sum(castle.points for castle in castles)
            assert gained <= points <= gained + 3, "a marker goes past others on the track"
            assert all(castle.area * castle.level == castle.points for castle in castles)


@pytest.mark.slow
def test_by_keyboard_alone_and_escape_never_leaves_the_game(player: Driver, tmp_path: Path) -> None:
    at_result(player, tmp_path)
    keys = Keys(player.program, player.screen)
    keys.spot("tab:castles")
    keys.spot("tab:course")
    for _ in range(2):
        keys.key("escape")
        player.rounds(2)
        assert player.program.hud.dialogs_aside, "the board is looked at"
        keys.key("escape")
        player.rounds(2)
        assert not player.program.hud.dialogs_aside
        assert result(player)
    keys.spot("menu")
    player.rounds(2)
    assert isinstance(player.program.hud.model.screen, MenuModel)


@pytest.mark.slow
def test_in_a_rematch_everybody_keeps_seat_colour_and_letter(player: Driver, tmp_path: Path) -> None:
    at_result(player, tmp_path)
    player.spot("rematch")
    player.rounds(4)
    _, old = load_log(TORRES, EXAMPLES / FOUR)
    before, after = old.header.setup.players, player.game.session.game.header.setup.players
    assert after == before
