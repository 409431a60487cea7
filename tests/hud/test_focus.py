"""Without a mouse: Tab, arrows, Enter and Escape lead to all that can be clicked, and one sees where one is."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from tests.hud.conftest import Player
from tests.hud.examples import (
    CURVE,
    END,
    FILES,
    GAMES,
    HAND,
    MENU,
    PLAY,
    PLAYERS,
    REPLAY,
    SCORING,
    SETUP,
    THINK,
    with_panels,
)
from torres3d.games.torres.hud.models.dialog_models import CarryDialog, EndTurnDialog, OfferDialog, StarterDialog
from torres3d.games.torres.hud.models.turn_models import DoAction, PickStack
from torres3d.hud.kit.base_models import ChoiceDialog
from torres3d.hud.kit.keyboard_focus import ARROWS, next_spot, stops
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.panel import Panel
from torres3d.hud.kit.tooltips_and_toasts import Tooltip
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.intents import BoardFocused, ReplayStep, SettingChanged
from torres3d.hud.models.library_models import GameMarked
from torres3d.hud.models.page_models import AnalysisModel, AnalysisRow, CourseLine, PauseModel, Setting, SettingsModel
from torres3d.hud.models.turn_models import CoverModel

SETTINGS = SettingsModel(
    (
        Setting("language", "Language", "choice", "en", (("en", "English"), ("de", "Deutsch"))),
        Setting("quality", "Quality", "choice", "low", tuple((name, name) for name in "abcde")),
        Setting("sound_volume", "Sound", "slider", "0.2", low=0, high=1, step=0.1),
        Setting("fullscreen", "Full screen", "switch", "false"),
    )
)
ANALYSIS = AnalysisModel(
    (CourseLine("Ana", "red", (0.0, 4.0), "3"),),
    turning=(AnalysisRow(1, 0, "red", "Year 1", "3"),),
    worst=(AnalysisRow(1, 0, "red", "Year 1", "3"),),
    costliest=(AnalysisRow(1, 0, "red", "Year 1", "3"),),
    best=(AnalysisRow(2, 9, "red", "Year 2", "", gained="+4"),),
    own=(0,),
)
MODAL = {
    "menu": HudModel(screen=MENU),
    "pause": replace(PLAY, screen=PauseModel(("resume", "settings", "menu", "quit"))),
    "set-up": HudModel(screen=SETUP),
    "games": HudModel(screen=replace(GAMES, rows=GAMES.rows[:4], count=4)),
    "files": HudModel(screen=replace(FILES, saving=False, rows=FILES.rows[:4], count=4, places=FILES.places[:3])),
    "settings": HudModel(screen=SETTINGS),
    "result": HudModel(screen=END),
    "analysis": HudModel(screen=ANALYSIS),
    "cover": replace(PLAY, cover=CoverModel(HAND.owner)),
    "offer": replace(PLAY, dialog=OfferDialog(("six", "leap", "doors"), together=False)),
    "end of the turn": replace(PLAY, dialog=EndTurnDialog((3, 2, 1), (0, 1, 2))),
    "carried blocks": replace(PLAY, dialog=CarryDialog((2, 2, 1), 2)),
    "starter": replace(PLAY, dialog=StarterDialog(HAND.owner, PLAYERS)),
    "question": replace(PLAY, dialog=ChoiceDialog("q", "Leave?", ("Really?",), (("no", "No"), ("yes", "Yes")))),
}
assert REPLAY.replay is not None
ANALYSED = replace(REPLAY, replay=replace(REPLAY.replay, curve=CURVE))
AROUND = {"turn": PLAY, "thinking": THINK, "replay": REPLAY, "analysed": ANALYSED, "scoring": SCORING}


def _clicked(panel: Panel[Any]) -> set[str]:
    """All that a mouse could press or drag on a panel, but for what keys do by themselves."""
    pressed = (spot for spot in panel.spots if spot.press is not None or spot.drag is not None)
    return {spot.name for spot in pressed if spot.enabled and spot.by_keys}


@pytest.mark.slow
@pytest.mark.parametrize("model", MODAL.values(), ids=MODAL)
def test_tab_leads_through_all_of_a_page_and_back(player: Player, model: HudModel) -> None:
    player.hud.update(model)
    player.step()
    panel = player.hud.panels[-1]
    wanted = list(stops(panel))
    assert _clicked(panel) <= set(wanted)
    for key, order in (("tab", wanted), ("shift-tab", wanted[::-1])):
        start = player.hud.focused
        seen = []
        for _ in wanted:
            assert player.hud.press_key(key)
            seen.append(player.hud.focused)
        assert player.hud.focused == start, "and round again"
        at = order.index(seen[0])
        assert seen == order[at:] + order[:at]


@pytest.mark.parametrize("tab", ["rules", "material"])
def test_tab_leads_through_each_tab_of_the_set_up(player: Player, tab: str) -> None:
    player.hud.update(HudModel(screen=SETUP))
    player.click(f"tab:{tab}")
    panel = player.hud.panels[-1]
    seen = set()
    for _ in range(200):
        player.hud.press_key("tab")
        seen.add(player.hud.focused)
    assert _clicked(panel) <= seen


@pytest.mark.slow
@pytest.mark.parametrize("model", [*MODAL.values(), *AROUND.values()], ids=[*MODAL, *AROUND])
def test_arrows_lead_from_anywhere_in_a_panel_to_all_of_it(player: Player, model: HudModel) -> None:
    player.hud.update(model)
    player.step()
    modal = player.hud.panels[-1].modal
    for panel in [player.hud.panels[-1]] if modal else player.hud.panels:
        # A slider takes the arrows to the left and right.
        ways = {name: _ways(player, panel, name) for name in stops(panel)}
        for start in ways:
            seen, edge = {start}, [start]
            while edge:
                for there in ways[edge.pop()] - seen:
                    seen.add(there)
                    edge.append(there)
            assert seen == set(ways), start


def test_no_arrow_goes_round_from_the_first_to_the_last() -> None:
    menu = {"torres": Rect(0, 0, 100, 40), "turm": Rect(110, 0, 100, 40), "quit": Rect(0, 300, 210, 40)}
    assert next_spot(menu, "torres", "arrow_left") is None
    assert next_spot(menu, "quit", "arrow_right") is None
    assert next_spot(menu, "turm", "arrow_right") == "quit"


def _ways(player: Player, panel: Panel[Any], name: str) -> set[str]:
    """Where the arrows lead from a spot of a panel."""
    found = set()
    for arrow in ARROWS:
        _focus(player, panel, name)
        player.hud.press_key(arrow)
        found.add(player.hud.focused)
    return found


def _focus(player: Player, panel: Panel[Any], name: str) -> None:
    """Give the keyboard to a spot of a panel."""
    for _ in range(12):
        if panel.modal or player.hud.focused in stops(panel):
            panel.focus = name
            if player.hud.focused == name:
                return
        player.hud.press_key("tab")
    raise AssertionError(name)


@pytest.mark.slow
@pytest.mark.parametrize("model", AROUND.values(), ids=AROUND)
@pytest.mark.parametrize("key", ["tab", "shift-tab"])
def test_around_the_table_tab_leads_through_all_panels_and_back_to_the_board(
    player: Player, model: HudModel, key: str
) -> None:
    player.hud.update(model)
    player.step()
    wanted = [panel for panel in player.hud.panels if stops(panel)]
    for _ in range(2):
        seen = []
        while player.hud.press_key(key):
            name = player.hud.focused
            seen.append(next(panel for panel in wanted if name in stops(panel) and panel not in seen))
        assert sorted(map(id, seen)) == sorted(map(id, wanted))
        assert not player.hud.focused, "the board has the keyboard"


def test_escape_lets_a_panel_go(player: Player) -> None:
    player.hud.update(PLAY)
    player.hud.press_key("tab")
    assert player.hud.focused
    assert player.hud.press_key("escape")
    assert not player.hud.focused
    assert not player.hud.press_key("escape"), "the next one is the table's"


def test_enter_presses_what_has_the_focus_and_space_too(player: Player) -> None:
    player.hud.update(replace(PLAY, prompt=None))
    player.hud.press_key("tab")
    assert player.hud.focused == "stack:0"
    player.hud.press_key("enter")
    player.hud.press_key("arrow_right")
    player.hud.press_key("space")
    assert player.told == [PickStack(0), PickStack(1)]


def test_a_disabled_button_can_be_gone_to_and_says_why(player: Player) -> None:
    player.hud.update(replace(PLAY, prompt=None))
    for key in ("tab", "arrow_right", "arrow_right"):
        player.hud.press_key(key)
    assert player.hud.focused == "stack:2"
    player.hud.press_key("enter")
    player.step()
    assert player.told == []
    assert player.hud.toast == "No."


def test_after_a_stack_is_chosen_by_key_the_board_has_the_keyboard(player: Player) -> None:
    player.hud.update(replace(PLAY, prompt=None))
    player.hud.press_key("tab")
    player.hud.update(replace(PLAY, prompt=None, choosing="stack 0"))
    assert player.told == [BoardFocused()]
    assert not player.hud.focused


def test_after_a_stack_is_chosen_by_mouse_no_cursor_comes(player: Player) -> None:
    player.hud.update(PLAY)
    player.click("stack:0")
    player.told.clear()
    player.hud.update(replace(PLAY, choosing="stack 0"))
    assert player.told == []


def test_when_the_turn_passes_the_button_that_ended_it_has_the_keyboard_no_more(player: Player) -> None:
    player.hud.update(PLAY)
    player.hud.press_key("shift-tab")
    assert player.hud.focused
    player.hud.update(with_panels(PLAY, turn=replace(PLAY.panels["turn"], player=PLAYERS[1])))
    assert not player.hud.focused


def test_what_vanishes_under_the_focus_leaves_it_to_its_neighbour(player: Player) -> None:
    player.hud.update(HudModel(screen=replace(GAMES, undo="")))
    player.step()
    for _ in range(200):
        if player.hud.focused == "deleted":
            break
        player.hud.press_key("tab")
    player.hud.update(HudModel(screen=replace(GAMES, undo="", deleted=0)))
    player.step()
    assert player.hud.focused == "paste"


def test_the_focus_of_a_menu_is_seen_before_any_key_is_pressed(player: Player) -> None:
    player.hud.update(HudModel(screen=MENU))
    player.step()
    assert player.hud.focused == "continue"
    assert player.hud.ring == "continue"


def test_the_mouse_takes_the_ring_away_and_the_next_key_shows_it_where_it_was(player: Player) -> None:
    player.hud.update(HudModel(screen=MENU))
    player.step()
    player.hud.press_key("tab")
    player.screen.move(640, 700)
    player.step()
    assert player.hud.ring == ""
    player.hud.press_key("tab")
    player.step()
    assert player.hud.ring == player.hud.focused == "new"


def test_another_window_size_does_not_take_the_ring_away(player: Player) -> None:
    """The mouse lies still, but on another pixel: `F11` is a key as well."""
    player.hud.update(HudModel(screen=MENU))
    player.screen.move(640, 700)
    player.step()
    player.hud.press_key("tab")
    player.step()
    ring = player.hud.ring
    assert ring
    player.hud.resize(1920, 1080)
    player.screen.move(320, 500)
    player.step()
    assert player.hud.ring == ring
    for _ in range(40):
        player.step()
    player.screen.move(300, 500)
    player.step()
    assert player.hud.ring == "", "the mouse is used"


def test_enter_presses_nothing_that_nobody_sees(player: Player) -> None:
    player.hud.update(HudModel(screen=MENU))
    player.screen.move(640, 700)
    player.step()
    player.screen.move(600, 700)
    player.step()
    assert player.hud.press_key("enter")
    assert player.told == []
    player.step()
    assert player.hud.ring == "continue"


def test_what_has_the_focus_shows_its_tip_and_a_card_its_text(player: Player) -> None:
    player.hud.update(replace(PLAY, prompt=None))
    player.hud.press_key("tab")
    player.step()
    player.step(1.0)
    assert player.hud.rect_of(Tooltip) is not None
    player.hud.press_key("tab")
    player.step()
    assert player.hud.ring.startswith(("master", "card"))


def test_a_slider_and_the_scrubber_move_with_the_arrows(player: Player) -> None:
    player.hud.update(HudModel(screen=SETTINGS))
    player.step()
    while player.hud.focused != "sound_volume":
        player.hud.press_key("tab")
    player.hud.press_key("arrow_right")
    player.hud.press_key("arrow_left")
    assert player.told == [SettingChanged("sound_volume", "0.3"), SettingChanged("sound_volume", "0.1")]
    player.told.clear()
    player.hud.update(REPLAY)
    player.hud.press_key("tab")
    player.hud.press_key("arrow_right")
    assert player.told == [ReplayStep("forward")]


def test_the_list_of_games_goes_on_at_its_edge(player: Player) -> None:
    player.hud.update(HudModel(screen=GAMES))
    player.step()
    fit = sum(name.startswith("game:") for name in stops(player.hud.panels[-1]))
    assert fit < GAMES.count
    assert player.hud.focused == "game:0"
    for number in range(1, fit + 2):
        player.hud.press_key("arrow_down")
        told = player.told[-1]
        assert isinstance(told, GameMarked)
        assert told.number == number
        player.hud.update(HudModel(screen=replace(GAMES, marked=number, first=told.first)))
        player.step()
        assert player.hud.focused == f"game:{number}"
    assert told.first == 2, "the list was turned"


def test_function_keys_are_the_programs_also_over_a_dialog(player: Player) -> None:
    player.hud.update(MODAL["question"])
    assert not player.hud.press_key("f1")
    assert player.hud.press_key("z")


def test_the_scoring_is_answered_before_a_button_that_still_has_the_focus(player: Player) -> None:
    player.hud.update(replace(PLAY, prompt=None))
    player.hud.press_key("shift-tab")
    while player.hud.focused != "end_turn":
        player.hud.press_key("shift-tab" if player.hud.focused not in stops(_turn(player)) else "arrow_right")
    player.hud.update(replace(with_panels(PLAY, scoring=SCORING.panels["scoring"]), prompt=None))
    player.hud.press_key("enter")
    assert DoAction("end_turn") not in player.told


def _turn(player: Player) -> Panel[Any]:
    return next(panel for panel in player.hud.panels if panel.spot_named("end_turn") is not None)


def test_the_ring_is_painted(make_hud: Callable[..., Player]) -> None:
    player = make_hud()
    player.hud.update(HudModel(screen=MENU))
    player.step()
    player.hud.take_dirty()
    player.hud.press_key("tab")
    player.step()
    assert player.hud.take_dirty()
