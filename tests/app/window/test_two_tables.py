"""Two tables in one window: the screen on top says which one is shown, and the other one costs nothing meanwhile."""

import numpy as np
import pytest

from tests.app.driver import Driver
from torres3d.app.menus.base_menu_screen import PanelScreen
from torres3d.games.torres.app.play.game_services import shipped_models
from torres3d.games.torres.scene.table import Table
from torres3d.hud.models.page_models import MenuModel


class Elsewhere(PanelScreen):
    """A screen at another table."""

    def __init__(self, table: Table) -> None:
        super().__init__(menu, lambda _intent: None, lambda: None)
        self._other = table

    @property
    def at_table(self) -> Table:
        """The table it is at."""
        return self._other


def menu() -> MenuModel:
    return MenuModel("", None, "")


def usual(player: Driver) -> Table:
    """The table that the program began with."""
    return player.torres.table


def another(player: Driver) -> Table:
    """Another table in the same window, with a game on it."""
    table, state = Table(player.screen.base, shipped_models(), quality="low"), usual(player).state
    assert state is not None
    table.show(state)
    table.camera.preset("top", at_once=True)
    return table


def seen(player: Driver) -> np.ndarray:
    """What the window shows of the table."""
    for _ in range(4):
        player.rounds()
        player.screen.draw()
    picture = player.screen.base.win.get_screenshot()
    assert picture is not None
    rows, columns = picture.get_y_size(), picture.get_x_size()
    pixels = np.frombuffer(bytes(picture.get_ram_image()), np.uint8).astype(int)
    # Only beside the menu: in it the focus may stand on another button than before.
    return pixels.reshape(rows, columns, -1)[:, columns // 2 :]


@pytest.mark.slow
def test_the_table_of_the_screen_on_top_is_seen(player: Driver) -> None:
    program, screens = player.program, player.program.services.screens
    first = seen(player)
    other = another(player)
    screens.push(Elsewhere(other))
    assert np.mean(abs(first - seen(player)) > 20) > 0.1, "the other table is another picture"
    assert program.table is other
    screens.push(PanelScreen(menu, lambda _intent: None, screens.pop))
    player.rounds(2)
    assert program.table is other, "what lies over it leaves it there"
    screens.pop()
    screens.pop()
    assert np.mean(abs(first - seen(player)) > 20) < 0.02
    assert program.table is usual(player)


@pytest.mark.slow
def test_a_table_that_is_not_seen_draws_nothing(player: Driver) -> None:
    hidden = usual(player)
    seen(player)
    hidden.redraw()
    player.rounds()
    player.program.services.screens.push(Elsewhere(another(player)))
    seen(player)
    for sheet in (hidden.surface.drawn, hidden.light.drawn, hidden.baking.above, hidden.baking.walls):
        assert sheet.buffer is None or not sheet.buffer.is_active()


@pytest.mark.slow
def test_settings_reach_the_table_that_comes(player: Driver) -> None:
    program = player.program
    other = another(player)
    program.set_setting("reduced_motion", "true")
    program.set_setting("quality", "medium")
    assert other.animate, "it is not in the window yet"
    program.services.screens.push(Elsewhere(other))
    player.rounds(2)
    assert not other.animate
    assert other.quality == "medium"


def test_the_size_of_the_window_reaches_the_table_that_comes(player: Driver) -> None:
    program = player.program
    other = another(player)
    other.resize(800, 600)
    program.services.screens.push(Elsewhere(other))
    player.rounds(2)
    assert (other.surface.width, other.surface.height) == (player.screen.width, player.screen.height)
