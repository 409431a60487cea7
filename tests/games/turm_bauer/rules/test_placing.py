"""Where a block may be built, rule by rule (T-2.5, T-2.6, section 5)."""

import pytest
from msgspec.structs import replace

from tests.games.turm_bauer.random_games import opened
from tests.games.turm_bauer.rules.tower_boards import cells, tower
from torres3d.games.turm_bauer.rules.cell_and_column_names import BlockId, Cells, coloured, level_of
from torres3d.games.turm_bauer.rules.commands import Discard, Placement
from torres3d.games.turm_bauer.rules.decide import apply, check
from torres3d.games.turm_bauer.rules.lattice.occupied_cells import BARE_CORNERSTONE, building_with
from torres3d.games.turm_bauer.rules.lattice.placing import Placing, placements
from torres3d.games.turm_bauer.rules.lattice.shapes import (
    block_sets,
    identical_blocks,
    ids_of,
    kinds_of,
    orientations,
    turns,
)
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.refusals import IllegalCommand
from torres3d.games.turm_bauer.rules.state import BuiltBlock, State


def refused(state: State, block: BlockId, there: Cells) -> str | None:
    """Why a place is refused; None where it is legal. It is listed exactly then."""
    reason = None
    try:
        Placing(state).check(block, there)
    except IllegalCommand as refusal:
        reason = refusal.reason
    assert (there in placements(state, block)) == (reason is None)
    return reason


def test_t_1_1_a_field_has_the_level_above_its_part_and_the_table_is_level_0() -> None:
    assert level_of((4, -2, 0)) == 1
    assert level_of((0, 0, 6)) == 7
    assert level_of("table") == 0


def test_t_1_2_a_step_of_one_level_keeps_the_kind_and_one_on_the_flat_changes_it() -> None:
    assert coloured((0, 0, 0))
    assert not coloured((1, 0, 0))
    assert coloured((1, 0, 1))
    assert coloured((-3, 2, 1))


def test_t_2_2_each_colour_has_two_blocks_of_each_size_in_every_set() -> None:
    for block_set, shapes in block_sets().items():
        assert sorted(len(shape.cells) for shape in shapes.values()) == sorted([1, 2, 3, 4, 5, 6] * 2), block_set
        assert all(int(block[0]) == len(shape.cells) for block, shape in shapes.items())
        assert ids_of(block_set) == tuple(sorted(shapes))


def test_t_2_3_one_single_cube_is_all_neutral() -> None:
    state = tower(turn=0)
    assert all(coloured(there[0]) for there in placements(state, "1c"))
    assert not any(coloured(there[0]) for there in placements(state, "1n"))
    assert refused(state, "1n", cells((0, 0, 1))) is None
    assert refused(state, "1c", cells((0, 0, 1))) == "wrong_pattern"
    for block, there, kind in (
        ("1c", cells((0, 0, 1)), "cube"),
        ("1n", cells((1, 0, 1)), "plain"),
        ("3i", cells((0, 0, 1), (0, 1, 1), (0, 2, 1)), "pattern"),
    ):
        with pytest.raises(IllegalCommand) as refusal:
            Placing(state).check(block, there)
        assert refusal.value.values["kind"] == kind


def test_t_2_4_the_shapes_are_data_in_three_sets() -> None:
    assert set(block_sets()) == {"house", "flat", "twins"}
    assert {z for shape in block_sets()["flat"].values() for _, _, z in shape.cells} == {0}
    assert len(kinds_of("twins", ids_of("twins"))) == 11


