"""Risk of a place: the share of sampled hands that bring something down, for many places of one building."""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property

import msgspec
import numpy as np

from torres3d.games.turm_bauer.rules.cell_and_column_names import Cells
from torres3d.games.turm_bauer.rules.commands import Hand, Placement
from torres3d.games.turm_bauer.rules.judging.contact_load_distribution import Springs, springs
from torres3d.games.turm_bauer.rules.judging.contacts import GROUND, Floats, Touch, faces
from torres3d.games.turm_bauer.rules.judging.physics_numbers import physics
from torres3d.games.turm_bauer.rules.judging.statics import Balance, balance, pulls_at, shrinking
from torres3d.games.turm_bauer.rules.options import Options
from torres3d.games.turm_bauer.rules.state import STRAIGHT, BuiltBlock

STEPS = 4
"""Number of different pushes that count."""
PRESSED = 4
"""Rounds of leaving out contacts that would pull, when a block's own weight is shared among its contacts."""
FLAT = 1e-6
"""Contacts (nearly) in a line are left to the solver (edges to the fourth)."""


class Risk(msgspec.Struct, frozen=True):
    """The share of hands that let something fall, and of those that let the tower collapse (T-7.6)."""

    falls: float
    collapses: float


class Risks:
    """Risks of building on one building, judged as by `StaticsJudge`; fast for many places and hands.

    Most hands are decided by one even distribution of the weight (`Springs`) in which every contact pushes; the solver
    decides the rest.
    """

    def __init__(self, blocks: tuple[BuiltBlock, ...], options: Options) -> None:
        self._blocks = blocks
        self._options = options

    def with_hands(self, placement: Placement, hands: Sequence[Hand]) -> Risk:
        """The risk of a place with these cut hands. Stops when half of them let something fall."""
        falls = collapses = looked = 0
        for fallen in self.fallen_by_hand(placement, hands):
            looked += 1
            falls += fallen > 0
            collapses += fallen >= self._options.collapse
            if falls >= len(hands) / 2:
                break
        return Risk(falls / looked, collapses / looked)

    def fallen_by_hand(self, placement: Placement, hands: Sequence[Hand]) -> Iterator[int]:
        """The number of blocks that fall with each of these cut hands, the bump aside (see `with_bump`)."""
        laid = [_laid(placement.cells, (hand.dx, hand.dy, hand.yaw)) for hand in hands]
        tried = _Tried(laid, self._dropped)
        shrinks = [self._counted(hand.push) for hand in hands]
        for number, sure in enumerate(self._surely_held(tried, shrinks)):
            yield 0 if sure else self._fallen(tried, number, shrinks[number])

    def with_bump(
        self, placement: Placement, risk: Risk, hands: Sequence[Hand], enough: Callable[[Risk], bool] = lambda _: False
    ) -> Risk:
        """The risk with what the bump adds, looked at with some of the ``hands`` that let nothing fall.

        Stops where what it knows is ``enough``; then the risk is a lower bound. Statics counts the bump in each hand
        (T-9.3), so it adds nothing.
        """
        del placement, hands, enough
        return risk

    @property
    def _dropped(self) -> float:
        """By how much smaller the contacts of a new block count (edges)."""
        return 0.0

    @property
    def gives_up(self) -> bool:
        """Whether statics lets something fall with the gentlest push, wherever one builds."""
        return self._shrunk is None

    def stands(self, cells: Cells) -> bool:
        """Whether the building stands with a block straight at a place, without shrinking (T-9.3)."""
        laid = _laid(cells)
        if next(self._surely_held(_Tried([laid], self._dropped), [self._counted(0)])):
            return True
        return balance(self._blocks).with_block(laid).stands

    @cached_property
    def _steps(self) -> tuple[float, ...]:
        """The possible shrinkings, gentlest first; a push counts as the next harder one: few buildings are solved."""
        hand = physics().hand
        hardest = hand.push_least + hand.push_range - 1
        wobble = self._options.wobble
        return tuple(shrinking(wobble, round(hardest * (number + 1) / STEPS)) for number in range(STEPS))

    @cached_property
    def _shrunk(self) -> Balance | None:
        """The building with the smallest contacts, of those steps, with which it stands."""
        for shrink in reversed(self._steps):
            found = balance(self._blocks, shrink)
            if found.verdict.stands:
                return found
        return None

    @cached_property
    def _springs(self) -> Springs | None:
        return None if self._shrunk is None else springs(self._shrunk)

    def _counted(self, push: int) -> float:
        exact = shrinking(self._options.wobble, push)
        return next((step for step in self._steps if step >= exact), exact)

    def _surely_held(self, tried: "_Tried", shrinks: Sequence[float]) -> Iterator[bool]:
        """For each tried block, with the shrinking for its push: whether forces are known that hold everything."""
        building, carrying = self._shrunk, self._springs
        for number, (block, shrink) in enumerate(zip(tried.laid, shrinks, strict=True)):
            if building is None or carrying is None or shrink > building.shrink:
                yield False
                continue
            contacts = tried.contacts(building, number)
            count = len(self._blocks)
            own = contacts.upper == count
            below = Touch(contacts.lower[own], contacts.upper[own], contacts.points[own], contacts.levels[own])
            yield _carried(building, carrying, block, below)

    def _fallen(self, tried: "_Tried", number: int, shrink: float) -> int:
        """The number of blocks that fall, by the solver: the new one, and those that begin to move."""
        building = balance(self._blocks, shrink)
        verdict = building.with_block(tried.laid[number], tried.contacts(building, number))
        return 0 if verdict.stands else len({*verdict.moving, len(self._blocks)})


