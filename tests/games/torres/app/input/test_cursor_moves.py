"""The cursor of the keys: its directions are those of the screen, its jumps lead through all aims."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from torres3d.games.torres.app.input.click_to_command import NOTHING, Selection
from torres3d.games.torres.app.play.board_cursor import DIRECTIONS, Way, first, next_square_of, next_square_towards
from torres3d.games.torres.rules.squares import INDEX, NAMES, Square
from torres3d.games.torres.scene.measures import centre
from torres3d.scene.camera.viewpoint import Viewpoint

OFF = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}
OPPOSITE: dict[Way, Way] = {"left": "right", "right": "left", "up": "down", "down": "up"}


def _seen(square: Square, heading: float) -> tuple[float, float]:
    """Where a square appears, to the right and upward, from high above."""
    found = Viewpoint(0, 0, 0, heading, 60, 20).project(centre(square), 1.5)
    assert found is not None
    return found[0], found[1]


@pytest.mark.parametrize("heading", [0, 12, 90, 130, 180, 270, -80, 372])
@pytest.mark.parametrize("way", DIRECTIONS)
def test_up_is_up_on_the_screen(heading: float, way: Way) -> None:
    start = INDEX["d4"]
    there = next_square_towards(start, way, heading)
    assert there is not None
    right, up = (b - a for a, b in zip(_seen(start, heading), _seen(there, heading), strict=True))
    along = right * OFF[way][0] + up * OFF[way][1]
    assert along > 0
    for other in DIRECTIONS:
        elsewhere = next_square_towards(start, other, heading)
        assert elsewhere is not None
        if other != way:
            r, u = (b - a for a, b in zip(_seen(start, heading), _seen(elsewhere, heading), strict=True))
            assert r * OFF[way][0] + u * OFF[way][1] < along


def test_from_the_south_up_leads_north() -> None:
    assert [NAMES[next_square_towards(INDEX["c4"], way, 0) or 0] for way in DIRECTIONS] == ["b4", "d4", "c5", "c3"]


@given(st.integers(0, 63), st.sampled_from(DIRECTIONS), st.floats(-720, 720))
def test_the_way_back_leads_back(square: Square, way: Way, heading: float) -> None:
    there = next_square_towards(square, way, heading)
    if there is not None:
        assert next_square_towards(there, OPPOSITE[way], heading) == square


@given(st.floats(-720, 720))
def test_arrows_reach_every_square(heading: float) -> None:
    reached, edge = {0}, [0]
    while edge:
        here = edge.pop()
        for way in DIRECTIONS:
            there = next_square_towards(here, way, heading)
            if there is not None and there not in reached:
                reached.add(there)
                edge.append(there)
    assert reached == set(range(64))


@pytest.mark.parametrize("heading", [0, 90, 180, 270, -90, 450])
@pytest.mark.parametrize("back", [False, True])
def test_next_goes_line_by_line_as_the_turned_board_is_seen(heading: float, back: bool) -> None:
    """From left to right, and from the line at the top of the picture down; back the other way."""

    def place(square: Square) -> tuple[float, float]:
        right, up = _seen(square, heading)
        return -round(up, 6), round(right, 6)

    read = sorted(range(64), key=place, reverse=back)
    for square, wanted in zip(read, [*read[1:], read[0]], strict=True):
        assert next_square_of(range(64), square, heading, back) == wanted, NAMES[square]


@given(
    st.sets(st.integers(0, 63), min_size=1),
    st.integers(0, 63),
    st.sampled_from([0.0, 12.0, 90.0, 181.0]),
    st.booleans(),
)
def test_next_goes_through_all_aims_and_round(squares: set[Square], at: Square, heading: float, back: bool) -> None:
    seen, here = [], at
    for _ in squares:
        following_one = next_square_of(squares, here, heading, back)
        assert following_one is not None
        here = following_one
        seen.append(here)
    assert set(seen) == squares
    assert next_square_of(squares, here, heading, back) == seen[0]


def test_where_there_is_no_aim_nothing_is_next() -> None:
    assert next_square_of((), 5, 0) is None


def test_the_cursor_begins_on_what_is_chosen_then_where_it_was_then_in_the_middle() -> None:
    assert first((), Selection("knight", square=9), 3) == 9
    assert first((), NOTHING, 3) == 3
    assert NAMES[first((), NOTHING, None)] == "d4"
