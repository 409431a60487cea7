"""A few turns in a real window on a virtual screen: real clicks, real frames, a window closed in mid-turn."""

import signal

import pytest
from PIL import Image

from tests.app.driver import Driver
from tests.app.twins import Twins
from tests.app.windows import PATIENCE, Window, comes, until
from torres3d.app.window.window import REFRESH_SECONDS
from torres3d.app.window.x11.window_icon import SIZES, icon_values
from torres3d.base.paths import assets
from torres3d.games.torres.rules.commands import Build, PlaceKnight


@pytest.mark.slow
def test_a_few_turns_in_a_real_window(window: Window, player: Driver) -> None:
    twins = Twins(window, player)
    twins.start_game()
    until(lambda: window.icon() != [], "the icon in task bars")
    assert window.icon() == list(icon_values(assets() / "program"))
    twins.click_square("c3")
    assert twins.game().history.steps[0].command == PlaceKnight("c3")

    def my_turn() -> bool:
        state = twins.game().state
        return state.stage == "turn" and state.actor == 0

    until(my_turn, "my turn")
    player.game.session.stop()
    before = twins.game()
    player.program.flow.open_game(window.copy_of_log())  # the same position in the other window
    player.rounds(3)
    player.wait()
    build = next(c for c in player.game.session.commands if isinstance(c, Build) and c.at in ("c4", "b3", "d3", "c2"))
    end_turn, undo = (player.program.hud.spot_pixels(name) for name in ("end_turn", "undo"))
    twins.click_square(build.at, first="stack:0")
    assert twins.game().history.steps[-1].command == build
    count = window.commands()
    window.click(undo)
    until(lambda: window.commands() == count + 1, "the undo in the log")
    assert twins.game().state == before.state

    window.click(end_turn)
    window.process.send_signal(signal.SIGTERM)
    window.process.wait(PATIENCE)
    after = twins.game()
    assert after.torn is None
    assert after.n >= count + 1, "nothing that was done is lost when the window is closed in the middle of a turn"


def test_an_icon_is_width_height_and_pixels() -> None:
    values = list(icon_values(assets() / "program"))
    with Image.open(assets() / "program" / "torres3d-16.png") as picture:
        for y, x in ((0, 0), (0, 8), (5, 4), (10, 5)):
            red, green, blue, clear = picture.getpixel((x, y))
            assert values[2 + y * 16 + x] == clear << 24 | red << 16 | green << 8 | blue
    at = 0
    for size in SIZES:
        assert values[at : at + 2] == [size, size]
        at += 2 + size * size
    assert at == len(values)


@pytest.mark.slow
def test_what_another_window_covered_is_drawn_as_soon_as_it_is_seen_again(window: Window) -> None:
    window.until_drawn()
    window.until_still()
    with window.another_over_it() as cover:
        for _ in range(4):
            cover(True)
            until(lambda: not window.is_drawn(), "another window over this one")
            cover(False)
            assert comes(window.is_drawn, REFRESH_SECONDS / 2), "it stays black"
