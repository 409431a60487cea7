"""Where things lie on the table of Turm Bauer: apart from one another, before their owners, and with their poses."""

from itertools import combinations, product
from math import cos, hypot, radians, sin

import pytest
from msgspec.structs import replace

from tests.games.turm_bauer.scene.positions import LOW, START, block, position
from torres3d.games.turm_bauer.rules.cell_and_column_names import Cell, size_of
from torres3d.games.turm_bauer.rules.lattice.shapes import ids_of, orientations, shifted
from torres3d.games.turm_bauer.rules.options import BlockSet, Options
from torres3d.games.turm_bauer.rules.state import ColourSet
from torres3d.games.turm_bauer.scene.layout import carried_point, layout_of, posed
from torres3d.games.turm_bauer.scene.measures import (
    MAT,
    RING_RADIUS,
    RING_THICKNESS,
    Side,
    cell_at,
    field,
    middle,
    middle_of,
    sides,
)
from torres3d.games.turm_bauer.scene.supply_layout import (
    BOX_FLOOR,
    BOX_HALF,
    BOX_MIDDLE,
    HEAP_SCALE,
    LyingBlock,
    lying,
    reach,
)
from torres3d.scene.shapes.axis_conventions import Point


@pytest.mark.parametrize("cell", [(0, 0, 0), (-3, 2, 5), (4, -1, 0)])
def test_a_cell_is_found_from_its_middle(cell: Cell) -> None:
    assert cell_at(*middle(cell)) == cell
    assert field(cell)[2] == middle(cell)[2] + 0.5


def half(block: LyingBlock) -> float:
    wide, deep, _ = reach(block.cells)
    return hypot(wide, deep) / 2 * HEAP_SCALE


def test_blocks_of_a_supply_lie_on_the_mat_before_their_owner_and_apart() -> None:
    layout = layout_of(START)
    assert len(layout.heaps) == 48
    for each in layout.heaps:
        assert max(abs(each.place[0]), abs(each.place[1])) < MAT
    for side, colour in zip(sides(4), layout.seats, strict=True):
        own = [each for each in layout.heaps if each.colour == colour]
        outward = side.place(0.0, 1.0)
        assert all(each.place[0] * outward[0] + each.place[1] * outward[1] > 5.5 for each in own)
        for one, other in combinations(own, 2):
            apart = hypot(one.place[0] - other.place[0], one.place[1] - other.place[1])
            assert apart > 0.6 * HEAP_SCALE
        rings = [ring for ring in layout.rings if ring.colour == colour]
        for ring in rings:
            for each in own:
                away = hypot(ring.place[0] - each.place[0], ring.place[1] - each.place[1])
                assert away > 0.38 + min(reach(each.cells)[:2]) / 2 * HEAP_SCALE


@pytest.mark.parametrize("block_set", ["house", "flat", "twins"])
def test_a_block_lies_in_one_of_its_own_ways_and_with_its_own_pattern(block_set: BlockSet) -> None:
    for name in ids_of(block_set):
        cells = lying(block_set, name)
        form, low = shifted(cells)
        assert (form, sum(low) % 2) in {(way.cells, way.parity) for way in orientations(block_set, name)}
        assert reach(cells)[2] <= 2


def test_turns_go_clockwise_around_the_table() -> None:
    assert Side(0.0).place(0.0, 5.0) == pytest.approx((0.0, -5.0, 0.0)), "south"
    assert sides(4)[1].place(0.0, 5.0) == pytest.approx((-5.0, 0.0, 0.0)), "then west"
    assert Side(90.0).place(1.0, 5.0) == pytest.approx((5.0, 1.0, 0.0)), "right as seen from there"


def test_a_figure_moves_with_its_field() -> None:
    built = block("red", "2a", (1, 0, 1), (2, 0, 1), pose=(100, -40, 90))
    place, yaw = posed(built.pose, built.cells)
    assert place == pytest.approx((1.1, -0.54, 1.5))
    assert yaw == 9.0
    straight = middle_of(built.cells)
    assert carried_point((straight[0], straight[1], 2.0), built) == pytest.approx((1.1, -0.54, 2.0)), "about its middle"
    layout = layout_of(position(built, figures=((2, 0, 1), "table", "table", "table")))
    x, y, z = layout.figures[0].place
    assert (x, y) != pytest.approx((1.5, -0.5), abs=0.02)
    assert hypot(x - 1.1, y + 0.54) == pytest.approx(0.5)
    assert z == 2.0


