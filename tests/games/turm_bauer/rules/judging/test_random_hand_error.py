"""T-9.5: the drawn hand comes from the tremor alone, and is as large as the rule says."""

import hashlib
import math
import random
from statistics import fmean, pstdev

import pytest
from msgspec.structs import replace

from tests.games.turm_bauer.random_games import opened
from torres3d.games.turm_bauer.rules.commands import Hand, Placement
from torres3d.games.turm_bauer.rules.judging import hand_error as drawn_hand
from torres3d.games.turm_bauer.rules.judging.hand_error import draw_hand, sampled, spread
from torres3d.games.turm_bauer.rules.options import Wobble

SLAB = Placement("4s", ((0, 0, 6), (0, 1, 6), (1, 0, 6), (1, 1, 6)), None)
CUBE = Placement("1c", ((0, 0, 0),), None)


def plainly(tremor: int, turn: int, slips: int, sigma: float) -> Hand:
    """The rule once more, as it is written."""
    u = [0.0]
    for i in range(1, 6):
        digest = hashlib.sha256(f"{tremor}/{turn}/{slips}/{i}".encode("ascii")).digest()
        u.append(int.from_bytes(digest[0:8], "big") / 18446744073709551616)
    first, second = math.sqrt(-2 * math.log(1 - u[1])), math.sqrt(-2 * math.log(1 - u[3]))
    dx, dy = sigma * first * math.cos(2 * math.pi * u[2]), sigma * first * math.sin(2 * math.pi * u[2])
    yaw = 40 * sigma * second * math.cos(2 * math.pi * u[4])
    return Hand(
        max(-500, min(500, round(1000 * dx))),
        max(-500, min(500, round(1000 * dy))),
        max(-150, min(150, round(10 * yaw))),
        10 + int(31 * u[5]),
    )


@pytest.mark.parametrize(("wobble", "w"), [("gentle", 0.6), ("usual", 1.0), ("windy", 1.7)])
def test_t_9_5_a_hand_is_as_the_rule_draws_it(wobble: Wobble, w: float) -> None:
    rng = random.Random(1)
    for _ in range(200):
        tremor, turn, slips = rng.getrandbits(63), rng.randrange(36), rng.randrange(3)
        state = replace(opened(wobble=wobble, hand="drawn"), turn=turn, slips=slips)
        assert draw_hand(tremor, state, CUBE) == plainly(tremor, turn, slips, 0.05 * w * (1 + 0.02))
        assert draw_hand(tremor, state, SLAB) == plainly(tremor, turn, slips, 0.05 * w * (1 + 0.05 * 3 + 0.02 * 7))


def test_a_hand_that_is_known() -> None:
    state = replace(opened(hand="drawn"), turn=4, slips=1)
    assert draw_hand(123456789, state, SLAB) == plainly(123456789, 4, 1, spread("usual", SLAB))
    assert draw_hand(123456789, state, SLAB) != draw_hand(123456789, replace(state, slips=2), SLAB)
    assert draw_hand(123456789, state, SLAB) != draw_hand(123456789, replace(state, turn=5), SLAB)


def test_t_9_5_sampled_hands_have_the_same_distribution() -> None:
    chance, state = random.Random(2), opened(hand="drawn")
    hands = [sampled(chance, "usual", SLAB) for _ in range(4000)]
    others = [draw_hand(tremor, state, SLAB) for tremor in range(4000)]
    sigma = spread("usual", SLAB) * 1000
    for some in (hands, others):
        for axis in ("dx", "dy"):
            values = [getattr(hand, axis) for hand in some]
            assert abs(fmean(values)) < sigma / 15
            assert pstdev(values) == pytest.approx(sigma, rel=0.05)
        assert pstdev([hand.yaw for hand in some]) == pytest.approx(sigma * 0.4, rel=0.05)
        assert {hand.push for hand in some} == set(range(10, 41))


def test_the_largest_errors_are_cut_to_the_bounds_of_poses() -> None:
    high = Placement("6s", tuple((x, y, 400) for x in range(3) for y in range(2)), None)
    hands = [drawn_hand.draw_hand(tremor, opened(wobble="windy"), high) for tremor in range(500)]
    assert max(hand.dx for hand in hands) == 500
    assert min(hand.dy for hand in hands) == -500
    assert max(abs(hand.yaw) for hand in hands) == 150
