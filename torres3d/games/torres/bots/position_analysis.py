"""Analysis of an open position: its best turns, found with more and more effort."""

from collections.abc import Sequence
from functools import lru_cache

from torres3d.bots.gc_pause import uncollected
from torres3d.games.torres.bots.hint import KEPT_ENDS, score_of, to_the_end
from torres3d.games.torres.bots.hint_and_analysis_types import LineFound, PositionReport, lead
from torres3d.games.torres.bots.levels import Level
from torres3d.games.torres.bots.reasons.gains import gains_of
from torres3d.games.torres.bots.reasons.turn_comparison import reasons_for, reasons_to_choose, weighed
from torres3d.games.torres.bots.search.beam_search import Node
from torres3d.games.torres.bots.search.evaluation import Evaluator, expected_points
from torres3d.games.torres.bots.search.evaluation_weights import Weights, weights
from torres3d.games.torres.bots.search.search_bot import chance_for
from torres3d.games.torres.bots.search.search_position import TurnScene
from torres3d.games.torres.bots.search.turn_choice import ends_of, turn_to
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.state import State

MAX_TURNS = 3
"""Number of turns in a report."""


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
"""Limits of each effort, about twice as long as the one before; the replies of the opponents are tried from the fourth
on. The last two look further than any level of the bots."""
PLACED = (EFFORTS[0], EFFORTS[-1])
"""Efforts for single commands: at a glance, and as the strongest level does."""


def efforts_for(state: State) -> tuple[Level, ...]:
    return EFFORTS if state.stage == "turn" else PLACED


def analyse_position(state: State, effort: int) -> PositionReport:
    """The best turns of the actor, or the best commands outside a turn, found with an effort.

    Efforts count from 0 and are those of `efforts_for`. The same position and effort give the same result, whatever was
    asked before. Empty where the game is over.
    """
    efforts, known = efforts_for(state), weights()
    if state.actor is None:
        return PositionReport(effort, len(efforts), (), tuple(map(float, state.scores)))
    if state.stage == "turn":
        lines = considered(state).lines(effort)
    else:
        lines = _commands(state, state.actor, efforts[effort], known, effort)
    return PositionReport(effort, len(efforts), lines, lines[0].points)


class Considered:
    """A position analysed with one effort after another.

    A wider search does not always find what a narrower one has found. So the turns reported with one effort are judged
    with the next one too: a report is never worse than an earlier one by its own measure.
    """

    def __init__(self, state: State, known: Weights) -> None:
        self._known = known
        self._scene = TurnScene(state)
        self._judge = Evaluator(self._scene, known)
        self._found: list[tuple[list[tuple[float, Node]], int]] = []
        """The ends of the turn found with each effort, best first, and the positions visited."""

    def ends(self, effort: int) -> tuple[list[tuple[float, Node]], int]:
        """The ends found with an effort, best first, and the positions visited; computes missing earlier efforts."""
        with uncollected():
            while len(self._found) <= effort:
                also = [node for _, node in _apart(self._found[-1][0])] if self._found else []
                level = EFFORTS[len(self._found)]
                self._found.append(ends_of(self._scene, self._judge, level, self._known, most=KEPT_ENDS, also=also))
        return self._found[effort]

    def lines(self, effort: int) -> tuple[LineFound, ...]:
        scene, judge, level, known = self._scene, self._judge, EFFORTS[effort], self._known
        ends, visited = self.ends(effort)
        with uncollected():
            why = reasons_for(scene, judge, ends, level, known)
            lines: list[LineFound] = []
            for end in _apart(ends):
                turn = turn_to(scene, judge, level, end, visited)
                done = to_the_end(scene.state, turn.commands, turn.buys, known)
                gains = gains_of(scene.state, done.state, scene.seat)
                behind, told = ends[0][0] - end[0], why if not lines else ()
                lines.append(LineFound(done.commands, done.points, done.now, behind, told, gains))
        return tuple(lines)


@lru_cache(maxsize=1)
def considered(state: State) -> Considered:
    """The analysis of a position; the last one is cached, so that each effort continues the one before."""
    return Considered(state, weights())


def _apart(ends: Sequence[tuple[float, Node]]) -> list[tuple[float, Node]]:
    """The best ends that leave the own knights on different squares, best first."""
    met: set[int] = set()
    found: list[tuple[float, Node]] = []
    for end in ends:
        own = end[1].position.own
        if own not in met and len(found) < MAX_TURNS:
            met.add(own)
            found.append(end)
    return found


def _commands(state: State, seat: int, level: Level, known: Weights, effort: int) -> tuple[LineFound, ...]:
    """The best commands: at a glance by the expectation after them, with effort as the strongest level weighs."""
    choices = weighed(state, seat, level, known, chance_for(0, state)) if effort else []
    why = reasons_to_choose(state, seat, choices, known)
    if not choices:
        given = [(lead(expected_points(apply(state, command), known), seat), command) for command in legal(state)]
        choices = sorted(given, key=lambda choice: -choice[0])
    lines: list[LineFound] = []
    for value, command in choices[:MAX_TURNS]:
        after = apply(state, command)
        points, behind = tuple(expected_points(after, known)), choices[0][0] - value
        lines.append(LineFound((command,), points, score_of(after, seat), behind, why if not lines else ()))
    return tuple(lines)
