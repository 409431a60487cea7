"""What lies under the pointer, against a slow march along the ray."""

import random

from tests.games.torres.random_games import game
from torres3d.games.torres.scene.assets import Assets
from torres3d.games.torres.scene.interaction.camera_views import PRESETS, views
from torres3d.games.torres.scene.interaction.picking import Pick, Picker
from torres3d.games.torres.scene.layout import Layout, layout_of
from torres3d.games.torres.scene.measures import square_under
from torres3d.scene.camera.camera import Camera
from torres3d.scene.camera.viewpoint import Ray
from torres3d.scene.colours_and_emblems import DEFAULT_LOOKS


def layouts(assets: Assets, number: int) -> list[Layout]:
    """Some positions of a random game."""
    steps = list(game(number))
    return [
        layout_of(steps[i].after, DEFAULT_LOOKS, assets.track, assets.rim) for i in (0, len(steps) // 2, len(steps) - 1)
    ]


def marched(picker: Picker, ray: Ray) -> Pick | None:
    """The first thing on the ray, found by small steps."""
    (x, y, z), (dx, dy, dz) = ray
    step = 0.004
    above = True
    for number in range(int(45 / step)):
        px, py, pz = x + dx * step * number, y + dy * step * number, z + dz * step * number
        if pz > 8:
            continue
        for x0, y0, z0, x1, y1, z1, pick in picker.boxes:
            if x0 <= px <= x1 and y0 <= py <= y1 and z0 <= pz <= z1:
                return pick
        if pz <= 0 and above:
            above = False
            square = square_under(px, py)
            if square is not None:
                return Pick("square", square)
        if pz < -1:
            return None
    return None


def test_picks_agree_with_a_march_along_the_ray(assets: Assets) -> None:
    rng = random.Random(5)
    kinds = set()
    for layout in layouts(assets, 4):
        picker = Picker(layout)
        for _ in range(12):
            view = PRESETS["iso"].orbited(rng.uniform(0, 360), rng.uniform(-20, 40))
            camera = Camera(1280, 720, views(assets.rim), view=view)
            ray = camera.ray(rng.uniform(250, 1030), rng.uniform(150, 600))
            found, expected = picker.pick(ray), marched(picker, ray)
            if found is not None and expected is not None:
                kinds.add(found.kind)
                assert (found.kind, found.square, found.seat) == (expected.kind, expected.square, expected.seat)
            else:
                assert found == expected
    assert {"tower", "square"} <= kinds


def test_every_kind_can_be_picked_from_above(assets: Assets) -> None:
    start, _, end = layouts(assets, 6)
    kinds = set()
    for layout in (start, end):
        picker = Picker(layout)
        for x0, y0, _, x1, y1, z1, _ in picker.boxes:
            middle = ((x0 + x1) / 2, (y0 + y1) / 2, z1 + 5.0)
            found = picker.pick((middle, (0.0, 0.0, -1.0)))
            assert found is not None
            kinds.add(found.kind)
    assert kinds >= {"tower", "knight", "stack", "reserve", "supply", "marker", "king"}


def test_a_tower_tells_the_level_that_was_hit(assets: Assets) -> None:
    layout = next(found for found in layouts(assets, 4)[::-1] if max(found.heights) >= 2)
    square = max(range(64), key=lambda s: layout.heights[s])
    picker = Picker(layout)
    x, y = square % 8 - 3.5, square // 8 - 3.5
    pick = picker.pick(((x + 0.31, y + 0.31, 30.0), (0.0, 0.0, -1.0)))
    assert pick is not None
    assert (pick.kind, pick.square, pick.index) == ("tower", square, layout.heights[square])


def test_beside_everything_there_is_nothing(assets: Assets) -> None:
    picker = Picker(layouts(assets, 4)[0])
    assert picker.pick(((30.0, 30.0, 5.0), (0.0, 0.0, -1.0))) is None
    assert picker.pick(((0.0, 0.0, 5.0), (0.0, 0.0, 1.0))) is None
