"""Quarter turns of a block's cells."""

import pytest

from torres3d.games.turm_bauer.rules.lattice.shapes import orientations
from torres3d.games.turm_bauer.scene.interaction.snapping import (
    UP,
    axis_of,
    cells_at,
    in_turning_order,
    parity_of,
    shape_of,
    turned_about,
)
from torres3d.scene.camera.viewpoint import Viewpoint

ANGLE = ((0, 0, 0), (0, 1, 0), (1, 0, 0), (2, 0, 0))


def test_four_quarters_lead_back() -> None:
    for axis in (UP, (1, 0, 0), (0, -1, 0)):
        turned = [turned_about(ANGLE, axis, quarters) for quarters in range(5)]
        assert turned[0] == turned[4]
        assert len(set(turned)) == 4


def test_a_quarter_about_the_vertical_brings_what_is_east_to_the_north() -> None:
    assert turned_about(((0, 0, 0), (1, 0, 0)), UP) == ((0, 0, 0), (0, 1, 0))


def test_turns_about_two_axes_reach_every_way_to_turn_a_block() -> None:
    for block in ("4l", "5p", "6t", "5l"):
        wanted = {each.cells for each in orientations("house", block)}
        found = {next(iter(wanted))}
        for _ in range(8):
            found |= {turned_about(shape, axis) for shape in found for axis in (UP, (1, 0, 0))}
        assert found == wanted


def test_ways_are_in_the_order_of_turning() -> None:
    """Four quarter turns about the vertical one after another, the flat ones first."""
    shapes = {each.cells for each in orientations("house", "5p")}
    ordered = in_turning_order(shapes)
    assert len(ordered) == 24
    assert set(ordered) == shapes
    for number in range(24):
        if number % 4 < 3:
            assert turned_about(ordered[number], UP) == ordered[number + 1]
    heights = [max(z for _, _, z in shape) for shape in ordered]
    assert heights == sorted(heights)
    assert in_turning_order(reversed(ordered)) == ordered, "whatever order they come in"


@pytest.mark.parametrize(("heading", "across", "ahead"), [
    (0.0, (1, 0, 0), (0, 1, 0)), (90.0, (0, 1, 0), (-1, 0, 0)), (200.0, (-1, 0, 0), (0, -1, 0)),
])  # fmt: skip
def test_axes_are_those_the_eye_means(
    heading: float, across: tuple[int, int, int], ahead: tuple[int, int, int]
) -> None:
    view = Viewpoint(0.0, 0.0, 0.0, heading, 40.0, 20.0)
    assert axis_of("across", view) == across
    assert axis_of("ahead", view) == ahead
    assert axis_of("upright", view) == UP


def test_a_shape_lies_where_its_corner_is() -> None:
    cells = cells_at(ANGLE, (3, -2, 5))
    assert shape_of(cells) == ANGLE
    assert parity_of(cells) == 0
    assert parity_of(cells_at(ANGLE, (3, -2, 6))) == 1
