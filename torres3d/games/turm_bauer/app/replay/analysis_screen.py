"""The analysis of a game of Turm Bauer: made in a child process, and shown as a page."""

from collections.abc import Callable
from pathlib import Path

from torres3d.app.session.kept_analyses import Analyst
from torres3d.base.worker_processes import report_share
from torres3d.bots.ranked_turns import TurnFigures, best, costliest, own_seats
from torres3d.engine.log_replay import load_log
from torres3d.games.turm_bauer.app.play.game_services import GameServices
from torres3d.games.turm_bauer.app.presentation.player_looks import players_by_seat
from torres3d.games.turm_bauer.app.replay.analysis_summary import summary
from torres3d.games.turm_bauer.bots.hint_and_analysis_types import Analysis, TurnReport
from torres3d.games.turm_bauer.bots.registry import ADVISER
from torres3d.games.turm_bauer.kit.engine_adapter import TURM, TurmHistory
from torres3d.games.turm_bauer.kit.setup_and_options import as_setup
from torres3d.games.turm_bauer.rules.options import BlockSet
from torres3d.games.turm_bauer.scene.display_colours_and_emblems import emblems_of, shown_as
from torres3d.games.turm_bauer.words.names import block_name, built_name
from torres3d.hud.models.page_models import AnalysisModel, AnalysisRow, CourseLine
from torres3d.i18n.texts import Translate

WORST, COSTLIEST, BEST = 8, 6, 4
"""Turns that are listed: the costliest of all players, one's own costliest, and one's own best."""
MIN_LOSS, MIN_GAIN = 0.5, 1.0
"""Levels that a turn has to have lost, and percent of the chance it has to have gained, to be listed."""


def analysis_of(file: Path, level: str) -> Analysis:
    """The analysis of a logged game; for a process of its own, the only one that tries hands."""
    from torres3d.games.turm_bauer.bots.game_analysis import analyse
    from torres3d.games.turm_bauer.scene.physics.background_judge import judge_of

    history = load_log(TURM, file)[1]
    return analyse(history, level, progress=report_share, judge=judge_of(history.state.options.judge))


Compare = Callable[[TurmHistory, Callable[[int], None], TurnReport], None]
"""Shows a turn of a game beside a better one; a callable leads to the replay."""


def analyst(parts: GameServices, compare: Compare) -> Analyst[Analysis]:
    """How games of Turm Bauer are analysed."""

    def shown(history: TurmHistory, found: Analysis) -> AnalysisModel:
        return analysis_model(history, found, parts.services.say)

    def compared(history: TurmHistory, replay: Callable[[int], None], found: Analysis, turn: int) -> None:
        compare(history, replay, found.turns[turn - 1])

    return Analyst(analysis_of, lambda: parts.level(ADVISER), shown, compared)


def figures(found: Analysis) -> list[TurnFigures]:
    """What each turn lost, in levels, and by how much it raised the chance of its player, in percent; nothing where a
    block slipped."""
    before = [found.start, *(turn.chances for turn in found.turns)]
    return [
        TurnFigures(turn.seat, turn.loss, 0.0 if turn.slips else 100 * (turn.chances[turn.seat] - chances[turn.seat]))
        for turn, chances in zip(found.turns, before, strict=False)
    ]


def analysis_model(history: TurmHistory, found: Analysis, say: Translate) -> AnalysisModel:
    """The model of the page: each player's winning chance in percent; upright lines where a block slipped."""
    setup = as_setup(history.header.setup)
    players = players_by_seat(setup, {}, say)
    shown, signs = shown_as(setup), emblems_of(setup)
    lines = tuple(
        CourseLine(
            player.called,
            player.colour,
            tuple(100 * chances[player.seat] for chances in (found.start, *(turn.chances for turn in found.turns))),
            say("turm-analysis-lost", levels=found.losses[player.seat]),
            player.emblem,
        )
        for player in players
    )
    live, blocks = [step.n for step in history.standing_steps()], history.state.options.blocks

    turns, own = figures(found), own_seats(setup)

    def row(index: int, told: str, more: tuple[str, ...]) -> AnalysisRow:
        turn = found.turns[index]
        colour, at = turn.colour, live.index(turn.first)
        return AnalysisRow(
            index + 1, at, shown[colour], told, _lost(turn, say), more, turn.better is not None, seat=turn.seat,
            emblem=signs[colour],
            gained=say("turm-analysis-gain", percent=round(turns[index].gain)),
        )  # fmt: skip

    def turning(index: int) -> AnalysisRow:
        turn = found.turns[index]
        return row(index, _told(turn, blocks, say), (*_risk(turn, say), *_better(turn, blocks, say)))

    def costly(index: int) -> AnalysisRow:
        """What was lost was lost by the block that was let go first."""
        turn = found.turns[index]
        if not turn.slips:
            return turning(index)
        told = say("turm-analysis-slipped", turn=turn.turn + 1, block=block_name(blocks, turn.tried, say))
        return row(index, told, _better(turn, blocks, say))

    own_costly = tuple(map(costly, costliest(turns, own, MIN_LOSS, COSTLIEST)))
    own_best = tuple(map(turning, best(turns, own, MIN_GAIN, MIN_LOSS, BEST)))
    return AnalysisModel(
        lines,
        tuple(number for number, turn in enumerate(found.turns, 1) if turn.slips),
        tuple(map(turning, sorted(found.turning_points))),
        tuple(map(costly, costliest(turns, range(len(players)), MIN_LOSS, WORST))),
        say("turm-analysis-about"),
        "%",
        costliest=own_costly,
        best=own_best,
        own=own,
        summary=summary(found, own, [player.called for player in players], own_costly, own_best, say),
        mistakes=tuple(costly(index) for index, turn in enumerate(turns) if turn.loss >= MIN_LOSS),
        ends=(
            *(live.index(turn.first) for turn in found.turns[:1]),
            *(live.index(turn.last) + 1 for turn in found.turns),
        ),
        marks=say("turm-analysis-marks"),
    )


def _told(turn: TurnReport, blocks: BlockSet, say: Translate) -> str:
    if not turn.block:
        return say("turm-analysis-turn", turn=turn.turn + 1)
    return say("turm-analysis-block", turn=turn.turn + 1, block=block_name(blocks, turn.block, say))


def _lost(turn: TurnReport, say: Translate) -> str:
    return say("turm-analysis-loss", levels=turn.loss) if turn.loss >= MIN_LOSS else ""


def _risk(turn: TurnReport, say: Translate) -> tuple[str, ...]:
    return (say("turm-risk", falls=round(100 * turn.falls)),) if turn.falls else ()


def _better(turn: TurnReport, blocks: BlockSet, say: Translate) -> tuple[str, ...]:
    if turn.better is None:
        return ()
    block, at = block_name(blocks, turn.better.block, say), built_name(turn.better.cells, say)
    return (say("turm-analysis-better", block=block, at=at),)
