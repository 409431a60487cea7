"""The analysis of a game of Torres: starts it in a child process, and makes its page."""

from collections.abc import Callable, Sequence
from pathlib import Path

from torres3d.app.screens.analysis_screen import AnalysisScreen
from torres3d.base.worker_processes import report_share
from torres3d.engine.log_replay import load_log
from torres3d.games.torres.app.play.game_services import GameServices
from torres3d.games.torres.app.presentation.player_looks import who_played
from torres3d.games.torres.app.presentation.reason_words import reason_lines
from torres3d.games.torres.bots.hint_and_analysis_types import Analysis, TurnReport
from torres3d.games.torres.bots.registry import ADVISER
from torres3d.games.torres.kit.engine_adapter import TORRES, TorresHistory
from torres3d.games.torres.kit.setup_and_options import as_setup
from torres3d.hud.models.page_models import AnalysisModel, AnalysisRow, CourseLine
from torres3d.hud.models.player_look import PlayerLook
from torres3d.i18n.texts import Translate

WORST = 8
"""Costly turns that are listed."""


def analysis_of(file: Path, level: str) -> Analysis:
    """The analysis of a logged game; for a process of its own, the only one that loads the search."""
    from torres3d.games.torres.bots.game_analysis import analyse

    return analyse(load_log(TORRES, file)[1], level, progress=report_share)


def analysis(
    parts: GameServices,
    history: TorresHistory,
    file: Path,
    close: Callable[[], None],
    replay: Callable[[int], None],
    compare: Callable[[TurnReport], None],
    practise: Callable[[], None],
) -> AnalysisScreen[Analysis]:
    """The screen with the analysis of a finished, logged game. ``replay`` shows it from a command on, ``compare`` a
    turn beside a better one, ``practise`` makes puzzles from it."""

    def shown(found: Analysis) -> AnalysisModel:
        return analysis_model(history, found, parts.services.say)

    def compared(found: Analysis, turn: int) -> None:
        compare(found.turns[turn - 1])

    question = file, parts.level(ADVISER)
    return AnalysisScreen(parts.services, analysis_of, question, shown, close, replay, compared, practise)


def analysis_model(history: TorresHistory, found: Analysis, say: Translate) -> AnalysisModel:
    players = who_played(as_setup(history.header.setup), say)
    names = [player.called for player in players]
    lines = tuple(
        CourseLine(
            player.called,
            player.colour,
            (found.start[player.seat], *(turn.expected[player.seat] for turn in found.turns)),
            say("analysis-lost", points=round(found.losses[player.seat])),
            player.emblem,
            player.character,
        )
        for player in players
    )
    live = [step.n for step in history.standing_steps()]

    def rows(chosen: Sequence[int]) -> tuple[AnalysisRow, ...]:
        return tuple(_row(index, found.turns[index], live, players, names, say) for index in chosen)

    worst = sorted(range(len(found.turns)), key=lambda index: -found.turns[index].loss)[:WORST]
    return AnalysisModel(
        lines,
        tuple(number for number, turn in enumerate(found.turns, 1) if turn.scoring),
        rows(sorted(found.turning_points)),
        rows([index for index in worst if found.turns[index].loss >= 1]),
        say("analysis-about"),
    )


def _row(
    index: int,
    turn: TurnReport,
    live: Sequence[int],
    players: Sequence[PlayerLook],
    names: Sequence[str],
    say: Translate,
) -> AnalysisRow:
    player = players[turn.seat]
    reasons = reason_lines(turn.reasons, turn.seat, names, say)
    mistake = say(f"mistake-{turn.mistake}") if turn.mistake else ""
    return AnalysisRow(
        index + 1,
        live.index(turn.first),
        player.colour,
        say("analysis-moment", phase=turn.phase, round=turn.round),
        say("analysis-loss", points=round(turn.loss), margin=round(turn.margin)) if turn.loss >= 1 else "",
        (mistake, *reasons) if mistake else reasons,
        better=bool(turn.better) and turn.loss >= 1,
        mistake=mistake,
        seat=player.seat,
        emblem=player.emblem,
    )
