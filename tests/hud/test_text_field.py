"""Names are written as in any text field, and no letter is lost, however fast they come."""

import pytest

from tests.app.driver import Driver
from tests.app.opened import Opens
from tests.hud.conftest import Player
from tests.hud.examples import SETUP
from torres3d.app.window.keyboard import DOWN, UP
from torres3d.games.torres.hud.models.setup_models import SetupModel
from torres3d.hud.kit.input_events import KEYSTROKE
from torres3d.hud.kit.text_field import TextField
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.setup_models import SetupChanged


def written(text: str, *keys: str, marked: bool = False) -> TextField:
    """A field after some keys; what is no key's name is typed."""
    field = TextField(text, 20, marked)
    for key in keys:
        if not field.key(key):
            field.insert(key)
    return field


@pytest.mark.parametrize(
    ("keys", "text"),
    [
        (("!",), "Ana Otto!"),
        (("control-a", "B"), "B"),
        (("control-a", "backspace"), ""),
        (("home", "B"), "BAna Otto"),
        (("arrow_left", "arrow_left", "B"), "Ana OtBto"),
        (("home", "delete"), "na Otto"),
        (("home", "arrow_right", "backspace"), "na Otto"),
        (("shift-home", "B"), "B"),
        (("shift-arrow_left", "shift-arrow_left", "B"), "Ana OtB"),
        (("control-arrow_left", "B"), "Ana BOtto"),
        (("home", "control-arrow_right", "B"), "Ana BOtto"),
        (("control-backspace",), "Ana "),
        (("home", "control-delete"), "Otto"),
        (("home", "shift-control-arrow_right", "delete"), "Otto"),
        (("control-a", "arrow_left", "B"), "BAna Otto"),
        (("control-a", "arrow_right", "B"), "Ana OttoB"),
        (("home", "backspace", "end", "delete", "B"), "Ana OttoB"),
    ],
)
def test_keys_of_a_text(keys: tuple[str, ...], text: str) -> None:
    assert written("Ana Otto", *keys).text == text


def test_a_letter_with_accents_is_one_letter() -> None:
    assert written("Zoe\u0308", "backspace").text == "Zo"
    assert written("e\u0308a", "home", "arrow_right", "B").text == "e\u0308Ba"


def test_no_more_than_fits_is_written() -> None:
    assert written("a" * 18, "bcd").text == "a" * 18 + "bc"
    assert written("a" * 20, "control-a", "xy").text == "xy"


def test_other_keys_are_not_the_texts() -> None:
    assert not TextField("", 5).key("f1")
    assert not TextField("", 5).key("tab")


def _name(player: Player, row: int = 0) -> str:
    told = player.told[-1]
    assert isinstance(told, SetupChanged)
    return told.draft.players[row].name


@pytest.mark.slow
def test_many_letters_within_one_frame_are_all_written(player: Player) -> None:
    player.hud.update(HudModel(screen=SETUP))
    player.click("name:0")
    for letter in "bella und Ștefan":
        player.hud.type_text(letter)
    assert _name(player) == "Anabella und Ștefan"


def test_letters_and_keys_come_in_the_order_they_were_pressed(player: Player) -> None:
    player.hud.update(HudModel(screen=SETUP))
    player.click("name:0")
    for key in ("x", "backspace", "y", "home", "z"):
        if len(key) == 1:
            player.hud.type_text(key)
        else:
            player.hud.press_key(key)
    assert _name(player) == "zAnay"


def test_names_of_two_rows_written_within_one_frame(player: Player) -> None:
    player.hud.update(HudModel(screen=SETUP))
    player.click("name:0")
    player.hud.type_text("B")
    player.hud.press_key("tab")
    player.hud.type_text("C")
    told = player.told[-1]
    assert isinstance(told, SetupChanged)
    assert [row.name for row in told.draft.players] == ["AnaB", "C"], "Tab marks all of the next name"


def test_by_key_a_field_is_entered_with_all_of_it_marked(player: Player) -> None:
    player.hud.update(HudModel(screen=SETUP))
    while player.hud.focused != "name:0":
        player.hud.press_key("tab")
    player.hud.press_key("enter")
    player.hud.type_text("M")
    assert _name(player) == "M"
    player.hud.press_key("escape")
    assert not player.hud.typing
    assert player.hud.focused == "name:0", "the page is still there"


def test_a_click_puts_the_caret_and_a_drag_marks(player: Player) -> None:
    player.hud.update(HudModel(screen=SETUP))
    box = player.hud.spot("name:0").rect
    left, y = round(box.x + 11), round(box.middle[1])
    player.screen.move(left, y)
    player.step()
    player.press()
    player.release()
    player.hud.type_text("B")
    assert _name(player) == "BAna"
    player.hud.update(HudModel(screen=SETUP))
    player.screen.move(left, y)
    player.step()
    player.press()
    player.screen.move(left + 100, y)
    player.step()
    player.release()
    player.hud.type_text("C")
    assert _name(player) == "C"


def stroke(player: Driver, key: str, text: str = "") -> None:
    """A key as Panda3D tells of it: the key, and what it writes."""
    messenger = player.screen.base.messenger
    messenger.send(DOWN, [key])
    if text:
        messenger.send(KEYSTROKE, [text])
    messenger.send(UP, [key])


@pytest.mark.slow
def test_letters_and_spaces_of_any_script_within_one_frame(open_program: Opens) -> None:
    player = open_program()
    player.spot("new")
    player.spot("name:0")
    player.program.hud.press_key("control-a")
    for letter in "zsb":
        stroke(player, letter, letter)
    stroke(player, "space", " ")
    for letter in "Жя 安":
        player.screen.base.messenger.send(KEYSTROKE, [letter])
    player.rounds(2)
    shown = player.program.hud.model.screen
    assert isinstance(shown, SetupModel)
    assert shown.draft.players[0].name == "zsb Жя 安"


@pytest.mark.slow
def test_the_key_that_opens_a_field_writes_nothing_into_it(open_program: Opens) -> None:
    player = open_program()
    player.spot("new")
    hud = player.program.hud
    player.rounds()
    while hud.focused != "name:1":
        hud.press_key("tab")
    stroke(player, "space", " ")
    stroke(player, "x", "x")
    player.rounds(2)
    shown = hud.model.screen
    assert isinstance(shown, SetupModel)
    assert shown.draft.players[1].name == "x"
