"""The page of studies: chosen, opened, named, deleted and brought back, by mouse and by keys; the way there."""

import pytest
from msgspec.structs import replace
from panda3d.core import MouseButton

from tests.games.torres.hud.study.study_examples import STUDIES
from tests.hud.conftest import Player
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.intents import MenuChoice
from torres3d.hud.models.page_models import MenuModel
from torres3d.hud.models.study_models import StudiesDo, StudiesModel, StudyCard, StudyMarked, StudyNamed


def shown(player: Player, model: StudiesModel = STUDIES) -> None:
    player.hud.update(HudModel(screen=model))
    player.step()


def test_a_press_marks_a_study_and_a_second_one_opens_it(player: Player) -> None:
    shown(player)
    player.click("studies:3")
    assert player.told == [StudyMarked(3)]
    shown(player, replace(STUDIES, marked=3))
    player.click("studies:3")
    assert player.told[1:] == [StudiesDo("open", "s3")]


def test_two_presses_on_different_studies_open_none(player: Player) -> None:
    shown(player)
    player.click("studies:3")
    shown(player, replace(STUDIES, marked=3))
    player.click("studies:4")
    assert player.told == [StudyMarked(3), StudyMarked(4)]


def test_buttons(player: Player) -> None:
    shown(player)
    for what in ("new", "paste", "import", "open", "delete", "undo"):
        player.click(f"studies:{what}")
    player.click("back")
    assert player.told == [
        StudiesDo("new"), StudiesDo("paste"), StudiesDo("import"), StudiesDo("open", "s2"), StudiesDo("delete", "s2"),
        StudiesDo("undo"), MenuChoice("back"),
    ]  # fmt: skip


def test_by_keys_alone(player: Player) -> None:
    shown(player)
    player.hud.press_key("arrow_down")
    assert player.told == [StudyMarked(3)]
    shown(player, replace(STUDIES, marked=3))
    for key in ("enter", "delete", "control-n", "control-v", "control-o", "control-z", "escape"):
        player.hud.press_key(key)
    assert player.told[1:] == [
        StudiesDo("open", "s3"), StudiesDo("delete", "s3"), StudiesDo("new"), StudiesDo("paste"), StudiesDo("import"),
        StudiesDo("undo"), MenuChoice("back"),
    ]  # fmt: skip


@pytest.mark.slow
def test_the_end_of_a_long_list_is_reached_by_key_and_wheel(player: Player) -> None:
    shown(player)
    player.hud.press_key("end")
    assert player.told == [StudyMarked(39)]
    shown(player, replace(STUDIES, marked=39))
    assert player.hud.spot("studies:39")
    player.point("studies:38")
    for _ in range(30):
        player.screen.press(MouseButton.wheel_up())
        player.step()
        player.screen.release(MouseButton.wheel_up())
        player.step()
    assert player.hud.spot("studies:0")


def test_a_name_is_typed(player: Player) -> None:
    shown(player)
    player.click("studies:rename")
    assert player.hud.typing
    player.hud.type_text("The castle")
    player.hud.press_key("enter")
    assert player.told == [StudyNamed("The castle", "s2")]
    player.hud.press_key("f2")
    player.hud.type_text("x")
    player.hud.press_key("escape")
    assert player.told == [StudyNamed("The castle", "s2")]
    assert not player.hud.typing


def test_what_was_typed_is_kept_when_something_else_is_pressed(player: Player) -> None:
    shown(player)
    player.click("studies:rename")
    player.hud.type_text("A")
    player.click("studies:new")
    assert player.told == [StudyNamed("A", "s2"), StudiesDo("new")]


def test_a_study_that_cannot_be_read_says_why_and_can_only_be_deleted(player: Player) -> None:
    broken = StudyCard("b", "Broken", "", "", "Line 3 is no study.")
    shown(player, StudiesModel((broken,)))
    tip = player.hud.spot("studies:0").tip
    assert tip is not None
    assert "Line 3 is no study." in tip.lines
    for what in ("open", "rename", "delete"):
        player.click(f"studies:{what}")
    assert player.told == [StudiesDo("delete", "b")]


def test_without_studies_one_can_be_begun(player: Player) -> None:
    shown(player, StudiesModel())
    player.hud.press_key("enter")
    assert player.told == [StudiesDo("new")], "the keyboard begins there"
    for what in ("open", "rename", "delete"):
        player.click(f"studies:{what}")
    assert player.told == [StudiesDo("new")]


def test_the_menu_leads_there_in_torres_alone(player: Player) -> None:
    player.hud.update(HudModel(screen=MenuModel(entries=("strength", "puzzles", "study"))))
    player.click("study")
    assert player.told == [MenuChoice("study")]
    places = [player.hud.spot(name).rect for name in ("new", "learn", "quit")]
    player.hud.update(HudModel(screen=MenuModel()))
    assert "study" not in {spot.name for panel in player.hud.panels for spot in panel.spots}
    assert places == [player.hud.spot(name).rect for name in ("new", "learn", "quit")], "nothing moves"
