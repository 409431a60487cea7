"""The end of a game is shown on the tower first: who has won, or who brought it down; one key or click goes on."""

import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace
from panda3d.core import MouseButton

from tests.app.driver import ROUND, Driver
from tests.app.opened import Opens
from tests.games.turm_bauer.app.lessons.test_lessons_by_keyboard import QUICK
from tests.games.turm_bauer.scene.played import GAMES, played
from torres3d.app.window.settings import Settings
from torres3d.games.turm_bauer.app.play.play_screen import PlayScreen
from torres3d.games.turm_bauer.hud.models.result_models import EndModel
from torres3d.games.turm_bauer.scene.layout import layout_of
from torres3d.games.turm_bauer.scene.measures import middle
from torres3d.games.turm_bauer.scene.physics.ruins import shown_layout
from torres3d.hud.pages.screen_and_dialog_pages import ScreenPanel

MOVING = replace(QUICK, instant=False, reduced_motion=False, recap="asked")
ROUNDS = 600
PENNANT = 2.0
"""Height of a pole with its pennant."""


def ended(opens: Opens, folder: Path, settings: Settings, name: str = "three") -> Driver:
    """A game whose last command has just been given, as soon as its winners are celebrated."""
    last = played(name).standing_steps()[-1]
    file = folder / f"{name}.turm"
    lines = (GAMES / f"{name}.turm").read_text("utf-8").splitlines(keepends=True)
    file.write_text("".join(lines[: last.n]), "utf-8")
    player = opens(settings)
    player.program.flow.open_game(file)
    player.rounds(3)
    top = player.program.services.screens.top
    assert isinstance(top, PlayScreen)
    for _ in range(ROUNDS):
        if top.session.ready:
            break
        top.playback.skip()
        player.rounds()
    top.session.game.submit(last.standing_command)
    for _ in range(ROUNDS):
        player.rounds()
        if top.playback.celebrating:
            return player
    raise AssertionError("nobody is celebrated")


def celebrating(player: Driver) -> bool:
    top = player.program.services.screens.top
    return isinstance(top, PlayScreen) and top.playback.celebrating


@pytest.mark.slow
def test_the_winner_is_celebrated_at_the_figure_and_the_result_shows_the_tower(
    open_program: Opens, tmp_path: Path
) -> None:
    player = ended(open_program, tmp_path, MOVING)
    table, hud = player.turm.table, player.program.hud
    assert hud.model.prompt is not None
    assert hud.model.prompt.text == "Otto wins!"
    state = played("three").state
    figure = layout_of(state).figure_of(state.sets[state.winners[0]].colour).place
    goal = table.camera.goal
    assert goal.distance < 16.0
    assert (goal.x, goal.y) == pytest.approx(figure[:2])
    banners = table.scene.over.find("banners/**/+GeomNode")
    tops = []
    while celebrating(player):
        bounds = banners.get_tight_bounds()
        tops.append(0.0 if bounds is None else bounds[1].z - figure[2])
        player.rounds()
    assert len(tops) * ROUND >= 2.5
    assert max(tops) > PENNANT + 0.5, "confetti is in the air"
    player.rounds(60)
    assert isinstance(hud.model.screen, EndModel)
    page, seen = hud.rect_of(ScreenPanel), table.camera.edges([figure, (0.0, 0.0, 0.0)])
    assert page is not None
    assert seen is not None
    assert 0 < seen[0] < seen[2] < page.x * hud.pixels_per_unit


@pytest.mark.slow
@pytest.mark.parametrize("how", ["reduced", "at once"])
def test_without_motion_the_same_is_told_and_nothing_flies(open_program: Opens, tmp_path: Path, how: str) -> None:
    settings = replace(MOVING, reduced_motion=how == "reduced", instant=how == "at once")
    player = ended(open_program, tmp_path, settings)
    prompt = player.program.hud.model.prompt
    assert prompt is not None
    assert prompt.text == "Otto wins!"
    looks = set()
    rounds = 0
    while celebrating(player):
        bounds = player.turm.table.scene.over.find("banners/**/+GeomNode").get_tight_bounds()
        looks.add(str(bounds))
        rounds += 1
        player.rounds()
    assert rounds * ROUND >= 2.5
    assert len(looks) == 1, "a pennant hangs still"


@pytest.mark.slow
def test_after_a_collapse_it_is_told_who_did_it_and_who_wins(open_program: Opens, tmp_path: Path) -> None:
    player = ended(open_program, tmp_path, MOVING, "two")
    prompt = player.program.hud.model.prompt
    assert prompt is not None
    assert prompt.text == "Ana brought the tower down. Otto wins!"


