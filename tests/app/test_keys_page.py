"""Keys are chosen in the program, conflicts are named, and the help key lists keys and costs from anywhere."""

from pathlib import Path

import pytest

from tests.app.games import ACTIONS
from tests.app.keyboard import Keys
from tests.app.opened import Opens
from tests.games.torres.app.play.seated import seat, seat_and_place
from torres3d.app.window.settings import Settings
from torres3d.base.read_document import read
from torres3d.games.torres.app.play.play_screen import PlayScreen
from torres3d.games.torres.app.replay.replay_screen import ReplayScreen
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.building import BUILD_COST
from torres3d.games.torres.rules.knights import ADD_COST
from torres3d.hud.models.page_models import (
    HelpModel,
    KeyRow,
    KeysModel,
    MenuModel,
    PauseModel,
    RulesModel,
    SettingsModel,
)


@pytest.fixture
def hands(open_program: Opens) -> Keys:
    """Somebody at the keyboard of a program that has just been opened."""
    opened = open_program()
    return Keys(opened.program, opened.screen)


def page(hands: Keys) -> KeysModel:
    """The page of keys that is on the screen."""
    shown = hands.program.hud.model.screen
    assert isinstance(shown, KeysModel)
    return shown


def row(hands: Keys, action: str) -> KeyRow:
    """The row of an action."""
    return next(each for group in page(hands).groups for each in group.rows if each.action == action)


def open_keys(hands: Keys) -> None:
    """From the menu through the settings to the page of keys."""
    hands.spot("settings")
    hands.spot("keys")


def kept(tmp_path: Path) -> dict[str, str]:
    """The player's own keys as they were written."""
    return read(tmp_path / "keys.yaml", dict[str, str])


@pytest.mark.slow
def test_the_groups_of_games_come_first_and_the_program_last(hands: Keys) -> None:
    open_keys(hands)
    shown = [group.id for group in page(hands).groups]
    assert shown == ["turn", "board", "building", "following", "view", "overlays", "program"]


def test_a_key_that_is_free_is_given_at_once_and_kept(hands: Keys, tmp_path: Path) -> None:
    open_keys(hands)
    hands.spot("key:undo")
    assert page(hands).asking == "undo"
    hands.key("control-u")
    assert row(hands, "undo").shown == "Ctrl + U"
    assert row(hands, "undo").changed
    assert kept(tmp_path) == {"undo": "control-u"}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("way", "own"), [("swap", {"undo": "y", "redo": "z"}), ("take", {"undo": "y", "redo": "none"}), ("cancel", None)]
)
def test_a_key_that_is_taken_is_named_and_swapped_taken_or_left(
    hands: Keys, tmp_path: Path, way: str, own: dict[str, str] | None
) -> None:
    open_keys(hands)
    hands.spot("key:undo")
    hands.key("y")
    assert page(hands).conflict == ("Y", "Redo")
    assert hands.program.hud.focused == "solve:swap"
    hands.spot(f"solve:{way}")
    assert page(hands).conflict is None
    assert hands.program.hud.focused == "key:undo"
    assert (kept(tmp_path) if own is not None else None) == own


@pytest.mark.slow
def test_a_key_that_only_the_other_game_uses_is_free(hands: Keys, tmp_path: Path) -> None:
    open_keys(hands)
    assert row(hands, "buy").key == "b"
    hands.spot("tab:building")
    hands.spot("key:turn_block")
    hands.key("b")
    assert page(hands).conflict is None
    assert (row(hands, "turn_block").shown, row(hands, "buy").shown) == ("B", "B")
    assert kept(tmp_path) == {"turn_block": "b"}
    only = row(hands, "turn_block").only
    assert only is not None
    assert "Turm Bauer" in only[1], "the page says whose the key is"
    assert row(hands, "hint").only is None


@pytest.mark.slow
def test_a_key_of_both_games_stands_in_the_way_of_each_and_both_are_named(hands: Keys, tmp_path: Path) -> None:
    open_keys(hands)
    hands.spot("tab:building")
    hands.spot("key:turn_block")
    hands.key("b")
    hands.spot("tab:turn")
    hands.spot("key:hint")
    hands.key("b")
    assert page(hands).conflict == ("B", "Buy a card / Turn the block")
    hands.spot("solve:swap")
    assert kept(tmp_path) == {"buy": "h", "hint": "b", "turn_block": "h"}


@pytest.mark.slow
def test_the_same_by_mouse(open_program: Opens) -> None:
    player = open_program()
    for spot in ("settings", "keys", "key:undo"):
        player.spot(spot)
    Keys(player.program, player.screen).key("y")
    player.spot("solve:take")
    assert player.program.services.keys["undo"] == "y"
    assert "redo" not in player.program.services.keys
    player.spot("free:undo")
    assert "undo" not in player.program.services.keys


@pytest.mark.slow
def test_escape_asks_no_more_and_fixed_keys_are_refused(hands: Keys) -> None:
    open_keys(hands)
    hands.spot("key:undo")
    hands.key("escape")
    assert page(hands).asking == ""
    hands.spot("key:undo")
    hands.key("tab")
    assert page(hands).refused
    assert row(hands, "undo").key == "z"
    hands.key("escape")
    assert isinstance(hands.program.hud.model.screen, SettingsModel)


@pytest.mark.slow
def test_a_key_is_taken_away_by_delete_and_all_are_the_usual_ones_again_after_a_question(
    hands: Keys, tmp_path: Path
) -> None:
    open_keys(hands)
    hands.reach("key:undo")
    hands.key("delete")
    assert row(hands, "undo").shown == ""
    hands.spot("usual")
    hands.key("enter")
    assert row(hands, "undo").shown == "", "the question begins with the answer that loses nothing"
    hands.spot("usual")
    hands.spot("answer:yes")
    assert row(hands, "undo").shown == "Z"
    assert kept(tmp_path) == {}


