"""Mistake search: the turns of persons in a finished game that lost points and have one best idea, as puzzles.

A narrow search of every turn says which may have lost most. Only those are judged as the analysis does, since that
takes seconds.
"""

from collections.abc import Callable
from typing import NamedTuple

from torres3d.bots.gc_pause import uncollected
from torres3d.bots.turning_points import NotFinished
from torres3d.games.torres.bots.game_analysis import turns_of
from torres3d.games.torres.bots.levels import Level
from torres3d.games.torres.bots.played_turn_judgement import (
    ANSWERS,
    CLEARLY,
    TRIED,
    as_judged,
    better_of,
    end_of,
    ends_to_try,
    played_value,
    value_after,
    whole_turn,
)
from torres3d.games.torres.bots.puzzles.mistake_answers import MistakesFound
from torres3d.games.torres.bots.puzzles.mistake_puzzle import MistakePuzzle, id_of
from torres3d.games.torres.bots.reasons.gains import gains_of
from torres3d.games.torres.bots.reasons.reasons import mistake_of
from torres3d.games.torres.bots.reasons.turn_comparison import reasons_against
from torres3d.games.torres.bots.registry import ADVISER, BOTS
from torres3d.games.torres.bots.search.beam_search import Beam, Limits, Node
from torres3d.games.torres.bots.search.evaluation import Evaluator
from torres3d.games.torres.bots.search.evaluation_weights import Weights, weights
from torres3d.games.torres.bots.search.search_position import TurnScene
from torres3d.games.torres.bots.search.turn_choice import distinct_ends
from torres3d.games.torres.kit.engine_adapter import TorresHistory, TorresStep, as_command
from torres3d.games.torres.kit.setup_and_options import as_setup
from torres3d.games.torres.rules.board import ground
from torres3d.games.torres.rules.command_notation import turn_text
from torres3d.games.torres.rules.diagram import diagram
from torres3d.games.torres.rules.ending import turns_left
from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.rules.scoring import bonus_now, castle_scores
from torres3d.games.torres.rules.state import State

MOST = 4
"""Turns of a game that are judged as the analysis does: those that seem to have lost most."""
LEAST = 2.0
"""Minimum loss in points of a puzzle."""
GLANCE = Limits(6, depth=16, cards=2)
GLANCE_ENDS, GLANCE_TRIED = 16, 2
GLANCE_ANSWERS = ANSWERS[1]
"""The narrow search: its limits, the ends that it finds, those whose answers are searched, and how."""
JUDGED = 8
"""How many times as long as a glance it takes to judge a turn."""
KING = -2
"""Stands for the king's bonus among the castles of an idea."""
NEW = -1
"""Stands for a castle that was not there before the turn."""


class MainIdea(NamedTuple):
    """What a turn gains most from: a ``castle`` by a square of it, or `NEW`, or `KING`, and the highest ``level`` of
    the player's knights there."""

    castle: int
    level: int


def mistakes_of(
    history: TorresHistory, log: str, level: str = ADVISER, progress: Callable[[int, int], None] | None = None
) -> MistakesFound:
    """The puzzles in a finished game, whose file is called ``log``. ``progress`` is called with what is done, and all.

    Raises `NotFinished`, `UnknownLevel`.
    """
    if history.state.stage != "over":
        raise NotFinished
    found, known, setup = BOTS.level_named(level), weights(), as_setup(history.header.setup)
    persons = {seat for seat, player in enumerate(setup.players) if player.bot is None}
    turns = [turn for turn in turns_of(history) if turn[0].before.actor in persons]
    judged = min(MOST, len(turns))
    work, done = len(turns) + JUDGED * judged, 0

    def went(more: int) -> None:
        nonlocal done
        done += more
        if progress is not None:
            progress(done, work)

    seeming: list[tuple[float, int]] = []
    for number, turn in enumerate(turns):
        with uncollected():
            seeming.append((-_loss_at_a_glance(turn, known), number))
        went(1)
    worst = sorted(number for loss, number in sorted(seeming)[:judged] if loss <= -CLEARLY)
    went(JUDGED * (judged - len(worst)))
    puzzles, unclear = [], 0
    for number in worst:
        with uncollected():
            made = _puzzle(history, log, turns[number], found, known)
        if isinstance(made, MistakePuzzle):
            puzzles.append(made)
        unclear += made == "unclear"
        went(JUDGED)
    return MistakesFound(tuple(puzzles), len(turns), unclear)


