"""Analysis of a finished game: who led after each turn, the risks taken, and better alternatives."""

from collections.abc import Callable, Sequence

from msgspec import structs

from torres3d.bots.turning_points import NotFinished, Outlook, turning_points
from torres3d.games.turm_bauer.bots.builder_bot import chance_of
from torres3d.games.turm_bauer.bots.difficulty_levels import Level
from torres3d.games.turm_bauer.bots.hint_and_analysis_types import Analysis, TurnReport
from torres3d.games.turm_bauer.bots.lookahead import chances_of
from torres3d.games.turm_bauer.bots.place_choice import Scale, Weighed
from torres3d.games.turm_bauer.bots.registry import ADVISER, BOTS
from torres3d.games.turm_bauer.kit.engine_adapter import TurmHistory, TurmStep, turns_of
from torres3d.games.turm_bauer.kit.setup_and_options import as_setup
from torres3d.games.turm_bauer.rules.commands import Build, Discard, Placement, Stay
from torres3d.games.turm_bauer.rules.ending import level_sum
from torres3d.games.turm_bauer.rules.events import BlockSlipped
from torres3d.games.turm_bauer.rules.judging.judge import Judge
from torres3d.games.turm_bauer.rules.judging.risk_estimate import RiskEstimate, final_figure
from torres3d.games.turm_bauer.rules.judging.risk_figure import RiskFigure
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.state import State

MIN_ADVANTAGE = 0.5
"""Minimum advantage in levels for another place to be reported."""


def analyse(
    history: TurmHistory,
    level: str = ADVISER,
    seed: int = 1,
    progress: Callable[[int, int], None] | None = None,
    judge: Judge | None = None,
) -> Analysis:
    """Analyse a finished game. ``progress`` is called with turns done and all. Raises `NotFinished`, `UnknownLevel`.

    The place chosen and the best one found are weighed alike: with the sight of ``level``, made never soft. The risk
    reported is the one that the meter shows; without the game's ``judge``, its first estimate. Blocks that fell in the
    game are not judged again.
    """
    if history.state.stage != "over":
        raise NotFinished
    found = structs.replace(BOTS.level_named(level), softness=0.0)
    turns = turns_of(history)
    reports: list[TurnReport] = []
    chances = [_chances(history.start, found)]
    for done, turn in enumerate(turns, 1):
        reports.append(_report(turn, found, seed, judge))
        chances.append(reports[-1].chances)
        if progress is not None:
            progress(done, len(turns))
    end, players = history.state, as_setup(history.header.setup).players
    return Analysis(
        tuple(player.name for player in players),
        tuple(player.colours for player in players),
        chances[0],
        tuple(reports),
        turning_points(chances, _shift, [number for number, turn in enumerate(turns) if _without_choice(turn)]),
        tuple(round(sum(report.loss for report in reports if report.seat == seat), 1) for seat in range(end.players)),
        tuple(level_sum(end, seat) for seat in range(end.players)),
        end.winners,
        end.collapse,
    )


def _report(turn: Sequence[TurmStep], level: Level, seed: int, judge: Judge | None) -> TurnReport:
    before, after = turn[0].before, turn[-1].after
    acting = before.to_act
    builds = [step for step in turn if isinstance(step.command, Build)]
    boxed = [step.command.block for step in turn if isinstance(step.command, Discard)]
    loss, better, risks = 0.0, None, (0.0, 0.0)
    falls = collapses = 0.0
    block, tried = boxed[0] if boxed else "", ""
    if builds:
        last, chosen = builds[-1], _placement(builds[0])
        place = _placement(last)
        block, tried = place.block, chosen.block
        best, played = _compared(before, chosen, level, seed)
        loss = max(0.0, best.worth - played.worth)
        better = best.placement if loss > MIN_ADVANTAGE else None
        risk = _risk(last.before, place, judge)
        falls, collapses = risk.falls, risk.collapses
        if better is not None:
            first = falls if len(builds) == 1 else _risk(before, chosen, judge).falls
            risks = round(_risk(before, better, judge).falls, 3), round(first, 3)
    return TurnReport(
        before.turn,
        acting.seat,
        acting.colour,
        turn[0].n,
        turn[-1].n,
        tuple(level_sum(after, seat) for seat in range(after.players)),
        _chances(after, level),
        block,
        tried,
        round(falls, 3),
        round(collapses, 3),
        sum(isinstance(event, BlockSlipped) for step in turn for event in step.events),
        round(loss, 1),
        better,
        risks,
    )


def _risk(state: State, place: Placement, judge: Judge | None) -> RiskFigure:
    """The risk of a place; without the game's ``judge`` its first estimate."""
    return RiskEstimate(state, place).figure() if judge is None else final_figure(state, place, judge)


def _without_choice(turn: Sequence[TurmStep]) -> bool:
    """Whether nothing could be built in a turn, and its figure stayed."""
    boxes = isinstance(turn[0].command, Discard) and not any(
        isinstance(each, Placement) for each in legal(turn[0].before)
    )
    return boxes and isinstance(turn[-1].command, Stay)


def _chances(state: State, level: Level) -> tuple[float, ...]:
    return tuple(round(each, 3) for each in chances_of(state, level.ahead))


def _placement(step: TurmStep) -> Placement:
    assert isinstance(step.command, Build)
    return step.command.placement


def _compared(state: State, chosen: Placement, level: Level, seed: int) -> tuple[Weighed, Weighed]:
    scale = _scale(state, level, seed)
    played = scale.weighed(chosen)
    places = [choice for choice in legal(state) if isinstance(choice, Placement) and choice.ring == chosen.ring]
    best = scale.best(places)
    return (best if best.worth > played.worth else played), played


def _scale(state: State, level: Level, seed: int) -> Scale:
    return Scale(state, level, chance_of(seed, state))


def _shift(before: Outlook, after: Outlook) -> float:
    return max(abs(new - old) for old, new in zip(before, after, strict=True))
