"""Judgement of a turn that was played: whether another one was better, both after the opponents' answers.

A better turn is reported only if several searches of the answers agree on it.
"""

from functools import cache, partial
from typing import NamedTuple

from msgspec.structs import replace

from torres3d.games.torres.bots.levels import Level
from torres3d.games.torres.bots.search.beam_search import Beam, Limits, Node
from torres3d.games.torres.bots.search.evaluation import Evaluator
from torres3d.games.torres.bots.search.evaluation_weights import Weights
from torres3d.games.torres.bots.search.opponent_replies import after_replies, turn_over
from torres3d.games.torres.bots.search.search_position import TurnScene
from torres3d.games.torres.bots.search.turn_choice import VARIED, distinct_ends
from torres3d.games.torres.bots.search.unsearched_choices import best_ending, best_keep
from torres3d.games.torres.kit.engine_adapter import TorresStep
from torres3d.games.torres.rules.commands import Buy, Command, EndTurn, Score
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.literal_types import Card
from torres3d.games.torres.rules.state import State

CLEARLY = 1.0
"""Minimum loss in points to report."""
TRIED = 4
"""Ends of the turn whose answers are searched."""
ANSWERS = (Limits(1, cards=1), Limits(4, cards=1), Limits(16, cards=2), Limits(32, cards=6))
"""Limits of the searches of the answers; each has to say that a turn was better."""


class BetterTurn(NamedTuple):
    """A turn clearly better than the one played: its end, and what was lost in points, give or take ``margin``."""

    node: Node
    loss: float
    margin: float


def better_turn(scene: TurnScene, judge: Evaluator, end: TorresStep, level: Level, known: Weights) -> BetterTurn | None:
    """A better turn than the one that ended with ``end``, found with the level's width; None where none holds."""
    return better_of(scene, judge, end, ends_to_try(scene, judge, level), known)


def ends_to_try(scene: TurnScene, judge: Evaluator, level: Level) -> list[tuple[float, Node]]:
    """The best ends of a turn before any answer, found with the level's width, best first."""
    limits = Limits(level.width, level.depth, level.cards, level.nodes)
    return Beam(scene, judge, limits).run(TRIED * VARIED).best


def better_of(
    scene: TurnScene, judge: Evaluator, end: TorresStep, found: list[tuple[float, Node]], known: Weights
) -> BetterTurn | None:
    """The best of the ends ``found`` that is better than the turn that ended with ``end``; None where none holds."""
    played = cache(partial(played_value, scene, judge, end, known))
    best: BetterTurn | None = None
    for _, node in distinct_ends(found, TRIED):
        leads: list[float] = []
        for answers in ANSWERS:
            leads.append(value_after(scene, judge, node, known, answers) - played(answers))
            if leads[-1] < max(CLEARLY, best.loss if best is not None else 0.0):
                break
        else:
            # All searches agree on the smallest of these leads.
            best = BetterTurn(node, min(leads), (max(leads) - min(leads)) / 2)
    return best


def value_after(scene: TurnScene, judge: Evaluator, node: Node, known: Weights, answers: Limits) -> float:
    """The value of an end of the turn after the opponents' answers, with spare AP used up."""
    ap = node.position.ap
    value, _ = after_replies(turn_over(scene, node), scene.seat, known, judge.shares, answers)
    return value + judge.leftover[ap] - ap


def played_value(scene: TurnScene, judge: Evaluator, end: TorresStep, known: Weights, answers: Limits) -> float:
    """The value of the turn that was played after the opponents' answers."""
    return ended_value(scene, judge, apply(as_judged(end), end_of(end)), known, answers)


def ended_value(scene: TurnScene, judge: Evaluator, ended: State, known: Weights, answers: Limits) -> float:
    """The value of a position after the turn, once the opponents have answered."""
    return after_replies(ended, scene.seat, known, judge.shares, answers)[0]


def as_judged(end: TorresStep) -> State:
    """The position in which a turn was ended, without knowing the cards that were bought in it: whoever plays it again
    buys others."""
    return with_unknown_cards(end.before)


def with_unknown_cards(state: State, more: int = 0) -> State:
    """The position without knowing the cards that were bought in the turn, and with so many ``more`` of them."""
    hidden: Card = "hidden"
    return replace(state, bought=(hidden,) * (len(state.bought) + more))


def end_of(end: TorresStep) -> EndTurn:
    """How a turn was ended."""
    command = end.standing_command
    assert isinstance(command, EndTurn)
    return command


def whole_turn(scene: TurnScene, judge: Evaluator, node: Node, known: Weights) -> tuple[tuple[Command, ...], State]:
    """The commands of a turn up to its end, cards bought and kept as they lie in the deck, and the state before that
    end."""
    buys = min(judge.buys, node.position.ap)
    given: list[Command] = []
    state = scene.state
    for command in (*node.commands(scene), *[Score()] * (node.position.ap - buys)):
        given.append(command)
        state = apply(state, command)
    for _ in range(buys):
        given.append(Buy())
        state = apply(state, Buy())
        if state.stage == "keep":
            kept = best_keep(state, known, judge.later)
            given.append(kept)
            state = apply(state, kept)
    return (*given, best_ending(state)), state
