"""A bot that is a program of its own, in the window: it plays on, and when it dies the game waits and asks."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.app.driver import Driver
from tests.app.opened import Opens
from tests.bots.protocol.test_external_bot import BOT
from torres3d.base import paths
from torres3d.bots.bot_files import BOTS_VARIABLE
from torres3d.engine.logged_game import Game
from torres3d.games.registered import GAMES
from torres3d.games.torres.app.menus import setup_screen
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.kit.pasted_text import USUAL_EDITION
from torres3d.games.torres.kit.setup_and_options import Player, Setup
from torres3d.games.turm_bauer.kit.engine_adapter import TURM
from torres3d.games.turm_bauer.kit.setup_and_options import Setup as TurmSetup
from torres3d.games.turm_bauer.kit.setup_and_options import seated as seated_builders
from torres3d.hud.kit.base_models import ChoiceDialog


@pytest.fixture
def driver(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[Driver]:
    shutil.copy(BOT, tmp_path)
    file = tmp_path / "more.yaml"
    words = "".join(
        f"  {name}: {{title: The {name}, games: [torres], "
        f"command: ['{sys.executable}', -S, scripted_bot.py, {what}]}}\n"
        for name, what in (("last", "plays"), ("muses", "muses"), ("ill", "dies"))
    )
    file.write_text("programs:\n" + words)
    monkeypatch.setenv(BOTS_VARIABLE, str(file))
    forget()
    opens: Opens = request.getfixturevalue("open_program")
    yield opens()
    monkeypatch.undo()
    forget()


def test_the_set_up_offers_programs_by_their_titles(driver: Driver) -> None:
    driver.spot("new")
    driver.rounds(4)
    bots = driver.program.hud.model.screen.bots
    assert [bot.name for bot in bots][-3:] == ["The last", "The muses", "The ill"]


def test_a_faulty_file_of_ones_own_is_told_and_the_program_opens(
    open_program: Opens, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "user_config", lambda: tmp_path)
    monkeypatch.setenv(BOTS_VARIABLE, "")
    (tmp_path / "bots.yaml").write_text("levels: {mine: 3}")
    forget()
    driver = open_program()
    driver.rounds(4)
    dialog = driver.program.hud.model.dialog
    assert isinstance(dialog, ChoiceDialog)
    assert dialog.title == "Your own bots cannot be used"
    assert "bots.yaml, line 1: " in dialog.lines[0]
    assert "“levels.mine” cannot be `3`" in dialog.lines[0]
    driver.spot("answer:ok")
    driver.spot("new")
    driver.rounds(4)
    assert "expert" in [bot.id for bot in driver.program.hud.model.screen.bots]
    monkeypatch.undo()
    forget()


def test_whose_bot_is_gone_is_told_and_a_person_plays(open_program: Opens, tmp_path: Path) -> None:
    file = tmp_path / "game.torres"
    setup = Setup(USUAL_EDITION, "basic", {}, (Player("Ada", "red", None), Player("Zed", "blue", "gone" * 20)))
    Game.create(TORRES, setup, file, 1).close()
    driver = open_program()
    driver.program.flow.open_game(file)
    driver.rounds(4)
    dialog = driver.program.hud.model.dialog
    assert isinstance(dialog, ChoiceDialog)
    assert dialog.title == "A bot is missing"
    assert dialog.lines[0] == f"Zed: the bot “{'gone' * 9}gon…” was not found, so a person plays instead."
    driver.spot("answer:ok")
    assert driver.game.session.human_seats == [0, 1]


@pytest.mark.slow
def test_a_bot_of_turm_bauer_that_is_gone_is_told_too(open_program: Opens, tmp_path: Path) -> None:
    file = tmp_path / "game.turm"
    Game.create(TURM, TurmSetup({}, seated_builders(["gone", None])), file, 1).close()
    driver = open_program()
    driver.program.flow.open_game(file)
    driver.rounds(4)
    dialog = driver.program.hud.model.dialog
    assert isinstance(dialog, ChoiceDialog)
    assert "the bot “gone” was not found, so a person plays instead." in dialog.lines[0]


def forget() -> None:
    """Read all files of bots anew."""
    for game in GAMES:
        game.bots().files.forget()


def begun(driver: Driver, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of a person against a bot; the person has done what there was to do first."""
    monkeypatch.setattr(setup_screen, "FIRST_OPPONENT", level)
    driver.spot("new")
    driver.spot("start")
    driver.rounds(4)
    driver.wait()
    driver.give(driver.game.session.commands[0])


@pytest.mark.slow
def test_a_program_plays_in_the_window(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    begun(driver, "last", monkeypatch)
    for _ in range(8):
        driver.wait()
        driver.give(driver.game.session.commands[0])
    game = driver.game.session.game
    assert {step.by for step in game.history.standing_steps()} == {0, 1}


@pytest.mark.slow
def test_what_a_program_tells_is_seen_while_it_thinks(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    begun(driver, "muses", monkeypatch)
    for _ in range(400):
        driver.rounds()
        if driver.game.session.bot_turns.thoughts:
            break
        if driver.game.session.bot_turns.thinking:
            driver.torres.mind.wait(0.2)
    driver.rounds(2)
    thinking = driver.program.hud.model.thinking
    assert thinking is not None
    assert thinking.said.startswith("\N{SYMBOL FOR ESCAPE}[2J")
    assert "I look at the castle in the north, which is large" in thinking.said
    assert "\u202e" not in thinking.said
    assert len(thinking.said) <= 220
    driver.spot("stop")
    driver.rounds(4)
    assert driver.game.session.bot_turns.thoughts == ""
    assert driver.program.hud.model.thinking is None


@pytest.mark.slow
def test_a_program_that_dies_is_asked_about(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    begun(driver, "ill", monkeypatch)
    for _ in range(400):
        driver.rounds()
        if driver.game.session.bot_turns.fault is not None:
            break
        if driver.game.session.bot_turns.thinking:
            driver.hear()
    driver.rounds(10)
    dialog = driver.program.hud.model.dialog
    assert isinstance(dialog, ChoiceDialog)
    assert "KeyError: 'tower'" in " ".join(dialog.lines)
    n = driver.game.session.game.n
    driver.spot("answer:take_over")
    driver.wait()
    driver.give(driver.game.session.commands[0])
    assert driver.game.session.game.n == n + 1