def test_t_2_5_a_block_is_turned_in_24_ways_and_not_mirrored() -> None:
    ways = {block: len(orientations("house", block)) for block in kinds_of("house", ids_of("house"))}
    wanted = {"1c": 1, "1n": 1, "2a": 6, "3i": 3, "3l": 12, "4l": 24, "4s": 6, "5p": 24, "5l": 12, "6s": 12, "6t": 12}
    assert ways == wanted
    state = tower(turn=0)
    step = cells((0, 0, 1), (1, 0, 1), (0, 1, 1), (1, 1, 1), (1, 0, 2))
    assert refused(state, "5p", step) is None
    assert refused(state, "5p", cells((0, 0, 1), (1, 0, 1), (0, 1, 1), (1, 1, 1), (0, 0, 2))) == "wrong_pattern"
    assert refused(state, "5p", cells((0, 0, 1), (1, 0, 1), (0, 1, 1), (0, 0, 2))) == "wrong_shape"
    assert refused(state, "4l", cells((0, 0, 1), (1, 0, 1), (1, 1, 1), (1, 1, 2))) == "wrong_shape"


def test_t_2_5_a_turn_keeps_right_and_left() -> None:
    """Where the three axes point after a turn: the third is to the first two as it was."""
    found = set()
    for axes, signs in turns():
        first, second, third = (
            tuple(sign if axis == number else 0 for axis, sign in zip(axes, signs, strict=True)) for number in range(3)
        )
        across = tuple(first[i - 2] * second[i - 1] - first[i - 1] * second[i - 2] for i in range(3))
        assert across == third
        found.add((first, second, third))
    assert len(found) == 24


def test_t_2_5_cells_are_sorted_and_none_stands_twice() -> None:
    state = tower(turn=0)
    for there in (((1, 0, 1), (0, 0, 1)), ((0, 0, 1), (0, 0, 1)), ()):
        with pytest.raises(IllegalCommand, match="cells_not_sorted"):
            Placing(state).check("2a", there)


def test_t_2_6_of_blocks_that_are_alike_only_the_first_is_used() -> None:
    assert identical_blocks("house", "2b") == ("2a", "2b")
    assert identical_blocks("twins", "3b") == ("3b",)
    state = tower(turn=0, dice=(2, 2))
    there = placements(state, "2a")[0]
    check(state, Placement("2a", there, None))
    with pytest.raises(IllegalCommand, match="one_alike_first"):
        check(state, Placement("2b", there, None))
    assert not any(getattr(choice, "block", "") == "2b" for choice in legal(state))
    rest = tuple(block for block in ids_of("house") if block != "2a")
    later = replace(state, sets=tuple(replace(each, supply=rest) for each in state.sets))
    check(later, Placement("2b", there, None))


def test_t_2_6_holds_for_discards_as_well() -> None:
    supply = ("2a", "2b", "3i")
    state = tower(dice=(5, 6))
    state = replace(state, sets=tuple(replace(each, supply=supply) for each in state.sets))
    assert {choice for choice in legal(state) if isinstance(choice, Discard)} == {Discard("2a"), Discard("3i")}
    with pytest.raises(IllegalCommand, match="one_alike_first"):
        check(state, Discard("2b"))
    assert apply(state, Discard("2a")).sets[0].supply == ("2b", "3i")


def test_t_5_1_the_chess_pattern_holds_everywhere() -> None:
    state = opened(3)
    for block in ids_of("house"):
        for there in placements(state, block):
            painted = sum(map(coloured, there))
            shape = block_sets()["house"][block]
            assert painted == sum(sum(cell) % 2 == shape.coloured for cell in shape.cells)


def test_t_5_2_a_block_touches_the_building() -> None:
    state = tower()
    assert refused(state, "1c", cells((5, 4, 1))) == "beside_nothing"
    assert refused(state, "1c", cells((0, 0, 30))) == "beside_nothing"
    assert refused(state, "1c", cells((10**15, 10**15, 2))) == "beside_nothing"
    flag = tower("##\n##" + "\n\n...\nr.." * 2 + "\n\n...\nrrr")
    for x, y, z in ((2, 0, 1), (-2, 0, 2), (0, 2, 2), (0, -2, 2), (0, 0, 5)):
        block = "1c" if coloured((x, y, z)) else "1n"
        assert refused(flag, block, cells((x, y, z))) == "beside_nothing", "a cell lies between"
        nearer = (x - (x > 0) + (x < 0), y - (y > 0) + (y < 0), z - (z == 5))
        block = "1c" if coloured(nearer) else "1n"
        assert refused(flag, block, cells(nearer)) != "beside_nothing"


