"""A block that is held, by the mouse or by Enter: steered, turned a little, put back, let go once, when it is meant."""

import pytest
from panda3d.core import MouseButton

from tests.app.driver import STILL, Driver, button
from tests.app.keyboard import Keys
from tests.app.opened import Opens
from tests.games.turm_bauer.app.builders import Builder, Fate
from tests.games.turm_bauer.app.play.test_by_keyboard import QUICK
from tests.games.turm_bauer.app.play.test_playing import builds, in_hand
from tests.games.turm_bauer.app.whole_games import keys
from torres3d.app.window import window
from torres3d.games.turm_bauer.app.input.click_to_command import Selection
from torres3d.games.turm_bauer.app.play.block_in_hand import FARTHEST, Holding
from torres3d.games.turm_bauer.app.play.trembling_hand import NUDGE, TURN_STEP
from torres3d.games.turm_bauer.rules.judging.hand_error import cut, draw_hand
from torres3d.games.turm_bauer.scene.measures import middle_of

HELD = 8
"""Rounds for which somebody holds a block: longer than a tap."""


@pytest.fixture
def by_mouse(player: Driver) -> Builder:
    return Builder(player)


@pytest.fixture
def by_keys(open_program: Opens) -> Builder:
    driver = open_program(QUICK)
    return Builder(Keys(driver.program, driver.screen))


def begun(builder: Builder, fate: Fate) -> None:
    """A game in which a person's hand lets go."""
    builder.begin(None, [None, None, None], judge=fate, hand="mouse")
    builder.wait()


def gripped(builder: Builder, fate: Fate) -> Holding:
    """A block of a new game is held with Enter."""
    begun(builder, fate)
    keys(builder, "6", "n")
    builder.driver.down(button("enter"))
    builder.driver.rounds(HELD)
    return held(builder)


def held(builder: Builder) -> Holding:
    """What is held now."""
    holding = builder.top.controller.hand.holding
    assert holding is not None
    return holding


def let_go(builder: Builder) -> None:
    """Enter goes up."""
    builder.driver.up(button("enter"))
    builder.driver.rounds(2)


@pytest.mark.slow
def test_a_click_and_a_tap_have_the_drawn_hand(by_mouse: Builder) -> None:
    fate = Fate()
    begun(by_mouse, fate)
    choice = in_hand(by_mouse)
    drawn = cut(by_mouse.state, choice.cells, draw_hand(by_mouse.state.tremor, by_mouse.state, choice))
    by_mouse.let_go(rounds=1)
    by_mouse.wait()
    assert fate.hands == [drawn]


@pytest.mark.slow
def test_enter_that_is_held_is_a_grip_and_lets_go_as_it_goes_up(by_keys: Builder) -> None:
    fate = Fate()
    holding = gripped(by_keys, fate)
    placement, state = holding.placement, by_keys.state
    assert fate.let_go == 0, "nothing is let go while it is held"
    error = holding.hand.error()
    let_go(by_keys)
    by_keys.wait()
    assert [build.placement for build in builds(by_keys.top.session.game)] == [placement]
    assert fate.hands == [cut(state, placement.cells, error)]
    assert error != draw_hand(state.tremor, state, placement)


@pytest.mark.slow
def test_arrows_lead_a_held_block_as_far_as_a_hand_may_err(by_keys: Builder) -> None:
    holding = gripped(by_keys, Fate())
    trial = by_keys.top.controller.hand.trial
    (east, north, _), _, _ = by_keys.parts.table.camera.view.axes()

    def right() -> float:
        return holding.hand.place[0] * east + holding.hand.place[1] * north

    before = right()
    keys(by_keys, *["arrow_right"] * 5)
    assert right() == pytest.approx(before + 5 * NUDGE, abs=NUDGE)
    for _ in range(80):
        by_keys.top.key("cursor_right")
        by_keys.top.key("cursor_up")
    by_keys.driver.rounds(6)
    assert max(map(abs, holding.hand.place)) == pytest.approx(FARTHEST, abs=0.03)
    error = holding.hand.error()
    keys(by_keys, "n", "6", "page_up", "delete")
    assert by_keys.top.controller.hand.trial == trial, "it is not led to another place"
    assert held(by_keys) is holding
    assert error.push < 60, "led to its end it hangs there, and is not thrown"
    let_go(by_keys)


