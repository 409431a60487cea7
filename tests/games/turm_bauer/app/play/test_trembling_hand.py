"""The hand that trembles: the same for the same steps, as large as a drawn hand, and it can be steered against."""

from math import hypot, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from torres3d.games.turm_bauer.app.play.block_in_hand_and_tremor import CALM_SECONDS, MAX_TREMOR, HandSpring
from torres3d.games.turm_bauer.rules.commands import LARGEST_PUSH, LARGEST_SHIFT, LARGEST_YAW

SIZE = 0.07
FRAME = 1 / 60


def held(seed: int, seconds: float, size: float = SIZE, frame: float = FRAME) -> HandSpring:
    spring = HandSpring(size, seed)
    for _ in range(round(seconds / frame)):
        spring.step(frame)
    return spring


def test_the_same_steps_give_the_same_hand() -> None:
    assert held(7, 2.0).hand() == held(7, 2.0).hand()
    assert held(7, 2.0).hand() != held(8, 2.0).hand()


def test_a_slow_window_gives_the_hand_of_a_quick_one() -> None:
    slow, quick = held(7, 2.0, frame=1 / 20), held(7, 2.0, frame=1 / 60)
    assert slow.place == pytest.approx(quick.place, abs=0.01)


def test_who_clicks_at_once_has_a_drawn_hand() -> None:
    first = [HandSpring(SIZE, seed).hand() for seed in range(400)]
    spread = sqrt(sum(hand.dx**2 + hand.dy**2 for hand in first) / (2 * len(first))) / 1000
    assert spread == pytest.approx(SIZE, rel=0.15)


@pytest.mark.slow
def test_it_trembles_more_the_longer_it_is_held() -> None:
    def mean(seconds: float) -> float:
        return sum(hypot(*held(seed, seconds).place) for seed in range(60)) / 60

    assert mean(CALM_SECONDS + 12.0) > 1.6 * mean(CALM_SECONDS / 2)
    assert held(1, 60.0, frame=0.1).tremor_growth == MAX_TREMOR


def test_larger_and_higher_blocks_tremble_more() -> None:
    small, large = held(3, 1.0, size=0.05), held(3, 1.0, size=0.1)
    assert hypot(*large.place) == pytest.approx(2 * hypot(*small.place), rel=1e-6)


def test_it_can_be_steered_against() -> None:
    """Somebody who pulls the pointer against what he saw a sixth of a second before is nearer all the time than one
    who only holds."""

    def off(seed: int, steers: bool) -> float:
        spring, pointer, seen = HandSpring(SIZE, seed), (0.0, 0.0), [((0.0, 0.0), (0.0, 0.0))] * 10
        sum_of = 0.0
        for frame in range(120):
            seen.append((spring.place, pointer))
            (east, north), (right, ahead) = seen[-10]
            pointer = (0.8 * (right - east), 0.8 * (ahead - north)) if steers else (0.0, 0.0)
            spring.step(FRAME, pointer)
            sum_of += hypot(*spring.place) if frame > 30 else 0.0
        return sum_of

    assert sum(off(seed, steers=True) for seed in range(40)) < 0.6 * sum(off(seed, steers=False) for seed in range(40))


def test_a_thrown_block_is_pushed_hard() -> None:
    still, thrown = HandSpring(0.0, 1), HandSpring(0.0, 1)
    for _ in range(6):
        still.step(FRAME)
        thrown.step(FRAME, (3.0, 0.0))
    assert still.hand().push == 10
    assert thrown.hand().push == LARGEST_PUSH


@given(
    seed=st.integers(0, 2**32),
    size=st.floats(0.0, 0.3),
    pointer=st.tuples(st.floats(-20, 20), st.floats(-20, 20)),
    steps=st.integers(0, 200),
)
def test_the_hand_keeps_within_its_bounds(seed: int, size: float, pointer: tuple[float, float], steps: int) -> None:
    spring = HandSpring(size, seed)
    for _ in range(steps):
        spring.step(FRAME, pointer)
    hand = spring.hand()
    assert max(abs(hand.dx), abs(hand.dy)) <= LARGEST_SHIFT
    assert abs(hand.yaw) <= LARGEST_YAW
    assert 0 <= hand.push <= LARGEST_PUSH