@pytest.mark.slow
@pytest.mark.parametrize("how", ["click", "space", "reduced"])
def test_ruins_stay_until_somebody_goes_on(open_program: Opens, tmp_path: Path, how: str) -> None:
    player = ended(open_program, tmp_path, replace(MOVING, reduced_motion=how == "reduced"), "two")
    table, hud = player.turm.table, player.program.hud
    top = player.program.services.screens.top
    assert isinstance(top, PlayScreen)
    for _ in range(ROUNDS):
        if top.playback.reading:
            break
        player.rounds()
    player.rounds(200)
    assert player.program.services.screens.top is top, "nobody is hurried"
    assert hud.model.prompt is not None
    assert hud.model.prompt.text == "Ana brought the tower down. Otto wins! Click or press a key for the result."
    assert table.scene.layout == shown_layout(top.session.state)
    fallen = len(table.scene.layout.fallen)
    assert fallen > 20
    if how == "click":
        player.click(640, 300)
    else:
        player.program.press("space")
    player.rounds(60)
    assert isinstance(hud.model.screen, EndModel)
    assert len(table.scene.layout.fallen) == fallen, "behind the result, too"


@pytest.mark.slow
@pytest.mark.parametrize("key", ["escape", "space", "enter", "1", "click"])
def test_one_key_or_click_goes_on_to_the_table_of_points(open_program: Opens, tmp_path: Path, key: str) -> None:
    player = ended(open_program, tmp_path, MOVING)
    player.rounds(20)
    assert celebrating(player)
    if key == "click":
        player.click(640, 300)
    else:
        player.program.press(key)
    player.rounds(2)
    assert not celebrating(player)
    player.rounds(60)
    assert isinstance(player.program.hud.model.screen, EndModel)


REMATCH = (670, 565)
"""A pixel of the table of points on which another game begins."""


def read_ruins(player: Driver) -> None:
    """Look at the ruins of a tower until they lie still."""
    top = player.program.services.screens.top
    assert isinstance(top, PlayScreen)
    for _ in range(ROUNDS):
        if top.playback.reading:
            return
        player.rounds()
    raise AssertionError("nothing lies there")


def result_stays(player: Driver) -> None:
    """The table of points is there, stays there, and begins another game when it is asked to."""
    player.rounds(20)
    hud = player.program.hud
    assert isinstance(hud.model.screen, EndModel)
    px = hud.pixels_per_unit
    assert hud.spot("rematch").rect.contains(REMATCH[0] / px, REMATCH[1] / px)
    player.click(*REMATCH)
    player.rounds(3)
    assert not isinstance(hud.model.screen, EndModel)


@pytest.mark.slow
@pytest.mark.parametrize("clicks", [1, 2, 3])
def test_the_click_for_the_result_does_not_begin_another_game(open_program: Opens, tmp_path: Path, clicks: int) -> None:
    player = ended(open_program, tmp_path, MOVING, "two")
    read_ruins(player)
    player.move(*REMATCH)
    for _ in range(clicks):
        player.down(MouseButton.one())
        player.up(MouseButton.one())
        player.rounds(3)
    result_stays(player)


@pytest.mark.slow
@pytest.mark.parametrize("key", ["enter", "space", "escape"])
def test_the_key_for_the_result_pressed_twice_does_not_leave_it(open_program: Opens, tmp_path: Path, key: str) -> None:
    player = ended(open_program, tmp_path, MOVING, "two")
    read_ruins(player)
    for _ in range(3):
        player.key(key)
    result_stays(player)


@pytest.mark.slow
def test_a_look_at_the_table_shows_the_tower_in_the_whole_window_and_back_is_as_it_was(
    player: Driver, tmp_path: Path
) -> None:
    (tmp_path / "games").mkdir(exist_ok=True)
    player.program.flow.open_game(Path(shutil.copy(GAMES / "three.turm", tmp_path / "games")))
    player.rounds(30)
    assert isinstance(player.program.hud.model.screen, EndModel)
    camera, screen = player.turm.table.camera, player.screen
    beside = camera.goal
    tower = [middle(cell) for block in played("three").state.blocks for cell in block.cells]

    def seen() -> tuple[float, float, float, float]:
        camera.view = camera.goal
        found = camera.edges(tower)
        assert found is not None
        return found

    player.spot("look")
    player.rounds(2)
    left, _, right, _ = seen()
    assert abs((left + right) / 2 - screen.width / 2) < 0.1 * screen.width
    camera.turn(120.0, 10.0)
    left, _, right, _ = seen()
    assert 0.2 * screen.width < left < right < 0.8 * screen.width, "it turns about the tower"
    player.spot("look")
    player.rounds(2)
    assert camera.goal == beside
    assert seen()[2] < 0.5 * screen.width
