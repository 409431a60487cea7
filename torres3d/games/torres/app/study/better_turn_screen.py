"""The screen that compares a turn of Torres with a better one: both lie on the board as trails."""

import dataclasses
from collections.abc import Callable

from torres3d.app.screens.better_turn import OTHER, BaseBetterTurn
from torres3d.app.session.playback import shown_events
from torres3d.app.session.player_looks import names_of
from torres3d.games.torres.app.log.turn_log import TurnLog, turn_actions
from torres3d.games.torres.app.play.game_services import GameServices
from torres3d.games.torres.app.presentation.reason_words import gain_and_reasons
from torres3d.games.torres.app.replay.replay_screen import ReplayScreen
from torres3d.games.torres.bots.hint_and_analysis_types import TurnReport
from torres3d.games.torres.kit.engine_adapter import TorresHistory
from torres3d.games.torres.kit.from_position import begun_history
from torres3d.games.torres.rules.events import Event
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.interaction.trails import Trail
from torres3d.hud.models.turn_models import ReasonGroup


class BetterTurn(BaseBetterTurn[State, Event], ReplayScreen):
    """A `Screen` for a turn of a finished game in two lines: as it was played, and the better one of its ``report``.
    Before the first step both lie on the board as trails, the present line with numbers, the other thin and grey.
    ``replay`` shows the game from there, ``close`` leaves."""

    def __init__(
        self,
        parts: GameServices,
        history: TorresHistory,
        report: TurnReport,
        close: Callable[[], None],
        replay: Callable[[], None],
    ) -> None:
        begun = history.state_at(report.first - 1)
        self.lines = {
            "better": begun_history(history.header, begun, report.better),
            "played": begun_history(history.header, begun, report.commands),
        }
        self._trails = {line: trails_of(lying) for line, lying in self.lines.items()}
        self._report = report
        self.in_game = replay
        super().__init__(parts, self.lines["better"], close)

    def _mark_both(self) -> None:
        compared = (dataclasses.replace(trail, aside=True, label="") for trail in self._trails[OTHER[self.line]])
        self._parts.table.trails.show([*compared, *self._trails[self.line]])

    def _clear_marks(self) -> None:
        self._parts.table.trails.clear()

    def _told(self) -> tuple[str, tuple[ReasonGroup, ...]]:
        say, report, players = self._services.say, self._report, self.players
        mistake = say(f"mistake-{report.mistake}") if report.mistake else say("better-turn")
        text = say("better-turn-lost", name=players[report.seat].called, mistake=mistake, points=round(report.loss))
        return text, gain_and_reasons(report, report.seat, names_of(players), say, "better-turn-why")


def trails_of(line: TorresHistory) -> tuple[Trail, ...]:
    """The trails of a turn, numbered."""
    turn = TurnLog(line.start).extended(shown_events(line.standing_steps())).turns[0]
    return tuple(trail for deed in turn_actions(turn) for trail in deed.trails)
