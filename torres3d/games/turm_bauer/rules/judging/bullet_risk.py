"""Risks where Bullet judges (T-9.1), estimated without it: statics that is fitted to Bullet.

A hand lets something fall where no forces hold the building with contacts that are a little smaller, or where the bump
leans further than the building bears. The numbers are fitted to places of played games (docs/bots/turm).
"""

import math
from collections.abc import Sequence
from functools import cached_property

from torres3d.games.turm_bauer.rules.commands import Hand, Placement
from torres3d.games.turm_bauer.rules.judging.judge import STEADY
from torres3d.games.turm_bauer.rules.judging.lean_limit import lean_limit
from torres3d.games.turm_bauer.rules.judging.physics_numbers import physics
from torres3d.games.turm_bauer.rules.judging.risk import Risk, Risks
from torres3d.games.turm_bauer.rules.options import Options
from torres3d.games.turm_bauer.rules.state import BuiltBlock, State

PUSHES = 4
"""Pushes that stand for all."""
FARTHEST = 4
"""So many widths from the middle all bumps do nothing."""
SAME = 1.1
"""Up to so many times the limit it is the building's own."""


class BulletRisks(Risks):
    """Risks of building on one building, as Bullet would judge."""

    def __init__(self, blocks: tuple[BuiltBlock, ...], options: Options) -> None:
        super().__init__(blocks, options)
        self._limits: dict[tuple[BuiltBlock, ...], float] = {}

    def with_bump(self, placement: Placement, risk: Risk, hands: Sequence[Hand]) -> Risk:
        """The risk with what the bump brings down of what the hand left standing, and with what falling blocks hit."""
        numbers = physics().estimate
        collapses = numbers.collapses * risk.collapses + numbers.toppled * (risk.falls - risk.collapses)
        if risk.falls >= 1.0 or not hands:
            return Risk(risk.falls, collapses)
        falls = risk.falls
        for hand in hands:
            limit = self._limit(BuiltBlock("", "", placement.cells, (hand.dx, hand.dy, hand.yaw)))
            bumped = (1.0 - risk.falls) * self._bumped(limit) / len(hands)
            # What leans too far is the new block by itself, or the building that was loose before.
            loose = bumped > 0.0 and self._limit() <= SAME * limit
            falls += bumped
            collapses += bumped * (1.0 if loose else numbers.toppled)
        return Risk(falls, collapses)

    def _bumped(self, limit: float) -> float:
        """The share of bumps that bring something down where gravity may lean so far."""
        if limit >= self._most:
            return 0.0
        numbers = physics().estimate
        over = [(numbers.lean - max(limit, 0.0) / lean) / numbers.lean_width for lean in self._leans]
        return sum(1.0 / (1.0 + math.exp(-each)) for each in over) / len(over)

    def _limit(self, *block: BuiltBlock) -> float:
        """How far gravity may lean, of the building or with one more block."""
        if block not in self._limits:
            friction, shrink = physics().estimate.friction, self._counted(0)
            self._limits[block] = lean_limit((*self._blocks, *block), shrink, friction, self._most)
        return self._limits[block]

    @cached_property
    def _most(self) -> float:
        """The lean that a building need not bear more than."""
        numbers = physics().estimate
        return max(self._leans) * (numbers.lean + FARTHEST * numbers.lean_width)

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
        shrink = physics().estimate.shrink
        return (0.0, shrink / 2, shrink)

    def _counted(self, push: int) -> float:
        """The same for all pushes: the bump counts by itself."""
        del push
        return self._steps[-1] if self._shrunk is None else self._shrunk.shrink


def risks_of(state: State) -> Risks:
    """The risks of building on a state's building, as its judge decides (T-9)."""
    kind = BulletRisks if state.options.judge == "bullet" else Risks
    return kind(state.blocks, state.options)


def careful_risks_of(state: State) -> Risks:
    """Risks for bots: those of statics, which are higher than Bullet's, as long as it does not give the building up."""
    found = Risks(state.blocks, state.options)
    return risks_of(state) if found.gives_up else found