def _loss_at_a_glance(turn: list[TorresStep], known: Weights) -> float:
    """What a turn seems to have lost in points, by the narrow search."""
    scene = TurnScene(turn[0].before)
    judge = Evaluator(scene, known)
    ends = Beam(scene, judge, GLANCE).run(GLANCE_ENDS).best
    played = played_value(scene, judge, turn[-1], known, GLANCE_ANSWERS)
    best = (value_after(scene, judge, node, known, GLANCE_ANSWERS) for _, node in distinct_ends(ends, GLANCE_TRIED))
    return max(best) - played


def _puzzle(
    history: TorresHistory, log: str, turn: list[TorresStep], level: Level, known: Weights
) -> MistakePuzzle | str:
    """The puzzle of a turn; ``fine`` where it lost too little, ``unclear`` where other ideas are about as good."""
    before, end = turn[0].before, turn[-1]
    scene = TurnScene(before)
    judge = Evaluator(scene, known)
    seat = scene.seat
    ends = ends_to_try(scene, judge, level)
    better = better_of(scene, judge, end, ends, known)
    if better is None or better.loss < LEAST:
        return "fine"
    if not _stands_out(scene, judge, better.node, ends, end.before, known):
        return "unclear"
    commands, done = whole_turn(scene, judge, better.node, known)
    given = tuple(as_command(step.standing_command) for step in turn)
    reasons = reasons_against(scene, judge, better.node, (as_judged(end), end_of(end)), known)
    header = history.header
    at = sum(step.n < turn[0].n for step in history.standing_steps())
    return MistakePuzzle(
        id_of(header.game, at),
        header.game,
        log,
        header.created,
        as_setup(header.setup),
        header.version,
        at,
        seat,
        before.phase,
        before.round,
        diagram(before),
        turn_text(given),
        turn_text(commands),
        round(better.loss, 1),
        round(better.margin, 1),
        mistake_of(reasons, seat, given, commands, turns_left(before) == 0),
        reasons,
        gains_of(before, done, seat),
    )


def _stands_out(
    scene: TurnScene, judge: Evaluator, best: Node, ends: list[tuple[float, Node]], played: State, known: Weights
) -> bool:
    """Whether the best turn is the only idea: in all searches of the answers, others are worse by a point."""

    def idea(node: Node) -> MainIdea | None:
        return main_idea(scene.state, scene.state_of(node.position), played, scene.seat)

    others: dict[MainIdea | None, Node] = {}
    for _, node in ends:
        others.setdefault(idea(node), node)
    others.pop(idea(best), None)
    rivals = list(others.values())[:TRIED]
    for answers in ANSWERS if rivals else ():
        value = value_after(scene, judge, best, known, answers)
        if any(value - value_after(scene, judge, node, known, answers) < CLEARLY for node in rivals):
            return False
    return True


def main_idea(before: State, after: State, played: State, seat: Seat) -> MainIdea | None:
    """What the turn to ``after`` gains most from, against the one that was ``played``; None for no castle and no
    bonus."""
    own, other = _sources(before, after, seat), _sources(before, played, seat)
    gains = {castle: points - other.get(castle, (0, 0))[0] for castle, (points, _) in own.items()}
    best = max(gains, key=lambda castle: gains[castle])
    return MainIdea(best, own[best][1]) if gains[best] > 0 else None


def _sources(before: State, after: State, seat: Seat) -> dict[int, tuple[int, int]]:
    """The points of a seat's castles and of the king's bonus, and its highest levels there."""
    first = ground(before.board.towers).castles
    found = {KING: (bonus_now(after, seat), 0)}
    for castle in castle_scores(after.board, after.knights[seat]):
        of_before = next((squares.bit_length() - 1 for squares in first if squares & castle.squares), NEW)
        points, level = found.get(of_before, (0, 0))
        found[of_before] = points + castle.points, max(level, castle.level)
    return found
