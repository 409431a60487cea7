"""The block in the player's hand: its ghost, the grip that lets it go, and how the hand trembles.

The hand wanders about the pointer, the block follows the hand late and overshoots a little. Where it is when the
button is let go is the error (T-7.1, let go with an error): so one steers against the tremor, and waits for a calm
moment; but the longer one waits, the more it trembles.
"""

from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from math import hypot, pi, sin, sqrt
from random import Random

from torres3d.games.turm_bauer.app.input import place_preview as preview
from torres3d.games.turm_bauer.rules.cell_and_column_names import Cells
from torres3d.games.turm_bauer.rules.commands import Hand, Placement
from torres3d.games.turm_bauer.rules.judging.hand_error import bounded_hand, spread
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.scene.interaction.next_place_by_key import Direction
from torres3d.games.turm_bauer.scene.interaction.picking import aim
from torres3d.games.turm_bauer.scene.interaction.snapping import Aim, Axis, Shape
from torres3d.games.turm_bauer.scene.table import Table
from torres3d.scene.camera.viewpoint import Ray, on_plane
from torres3d.scene.shapes.axis_conventions import Point

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
        """The error if it were let go now."""
        return bounded_hand(*self.place, self.turn, round(STILL_PUSH + PUSH_A_SPEED * hypot(*self.speed)))

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


LIFT = 0.55
"""Edges that a held block hangs above its place."""
Pixel = tuple[float, float]


def seed_of(state: State) -> int:
    """The seed of the hand's tremor: the same for each grip of one try, so that gripping again does not help."""
    text = f"{state.tremor}/{state.turn}/{state.slips}/hand"
    return int.from_bytes(sha256(text.encode()).digest()[:8])


class Holding:
    """A grip on the block of ``placement``. ``ray`` gives what is under a pixel of the window."""

    def __init__(self, state: State, placement: Placement, at: Pixel, ray: Callable[[float, float], Ray]) -> None:
        self.placement = placement
        self._ray = ray
        self._level = float(min(z for _, _, z in placement.cells))
        self._began = self._under(at)
        self._pointer: Point2 = (0.0, 0.0)
        self.spring = HandSpring(spread(state.options.wobble, placement), seed_of(state))

    def point(self, at: Pixel | None) -> None:
        """The pointer is here now; outside of the window it counts where it was."""
        now = None if at is None else self._under(at)
        if now is not None and self._began is not None:
            self._pointer = now[0] - self._began[0], now[1] - self._began[1]

    def step(self, seconds: float) -> None:
        self.spring.step(seconds, self._pointer)

    def _under(self, at: Pixel) -> Point | None:
        return on_plane(self._ray(*at), self._level)


TURNS: dict[str, Axis] = {
    "turn": "upright",
    "turn_block": "upright",
    "tip": "across",
    "tip_block": "across",
    "roll_block": "ahead",
}
"""Turns of the block by buttons and keys."""
WAYS = ("next_way", "previous_way")
"""One way that fits after another, by buttons and keys."""


class BlockInHand:
    """The block in the hand. ``trial`` is the block with its ghost, None if the hand is empty; ``holding`` is the grip
    while the button is pressed."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._pixel: Pixel | None = None
        self.trial: preview.PlacePreview | None = None
        self.holding: Holding | None = None

    def take(self, places: Iterable[Cells], usual: Shape, same: bool) -> None:
        """A block with these legal places is in the hand, the ``same`` as before or another; turned as the one before
        it was, if it can lie so."""
        last = self.trial
        now = self._aim()
        self.trial = trial = preview.begun(places, usual, None if last is None else last.wanted, now)
        if same and last is not None and last.cells is not None and last.cells in trial.offer and now is None:
            self.trial = preview.put(trial, last.cells)

    def empty(self) -> None:
        self.trial = None

    def show_at(self, cells: Cells) -> None:
        """Put the ghost at a legal place."""
        if self.trial is not None and cells in self.trial.offer:
            self.trial = preview.put(self.trial, cells)

    def aim_at(self, pixel: Pixel | None) -> None:
        """The pointer is on this pixel of the table."""
        self._pixel = pixel
        if self.trial is not None and self.holding is None and pixel is not None:
            self.trial = preview.pointed(self.trial, self._aim())

    def turn(self, action: str) -> bool:
        """Turn the block as a button or key says; whether it lies another way now."""
        if self.trial is None or self.holding is not None:
            return False
        before = self.trial.wanted, self.trial.cells
        if action in TURNS:
            self.trial = preview.turned_by(self.trial, TURNS[action], self._table.camera.goal)
        elif action in WAYS:
            self.trial = preview.next_way(self.trial, back=action == "previous_way")
        return before != (self.trial.wanted, self.trial.cells)

    def lead(self, direction: Direction) -> None:
        """Lead the ghost on in a direction of the picture."""
        if self.trial is not None:
            self.trial = preview.led(self.trial, direction, self._table.camera.goal)

    def settle(self) -> None:
        """A key took the block: its ghost is not left where a mouse at rest happens to point and nothing fits."""
        if self.trial is not None:
            self.trial = preview.settled(self.trial)

    def step_on(self, back: bool) -> None:
        """Lead the ghost to the next place of all."""
        if self.trial is not None:
            self.trial = preview.stepped(self.trial, self._table.camera.goal, back)

    def grip(self, state: State, placement: Placement, pixel: Pixel) -> None:
        """Take hold of the block to build it so."""
        self.holding = Holding(state, placement, pixel, self._table.camera.ray)

    def release_grip(self) -> None:
        """Take the grip off; the block is not let go."""
        if self.holding is not None:
            self.holding = None
            self._table.hand.clear()

    def _aim(self) -> Aim | None:
        if self._pixel is None:
            return None
        return aim(self._pixel, self._table.camera.ray(*self._pixel), self._table.pick(*self._pixel))
