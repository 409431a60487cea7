"""No turn is lost by accident: the cover, the end of a turn, double clicks, hints, and keys that are held down."""

from pathlib import Path

import pytest

from tests.app.driver import Driver
from tests.games.torres.app.play.seated import (
    END,
    double_click,
    ends,
    enter,
    press,
    seat_in_turn,
    seat_up_to_king,
    settle,
    shown,
)
from torres3d.app.screens.input_guard import DOUBLE, NO_END_SECONDS, QUIET_SECONDS
from torres3d.app.window.keyboard import AGAIN
from torres3d.app.window.settings import SWITCHES
from torres3d.games.torres.bots.hint_and_analysis_types import Hint
from torres3d.games.torres.hud.models.dialog_models import EndQuestion, EndTurnDialog
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.squares import INDEX
from torres3d.hud.models.turn_models import PromptModel


def rounds_of(seconds: float) -> int:
    """So many rounds of a test take a little longer."""
    return int(seconds / 0.05) + 2


def end_of(player: Driver) -> c.EndTurn:
    """The first way to end the turn."""
    return next(command for command in player.game.session.commands if isinstance(command, c.EndTurn))


def act(player: Driver, command: c.Command) -> None:
    """Give a command by mouse, and wait until it was shown."""
    player.give(command)
    player.wait()


@pytest.mark.slow
def test_the_key_that_opens_the_cover_does_nothing_else(player: Driver) -> None:
    seat_up_to_king(player)
    settle(player)
    assert shown(player).cover is not None
    player.calm()
    n = player.game.session.game.n
    enter(player)
    assert player.game.session.awaited is None
    for key in ("enter", END):
        press(player, key, 12, apart=2)
        assert player.game.session.game.n == n
        assert shown(player).dialog is None, "not even a question"
    player.rounds(rounds_of(NO_END_SECONDS))
    press(player, END)
    assert isinstance(shown(player).dialog, EndQuestion), "whoever waits may end the turn"


@pytest.mark.slow
def test_a_key_held_down_opens_the_cover_and_no_more(player: Driver) -> None:
    seat_up_to_king(player)
    settle(player)
    player.calm()
    n = player.game.session.game.n
    enter(player)
    for _ in range(60):
        player.program.base.messenger.send(AGAIN, ["enter"])
        player.rounds()
    assert (player.game.session.game.n, shown(player).dialog) == (n, None)


def test_a_double_click_on_the_cover_does_not_reach_the_table(player: Driver) -> None:
    seat_up_to_king(player)
    settle(player)
    player.calm()
    n = player.game.session.game.n
    double_click(player, *player.program.hud.spot_pixels("ready"))
    game = player.game
    assert game.session.awaited is None
    assert (game.session.game.n, game.controller.selection.kind) == (n, "none")


@pytest.mark.slow
def test_nothing_else_opens_the_cover(player: Driver) -> None:
    seat_up_to_king(player)
    settle(player)
    player.calm()
    game = player.game
    for key in ("tab", "z", "y", "h", "b", "s", "1", "control-enter", "escape"):
        assert shown(player).cover is not None
        player.program.press(key)
        player.rounds(3)
        assert game.session.awaited == 0, key
        assert shown(player).panels.get("hand") is None, key


@pytest.mark.slow
def test_the_press_that_ended_a_turn_does_not_open_the_next_cover(player: Driver) -> None:
    seat_in_turn(player)
    for _ in range(4):
        act(player, c.Score())
    player.rounds(rounds_of(DOUBLE))
    player.spot("end_turn")
    dialog = shown(player).dialog
    if isinstance(dialog, EndQuestion):
        player.spot("end_anyway")
    player.spot("confirm")
    assert ends(player) == 1
    for _ in range(80):
        enter(player)
        if player.game.session.awaited is None and shown(player).cover is not None:
            pytest.fail("somebody who goes on pressing saw the other's hand")
    assert player.game.session.awaited == 1
    player.calm()
    enter(player)
    assert player.game.session.awaited is None


@pytest.mark.slow
def test_the_cover_stands_before_the_view_changes(player: Driver) -> None:
    seat_in_turn(player)
    owner = shown(player).panels.get("hand")
    assert owner is not None
    assert owner.owner.name == "Ana"
    end = end_of(player)
    player.game.controller.give(end)
    seen: list[str] = []
    for _ in range(60):
        player.rounds()
        model = shown(player)
        if model.panels.get("hand") is not None:
            seen += [card.card for card in model.panels["hand"].cards if card.card != "hidden"]
        if model.cover is not None:
            break
    assert seen == []
    assert shown(player).cover is not None
    assert shown(player).panels.get("hand") is None
    assert player.program.services.say("cover-ready", name="Ben") == "Ben is here"


@pytest.mark.slow
def test_ending_a_turn_asks_with_what_is_lost_by_mouse_and_by_key(player: Driver) -> None:
    seat_in_turn(player)
    player.spot("end_turn")
    question = shown(player).dialog
    assert question == EndQuestion("Ana", "5 AP and 3 blocks")
    player.spot("stay")
    assert shown(player).dialog is None
    player.rounds(rounds_of(DOUBLE))
    press(player, END)
    assert shown(player).dialog == question
    assert ends(player) == 0


@pytest.mark.slow
def test_pressing_enter_again_and_again_plays_on(player: Driver) -> None:
    seat_in_turn(player)
    for apart in (1, 2, 5, 11):
        for key in ("enter", END):
            press(player, key, 8, apart)
        player.rounds(rounds_of(QUIET_SECONDS))
    assert ends(player) == 0


