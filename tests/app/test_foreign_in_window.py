"""A bot that is a program of its own, in the window: it plays on, and when it dies the game waits and asks."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.app.driver import Driver
from tests.app.opened import Opens
from tests.bots.line.test_foreign_bot import BOT
from torres3d.app.menus.planning import planned_game
from torres3d.bots.registry import FURTHER, opponents, turm_opponents
from torres3d.hud.frame.question import ChoiceDialog


@pytest.fixture
def driver(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[Driver]:
    shutil.copy(BOT, tmp_path)
    file = tmp_path / "more.yaml"
    words = "".join(
        f"  {name}: {{title: The {name}, games: [torres], command: ['{sys.executable}', -S, any_bot.py, {what}]}}\n"
        for name, what in (("last", "plays"), ("ill", "dies"))
    )
    file.write_text("programs:\n" + words)
    monkeypatch.setenv(FURTHER, str(file))
    opponents.cache_clear()
    turm_opponents.cache_clear()
    opens: Opens = request.getfixturevalue("open_program")
    yield opens()
    monkeypatch.undo()
    opponents.cache_clear()
    turm_opponents.cache_clear()


def test_the_set_up_offers_programs_by_their_titles(driver: Driver) -> None:
    driver.spot("new")
    driver.rounds(4)
    bots = driver.program.hud.model.screen.bots
    assert [bot.name for bot in bots][-2:] == ["The last", "The ill"]


def begun(driver: Driver, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of a person against a bot; the person has done what there was to do first."""
    monkeypatch.setattr(planned_game, "FIRST_OPPONENT", level)
    driver.spot("new")
    driver.spot("start")
    driver.rounds(4)
    driver.wait()
    driver.give(driver.game.match.commands[0])


def test_a_program_plays_in_the_window(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    begun(driver, "last", monkeypatch)
    for _ in range(8):
        driver.wait()
        driver.give(driver.game.match.commands[0])
    game = driver.game.match.game
    assert {step.by for step in game.history.live()} == {0, 1}


def test_a_program_that_dies_is_asked_about(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    begun(driver, "ill", monkeypatch)
    for _ in range(400):
        driver.rounds()
        if driver.game.match.fault is not None:
            break
        if driver.game.match.thinking:
            driver.hear()
    driver.rounds(10)
    dialog = driver.program.hud.model.dialog
    assert isinstance(dialog, ChoiceDialog)
    assert "KeyError: 'tower'" in " ".join(dialog.lines)
    n = driver.game.match.game.n
    driver.spot("answer:take_over")
    driver.wait()
    driver.give(driver.game.match.commands[0])
    assert driver.game.match.game.n == n + 1
