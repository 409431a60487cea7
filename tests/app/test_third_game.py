"""A third game, registered by one line, is in the window with all that the program does for a game."""

import sys
from itertools import pairwise
from pathlib import Path

import pytest

from tests.app.driver import Driver
from tests.app.opened import Opens
from tests.app.windows import Window, until, virtual_display
from tests.games.lifting.engine_adapter import LIFTING, Lift, LiftPlayer, LiftSetup, LiftState, Pass
from tests.games.lifting.game import GAME
from tests.games.lifting.table import HIGH, Table
from torres3d.app.default_screens.play_screen import PlayScreen
from torres3d.app.default_screens.replay_screen import ReplayScreen
from torres3d.app.window.settings import Settings
from torres3d.engine.log_lock import locked_elsewhere
from torres3d.engine.log_replay import load_log
from torres3d.engine.saved_games_folder import Shelf
from torres3d.games.registered import TORRES
from torres3d.hud.kit.toast_and_sound_effects import ToastSaid
from torres3d.hud.models.default_screens_models import SimpleResultModel, SimpleSetupModel
from torres3d.hud.models.page_models import BranchModel, HelpModel, MenuModel, RulesModel

QUICK = Settings(quality="low", instant=True, reduced_motion=True)


@pytest.fixture
def player(open_program: Opens) -> Driver:
    """A person who has chosen the third game in the menu."""
    driver = open_program(QUICK, games=(TORRES, GAME))
    driver.spot(f"game:{GAME.id}")
    driver.rounds(2)
    return driver


def begin(player: Driver) -> PlayScreen:
    player.spot("new")
    player.rounds(2)
    player.spot("start")
    player.rounds(4)
    screen = player.program.services.screens.top
    assert isinstance(screen, PlayScreen)
    return screen


def play_to_the_end(player: Driver, screen: PlayScreen) -> None:
    """Always the last button: two blocks, then the end of the turn."""

    def over() -> bool:
        if screen.session.ready:
            player.spot(f"command:{len(LIFTING.legal(screen.session.state)) - 1}")
        player.rounds()
        return isinstance(player.program.hud.model.screen, SimpleResultModel)

    until(over, "the end of the game")


def test_the_menu_has_what_the_game_offers_and_no_gap(player: Driver) -> None:
    menu = player.program.hud.model.screen
    assert isinstance(menu, MenuModel)
    assert [card.title for card in menu.games] == ["Torres", "Lifting"]
    assert not any(player.sees(name) for name in ("learn", "strength", "puzzles", "study"))
    there = [player.program.hud.spot(name).rect for name in ("new", "games", "rules", "settings", "quit")]
    gaps = {round(below.y - above.bottom) for above, below in pairwise(there)}
    assert len(gaps) == 1, "the entries follow one another"


def test_it_is_set_up_and_remembered(player: Driver) -> None:
    player.spot("new")
    player.rounds(2)
    player.spot("count:3")
    player.rounds(2)
    model = player.program.hud.model.screen
    assert isinstance(model, SimpleSetupModel)
    assert [row.colour for row in model.draft.players] == ["red", "blue", "green"]
    assert not model.problems
    player.spot("back")
    player.rounds(2)
    kept = player.program.flow.of_game(GAME).setup
    assert isinstance(kept, LiftSetup)
    assert [each.bot for each in kept.players] == [None, "lifter", "lifter"]


def test_names_that_cannot_be_are_told_beside_their_row(player: Driver) -> None:
    player.spot("new")
    player.rounds(2)
    player.spot("name:0")
    player.key("control-a")
    player.key("delete")
    player.rounds(2)
    model = player.program.hud.model.screen
    assert isinstance(model, SimpleSetupModel)
    assert [row for row, _ in model.problems] == [0]


def test_it_is_played_by_clicks_to_its_result_and_shown_again(player: Driver) -> None:
    screen = begin(player)
    player.spot("command:1")
    player.rounds(20)
    assert screen.session.state.height == 2
    player.spot("undo")
    player.rounds(2)
    assert screen.session.state.height == 0
    play_to_the_end(player, screen)
    result = player.program.hud.model.screen
    assert isinstance(result, SimpleResultModel)
    assert [row.winner for row in result.rows] == [True, False]
    assert not player.sees("analysis")
    player.spot("replay")
    player.rounds(2)
    replay = player.program.services.screens.top
    assert isinstance(replay, ReplayScreen)
    replay.jump(1)
    player.rounds(2)
    assert replay.playback.shown.height == 2
    assert not player.sees("analyse")
    player.spot("branch")
    player.rounds(2)
    assert isinstance(player.program.hud.model.screen, BranchModel)
    player.spot("play_on")
    player.rounds(4)
    begun = player.program.services.screens.top
    assert isinstance(begun, PlayScreen)
    assert begun.session.state.height == 2