def test_t_5_3_in_the_first_turn_it_touches_the_cornerstone_and_may_stand_on_the_table() -> None:
    first = tower(
        """
    ##.
    ##r
    """,
        turn=1,
    )
    assert refused(first, "1c", cells((3, 0, 0))) == "wrong_pattern"
    assert refused(first, "1n", cells((3, 0, 0))) == "not_at_cornerstone"
    assert refused(first, "1c", cells((2, 0, 1))) == "wrong_pattern"
    assert refused(first, "1n", cells((2, 0, 1))) == "not_at_cornerstone"
    assert refused(first, "1n", cells((-1, 0, 0))) is None
    assert refused(first, "2a", cells((2, 1, 0), (3, 1, 0))) is None


def test_t_5_4_from_the_second_turn_on_nothing_stands_on_the_table() -> None:
    state = tower(turn=3)
    assert refused(state, "1n", cells((-1, 0, 0))) == "on_the_table"
    assert refused(state, "2a", cells((-1, 0, 0), (-1, 0, 1))) == "on_the_table"
    assert refused(tower(turn=2), "1n", cells((-1, 0, 0))) is None
    assert refused(tower(turn=2), "2a", cells((-1, 0, -1), (-1, 0, 0))) == "below_table"


def test_t_5_5_gaps_below_are_allowed() -> None:
    state = tower("""
    ##
    ##

    r.
    ..
    """)
    assert refused(state, "2a", cells((0, 1, 2), (1, 1, 2))) is None
    assert refused(state, "3i", cells((-1, 1, 2), (0, 1, 2), (1, 1, 2))) is None


def test_t_5_6_a_cell_lies_directly_on_something() -> None:
    state = tower("""
    ##
    ##

    r.
    ..

    r.
    ..
    """)
    assert refused(state, "1c", cells((1, 1, 2))) == "rests_on_nothing"
    assert refused(state, "1n", cells((1, 1, 1))) is None


OVERHUNG = """
...##
...##

...rr
...rr
"""


def test_t_5_7_overhang_extent_is_measured_over_the_whole_block() -> None:
    state = tower(OVERHUNG)
    assert refused(state, "3i", cells((-1, 0, 2), (0, 0, 2), (1, 0, 2))) == "wrong_pattern"
    assert refused(state, "3i", cells((-1, 1, 2), (0, 1, 2), (1, 1, 2))) is None
    assert refused(state, "3i", cells((-2, 0, 2), (-1, 0, 2), (0, 0, 2))) == "overhang"
    # An angle may stand out in both directions at once, by one cell each; the larger one by two is too much.
    assert refused(state, "3l", cells((-1, 1, 2), (-1, 2, 2), (0, 1, 2))) is None
    assert refused(state, "5l", cells((-1, 1, 2), (-1, 2, 2), (-1, 3, 2), (0, 1, 2), (1, 1, 2))) == "overhang"


def test_t_5_7_overhang_row_is_measured_in_every_row() -> None:
    state, strict = tower(OVERHUNG), tower(OVERHUNG, overhang="row")
    angle = cells((-1, 1, 2), (-1, 2, 2), (0, 1, 2))
    assert refused(state, "3l", angle) is None
    assert refused(strict, "3l", angle) == "overhang", "the row in the west has two columns, none of them supported"
    assert refused(strict, "2a", cells((-1, 1, 2), (0, 1, 2))) is None
    inner = cells((0, 1, 2), (1, 1, 2), (1, 2, 2))
    assert refused(strict, "3l", inner) is None, "a row of one column may be without support"


