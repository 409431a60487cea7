"""Ghost, hand, marks, ways and lights in real pixels."""

from itertools import pairwise
from math import cos, hypot, sin

import pytest

from tests.games.torres.scene.looking import changed
from tests.games.turm_bauer.scene.looking import TurmLooking
from tests.games.turm_bauer.scene.positions import LOW
from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE
from torres3d.games.turm_bauer.scene.interaction.block_lines import edges_of
from torres3d.games.turm_bauer.scene.interaction.field_marks import PLACE_LOOKS, PlaceMark
from torres3d.games.turm_bauer.scene.interaction.hand_signs import ABOVE, BESIDE
from torres3d.games.turm_bauer.scene.interaction.walk_path_points import columns_of, round_the_building, way_points
from torres3d.games.turm_bauer.scene.measures import middle_of

CELLS = ((0, 0, 3), (1, 0, 3))
PLACE = (1, 0, 2)


def test_the_edges_of_a_cube_and_of_an_angle() -> None:
    assert len(edges_of(((0, 0, 0),))) == 12
    assert len(edges_of(((0, 0, 0), (1, 0, 0)))) == 12
    assert len(edges_of(((0, 0, 0), (1, 0, 0), (0, 1, 0)))) == 18


@pytest.mark.slow
def test_a_ghost_is_seen_and_leaves_no_trace(turm: TurmLooking) -> None:
    turm.table.show(LOW)
    before = turm.pixels()
    turm.table.ghost.show("blue", CELLS, True)
    fits = turm.pixels()
    assert changed(before, fits) > 400
    turm.table.ghost.show("blue", CELLS, False)
    refused = turm.pixels()
    assert changed(fits, refused) > 150
    # It is red where it is refused.
    assert int(refused[:, :, 0].sum()) > int(fits[:, :, 0].sum())
    turm.table.ghost.clear()
    assert changed(before, turm.pixels()) == 0


def test_the_own_figure_is_hatched_only_where_something_hides_it(turm: TurmLooking) -> None:
    turm.table.show(LOW)
    behind = (0.0, 3.0, 0.0)
    for view, least, most in (("south", 60, 100_000), ("north", 0, 0)):
        turm.table.own_figure.clear()
        turm.table.camera.preset(view, at_once=True)
        before = turm.pixels()
        turm.table.own_figure.show("blue", behind)
        assert least <= changed(before, turm.pixels()) <= most, view
        turm.table.own_figure.clear()
        assert changed(before, turm.pixels()) == 0


def test_the_hand_shows_the_block_aside_of_its_place(turm: TurmLooking) -> None:
    turm.table.show(LOW)
    turm.table.camera.preset("south", at_once=True)
    before = turm.pixels()
    turm.table.hand.show("blue", CELLS, (0.0, 0.0), 0.0, 0.4)
    straight = turm.pixels()
    assert changed(before, straight) > 300
    turm.table.hand.show("blue", CELLS, (0.3, 0.0), 6.0, 0.4)
    aside = turm.pixels()
    assert changed(straight, aside) > 200
    turm.table.hand.clear()
    assert changed(before, turm.pixels()) == 0


def test_an_arrow_shows_where_the_block_drifts(turm: TurmLooking) -> None:
    turm.table.show(LOW)
    turm.table.camera.preset("top", at_once=True)
    x, y, _ = middle_of(CELLS)
    east, west = ((x + side * 0.55, y, 4 + 0.4 + ABOVE) for side in (1, -1))
    seen = {}
    for drift in (0.05, 0.0, -0.05):
        turm.table.hand.show("blue", CELLS, (0.0, 0.0), 0.0, 0.4, (drift, 0.0))
        seen[drift] = turm.around(east).sum(), turm.around(west).sum()
        turm.table.hand.clear()
    assert seen[0.05][0] > seen[0.0][0] + 150
    assert seen[-0.05][1] > seen[0.0][1] + 50, "on light wood"
    assert seen[0.05][1] < seen[-0.05][1] - 50, "it begins in the middle, and is no line to both sides"


