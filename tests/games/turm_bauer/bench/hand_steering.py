"""What steering the trembling hand is worth: python -m tests.games.turm_bauer.bench.hand_steering [--tries 1000]
[--wobble usual]

A block of four on level 3 is held by the program's own hand. Printed are mean errors over so many tries, and their
share of the error of who lets go at once.

Persons see everything `LAG` seconds late and to within `BLUR` edges, lead the block by at most `QUICKEST` edges a
second, and miss the length of each movement by `MISS`. They differ in what they do:

- *at once*: lets go with a click.
- *waits*: looks for `PATIENCE` seconds, and lets go when the visible error is smallest of the whole time. Nobody
  knows that beforehand, so a person waits less well.
- *waits ideally*: the same, as if what happens were known at once and exactly: the least error of all moments.
- *steers*: leads against what was seen, less what was led since, and lets go after `PATIENCE` seconds. The wheel turns
  the block back by whole clicks.
- *steers soon*: the same, and lets go after `SOON` seconds.
- *by keys*: the same as *steers*, by taps of an arrow, at most `TAPS` a second.
- *overcorrects*: steers against the visible error as long as there is one, by `GAIN`, and forgets what was led since.
"""

import argparse
import random
from collections import deque
from collections.abc import Callable
from math import copysign, hypot
from statistics import fmean
from typing import NamedTuple, get_args

from torres3d.games.turm_bauer.app.play.trembling_hand import NUDGE, TURN_STEP, Point2, TremblingHand
from torres3d.games.turm_bauer.rules.commands import Hand, Placement
from torres3d.games.turm_bauer.rules.judging.hand_error import sampled, spread
from torres3d.games.turm_bauer.rules.options import Wobble

FRAME = 1 / 60
LAG = 0.25
"""Seconds from what happens to what a person does about it."""
PATIENCE, SOON = 3.0, 1.5
BLUR = 0.01
"""Edges, the standard deviation of what a person sees: about a pixel in the close view."""
LOOKS = 0.1
"""Seconds for which one look lasts."""
QUICKEST = 0.5
MISS = 0.15
GAIN = 5.0
"""Edges a second for each edge seen, of who forgets what was led since."""
CLICKS = 3.0
"""Clicks of the wheel a second, at most."""
TAPS = 5.0
"""Taps of an arrow a second, at most."""
BLOCK = Placement("4l", ((0, 0, 2), (1, 0, 2), (2, 0, 2), (2, 1, 2)), None)


class Seen(NamedTuple):
    """What was seen at a moment: where the block hung and how it was turned, and what had been led by then."""

    place: Point2
    turn: float
    led: Point2
    led_turn: float


class Let(NamedTuple):
    """The size of the error with which a block was let go: edges, degrees and push."""

    shift: float
    turn: float
    push: int

    @classmethod
    def of(cls, error: Hand) -> "Let":
        return cls(hypot(error.dx, error.dy) / 1000, abs(error.yaw) / 10, error.push)


class Person:
    """Somebody who holds one block; ``chance`` is what his eye and hand miss."""

    def __init__(self, hand: TremblingHand, chance: random.Random) -> None:
        self.hand = hand
        self.chance = chance
        self.led: Point2 = (0.0, 0.0)
        self.led_turn = 0.0
        self.blur: Point2 = (0.0, 0.0)
        self._past: deque[Seen] = deque([self._now()], maxlen=round(LAG / FRAME) + 1)
        self._looked = self._clicked = self._tapped = 0.0

    @property
    def seen(self) -> Seen:
        return self._past[0]

    def frame(self, act: "Callable[[Person], None]") -> None:
        """A frame passes, in which the person does something."""
        if self.hand.held - self._looked >= LOOKS:
            self._looked = self.hand.held
            self.blur = self.chance.gauss(0.0, BLUR), self.chance.gauss(0.0, BLUR)
        act(self)
        self.hand.step(FRAME, self.led)
        self._past.append(self._now())

    def let_go(self) -> Hand:
        return self.hand.error()

    def lead(self, east: float, north: float, most: float) -> None:
        """Lead the block so far, no farther than so much, and not quite as far as meant."""
        far = hypot(east, north)
        if far > 1e-9:
            part = min(1.0, most / far) * self.chance.gauss(1.0, MISS)
            self.led = self.led[0] + part * east, self.led[1] + part * north

    def turn_back(self) -> None:
        """Turn the wheel by a click where what was seen is more than half of one."""
        off = self.seen.turn + self.led_turn - self.seen.led_turn
        if abs(off) > TURN_STEP / 2 and self.hand.held - self._clicked >= 1 / CLICKS:
            self._clicked = self.hand.held
            step = -copysign(TURN_STEP, off)
            self.led_turn += step
            self.hand.turn_by(step)

    def tap(self) -> bool:
        """Whether a key can be tapped again."""
        if self.hand.held - self._tapped < 1 / TAPS:
            return False
        self._tapped = self.hand.held
        return True

    def off(self) -> Point2:
        """How far the block was seen from its place, less what was led since."""
        (east, north), (then_east, then_north) = self.seen.place, self.seen.led
        return (east + self.blur[0] + self.led[0] - then_east, north + self.blur[1] + self.led[1] - then_north)

    def _now(self) -> Seen:
        return Seen(self.hand.place, self.hand.turn, self.led, self.led_turn)