@pytest.mark.slow
def test_what_was_chosen_holds_in_the_game_and_stands_on_its_buttons(hands: Keys) -> None:
    open_keys(hands)
    hands.spot("key:score")
    hands.key("f10")
    hands.keys("escape", "escape")
    seat_and_place(hands, "romanian")
    turn = hands.program.hud.model.panels.get("turn")
    assert turn is not None
    assert next(action.key for action in turn.actions if action.id == "score") == "f10"
    n = hands.game.session.game.n
    hands.key("s")
    assert hands.game.session.game.n == n
    hands.key("f10")
    assert isinstance(hands.game.session.game.history.steps[-1].command, c.Score)


@pytest.mark.slow
def test_keys_that_cannot_be_written_hold_until_the_end_and_it_is_said(
    hands: Keys, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("torres3d.app.window.key_bindings.save", full)
    open_keys(hands)
    hands.spot("key:undo")
    hands.key("f10")
    hands.rounds(2)
    assert row(hands, "undo").shown == "F10"
    assert hands.program.hud.toast


@pytest.mark.slow
def test_names_of_keys_are_in_the_players_language(open_program: Opens) -> None:
    opened = open_program(Settings(quality="low", language="de"))
    hands = Keys(opened.program, opened.screen)
    open_keys(hands)
    assert row(hands, "end_turn").shown == "Strg + Enter"
    assert row(hands, "turn_left").shown == "Umschalt + ←"


@pytest.mark.slow
def test_help_opens_and_closes_over_everything(hands: Keys) -> None:
    def opens(below: type) -> None:
        hands.key("f1")
        assert isinstance(hands.program.hud.model.screen, HelpModel)
        hands.key("f1")
        assert isinstance(hands.program.hud.model.screen, below)
        hands.key("f1")
        hands.key("escape")
        assert isinstance(hands.program.hud.model.screen, below)

    opens(MenuModel)
    seat(hands, edition="romanian")
    hands.rounds(3)
    opens(type(None))
    assert isinstance(hands.program.services.screens.top, PlayScreen)
    hands.key("escape")
    opens(PauseModel)
    hands.spot("replay")
    opens(type(None))
    assert isinstance(hands.program.services.screens.top, ReplayScreen)


@pytest.mark.slow
def test_help_opens_over_an_offer(hands: Keys) -> None:
    seat_and_place(hands, "romanian")
    while not any(isinstance(command, c.Buy) for command in hands.game.session.commands):
        hands.give(hands.game.session.commands[0])
        hands.wait()
    hands.give(c.Buy())
    hands.rounds(10)
    assert hands.program.hud.model.dialog is not None
    hands.key("f1")
    assert isinstance(hands.program.hud.model.screen, HelpModel)
    hands.key("f1")
    assert hands.program.hud.model.dialog is not None


def shown_costs(hands: Keys) -> dict[str, str]:
    """The costs in the list on the help key."""
    hands.key("f1")
    shown = hands.program.hud.model.screen
    assert isinstance(shown, HelpModel)
    hands.key("f1")
    return {each.label: each.cost for each in shown.costs}


@pytest.mark.slow
def test_costs_are_those_of_the_rules_and_of_the_game_in_play(hands: Keys) -> None:
    anywhere = shown_costs(hands)
    assert anywhere["Place a block"] == f"{BUILD_COST} AP"
    assert anywhere["Add a knight"] == f"{ADD_COST} AP"
    assert "Buy a card" in anywhere
    seat(hands, edition="romanian", mode="master")
    hands.rounds(3)
    assert "Buy a card" not in shown_costs(hands), "in the master game nobody buys"


@pytest.mark.slow
def test_the_list_has_the_keys_as_they_are_bound(hands: Keys) -> None:
    open_keys(hands)
    hands.spot("key:hint")
    hands.key("f10")
    hands.keys("escape", "escape", "f1")
    shown = hands.program.hud.model.screen
    assert isinstance(shown, HelpModel)
    told = {each.action: each.shown for group in shown.groups for each in group.rows}
    assert told["hint"] == "F10"
    others = {action for action in ACTIONS if ACTIONS.only_game(action) == "turm"}
    assert set(told) >= set(hands.program.services.bindings.usual) - others
    assert not set(told) & others, "what another game is played with stands in its own list"
    hands.spot("keys")
    assert isinstance(hands.program.hud.model.screen, KeysModel), "and leads to where they are changed"


@pytest.mark.slow
def test_the_list_leads_to_the_rules_of_the_game_and_back(hands: Keys) -> None:
    seat(hands, edition="romanian", mode="master")
    hands.rounds(3)
    hands.key("f1")
    hands.spot("rules")
    shown = hands.program.hud.model.screen
    assert isinstance(shown, RulesModel)
    assert "Master" in shown.about
    hands.key("escape")
    assert isinstance(hands.program.hud.model.screen, HelpModel)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "label"), [("torres", "Keys and costs"), ("turm", "List of keys")])
def test_the_list_promises_costs_only_in_a_game_that_has_them(hands: Keys, game: str, label: str) -> None:
    hands.spot(f"game:{game}")
    hands.key("f1")
    shown = hands.program.hud.model.screen
    assert isinstance(shown, HelpModel)
    labels = {each.action: each.label for group in shown.groups for each in group.rows}
    assert labels["help"] == label
    assert bool(shown.costs) == (game == "torres")
    assert labels["look"] == "Look at the table (question, result)", "says when the key does something"
