"""The tower is large on the screen: its cubes at the start and in lessons, all of it from the fifth level on."""

from collections.abc import Iterable
from itertools import product
from pathlib import Path

import pytest

from tests.app.driver import Driver
from tests.app.keyboard import Keys
from tests.app.opened import Opens
from tests.games.turm_bauer.app.builders import Builder
from tests.games.turm_bauer.app.lessons.pupil import TurmPupil
from tests.games.turm_bauer.app.lessons.test_lessons_by_keyboard import QUICK
from tests.games.turm_bauer.app.play.test_playing import STANDS
from tests.games.turm_bauer.scene.played import GAMES, played
from torres3d.engine.logged_game import Game
from torres3d.games.turm_bauer.kit.engine_adapter import TURM
from torres3d.games.turm_bauer.rules.cell_and_column_names import CORNERSTONE, Cell
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.scene.table import Table

CUBE = 70
"""Pixels that a cube is wide at least at 1280 x 720."""
SHARE = 0.5
"""Of the picture's height."""
LEVELS = (5, 6, 7, 8)


def cells_of(state: State) -> list[Cell]:
    return [*CORNERSTONE, *(cell for block in state.blocks for cell in block.cells)]


def levels_of(state: State) -> int:
    return max(z for _, _, z in cells_of(state)) + 1


def edges(table: Table, cells: Iterable[Cell]) -> tuple[float, float, float, float]:
    """Left, top, right and bottom pixel of these cells, where the camera goes."""
    camera = table.camera
    camera.view = camera.goal
    corners = [(x - i, y - j, z + k) for x, y, z in cells for i, j, k in product((0, 1), repeat=3)]
    found = camera.edges(corners)
    assert found is not None
    return found


def narrowest_cube(table: Table) -> float:
    """The width of the narrowest cube of the cornerstone, in pixels."""
    return min(right - left for left, _, right, _ in (edges(table, [cell]) for cell in CORNERSTONE))


@pytest.mark.parametrize("persons", [2, 3, 4])
def test_a_cube_is_wide_at_the_start(player: Driver, persons: int) -> None:
    builder = Builder(player)
    builder.begin(None, [None] * persons, judge=STANDS)
    builder.wait()
    assert narrowest_cube(builder.parts.table) >= CUBE


@pytest.mark.long
def test_a_cube_is_wide_in_each_lesson(open_program: Opens) -> None:
    opened = open_program(QUICK)
    seen: dict[str, float] = {}

    def look(name: str) -> None:
        seen[name] = narrowest_cube(opened.turm.table)

    TurmPupil(Keys(opened.program, opened.screen), look).learn()
    assert len(seen) >= 15
    assert min(seen.values()) >= CUBE, seen


@pytest.mark.slow
@pytest.mark.parametrize("name", ["two", "three", "four"])
def test_a_tower_takes_half_of_the_height_from_the_fifth_level_on(player: Driver, name: str, tmp_path: Path) -> None:
    builder = Builder(player)
    lines = (GAMES / f"{name}.turm").read_text(encoding="utf-8").splitlines(keepends=True)
    steps = [step for step in played(name).standing_steps() if step.before.stage == "build"]
    looked = 0
    for levels in LEVELS:
        at = next((step.n - 1 for step in steps if levels_of(step.before) == levels), None)
        if at is None:
            continue  # a block of several levels was built upright
        file = tmp_path / f"{levels}.turm"
        file.write_text("".join(lines[: at + 1]), encoding="utf-8")
        builder.show(Game.open(TURM, file), STANDS)
        builder.wait()
        assert levels_of(builder.state) == levels
        _, top, _, bottom = edges(builder.parts.table, cells_of(builder.state))
        assert bottom - top >= SHARE * player.screen.height, levels
        looked += 1
    assert looked >= 3
