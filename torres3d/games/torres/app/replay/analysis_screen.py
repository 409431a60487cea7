"""The analysis of a game of Torres: made in a child process, and shown as a page."""

from collections.abc import Callable, Sequence
from pathlib import Path

from torres3d.app.session.kept_analyses import Analyst
from torres3d.base.worker_processes import report_share
from torres3d.bots.ranked_turns import TurnFigures, best, costliest, own_seats
from torres3d.engine.log_replay import load_log
from torres3d.games.torres.app.play.game_services import GameServices
from torres3d.games.torres.app.presentation.player_looks import who_played
from torres3d.games.torres.app.presentation.reason_words import reason_lines, signed
from torres3d.games.torres.app.replay.analysis_summary import summary
from torres3d.games.torres.bots.hint_and_analysis_types import Analysis, TurnReport
from torres3d.games.torres.bots.registry import ADVISER
from torres3d.games.torres.kit.engine_adapter import TORRES, TorresHistory
from torres3d.games.torres.kit.setup_and_options import as_setup
from torres3d.hud.models.page_models import AnalysisModel, AnalysisRow, CourseLine
from torres3d.hud.models.player_look import PlayerLook
from torres3d.i18n.texts import Translate

WORST, COSTLIEST, BEST = 8, 6, 4
"""Turns that are listed: the costliest of all players, one's own costliest, and one's own best."""
LEAST = 1.0
"""Points that a turn has to have lost, or gained, to be listed."""


def analysis_of(file: Path, level: str) -> Analysis:
    """The analysis of a logged game; for a process of its own, the only one that loads the search."""
    from torres3d.games.torres.bots.game_analysis import analyse

    return analyse(load_log(TORRES, file)[1], level, progress=report_share)


Compare = Callable[[TorresHistory, Callable[[int], None], TurnReport], None]
"""Shows a turn of a game beside a better one; a callable leads to the replay."""


def analyst(parts: GameServices, compare: Compare) -> Analyst[Analysis]:
    """How games of Torres are analysed."""

    def shown(history: TorresHistory, found: Analysis) -> AnalysisModel:
        return analysis_model(history, found, parts.services.say)

    def compared(history: TorresHistory, replay: Callable[[int], None], found: Analysis, turn: int) -> None:
        compare(history, replay, found.turns[turn - 1])

    return Analyst(analysis_of, lambda: parts.level(ADVISER), shown, compared)


def figures(found: Analysis) -> list[TurnFigures]:
    """What each turn lost, and by how much it raised what its player could expect, in points."""
    before = [found.start, *(turn.expected for turn in found.turns)]
    return [
        TurnFigures(turn.seat, turn.loss, turn.expected[turn.seat] - expected[turn.seat])
        for turn, expected in zip(found.turns, before, strict=False)
    ]


def analysis_model(history: TorresHistory, found: Analysis, say: Translate) -> AnalysisModel:
    """The model of the page: each player's expected points."""
    setup = as_setup(history.header.setup)
    players = who_played(setup, say)
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
    turns, own = figures(found), own_seats(setup)
    rows = [
        _row(index, turn, gain.gain, live, players, names, say)
        for index, (turn, gain) in enumerate(zip(found.turns, turns, strict=True))
    ]

    def listed(chosen: Sequence[int]) -> tuple[AnalysisRow, ...]:
        return tuple(rows[index] for index in chosen)

    costly, good = costliest(turns, own, LEAST, COSTLIEST), best(turns, own, LEAST, LEAST, BEST)
    return AnalysisModel(
        lines,
        tuple(number for number, turn in enumerate(found.turns, 1) if turn.scoring),
        listed(sorted(found.turning_points)),
        listed(costliest(turns, range(len(players)), LEAST, WORST)),
        say("analysis-about"),
        costliest=listed(costly),
        best=listed(good),
        own=own,
        summary=summary(found, own, names, listed(costly), listed(good), say),
        mistakes=listed([index for index, turn in enumerate(turns) if turn.loss >= LEAST]),
        ends=(
            *(live.index(turn.first) for turn in found.turns[:1]),
            *(live.index(turn.last) + 1 for turn in found.turns),
        ),
        marks=say("analysis-marks"),
    )


def _row(
    index: int,
    turn: TurnReport,
    gain: float,
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
        say("analysis-loss", points=round(turn.loss), margin=round(turn.margin)) if turn.loss >= LEAST else "",
        (mistake, *reasons) if mistake else reasons,
        better=bool(turn.better) and turn.loss >= LEAST,
        mistake=mistake,
        seat=player.seat,
        emblem=player.emblem,
        gained=signed(gain),
    )
