"""The scale of a picture in motion follows the time: never under 25 pictures a second, and it does not flicker."""

from hypothesis import assume, given
from hypothesis import strategies as st

from torres3d.scene.render.quality import (
    FEWEST_PIXELS,
    LEAST,
    MAX_FRAME_TIME,
    QUICK_PICTURES,
    SLOW_PICTURES,
    STEP,
    Pace,
    next_scale,
)

SCALES = st.integers(3, 16).map(lambda number: number * STEP)
LARGE = (3840, 2160)
"""A window in which every scale has enough pixels."""
TIMES = st.floats(0.001, 2.0)


def machine(pace: Pace, fixed: float, each: float, pictures: int) -> list[float]:
    """The scales of so many pictures on a machine that takes ``fixed`` seconds, and ``each`` for all pixels."""
    scales = []
    for _ in range(pictures):
        pace.note_frame_time(fixed + each * pace.scale**2)
        scales.append(pace.scale)
    return scales


@given(fixed=st.floats(0.001, 0.03), each=st.floats(0.001, 0.8), start=SCALES)
def test_never_under_25_pictures_a_second_where_any_scale_gives_them(fixed: float, each: float, start: float) -> None:
    assume(fixed + each * LEAST**2 < MAX_FRAME_TIME)
    pace = Pace()
    pace.begin(start, LARGE)
    scales = machine(pace, fixed, each, 200)
    assert fixed + each * scales[-1] ** 2 <= MAX_FRAME_TIME


@given(fixed=st.floats(0.001, 0.2), each=st.floats(0.0, 0.8), start=SCALES)
def test_the_scale_comes_to_rest(fixed: float, each: float, start: float) -> None:
    pace = Pace()
    pace.begin(start, LARGE)
    assert len(set(machine(pace, fixed, each, 400)[-200:])) == 1


@given(each=st.floats(0.0, 0.02), start=SCALES)
def test_a_quick_machine_gets_all_pixels(each: float, start: float) -> None:
    pace = Pace()
    pace.begin(start, LARGE)
    assert machine(pace, 0.005, each, 400)[-1] == 1.0


@given(scale=SCALES, times=st.lists(TIMES, max_size=30))
def test_the_scale_stays_within_bounds(scale: float, times: list[float]) -> None:
    assert LEAST <= next_scale(scale, times) <= 1.0


@given(times=st.lists(TIMES, max_size=60), width=st.integers(640, 5120))
def test_however_busy_the_machine_something_can_be_told_in_the_picture(times: list[float], width: int) -> None:
    window = (width, width * 9 // 16)
    pace = Pace()
    pace.begin(0.75, window)
    for seconds in times:
        pace.note_frame_time(seconds)
    assert pace.scale == 0.75 or pace.scale**2 * window[0] * window[1] >= 0.99 * FEWEST_PIXELS


@given(scale=SCALES, quick=st.floats(0.001, 0.03), slow=TIMES)
def test_one_slow_picture_changes_nothing(scale: float, quick: float, slow: float) -> None:
    assert next_scale(scale, [quick] * (SLOW_PICTURES - 1) + [slow]) == scale
    assert next_scale(scale, [quick] * SLOW_PICTURES + [slow]) == scale


@given(scale=SCALES, times=st.lists(st.floats(0.001, MAX_FRAME_TIME), max_size=QUICK_PICTURES - 1))
def test_few_quick_pictures_make_it_no_finer(scale: float, times: list[float]) -> None:
    assert next_scale(scale, times) == scale


def test_2_pictures_a_second_become_25_at_once() -> None:
    pace = Pace()
    pace.begin(0.75, LARGE)
    scales = machine(pace, 0.01, 0.7, 3 * SLOW_PICTURES)
    assert 0.01 + 0.7 * scales[-1] ** 2 <= MAX_FRAME_TIME