def test_t_5_7_overhang_parts_counts_the_parts_beyond_what_is_supported() -> None:
    state, strict = tower(OVERHUNG), tower(OVERHUNG, overhang="parts")
    assert refused(strict, "3i", cells((-1, 1, 2), (0, 1, 2), (1, 1, 2))) is None
    beside = cells((-1, 1, 2), (-1, 2, 2), (0, 1, 2))
    assert refused(state, "3l", beside) is None
    assert refused(strict, "3l", beside) == "overhang", "two parts in the west"
    assert refused(strict, "3l", cells((-1, 0, 2), (0, 0, 2), (0, -1, 2))) is None, "one in the west, one in the south"
    upright = cells((-1, 1, 2), (-1, 1, 3), (0, 1, 2))
    assert refused(state, "3l", upright) is None
    assert refused(strict, "3l", upright) == "overhang", "two parts in the west, one on the other"
    gaps = tower("##\n##\n\n.r\nr.", overhang="parts")
    square = cells((0, 0, 2), (1, 0, 2), (0, 1, 2), (1, 1, 2))
    assert refused(gaps, "4s", square) is None, "two parts over gaps, but none beyond what is supported"


CAVE = """
....
.##.
.##.
....

rrrr
r..r
r..r
rrrr

rrrr
rrrr
rrrr
rrrr
"""


def test_t_5_8_a_block_is_brought_in_by_pushes_from_above() -> None:
    closed = tower(CAVE)
    assert refused(closed, "1c", cells((1, 0, 1))) == "no_way_in"
    door = tower(CAVE.replace("r..r\nr..r", "r..r\n...r", 1))
    assert refused(door, "1c", cells((1, 0, 1))) is None
    assert refused(door, "2a", cells((0, 0, 1), (1, 0, 1))) is None
    assert refused(door, "3l", cells((0, 0, 1), (1, 0, 1), (1, 1, 1))) == "no_way_in", "without turning"


def test_t_5_8_no_push_goes_below_the_table_and_figures_are_not_in_the_way() -> None:
    cave = CAVE.replace("r..r\nr..r", "r..r\n...r", 1)
    with_figure = tower(cave, figures={"blue": (-1, -1, 2)})
    assert refused(with_figure, "1c", cells((1, 0, 1))) is None
    # Under this bridge a low way leads along the table, but a block of two cells would have to dip below it.
    low = tower(
        """
    .....
    .....
    ..##.
    ..##.

    rrrrr
    .....
    .....
    .....
    """,
        turn=2,
    )
    assert refused(low, "1n", cells((-2, 3, 0))) == "not_at_cornerstone"
    assert refused(low, "1n", cells((1, 2, 0))) is None


def test_t_5_8_a_pit_under_a_closed_roof_is_no_way_in() -> None:
    chamber = """
    ##r.
    ##.r
    ..r.

    .rr.
    r..r
    .rr.

    rrrr
    rrrr
    rrrr
    """
    assert refused(tower(chamber), "1c", cells((1, 0, 1))) == "no_way_in"
    assert refused(tower(chamber.replace("rrrr", "rr.r")), "1c", cells((1, 0, 1))) is None, "down through the roof"


WELL = """
....
.##.
r##.
.r..

....
....
r.r.
.r..

....
....
r.r.
.r..
"""
"""Blue stands at [0, 0, 0]; from there only [0, 1, 0] is left to step to."""


def test_t_5_9_walled_in_space_a_figure_keeps_a_step() -> None:
    state = tower(WELL, figures={"blue": (0, 0, 0)})
    assert refused(state, "2a", cells((0, 1, 1), (0, 1, 2))) == "walls_in"
    assert refused(state, "1c", cells((0, 1, 1))) is None, "it steps up onto the new block, whose colour it is not"
    assert refused(tower(WELL), "2a", cells((0, 1, 1), (0, 1, 2))) is None, "figures on the table are not asked"
    crowd = tower(WELL, figures={"blue": (0, 0, 0), "green": (0, 1, 0)})
    assert refused(crowd, "2a", cells((1, 1, 1), (1, 1, 2))) is None, "a field with a figure counts"


