"""The window has the games that it is handed, one or several, and leaves out what a game does not have."""

from pathlib import Path

import pytest

from tests.app.bare_game import BARE
from tests.app.opened import Opens
from tests.bots.ended_games import PLAYED, nearly_over
from torres3d.app.window.settings import Settings
from torres3d.games.game import Game
from torres3d.games.registered import TORRES, TURM_BAUER
from torres3d.games.turm_bauer.app.play.play_screen import PlayScreen
from torres3d.games.turm_bauer.app.replay.replay_screen import ReplayScreen
from torres3d.games.turm_bauer.bots.hint_and_analysis_types import Hint
from torres3d.games.turm_bauer.hud.models.result_models import EndModel
from torres3d.games.turm_bauer.rules.commands import Stay
from torres3d.hud.models.lesson_models import WelcomeModel
from torres3d.hud.models.page_models import HelpModel, MenuModel

QUICK = Settings(quality="low", instant=True, reduced_motion=True)
EXAMPLE = Path(__file__).parents[1] / "games/turm_bauer/examples/005-2p-collapseat.turm"


@pytest.mark.parametrize("game", [TORRES, TURM_BAUER], ids=["torres", "turm"])
def test_one_game_alone_has_its_menu_its_keys_and_its_set_up(open_program: Opens, game: Game) -> None:
    player = open_program(QUICK, games=(game,))
    menu = player.program.hud.model.screen
    assert isinstance(menu, MenuModel)
    assert [card.id for card in menu.games] == [game.id]
    player.program.press("f1")
    player.rounds(2)
    keys = player.program.hud.model.screen
    assert isinstance(keys, HelpModel)
    assert not any(row.only for group in keys.groups for row in group.rows), "there is no other game"
    player.program.press("f1")
    player.rounds(2)
    player.spot("new")
    player.rounds(2)
    player.spot("start")
    player.rounds(4)
    assert list(player.program.services.shelf.games()), "a game has begun"


def test_what_a_game_does_not_have_is_not_in_the_menu(open_program: Opens) -> None:
    player = open_program(QUICK, games=(TORRES, BARE))
    assert all(player.sees(name) for name in ("learn", "strength", "puzzles", "study"))
    player.spot(f"game:{BARE.id}")
    player.rounds(2)
    assert not any(player.sees(name) for name in ("learn", "strength", "puzzles", "study"))
    assert all(player.sees(name) for name in ("new", "games", "rules", "settings", "quit"))


def test_no_game_counts_where_no_strength_is_told(open_program: Opens, tmp_path: Path) -> None:
    player = open_program(QUICK, games=(BARE,))
    player.program.flow.open_game(nearly_over(tmp_path / "games" / "g.turm", PLAYED[1].players))
    player.rounds(2)
    top = player.program.services.screens.top
    assert isinstance(top, PlayScreen)
    top.hints.begin(Hint((Stay(),), 0, 0.0, ()))
    top.controller.give(Stay())
    for _ in range(200):
        if isinstance(player.program.hud.model.screen, EndModel):
            break
        player.rounds()
    shown = player.program.hud.model.screen
    assert isinstance(shown, EndModel)
    assert {row.strength for row in shown.rows} == {""}
    assert not player.turm.strengths.file.exists()


def test_the_welcome_offers_the_lessons_there_are(open_program: Opens) -> None:
    player = open_program(QUICK, games=(TORRES, BARE))
    player.program.flow.offer_lessons()
    player.rounds(2)
    welcome = player.program.hud.model.screen
    assert isinstance(welcome, WelcomeModel)
    assert [game.id for game in welcome.games] == ["torres"]


def test_a_game_without_analysis_is_shown_again_without_one(open_program: Opens) -> None:
    player = open_program(QUICK, games=(BARE,))
    player.program.flow.files.open(EXAMPLE)
    player.rounds(4)
    assert isinstance(player.program.services.screens.top, ReplayScreen)
    assert not player.sees("analyse")
