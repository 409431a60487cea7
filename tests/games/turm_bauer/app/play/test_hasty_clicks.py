"""Clicks in haste: the second click of a double click, and clicks meant for what was there before."""

import pytest
from msgspec.structs import replace
from panda3d.core import MouseButton

from tests.app.driver import Driver, button
from tests.app.opened import Opens
from tests.games.turm_bauer.app.builders import MOST_ROUNDS, Builder, Fate
from tests.games.turm_bauer.app.play.test_by_keyboard import QUICK
from tests.games.turm_bauer.app.play.test_playing import in_hand, toasts
from torres3d.app.screens.input_guard import DOUBLE, NO_CHOICE_SECONDS
from torres3d.games.turm_bauer.app.play.controller import AFTER_SLIP

MOVING = replace(QUICK, instant=False, reduced_motion=False)
TOO_QUICK = "That was very quick. Do it again if you mean it."
SLIPPED = "It slipped off and is in your hand again. Press again to let it go."


def playing(opens: Opens, fate: Fate, hand: str, instant: bool) -> Builder:
    """A game of persons, with a block in the hand over a place."""
    builder = Builder(opens(replace(MOVING, instant=instant)))
    builder.begin(None, [None, None, None], judge=fate, hand=hand)
    builder.wait()
    in_hand(builder)
    builder.driver.rounds(30)
    return builder


def click(driver: Driver, apart: int = 1) -> None:
    """Click where the pointer is, quickly, and let so many rounds pass."""
    driver.down(MouseButton.one())
    driver.up(MouseButton.one())
    driver.rounds(apart)


def until_shown(builder: Builder) -> None:
    """Watch until a person may choose; nothing is skipped."""
    for _ in range(MOST_ROUNDS):
        if builder.top.session.ready:
            return
        builder.driver.rounds()
    raise AssertionError("nobody may choose")


@pytest.mark.slow
@pytest.mark.parametrize("apart", [1, 2, 5, 9])
def test_a_double_click_takes_a_block_and_does_not_put_it_back(player: Driver, apart: int) -> None:
    builder = Builder(player)
    builder.begin(None, [None, None, None], judge=Fate(), hand="mouse")
    builder.wait()
    choices = builder.top.controller.choices
    block = next(each for each in builder.state.to_act.supply if choices.buildable(each))
    player.move(*player.program.hud.spot_pixels(f"block:{block}"))
    for _ in range(2):
        click(player, apart)
    player.rounds(2)
    assert builder.top.controller.selection.block == block


@pytest.mark.slow
@pytest.mark.parametrize("hand", ["mouse", "steady"])
def test_three_quick_clicks_at_once_build_a_block_and_do_no_more(open_program: Opens, hand: str) -> None:
    fate = Fate()
    builder = playing(open_program, fate, hand, instant=True)
    game, driver = builder.top.session.game, builder.driver
    for _ in range(3):
        click(driver, 2)
    assert fate.let_go == 1
    assert (builder.state.stage, builder.state.turn) == ("move", 0)
    field = next(iter(builder.top.controller.choices.walks[None]))
    driver.rounds(20)
    builder.walk(field)
    assert game.state.turn == 1, "a click that was waited for walks"


@pytest.mark.slow
@pytest.mark.parametrize("hand", ["mouse", "steady"])
@pytest.mark.parametrize("after", [0, 6, 18])
def test_a_click_soon_after_a_slip_does_not_let_go_again(open_program: Opens, hand: str, after: int) -> None:
    fate = Fate(slips=[1])
    builder = playing(open_program, fate, hand, instant=False)
    driver = builder.driver
    click(driver)
    until_shown(builder)
    driver.rounds(after)
    assert builder.top.controller.hand.trial is not None
    click(driver, 4)
    assert fate.let_go == 1
    assert toasts(builder)[-1] == SLIPPED
    driver.rounds(30)
    click(driver, 4)
    assert fate.let_go == 2


@pytest.mark.slow
@pytest.mark.parametrize("hand", ["mouse", "steady"])
def test_a_button_pressed_too_early_and_held_lets_nothing_go(open_program: Opens, hand: str) -> None:
    fate = Fate(slips=[1])
    builder = playing(open_program, fate, hand, instant=False)
    driver = builder.driver
    click(driver)
    until_shown(builder)
    driver.rounds(2)
    driver.down(MouseButton.one())
    driver.rounds(10)
    driver.up(MouseButton.one())
    driver.rounds(2)
    assert fate.let_go == 1
    assert toasts(builder)[-1] == SLIPPED


@pytest.mark.slow
@pytest.mark.parametrize("hand", ["mouse", "steady"])
def test_clicks_while_a_block_falls_are_not_kept_for_later(open_program: Opens, hand: str) -> None:
    fate = Fate(slips=[1])
    builder = playing(open_program, fate, hand, instant=False)
    driver = builder.driver
    click(driver, 3)
    for _ in range(8):
        click(driver, 6)
    driver.rounds(200)
    assert fate.let_go == 1
    assert builder.state.stage == "build"


@pytest.mark.slow
def test_enter_soon_after_a_slip_does_not_let_go_again(open_program: Opens) -> None:
    fate = Fate(slips=[1])
    builder = playing(open_program, fate, "mouse", instant=False)
    driver = builder.driver
    click(driver)
    until_shown(builder)
    driver.down(button("enter"))
    driver.rounds(2)
    driver.up(button("enter"))
    driver.rounds(3)
    assert fate.let_go == 1
    assert toasts(builder)[-1] == SLIPPED


def test_systems_wait_no_longer_for_a_second_click() -> None:
    assert DOUBLE >= 0.5
    assert 0.4 <= NO_CHOICE_SECONDS < AFTER_SLIP