def holds(person: Person) -> None:
    """Do nothing."""


def steers(person: Person) -> None:
    """Lead back what was seen, as a hand does that knows what it has done since."""
    east, north = person.off()
    person.lead(-east * 0.2, -north * 0.2, QUICKEST * FRAME)
    person.turn_back()


def taps(person: Person) -> None:
    """Tap the arrow that leads back most."""
    east, north = person.off()
    if max(abs(east), abs(north)) > NUDGE / 2 and person.tap():
        far = -copysign(NUDGE, east), -copysign(NUDGE, north)
        across = abs(east) > abs(north)
        person.led = person.led[0] + far[0] * across, person.led[1] + far[1] * (not across)
    person.turn_back()


def overcorrects(person: Person) -> None:
    """Steer against the visible error."""
    (east, north), (b, c) = person.seen.place, person.blur
    person.lead(-GAIN * (east + b) * FRAME, -GAIN * (north + c) * FRAME, QUICKEST * FRAME)
    person.turn_back()


def after(seconds: float, act: Callable[[Person], None], person: Person) -> Hand:
    """Let go after so much time."""
    while person.hand.held < seconds:
        person.frame(act)
    return person.let_go()


def waits(person: Person) -> Hand:
    """Let go when the visible error is the smallest of the whole time."""
    best, found = float("inf"), person.let_go()
    while person.hand.held < PATIENCE:
        person.frame(holds)
        off = hypot(person.seen.place[0] + person.blur[0], person.seen.place[1] + person.blur[1])
        if off < best and person.hand.held >= LAG:
            best, found = off, person.let_go()
    return found


def waits_ideally(person: Person) -> Hand:
    """Let go at the best of all moments."""
    lets = [person.let_go()]
    while person.hand.held < PATIENCE:
        person.frame(holds)
        lets.append(person.let_go())
    return min(lets, key=Let.of)


PERSONS: dict[str, Callable[[Person], Hand]] = {
    "at once": Person.let_go,
    "waits": waits,
    "waits ideally": waits_ideally,
    "steers": lambda person: after(PATIENCE, steers, person),
    "steers soon": lambda person: after(SOON, steers, person),
    "by keys": lambda person: after(PATIENCE, taps, person),
    "overcorrects": lambda person: after(PATIENCE, overcorrects, person),
}


def hand_of(name: str, chance: random.Random, wobble: Wobble, block: Placement = BLOCK) -> Hand:
    """The hand with which a person lets a block go."""
    drawn = sampled(chance, wobble, block)
    hand = TremblingHand(spread(wobble, block), chance.getrandbits(32), drawn)
    return PERSONS[name](Person(hand, chance))


def measured(name: str, tries: int, wobble: Wobble = "usual") -> list[Let]:
    """The errors of a person in so many tries; all persons have the same hands."""
    return [Let.of(hand_of(name, random.Random(seed), wobble)) for seed in range(tries)]


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tries", type=int, default=1000)
    parser.add_argument("--wobble", choices=get_args(Wobble), default="usual")
    given = parser.parse_args()
    first = 0.0
    for name in PERSONS:
        lets = measured(name, given.tries, given.wobble)
        shift, turn, push = (fmean(getattr(each, field) for each in lets) for field in Let._fields)
        first = first or shift
        print(f"{name:13} {shift:.4f} edges ({shift / first:.2f}), {turn:.2f} degrees, push {push:.0f}")


if __name__ == "__main__":
    main()
