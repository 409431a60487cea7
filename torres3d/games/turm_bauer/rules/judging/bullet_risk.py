"""Risks where Bullet judges (T-9.1), estimated without it: statics that is fitted to Bullet.

A hand lets something fall where no forces hold the building with contacts that are a little smaller, or where the bump
leans further than the building bears. The numbers are fitted to places of played games (docs/bots/turm).
"""

import math
from collections.abc import Callable, Sequence
from functools import cache, cached_property

from msgspec import structs

from torres3d.games.turm_bauer.rules.commands import Hand, Placement
from torres3d.games.turm_bauer.rules.judging.judge import STEADY
from torres3d.games.turm_bauer.rules.judging.lean_limit import LeanLimits
from torres3d.games.turm_bauer.rules.judging.physics_numbers import EstimateNumbers, physics
from torres3d.games.turm_bauer.rules.judging.risk import Risk, Risks
from torres3d.games.turm_bauer.rules.options import Options
from torres3d.games.turm_bauer.rules.state import BuiltBlock, State

PUSHES = 4
"""Pushes that stand for all."""
FARTHEST = 4
"""So many widths from the middle all bumps do nothing."""
SAME = 1.1
"""Up to so many times the limit it is the building's own."""
DOUBTS = (1.0, 0.67, 0.33)
"""So much doubt bots have, of that in `careful` of physics.yaml, the most first."""
EVEN = 0.5
"""The share of bumps from which on a building by itself counts as lost."""


class BulletRisks(Risks):
    """Risks of building on one building, as Bullet would judge, by these ``numbers``."""

    def __init__(self, blocks: tuple[BuiltBlock, ...], options: Options, numbers: EstimateNumbers) -> None:
        super().__init__(blocks, options)
        self._numbers = numbers

    @property
    def gives_up(self) -> bool:
        """Whether something falls, or is brought down by half of the bumps, wherever one builds."""
        return super().gives_up or self._bumped(self._limits.own) >= EVEN

    def with_bump(
        self, placement: Placement, risk: Risk, hands: Sequence[Hand], enough: Callable[[Risk], bool] = lambda _: False
    ) -> Risk:
        """The risk with what the bump brings down of what the hand left standing, and with what falling blocks hit."""
        numbers = self._numbers
        found = Risk(risk.falls, numbers.collapses * risk.collapses + numbers.toppled * (risk.falls - risk.collapses))
        if risk.falls >= 1.0:
            return found
        for hand in hands:
            before = found
            for limit in self._limits.with_block(BuiltBlock("", "", placement.cells, (hand.dx, hand.dy, hand.yaw))):
                bumped = (1.0 - risk.falls) * self._bumped(limit) / len(hands)
                # What leans too far is the new block by itself, or the building that was loose before.
                loose = bumped > 0.0 and self._limits.own <= SAME * limit
                found = Risk(before.falls + bumped, before.collapses + bumped * (1.0 if loose else numbers.toppled))
                if enough(found):
                    return found
        return found

    def _bumped(self, limit: float) -> float:
        """The share of bumps that bring something down where gravity may lean so far."""
        numbers = self._numbers
        least = numbers.bare if self._shrunk is not None and not self._shrunk.shrink else 0.0
        if limit >= self._most:
            return least
        half = numbers.lean[self._options.wobble]
        over = [(half - max(limit, 0.0) / lean) / numbers.lean_width for lean in self._leans]
        return max(least, sum(1.0 / (1.0 + math.exp(-each)) for each in over) / len(over))

    @cached_property
    def _limits(self) -> LeanLimits:
        return LeanLimits(self._blocks, self._counted(0), self._numbers.friction, self._most)

    @cached_property
    def _most(self) -> float:
        """The lean that a building need not bear more than."""
        numbers = self._numbers
        return max(self._leans) * (numbers.lean[self._options.wobble] + FARTHEST * numbers.lean_width)

    @property
    def _dropped(self) -> float:
        return self._numbers.dropped

    @cached_property
    def _leans(self) -> tuple[float, ...]:
        """The leans of gravity in the bump for some pushes (T-9.1)."""
        numbers, hand = physics(), physics().hand
        lean = numbers.wobble.numbers_of(self._options.wobble).lean
        if self._options.hand == "steady":
            return (lean * numbers.push.factor(STEADY.push),)
        pushes = [hand.push_least + (hand.push_range - 1) * (number + 0.5) / PUSHES for number in range(PUSHES)]
        return tuple(lean * numbers.push.factor(round(push)) for push in pushes)

    @cached_property
    def _steps(self) -> tuple[float, ...]:
        """Contacts as small as Bullet has them; larger ones for a building that stood although it needs them."""
        shrink = self._numbers.shrink[self._options.wobble]
        return (0.0, shrink / 2, shrink)

    def _counted(self, push: int) -> float:
        """The same for all pushes: the bump counts by itself."""
        del push
        return self._steps[-1] if self._shrunk is None else self._shrunk.shrink


def risks_of(state: State) -> Risks:
    """The risks of building on a state's building, as its judge decides (T-9)."""
    if state.options.judge == "bullet":
        return BulletRisks(state.blocks, state.options, physics().estimate)
    return Risks(state.blocks, state.options)


def careful_risks_of(state: State) -> Risks:
    """Risks for bots: where Bullet judges, the highest ones that do not give the building up."""
    if state.options.judge == "bullet":
        for doubt in DOUBTS:
            careful = BulletRisks(state.blocks, state.options, _doubted(doubt))
            if not careful.gives_up:
                return careful
    return risks_of(state)


@cache
def _doubted(doubt: float) -> EstimateNumbers:
    """The numbers for so much doubt, from 0 to 1."""
    least, most = physics().estimate, physics().careful

    def between(low: float, high: float) -> float:
        return low + doubt * (high - low)

    return structs.replace(
        least,
        shrink={wobble: between(shrink, most.shrink[wobble]) for wobble, shrink in least.shrink.items()},
        dropped=between(least.dropped, most.dropped),
        lean={wobble: between(lean, most.lean[wobble]) for wobble, lean in least.lean.items()},
        lean_width=between(least.lean_width, most.lean_width),
        bare=between(least.bare, most.bare),
    )