def test_t_5_9_walled_in_own_way_it_has_to_be_one_it_may_take() -> None:
    state = tower(WELL, figures={"blue": (0, 0, 0)}, walled_in="own_way")
    assert refused(state, "1c", cells((0, 1, 1))) == "walls_in"
    blue = tower(WELL, figures={"blue": (0, 0, 0)}, walled_in="own_way", turn=13)
    assert refused(blue, "1c", cells((0, 1, 1))) is None
    crowd = tower(WELL, figures={"blue": (0, 0, 0), "green": (0, 1, 0)}, walled_in="own_way")
    assert refused(crowd, "2a", cells((1, 1, 1), (1, 1, 2))) is None, "blue had no step of its own before"


def test_t_5_9_walled_in_who_had_no_step_need_not_get_one() -> None:
    full = WELL.replace("....\n....\nr.r.", "....\n.r..\nr.r.")
    state = tower(full, figures={"blue": (0, 0, 0)})
    assert refused(state, "2a", cells((1, 1, 1), (1, 1, 2))) is None


def test_t_5_9_walled_in_by_closing_a_piece_of_the_table() -> None:
    closed = tower(
        """
    ....
    ..##
    r.##
    .rr.

    ....
    ..r.
    ...r
    ..r.

    ....
    ..r.
    ...r
    ..r.
    """,
        turn=2,
        figures={"blue": (0, 0, 0)},
    )
    assert refused(closed, "1c", cells((-1, 1, 0))) == "walls_in"
    assert refused(closed, "1n", cells((2, 1, 0))) is None


def test_t_5_a_figure_fills_the_cell_above_its_field_and_may_be_built_over() -> None:
    state = tower("""
    ##
    ##

    Rr
    rr
    """)
    above = (0, 1, 2)
    assert refused(state, "1n", cells(above)) == "figure_in_the_way"
    over = tower("""
    ##
    ##

    Rr
    rr

    .r
    ..
    """)
    assert refused(over, "2a", cells((0, 1, 3), (1, 1, 3))) is None
    assert refused(over, "1c", cells((1, 1, 2))) == "place_taken"


def test_a_refusal_names_places_as_the_notation_does() -> None:
    taken = IllegalCommand("place_taken", at=(0, 1, 1), colour="red")
    assert str(taken) == "place_taken (T-5): at m11/2, colour red"
    assert str(IllegalCommand("stands_there", at="table")) == "stands_there (T-6.8): at table"
    there = cells((0, 0, 1), (0, 0, 1))
    assert str(IllegalCommand("cells_not_sorted", cells=there)) == f"cells_not_sorted (T-10.1): cells {there}"
    assert str(IllegalCommand("no_field", at=(9**9, 0, 0))) == f"no_field (T-6.1): at {(9**9, 0, 0)}"


def test_t_5_10_trying_out_changes_nothing() -> None:
    state = opened(2)
    before = replace(state)
    for choice in legal(state)[:50]:
        check(state, choice)
    assert state == before


def test_towers_of_any_height_are_built_on() -> None:
    for height in (15, 16, 17, 31, 32, 33, 34, 40):
        state = tower("##\n##" + "\n\nr." * height)
        top = (0, 1, height + 1)
        assert cells(top) in placements(state, "1c" if coloured(top) else "1n"), height


def test_buildings_grow_beyond_any_frame() -> None:
    """A row to the east, a cell at a time, is the building that is made of all its blocks at once."""
    building = BARE_CORNERSTONE
    assert building.number == 1
    row = []
    for x in range(2, 40):
        row.append(BuiltBlock("red", "1c", ((x, 0, 0),)))
        building = building.with_block("red", ((x, 0, 0),))
        whole = building_with(row)
        for each in (building, whole):
            assert sorted(each.frame.cells(each.parts)) == sorted(each.owner)
            assert sorted(each.frame.cells(each.painted["red"])) == [
                cell for cell in sorted(each.owner) if each.paint(cell)
            ]
        assert (building.owner, building.number) == (whole.owner, whole.number)
