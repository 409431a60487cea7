"""Who is higher than all others is said when the figure has arrived, and for as long as it is true."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.app.driver import Driver
from tests.app.opened import Opens
from tests.games.turm_bauer.app.lessons.test_lessons_by_keyboard import QUICK
from tests.games.turm_bauer.scene.played import GAMES, played
from torres3d.app.window.settings import Settings
from torres3d.games.turm_bauer.app.play.play_screen import PlayScreen
from torres3d.games.turm_bauer.rules.events import FigureMoved

AT_ONCE = replace(QUICK, recap="asked")
MOVING = replace(AT_ONCE, instant=False, reduced_motion=False)
CLIMB, LEVELLED = 2, 4
"""Steps of the game: Otto comes to level 3, and Ida as well."""
HIGHEST = "Otto is the highest now: level 3."
ROUNDS = 400


def before_the_climb(opens: Opens, folder: Path, settings: Settings) -> tuple[Driver, PlayScreen]:
    """The game of three persons when Otto may walk."""
    lines = (GAMES / "three.turm").read_text("utf-8").splitlines(keepends=True)
    file = folder / "three.turm"
    file.write_text("".join(lines[:CLIMB]), "utf-8")
    driver = opens(settings)
    driver.program.flow.open_game(file)
    top = driver.program.services.screens.top
    assert isinstance(top, PlayScreen)
    until_ready(driver, top)
    return driver, top


def until_ready(driver: Driver, top: PlayScreen) -> list[str]:
    """Wait until somebody may act; what was said over the table meanwhile, round by round."""
    said = []
    for _ in range(ROUNDS):
        driver.rounds()
        said.append(driver.program.hud.toast)
        if top.session.ready:
            return said
    raise AssertionError("nobody may act")


def give(top: PlayScreen, n: int) -> None:
    top.session.game.submit(played("three").standing_steps()[n - 1].standing_command)


@pytest.mark.parametrize("settings", [pytest.param(MOVING, id="moving"), pytest.param(AT_ONCE, id="at once")])
def test_a_new_height_is_said_until_somebody_is_as_high(
    open_program: Opens, tmp_path: Path, settings: Settings
) -> None:
    driver, top = before_the_climb(open_program, tmp_path, settings)
    give(top, CLIMB)
    assert HIGHEST in until_ready(driver, top)
    for n in range(CLIMB + 1, LEVELLED + 1):
        give(top, n)
        until_ready(driver, top)
    assert driver.program.hud.toast != HIGHEST


def test_a_new_height_is_said_as_soon_as_the_figure_has_arrived(open_program: Opens, tmp_path: Path) -> None:
    driver, top = before_the_climb(open_program, tmp_path, MOVING)
    give(top, CLIMB)
    for _ in range(ROUNDS):
        driver.rounds()
        last = top.playback.last
        if last is not None and not any(isinstance(event, FigureMoved) for event in last.events):
            break
        assert driver.program.hud.toast != HIGHEST, "the figure is still on its way"
    assert driver.program.hud.toast == HIGHEST
    assert not top.session.ready


def test_a_height_that_was_levelled_before_it_could_be_said_is_not_said(open_program: Opens, tmp_path: Path) -> None:
    driver, top = before_the_climb(open_program, tmp_path, MOVING)
    for n in range(CLIMB, LEVELLED + 1):
        give(top, n)
    top.session.finish_showing()
    assert HIGHEST not in until_ready(driver, top)
