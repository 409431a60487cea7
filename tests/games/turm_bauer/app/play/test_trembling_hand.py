"""The hand that trembles: it begins as a drawn hand, calms down, drifts, and it can be steered against."""

from math import hypot, sqrt
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.turm_bauer.bench.hand_steering import BLOCK, measured
from torres3d.games.turm_bauer.app.play.trembling_hand import MAX_TREMOR, STRONG_SECONDS, TURN_STEP, TremblingHand
from torres3d.games.turm_bauer.rules.commands import LARGEST_PUSH, LARGEST_SHIFT, LARGEST_YAW, Hand
from torres3d.games.turm_bauer.rules.judging.hand_error import sampled, spread

SIZE = spread("usual", BLOCK)
FRAME = 1 / 60
AWAY = Hand(80, -60, 30, 30)
"""A drawn hand that is clearly out of place."""


def taken(seed: int, size: float = SIZE) -> TremblingHand:
    """A hand that has just taken its block."""
    drawn = sampled(Random(seed), "usual", BLOCK)
    return TremblingHand(size, seed, drawn)


def held(seed: int, seconds: float, size: float = SIZE, frame: float = FRAME) -> TremblingHand:
    hand = taken(seed, size)
    for _ in range(round(seconds / frame)):
        hand.step(frame)
    return hand


def test_the_same_steps_give_the_same_hand() -> None:
    assert held(7, 2.0).error() == held(7, 2.0).error()
    assert held(7, 2.0).error() != held(8, 2.0).error()


def test_a_slow_window_gives_the_hand_of_a_quick_one() -> None:
    slow, quick = held(7, 2.0, frame=1 / 20), held(7, 2.0, frame=1 / 60)
    assert slow.place == pytest.approx(quick.place, abs=0.01)


def test_who_clicks_at_once_has_a_drawn_hand() -> None:
    for seed in range(40):
        drawn = sampled(Random(seed), "usual", BLOCK)
        assert held(seed, 0.15).error() == drawn
        assert held(seed, 0.35).error() != drawn
    first = [taken(seed).error() for seed in range(400)]
    spread = sqrt(sum(hand.dx**2 + hand.dy**2 for hand in first) / (2 * len(first))) / 1000
    assert spread == pytest.approx(SIZE, rel=0.15)


def test_a_held_hand_calms_down_and_drifts_steadily() -> None:
    """With no drift and no trembling, which a hand of size 0 lacks, what is left is the calmed error."""
    calm = TremblingHand(0.0, 1, AWAY)
    while calm.held < 4.0:
        calm.step(FRAME)
    assert calm.place == pytest.approx((0.4 * 0.08, 0.4 * -0.06), abs=1e-4)
    assert calm.turn == pytest.approx(0.4 * 3.0, abs=1e-3)
    hand, headings = held(3, 1.0), []
    for _ in range(60):
        east, north = hand.drift
        hand.step(FRAME)
        headings.append((east * hand.drift[0] + north * hand.drift[1]) / hypot(east, north) / hypot(*hand.drift))
    assert min(headings) > 0.999, "it bends, and nowhere turns back"


@pytest.mark.slow
def test_it_trembles_more_the_longer_it_is_held() -> None:
    def mean(seconds: float) -> float:
        return sum(hypot(*held(seed, seconds).place) for seed in range(60)) / 60

    assert mean(STRONG_SECONDS + 12.0) > 1.6 * mean(STRONG_SECONDS / 2)
    assert held(1, 60.0, frame=0.1).growth == MAX_TREMOR


def test_larger_and_higher_blocks_tremble_more() -> None:
    small, large = TremblingHand(0.05, 3, Hand(40, 20)), TremblingHand(0.1, 3, Hand(80, 40))
    for _ in range(60):
        small.step(FRAME)
        large.step(FRAME)
    assert hypot(*large.place) == pytest.approx(2 * hypot(*small.place), rel=1e-6)


@pytest.mark.slow
def test_steering_is_worth_more_than_waiting_and_waiting_more_than_letting_go() -> None:
    """By persons who see everything a quarter of a second late; see the bench."""
    at_once, waits, best, steers = (
        sum(each.shift for each in measured(name, 150)) for name in ("at once", "waits", "waits ideally", "steers")
    )
    assert waits < 2 / 3 * at_once
    assert steers < best / 2 < waits / 2


def test_it_can_be_steered_against() -> None:
    """Somebody who pulls the pointer against what he saw a sixth of a second before is nearer all the time than one
    who only holds."""

    def off(seed: int, steers: bool) -> float:
        hand, pointer, seen = taken(seed), (0.0, 0.0), [((0.0, 0.0), (0.0, 0.0))] * 10
        sum_of = 0.0
        for frame in range(120):
            seen.append((hand.place, pointer))
            (east, north), (right, ahead) = seen[-10]
            pointer = (0.8 * (right - east), 0.8 * (ahead - north)) if steers else (0.0, 0.0)
            hand.step(FRAME, pointer)
            sum_of += hypot(*hand.place) if frame > 30 else 0.0
        return sum_of

    assert sum(off(seed, steers=True) for seed in range(40)) < 0.6 * sum(off(seed, steers=False) for seed in range(40))


def test_the_block_turns_by_steps_of_the_wheel() -> None:
    turned, left = taken(5), taken(5)
    for _ in range(6):
        turned.turn_by(-TURN_STEP)
    for _ in range(60):
        turned.step(FRAME)
        left.step(FRAME)
    assert turned.turn == pytest.approx(left.turn - 3.0, abs=0.01)
    assert turned.place == left.place


def test_a_thrown_block_is_pushed_hard() -> None:
    still_hand = Hand(push=10)
    still, thrown = TremblingHand(0.0, 1, still_hand), TremblingHand(0.0, 1, still_hand)
    for _ in range(6):
        still.step(FRAME)
        thrown.step(FRAME, (3.0, 0.0))
    assert still.error().push == 10
    assert thrown.error().push == LARGEST_PUSH


@given(
    seed=st.integers(0, 2**32),
    size=st.floats(0.0, 0.3),
    drawn=st.builds(Hand, st.integers(-500, 500), st.integers(-500, 500), st.integers(-150, 150), st.integers(0, 100)),
    pointer=st.tuples(st.floats(-20, 20), st.floats(-20, 20)),
    steps=st.integers(0, 200),
)
def test_the_hand_keeps_within_its_bounds(
    seed: int, size: float, drawn: Hand, pointer: tuple[float, float], steps: int
) -> None:
    held_hand = TremblingHand(size, seed, drawn)
    for _ in range(steps):
        held_hand.step(FRAME, pointer)
    hand = held_hand.error()
    assert max(abs(hand.dx), abs(hand.dy)) <= LARGEST_SHIFT
    assert abs(hand.yaw) <= LARGEST_YAW
    assert 0 <= hand.push <= LARGEST_PUSH
