"""Sets of cells as integers, against the same sets written out cell by cell."""

from collections.abc import Callable
from itertools import product
from typing import get_args

import pytest

from torres3d.games.turm_bauer.rules.cell_and_column_names import Cell, coloured
from torres3d.games.turm_bauer.rules.lattice.cell_sets import MARGIN, CellSet, Frame, frame_around, levels, of_parity
from torres3d.games.turm_bauer.rules.lattice.shapes import ids_of, turned_shapes
from torres3d.games.turm_bauer.rules.options import BlockSet

FRAMES = (Frame(-8, -4, 16, 12), Frame(-5, -7, 12, 16))
"""Frames that begin at even and at odd columns and rows, wider than deep and deeper than wide."""


def cells_where(frame: Frame, wanted: Callable[[Cell], bool], number: int) -> list[Cell]:
    """The cells of the lowest heights that are wanted, by height, then from south-west."""
    xs, ys = range(frame.west, frame.west + frame.width), range(frame.south, frame.south + frame.depth)
    return [(x, y, z) for z, y, x in product(range(number), ys, xs) if wanted((x, y, z))]


@pytest.mark.parametrize("frame", FRAMES)
def test_each_cell_of_a_frame_has_a_bit_of_its_own(frame: Frame) -> None:
    everywhere = cells_where(frame, lambda cell: True, 3)
    assert [frame.index(cell) for cell in everywhere] == list(range(3 * frame.layer))
    assert [frame.cell(index) for index in range(3 * frame.layer)] == everywhere
    assert list(frame.cells(levels(frame, 3))) == everywhere
    assert frame.set_of(everywhere) == levels(frame, 3)


@pytest.mark.parametrize("frame", FRAMES)
def test_the_cells_of_a_set_are_told_by_height_and_from_south_west(frame: Frame) -> None:
    some = [cell for cell in cells_where(frame, lambda cell: True, 4) if frame.index(cell) % 7 == 3]
    assert list(frame.cells(frame.set_of(reversed(some)))) == some
    assert list(frame.cells(0)) == []


@pytest.mark.parametrize("frame", FRAMES)
def test_an_offset_moves_a_set(frame: Frame) -> None:
    start: Cell = (0, 0, 1)
    for by in ((1, 0, 0), (0, 1, 0), (0, 0, 1), (2, 1, 1), (0, 3, 2)):
        moved = (start[0] + by[0], start[1] + by[1], start[2] + by[2])
        assert frame.set_of([start]) << frame.offset(by) == frame.set_of([moved])


@pytest.mark.parametrize("frame", FRAMES)
def test_the_neighbours_of_a_cell_share_a_face_with_it(frame: Frame) -> None:
    found = frame.neighbours(frame.set_of([(0, 0, 1)]))
    assert set(frame.cells(found)) == {(1, 0, 1), (-1, 0, 1), (0, 1, 1), (0, -1, 1), (0, 0, 0), (0, 0, 2)}
    assert set(frame.cells(frame.neighbours(frame.set_of([(0, 0, 0)])))) == {
        *((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1))
    }, "there are none below the table"


@pytest.mark.parametrize("frame", FRAMES)
def test_a_frame_holds_cells_within_its_margin(frame: Frame) -> None:
    west, south = frame.west + MARGIN, frame.south + MARGIN
    east, north = frame.west + frame.width - MARGIN - 1, frame.south + frame.depth - MARGIN - 1
    assert frame.holds([(west, south, 0), (east, north, 40)])
    for outside in ((west - 1, south, 0), (west, south - 1, 0), (east + 1, north, 0), (east, north + 1, 0)):
        assert not frame.holds([outside])
        assert not frame.holds([(west, south, 0), outside])


@pytest.mark.parametrize("at", [(0, 0), (1, 2), (-3, 5), (-10, -1)])
def test_a_frame_is_made_around_cells_with_a_margin_on_every_side(at: tuple[int, int]) -> None:
    some = [(at[0], at[1], 0), (at[0] + 3, at[1] + 6, 2)]
    frame = frame_around(some)
    assert frame.holds(some)
    # Less than another step of the frame's size, which is 4, lies beyond the margin.
    west, south = at[0] - MARGIN - frame.west, at[1] - MARGIN - frame.south
    assert west in range(4)
    assert south in range(4)
    assert frame.width - west - 2 * MARGIN - 4 in range(4)
    assert frame.depth - south - 2 * MARGIN - 7 in range(4)
    assert [edge % 4 for edge in (frame.west, frame.south, frame.width, frame.depth)] == [0, 0, 0, 0]


@pytest.mark.parametrize("block_set", get_args(BlockSet))
def test_t_2_4_every_block_fits_into_the_margin_with_a_column_to_spare(block_set: BlockSet) -> None:
    """One that begins anywhere beside the building never meets it in the next row."""
    for block in ids_of(block_set):
        for shape in turned_shapes(block_set, block):
            assert all(x + 1 < MARGIN and y + 1 < MARGIN for x, y, _ in shape.cells)


@pytest.mark.parametrize("frame", FRAMES)
@pytest.mark.parametrize("number", [1, 2, 3, 16])
def test_t_1_2_cells_of_a_parity(frame: Frame, number: int) -> None:
    even, odd = (of_parity(frame, parity, number) for parity in (0, 1))
    assert list(frame.cells(even)) == cells_where(frame, coloured, number)
    assert list(frame.cells(odd)) == cells_where(frame, lambda cell: not coloured(cell), number)
    both: CellSet = even | odd
    assert both == levels(frame, number)