class _Tried:
    """One block ``laid`` by several hands at one place. Its contacts are smaller by ``dropped`` than the others."""

    def __init__(self, laid: Sequence[BuiltBlock], dropped: float) -> None:
        self.laid = laid
        self._dropped = dropped
        self._contacts: dict[float, Touch] = {}

    def contacts(self, building: Balance, number: int) -> Touch:
        """The contacts of each laid block with a building, found for all of them together."""
        count = len(building.blocks)
        found = self._contacts.get(building.shrink)
        if found is None:
            found = building.touching(faces(self.laid, building.shrink + self._dropped, count))
            self._contacts[building.shrink] = found
        return found.of_block(count + number, count)


def _carried(building: Balance, carrying: Springs, block: BuiltBlock, below: Touch) -> bool:
    """Whether the contacts ``below`` a block hold its weight evenly, and the building carries that further load."""
    shared = _shared(len(block.cells), below.points - pulls_at((block,)))
    if shared is None:
        return False
    held = below.lower != GROUND
    lower, shared = below.lower[held], shared[held]
    off = below.points[held] - building.centres[lower]
    rows, place = np.unique(lower, return_inverse=True)
    parts = (shared, shared * off[:, 0], shared * off[:, 1])
    loads: Floats = np.stack([np.bincount(place, part, len(rows)).astype(np.float64) for part in parts], 1)
    return carrying.carry((3 * rows[:, None] + np.arange(3)).reshape(-1), loads.reshape(-1))


def _laid(cells: Cells, pose: tuple[int, int, int] = STRAIGHT) -> BuiltBlock:
    return BuiltBlock("", "", cells, pose)


def _shared(weight: int, off: Floats) -> Floats | None:
    """A weight shared evenly among contacts at ``off`` from the middle, none of them pulling; None where that fails."""
    arms = np.concatenate([np.ones((len(off), 1)), off], 1)
    pressed = np.ones(len(off), bool)
    for _ in range(PRESSED):
        held = arms[pressed]
        matrix = held.T @ held
        if len(held) < 3 or abs(np.linalg.det(matrix)) < FLAT:
            return None
        force = arms @ np.linalg.solve(matrix, np.array([weight, 0.0, 0.0]))
        if (force[pressed] >= 0).all():
            return np.where(pressed, force, 0.0)
        pressed &= force >= 0
    return None
