"""The puzzles of Turm Bauer from the menu: their page, one solved, the next one, the history, and back."""

import json
from pathlib import Path

import pytest

from tests.app.driver import Driver
from tests.app.keyboard import Keys
from tests.app.opened import Opens
from tests.games.turm_bauer.app.builders import JudgeHere
from torres3d.games.turm_bauer.app.menus.puzzle_screens import PuzzleScreens
from torres3d.games.turm_bauer.app.study.puzzle_screen import PuzzleScreen
from torres3d.games.turm_bauer.app.study.study_screen import StudyScreen
from torres3d.games.turm_bauer.puzzles.puzzle import KINDS, placement_of
from torres3d.games.turm_bauer.scene.physics.bullet_judge import BulletJudge
from torres3d.hud.models.page_models import MenuModel, RulesModel
from torres3d.hud.models.puzzle_history_models import HistoryModel
from torres3d.hud.models.puzzle_list_models import PuzzlesModel

LONG = 900


@pytest.fixture(params=["mouse", "keys"])
def driver(request: pytest.FixtureRequest, open_program: Opens) -> Driver:
    """By mouse, and by keys."""
    player = open_program()
    return player if request.param == "mouse" else Keys(player.program, player.screen)


def page(driver: Driver) -> PuzzlesModel:
    """The page of puzzles, on the screen."""
    driver.rounds(2)
    model = driver.program.hud.model.screen
    assert isinstance(model, PuzzlesModel)
    return model


def open_page(driver: Driver) -> PuzzleScreens:
    driver.turm.__dict__["judge"] = JudgeHere(BulletJudge())
    driver.spot("game:turm")
    driver.spot("puzzles")
    driver.rounds(4)
    return driver.turm_menus.puzzles


def solving(driver: Driver) -> PuzzleScreen:
    driver.rounds(12)
    top = driver.program.services.screens.top
    assert isinstance(top, PuzzleScreen)
    return top


@pytest.mark.slow
def test_a_puzzle_is_solved_from_the_menu_and_kept(driver: Driver) -> None:
    screens = open_page(driver)
    shown = page(driver)
    assert shown.themes == KINDS
    assert shown.mistakes is None
    assert sum(row.of for row in shown.rows) == len(screens.puzzles) >= 60
    driver.spot("theme:stands")
    assert sum(row.of for row in page(driver).rows) == sum(puzzle.kind == "stands" for puzzle in screens.puzzles)
    driver.spot("puzzles:1")
    screen = solving(driver)
    puzzle = screen.puzzle
    assert (puzzle.kind, puzzle.grade) == ("stands", 1)
    driver.rounds(20)
    driver.spot(f"prompt:place_{screen.places.index(placement_of(puzzle.solution)) + 1}")
    driver.rounds(20)
    driver.spot("let_go")
    for _ in range(LONG):
        if screen.ended is not None:
            break
        driver.rounds()
    assert screen.ended == "solved"
    lines = screens.record.file.read_text("utf-8").splitlines()
    assert json.loads(lines[0]) == {"format": "turm-puzzles-tried", "version": 1}
    assert json.loads(lines[1])["how"] == "solved"
    driver.rounds(30)
    driver.spot("prompt:next")
    following = solving(driver)
    assert following.puzzle.id != puzzle.id
    assert (following.puzzle.kind, following.puzzle.grade) == ("stands", 1)
    driver.spot("prompt")
    assert page(driver).rating is not None
    driver.spot("history")
    driver.rounds(3)
    history = driver.program.hud.model.screen
    assert isinstance(history, HistoryModel)
    assert [row.how for row in history.rows] == ["solved"]
    driver.spot("try:0")
    assert solving(driver).puzzle.id == puzzle.id
    driver.spot("prompt")
    driver.rounds(3)
    driver.spot("back")
    page(driver)
    driver.spot("back")
    driver.rounds(3)
    assert isinstance(driver.program.hud.model.screen, MenuModel)


@pytest.mark.slow
def test_the_rules_open_over_a_puzzle_and_close_to_it(driver: Driver) -> None:
    open_page(driver)
    driver.spot("puzzles:1")
    screen = solving(driver)
    driver.key("f2")
    driver.rounds(3)
    assert isinstance(driver.program.hud.model.screen, RulesModel)
    driver.key("escape")
    assert solving(driver) is screen


@pytest.mark.slow
def test_a_puzzle_is_studied_once_the_try_is_over(driver: Driver) -> None:
    open_page(driver)
    driver.spot("theme:stands")
    driver.spot("puzzles:1")
    screen = solving(driver)
    assert not driver.program.hud.spot("prompt:study").enabled
    screen.study()
    driver.rounds(3)
    assert driver.program.services.screens.top is screen
    for _ in range(2):
        driver.rounds(20)
        driver.spot("prompt:solution")
    for _ in range(LONG):
        driver.rounds()
        if screen.solved and screen.playback.idle:
            break
    assert screen.ended == "shown"
    if isinstance(driver, Keys):
        driver.key("shift-s")
    else:
        driver.spot("prompt:study")
    driver.rounds(5)
    study = driver.program.services.screens.top
    assert isinstance(study, StudyScreen)
    begun = screen.session.game.history.start
    assert (study.session.state.blocks, study.session.state.dice) == (begun.blocks, begun.dice)
    assert study.session.state.turn == begun.turn
    assert driver.turm.table.state == study.session.state
    assert driver.turm.table.numbered.shown == ()
    if driver.program.hud.focused:
        driver.key("escape")  # the keyboard is still at the panel of the button
    driver.key("escape")
    driver.rounds(5)
    assert driver.program.services.screens.top is screen
    assert driver.turm.table.state == screen.session.state
    assert screen.solved


@pytest.mark.slow
def test_records_of_the_two_games_are_kept_apart(player: Driver, tmp_path: Path) -> None:
    turm, torres = open_page(player).record.file, player.torres_menus.puzzles.record.file
    assert turm.parent == torres.parent
    assert turm != torres
