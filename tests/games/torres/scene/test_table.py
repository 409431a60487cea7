"""The table as one sees it: real pixels of the offscreen picture."""

import numpy as np
import pytest

from tests.games.torres.random_games import game
from tests.games.torres.rules.boards import options, position
from tests.games.torres.scene.looking import Looking, changed
from tests.scene.draw_counts import count_drawn
from torres3d.games.torres.rules.squares import INDEX
from torres3d.games.torres.scene.interaction.ghosts import Ghost
from torres3d.games.torres.scene.interaction.marks import MarkKind
from torres3d.games.torres.scene.interaction.picking import Pick
from torres3d.games.torres.scene.measures import KNIGHT_HEIGHT
from torres3d.games.torres.scene.tower_mesh import TowerMesh
from torres3d.scene.camera.viewpoint import Viewpoint
from torres3d.scene.colours_and_emblems import SeatLook
from torres3d.scene.render.quality import QUALITIES
from torres3d.scene.render.table_picture_buffer import EYE_MASK

BOARD = """
. . . . . . . .
. . 2 2 . . . .
. . 1 1A . . . .
. . . . . . . .
. . . . . 1B . .
. . K . . . . .
. . . . . . . .
. . . . . . . .
"""


def redraw_needed(looking: Looking) -> bool:
    """Whether the table says so."""
    return looking.table.needs_redraw


def test_a_knight_has_the_colour_of_its_seat(looking: Looking) -> None:
    looking.table.set_looks((SeatLook((0.9, 0.05, 0.05), 1), SeatLook((0.05, 0.1, 0.9), 2)))
    looking.table.show(position(BOARD))
    red, _, blue = looking.around("d6", above=0.25, radius=4)
    assert red > 1.6 * blue
    red, _, blue = looking.around("f4", above=0.25, radius=4)
    assert blue > 1.3 * red


def test_another_game_is_shown_with_its_own_seats_and_its_table_is_laid_once(
    looking: Looking, monkeypatch: pytest.MonkeyPatch
) -> None:
    more = [SeatLook((0.1, 0.6, 0.2), number) for number in (1, 2, 3, 4)]
    looking.table.show(position(BOARD.replace("1B", "1D"), options(players=4)), more)
    laid: list[object] = []
    columns = TowerMesh.columns
    monkeypatch.setattr(TowerMesh, "columns", lambda self, asked: (laid.append(self), columns(self, asked))[1])
    looking.table.show(position(BOARD), more[:2])
    assert len(laid) == 2, "the reserves of two players instead of four, fine and coarse; no tower is another one"
    looking.table.show(position(BOARD), (SeatLook((0.9, 0.05, 0.05), 1), SeatLook((0.05, 0.1, 0.9), 2)))
    assert len(laid) == 2, "other colours are no other blocks"
    red, _, blue = looking.around("d6", above=0.25, radius=4)
    assert red > 1.6 * blue


@pytest.mark.slow
def test_what_is_shown_depends_on_the_state_alone(looking: Looking) -> None:
    steps = list(game(10))
    looking.table.show(steps[-1].after)
    looking.table.overlays.set({"heights", "castles"})
    looking.table.overlays.set(())
    first = looking.pixels()
    looking.table.show(steps[5].after)
    assert changed(first, looking.pixels()) > 1000
    looking.table.show(steps[-1].after)
    assert (first == looking.pixels()).all()


def test_nothing_is_drawn_while_nothing_changes(looking: Looking) -> None:
    table = looking.table
    table.show(position(BOARD))
    looking.pixels()
    assert not redraw_needed(looking)
    assert not any(table.step(0.1) for _ in range(20))
    table.marks.set("target", {3})
    assert redraw_needed(looking)
    looking.pixels()
    table.marks.set("target", {3})
    assert not redraw_needed(looking)
    table.camera.still = False
    table.camera.orbit(30, 0)
    assert table.step(0.02)


def test_a_frame_that_was_left_out_does_not_lose_the_picture(looking: Looking) -> None:
    looking.table.show(position(BOARD))
    before = looking.pixels()
    looking.table.show(position(BOARD.replace("2 2", "4 4")))
    for _ in range(3):
        looking.table.step(0.1)
    assert looking.table.needs_redraw
    assert changed(before, looking.pixels()) > 500


@pytest.mark.long
def test_every_quality_shows_the_same_table(looking: Looking) -> None:
    looking.table.resize(640, 360)
    looking.table.show(position(BOARD))
    low = looking.pixels()
    for name in QUALITIES:
        looking.table.set_quality(name)
        other = looking.pixels()
        assert abs(low.mean() - other.mean()) < 12, name
        assert other[:, :, 0].std() > 20, name
    looking.table.set_quality("low")
    assert (looking.pixels() == low).all()


@pytest.mark.slow
def test_a_still_picture_has_all_pixels_and_motion_few(looking: Looking) -> None:
    table = looking.table
    table.set_quality("low")
    table.show(position(BOARD))
    table.step(0.0)
    looking.screen.draw()
    looking.screen.draw()
    window = (table.surface.width, table.surface.height)
    assert table.surface.pixels[0] < window[0]
    table.settle()
    assert table.surface.is_still
    assert table.surface.pixels == window
    assert not any(table.step(0.5) for _ in range(20))
    table.camera.orbit(30, 0)
    table.step(0.02)
    assert not table.surface.is_still
    assert table.surface.pixels[0] < window[0]


