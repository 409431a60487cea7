"""House rules show what they change: in words and with a picture, marked where they differ, and put back at will."""

import pytest

from tests.app.driver import Driver
from tests.app.keyboard import Keys
from tests.app.opened import Opens
from torres3d.app.window.settings import Settings
from torres3d.base import paths
from torres3d.games.torres.hud.models.setup_models import SetupModel
from torres3d.games.torres.words.rulebook_sections import PICTURES, pictures
from torres3d.hud.models.setup_models import RuleChoice
from torres3d.i18n.texts import guide, language_ids


def setup(player: Driver) -> SetupModel:
    """The set-up on the screen."""
    screen = player.program.hud.model.screen
    assert isinstance(screen, SetupModel)
    return screen


def at_house_rules(player: Driver) -> Driver:
    """The tab of the house rules."""
    player.spot("new")
    player.spot("tab:rules")
    return player


def rule(player: Driver, option: str) -> RuleChoice:
    """The row of an option."""
    return next(each for each in setup(player).rules if each.option == option)


@pytest.mark.slow
@pytest.mark.parametrize("language", language_ids(paths.config() / "locale"))
def test_each_value_of_each_option_says_what_it_means_for_the_game(open_program: Opens, language: str) -> None:
    player = at_house_rules(open_program(Settings(quality="low", language=language)))
    tell = guide(language)
    for each in setup(player).rules:
        assert len(each.told) == len(each.values)
        for value, told in zip(each.values, each.told, strict=True):
            sentence = tell(f"{each.option}-{value}")
            assert told[1:] == sentence[1:], f"{each.option}-{value}"
            assert told[0] == told[0].upper()
            assert f"{each.option}-{value}" not in told, "there are words for it"


@pytest.mark.slow
def test_the_pictures_are_those_of_the_rules(player: Driver) -> None:
    at_house_rules(player)
    named = {picture for each in setup(player).rules for picture in each.pictures if picture}
    assert {PICTURES + name for name in ("doors-no_rise", "doors-any_door", "king", "card-leap")} <= named
    assert named <= set(pictures())


@pytest.mark.slow
def test_one_house_rule_is_put_back_by_its_own_button(player: Driver) -> None:
    at_house_rules(player)
    player.spot("rule:king_move:next")
    player.spot("rule:leap_over:next")
    assert {name for name, _ in setup(player).draft.rules} == {"king_move", "leap_over"}
    player.spot("usual:king_move")
    assert [name for name, _ in setup(player).draft.rules] == ["leap_over"]
    assert not player.sees("usual:king_move"), "nothing is left to put back"


@pytest.mark.slow
def test_all_house_rules_are_put_back_at_once(player: Driver) -> None:
    at_house_rules(player)
    assert not player.program.hud.spot("usual_rules").enabled
    player.spot("rule:king_move:next")
    player.spot("rule:leap_over:next")
    player.spot("usual_rules")
    assert setup(player).draft.rules == ()


@pytest.mark.slow
def test_a_click_on_the_chosen_edition_keeps_the_house_rules(player: Driver) -> None:
    at_house_rules(player)
    player.spot("rule:king_move:next")
    chosen = setup(player).draft
    assert chosen.rules
    player.spot("tab:players")
    player.spot(f"edition:{chosen.edition}")
    assert setup(player).draft == chosen
    player.spot("edition:romanian")
    assert setup(player).draft.rules == (), "another one begins with its own rules"


@pytest.mark.slow
def test_a_long_list_is_gone_through_with_the_keyboard_alone(player: Driver) -> None:
    at_house_rules(player)
    option = setup(player).rules[-1].option
    Keys(player.program, player.screen).spot(f"rule:{option}:next")
    assert [name for name, _ in setup(player).draft.rules] == [option]