@pytest.mark.slow
def test_the_question_is_answered_by_keys_alone(player: Driver) -> None:
    seat_in_turn(player)
    press(player, END)
    player.calm()
    player.program.press("tab")
    while player.program.hud.panels[-1].focus != "end_anyway":
        player.program.press("tab")
    player.program.press("enter")
    player.rounds(2)
    assert isinstance(shown(player).dialog, EndTurnDialog), "which stack is given up is asked next"
    player.calm()
    enter(player)
    assert ends(player) == 1


@pytest.mark.slow
def test_one_ap_is_forgiven_and_two_are_not(player: Driver) -> None:
    seat_in_turn(player)
    build = next(command for command in player.game.session.commands if isinstance(command, c.Build))
    act(player, build)
    for _ in range(2):
        square = build.at
        ways = [way for way in player.game.session.commands if isinstance(way, c.Build) and way.stack == build.stack]
        act(player, next((way for way in ways if way.at != square), ways[0]))
    assert player.game.session.state.ap == 2
    player.rounds(rounds_of(DOUBLE))
    player.spot("end_turn")
    assert shown(player).dialog == EndQuestion("Ana", "2 AP")
    player.spot("stay")
    act(player, c.Score())
    player.rounds(rounds_of(DOUBLE))
    player.spot("end_turn")
    assert not isinstance(shown(player).dialog, EndQuestion)
    assert ends(player) == 1, "one way to end, one AP: nothing to ask"


@pytest.mark.slow
def test_dont_ask_again_is_kept_in_the_settings(player: Driver, tmp_path: Path) -> None:
    seat_in_turn(player)
    player.spot("end_turn")
    player.spot("never_again")
    player.spot("end_anyway")
    assert "ask_before_ending: false" in (tmp_path / "settings.yaml").read_text("utf-8")
    assert isinstance(shown(player).dialog, EndTurnDialog)
    player.spot("cancel")
    player.rounds(rounds_of(DOUBLE))
    player.spot("end_turn")
    assert isinstance(shown(player).dialog, EndTurnDialog), "not asked again"
    assert "ask_before_ending" in SWITCHES, "and the settings screen can have it back"


@pytest.mark.slow
def test_the_log_tells_what_was_lost(player: Driver) -> None:
    seat_in_turn(player)
    end = end_of(player)
    player.give(end)
    settle(player)
    player.wait()
    assert any("turn ends: 5 AP and 3 blocks lost" in line for line in player.program.hud.log_lines)


@pytest.mark.slow
def test_a_double_click_builds_once(player: Driver) -> None:
    seat_in_turn(player)
    build = next(command for command in player.game.session.commands if isinstance(command, c.Build))
    player.spot(f"stack:{build.stack}")
    place = player.seen(INDEX[build.at])
    assert place is not None
    n = player.game.session.game.n
    double_click(player, *place)
    assert player.game.session.game.n == n + 1
    assert player.game.controller.selection.kind == "stack", "and the stack is still chosen"


@pytest.mark.slow
def test_a_double_click_selects_and_buys_once(player: Driver) -> None:
    seat_in_turn(player)
    knights = player.game.session.state.knights[0]
    place = player.seen(knights.bit_length() - 1)
    assert place is not None
    double_click(player, *place)
    assert player.game.controller.selection.kind == "knight"
    player.spot("prompt")
    double_click(player, *player.program.hud.spot_pixels("buy"))
    bought = [step for step in player.game.session.game.history.steps if isinstance(step.command, c.Buy)]
    assert len(bought) == 1


@pytest.mark.slow
def test_do_all_of_a_hint_stops_before_the_end_of_the_turn(player: Driver) -> None:
    seat_in_turn(player, (None, "easy"))
    hints = player.game.controller.hints
    hints.begin(Hint((c.Score(), c.Score(), c.Score(), end_of(player)), (0.0, 0.0), 3))
    player.program.services.screens.changed = True
    player.rounds(2)
    player.spot("prompt:hint_all")
    assert ends(player) == 0
    assert [type(step) for step in hints.steps] == [c.EndTurn]
    player.rounds(4)
    player.wait()
    prompt = shown(player).prompt
    assert isinstance(prompt, PromptModel)
    assert [name for name, _ in prompt.more] == ["hint_step"], "the end is a step of its own"
    player.spot("prompt:hint_step")
    assert ends(player) == 1 or isinstance(shown(player).dialog, EndQuestion)


@pytest.mark.slow
def test_after_a_hint_the_end_asks_too(player: Driver) -> None:
    seat_in_turn(player, (None, "easy"))
    end = end_of(player)
    hints = player.game.controller.hints
    hints.begin(Hint((end,), (0.0, 0.0), 0))
    player.rounds(2)
    hints.take(everything=False)
    player.program.services.screens.changed = True
    player.rounds(2)
    assert isinstance(shown(player).dialog, EndQuestion)
    assert ends(player) == 0


@pytest.mark.long
def test_a_person_alone_with_bots_is_never_covered_and_sees_the_hand(player: Driver) -> None:
    seat_in_turn(player, (None, "easy", "easy"))
    for _ in range(2):
        assert shown(player).cover is None
        hand = shown(player).panels.get("hand")
        assert hand is not None
        assert hand.owner.name == "Ana"
        player.give(end_of(player))
        settle(player)
        assert player.game.session.awaited is None


@pytest.mark.long
def test_two_persons_with_a_bot_between_are_covered_each(player: Driver) -> None:
    seat_in_turn(player, (None, "easy", None))
    covers: list[int] = []
    for _ in range(3):
        player.give(end_of(player))
        settle(player)
        covered = player.game.session.awaited
        assert covered is not None
        covers.append(covered)
        player.wait()
    assert covers == [2, 0, 2]