def test_high_needs_few_pieces_and_triangles(looking: Looking) -> None:
    last = list(game(3))[-1].after
    looking.table.show(last)
    count, triangles = count_drawn(looking.table.scene.root, EYE_MASK)
    assert count <= 250
    assert triangles <= 200_000


def test_picks_through_pixels(looking: Looking) -> None:
    table = looking.table
    table.show(position(BOARD))
    x, y = looking.centre_of("a1")
    assert table.pick(x, y) == Pick("square", INDEX["a1"])
    x, y = looking.centre_of("d6")
    assert table.pick(x, y - 8) == Pick("knight", INDEX["d6"], 0)
    x, y = looking.centre_of("c3")
    assert table.pick(x, y - 8) == Pick("king", INDEX["c3"])
    x, y = looking.centre_of("c7")
    assert table.pick(x, y) == Pick("tower", INDEX["c7"], index=2)
    assert table.pick(-2000, 5) is None


@pytest.mark.slow
def test_another_window_size(looking: Looking) -> None:
    looking.table.show(position(BOARD))
    looking.table.resize(640, 480)
    x, y = looking.centre_of("a1")
    assert looking.table.pick(x, y) == Pick("square", INDEX["a1"])
    looking.table.resize(1280, 720)


@pytest.mark.slow
def test_marks_are_seen_and_differ_in_shape(looking: Looking) -> None:
    table = looking.table
    table.show(position(BOARD))
    table.camera.go(table.camera.view.orbited(0, 45), at_once=True)
    plain = looking.pixels()
    shapes = set()
    for kind in ("target", "door", "build", "add", "card", "source", "selected", "hover", "forbidden"):
        table.marks.show({kind: {INDEX["g2"]}})
        difference = abs(looking.pixels() - plain).max(axis=2) > 40
        assert difference.sum() > 60, kind
        shapes.add(difference.tobytes())
    assert len(shapes) == 9
    table.marks.clear()
    assert (looking.pixels() == plain).all()


def test_a_mark_behind_a_tower_shines_through(looking: Looking) -> None:
    table = looking.table
    table.show(position("5 5 5 5 5 5 5 5\n" + "\n".join([". " * 8] * 6)))
    table.camera.go(table.camera.view.orbited(180, -12), at_once=True)
    plain = looking.pixels()
    table.marks.set("target", {INDEX["d6"]})
    assert changed(plain, looking.pixels()) > 20


@pytest.mark.slow
def test_ghosts_and_ways_are_seen_through(looking: Looking) -> None:
    table = looking.table
    table.show(position(BOARD))
    plain = looking.pixels()
    table.ghosts.show([Ghost("knight", INDEX["g2"], 0), Ghost("block", INDEX["b2"]), Ghost("king", INDEX["d2"])])
    assert changed(plain, looking.pixels()) > 1500
    table.ghosts.show([], [[(INDEX["a1"], 0), (INDEX["h1"], 0)]])
    assert changed(plain, looking.pixels()) > 100
    table.ghosts.clear()
    assert (looking.pixels() == plain).all()


@pytest.mark.long
def test_the_quality_chosen_is_fast_enough(looking: Looking) -> None:
    looking.table.resize(640, 360)
    looking.table.show(position(BOARD))
    assert looking.table.choose_quality(longest=0.0) == "low"
    assert looking.table.choose_quality(longest=60.0) == "ultra"
    assert looking.table.quality == "ultra"


def test_an_arrow_points_at_the_selected_knight_whatever_stands_before_it(looking: Looking) -> None:
    table = looking.table
    table.show(position(". . . .\n. A . .\n. 4 . .\n. . . ."))
    table.mark("selected", [INDEX["b3"]])
    (arrow,) = table.labels.get("selected")
    x, y, z = table.top_of(INDEX["b3"])
    assert arrow.place[:2] == (x, y)
    assert arrow.place[2] > z + KNIGHT_HEIGHT
    table.mark("selected", [INDEX["c4"]])
    assert table.labels.get("selected") == ()


@pytest.mark.slow
@pytest.mark.parametrize("level", range(6))
def test_marks_are_seen_on_grass_and_on_every_stone(looking: Looking, level: int) -> None:
    table = looking.table
    table.show(position(f". . . .\n. {level or '.'} . .\n. . . .\n. . . ."))
    table.camera.go(Viewpoint(-2.5, -1.5, 0.3, 0.0, 60.0, 14.0), at_once=True)
    plain = looking.pixels()
    kinds: tuple[MarkKind, ...] = ("target", "door", "build", "add", "card", "selected")
    for kind in kinds:
        table.mark(kind, [INDEX["b3"]])
        marked = looking.pixels()
        differs = np.abs(plain - marked).max(axis=2) > 40
        assert differs.sum() > 700, kind
        # It has both what is bright and what is dark, so that one of the two stands out on any ground.
        light = marked[differs].max(axis=1)
        assert np.percentile(light, 98) - np.percentile(light, 4) > 110, kind
        table.mark(kind, [])


def test_what_may_come_to_be_on_a_square_is_not_hatched(looking: Looking) -> None:
    table = looking.table
    table.show(position(BOARD))
    table.camera.preset("south", at_once=True)
    table.ghosts.show([Ghost("block", INDEX["d4"])])
    x, y = (round(value) for value in table.pixel_of(INDEX["d4"], 0.3) or (0, 0))
    before = looking.pixels()[y - 9 : y + 10, x - 9 : x + 10]
    table.letters.pointed = Pick("square", INDEX["d4"])
    assert np.abs(looking.pixels()[y - 9 : y + 10, x - 9 : x + 10] - before).max() < 12
