"""The table of Turm Bauer in real pixels: what stands where, in which colours, and how the camera follows it."""

import numpy as np

from tests.table.looking import changed
from tests.table.turm.positions import LOW, START, block, column, position
from tests.table.turm.turm_looking import TurmLooking
from torres3d.table.set.seat_looks import SeatLook
from torres3d.table.touch.framing import Room


def test_parts_have_their_colour_or_natural_wood_by_the_chess_pattern(turm: TurmLooking) -> None:
    turm.table.show(LOW)
    turm.table.camera.preset("top", at_once=True)
    yellow, neutral = turm.top((2, 0, 2)), turm.top((1, 0, 2))
    assert yellow[0] > 120
    assert yellow[2] < 90
    assert yellow[1] > 90
    assert neutral.min() > 70


def test_nothing_is_left_of_what_was_shown_before(turm: TurmLooking) -> None:
    turm.table.show(START)
    turm.table.camera.preset("south", at_once=True)
    before = turm.pixels()
    view = turm.table.camera.view
    turm.table.show(LOW)
    turm.table.camera.go(view, at_once=True)
    assert changed(before, turm.pixels()) > 3000
    turm.table.show(START)
    turm.table.camera.go(view, at_once=True)
    assert changed(before, turm.pixels()) == 0


def test_a_pose_is_seen(turm: TurmLooking) -> None:
    straight = position(block("red", "4s", (0, 0, 1), (1, 0, 1), (0, 1, 1), (1, 1, 1)))
    crooked = position(block("red", "4s", (0, 0, 1), (1, 0, 1), (0, 1, 1), (1, 1, 1), pose=(120, -80, 90)))
    turm.table.show(straight)
    turm.table.camera.preset("top", at_once=True)
    view = turm.table.camera.view
    before = turm.pixels()
    turm.table.show(crooked)
    turm.table.camera.go(view, at_once=True)
    assert changed(before, turm.pixels()) > 400


def test_other_looks_are_other_colours(turm: TurmLooking) -> None:
    turm.table.show(LOW)
    turm.table.camera.preset("top", at_once=True)
    assert turm.top((2, 0, 2))[2] < 90
    turm.table.set_looks({"yellow": SeatLook((0.2, 0.2, 0.95), 2)})
    blue = turm.top((2, 0, 2))
    assert blue[2] > blue[0] + 40


def test_the_camera_goes_up_with_the_tower_and_keeps_all_of_it_in_its_room(turm: TurmLooking) -> None:
    camera = turm.table.camera
    camera.room = Room(-0.5, 0.6, -0.7, 0.8)
    for name in ("iso", "south", "west", "north", "east", "top"):
        camera.preset(name, at_once=True)
        distances = []
        for levels in (1, 8, 20):
            turm.table.show(column(levels))
            turm.table.step(1.0)
            distances.append(camera.view.distance)
            for place in ((0.0, 0.0, 0.0), (-0.5, -0.5, float(levels + 1))):
                seen = camera.view.project(place, camera.aspect)
                assert seen is not None
                assert -0.51 < seen[0] < 0.61, (name, levels)
                assert -0.71 < seen[1] < 0.81, (name, levels)
            assert camera.view.eye[2] > 0.5
        assert distances[2] > distances[0] or name == "top"


def test_at_the_start_all_supplies_lie_in_the_room_that_panels_leave(turm: TurmLooking) -> None:
    camera = turm.table.camera
    camera.room = Room(-0.57, 0.57, -0.70, 0.90)
    turm.table.show(START)
    for name in ("iso", "south", "west", "north", "east", "top"):
        camera.preset(name, at_once=True)
        for key, node in turm.table.scene.standing.items():
            seen = camera.view.project(tuple(node.get_pos()), camera.aspect)
            assert seen is not None
            assert -0.58 < seen[0] < 0.58, (name, key)
            assert -0.71 < seen[1] < 0.91, (name, key)


def test_one_block_more_does_not_move_the_camera_each_time(turm: TurmLooking) -> None:
    views = set()
    for levels in range(1, 13):
        turm.table.show(column(levels))
        turm.table.step(1.0)
        views.add(turm.table.camera.goal)
    assert 2 <= len(views) <= 5


def test_a_table_that_is_not_shown_draws_nothing_and_comes_back_as_it_was(turm: TurmLooking) -> None:
    turm.table.show(LOW)
    before = turm.pixels()
    turm.table.set_shown(False)
    turm.screen.draw()
    turm.table.set_shown(True)
    assert np.abs(turm.pixels() - before).max() <= 2
