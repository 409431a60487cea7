"""What is best in a position in which everything is open: the best turns, found with more and more effort."""

from collections.abc import Sequence

from torres3d.bots.hint import to_the_end
from torres3d.bots.levels.levels import Level
from torres3d.bots.reasoning.comparing import reasons_for
from torres3d.bots.reports import LineFound, PositionReport
from torres3d.bots.search.beam import Node
from torres3d.bots.search.choosing import ends_of, turn_to
from torres3d.bots.search.evaluation import Evaluator, expected_points
from torres3d.bots.search.position import TurnScene
from torres3d.bots.search.searcher import chance_for, settle
from torres3d.bots.search.weights import Weights, weights
from torres3d.bots.uncollected import uncollected
from torres3d.rules.commands import Command
from torres3d.rules.decide import apply
from torres3d.rules.legal import legal
from torres3d.rules.state import State
from torres3d.rules.view import view

MOST = 3
"""Turns that are told."""
KEPT = 24
"""Ends of a turn that are kept, so that there are others to tell and to set the best apart from."""


def _effort(width: int, cards: int, replies: int = 0, reply_width: int = 1, nodes: int = 1_000_000) -> Level:
    return Level(
        "study", width=width, depth=16, cards=cards, replies=replies, reply_width=reply_width, softness=0.0,
        seconds=600.0, nodes=nodes,
    )  # fmt: skip


EFFORTS = (
    _effort(3, 1),
    _effort(10, 2),
    _effort(24, 3),
    _effort(24, 3, 6),
    _effort(48, 5, 10, 2),
    _effort(100, 8, 16, 2),
    _effort(200, 12, 24, 3),
)
"""One after another, each about twice as long as the one before; the replies of the opponents are tried from the fourth
on. The last two look further than any level of the bots."""
PLACED = (EFFORTS[0], EFFORTS[-1])
"""Where one command is all there is to choose: at a glance, and as the strongest level does."""


def efforts_for(state: State) -> tuple[Level, ...]:
    """The efforts with which a position can be looked at."""
    return EFFORTS if state.stage == "turn" else PLACED


def analyse_position(state: State, effort: int) -> PositionReport:
    """The best turns of the actor, or the best commands where no turn is played, found with an effort (from 0, those
    of `efforts_for`). The same position and effort give the same. Where the game is over there is none."""
    efforts = efforts_for(state)
    level, known = efforts[effort], weights()
    if state.actor is None:
        return PositionReport(effort, len(efforts), (), tuple(map(float, state.scores)))
    lines = _turns(state, level, known) if state.stage == "turn" else _commands(state, level, known, effort)
    return PositionReport(effort, len(efforts), lines, lines[0].points)


def _turns(state: State, level: Level, known: Weights) -> tuple[LineFound, ...]:
    with uncollected():
        scene = TurnScene(state)
        judge = Evaluator(scene, known)
        ends, visited = ends_of(scene, judge, level, known, most=KEPT)
        why = reasons_for(scene, judge, ends, level, known)
        lines: list[LineFound] = []
        best = ends[0][0]
        for end in _apart(ends):
            turn = turn_to(scene, judge, level, end, visited)
            commands, points, now = to_the_end(state, turn.commands, turn.buys, known)
            lines.append(LineFound(commands, points, now, best - end[0], why if not lines else ()))
        return tuple(lines)


def _apart(ends: Sequence[tuple[float, Node]]) -> list[tuple[float, Node]]:
    """The best ends that leave the own knights on different squares, best first."""
    met: set[int] = set()
    found: list[tuple[float, Node]] = []
    for end in ends:
        own = end[1].position.own
        if own not in met and len(found) < MOST:
            met.add(own)
            found.append(end)
    return found


def _commands(state: State, level: Level, known: Weights, effort: int) -> tuple[LineFound, ...]:
    """The best commands by what may be expected after them; with effort the one that the strongest would give first."""
    seat = state.actor
    assert seat is not None
    judged: list[tuple[float, int, Command, State]] = []
    for number, command in enumerate(legal(state)):
        after = apply(state, command)
        points = expected_points(after, known)
        judged.append((_lead(points, seat), -number, command, after))
    judged.sort(key=lambda each: each[:2], reverse=True)
    if effort:
        chosen = settle(view(state, seat), level, known, chance_for(0, state))
        judged.sort(key=lambda each: each[2] != chosen)
    lines = []
    for lead, _, command, after in judged[:MOST]:
        behind = max(0.0, judged[0][0] - lead)
        expected = tuple(expected_points(after, known))
        lines.append(LineFound((command,), expected, after.scores[seat], behind))
    return tuple(lines)


def _lead(points: Sequence[float], seat: int) -> float:
    return points[seat] - max(other for number, other in enumerate(points) if number != seat)
