"""Clicks reach the right panel and nothing behind it; dialogs give whole answers."""

from msgspec.structs import replace
from panda3d.core import MouseButton

from tests.hud.conftest import Player
from tests.hud.examples import DRAFT, GAMES, HAND, PLAY, REPLAY, SCORE, SCORING, SETUP, with_name
from torres3d.games.torres.hud.models.dialog_models import CarryDialog, EndTurnDialog, OfferDialog, StarterDialog
from torres3d.games.torres.hud.models.turn_models import (
    CardModel,
    CarryBlocks,
    DoAction,
    EndTurnWith,
    KeepOffered,
    NameStarter,
    PickCard,
    PickStack,
)
from torres3d.hud.kit.base_models import Answer, ChoiceDialog
from torres3d.hud.kit.toast_and_sound_effects import ToastSaid
from torres3d.hud.kit.tooltips_and_toasts import Tooltip
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.intents import GameChoice, ReplayTo, SettingChanged
from torres3d.hud.models.library_models import GameMarked, GamesScrolled
from torres3d.hud.models.page_models import Setting, SettingsModel
from torres3d.hud.models.setup_models import SetupChanged, StartGame
from torres3d.hud.models.turn_models import CoverModel


def test_a_button_tells_its_action_when_it_is_let_go(player: Player) -> None:
    player.hud.update(PLAY)
    player.point("end_turn")
    player.press()
    assert player.told == []
    player.release()
    assert player.told == [DoAction("end_turn")]


def test_a_press_that_slides_off_does_nothing(player: Player) -> None:
    player.hud.update(PLAY)
    player.point("end_turn")
    player.press()
    player.screen.move(640, 360)
    player.step()
    player.release()
    assert player.told == []


def test_a_disabled_button_tells_nothing_but_covers(player: Player) -> None:
    player.hud.update(PLAY)
    player.click("redo")
    assert player.told == []
    assert player.hud.covers(*player.hud.spot_pixels("redo"))


def test_a_press_is_not_meant_for_what_it_has_just_opened(player: Player) -> None:
    question = HudModel(dialog=ChoiceDialog("quit", "Leave?", ("Really?",), (("no", "No"), ("yes", "Yes"))))
    player.hud.update(question)
    player.point("answer:no")
    player.hud.update(HudModel())
    player.step()
    player.screen.press(MouseButton.one())
    player.screen.release(MouseButton.one())
    player.screen.step()
    player.hud.update(question)
    player.step()
    assert player.told == []
    player.press()
    player.release()
    assert player.told == [Answer("quit", "no")]


def test_stacks_and_cards_are_picked(player: Player) -> None:
    player.hud.update(PLAY)
    for spot in ("stack:0", "stack:2", "card:leap"):
        player.click(spot)
    assert player.told == [PickStack(0), PickCard("leap")]


def test_a_card_bought_this_turn_cannot_be_picked(player: Player) -> None:
    player.hud.update(HudModel(panels={"hand": replace(HAND, cards=(CardModel("doors", fresh=True),))}))
    player.click("card:doors:fresh")
    assert player.told == []


def test_panels_cover_the_table_and_the_room_between_does_not(player: Player) -> None:
    player.hud.update(PLAY)
    assert player.hud.covers(40, 40)
    assert not player.hud.covers(640, 360)


def test_a_click_that_closes_a_dialog_does_not_reach_the_table(player: Player) -> None:
    player.hud.update(HudModel(dialog=ChoiceDialog("quit", "Leave?", ("Really?",), (("no", "No"), ("yes", "Yes")))))
    x, y = player.point("answer:no")
    player.press()
    player.screen.step()
    assert player.hud.covers(x, y)
    player.release()
    assert player.told == [Answer("quit", "no")]
    player.hud.update(HudModel())
    player.step()
    assert not player.hud.covers(x, y)


def test_a_dialog_keeps_clicks_from_what_lies_under_it(player: Player) -> None:
    player.hud.update(replace(PLAY, dialog=EndTurnDialog((3, 2), (0, 1))))
    assert player.hud.covers(640, 20)
    player.click("end_turn")
    assert player.told == []


def test_the_cover_hides_the_hand_until_its_player_is_ready(player: Player) -> None:
    player.hud.update(replace(PLAY, cover=CoverModel(HAND.owner)))
    player.click("card:leap")
    assert player.told == []
    player.click("ready")
    assert player.told == [Answer("cover", "ready")]


