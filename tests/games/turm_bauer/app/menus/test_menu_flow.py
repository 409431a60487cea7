"""Which game: chosen by a click on its card, remembered; new game, rules, lessons and saved games are then its own."""

from pathlib import Path

import pytest

from tests.app.driver import Driver
from tests.app.keyboard import Keys
from tests.app.opened import Opens
from tests.games.torres import logged_games
from torres3d.app.window.settings import Settings
from torres3d.games.torres.hud.models.setup_models import SetupModel
from torres3d.games.torres.scene.table import Table
from torres3d.games.turm_bauer.app.lessons.lesson_screen import LessonScreen
from torres3d.games.turm_bauer.app.play.play_screen import PlayScreen
from torres3d.games.turm_bauer.app.replay.replay_screen import ReplayScreen
from torres3d.games.turm_bauer.hud.models.setup_models import SetupModel as TurmSetupModel
from torres3d.games.turm_bauer.scene.table import Table as TurmTable
from torres3d.hud.models.lesson_models import LessonsModel
from torres3d.hud.models.page_models import BranchModel, HelpModel, MenuModel, PauseModel, RulesModel

TURM = Settings(quality="low", game="turm")


def screen_of(player: Driver) -> object:
    """The full screen that is shown."""
    return player.program.hud.model.screen


def begun(player: Driver) -> PlayScreen:
    """Begin a game with the usual set-up."""
    player.spot("new")
    player.spot("start")
    player.rounds(4)
    top = player.program.services.screens.top
    assert isinstance(top, PlayScreen)
    return top


@pytest.mark.slow
def test_a_click_on_its_card_chooses_the_game_for_good(player: Driver, open_program: Opens) -> None:
    assert not isinstance(player.program.table, TurmTable)
    player.spot("game:turm")
    player.rounds(2)
    menu = screen_of(player)
    assert isinstance(menu, MenuModel)
    assert (menu.game, [card.id for card in menu.games]) == ("turm", ["torres", "turm"])
    table = player.program.table
    assert isinstance(table, TurmTable)
    assert table.state is not None
    assert len(table.state.blocks) > 20, "a tower stands behind the menu"
    hands = Keys(player.program, player.screen)
    hands.keys("enter", "enter")  # the first one shows where the keyboard is
    assert isinstance(screen_of(player), TurmSetupModel), "Enter begins the game that was clicked"
    player.program.close()
    again = open_program(Settings(quality="low", game=player.program.services.settings.game))
    menu = screen_of(again)
    assert isinstance(menu, MenuModel)
    assert menu.game == "turm"
    again.spot("game:torres")
    again.rounds(2)
    assert not isinstance(again.program.table, TurmTable)
    again.spot("new")
    assert isinstance(screen_of(again), SetupModel)


@pytest.mark.slow
def test_set_up_and_rules_are_those_of_the_game(open_program: Opens) -> None:
    player = open_program(TURM)
    player.spot("rules")
    rules = screen_of(player)
    assert isinstance(rules, RulesModel)
    assert "turm-overhang" in [section.id for section in rules.sections]
    player.spot("back")
    player.spot("new")
    player.spot("count:2")
    setup = screen_of(player)
    assert isinstance(setup, TurmSetupModel)
    assert all(row.second for row in setup.draft.players)
    assert setup.problems == ()
    player.spot("back")
    player.program.close()
    again = open_program(TURM)
    again.spot("new")
    kept = screen_of(again)
    assert isinstance(kept, TurmSetupModel)
    assert kept.draft == setup.draft, "the set-up is remembered"


@pytest.mark.slow
def test_a_game_is_begun_paused_left_and_gone_on_with(open_program: Opens) -> None:
    player = open_program(TURM)
    game = begun(player)
    assert isinstance(player.program.table, TurmTable)
    assert len(game.session.state.sets) == 3
    player.spot("menu")
    pause = screen_of(player)
    assert isinstance(pause, PauseModel)
    assert "Careless" in pause.about
    player.spot("rules")
    rules = screen_of(player)
    assert isinstance(rules, RulesModel)
    assert rules.about == "Turm Bauer, 3 players"
    player.spot("back")
    player.program.table.camera.preset("top", at_once=True)
    player.spot("replay")
    assert isinstance(player.program.services.screens.top, ReplayScreen)
    assert player.program.table.camera.view_name == "top", "one goes on looking from where one looked"
    player.program.services.screens.pop()
    player.rounds(2)
    player.spot("menu")
    menu = screen_of(player)
    assert isinstance(menu, MenuModel)
    assert "Player 1" in menu.resume
    player.spot("continue")
    player.rounds(2)
    assert isinstance(player.program.services.screens.top, PlayScreen)
    assert player.program.services.screens.top.session.state == game.session.state


