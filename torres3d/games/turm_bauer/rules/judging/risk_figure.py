"""The risk that is told: how often something falls at a place, estimated at once, and better with each hand judged.

All who tell it ask here, so that one place has one figure: the meter, hints, tips, the analysis and text mode.
"""

from collections.abc import Sequence
from math import sqrt

import msgspec

from torres3d.games.turm_bauer.rules.commands import Hand, Placement
from torres3d.games.turm_bauer.rules.judging.bullet_risk import risks_of
from torres3d.games.turm_bauer.rules.judging.hand_error import Elbowroom, spread_hands
from torres3d.games.turm_bauer.rules.judging.judge import STEADY
from torres3d.games.turm_bauer.rules.judging.risk import Risk
from torres3d.games.turm_bauer.rules.state import State

ESTIMATED, JUDGED = 64, 20
"""Hands of the first figure, and of them those that the game's judge refines it with."""
BUMPED = 8
"""Hands for which the bump is looked at; it takes longest."""
DOUBT = 2.0
"""Hands judged as estimated that the first figure counts as."""
UNSURE, SURE = 0.8, 0.06
"""The first figure is within this share of its variance p (1 - p), and this much, in nine of ten places."""


class RiskFigure(msgspec.Struct, frozen=True):
    """The share of hands that let something fall at a place, of those that let the tower collapse, and the range in
    which the first is in nine of ten cases. ``judged`` is the number of hands that the judge was asked for."""

    falls: float
    collapses: float
    low: float
    high: float
    judged: int = 0


class RiskEstimate:
    """The estimate of one place of a state. ``hands`` are those to be judged, in this order, to refine it."""

    def __init__(self, state: State, placement: Placement) -> None:
        risks = risks_of(state)
        steady = state.options.hand == "steady"
        room = Elbowroom(state.blocks, placement.cells)
        drawn = [STEADY] if steady else spread_hands(ESTIMATED, state.options.wobble, placement)
        all_hands = [room.cut(hand) for hand in drawn]
        fallen = list(risks.fallen_by_hand(placement, all_hands))
        stood = [hand for hand, count in zip(all_hands, fallen, strict=True) if not count][:BUMPED]
        rest = risks.with_bump(placement, Risk(0.0, 0.0), stood)
        many = state.options.collapse
        by_hand = [risks.with_bump(placement, Risk(1.0, count >= many), ()) if count else rest for count in fallen]
        self._exact = state.options.judge == "statics"
        self._by_hand = by_hand
        self.hands: Sequence[Hand] = () if self._exact else all_hands[:JUDGED]

    def figure(self, judged: Sequence[Risk] = ()) -> RiskFigure:
        """The figure, refined with what became of the first hands: 0 or 1 for something that fell, and a collapse."""
        count = len(self._by_hand)
        falls = sum(each.falls for each in self._by_hand) / count
        collapses = sum(each.collapses for each in self._by_hand) / count
        if judged:
            # What is left to be found out is how the judge differs from the estimate of the same hands.
            weight = 1 / (len(judged) + DOUBT)
            pairs = list(zip(judged, self._by_hand, strict=False))
            falls += weight * sum(one.falls - other.falls for one, other in pairs)
            collapses += weight * sum(one.collapses - other.collapses for one, other in pairs)
        falls = min(max(falls, 0.0), 1.0)
        collapses = min(max(collapses, 0.0), falls)
        off = 0.0 if self._exact else UNSURE * falls * (1 - falls) / sqrt(len(judged) / DOUBT + 1) + SURE
        return RiskFigure(falls, collapses, max(0.0, falls - off), min(1.0, falls + off), len(judged))