def test_r_6_2_the_offer_is_answered_with_where_the_others_go(player: Player) -> None:
    player.hud.update(HudModel(dialog=OfferDialog(("six", "leap", "doors"), together=False)))
    player.click("keep")
    assert player.told == []
    for spot in ("offer:1", "top:2", "keep"):
        player.click(spot)
    assert player.told == [KeepOffered("leap", ("doors",), ("six",))]


def test_r_6_2_together_sends_both_the_same_way_in_the_chosen_order(player: Player) -> None:
    player.hud.update(HudModel(dialog=OfferDialog(("six", "leap", "doors"), together=True)))
    for spot in ("offer:0", "top:1", "swap", "keep"):
        player.click(spot)
    assert player.told == [KeepOffered("six", ("doors", "leap"), ())]


def test_r_5_8_leftover_blocks_are_shared_out_as_chosen(player: Player) -> None:
    player.hud.update(HudModel(dialog=EndTurnDialog((2, 1, 1), (0,), proposed=0)))
    for spot in ("less:1", "confirm"):
        player.click(spot)
    assert player.told == [], "all that fits must be placed"
    for spot in ("more:2", "confirm"):
        player.click(spot)
    assert player.told == [EndTurnWith(0, (1, 1))]


def test_r_5_8_the_stack_given_up_is_chosen(player: Player) -> None:
    player.hud.update(HudModel(dialog=EndTurnDialog((3, 1, 3), (0, 1, 2))))
    for spot in ("give:1", "confirm"):
        player.click(spot)
    assert player.told == [EndTurnWith(1, (0, 0))]


def test_r_5_10_carried_blocks(player: Player) -> None:
    player.hud.update(HudModel(dialog=CarryDialog((2, 2, 2), 2)))
    for spot in ("less:0", "more:2", "confirm"):
        player.click(spot)
    assert player.told == [CarryBlocks((0, 1, 1))]


def test_the_starter_is_named(player: Player) -> None:
    player.hud.update(HudModel(dialog=StarterDialog(HAND.owner, (HAND.owner, replace(HAND.owner, seat=2)))))
    player.click("starter:2")
    assert player.told == [NameStarter(2)]


def test_the_scoring_goes_on_when_it_is_read(player: Player) -> None:
    player.hud.update(SCORING)
    player.click("scoring")
    assert player.told == [Answer("scoring", "done")]


def test_set_up_by_mouse(player: Player) -> None:
    player.hud.update(HudModel(screen=SETUP))
    player.click("count:3")
    (changed,) = player.told
    assert isinstance(changed, SetupChanged)
    assert [row.colour for row in changed.draft.players] == ["red", "blue", "green"]
    player.told.clear()
    for spot in ("who:0:next", "mode:master", "start"):
        player.click(spot)
    assert [type(told) for told in player.told] == [SetupChanged, SetupChanged, StartGame]
    assert player.told[-1] == StartGame(DRAFT)


def test_a_house_rule_is_chosen_and_given_back(player: Player) -> None:
    player.hud.update(HudModel(screen=SETUP))
    for spot in ("tab:rules", "rule:king_move:next"):
        player.click(spot)
    changed = player.told[-1]
    assert isinstance(changed, SetupChanged)
    assert changed.draft.rules == (("king_move", "any_castle"),)
    player.hud.update(HudModel(screen=replace(SETUP, draft=changed.draft)))
    player.click("rule:king_move:next")
    assert player.told[-1] == SetupChanged(DRAFT)


def test_set_up_cannot_start_with_a_problem(player: Player) -> None:
    player.hud.update(HudModel(screen=replace(SETUP, problems=((1, "Two players have this colour."),))))
    player.click("start")
    assert player.told == []


def _typing(player: Player) -> bool:
    return player.hud.typing


def test_a_name_is_typed(player: Player) -> None:
    player.hud.update(HudModel(screen=SETUP))
    assert not _typing(player)
    player.click("name:0")
    assert _typing(player)
    player.hud.type_text("ș")
    assert isinstance(player.told[-1], SetupChanged)
    assert player.told[-1].draft.players[0].name == "Anaș"
    player.hud.update(HudModel(screen=with_name("Anaș")))
    assert player.hud.press_key("backspace")
    assert player.told[-1] == SetupChanged(DRAFT)
    player.hud.press_key("enter")
    assert not _typing(player)


def test_saved_games_are_chosen_by_a_click_and_opened_by_a_second_one(player: Player) -> None:
    player.hud.update(HudModel(screen=GAMES))
    player.click("game:2")
    assert player.told == [GameMarked(2, 0)]
    player.hud.update(HudModel(screen=replace(GAMES, marked=2, chosen=GAMES.rows[2])))
    player.click("game:2")
    assert player.told[1:] == [GameChoice("g2", "open")]
    player.click("delete")
    assert player.told[-1] == GameChoice("g2", "delete")


