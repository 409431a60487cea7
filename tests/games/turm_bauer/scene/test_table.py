"""The table of Turm Bauer in real pixels: what stands where, in which colours, and how the camera follows it."""

import numpy as np
import pytest

from tests.games.torres.scene.looking import changed
from tests.games.turm_bauer.scene.looking import TurmLooking
from tests.games.turm_bauer.scene.played import states
from tests.games.turm_bauer.scene.positions import LOW, START, block, column, position
from torres3d.games.turm_bauer.scene.interaction.camera_views import CAMERA_BOUNDS
from torres3d.scene.camera.framing import Room
from torres3d.scene.camera.viewpoint import Viewpoint
from torres3d.scene.colours_and_emblems import SeatLook
from torres3d.scene.owner_letters import GROUP


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


@pytest.mark.slow
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


def seen_of(turm: TurmLooking, kind: str, colour: str) -> list[bool]:
    """Which of a colour's things of a kind are in the camera's room in the view that it goes to."""
    camera, found = turm.table.camera, []
    room = camera.room
    for key, node in turm.table.scene.standing.items():
        if key[:2] == (kind, colour):
            x, y, _ = camera.goal.project(tuple(node.get_pos()), camera.aspect) or (9.0, 9.0, 0.0)
            found.append(room.left - 0.01 < x < room.right + 0.01 and room.bottom - 0.01 < y < room.top + 0.01)
    return found


def test_supplies_that_nobody_needs_leave_room_for_the_tower(turm: TurmLooking) -> None:
    camera, sight = turm.table.camera, turm.table.sight
    camera.room = Room(-0.57, 0.57, -0.70, 0.85)
    turm.table.show(LOW)
    camera.preset("iso", at_once=True)
    everything = camera.goal.distance
    assert all(seen_of(turm, "heap", "red") + seen_of(turm, "heap", "green"))
    sight.keep(["red"])
    own = camera.goal.distance
    assert all(seen_of(turm, "heap", "red"))
    assert all(seen_of(turm, "ring", "red"))
    sight.keep([])
    assert camera.goal.distance < 0.95 * own < 0.95 * everything
    assert not all(seen_of(turm, "heap", "red"))
    for colour in ("red", "blue", "green", "yellow"):
        assert all(seen_of(turm, "figure", colour)), "also the one that still stands on the table"
    sight.keep(None)
    assert camera.goal.distance == pytest.approx(everything)


def test_the_view_follows_calmly_and_never_a_hand_that_turned_it(turm: TurmLooking) -> None:
    camera, sight = turm.table.camera, turm.table.sight
    camera.still = False
    turm.table.show(LOW)
    camera.preset("iso", at_once=True)
    before = camera.view.distance
    sight.keep([])
    way = before - camera.goal.distance
    turm.table.step(0.1)
    assert 0.0 < before - camera.view.distance < 0.3 * way
    camera.turn(40.0, 0.0)
    chosen = camera.goal
    sight.keep(None)
    assert camera.goal == chosen


def test_one_block_more_does_not_move_the_camera_each_time(turm: TurmLooking) -> None:
    views = set()
    for levels in range(1, 13):
        turm.table.show(column(levels))
        turm.table.step(1.0)
        views.add(turm.table.camera.goal)
    assert 2 <= len(views) <= 6, "every second level at most"


def test_who_builds_sees_what_is_tried_out_on_the_top(turm: TurmLooking) -> None:
    camera, sight = turm.table.camera, turm.table.sight
    camera.room = Room(-0.57, 0.57, -0.70, 0.85)
    camera.preset("iso", at_once=True)
    sight.keep(["red"])
    for levels in range(3, 16):
        turm.table.show(column(levels))
        turm.table.step(1.0)
        top = max(cell[2] for built in column(levels).blocks for cell in built.cells) + 1.0
        found = camera.goal.project((0.5, 0.5, top + 1.0), camera.aspect)
        assert found is not None
        assert found[1] < 0.85, levels


def test_a_table_that_is_not_shown_draws_nothing_and_comes_back_as_it_was(turm: TurmLooking) -> None:
    turm.table.show(LOW)
    before = turm.pixels()
    turm.table.set_shown(False)
    turm.screen.draw()
    turm.table.set_shown(True)
    assert np.abs(turm.pixels() - before).max() <= 2


@pytest.mark.slow
@pytest.mark.parametrize("level", [20, 44])
def test_shadows_fall_onto_a_tower_of_any_height(turm: TurmLooking, level: int) -> None:
    camera, stands = turm.table.camera, block("red", "1n", (0, 0, level))
    beside = block("blue", "4l", *((1, 0, level + up) for up in range(3)), (1, 1, level))
    camera.go(Viewpoint(-0.5, -0.5, level + 1.0, 200.0, 60.0, 12.0, CAMERA_BOUNDS), at_once=True)
    light = []
    for built in ((stands,), (stands, beside)):
        turm.table.show(position(*built))
        camera.go(camera.view, at_once=True)
        light.append(turm.top((0, 0, level), -0.3, 0.3).mean())
    assert light[1] < 0.75 * light[0], "its neighbour in the east takes the sun away"


def test_both_colours_of_a_player_have_the_letter_of_the_seat(turm: TurmLooking) -> None:
    turm.table.letters.shown = "always"
    turm.table.show(states("two")[0])
    turm.table.step(0.1)
    state = turm.table.state
    assert state is not None
    letters = {label.badge: label.text for label in turm.table.labels.get(GROUP)}
    looks = turm.table.looks(state)
    assert [letters[looks[each.colour].colour] for each in state.sets] == ["A", "A", "B", "B"]
