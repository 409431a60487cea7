"""Opponents' replies to a turn: the search plays their best turns until one's own next one."""

from collections.abc import Sequence

from msgspec.structs import replace

from torres3d.bots.bot import Hurry, unhurried
from torres3d.games.torres.bots.search.beam_search import Beam, Limits, Node, Outcome
from torres3d.games.torres.bots.search.evaluation import Evaluator, worth
from torres3d.games.torres.bots.search.evaluation_weights import Weights
from torres3d.games.torres.bots.search.search_position import TurnScene
from torres3d.games.torres.bots.search.unsearched_choices import best_ending
from torres3d.games.torres.rules.commands import EndTurn
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.ending import turns_left
from torres3d.games.torres.rules.state import State


def turn_done(scene: TurnScene, node: Node) -> State:
    """The state in which a turn of the search is to be ended; spare AP became steps of the marker."""
    state = scene.state_of(node.position)
    seat = scene.seat
    scores = list(state.scores)
    scores[seat] += state.ap
    return replace(state, ap=0, scores=tuple(scores))


def turn_over(scene: TurnScene, node: Node) -> State:
    """The state after a turn of the search, and after the scoring where it is a phase's last one."""
    ended = turn_done(scene, node)
    return apply(ended, best_ending(ended))


def answering(state: State) -> int:
    """The number of opponents with a turn before the actor's next one, or before the scoring."""
    assert state.actor is not None
    return (state.start - state.actor - 1) % state.players if turns_left(state) == 0 else state.players - 1


def after_replies(
    state: State, seat: int, known: Weights, shares: Sequence[float], limits: Limits, hurry: Hurry = unhurried
) -> tuple[float, int]:
    """The value for a seat after the best turns of all others, and the number of positions visited.

    ``limits.nodes`` positions are for all of them together. ``shares`` are those at the beginning of the seat's own
    turn; each opponent plays by his own. Stops where the phase ends: who moves then depends on the scoring.
    """
    visited = 0
    phase = state.phase
    while state.stage == "turn" and state.actor != seat and state.phase == phase:
        scene, outcome = _reply(state, known, replace(limits, nodes=limits.nodes - visited), hurry)
        visited += outcome.visited
        state = turn_over(scene, outcome.best[0][1])
    return worth(state, seat, known, shares), visited


def _reply(state: State, known: Weights, limits: Limits, hurry: Hurry) -> tuple[TurnScene, Outcome]:
    scene = TurnScene(state)
    return scene, Beam(scene, Evaluator(scene, known), limits, hurry).run(1)


def before_scoring(done: State, known: Weights, limits: Limits, end: EndTurn | None = None) -> State:
    """The state after all others have answered a turn that is to be ended, without the scoring itself.

    Nor is the turn ended that brings it. ``end`` is how the turn was ended, as well as possible if None. Each answer
    visits at most ``limits.nodes`` positions.
    """
    seat, phase = done.actor, done.phase
    while True:
        state = apply(done, best_ending(done) if end is None else end)
        end = None
        if state.stage != "turn" or state.phase != phase:
            return done
        if state.actor == seat:
            return state
        scene, outcome = _reply(state, known, limits, unhurried)
        done = turn_done(scene, outcome.best[0][1])