def test_blocks_fall_onto_the_tower(open_program: Opens) -> None:
    player = open_program(Settings(quality="low"), games=(GAME,))
    screen = begin(player)
    table = screen.at_table
    assert isinstance(table, Table)
    player.key("2")
    player.rounds(2)
    assert screen.playback.busy
    falling = [block.get_z() for block in table.scene.blocks]
    player.rounds(20)
    assert not screen.playback.busy
    assert [block.get_z() for block in table.scene.blocks] == pytest.approx([0.0, HIGH])
    assert all(high > low for high, low in zip(falling, [0.0, HIGH], strict=True))


def test_a_double_click_gives_one_command(player: Driver) -> None:
    screen = begin(player)
    place = player.program.hud.spot_pixels("command:1")
    player.click(*place)
    player.click(*place)  # the button to undo has come there
    assert screen.session.state.height == 2
    begun = screen.session.game.n
    player.rounds(20)
    place = player.program.hud.spot_pixels("undo")
    player.click(*place)
    assert (screen.session.state.height, screen.session.game.n) == (0, begun + 1), "a later click counts"


def test_who_plays_while_it_is_not_ones_turn_is_told(player: Driver) -> None:
    screen = begin(player)
    player.key("2")
    player.key("control-enter")
    assert screen.session.state.actor == 1
    screen.session.bot_turns.paused = True
    player.key("1")
    told = [effect for effect in player.program.hud.model.effects if isinstance(effect, ToastSaid)]
    assert told[-1].text == "Please wait: Lifter (bot) is playing."


def test_it_is_played_by_keys_and_a_key_that_fits_not_says_why(player: Driver) -> None:
    screen = begin(player)
    player.key("control-enter")
    player.rounds(2)
    told = [effect for effect in player.program.hud.model.effects if isinstance(effect, ToastSaid)]
    assert told[-1].text == "That is not possible now.", "no blocks were added yet"
    player.key("1")
    player.key("control-enter")
    player.rounds(2)
    assert [type(step.command) for step in screen.session.game.history.standing_steps()][:2] == [Lift, Pass]


def test_it_is_saved_left_and_gone_on_with(player: Driver) -> None:
    screen = begin(player)
    player.key("2")
    file = screen.session.game.file
    assert file is not None
    player.key("escape")
    player.spot("menu")
    player.rounds(2)
    assert load_log(LIFTING, file)[1].state.height == 2
    player.spot("continue")
    player.rounds(4)
    again = player.program.services.screens.top
    assert isinstance(again, PlayScreen)
    state = again.session.state
    assert isinstance(state, LiftState)
    assert state.height >= 2


def test_a_file_of_it_is_opened(player: Driver, tmp_path: Path) -> None:
    game = player.program.services.shelf.new(LIFTING, LiftSetup((LiftPlayer("Ana"), LiftPlayer("Otto", "lifter"))))
    game.submit(Lift(1), 0)
    game.close()
    assert game.file is not None
    elsewhere = tmp_path / "sent.lift"
    elsewhere.write_bytes(game.file.read_bytes())
    player.program.flow.files.open(elsewhere)
    player.rounds(4)
    assert isinstance(player.program.services.screens.top, PlayScreen | ReplayScreen)


def test_its_rules_and_keys_are_shown(player: Driver) -> None:
    player.spot("rules")
    player.rounds(2)
    assert isinstance(player.program.hud.model.screen, RulesModel)
    player.key("escape")
    player.rounds(2)
    begin(player)
    player.key("f1")
    player.rounds(2)
    keys = player.program.hud.model.screen
    assert isinstance(keys, HelpModel)
    actions = [row.action for group in keys.groups for row in group.rows]
    assert len(set(actions)) == len(actions), "each action is there once"
    labels = {row.action: row.label for group in keys.groups for row in group.rows}
    assert labels["lift_two"] == "add 2 blocks"


@pytest.mark.slow
def test_a_double_click_on_its_file_opens_a_real_window(tmp_path: Path) -> None:
    shelf, home = tmp_path / "games", tmp_path / "home"
    home.mkdir()
    game = Shelf((LIFTING,), shelf).new(LIFTING, LiftSetup((LiftPlayer("Ana"), LiftPlayer("Otto"))))
    game.close()
    assert game.file is not None
    program = (sys.executable, "-m", "tests.games.lifting", str(game.file))
    with virtual_display() as display, Window(display, home, shelf, program) as window:
        until(lambda: load_log(LIFTING, game.file)[1].n == 0 and locked_elsewhere(game.file), "the game in the window")
        window.xdotool("key", "2")
        until(lambda: load_log(LIFTING, game.file)[1].state.height == 2, "the blocks of a key")
