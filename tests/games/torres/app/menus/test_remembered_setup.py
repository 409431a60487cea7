"""The set-up is kept for good: as it was left, through a new start; a file that cannot be used is reported."""

from pathlib import Path

import pytest
from direct.showbase.MessengerGlobal import messenger

from tests.app.driver import Driver
from tests.app.opened import Opens
from torres3d.app.window.settings import Settings
from torres3d.games.torres.hud.models.setup_models import SetupDraft, SetupModel
from torres3d.hud.kit.input_events import KEYSTROKE
from torres3d.hud.models.page_models import RulesModel


def draft(player: Driver) -> SetupDraft:
    """The set-up on the screen."""
    screen = player.program.hud.model.screen
    assert isinstance(screen, SetupModel)
    return screen.draft


def again(player: Driver, open_program: Opens, language: str = "en") -> Driver:
    """Leave the program and start it once more."""
    player.program.close()
    return open_program(Settings(quality="low", language=language))


@pytest.mark.slow
def test_the_setup_is_as_it_was_left_also_after_a_new_start(player: Driver, open_program: Opens) -> None:
    player.spot("new")
    player.spot("count:3")
    player.spot("who:2:next")
    player.spot("mode:master")
    player.spot("tab:rules")
    player.spot("rule:king_move:next")
    left = draft(player)
    assert (len(left.players), left.mode) == (3, "master")
    assert left.rules
    player.spot("back")
    player = again(player, open_program)
    player.spot("new")
    assert draft(player) == left


@pytest.mark.slow
def test_names_nobody_has_written_are_said_in_the_language_of_the_next_start(
    player: Driver, open_program: Opens
) -> None:
    player.spot("new")
    player.spot("count:3")
    player = again(player, open_program, "de")
    player.spot("new")
    assert [each.name for each in draft(player).players] == ["Spieler 1", "Leicht", "Leicht 2"]


@pytest.mark.slow
def test_a_seat_that_is_added_is_a_bot_of_the_last_bots_level_and_no_two_names_are_alike(player: Driver) -> None:
    player.spot("new")
    player.spot("count:4")
    assert [(each.bot, each.name) for each in draft(player).players] == [
        (None, "Player 1"),
        ("easy", "Easy"),
        ("easy", "Easy 2"),
        ("easy", "Easy 3"),
    ]


@pytest.mark.slow
def test_two_names_alike_are_no_game(player: Driver) -> None:
    player.spot("new")
    player.spot("name:0")
    player.program.press("control-a")
    for letter in "Easy":
        messenger.send(KEYSTROKE, [letter])
    player.rounds(2)
    assert draft(player).players[0].name == "Easy"
    assert not player.program.hud.spot("start").enabled


@pytest.mark.slow
def test_a_setup_that_cannot_be_used_is_told_and_kept_beside_the_new_one(open_program: Opens, tmp_path: Path) -> None:
    file = tmp_path / "setup.yaml"
    file.write_text("edition: none\nmode: basic\nrules: {}\nplayers: []\n", "utf-8")
    player = open_program()
    player.spot("new")
    question = player.program.services.screens.question
    assert question is not None
    assert "setup.yaml, line 1" in question.lines[0]
    assert len(draft(player).players) == 2
    player.spot("answer:ok")
    player.spot("count:3")
    assert file.with_suffix(".yaml.old").read_text("utf-8").startswith("edition: none")
    assert "edition: rio" in file.read_text("utf-8")


@pytest.mark.slow
def test_a_file_of_nonsense_never_stops_the_program(open_program: Opens, tmp_path: Path) -> None:
    for text in ("{", "[]", "players: 3", "\0"):
        (tmp_path / "setup.yaml").write_text(text, "utf-8")
        player = open_program()
        player.spot("new")
        assert player.program.services.screens.question is not None, text
        player.program.close()


@pytest.mark.slow
def test_the_rules_of_the_game_that_is_planned_can_be_read(player: Driver) -> None:
    player.spot("new")
    player.spot("tab:rules")
    player.spot("rule:king_move:next")
    player.spot("read_rules")
    screen = player.program.hud.model.screen
    assert isinstance(screen, RulesModel)
    assert screen.sections[0].changed
    player.program.press("escape")
    player.rounds(2)
    assert draft(player).rules
