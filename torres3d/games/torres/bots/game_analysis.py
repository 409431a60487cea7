"""Analysis of a finished game: for each turn the expectation, the best alternative, and the loss."""

from collections.abc import Callable

from torres3d.bots.gc_pause import uncollected
from torres3d.bots.turning_points import NotFinished, turning_points
from torres3d.games.torres.bots.hint_and_analysis_types import Analysis, Reason, TurnReport
from torres3d.games.torres.bots.levels import Level
from torres3d.games.torres.bots.played_turn_judgement import as_judged, better_turn, end_of, whole_turn
from torres3d.games.torres.bots.reasons.gains import gains_of
from torres3d.games.torres.bots.reasons.reasons import mistake_of
from torres3d.games.torres.bots.reasons.turn_comparison import reasons_against
from torres3d.games.torres.bots.registry import ADVISER, BOTS
from torres3d.games.torres.bots.search.evaluation import Evaluator, expected_points, worth
from torres3d.games.torres.bots.search.evaluation_weights import Weights, weights
from torres3d.games.torres.bots.search.search_position import TurnScene
from torres3d.games.torres.kit.engine_adapter import TorresHistory, TorresStep, as_command
from torres3d.games.torres.kit.setup_and_options import as_setup
from torres3d.games.torres.rules.commands import Command, EndTurn
from torres3d.games.torres.rules.ending import turns_left
from torres3d.games.torres.rules.events import CastlesScored
from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.rules.state import State


def analyse(
    history: TorresHistory, level: str = ADVISER, seed: int = 1, progress: Callable[[int, int], None] | None = None
) -> Analysis:
    """Analyse a finished game. ``progress`` is called with turns done and all.

    Raises `NotFinished`, `UnknownLevel`. Turns are judged with the hands as they were and after the opponents' best
    answers, the played turn and a better one alike (`better_turn`). ``seed`` is for levels with randomness; the search
    of the analysis has none.
    """
    if history.state.stage != "over":
        raise NotFinished
    found = BOTS.level_named(level)
    known = weights()
    turns = turns_of(history)
    reports: list[TurnReport] = []
    for done, turn in enumerate(turns, 1):
        with uncollected():
            reports.append(_report(turn, found, known))
        if progress is not None:
            progress(done, len(turns))
    start = expected_points(turns[0][0].before, known)
    setup = as_setup(history.header.setup)
    end = history.state
    losses = tuple(
        round(sum(report.loss for report in reports if report.seat == seat), 1) for seat in range(end.players)
    )
    return Analysis(
        tuple(player.name for player in setup.players),
        tuple(player.colour for player in setup.players),
        _rounded(start),
        tuple(reports),
        turning_points([tuple(start), *(report.expected for report in reports)], lead_change),
        losses,
        end.scores,
        end.winners,
    )


def turns_of(history: TorresHistory) -> list[list[TorresStep]]:
    """The steps of each turn, without undone ones."""
    found: list[list[TorresStep]] = []
    turn: list[TorresStep] = []
    for step in history.standing_steps():
        if turn or step.before.stage == "turn":
            turn.append(step)
        if isinstance(step.command, EndTurn):
            found.append(turn)
            turn = []
    return found


def _report(turn: list[TorresStep], level: Level, known: Weights) -> TurnReport:
    before, end = turn[0].before, turn[-1]
    after = end.after
    seat = before.actor
    assert seat is not None
    scene = TurnScene(before)
    judge = Evaluator(scene, known)
    played = _standing(end.before, seat, known, judge.shares) - judge.standing(scene.start())
    commands = tuple(as_command(step.standing_command) for step in turn)
    found = better_turn(scene, judge, end, level, known)
    loss, margin = (found.loss, found.margin) if found is not None else (0.0, 0.0)
    better: tuple[Command, ...] = ()
    reasons: tuple[Reason, ...] = ()
    gains: tuple[Reason, ...] = ()
    if found is not None:
        better, done = whole_turn(scene, judge, found.node, known)
        gains = gains_of(before, done, seat)
        reasons = reasons_against(scene, judge, found.node, (as_judged(end), end_of(end)), known)
    expected = after.scores if after.stage == "over" else expected_points(after, known)
    return TurnReport(
        seat,
        before.phase,
        before.round,
        turn[0].n,
        end.n,
        commands,
        _rounded(expected),
        after.scores,
        round(played, 1),
        round(played + loss, 1),
        round(loss, 1),
        better,
        any(isinstance(event, CastlesScored) for event in end.events),
        mistake_of(reasons, seat, commands, better, turns_left(before) == 0),
        reasons,
        gains,
        round(margin, 1),
    )


def _standing(state: State, seat: Seat, known: Weights, shares: tuple[float, ...]) -> float:
    """The value for a seat about to end its turn; opponents' points count by ``shares``."""
    judge = Evaluator(TurnScene(state), known, shares)
    return judge.standing(TurnScene(state).start()) if state.actor == seat else worth(state, seat, known, shares)


def _rounded(points: object) -> tuple[float, ...]:
    assert isinstance(points, list | tuple)
    return tuple(round(float(value), 1) for value in points)


def lead_change(before: tuple[float, ...], after: tuple[float, ...]) -> float:
    """The maximum change of the distances between the players."""
    seats = range(len(before))
    return max(abs((after[one] - after[other]) - (before[one] - before[other])) for one in seats for other in seats)
