"""The rules are read from menus, by a key and from every refusal: those of the game in play, in every language."""

import pytest

from tests.app.driver import Driver
from tests.app.opened import Opens
from torres3d.app.window.settings import Settings
from torres3d.base import paths
from torres3d.games.torres.app.play.play_screen import PlayScreen
from torres3d.games.torres.rules.commands import Move
from torres3d.games.torres.rules.squares import neighbours
from torres3d.hud.models.page_models import MenuModel, PauseModel, RulesModel
from torres3d.i18n.texts import language_ids
from torres3d.i18n.words_declaration import RuleSection


def book(player: Driver) -> RulesModel:
    """The rules on the screen."""
    screen = player.program.hud.model.screen
    assert isinstance(screen, RulesModel)
    return screen


def section(player: Driver) -> RuleSection:
    """The open section."""
    return book(player).sections[book(player).shown]


def key(player: Driver, name: str) -> None:
    """Press a key by Panda3D's name."""
    player.program.press(name)
    player.rounds(2)


def in_game(player: Driver) -> Driver:
    """A person's first turn against a bot."""
    player.spot("new")
    player.spot("start")
    player.rounds(4)
    player.wait()
    while player.game.session.state.stage != "turn":
        player.give(player.game.session.commands[0])
        player.wait()
    return player


def refused(player: Driver) -> None:
    """Try to add a knight where none of one's own stands near."""
    if player.game.controller.selection.kind != "reserve":
        player.spot("reserve")
    state = player.game.session.state
    own = state.knights[state.actor or 0]
    free = [square for square in range(64) if not (state.board.towers | neighbours(own) | own) >> square & 1]
    player.square(free[0])


@pytest.mark.slow
@pytest.mark.parametrize("language", language_ids(paths.config() / "locale"))
def test_from_the_menu_section_by_section(open_program: Opens, language: str) -> None:
    player = open_program(Settings(quality="low", language=language))
    player.spot("rules")
    first = section(player)
    assert first.id == "goal"
    player.spot("next")
    assert section(player).id == "words"
    player.spot("former")
    assert section(player) == first
    player.spot("chapter:turn")
    assert section(player).chapter == "turn"
    number = next(n for n, each in enumerate(book(player).sections) if each.id == "doors")
    player.spot(f"section:{number}")
    assert section(player).id == "doors"
    player.spot("back")
    assert isinstance(player.program.hud.model.screen, MenuModel)


def test_by_keys_alone(player: Driver) -> None:
    player.spot("rules")
    key(player, "page_down")
    assert section(player).id == "words"
    key(player, "page_up")
    assert section(player).id == "goal"
    key(player, "arrow_down")
    key(player, "arrow_down")
    key(player, "enter")
    assert section(player).id == "words"
    key(player, "escape")
    assert isinstance(player.program.hud.model.screen, MenuModel)


def test_searching(player: Driver) -> None:
    player.spot("rules")
    player.spot("search")
    player.program.hud.type_text("doors")
    player.rounds(2)
    assert section(player).id == "doors"
    assert 0 < len(book(player).hits) < len(book(player).sections)
    player.program.hud.type_text("zzz")
    player.rounds(2)
    assert book(player).hits == ()
    key(player, "escape")
    assert len(book(player).hits) == len(book(player).sections)
    assert isinstance(player.program.hud.model.screen, RulesModel)


@pytest.mark.slow
def test_a_refusal_leads_to_its_rule_by_key_and_by_click(player: Driver) -> None:
    in_game(player)
    refused(player)
    assert player.program.services.effects.refused == "R-5.2"
    key(player, player.program.services.keys["rules"])
    assert section(player).id == "add"
    player.spot("back")
    assert isinstance(player.program.services.screens.top, PlayScreen)
    refused(player)
    player.spot("rule")
    assert section(player).id == "add"
    player.spot("back")
    # Once something else was done the key opens the rules at their beginning.
    player.give(next(each for each in player.game.session.commands if isinstance(each, Move)))
    key(player, player.program.services.keys["rules"])
    assert section(player).id == "goal"


@pytest.mark.slow
def test_the_rules_of_the_game_in_play_from_the_pause_menu(player: Driver) -> None:
    in_game(player)
    player.spot("menu")
    assert isinstance(player.program.hud.model.screen, PauseModel)
    player.spot("rules")
    assert "2" in book(player).about
    player.spot("back")
    assert isinstance(player.program.hud.model.screen, PauseModel)


@pytest.mark.slow
@pytest.mark.parametrize("way", ["click", "key"])
def test_a_button_that_cannot_be_used_says_why_and_leads_to_its_rule(player: Driver, way: str) -> None:
    in_game(player)
    hud = player.program.hud
    names = ("buy", "add_knight", "build", "score")
    while (name := next((each for each in names if not hud.spot(each).enabled), "")) == "":
        player.spot("buy" if hud.spot("buy").enabled else "score")
        player.rounds(2)
        if player.sees("keep"):
            player.spot("offer:0")
            player.spot("keep")
        player.wait()
    player.spot(name)
    player.rounds(2)
    assert hud.toast
    assert hud.toast_link
    if way == "click":
        player.spot("rule")
    else:
        key(player, "f2")
    assert section(player).rules, "the section of that rule is open"
