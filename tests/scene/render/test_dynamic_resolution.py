"""The scale of a picture in motion follows the time: never under 25 pictures a second, and it does not flicker."""

from hypothesis import assume, given
from hypothesis import strategies as st

from torres3d.scene.render.quality import (
    LEAST_IN_LARGER,
    MAX_FRAME_TIME,
    QUICK_PICTURES,
    SLOW_PICTURES,
    STEP,
    USUAL_PIXELS,
    Pace,
    next_scale,
)

SCALES = st.integers(10, 16).map(lambda number: number * STEP)
LARGE = (3840, 2160)
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
    assume(fixed + each * LEAST_IN_LARGER**2 < MAX_FRAME_TIME)
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
    assert LEAST_IN_LARGER <= next_scale(scale, times) <= 1.0


@given(times=st.lists(TIMES, max_size=60), width=st.integers(640, 5120))
def test_however_busy_the_machine_nobody_sees_pixels_as_a_mosaic(times: list[float], width: int) -> None:
    window = (width, width * 9 // 16)
    pace = Pace()
    pace.begin(0.75, window)
    for seconds in times:
        pace.note_frame_time(seconds)
    assert pace.scale >= (0.75 if window[0] * window[1] <= USUAL_PIXELS else 0.6)


@given(scale=SCALES, quick=st.floats(0.001, 0.03), slow=TIMES)
def test_one_slow_picture_changes_nothing(scale: float, quick: float, slow: float) -> None:
    assert next_scale(scale, [quick] * (SLOW_PICTURES - 1) + [slow]) == scale
    assert next_scale(scale, [quick] * SLOW_PICTURES + [slow]) == scale


@given(scale=SCALES, times=st.lists(st.floats(0.001, MAX_FRAME_TIME), max_size=QUICK_PICTURES - 1))
def test_few_quick_pictures_make_it_no_finer(scale: float, times: list[float]) -> None:
    assert next_scale(scale, times) == scale


def test_20_pictures_a_second_become_25_at_once() -> None:
    pace = Pace()
    pace.begin(0.75, LARGE)
    scales = machine(pace, 0.01, 0.07, 3 * SLOW_PICTURES)
    assert 0.01 + 0.07 * scales[-1] ** 2 <= MAX_FRAME_TIME
