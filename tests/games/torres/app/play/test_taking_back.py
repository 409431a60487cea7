"""Undo takes back what the actor did and nothing else; what another one may still take back is offered by name."""

import pytest

from tests.app.driver import Driver
from tests.games.torres.app.play.seated import press, seat, seat_in_turn, seat_up_to_king, settle, shown
from torres3d.engine.log_entries import Undo
from torres3d.games.torres.hud.models.dialog_models import OfferDialog
from torres3d.games.torres.hud.models.turn_models import ActionModel
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.squares import INDEX


def action(player: Driver, name: str) -> ActionModel:
    """A button of the turn panel."""
    turn = shown(player).panels.get("turn")
    assert turn is not None
    return next(each for each in turn.actions if each.id == name)


def kinds(player: Driver) -> list[type]:
    """The kinds of the last commands given."""
    return [type(step.command) for step in player.game.session.game.history.steps[-3:]]


@pytest.mark.slow
def test_at_a_first_turn_undo_and_reset_look_disabled_and_say_why(player: Driver) -> None:
    seat_in_turn(player)
    assert player.game.session.game.can_undo() is not None, "the king could still be taken back"
    assert not action(player, "undo").enabled
    assert not action(player, "reset_turn").enabled
    n = player.game.session.game.n
    press(player, "z")
    assert "another player" in player.program.hud.toast
    press(player, "backspace")
    player.spot("undo")
    assert player.game.session.game.n == n, "the king of the other one stands"


@pytest.mark.slow
def test_the_cover_offers_to_take_back_the_king_by_name(player: Driver) -> None:
    seat_up_to_king(player)
    settle(player)
    cover = shown(player).cover
    assert cover is not None
    assert (cover.player.name, cover.take_back) == ("Ana", "Ben: take back the king")
    king = player.game.session.state.king
    player.spot("take_back")
    player.wait()
    state = player.game.session.state
    assert (state.stage, state.actor, state.king) == ("king", 1, 0)
    assert shown(player).cover is None
    command = next(each for each in player.game.session.commands if isinstance(each, c.PlaceKing))
    other = next(
        each
        for each in player.game.session.commands
        if isinstance(each, c.PlaceKing) and 1 << INDEX[each.at] != king and each != command
    )
    player.give(other)
    settle(player)
    assert shown(player).cover is not None


@pytest.mark.slow
def test_the_cover_offers_it_by_keys_too(player: Driver) -> None:
    seat_up_to_king(player)
    settle(player)
    player.calm()
    for _ in range(5):
        press(player, "tab")
        if player.program.hud.panels[-1].focus == "take_back":
            break
    press(player, "enter")
    player.rounds(3)
    assert player.game.session.state.stage == "king"


@pytest.mark.slow
def test_it_is_offered_before_the_cover_as_well(player: Driver) -> None:
    seat(player)
    player.wait()
    player.give(player.game.session.commands[0])
    player.rounds(1)
    prompt = shown(player).prompt
    assert prompt is not None
    assert ("take_back", "Ana: take back the knight") in prompt.more
    player.wait()
    player.spot("prompt:take_back")
    player.rounds(2)
    assert player.game.session.state.actor == 0
    assert kinds(player)[-1] is Undo


@pytest.mark.slow
def test_once_the_next_one_has_acted_it_is_final(player: Driver) -> None:
    seat_in_turn(player)
    player.give(c.Score())
    player.wait()
    assert player.game.session.others_last is None
    press(player, "z")
    player.rounds(2)
    assert player.game.session.game.can_undo() is None
    assert not action(player, "undo").enabled


@pytest.mark.slow
def test_undo_is_one_step_a_key_back_to_the_turns_start_and_forth_again(player: Driver) -> None:
    seat_in_turn(player)
    start = player.game.session.state
    states = []
    for _ in range(3):
        states.append(player.game.session.state)
        player.give(c.Score())
        player.wait()
    for state in reversed(states):
        press(player, "z")
        player.rounds(2)
        assert player.game.session.state is state
    assert not action(player, "undo").enabled
    assert action(player, "redo").enabled
    press(player, "y")
    player.rounds(2)
    assert player.game.session.state == states[1]
    press(player, "backspace")
    player.rounds(2)
    assert player.game.session.state is start


@pytest.mark.slow
def test_undo_stops_at_a_card_and_says_so(player: Driver) -> None:
    seat_in_turn(player)
    player.give(c.Score())
    player.wait()
    player.give(c.Buy())
    player.wait()
    player.calm()
    press(player, "z")
    player.rounds(1)
    assert "seen" in player.program.hud.toast
    keep = next(each for each in player.game.session.commands if isinstance(each, c.Keep))
    player.give(keep)
    player.wait()
    press(player, "z")
    player.rounds(2)
    assert player.game.session.state.stage == "keep"
    press(player, "z")
    assert player.game.session.state.stage == "keep"


@pytest.mark.slow
@pytest.mark.parametrize("way", ["key", "button"])
def test_redo_gives_the_kept_card_again_in_the_chooser(player: Driver, way: str) -> None:
    seat_in_turn(player)
    player.give(c.Buy())
    player.wait()
    keep = next(each for each in player.game.session.commands if isinstance(each, c.Keep))
    player.give(keep)
    player.wait()
    state = player.game.session.state
    press(player, "z")
    player.rounds(2)
    assert isinstance(shown(player).dialog, OfferDialog)
    player.calm()
    if way == "key":
        press(player, "y")
    else:
        player.spot("aid:redo")
    player.rounds(2)
    assert player.game.session.state == state


@pytest.mark.slow
def test_the_hint_key_works_in_the_card_offer(player: Driver) -> None:
    seat_in_turn(player)
    player.give(c.Buy())
    player.wait()
    player.calm()
    press(player, "h")
    hints = player.game.controller.hints
    hints.worker.wait(60)
    player.rounds(3)
    dialog = shown(player).dialog
    assert isinstance(dialog, OfferDialog)
    assert dialog.proposed is not None
    assert dialog.aid.advice.startswith("Hint: keep")
    assert dialog.aid.advice.endswith(": better cards stay in hand"), "why, too"
    player.calm()
    press(player, "enter")
    player.rounds(2)
    given = player.game.session.game.history.steps[-1].command
    assert isinstance(given, c.Keep)
    assert (given.card, given.top, given.bottom) == (dialog.proposed.card, dialog.proposed.top, dialog.proposed.bottom)


@pytest.mark.slow
def test_a_hint_is_given_where_the_first_knights_are_placed(player: Driver) -> None:
    seat(player)
    player.wait()
    player.spot("prompt:hint")
    hints = player.game.controller.hints
    hints.worker.wait(60)
    player.rounds(3)
    player.spot("prompt:hint_step")
    assert isinstance(player.game.session.game.history.steps[-1].command, c.PlaceKnight)


@pytest.mark.slow
def test_a_refusal_says_it_in_words_and_carries_its_rule_as_a_link(player: Driver) -> None:
    seat_in_turn(player)
    king = player.game.session.state.king.bit_length() - 1
    player.spot("stack:0")
    player.square(king)
    hud = player.program.hud
    assert "empty square" in hud.toast
    assert "R-" not in hud.toast
    assert hud.toast_link
    assert "you" not in hud.toast.lower().split()