def test_arcs_show_where_the_block_is_turned_to(turm: TurmLooking) -> None:
    turm.table.show(LOW)
    turm.table.camera.preset("top", at_once=True)
    x, y, _ = middle_of(CELLS)
    radius = BESIDE + hypot(1.0, 0.5)
    left, right = ((x + radius * cos(angle), y + radius * sin(angle), 4 + 0.4 + ABOVE) for angle in (0.4, -0.4))
    seen = {}
    for yaw in (4.0, 0.0, -4.0):
        turm.table.hand.show("blue", CELLS, (0.0, 0.0), yaw, 0.4)
        # Gold has little blue in it, the cloth has much.
        seen[yaw] = [(colour := turm.around(place, 1))[0] - colour[2] for place in (left, right)]
        turm.table.hand.clear()
    assert seen[4.0][0] > seen[0.0][0] + 60, "against the clock"
    assert seen[-4.0][1] > seen[0.0][1] + 60, "with the clock"
    assert seen[4.0][1] < seen[-4.0][1] - 60
    assert seen[-4.0][0] < seen[4.0][0] - 60


def test_what_is_let_go_from_the_hand_falls_from_there(turm: TurmLooking) -> None:
    turm.table.show(LOW)
    turm.table.hand.show("blue", CELLS, (0.2, -0.1), 5.0, 0.4)
    pose = turm.table.hand.shown
    assert pose is not None
    assert (pose.aside, pose.yaw, pose.lift) == ((0.2, -0.1), 5.0, 0.4)
    x, _, _ = middle_of(CELLS)
    assert x == pytest.approx(0.0)


@pytest.mark.slow
@pytest.mark.parametrize("kind", sorted(PLACE_LOOKS))
def test_every_mark_is_seen_on_a_field(turm: TurmLooking, kind: PlaceMark) -> None:
    turm.table.show(LOW)
    turm.table.camera.preset("top", at_once=True)
    before = turm.pixels()
    turm.table.marks.show({kind: [PLACE]})
    assert changed(before, turm.pixels()) > 15
    assert turm.table.marks.get(kind) == {PLACE}
    turm.table.marks.clear()
    assert changed(before, turm.pixels()) == 0


@pytest.mark.slow
def test_steps_and_lights_are_seen(turm: TurmLooking) -> None:
    turm.table.show(LOW)
    before = turm.pixels()
    turm.table.marks.way([(0, 1, 1), (0, 0, 2), (1, 0, 2)])
    assert changed(before, turm.pixels()) > 30
    turm.table.marks.way([])
    turm.table.lights.show(CELLS, [TABLE])
    assert changed(before, turm.pixels()) > 100
    turm.table.lights.clear()
    assert changed(before, turm.pixels()) == 0


def test_what_can_be_chosen_is_where_it_appears(turm: TurmLooking) -> None:
    turm.table.show(LOW)
    assert turm.table.marked_places() == []
    turm.table.marks.show({"target": [PLACE, TABLE], "hover": [(0, 0, 2)]})
    edges = turm.table.marked_places()
    figures = sum(each.figure != TABLE or each == LOW.acting for each in LOW.sets)
    assert figures >= 3, "also those that stand on the tower, and the one that acts"
    assert len(edges) == 2 + figures
    assert all(left < right and top < bottom for left, top, right, bottom in edges)


def test_a_way_over_the_table_leads_round_the_building() -> None:
    columns = columns_of(LOW)
    way = round_the_building((-6.0, 0.0, 0.0), (6.0, 0.0, 0.0), columns)
    assert way[0] == (-6.0, 0.0, 0.0)
    assert way[-1] == (6.0, 0.0, 0.0)
    assert len(way) > 2
    for (x0, y0, _), (x1, y1, _) in pairwise(way):
        for step in range(51):
            x, y = x0 + (x1 - x0) * step / 50, y0 + (y1 - y0) * step / 50
            assert max(abs(x), abs(y)) >= 0.99


def test_a_way_down_goes_over_the_side_and_on_the_table() -> None:
    points = way_points([(0, 0, 0), TABLE], (-0.5, -0.5, 1.0), (0.0, 5.1, 0.0), columns_of(LOW))
    assert points[0] == (-0.5, -0.5, 1.0)
    assert points[-1] == (0.0, 5.1, 0.0)
    assert points[1][2] == 0.0
    assert max(abs(points[1][0]), abs(points[1][1])) == 1.5