@pytest.mark.slow
def test_wheel_and_keys_turn_a_held_block_by_half_a_degree(by_mouse: Builder) -> None:
    begun(by_mouse, Fate())
    in_hand(by_mouse)
    screen, driver = by_mouse.driver.screen, by_mouse.driver
    near, trial = by_mouse.parts.table.camera.goal.distance, by_mouse.top.controller.hand.trial
    screen.press(MouseButton.one())
    driver.rounds(3)
    hand = held(by_mouse).hand
    turned = hand.turn
    for wheel, times in ((MouseButton.wheel_up(), 12), (MouseButton.wheel_down(), 2)):
        for _ in range(times):
            screen.press(wheel)
            driver.rounds()
            screen.release(wheel)
    driver.rounds(8)
    assert hand.turn == pytest.approx(turned - 10 * TURN_STEP, abs=2.0), "to the right, as seen from above"
    driver.key("q")
    driver.key("q")
    driver.rounds(8)
    assert hand.turn == pytest.approx(turned - 8 * TURN_STEP, abs=2.0)
    assert by_mouse.top.controller.hand.trial == trial, "it lies as before"
    screen.press(MouseButton.three())
    driver.rounds()
    assert by_mouse.parts.table.camera.goal.distance == near
    screen.release(MouseButton.three())
    screen.release(MouseButton.one())


@pytest.mark.slow
def test_the_wheel_turns_a_held_block_over_a_panel_as_well(by_mouse: Builder) -> None:
    begun(by_mouse, Fate())
    in_hand(by_mouse)
    screen, driver = by_mouse.driver.screen, by_mouse.driver
    screen.press(MouseButton.one())
    driver.rounds(3)
    driver.move(60, 60)
    assert driver.program.hud.covers(60, 60)
    hand = held(by_mouse).hand
    turned = hand.turn
    for _ in range(12):
        screen.press(MouseButton.wheel_down())
        driver.rounds()
        screen.release(MouseButton.wheel_down())
    driver.rounds(6)
    assert hand.turn > turned + 3.0
    screen.press(MouseButton.three())
    driver.rounds()
    screen.release(MouseButton.three())
    screen.release(MouseButton.one())


@pytest.mark.slow
def test_the_release_of_the_enter_that_answered_a_question_lets_nothing_go(by_keys: Builder) -> None:
    fate = Fate()
    begun(by_keys, fate)
    controller, acting = by_keys.top.controller, by_keys.state.to_act
    dear = next(block for block in acting.supply if controller.choices.opened_by_ring(block))
    controller.select(Selection(dear))
    by_keys.driver.down(button("enter"))
    by_keys.driver.rounds()
    assert controller.selection.ring == "free"
    keys(by_keys, "n")
    let_go(by_keys)
    assert (fate.let_go, controller.hand.holding) == (0, None)


@pytest.mark.slow
def test_the_release_of_enter_lets_nothing_go_that_the_mouse_holds(by_mouse: Builder) -> None:
    fate = Fate()
    begun(by_mouse, fate)
    in_hand(by_mouse)
    screen = by_mouse.driver.screen
    screen.press(MouseButton.one())
    by_mouse.driver.rounds(2)
    by_mouse.driver.key("enter")
    assert fate.let_go == 0
    held(by_mouse)
    screen.release(MouseButton.one())
    by_mouse.driver.rounds(2)
    assert fate.let_go == 1


@pytest.mark.slow
def test_escape_puts_back_what_enter_holds(by_keys: Builder) -> None:
    fate = Fate()
    gripped(by_keys, fate)
    keys(by_keys, "escape")
    let_go(by_keys)
    assert (fate.let_go, by_keys.top.controller.hand.holding) == (0, None)
    assert by_keys.top.controller.hand.trial is not None, "it is still in the hand"


@pytest.mark.slow
def test_what_enter_holds_is_put_back_when_something_comes_over_it(by_keys: Builder) -> None:
    fate = Fate()
    gripped(by_keys, fate)
    top = by_keys.top
    by_keys.driver.key("f1")
    by_keys.driver.rounds(2)
    assert by_keys.driver.program.services.screens.top is not top
    let_go(by_keys)
    assert (fate.let_go, top.controller.hand.holding) == (0, None)


def without_focus(monkeypatch: pytest.MonkeyPatch) -> None:
    """The window loses the focus: then the system reports every key and button as let go."""
    monkeypatch.setattr(window, "has_focus", lambda window: False)


