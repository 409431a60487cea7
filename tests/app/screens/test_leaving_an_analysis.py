"""An analysis that is under way when it is cancelled, or the program closed: nothing of it is left."""

import shutil
from pathlib import Path

import pytest

from tests.app.driver import Driver
from tests.app.windows import PATIENCE, Window, changed, comes, until
from tests.games.torres.recorded_games import EXAMPLES

FINISHED = EXAMPLES / "001-ravensburger-1999-basic-3p.torres"
GONE = 2.0
"""Seconds after which nothing of a program that was closed may be left."""


def processes_of(home: Path) -> list[int]:
    """The numbers of all processes whose home folder this is, whoever their parent is."""
    sign, found = f"HOME={home}".encode(), []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if sign in (folder / "environ").read_bytes().split(b"\0"):
                found.append(int(folder.name))
        except OSError:  # it has ended meanwhile, or is somebody else's
            continue
    return found


@pytest.mark.long
@pytest.mark.parametrize("how", ["closed", "cancelled and closed", "cancelled and quit"])
def test_nothing_is_left_of_an_analysis_that_is_broken_off(
    display: str, tmp_path: Path, player: Driver, how: str
) -> None:
    games, home = tmp_path / "window-games", tmp_path / "home"
    for folder in (games, tmp_path / "games"):
        folder.mkdir()
        shutil.copy(FINISHED, folder)
    with Window(display, home, games) as window:
        window.until_drawn()
        quit_menu = player.program.hud.spot_pixels("quit")
        window.click_and_see(player.program.hud.spot_pixels("games"))
        player.spot("games")
        window.press_and_see("Return")
        player.key("enter")
        player.rounds(3)
        before = len(processes_of(home))
        window.click_and_see(player.program.hud.spot_pixels("analyse"))
        page = window.picture()
        until(lambda: changed(page, window.picture()) > 0, "some percent of the analysis")
        assert len(processes_of(home)) > before, "the process of the analysis, in the midst of it"
        if how != "closed":
            window.xdotool("key", "Escape")
        if how == "cancelled and quit":
            window.xdotool("key", "Escape")
            window.press_and_see("Escape")
            window.click(quit_menu)
        else:
            window.close_by_manager()
        assert comes(lambda: not processes_of(home), GONE), f"{how}: it goes on"
        assert window.process.wait(PATIENCE) == 0
        assert window.errors.read_text("utf-8") == ""
