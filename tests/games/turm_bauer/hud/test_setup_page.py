"""The set-up of Turm Bauer: two colours each for two, the hand, sets of blocks as pictures, rules."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from tests.games.turm_bauer.hud.examples import DRAFT, PLANNED
from tests.games.turm_bauer.hud.test_panels import MARKED
from tests.hud.conftest import Player
from tests.hud.examples import LONG
from tests.hud.test_scales import checked as in_window
from tests.hud.test_scales import cut, press
from torres3d.games.turm_bauer.hud.models.setup_models import SetupDraft
from torres3d.games.turm_bauer.hud.pages.setup_page import SetupPage
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.intents import MenuChoice
from torres3d.hud.models.setup_models import Draft, SetupChanged, StartGame
from torres3d.hud.pages.screen_and_dialog_pages import ScreenPanel

__all__ = ["cut"]
THREE = SetupDraft((Draft("Ana", "red"), Draft("Otto", "blue", "careful"), Draft("Ida", "green")))


def changed(player: Player) -> SetupDraft:
    """The draft that was sent last; it is shown then."""
    told = player.told[-1]
    assert isinstance(told, SetupChanged)
    player.hud.update(HudModel(screen=replace(PLANNED, draft=told.draft)))
    return told.draft


@pytest.mark.long
@pytest.mark.parametrize(("size", "scale", "language"), MARKED)
def test_the_set_up_is_whole(
    make_hud: Callable[..., Player], cut: set[str], size: tuple[int, int], scale: float, language: str
) -> None:
    hud = make_hud(language, size, scale).hud
    for draft in (DRAFT, THREE):
        hud.update(HudModel(screen=replace(PLANNED, draft=draft)))
        for tab in ("rules", "blocks", "players"):
            press(hud, f"tab:{tab}")
            in_window(hud, tab)
    assert cut == set()


@pytest.mark.slow
@pytest.mark.parametrize(("size", "scale", "language"), MARKED)
def test_buttons_and_tabs_stay_where_they_are(
    make_hud: Callable[..., Player], size: tuple[int, int], scale: float, language: str
) -> None:
    hud = make_hud(language, size, scale).hud
    lie = []
    for draft in (DRAFT, THREE):
        hud.update(HudModel(screen=replace(PLANNED, draft=draft)))
        for tab in ("players", "blocks", "rules"):
            press(hud, f"tab:{tab}")
            lie.append(hud.spot("start").rect)
    assert len(set(lie)) == 1


def test_two_players_have_two_colours_each_and_three_have_one(player: Player) -> None:
    player.hud.update(HudModel(screen=PLANNED))
    player.click("count:3")
    three = changed(player)
    assert [each.second for each in three.players] == ["", "", ""]
    assert len({each.colour for each in three.players}) == 3
    player.click("count:2")
    two = changed(player)
    colours = [colour for each in two.players for colour in (each.colour, each.second)]
    assert len(set(colours)) == 4
    assert all(colours)


def test_who_comes_back_to_the_table_has_his_colour_again(player: Player) -> None:
    """Meanwhile it was the second one of another player."""
    player.hud.update(HudModel(screen=replace(PLANNED, draft=THREE)))
    player.click("count:2")
    two = changed(player)
    assert THREE.players[2].colour in [each.second for each in two.players]
    player.hud.update(HudModel(screen=replace(PLANNED, draft=two)))
    player.click("count:3")
    assert changed(player).players == THREE.players


def test_a_colour_that_somebody_has_is_exchanged(player: Player) -> None:
    player.hud.update(HudModel(screen=PLANNED))
    player.click("second:0")
    after = changed(player)
    assert [(each.colour, each.second) for each in after.players] == [("red", "yellow"), ("blue", "green")]
    player.click("colour:0")
    after = changed(player)
    assert [(each.colour, each.second) for each in after.players] == [("blue", "yellow"), ("red", "green")]


def test_the_hand_and_the_table_are_chosen_beside_the_players(player: Player) -> None:
    player.hud.update(HudModel(screen=PLANNED))
    player.click("hand:steady")
    assert dict(changed(player).rules) == {"hand": "steady", "wobble": "windy"}
    player.click("wobble:usual")
    assert dict(changed(player).rules) == {"hand": "steady"}, "what is usual is no house rule"


@pytest.mark.parametrize(("hand", "trembles"), [("mouse", True), ("drawn", True), ("steady", False)])
def test_hands_of_bots_are_said_to_tremble_only_where_they_do(player: Player, hand: str, trembles: bool) -> None:
    draft = replace(THREE, rules=(("hand", hand),) if hand != "mouse" else ())
    player.hud.update(HudModel(screen=replace(PLANNED, draft=draft)))
    fair = [text for panel in player.hud.panels for text in panel.written if text.startswith("Bots never cheat")]
    assert len(fair) == 1
    assert ("tremble" in fair[0]) == trembles


def test_a_set_of_blocks_is_chosen_by_its_picture(player: Player) -> None:
    player.hud.update(HudModel(screen=PLANNED))
    press(player.hud, "tab:blocks")
    player.click("set:twins")
    assert dict(changed(player).rules)["blocks"] == "twins"
    player.click("set:house")
    assert "blocks" not in dict(changed(player).rules)


def test_numbers_are_chosen_step_by_step_and_all_is_taken_back(player: Player) -> None:
    player.hud.update(HudModel(screen=PLANNED))
    press(player.hud, "tab:rules")
    spot = player.hud.spot("rule:slips:next")
    assert spot.press is not None
    spot.press()
    assert dict(changed(player).rules) == {"slips": "4", "wobble": "windy"}
    press(player.hud, "usual_rules")
    assert changed(player).rules == ()


def test_a_name_is_written_and_the_game_begun(player: Player) -> None:
    player.hud.update(HudModel(screen=PLANNED))
    press(player.hud, "name:0")
    player.hud.type_text("I")
    draft = changed(player)
    assert draft.players[0].name == "I"
    player.hud.press_key("enter")
    player.click("start")
    assert player.told[-1] == StartGame(draft)
    player.hud.press_key("escape")
    assert player.told[-1] == MenuChoice("back")


def test_a_problem_is_said_and_keeps_the_game_from_starting(player: Player) -> None:
    player.hud.update(HudModel(screen=replace(PLANNED, problems=((None, "Too few."),))))
    player.click("start")
    assert player.told == []
    assert not player.hud.spot("start").enabled


@pytest.mark.slow
def test_a_number_says_what_it_is_about_and_a_picture_that_is_not_there_takes_no_room(player: Player) -> None:
    rules = tuple(replace(rule, told=("",) * len(rule.values)) for rule in PLANNED.rules)
    heights = []
    for names in ((), ("no-such-picture",) * 9):
        shown = tuple(replace(rule, pictures=names) for rule in rules)
        player.hud.update(HudModel(screen=replace(PLANNED, rules=shown)))
        press(player.hud, "tab:rules")
        panel = next(panel for panel in player.hud.panels if isinstance(panel, ScreenPanel))
        assert isinstance(panel.page, SetupPage)
        heights.append(panel.page.rules.height(900))
    assert heights[0] == heights[1]
    panel.page.model = replace(PLANNED, rules=tuple(replace(rule, told=(LONG * 9,) * 9) for rule in rules))
    assert panel.page.rules.height(900) > heights[0]
