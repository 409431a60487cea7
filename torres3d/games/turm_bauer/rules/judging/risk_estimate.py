"""The risk of a place: how often something falls there, estimated at once and refined with every hand judged.

It depends on the block and its cells alone; a ring used for it changes nothing.
"""

from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean

from torres3d.games.turm_bauer.rules.commands import Hand, Placement, Rest
from torres3d.games.turm_bauer.rules.judging.bullet_risk import risks_of
from torres3d.games.turm_bauer.rules.judging.hand_error import Elbowroom, spread_hands
from torres3d.games.turm_bauer.rules.judging.judge import STEADY, Judge
from torres3d.games.turm_bauer.rules.judging.risk import Risk, Risks
from torres3d.games.turm_bauer.rules.judging.risk_figure import RiskFigure
from torres3d.games.turm_bauer.rules.state import State

ESTIMATED, JUDGED = 64, 20
"""Hands of the first figure, and of them those that the game's judge refines it with."""
BUMPED = 8
"""Hands for which the bump is looked at; it takes longest."""
AGREED = 10
"""Hands that are enough where the judge lets just those fall that the estimate does."""
NEARLY = 0.1
"""So far from 0 or 1 an estimate of one hand agrees with what became of it."""
DOUBT = 1.0
"""Judged hands that the first figure counts as."""
UNSURE, SURE = 1.3, 0.02
"""A figure is within so many of its standard errors, and this much, in nine of ten places."""


class RiskEstimate:
    """The estimate of one place of a state. ``hands`` are those to be judged, in this order, to refine it.

    ``risks`` are those of the state, where several places are asked for; with a ``count`` of fewer hands it is quicker
    and less exact.
    """

    def __init__(self, state: State, placement: Placement, risks: Risks | None = None, count: int = ESTIMATED) -> None:
        risks = risks or risks_of(state)
        steady = state.options.hand == "steady"
        room = Elbowroom(state.blocks, placement.cells)
        drawn = [STEADY] if steady else spread_hands(count, state.options.wobble, placement)
        all_hands = [room.cut(hand) for hand in drawn]
        fallen = list(risks.fallen_by_hand(placement, all_hands))
        stood = [hand for hand, fell in zip(all_hands, fallen, strict=True) if not fell][:BUMPED]
        rest = risks.with_bump(placement, Risk(0.0, 0.0), stood)
        many = state.options.collapse
        by_hand = [risks.with_bump(placement, Risk(1.0, fell >= many), ()) if fell else rest for fell in fallen]
        self._exact = state.options.judge == "statics"
        self._by_hand = by_hand
        self.hands: Sequence[Hand] = () if self._exact else all_hands[:JUDGED]

    def figure(self, judged: Sequence[Risk] = ()) -> RiskFigure:
        """The figure, refined with what became of the first hands: 0 or 1 for something that fell, and a collapse."""
        shares = [fmean(each.falls for each in self._by_hand), fmean(each.collapses for each in self._by_hand)]
        counts = [sum(each.falls for each in judged), sum(each.collapses for each in judged)]
        weight = 1 / (len(judged) + DOUBT)
        falls, collapses = (weight * (count + DOUBT * share) for count, share in zip(counts, shares, strict=True))
        collapses = min(collapses, falls)
        off = 0.0 if self._exact else UNSURE * sqrt(falls * (1 - falls) * weight) + SURE
        final = len(judged) >= len(self.hands) or (len(judged) >= AGREED and self._agrees(judged))
        return RiskFigure(falls, collapses, max(0.0, falls - off), min(1.0, falls + off), len(judged), final)

    def _agrees(self, judged: Sequence[Risk]) -> bool:
        pairs = zip(judged, self._by_hand, strict=False)
        return all(abs(one.falls - other.falls) < NEARLY for one, other in pairs)


def risk_figures(state: State, placement: Placement, judge: Judge) -> Iterator[RiskFigure]:
    """The figure at once, and then a better one after each hand that the game's ``judge`` is asked for."""
    estimate = RiskEstimate(state, placement)
    judged: list[Risk] = []
    yield estimate.figure()
    for hand in estimate.hands:
        judged.append(_became(judge.judge(state, placement, hand), state.options.collapse))
        figure = estimate.figure(judged)
        yield figure
        if figure.final:
            return


def final_figure(state: State, placement: Placement, judge: Judge) -> RiskFigure:
    """The last of `risk_figures`."""
    *_, last = risk_figures(state, placement, judge)
    return last


def _became(rest: Rest, collapse: int) -> Risk:
    return Risk(float(bool(rest.fell)), float(len(rest.fell) >= collapse))
