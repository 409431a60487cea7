"""A block on a soft spring in a hand that trembles: pure, the same for the same seed, steps and pointer.

The hand wanders about the pointer, the block follows the hand late and overshoots a little. Where it is when the
button is let go is the error (T-7.1, let go with an error): so one steers against the tremor, and waits for a calm
moment; but the longer one waits, the more it trembles.
"""

from collections.abc import Sequence
from math import hypot, pi, sin, sqrt
from random import Random

from torres3d.games.turm_bauer.rules.commands import LARGEST_PUSH, LARGEST_SHIFT, LARGEST_YAW, Hand

STEP = 1 / 120
"""Seconds of one step of the spring; what is left of a round goes to the next one."""
STIFFNESS, DAMPING = 220.0, 20.0
"""Of the spring, for a mass of 1: it follows in about a tenth of a second and hardly swings back."""
WANDERING_HERTZ = (0.09, 0.17, 0.26, 0.37, 0.53)
"""Hertz of the wandering, slow enough to be steered against."""
TREMBLING_HERTZ = (5.3, 7.1, 8.9)
"""Hertz of the trembling on top of it, too quick to be steered against."""
QUICK_SHARE = 0.12
"""The part of the tremor's variance that is quick."""
CALM_SECONDS = 1.5
"""Seconds for which a block can be held before the hand tires."""
TIRING = 0.16
"""By this share of itself the tremor grows with each further second ..."""
MAX_TREMOR = 2.5
"""... up to so many times itself."""
YAW = 40.0
"""Degrees of turn for one edge of tremor, as a drawn hand turns (T-9.5)."""
STILL_PUSH, PUSH_A_SPEED = 10, 70.0
"""What a block is pushed with that hangs still, and how much more for each edge a second."""

Point2 = tuple[float, float]


class Tremor:
    """A wandering along one axis: the sum of slow and quick waves with random phases, ``size`` its standard
    deviation."""

    def __init__(self, chance: Random, size: float) -> None:
        self._waves = [
            *_waves(chance, WANDERING_HERTZ, size * sqrt(1 - QUICK_SHARE)),
            *_waves(chance, TREMBLING_HERTZ, size * sqrt(QUICK_SHARE)),
        ]

    def deviation_at(self, time: float) -> float:
        """The deviation after so many seconds."""
        return sum(high * sin(2 * pi * hertz * time + phase) for high, hertz, phase in self._waves)


def _waves(chance: Random, hertz: Sequence[float], size: float) -> list[tuple[float, float, float]]:
    high = size * sqrt(2 / len(hertz))
    return [(high, each, 2 * pi * chance.random()) for each in hertz]


class HandSpring:
    """A block that hangs from a hand, over its place in the building.

    ``size`` is the standard deviation of the tremor in edges (T-9.5). ``place`` and ``speed`` are in edges (a second)
    from its place, ``turn`` in degrees: the error it would be let go with. It begins as the hand takes it, out of
    place already: who clicks at once has a drawn hand.
    """

    def __init__(self, size: float, seed: int) -> None:
        chance = Random(seed)
        self._across, self._along, self._about = (Tremor(chance, size) for _ in range(3))
        self._rest = 0.0
        self._turning = 0.0
        self.held = 0.0
        """Seconds so far."""
        self.place: Point2 = (self._across.deviation_at(0.0), self._along.deviation_at(0.0))
        self.speed: Point2 = (0.0, 0.0)
        self.turn = YAW * self._about.deviation_at(0.0)

    def step(self, seconds: float, pointer: Point2 = (0.0, 0.0)) -> None:
        """Go on by so much time, with the pointer so many edges away from where it took the block."""
        self._rest += seconds
        while self._rest >= STEP:
            self._rest -= STEP
            self._once(pointer)

    @property
    def tremor_growth(self) -> float:
        """The size of the tremor now, relative to its first size."""
        return min(MAX_TREMOR, 1.0 + TIRING * max(0.0, self.held - CALM_SECONDS))

    def hand(self) -> Hand:
        """The error if it were let go now, within the bounds of T-10.1 (hands)."""
        east, north = self.place
        push = STILL_PUSH + PUSH_A_SPEED * hypot(*self.speed)
        return Hand(
            dx=_cut(1000 * east, LARGEST_SHIFT),
            dy=_cut(1000 * north, LARGEST_SHIFT),
            yaw=_cut(10 * self.turn, LARGEST_YAW),
            push=min(round(push), LARGEST_PUSH),
        )

    def _once(self, pointer: Point2) -> None:
        self.held += STEP
        now, tired = self.held, self.tremor_growth
        goal = (pointer[0] + tired * self._across.deviation_at(now), pointer[1] + tired * self._along.deviation_at(now))
        self.speed = (
            self.speed[0] + STEP * (STIFFNESS * (goal[0] - self.place[0]) - DAMPING * self.speed[0]),
            self.speed[1] + STEP * (STIFFNESS * (goal[1] - self.place[1]) - DAMPING * self.speed[1]),
        )
        self.place = self.place[0] + STEP * self.speed[0], self.place[1] + STEP * self.speed[1]
        aim = tired * YAW * self._about.deviation_at(now)
        self._turning += STEP * (STIFFNESS * (aim - self.turn) - DAMPING * self._turning)
        self.turn += STEP * self._turning


def _cut(value: float, largest: int) -> int:
    return max(-largest, min(largest, round(value)))
