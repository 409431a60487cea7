"""Comparison of a turn, or of a single command outside turns, with the next best, or with what was played."""

import random
from collections.abc import Sequence

from torres3d.games.torres.bots.hint_and_analysis_types import Reason
from torres3d.games.torres.bots.levels import Level
from torres3d.games.torres.bots.reasons.reasons import WorthTerm, reasons, terms_of
from torres3d.games.torres.bots.search.beam_search import Limits, Node
from torres3d.games.torres.bots.search.evaluation import Evaluator, next_phase, shares_of
from torres3d.games.torres.bots.search.evaluation_weights import Weights
from torres3d.games.torres.bots.search.features import later_turns
from torres3d.games.torres.bots.search.foundation_and_king_choices import foreseen
from torres3d.games.torres.bots.search.opponent_replies import before_scoring, turn_done
from torres3d.games.torres.bots.search.search_position import TurnScene
from torres3d.games.torres.bots.search.unsearched_choices import kept
from torres3d.games.torres.rules.commands import Command, EndTurn, Keep, LeaveKing, PlaceKing
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.rules.state import State

WORSE = 1.0
"""Points by which a turn must be worse for a reason to be given: others are as good."""

REPLIES = Limits(3, cards=1)
"""Limits of the answers to a turn that was played."""


def reasons_for(
    scene: TurnScene, judge: Evaluator, ends: Sequence[tuple[float, Node]], level: Level, known: Weights
) -> tuple[Reason, ...]:
    """The reasons for the first end of a turn over the next different one, both after replies.

    None where that is as good. Different is what leaves the knights on other squares, as in a list of turns: what does
    not is the same plan with a spare block elsewhere. Where all leave them on the same squares, it is the first worse.
    """
    best = ends[0]
    own = best[1].position.own
    worse = (end for end in ends[1:] if best[0] - end[0] >= WORSE)
    other = next((end for end in ends[1:] if end[1].position.own != own), None) or next(worse, None)
    if other is None or best[0] - other[0] < WORSE:
        return ()
    limits = Limits(level.reply_width, cards=1, nodes=level.nodes)
    found: list[list[WorthTerm]] = []
    for _, node in (best, other):
        terms = terms_of(before_scoring(turn_done(scene, node), known, limits), scene.seat, known, judge.shares)
        found.append(_with_cards(terms, scene.seat, node.position.ap, judge))
    return reasons(found[0], found[1], scene.seat)


def reasons_against(
    scene: TurnScene, judge: Evaluator, node: Node, played: tuple[State, EndTurn], known: Weights
) -> tuple[Reason, ...]:
    """The advantages of an end of a turn over the ``played`` one, with how that was ended; both after replies."""
    better = before_scoring(turn_done(scene, node), known, REPLIES)
    there = before_scoring(played[0], known, REPLIES, played[1])
    terms, others = (terms_of(state, scene.seat, known, judge.shares) for state in (better, there))
    return reasons(_with_cards(terms, scene.seat, node.position.ap, judge), others, scene.seat)


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


def weighed(
    state: State, seat: int, level: Level, known: Weights, chance: random.Random
) -> list[tuple[float, Command]]:
    """The commands that a level weighs by points, best first with these: the first is its choice.

    See `torres3d.games.torres.bots.search.search_bot.settle`. None where the level uses another criterion: blocks
    carried over are spread as evenly as possible, and a level that tries no replies places by distances. Nothing is
    hidden in ``state``.
    """
    if state.stage == "keep":
        return sorted(kept(state, known, later_turns(state, seat)), key=lambda choice: -choice[0])
    if state.stage == "carry" or not level.replies:
        return []
    return foreseen(state, seat, known, chance)


def reasons_to_choose(
    state: State, seat: int, choices: Sequence[tuple[float, Command]], known: Weights
) -> tuple[Reason, ...]:
    """The reasons for the first of these commands over the next clearly worse one, right after both.

    Only for cards kept and for the king, and only in favour of the command. The places of foundations and first knights
    do not change a position yet, and what follows from them is one of many possible games: no reliable reason.
    """
    if not choices or not isinstance(choices[0][1], Keep | PlaceKing | LeaveKing):
        return ()
    value, best = choices[0]
    other = next((each for less, each in choices[1:] if value - less >= WORSE and _unlike(best, each)), None)
    if other is None:
        return ()
    shares = shares_of(state, seat, known)
    here, there = (terms_of(next_phase(apply(state, each)), seat, known, shares) for each in (best, other))
    if sum(term.value for term in here) <= sum(term.value for term in there):
        # It is better for what comes later, which nothing here can show.
        return ()
    return reasons(here, there, seat)


def _unlike(best: Command, other: Command) -> bool:
    """Whether two commands differ in their main object, and not only in the order of returned cards."""
    return not (isinstance(best, Keep) and isinstance(other, Keep)) or best.card != other.card
