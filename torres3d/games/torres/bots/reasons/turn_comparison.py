"""Comparison of two turns: the best one with the next best, or with the one that was played."""

from collections.abc import Sequence

from torres3d.games.torres.bots.levels.levels import Level
from torres3d.games.torres.bots.reasons.evaluation_terms import WorthTerm, terms_of
from torres3d.games.torres.bots.reasons.reasons import reasons
from torres3d.games.torres.bots.reports import Reason
from torres3d.games.torres.bots.search.beam_search import Limits, Node
from torres3d.games.torres.bots.search.evaluation import Evaluator
from torres3d.games.torres.bots.search.evaluation_weights import Weights
from torres3d.games.torres.bots.search.opponent_replies import before_scoring, turn_done
from torres3d.games.torres.bots.search.search_position import TurnScene
from torres3d.games.torres.rules.kinds import Seat
from torres3d.games.torres.rules.state import State

WORSE = 1.0
"""Points by which a turn must be worse to count as another one, and not the same plan with a spare block elsewhere."""


def reasons_for(
    scene: TurnScene, judge: Evaluator, ends: Sequence[tuple[float, Node]], level: Level, known: Weights
) -> tuple[Reason, ...]:
    """The reasons for the first of some ends of a turn over the next clearly worse one, or the last.

    Both are compared after the opponents' replies.
    """
    if len(ends) < 2:
        return ()
    best = ends[0]
    other = next((end for end in ends[1:] if best[0] - end[0] >= WORSE), ends[-1])
    limits = Limits(level.reply_width, cards=1, nodes=level.nodes)
    found: list[list[WorthTerm]] = []
    for _, node in (best, other):
        terms = terms_of(before_scoring(scene, node, known, limits), scene.seat, known, judge.shares)
        found.append(_with_cards(terms, scene.seat, node.position.ap, judge))
    return reasons(found[0], found[1], scene.seat)


def reasons_against(
    scene: TurnScene, judge: Evaluator, node: Node, played: State, known: Weights
) -> tuple[Reason, ...]:
    """The advantages of the end of a turn over the ``played`` one.

    Opponents' replies are ignored, as in the evaluation.
    """
    better = terms_of(turn_done(scene, node), scene.seat, known, judge.shares)
    there = terms_of(played, scene.seat, known, judge.shares)
    return reasons(_with_cards(better, scene.seat, node.position.ap, judge), there, scene.seat)


def _with_cards(terms: Sequence[WorthTerm], seat: Seat, ap: int, judge: Evaluator) -> list[WorthTerm]:
    """The terms of a position whose spare AP went to the marker, as if some of them had bought cards."""
    cards = min(judge.buys, ap)
    bought = judge.leftover[ap] - (ap - cards)
    more = {"marker": (-cards, -cards), "hand": (bought, cards)}
    found = []
    for term in terms:
        value, counted = more.get(term.kind, (0, 0)) if term.seat == seat else (0, 0)
        found.append(term._replace(value=term.value + value, counted=term.counted + counted))
    return found
