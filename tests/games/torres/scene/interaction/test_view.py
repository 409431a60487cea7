"""The camera's arithmetic: rays, zoom, limits, easing, the hand that always wins."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from torres3d.base import paths
from torres3d.games.torres.scene.assets import load_track
from torres3d.games.torres.scene.interaction.camera_views import PRESETS, views
from torres3d.scene.camera.camera import CALM_RADIUS, HANDS_OFF, Camera
from torres3d.scene.camera.framing import FLAT, Room, fit_view, fits, inside
from torres3d.scene.camera.viewpoint import LOWEST, USUAL_BOUNDS, Bounds, Viewpoint, nearest_turn, on_plane

BETWEEN_PANELS = Room(-0.58, 0.58, -0.58, 0.85)
TORRES_VIEWS = views(load_track(paths.assets() / "games/torres/models" / "track.json")[1])

VIEWS = st.builds(
    Viewpoint,
    st.floats(-9, 9),
    st.floats(-9, 9),
    st.floats(-2, 9),
    st.floats(-720, 720),
    st.floats(-90, 120),
    st.floats(0.5, 90),
).map(Viewpoint.clamped)


@given(VIEWS, st.floats(-0.9, 0.9), st.floats(-0.9, 0.9))
def test_a_ray_and_the_projection_agree(view: Viewpoint, across: float, upward: float) -> None:
    (x, y, z), (dx, dy, dz) = view.ray(across, upward, 16 / 9)
    seen = view.project((x + 5 * dx, y + 5 * dy, z + 5 * dz), 16 / 9)
    assert seen is not None
    assert seen[:2] == pytest.approx((across, upward), abs=1e-6)


@given(VIEWS)
def test_no_view_is_below_the_table_or_too_far(view: Viewpoint) -> None:
    assert view.eye[2] > 0.9
    assert view.pitch >= LOWEST
    assert USUAL_BOUNDS.nearest <= view.distance <= USUAL_BOUNDS.farthest


@given(st.sampled_from(sorted(PRESETS)), st.floats(-0.5, 0.5), st.floats(-0.5, 0.5), st.floats(0.7, 1.2))
def test_zoom_keeps_the_point_under_the_pointer(name: str, across: float, upward: float, factor: float) -> None:
    view = replace(PRESETS[name], z=0.0, distance=15.0)
    point = on_plane(view.ray(across, upward, 1.5), 0.0)
    assert point is not None
    zoomed = view.zoomed(factor, point)
    if abs(zoomed.x) < 4.99 and abs(zoomed.y) < 4.99:
        seen = zoomed.project(point, 1.5)
        assert seen is not None
        assert seen[:2] == pytest.approx((across, upward), abs=1e-6)


def test_a_drag_moves_the_table_with_the_hand() -> None:
    camera = Camera(1280, 720, TORRES_VIEWS, BETWEEN_PANELS)
    grabbed = on_plane(camera.ray(600, 400), camera.goal.z)
    camera.pan(640, 430, 40, 30)
    for _ in range(100):
        camera.step(0.1)
    now = on_plane(camera.ray(640, 430), camera.goal.z)
    assert grabbed is not None
    assert now is not None
    assert now == pytest.approx(grabbed, abs=0.02)


def test_over_an_upright_table_the_hand_drags_a_tower_up_and_down() -> None:
    high = Bounds(farthest=90.0, highest=20.0, upright=True)
    camera = Camera(1280, 720, TORRES_VIEWS, view=Viewpoint(1.0, 0.0, 8.0, 30.0, 20.0, 40.0, high))
    held = camera.goal.dragged(camera.ray(600, 300))
    camera.pan(600, 340, 0, 40)
    assert camera.goal.z > 8.5
    assert camera.goal.dragged(camera.goal.ray(2 * 600 / 1280 - 1, 1 - 2 * 340 / 720, 16 / 9)) == pytest.approx(held)
    above = replace(camera.goal, pitch=80.0)
    assert not above.upright
    camera.go(above, at_once=True)
    camera.pan(600, 340, 0, 40)
    assert camera.goal.z == above.z
    assert (camera.goal.x, camera.goal.y) != (above.x, above.y)


def test_presets_turn_the_shorter_way() -> None:
    assert nearest_turn(350.0, 0.0) == 360.0
    camera = Camera(1280, 720, TORRES_VIEWS, BETWEEN_PANELS)
    camera.go(replace(PRESETS["west"], heading=-85.0), at_once=True)
    camera.preset("west")
    assert camera.goal.heading == -90.0


def test_easing_arrives_and_then_rests() -> None:
    camera = Camera(1280, 720, TORRES_VIEWS, BETWEEN_PANELS)
    camera.preset("top")
    steps = 0
    while camera.step(0.05):
        steps += 1
        assert steps < 200
    assert camera.view.pitch == PRESETS["top"].pitch
    assert steps > 3


def test_following_waits_for_the_hand() -> None:
    camera = Camera(1280, 720, TORRES_VIEWS, BETWEEN_PANELS)
    camera.go(replace(PRESETS["iso"], distance=6.0), at_once=True)
    camera.orbit(5, 0)
    held = camera.goal
    camera.focus((3.5, 3.5, 0.0))
    assert camera.goal == held
    camera.step(HANDS_OFF + 0.1)
    camera.focus((3.5, 3.5, 0.0))
    assert camera.goal != held


def test_following_leaves_what_is_well_in_sight() -> None:
    camera = Camera(1280, 720, TORRES_VIEWS, BETWEEN_PANELS)
    camera.step(HANDS_OFF + 0.1)
    before = camera.goal
    camera.focus((0.5, 0.5, 0.0))
    assert camera.goal == before
    camera.follow = False
    camera.go(replace(PRESETS["iso"], distance=5.0), at_once=True)
    before = camera.goal
    camera.focus((4.0, 4.0, 0.0))
    assert camera.goal == before


def test_following_leaves_a_view_set_by_hand_in_which_the_place_is_seen() -> None:
    camera = Camera(1280, 720, TORRES_VIEWS, BETWEEN_PANELS)
    camera.orbit(40, 0)
    camera.step(HANDS_OFF + 0.1)
    before, seen = camera.goal, far_out_but_seen(camera)
    camera.focus(seen)
    assert camera.goal == before
    camera.focus(seen, led=True)
    assert camera.goal != before, "a cursor that leads wants to see what lies beyond"


def far_out_but_seen(camera: Camera) -> tuple[float, float, float]:
    """A place of the board's floor in the outer part of the window that no panel covers."""
    places = [(x / 2, y / 2, 0.0) for x in range(-12, 13) for y in range(-12, 13)]
    shown = [(place, camera.goal.project(place, camera.aspect)) for place in places]
    room = camera.room
    return next(
        place
        for place, at in shown
        if at is not None and max(map(abs, at[:2])) > CALM_RADIUS and inside(camera.goal, [place], room, camera.aspect)
    )