def test_saved_games_are_turned_by_the_wheel_and_by_their_bar(player: Player) -> None:
    player.hud.update(HudModel(screen=GAMES))
    player.point("game:2")
    player.screen.press(MouseButton.wheel_down())
    player.screen.release(MouseButton.wheel_down())
    player.step()
    assert player.told == [GamesScrolled(2)]
    player.click("bar")
    (first,) = [told.first for told in player.told[1:] if isinstance(told, GamesScrolled)]
    assert 4 < first < 12, "the middle of the bar is the middle of the list"


def test_the_scrubber_is_dragged(player: Player) -> None:
    player.hud.update(REPLAY)
    player.point("scrubber")
    player.press()
    player.release()
    told = [told for told in player.told if isinstance(told, ReplayTo)]
    assert told[-1] == ReplayTo(145)


def test_settings_are_told_at_once(player: Player) -> None:
    slider = Setting("sound_volume", "Sound", "slider", "0.2", low=0, high=1, step=0.1)
    flip = Setting("fullscreen", "Full screen", "switch", "false")
    player.hud.update(HudModel(screen=SettingsModel((slider, flip))))
    player.click("fullscreen")
    player.click("sound_volume")
    assert player.told[0] == SettingChanged("fullscreen", "true")
    assert player.told[-1] == SettingChanged("sound_volume", "0.5")


def test_tab_and_enter_answer_a_question(player: Player) -> None:
    player.hud.update(HudModel(dialog=ChoiceDialog("quit", "Leave?", (), (("no", "No"), ("yes", "Yes")), "yes")))
    assert player.hud.press_key("tab")
    assert player.hud.press_key("enter")
    assert player.told == [Answer("quit", "yes")]


def test_a_question_begins_with_the_answer_that_loses_nothing(player: Player) -> None:
    player.hud.update(HudModel(dialog=ChoiceDialog("quit", "Leave?", (), (("no", "No"), ("yes", "Yes")), "yes")))
    assert player.hud.press_key("enter")
    assert player.told == [Answer("quit", "no")]


def test_enter_goes_on_after_a_scoring(player: Player) -> None:
    player.hud.update(SCORING)
    assert player.hud.press_key("enter")
    assert player.told == [Answer("scoring", "done")]
    assert not player.hud.press_key("z"), "other keys are the table's"


def test_keys_are_left_to_the_table_while_nothing_is_asked(player: Player) -> None:
    player.hud.update(PLAY)
    assert not player.hud.press_key("enter")


def test_nothing_is_drawn_anew_when_nothing_changed(player: Player) -> None:
    player.hud.update(PLAY)
    player.step()
    player.hud.take_dirty()
    player.hud.update(PLAY)
    player.step()
    assert not player.hud.take_dirty()
    player.hud.update(replace(PLAY, effects=(ToastSaid(1, "No.", "refusal"),)))
    assert player.hud.take_dirty()


def test_the_tip_of_what_was_pressed_comes_back_only_with_the_pointer(player: Player) -> None:
    player.hud.update(PLAY)
    player.point("hint")
    player.step(1.0)
    assert player.hud.rect_of(Tooltip) is not None
    player.click("hint")
    for _ in range(5):
        player.step(1.0)
    assert player.hud.rect_of(Tooltip) is None, "what the hint shows is not covered"
    player.point("undo")
    player.step(1.0)
    player.point("hint")
    player.step(1.0)
    assert player.hud.rect_of(Tooltip) is not None


def test_a_quick_hand_that_comes_and_presses_at_once_is_shown_no_tip(player: Player) -> None:
    player.hud.update(PLAY)
    player.point("undo")
    player.step(1.0)
    player.screen.move(*player.hud.spot_pixels("hint"))
    player.press()
    player.release()
    for _ in range(5):
        player.step(1.0)
    assert player.hud.rect_of(Tooltip) is None


def test_what_appears_under_a_pointer_that_lies_still_has_no_tip_until_it_stirs(player: Player) -> None:
    player.hud.update(PLAY)
    x, y = player.hud.spot_pixels("hint")
    player.hud.update(HudModel(panels={"score": SCORE}))
    player.screen.move(x, y)
    player.step(1.0)
    player.hud.update(PLAY)
    for _ in range(5):
        player.step(1.0)
    assert player.hud.rect_of(Tooltip) is None
    player.screen.move(x + 2, y)
    player.step(0.1)
    player.step(1.0)
    assert player.hud.rect_of(Tooltip) is not None
