"""The analysis of a game of Turm Bauer: starts it in a child process, and makes its page."""

from collections.abc import Callable
from pathlib import Path

from torres3d.app.screens.analysis_screen import AnalysisScreen
from torres3d.base.worker_processes import report_share
from torres3d.engine.log_replay import load_log
from torres3d.games.turm_bauer.app.play.game_services import GameServices
from torres3d.games.turm_bauer.app.presentation.player_looks import players_by_seat
from torres3d.games.turm_bauer.bots.hint_and_analysis_types import Analysis, TurnReport
from torres3d.games.turm_bauer.bots.registry import ADVISER
from torres3d.games.turm_bauer.kit.engine_adapter import TURM, TurmHistory
from torres3d.games.turm_bauer.kit.setup_and_options import as_setup
from torres3d.games.turm_bauer.rules.options import BlockSet
from torres3d.games.turm_bauer.scene.display_colours_and_emblems import emblems_of, shown_as
from torres3d.games.turm_bauer.words.names import block_name, built_name
from torres3d.hud.models.page_models import AnalysisModel, AnalysisRow, CourseLine
from torres3d.i18n.texts import Translate

WORST = 8
"""Costly turns that are listed."""
MIN_LOSS = 0.5
"""Levels that a turn has to have lost to be listed."""


def analysis_of(file: Path, level: str) -> Analysis:
    """The analysis of a logged game; for a process of its own, the only one that tries hands."""
    from torres3d.games.turm_bauer.bots.game_analysis import analyse
    from torres3d.games.turm_bauer.scene.physics.background_judge import judge_of

    history = load_log(TURM, file)[1]
    return analyse(history, level, progress=report_share, judge=judge_of(history.state.options.judge))


def analysis(
    parts: GameServices, history: TurmHistory, file: Path, close: Callable[[], None], replay: Callable[[int], None]
) -> AnalysisScreen[Analysis]:
    """The screen with the analysis of a finished, logged game. ``replay`` shows it from a command on."""

    def shown(found: Analysis) -> AnalysisModel:
        return analysis_model(history, found, parts.services.say)

    level = parts.level(ADVISER)
    return AnalysisScreen(parts.services, analysis_of, (file, level), shown, close, replay)


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

    def row(index: int, told: str, more: tuple[str, ...]) -> AnalysisRow:
        turn = found.turns[index]
        colour, at = turn.colour, live.index(turn.first)
        return AnalysisRow(
            index + 1, at, shown[colour], told, _lost(turn, say), more, seat=turn.seat, emblem=signs[colour]
        )

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

    worst = sorted(range(len(found.turns)), key=lambda index: -found.turns[index].loss)[:WORST]
    return AnalysisModel(
        lines,
        tuple(number for number, turn in enumerate(found.turns, 1) if turn.slips),
        tuple(map(turning, sorted(found.turning_points))),
        tuple(costly(index) for index in worst if found.turns[index].loss >= MIN_LOSS),
        say("turm-analysis-about"),
        "%",
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
