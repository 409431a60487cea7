"""When a view is fitted anew, and when it is left alone."""

from dataclasses import replace

import pytest

from torres3d.base import paths
from torres3d.games.torres.rules.squares import INDEX
from torres3d.games.torres.scene.assets import load_track
from torres3d.games.torres.scene.interaction.camera_views import PRESETS, towering, views
from torres3d.games.torres.scene.track_and_reserve_layout import Seating, tray_place
from torres3d.scene.camera.camera import LEAST_FILLED, Camera
from torres3d.scene.camera.framing import PICTURE, Room

ROOM = Room(-0.58, 0.58, -0.58, 0.85)
VIEWS = views(load_track(paths.assets() / "games/torres/models" / "track.json")[1])


def camera() -> Camera:
    """A camera at the usual view between panels, without motion."""
    made = Camera(1280, 720, VIEWS, ROOM)
    made.still = True
    return made


def tall(square: str, height: int) -> bytes:
    """A board with one tower."""
    heights = bytearray(64)
    heights[INDEX[square]] = height
    return bytes(heights)


@pytest.mark.parametrize(
    "room", [replace(ROOM, bottom=-0.9), replace(ROOM, left=-0.2), replace(ROOM, right=0.2), replace(ROOM, top=0.5)]
)
def test_another_room_is_filled(room: Room) -> None:
    seen = camera()
    before = seen.goal
    seen.room = room
    assert seen.goal != before
    assert seen.goal.distance == pytest.approx(VIEWS.fitted_view("iso", room, seen.aspect).view.distance)


def test_a_little_less_or_more_room_moves_nothing() -> None:
    seen = camera()
    low = replace(ROOM, top=ROOM.top - 0.02)
    seen.room = low
    fitted = seen.goal
    seen.room = replace(low, top=low.top + 0.9 * (1 - LEAST_FILLED) * (low.top - low.bottom))
    assert seen.goal == fitted


def test_a_view_is_tilted_for_a_tower_that_would_be_lost_and_not_for_one_in_sight() -> None:
    seen = camera()
    before = seen.goal
    seen.note_towers(towering(tall("d1", 8), 0))
    assert seen.goal == before
    seen.note_towers(towering(tall("d8", 8), 0))
    assert seen.goal.pitch > before.pitch


def test_nothing_moves_for_a_tower_in_a_turn_and_the_view_follows_at_its_end() -> None:
    seen, turn = camera(), object()
    seen.keep(turn)
    before = seen.goal
    seen.note_towers(towering(tall("d8", 8), 0))
    seen.keep(turn)
    assert seen.goal == before
    seen.keep(None)
    assert seen.goal.pitch > before.pitch


def frames_to_rest(seen: Camera) -> int:
    """How many frames of 1/60 s until the view no longer moves."""
    return next(number for number in range(1000) if not seen.step(1 / 60))


def test_whose_turn_begins_waits_for_no_slow_view() -> None:
    slow, quick, turned = (Camera(1280, 720, VIEWS, ROOM) for _ in range(3))
    for seen in (slow, quick):
        seen.note_towers(towering(tall("d8", 8), 0), calmly=True)
    quick.keep(object())
    assert frames_to_rest(quick) < frames_to_rest(slow) / 3
    turned.side = 2
    before = frames_to_rest(turned)
    turned.side = 0
    turned.keep(object())
    assert frames_to_rest(turned) == before, "a handover turns the table as calmly as ever"


def test_in_a_turn_only_a_cursor_leads_a_view_of_ones_own() -> None:
    seen = camera()
    seen.go(replace(seen.goal, distance=seen.goal.distance / 3))
    seen.keep(object())
    before = seen.goal
    seen.focus((3.5, 3.5, 0.0))
    assert seen.goal == before
    seen.focus((3.5, 3.5, 0.0), led=True)
    assert seen.goal != before


@pytest.mark.parametrize("side", range(4))
def test_the_table_turns_to_a_side_and_its_reserves_with_it(side: int) -> None:
    seen = camera()
    before = seen.goal.heading
    seen.side = side
    assert (seen.goal.heading - before) % 360 == pytest.approx(90 * side)
    assert seen.lying == side
    seen.preset("south")
    assert seen.goal.heading % 360 == pytest.approx(0), "the sides that are named stay"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("across", [False, True])
def test_the_tray_of_who_looks_is_near_and_all_have_one_of_their_own(players: int, across: bool) -> None:
    rim = load_track(paths.assets() / "games/torres/models" / "track.json")[1]
    for near in range(players):
        seating = Seating(3 if across else 0, near, across)
        places = [tray_place(seat, players, seating, rim)[0] for seat in range(players)]
        assert len(set(places)) == players
        assert places[near][1] == pytest.approx(min(y for _, y, _ in places)), "south is near"


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_what_lies_beside_lies_at_the_sides_of_the_view(name: str) -> None:
    seen = Camera(1920, 1080, VIEWS, PICTURE)
    seen.preset(name, at_once=True)
    assert seen.lying == round(PRESETS[name].heading / 90) % 4
    narrow = Camera(700, 1000, VIEWS, PICTURE)
    narrow.preset(name, at_once=True)
    assert narrow.lying == (round(PRESETS[name].heading / 90) + 3) % 4


def test_a_view_moved_by_hand_is_kept_until_it_is_asked_for_again() -> None:
    seen = camera()
    fitted = seen.goal
    seen.turn(20, 5)
    held = seen.goal
    assert seen.view_name is None
    seen.room = replace(ROOM, left=-0.2)
    seen.note_towers(towering(tall("d8", 8), 0))
    seen.resize(1920, 1080)
    assert seen.goal == held
    seen.resize(1280, 720)
    seen.note_towers(towering(bytes(64), 0))
    seen.room = ROOM
    seen.preset("iso")
    assert seen.view_name == "iso"
    assert seen.goal.distance == pytest.approx(fitted.distance)


def test_reserves_change_sides_when_the_hand_has_gone_round_and_not_at_the_first_degrees() -> None:
    seen = camera()
    seen.turn(36, 0)
    seen.step(0.1)
    assert seen.lying == 0
    seen.turn(10, 0)
    seen.step(0.1)
    assert seen.lying == 1
    seen.turn(-8, 0)
    seen.step(0.1)
    assert seen.lying == 1, "no flicker at the border"