@pytest.mark.slow
def test_what_enter_holds_is_put_back_when_the_window_loses_the_focus(
    by_keys: Builder, monkeypatch: pytest.MonkeyPatch
) -> None:
    fate = Fate()
    gripped(by_keys, fate)
    without_focus(monkeypatch)
    let_go(by_keys)
    assert (fate.let_go, by_keys.top.controller.hand.holding) == (0, None)
    assert by_keys.top.controller.hand.trial is not None, "it is still in the hand"


@pytest.mark.slow
@pytest.mark.parametrize("before", [True, False])
def test_what_the_mouse_holds_is_put_back_when_the_window_loses_the_focus(
    by_mouse: Builder, monkeypatch: pytest.MonkeyPatch, before: bool
) -> None:
    """Where there was no focus before, as on a screen without a window manager, nothing was lost."""
    fate = Fate()
    begun(by_mouse, fate)
    in_hand(by_mouse)
    if not before:
        without_focus(monkeypatch)
    by_mouse.driver.screen.press(MouseButton.one())
    by_mouse.driver.rounds(HELD)
    without_focus(monkeypatch)
    by_mouse.driver.screen.release(MouseButton.one())
    by_mouse.driver.rounds(2)
    assert by_mouse.top.controller.hand.holding is None
    assert fate.let_go == (0 if before else 1)


@pytest.mark.slow
def test_one_looks_from_nearer_as_long_as_a_block_is_held(by_mouse: Builder) -> None:
    begun(by_mouse, Fate())
    in_hand(by_mouse)
    driver, camera = by_mouse.driver, by_mouse.parts.table.camera
    driver.rounds(STILL)
    before, name = camera.goal, camera.view_name
    driver.screen.press(MouseButton.one())
    driver.rounds(HELD)
    assert camera.goal.distance < 0.8 * before.distance
    assert camera.view != before
    placement = held(by_mouse).placement
    room, seen = camera.room_pixels(), camera.goal.project(middle_of(placement.cells), camera.aspect)
    assert seen is not None
    assert room[0] < (seen[0] + 1) / 2 * camera.width < room[2], "the block is between the panels"
    led = held(by_mouse).hand.place
    driver.rounds(HELD)
    assert max(abs(now - then) for now, then in zip(held(by_mouse).hand.place, led, strict=True)) < 0.1, (
        "a mouse at rest leads nothing while the camera moves"
    )
    driver.screen.release(MouseButton.one())
    driver.rounds()
    assert (camera.goal, camera.view_name) == (before, name)
    driver.rounds(HELD * 2)
    assert camera.view == before


@pytest.mark.slow
def test_a_view_that_the_player_chose_comes_back_as_well(by_keys: Builder) -> None:
    begun(by_keys, Fate())
    keys(by_keys, "6", "n")
    camera = by_keys.parts.table.camera
    camera.turn(31.0, 7.0)
    before = camera.goal
    by_keys.driver.down(button("enter"))
    by_keys.driver.rounds(HELD)
    assert camera.view == camera.goal != before, "without motion at once"
    keys(by_keys, "+")
    let_go(by_keys)
    assert camera.view == camera.goal == before


@pytest.mark.slow
@pytest.mark.parametrize("presses", [1, 2])
def test_a_click_and_a_double_click_move_no_view(by_mouse: Builder, presses: int) -> None:
    begun(by_mouse, Fate())
    in_hand(by_mouse)
    driver, camera = by_mouse.driver, by_mouse.parts.table.camera
    driver.rounds(STILL)
    before = camera.view
    for _ in range(presses):
        driver.screen.press(MouseButton.one())
        for _ in range(2):
            driver.rounds()
            assert camera.view == camera.goal == before
        driver.screen.release(MouseButton.one())
        driver.rounds()
        assert camera.view == camera.goal == before


@pytest.mark.slow
def test_no_tip_is_left_of_a_block_that_was_let_go_and_is_judged(
    by_mouse: Builder, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(by_mouse, Fate())
    in_hand(by_mouse)
    hud = by_mouse.driver.program.hud
    by_mouse.driver.rounds(STILL)
    assert hud.model.tooltip is not None
    monkeypatch.setattr(by_mouse.parts.judge, "poll", lambda: None)
    by_mouse.let_go()
    by_mouse.driver.rounds(STILL)
    assert by_mouse.top.session.falling is not None
    assert hud.model.tooltip is None