def test_what_went_into_the_box_lies_in_it() -> None:
    state = position()
    red = state.sets[0]
    boxed = type(red)(red.colour, red.seat, red.supply[2:], red.supply[:2], red.figure, 1)
    state = type(state)(state.options, (boxed, *state.sets[1:]), state.order, state.rolls, state.tremor)
    layout = layout_of(state)
    assert [each.block for each in layout.box] == list(red.supply[:2])
    for place in [*(each.place for each in layout.box), *(ring.place for ring in layout.used_rings)]:
        assert abs(place[0] - BOX_MIDDLE[0]) < BOX_HALF
        assert abs(place[1] - BOX_MIDDLE[1]) < BOX_HALF
    heights = [each.place[2] for each in layout.box]
    assert heights == sorted(heights)


@pytest.mark.parametrize("block_set", ["house", "flat", "twins"])
@pytest.mark.parametrize("count", [0, 1, 2, 3, 4, 12])
def test_used_rings_lie_flat_in_the_box_beside_one_another_and_on_its_floor_where_there_is_room(
    block_set: BlockSet, count: int
) -> None:
    start, outer, names = position(), RING_RADIUS + RING_THICKNESS, ids_of(block_set)
    for shift in range(0, len(names), 3):
        sets = tuple(
            ColourSet(each.colour, each.seat, (), (names * 2)[shift + number : shift + number + count], each.figure, 0)
            for number, each in enumerate(start.sets)
        )
        layout = layout_of(replace(start, options=Options(blocks=block_set), sets=sets))
        assert len(layout.used_rings) == 8
        for one, other in combinations(layout.used_rings, 2):
            assert hypot(one.place[0] - other.place[0], one.place[1] - other.place[1]) >= 2 * outer - 0.001
        for ring in layout.used_rings:
            x, y, z = ring.place
            assert max(abs(x - BOX_MIDDLE[0]), abs(y - BOX_MIDDLE[1])) + outer <= BOX_HALF
            own = [each for each in layout.box if each.colour == ring.colour]
            below = [top for each in own for away, top in parts_from(ring.place, each) if away < outer - 0.03]
            assert z - RING_THICKNESS == pytest.approx(max(below, default=BOX_FLOOR)), "it hangs nowhere in the air"
            if all(size_of(each.block) <= 2 for each in own) and count <= 2:
                assert z == pytest.approx(BOX_FLOOR + RING_THICKNESS)
        for each in layout.box:
            assert all(max(abs(x - BOX_MIDDLE[0]), abs(y - BOX_MIDDLE[1])) <= BOX_HALF for x, y in corners(each))


def corners(lying_block: LyingBlock) -> list[tuple[float, float]]:
    """The corners of all parts of a block, seen from above."""
    x, y, _ = middle_of(lying_block.cells)
    c, s = cos(radians(lying_block.heading)), sin(radians(lying_block.heading))
    found = []
    for east, north, _ in map(middle, lying_block.cells):
        for right, ahead in product((-0.5, 0.5), repeat=2):
            a, b = (east + right - x) * HEAP_SCALE, (north + ahead - y) * HEAP_SCALE
            found.append((lying_block.place[0] + a * c - b * s, lying_block.place[1] + a * s + b * c))
    return found


def parts_from(place: Point, lying_block: LyingBlock) -> list[tuple[float, float]]:
    """How far a place is from each part of a block, seen from above, and the height of the part's upper side."""
    x, y, z = middle_of(lying_block.cells)
    c, s = cos(radians(lying_block.heading)), sin(radians(lying_block.heading))
    right, ahead = place[0] - lying_block.place[0], place[1] - lying_block.place[1]
    a, b = right * c + ahead * s, ahead * c - right * s
    found = []
    for east, north, up in map(middle, lying_block.cells):
        across, along = abs(a - (east - x) * HEAP_SCALE), abs(b - (north - y) * HEAP_SCALE)
        away = hypot(max(across - HEAP_SCALE / 2, 0.0), max(along - HEAP_SCALE / 2, 0.0))
        found.append((away, lying_block.place[2] + (up + 0.5 - z) * HEAP_SCALE))
    return found


def test_the_dice_lie_before_whom_they_are_for_and_show_what_was_thrown() -> None:
    layout = layout_of(LOW)
    assert tuple(die.number for die in layout.dice) == LOW.dice
    assert {die.colour for die in layout.dice} == {"red"}
    assert all(die.place[1] < -4 for die in layout.dice)