def test_a_view_with_a_name_has_all_in_sight_and_follows_nothing() -> None:
    camera = Camera(1280, 720, TORRES_VIEWS, BETWEEN_PANELS)
    camera.step(HANDS_OFF + 0.1)
    before = camera.goal
    camera.focus((5.5, -5.5, 0.0))
    assert camera.goal == before
    camera.zoom(4)
    camera.step(HANDS_OFF + 0.1)
    near = camera.goal
    camera.focus((5.5, -5.5, 0.0))
    assert camera.goal != near


def test_a_preset_is_fitted_anew_to_another_window_until_the_hand_moves() -> None:
    camera = Camera(1280, 720, TORRES_VIEWS, BETWEEN_PANELS)
    camera.resize(1000, 1000)
    assert camera.view == TORRES_VIEWS.fitted_view("iso", BETWEEN_PANELS, 1.0).view
    camera.orbit(10, 0)
    held = camera.goal
    camera.resize(1280, 720)
    assert camera.goal == held


@pytest.mark.parametrize("name", ["iso", "south", "east", "north", "west"])
@pytest.mark.parametrize("lower", [708, 640, 572])
def test_reserves_lie_where_no_panel_is(name: str, lower: int) -> None:
    """Between panels left and right the table yields a little, or what lies beside it goes before and behind it."""
    room = Room(2 * 264 / 1280 - 1, 2 * 1018 / 1280 - 1, 1 - 2 * lower / 720, 1 - 2 * 44 / 720)
    framed = TORRES_VIEWS.framed
    found = fit_view(PRESETS[name], framed, FLAT, room, 16 / 9)
    for point in (*framed.beside[found.lying], *framed.filling):
        across, upward, _ = found.view.project(point, 16 / 9) or (9.0, 9.0, 9.0)
        assert room.left - 0.01 <= across <= room.right + 0.01
        assert room.bottom - 0.01 <= upward <= room.top + 0.01
    assert fits(found.view, framed, FLAT, room, 16 / 9, 0.95)
