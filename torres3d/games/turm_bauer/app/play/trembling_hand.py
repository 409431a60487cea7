"""The trembling hand: how a block hangs from it, moment by moment, and how a person steers it.

The hand begins with the error of a drawn hand: who lets go at once has that one. While the block is held the hand calms
down, and drifts away on a slowly bending course. So waiting gains something, but steering against the drift gains most;
and the longer one holds, the faster it drifts.
"""

from collections.abc import Sequence
from math import cos, exp, hypot, pi, sin, sqrt
from random import Random

from torres3d.games.turm_bauer.rules.commands import Hand
from torres3d.games.turm_bauer.rules.judging.hand_error import bounded_hand

STEP = 1 / 120
"""Seconds of one step of the spring; what is left of a round goes to the next one."""
STIFFNESS, DAMPING = 220.0, 20.0
"""Of the spring, for a mass of 1: it follows in about a tenth of a second and hardly swings back."""
AT_ONCE = 0.15
"""Seconds for which the hand is as it was drawn: so long a click or the tap of a key lasts."""
CALM_SHARE = 0.4
"""The share of its first error to which a hand calms down ..."""
CALMING_SECONDS = 0.35
"""... and the seconds in which the rest shrinks by e."""
DRIFT_SPEED = 0.35
"""Sizes of the hand a second by which it drifts at first: slow enough to be steered against."""
BEND = 0.4
"""Radians a second by which the drift turns to one side."""
TURN_HERTZ, TURN_REACH = 0.06, 0.5
"""Of the slow turning to and fro: how often, and how far in sizes of the hand."""
TREMBLING_HERTZ = (5.3, 7.1, 8.9)
"""Hertz of the trembling on top of it, too quick to be steered against."""
QUICK_SHARE = 0.12
"""The part that the trembling has in the variance of the hand's error."""
STRONG_SECONDS = 1.5
"""Seconds for which a block can be held before the hand tires."""
TIRING = 0.16
"""By this share of itself drift and trembling grow with each further second ..."""
MAX_TREMOR = 2.5
"""... up to so many times themselves."""
YAW = 40.0
"""Degrees of turn for one edge of error, as a drawn hand turns (T-9.5)."""
NUDGE, TURN_STEP = 0.02, 0.5
"""Edges by which a tap of an arrow leads the block, and degrees by which a click of the wheel turns it."""
STILL_PUSH, PUSH_A_SPEED = 10, 70.0
"""What the calmest block is pushed with, and how much more for each edge a second."""

Point2 = tuple[float, float]


class Trembling:
    """Quick waves along one axis with random phases, ``size`` their standard deviation."""

    def __init__(self, chance: Random, size: float) -> None:
        self._waves = _waves(chance, TREMBLING_HERTZ, size)

    def deviation_at(self, time: float) -> float:
        """The deviation after so many seconds."""
        return sum(high * sin(2 * pi * hertz * time + phase) for high, hertz, phase in self._waves)


def _waves(chance: Random, hertz: Sequence[float], size: float) -> list[tuple[float, float, float]]:
    high = size * sqrt(2 / len(hertz))
    return [(high, each, 2 * pi * chance.random()) for each in hertz]


class TremblingHand:
    """A block that hangs from a hand, over its place in the building.

    ``size`` is the standard deviation of its error in edges (T-9.5), ``drawn`` the error of the drawn hand, with which
    it begins. ``place`` and ``speed`` are in edges (a second) from its place, ``turn`` in degrees: the error it would
    be let go with. ``drift`` is the speed at which the hand drifts, in edges a second.
    """

    def __init__(self, size: float, seed: int, drawn: Hand) -> None:
        chance = Random(seed)
        self._size = size
        self._drawn = drawn
        self._east, self._north = (Trembling(chance, size * sqrt(QUICK_SHARE)) for _ in range(2))
        self._heading = 2 * pi * chance.random()
        self._bend, self._turns = (chance.choice((-1.0, 1.0)) for _ in range(2))
        self._drifted: Point2 = (0.0, 0.0)
        self._led_turn = 0.0
        self._turning = 0.0
        self._rest = 0.0
        self.held = 0.0
        """Seconds so far."""
        self.place: Point2 = (drawn.dx / 1000, drawn.dy / 1000)
        self.speed: Point2 = (0.0, 0.0)
        self.turn = drawn.yaw / 10
        self.drift: Point2 = (0.0, 0.0)

    def step(self, seconds: float, pointer: Point2 = (0.0, 0.0)) -> None:
        """Go on by so much time, with the pointer so many edges away from where it took the block."""
        self._rest += seconds
        while self._rest >= STEP:
            self._rest -= STEP
            self._once(pointer)

    @property
    def unsteered(self) -> Point2:
        """Where the hand would be by itself, without pointer and trembling."""
        share, (east, north) = self.share / 1000, self._drifted
        return share * self._drawn.dx + east, share * self._drawn.dy + north

    def turn_by(self, degrees: float) -> None:
        """Turn the block in the hand, against the clock."""
        self._led_turn += degrees

    @property
    def at_once(self) -> bool:
        """Whether it is still as it was drawn."""
        return self.held <= AT_ONCE

    @property
    def share(self) -> float:
        """What is left of the first error."""
        calming = max(0.0, self.held - AT_ONCE) / CALMING_SECONDS
        return CALM_SHARE + (1.0 - CALM_SHARE) * exp(-calming)

    @property
    def growth(self) -> float:
        """The size of drift and trembling now, relative to their first size."""
        return min(MAX_TREMOR, 1.0 + TIRING * max(0.0, self.held - STRONG_SECONDS))

    def error(self) -> Hand:
        """The error if it were let go now."""
        push = STILL_PUSH + (self._drawn.push - STILL_PUSH) * self.share + PUSH_A_SPEED * hypot(*self.speed)
        return bounded_hand(*self.place, self.turn, round(push))

    def _once(self, pointer: Point2) -> None:
        self.held += STEP
        share, growth, since = self.share, self.growth, max(0.0, self.held - AT_ONCE)
        # Trembling and drift begin as the first error goes, so that nothing jumps.
        begun = (1.0 - share) / (1.0 - CALM_SHARE)
        heading, speed = self._heading + self._bend * BEND * since, begun * growth * DRIFT_SPEED * self._size
        self.drift = speed * cos(heading), speed * sin(heading)
        self._drifted = self._drifted[0] + STEP * self.drift[0], self._drifted[1] + STEP * self.drift[1]
        quick = begun * CALM_SHARE * growth
        east, north = self.unsteered
        east += quick * self._east.deviation_at(since) + pointer[0]
        north += quick * self._north.deviation_at(since) + pointer[1]
        self.speed = (
            self.speed[0] + STEP * (STIFFNESS * (east - self.place[0]) - DAMPING * self.speed[0]),
            self.speed[1] + STEP * (STIFFNESS * (north - self.place[1]) - DAMPING * self.speed[1]),
        )
        self.place = self.place[0] + STEP * self.speed[0], self.place[1] + STEP * self.speed[1]
        swing = growth * TURN_REACH * self._size * self._turns * sin(2 * pi * TURN_HERTZ * since)
        aim = share * self._drawn.yaw / 10 + YAW * swing + self._led_turn
        self._turning += STEP * (STIFFNESS * (aim - self.turn) - DAMPING * self._turning)
        self.turn += STEP * self._turning
