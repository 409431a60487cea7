"""Two turns of Turm Bauer in a real window on a virtual screen, by mouse and by keys, Bullet in its own process; whole
games: `test_whole_turm_games_in_a_window.py`."""

from pathlib import Path

import pytest

from tests.app.opened import Opens
from tests.app.windows import Window
from tests.games.turm_bauer.app.whole_games import logged
from tests.games.turm_bauer.app.window.both import beside
from torres3d.games.turm_bauer.rules.commands import Build, Hand, Placement, Stay


@pytest.mark.long
def test_two_turns_in_a_real_window(open_program: Opens, window: Window, tmp_path: Path) -> None:
    builder = beside(open_program, window, tmp_path)
    game = builder.begin_at_menu(2, persons=2)
    driver, top = builder.driver, builder.top
    builder.wait()
    flat = [each for each in top.session.choices.all if isinstance(each, Placement) and each.ring is None]
    builder.give(min(flat, key=lambda each: (-len(each.cells), max(z for _, _, z in each.cells))))
    builder.wait_for(1)
    driver.see()
    driver.spot("stay")
    builder.wait_for(2)
    for n, keys in ((3, ("6", "n", "n", "enter")), (4, ("control-enter",))):
        driver.see()
        for key in keys:
            driver.key(key)
        builder.wait_for(n)
    by_mouse, stayed, by_keys, ended = (step.command for step in game.history.standing_steps())
    assert isinstance(by_mouse, Build)
    assert isinstance(by_keys, Build)
    assert Hand() not in (by_mouse.hand, by_keys.hand), "a hand trembles, and without the mouse it is drawn"
    assert stayed == ended == Stay()
    assert logged(game) == [step.command for step in builder.followed.steps()]