@pytest.mark.slow
def test_the_help_key_lists_the_keys_of_the_game_on_the_screen(open_program: Opens) -> None:
    player = open_program(TURM)

    def listed() -> set[str]:
        player.program.press("f1")
        player.rounds(2)
        page = screen_of(player)
        assert isinstance(page, HelpModel)
        assert (page.costs == ()) == ("turn_block" in [row.action for group in page.groups for row in group.rows])
        player.spot("back")
        return {row.action for group in page.groups for row in group.rows}

    in_menu = listed()
    assert {"turn_block", "ring_leap", "overlay_load"} <= in_menu
    assert not {"buy", "stack_1", "overlay_doors"} & in_menu
    begun(player)
    assert listed() == in_menu
    player.program.flow.open_menu()
    player.rounds(2)
    player.spot("game:torres")
    player.rounds(2)
    torres = listed()
    assert {"buy", "overlay_doors"} <= torres
    assert not {"turn_block", "overlay_load"} & torres


@pytest.mark.slow
def test_a_game_is_played_on_from_its_beginning(open_program: Opens) -> None:
    player = open_program(TURM)
    game = begun(player)
    player.turm_menus.flow.show_replay(game.session.game.history)
    player.rounds(2)
    player.program.services.screens.top.key("play_on")
    player.rounds(2)
    page = screen_of(player)
    assert isinstance(page, BranchModel)
    assert page.moment == "From turn 1 of 36"
    assert "blocks" in page.about
    assert "cards" not in page.about, "this game has none"
    player.spot("play_on")
    player.rounds(2)
    top = player.program.services.screens.top
    assert isinstance(top, PlayScreen)
    assert top.session.game.header.game != game.session.game.header.game


@pytest.mark.slow
def test_lessons_are_learnt_left_and_gone_on_with(open_program: Opens) -> None:
    player = open_program(TURM)
    player.spot("learn")
    player.rounds(2)
    lesson = player.program.services.screens.top
    assert isinstance(lesson, LessonScreen)
    player.spot("lesson:next")
    player.rounds(2)
    assert lesson.progress.step.id == "turn"
    player.spot("lesson:chapters")
    chapters = screen_of(player)
    assert isinstance(chapters, LessonsModel)
    assert (len(chapters.rows), chapters.game) == (7, "Turm Bauer")
    player.spot("menu")
    menu = screen_of(player)
    assert isinstance(menu, MenuModel)
    assert menu.lesson == (1, 7)
    player.spot("learn")
    player.rounds(2)
    again = player.program.services.screens.top
    assert isinstance(again, LessonScreen)
    assert again.progress.step.id == "turn"


@pytest.mark.slow
def test_a_replay_of_torres_lies_over_its_own_table(open_program: Opens, tmp_path: Path) -> None:
    """Also where the menu behind the list of games is that of Turm Bauer."""
    player = open_program(TURM)
    assert isinstance(player.program.table, TurmTable)
    torres = logged_games.begun(tmp_path / "other.torres")
    torres.close()
    player.program.flow.open_replay(tmp_path / "other.torres")
    player.rounds(2)
    assert isinstance(player.program.table, Table)
    assert player.program.playing == "torres"
    player.program.services.screens.pop()
    player.rounds(2)
    assert isinstance(player.program.table, TurmTable)


@pytest.mark.slow
def test_enter_goes_on_or_begins_and_the_games_lie_above(open_program: Opens) -> None:
    """Whoever presses Enter in the menu that has just opened plays; the cards of the games are reached by keys."""
    opened = open_program(TURM)
    hands = Keys(opened.program, opened.screen)
    assert hands.program.hud.focused == "new"
    hands.key("arrow_up")
    assert hands.program.hud.focused == "game:torres"
    hands.key("enter")
    menu = screen_of(hands)
    assert isinstance(menu, MenuModel)
    assert menu.game == "torres"
    assert hands.program.hud.focused == "new", "who has chosen a game begins it with one more press"
    hands.reach("game:turm")
    hands.key("enter")
    assert hands.program.hud.focused == "new"
    hands.key("enter")
    hands.spot("start")
    hands.rounds(4)
    game = hands.program.services.screens.top
    assert isinstance(game, PlayScreen)
    hands.program.flow.open_menu()
    hands.rounds(2)
    assert hands.program.hud.focused == "continue"
    hands.key("enter")
    assert isinstance(hands.program.services.screens.top, PlayScreen)
