"""Whoever leaves in the midst of a calculation is not kept waiting, and no process is left behind."""

from pathlib import Path

import pytest

from tests.app.opened import Opens
from tests.app.windows import FROM_HERE, Window, comes, until
from tests.games.kits import KITS
from tests.run.leftovers import alive, offspring
from torres3d import play
from torres3d.engine.saved_games_folder import Shelf

LEFT = 2.0
"""Seconds after which nothing may be left."""


@pytest.mark.slow
def test_the_window_closes_just_after_an_analysis_was_cancelled(
    display: str, open_program: Opens, tmp_path: Path
) -> None:
    log = tmp_path / "shelf" / "over.torres"
    log.parent.mkdir()
    game = play.new_game("easy", "easy", "easy", "easy", seed=3, log=log)
    play.let_bots_play(game)
    game.close()
    twin = open_program(shelf=Shelf(KITS, log.parent))
    twin.program.flow.files.open(log)
    twin.rounds(5)
    analyse = twin.program.hud.spot_pixels("analyse")
    with Window(display, tmp_path / "home", log.parent, (*FROM_HERE, str(log))) as window:
        window.until_drawn()
        window.until_still()
        before = offspring(window.process.pid)
        window.click(analyse)
        until(lambda: offspring(window.process.pid) > before, "the process that goes through the game")
        all_of_them = {window.process.pid, *offspring(window.process.pid)}
        window.xdotool("key", "Escape")
        window.close_by_manager()
        assert comes(lambda: window.process.poll() is not None and not any(map(alive, all_of_them)), LEFT), "it stays"
        assert window.process.returncode == 0
        assert window.errors.read_text("utf-8") == ""
