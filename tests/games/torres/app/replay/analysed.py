"""Games of Torres with an analysis that is made up: what the search finds takes minutes and is tested elsewhere."""

import shutil
from pathlib import Path

from tests.app.driver import Driver
from tests.games.torres.recorded_games import EXAMPLES
from torres3d.games.torres.app.replay.replay_screen import ReplayScreen
from torres3d.games.torres.bots.game_analysis import turns_of
from torres3d.games.torres.bots.hint_and_analysis_types import Analysis, Mistake, TurnReport
from torres3d.games.torres.kit.engine_adapter import TorresHistory, as_command
from torres3d.games.torres.rules.events import CastlesScored
from torres3d.hud.models.replay_models import CurveModel

ONE_PERSON = EXAMPLES / "001-ravensburger-1999-basic-3p.torres"
"""A person against two bots."""
PERSONS = EXAMPLES / "022-rio-grande-1999-master-4p-level_same.torres"
"""Four persons, the longest of the recorded games."""
EVERY = 3
"""A turn of so many is a mistake."""
KINDS: tuple[Mistake, ...] = ("card", "card", "height")


def made_up(history: TorresHistory) -> Analysis:
    """An analysis in which every third turn of each seat lost points, and the others gained some."""
    turns = turns_of(history)
    seats = history.state.players
    expected = [100.0] * seats
    reports: list[TurnReport] = []
    for index, turn in enumerate(turns):
        first, last = turn[0], turn[-1]
        seat = first.before.actor
        assert seat is not None
        number = sum(report.seat == seat for report in reports)
        wrong = number % EVERY == 1
        loss = float(10 + number) if wrong else 0.0
        expected[seat] += -5.0 if wrong else 2.0 + number
        commands = tuple(as_command(step.standing_command) for step in turn)
        scoring = any(isinstance(event, CastlesScored) for event in last.events)
        mistake = KINDS[index % len(KINDS)] if wrong else None
        reports.append(
            TurnReport(
                seat, first.before.phase, first.before.round, first.n, last.n, commands, tuple(expected),
                last.after.scores, 0.0, loss, loss, commands if wrong else (), scoring, mistake,
            )
        )  # fmt: skip
    losses = tuple(sum(report.loss for report in reports if report.seat == seat) for seat in range(seats))
    end, players = history.state, history.header.setup.players
    names, start = tuple(player.name for player in players), (100.0,) * seats
    return Analysis(names, ("",) * seats, start, tuple(reports), (1, 4, 7), losses, end.scores, end.winners)


def replayed(player: Driver, folder: Path, game: Path = ONE_PERSON, analysed: bool = True) -> ReplayScreen:
    """The replay of a saved game, whose analysis is there already if ``analysed``."""
    (folder / "games").mkdir(exist_ok=True)
    player.program.flow.open_replay(Path(shutil.copy(game, folder / "games")))
    screen = on_top(player)
    if analysed:
        know(screen)
    player.rounds(3)
    return screen


def know(screen: ReplayScreen) -> Analysis:
    """Its analysis is there from now on, as if it had been made."""
    assert screen.analysis is not None
    screen.analysis.kept.found = found = made_up(screen.history)
    return found


def on_top(player: Driver) -> ReplayScreen:
    top = player.program.services.screens.top
    assert isinstance(top, ReplayScreen)
    return top


def curve(player: Driver) -> CurveModel:
    """The curve on the screen."""
    player.rounds(2)
    bar = player.program.hud.model.replay
    assert bar is not None
    assert bar.curve is not None
    return bar.curve


def own_mistakes(player: Driver, seat: int = 0) -> list[int]:
    """After how many commands the mistakes of a seat begin."""
    history = on_top(player).history
    live = [step.n for step in history.standing_steps()]
    return [live.index(turn.first) for turn in made_up(history).turns if turn.loss and turn.seat == seat]
