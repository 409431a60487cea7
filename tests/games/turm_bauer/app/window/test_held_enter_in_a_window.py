"""Enter that is held in a real window is one grip, though X repeats the key meanwhile."""

from pathlib import Path

import pytest

from tests.app.driver import button
from tests.app.opened import Opens
from tests.app.windows import Window, until
from tests.games.turm_bauer.app.window.both import KeysBeside, beside
from torres3d.games.turm_bauer.rules.commands import Build
from torres3d.games.turm_bauer.rules.judging.hand_error import cut, draw_hand

REPEATED = 100
"""Rounds in which X repeats a key, from half a second on, and in which a block that was let go would be judged."""
HELD = 30
"""Rounds for which something is held: longer than a click."""
NOBODY = "0"
"""The window that has the focus when none has."""


@pytest.mark.long
def test_enter_that_is_held_is_one_grip(open_program: Opens, window: Window, tmp_path: Path) -> None:
    builder = beside(open_program, window, tmp_path, KeysBeside)
    game = builder.begin_at_menu(2, 2)
    driver, followed = builder.driver, builder.followed
    builder.wait()
    driver.see()
    for key in ("6", "n", "n"):
        driver.key(key)
    driver.down(button("enter"))
    driver.rounds(REPEATED)
    assert followed.steps() == [], "nothing is let go while the key is held"
    driver.up(button("enter"))
    driver.rounds(2)
    builder.wait_for(1)
    driver.see()
    driver.key("control-enter")
    builder.wait_for(2)
    steps = followed.steps()
    build = steps[0].command
    assert isinstance(build, Build)
    drawn = draw_hand(steps[0].before.tremor, steps[0].before, build.placement)
    assert build.hand != cut(steps[0].before, build.cells, drawn), "it was held for longer than a tap"
    assert [step.command for step in game.history.steps] == [step.command for step in steps]


@pytest.mark.long
def test_what_is_held_is_put_back_when_the_window_loses_the_focus(
    open_program: Opens, window: Window, tmp_path: Path
) -> None:
    builder = beside(open_program, window, tmp_path, KeysBeside)
    builder.begin_at_menu(2, 2)
    driver, followed = builder.driver, builder.followed
    builder.wait()
    driver.see()
    for key in ("6", "n", "n"):
        driver.key(key)
    driver.see()
    driver.down(button("enter"))
    driver.rounds(HELD)
    window.xdotool("windowfocus", NOBODY)
    window.xdotool("keyup", "Return")
    window.focus()
    window.xdotool("key", "Return")
    until(lambda: len(followed.steps()) == 1, "the block that is let go now")
    step = followed.steps()[0]
    assert isinstance(step.command, Build)
    drawn = draw_hand(step.before.tremor, step.before, step.command.placement)
    assert step.command.hand == cut(step.before, step.command.cells, drawn), "a tap let it go, not what came before"
