"""What lies under the pointer on the table of Turm Bauer."""

import random

import pytest

from tests.games.turm_bauer.scene.looking import TurmLooking
from tests.games.turm_bauer.scene.positions import LOW, START, block, position
from tests.games.turm_bauer.scene.towers import tower
from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE, Place
from torres3d.games.turm_bauer.rules.lattice.occupied_cells import building_of
from torres3d.games.turm_bauer.scene.interaction.picking import Picker, aim
from torres3d.games.turm_bauer.scene.layout import layout_of
from torres3d.games.turm_bauer.scene.lying_things import lying_around
from torres3d.games.turm_bauer.scene.measures import cell_at, field, middle
from torres3d.scene.camera.viewpoint import Ray, Viewpoint


def down(x: float, y: float) -> Ray:
    """A look straight down."""
    return (x, y, 40.0), (0.0, 0.0, -1.0)


def test_from_above_one_picks_the_field() -> None:
    state = tower(15, 3)
    building = building_of(state)
    picker = Picker(state)
    figures = {each.figure for each in state.sets}
    tops = {}
    for cell in building.owner:
        x, y, z = cell
        if z >= tops.get((x, y), (0, 0, -1))[2]:
            tops[x, y] = cell
    for cell in tops.values():
        x, y, _ = middle(cell)
        picked = picker.pick(down(x + 0.31, y + 0.31))
        assert picked is not None
        if cell in figures:
            continue
        assert (picked.kind, picked.cell, picked.field, picked.side) == ("part", cell, cell, (0, 0, 1))
        assert picked.colour == building.owner[cell]


def test_picks_agree_with_a_march_along_the_ray_over_a_tower() -> None:
    rng = random.Random(7)
    state = tower(15, 3)
    owner = building_of(state).owner
    picker = Picker(position(*state.blocks, seats=3))
    parts = 0
    for _ in range(60):
        view = Viewpoint(0.0, 0.0, 2.0, rng.uniform(0, 360), rng.uniform(10, 70), 22.0)
        ray = view.ray(rng.uniform(-0.25, 0.25), rng.uniform(-0.5, 0.6), 16 / 9)
        (ox, oy, oz), (dx, dy, dz) = ray
        met = None
        for number in range(int(40 / 0.01)):
            way = 0.01 * number
            point = ox + dx * way, oy + dy * way, oz + dz * way
            if point[2] < 0:
                break
            if point[2] < 30 and max(abs(point[0]), abs(point[1])) < 30 and cell_at(*point) in owner:
                met = cell_at(*point)
                break
        found = picker.pick(ray)
        if met is not None:
            assert found is not None
            if found.cell != met:  # at an edge a march may step over a corner
                assert sum(abs(a - b) for a, b in zip(found.cell or (9, 9, 9), met, strict=True)) <= 2
            parts += 1
        else:
            assert found is None or found.kind == "table" or found.kind == "part"
    assert parts > 15


def test_a_pose_is_where_one_picks() -> None:
    state = position(block("red", "1c", (0, 0, 2), pose=(400, 0, 0)), block("blue", "1n", (0, 0, 1)))
    picker = Picker(state)
    x, y, _ = middle((0, 0, 2))
    picked = picker.pick(down(x + 0.8, y))
    assert picked is not None
    assert picked.cell == (0, 0, 2)
    beside = picker.pick(down(x - 0.3, y))
    assert beside is not None
    assert beside.cell == (0, 0, 1)


@pytest.mark.slow
def test_every_kind_of_thing_can_be_picked(turm: TurmLooking) -> None:
    turm.table.show(LOW)
    turm.table.camera.preset("iso", at_once=True)
    layout = layout_of(LOW)
    picker = Picker(LOW, lying_around(layout))
    wanted = {("figure", each.colour) for each in layout.figures}
    wanted |= {("heap", each.block) for each in layout.heaps}
    wanted |= {("ring", each.number) for each in layout.rings}
    found = set()
    for each in (*layout.figures, *layout.heaps, *layout.rings, *layout.dice):
        picked = picker.pick(down(each.place[0], each.place[1]))
        assert picked is not None
        found |= {(picked.kind, picked.colour), (picked.kind, picked.block), (picked.kind, picked.number)}
    assert wanted <= found
    assert ("die", 1) in found


def test_a_click_into_the_picture_means_what_is_seen_there(turm: TurmLooking) -> None:
    turm.table.show(LOW)
    turm.table.camera.preset("iso", at_once=True)
    for place in ((0, 0, 2), (1, 0, 2)):
        x, y, z = field(place)
        seen = turm.table.camera.pixel((x, y, z))
        assert seen is not None
        picked = turm.table.pick(seen[0], seen[1])
        assert picked is not None
        assert picked.field == place
    seen = turm.table.camera.pixel((-5.0, -2.0, 0.0))
    assert seen is not None
    picked = turm.table.pick(seen[0], seen[1])
    assert picked is not None
    assert (picked.kind, picked.field) == ("table", TABLE)


def test_the_side_of_a_part_means_the_field_above_it() -> None:
    state = position(block("red", "2a", (0, 0, 1), (0, 0, 2)))
    picker = Picker(state)
    picked = picker.pick(((-0.5, -20.0, 1.5), (0.0, 1.0, 0.0)))
    assert picked is not None
    assert (picked.cell, picked.side, picked.field) == ((0, 0, 1), (0, -1, 0), (0, 0, 2))
    there = aim((0, 0), ((-0.5, -20.0, 1.5), (0.0, 1.0, 0.0)), picked)
    assert there.target == (-0.5, -1.5, 1.5)


def test_a_mark_that_shines_through_a_tower_is_picked_before_what_cannot_be_chosen() -> None:
    behind, front = (0, 1, 1), (0, 0, 2)
    picker = Picker(position(block("red", "2a", (0, 0, 1), front), block("green", "1c", behind)))
    x, y, z = field(behind)
    ray = (x, y - 20.0, z + 4.0), (0.0, 20.0, -4.0)

    def cell(*marked: Place) -> Place | None:
        picked = picker.pick(ray, marked)
        return None if picked is None else picked.cell

    assert cell() == front
    assert cell(behind) == behind
    assert cell(behind, front) == front, "what is in front, where both can be chosen"
    beside = (x + 0.45, y - 20.0, z + 4.0), ray[1]
    picked = picker.pick(beside, [behind])
    assert picked is not None
    assert picked.cell == front, "beside the mark a click means what is seen"


def test_beside_the_table_there_is_nothing() -> None:
    picker = Picker(START)
    assert picker.pick(((0.0, 0.0, 5.0), (0.0, 0.0, 1.0))) is None
    assert picker.pick(((200.0, 0.0, 5.0), (0.0, 0.0, -1.0))) is None


def test_a_tower_hides_what_stands_behind_it() -> None:
    picker = Picker(tower(15, 3))
    assert picker.hides((0.0, -30.0, 1.0), (0.0, 6.0, 0.5))
    assert not picker.hides((0.0, -30.0, 30.0), (0.0, -6.0, 0.5))
