"""Hint: a good turn for a person to move, with its expected points; also for the analysis."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from torres3d.bots.gc_pause import uncollected
from torres3d.games.torres.bots.hint_and_analysis_types import Hint, Reason
from torres3d.games.torres.bots.levels import Level
from torres3d.games.torres.bots.reasons.gains import gains_of
from torres3d.games.torres.bots.reasons.turn_comparison import reasons_for, reasons_to_choose, weighed
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.bots.search.evaluation import Evaluator, expected_points
from torres3d.games.torres.bots.search.evaluation_weights import Weights, weights
from torres3d.games.torres.bots.search.features import later_turns
from torres3d.games.torres.bots.search.search_bot import chance_for, sample_cards, settle
from torres3d.games.torres.bots.search.search_position import TurnScene
from torres3d.games.torres.bots.search.turn_choice import Turn, best_turn_of, ends_of, turn_to
from torres3d.games.torres.bots.search.unsearched_choices import best_ending
from torres3d.games.torres.bots.simple_bots import score_now
from torres3d.games.torres.rules.commands import Buy, Command, Score
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.seat_view import View
from torres3d.games.torres.rules.state import State

KEPT_ENDS = 24
"""Ends of a turn to keep for a comparison with the best."""
ANSWERS = 18
"""Maximum answers of opponents to ends of a turn, all together. The strongest level tries more in a year's last round,
and with four players; of 120 turns of three and four one became worse without them, by half a point."""


def best_turn(view: View, level: str, seed: int) -> Hint:
    """The turn a level would play for ``view.seat``, the actor, if it tried at most `ANSWERS` replies.

    In the other stages its single command. Raises `UnknownLevel`.
    """
    return hint_for(view, BOTS.level_named(level), weights(), seed)


def hint_for(view: View, level: Level, known: Weights, seed: int) -> Hint:
    """The hint of a level with these weights; see `best_turn`."""
    chance = chance_for(seed, view.state)
    begun = state = sample_cards(view, chance)
    seat = view.seat
    if state.stage != "turn":
        open_state = sample_cards(view, chance) if level.replies else state
        choices = weighed(open_state, seat, level, known, chance)
        command = choices[0][1] if choices else settle(view, level, known, chance)
        after = apply(state, command)
        why = reasons_to_choose(open_state, seat, choices, known)
        return Hint((command,), tuple(expected_points(after, known)), score_of(after, seat), why)
    commands: list[Command] = []
    turn, why = _explained(state, level, known)
    while True:
        commands += turn.commands
        for command in turn.commands:
            state = apply(state, command)
        if turn.finished or not state.ap:
            break
        turn = best_turn_of(state, level, known, chance)
    end = to_the_end(state, (), turn.buys, known)
    return Hint((*commands, *end.commands), end.points, end.now, why, gains_of(begun, end.state, seat))


class Ended(NamedTuple):
    """A turn to its end: its commands, the expectation of each seat, the seat's immediate points, and the ``state``
    before what was bought, or before the end."""

    commands: tuple[Command, ...]
    points: tuple[float, ...]
    now: int
    state: State


def to_the_end(state: State, commands: Sequence[Command], buys: int, known: Weights) -> Ended:
    """A turn that begins with ``commands``: of the spare AP ``buys`` are for cards, the others for the marker.

    A turn with a purchase is not ended: what comes cannot be known.
    """
    seat = state.actor
    assert seat is not None
    given = list(commands)
    for command in commands:
        state = apply(state, command)
    for command in [Score()] * max(0, state.ap - buys):
        given.append(command)
        state = apply(state, command)
    now = score_of(state, seat)
    if buys and state.ap:
        given += [Buy()] * buys
        points = list(expected_points(replace(state, ap=0), known))
        points[seat] += buys * known.unknown_card(state.phase, later_turns(state, seat))
        return Ended(tuple(given), tuple(points), now, state)
    return Ended((*given, best_ending(state)), tuple(expected_points(state, known)), now, state)


def _explained(state: State, level: Level, known: Weights) -> tuple[Turn, tuple[Reason, ...]]:
    with uncollected():
        scene = TurnScene(state)
        judge = Evaluator(scene, known)
        ends, visited = ends_of(scene, judge, level, known, most=KEPT_ENDS, answers=ANSWERS, apart=True)
        return turn_to(scene, judge, level, ends[0], visited), reasons_for(scene, judge, ends, level, known)


def score_of(state: State, seat: int) -> int:
    """The points of a seat if the phase were scored right now; its final points where the game is over."""
    return state.scores[seat] if state.stage == "over" else score_now(state, seat)
