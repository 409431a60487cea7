"""Where shadows of moving things are looked for: only there the picture is drawn anew."""

import numpy as np
import pytest

from tests.games.torres.bench.bench_table import full_board
from tests.games.torres.scene.looking import Looking
from torres3d.games.torres.rules.events import BlockBuilt
from torres3d.scene.render.changed_regions import EVERYTHING, Region, box, few
from torres3d.scene.shapes.box_shadow_areas import Footprint, Relief
from torres3d.scene.shapes.daylight import EVENING

SUN = EVENING.direction
FLYING = box((0.0, 0.0, 3.0), (1.0, 1.0, 3.6))


def plain() -> Relief:
    """Nothing but ground at 0."""
    return Relief(16.0, 0.0)


def test_over_empty_ground_a_shadow_lies_on_the_ground_alone() -> None:
    (shaded,) = plain().shade(FLYING, SUN)
    assert shaded[:, 2].max() < 0.2
    low, high = shaded.min(axis=0), shaded.max(axis=0)
    for z, corner in ((3.0, low), (3.6, high)):
        fallen = np.array((0.0, 0.0) if z == 3.0 else (1.0, 1.0)) - np.array(SUN[:2]) / SUN[2] * z
        assert np.abs(corner[:2] - fallen).max() < 0.3


def test_a_tower_stops_the_shadow_and_a_piece_does_not() -> None:
    everywhere = Footprint(-8.0, -8.0, 8.0, 8.0)
    tower, piece = plain(), plain()
    tower.stand(everywhere, 2.0, 2.0)
    piece.stand(everywhere, 2.0)
    assert min(part[:, 2].min() for part in tower.shade(FLYING, SUN)) > 1.7
    assert min(part[:, 2].min() for part in piece.shade(FLYING, SUN)) < 0.2


def test_what_is_not_under_the_sun_of_a_thing_is_not_shaded() -> None:
    relief = plain()
    relief.stand(Footprint(-3.0, -3.0, -1.0, -1.0), 2.5, 2.5)
    assert len(relief.shade(FLYING, SUN)) == len(plain().shade(FLYING, SUN)) == 1


def test_parts_are_joined_where_that_costs_little() -> None:
    left, beside, far = Region(0.0, 0.0, 0.1, 0.1), Region(0.1, 0.0, 0.2, 0.1), Region(0.8, 0.8, 0.9, 0.9)
    assert set(few((left, beside, far), 6, 0.004)) == {Region(0.0, 0.0, 0.2, 0.1), far}
    assert few((left, beside, far), 1, 0.004) == (Region(0.0, 0.0, 0.9, 0.9),)
    assert few((left, left, EVERYTHING), 6, 0.004) == (EVERYTHING,)


def test_hundreds_of_parts_are_joined_without_losing_any_of_them() -> None:
    numbers = np.random.default_rng(7)
    corners = numbers.uniform(0.0, 0.8, (300, 2))
    parts = [Region(x, y, x + 0.05, y + 0.1) for x, y in corners.tolist()]
    joined = few(parts, 6, 0.004)
    assert 0 < len(joined) <= 6
    for part in parts:
        assert any(one.union(part) == one for one in joined)


@pytest.mark.long
def test_a_block_that_flies_over_a_full_board_has_little_drawn_anew(looking: Looking) -> None:
    table, state = looking.table, full_board()
    table.set_quality("low")
    table.show(state)
    table.settle()
    table.speed = 0.25
    table.play(state, [(BlockBuilt(seat=0, at=35, stack=0, ap=1), state)])
    areas = []
    for _ in range(30):
        table.step(0.1)
        assert table.animating
        assert table.surface.stage == "changing" or not areas
        parts = table.surface.drawn_parts
        areas.append(sum(part.area for part in parts or (EVERYTHING,)))
        looking.screen.draw()
    assert 0.005 < np.mean(areas[1:]) < 0.035
    assert max(areas[1:]) < 0.07
