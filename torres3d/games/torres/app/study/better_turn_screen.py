"""The screen that compares a turn with a better one: both are shown on the board, and played step by step."""

import dataclasses
from collections.abc import Callable
from typing import Literal

from msgspec.structs import replace

from torres3d.app.session.playback import shown_events
from torres3d.app.session.player_looks import names_of
from torres3d.games.torres.app.log.log_and_recap import LogView
from torres3d.games.torres.app.log.turn_log import TurnLog, turn_actions
from torres3d.games.torres.app.play.game_services import GameServices
from torres3d.games.torres.app.presentation.reason_words import gain_and_reasons
from torres3d.games.torres.app.replay.replay_screen import ReplayScreen
from torres3d.games.torres.bots.hint_and_analysis_types import TurnReport
from torres3d.games.torres.kit.engine_adapter import TorresHistory
from torres3d.games.torres.kit.from_position import begun_history
from torres3d.games.torres.scene.interaction.trails import Trail
from torres3d.hud.kit.base_models import Answer
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.turn_models import PromptModel

Line = Literal["better", "played"]


class BetterTurn(ReplayScreen):
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
        self._lines: dict[Line, TorresHistory] = {
            "better": begun_history(history.header, begun, report.better),
            "played": begun_history(history.header, begun, report.commands),
        }
        self._trails = {line: trails_of(lying) for line, lying in self._lines.items()}
        self._report = report
        self._in_game = replay
        self.line: Line = "better"
        super().__init__(parts, self._lines["better"], close)

    def model(self) -> HudModel:
        """The replay's panels; what the turn got wrong and why stands where otherwise the prompt is."""
        return replace(super().model(), prompt=self._prompt())

    def intent(self, intent: Intent) -> None:
        """Switch lines, or return to the game; otherwise as in any replay."""
        match intent:
            case Answer("prompt", "better" | "played" as line):
                self.show_line(line)
            case Answer("prompt", "game"):
                self._in_game()
            case _:
                super().intent(intent)

    def key(self, action: str) -> None:
        """Switch lines by the key of a hint; otherwise as in any replay."""
        if action == "hint":
            self.show_line("played" if self.line == "better" else "better")
        else:
            super().key(action)

    def show_line(self, line: Line) -> None:
        """Go through this line, from the beginning."""
        self.line = line
        self.playing = False
        self.history = self._lines[line]
        self.steps = self.history.standing_steps()
        opened = self.log_view.open
        self.log_view = LogView(self.history.start)
        self.log_view.open = opened
        self._mark_turns()
        self.jump(0)
        self._mark_stale()

    def forward(self) -> None:
        super().forward()
        self._lay()

    def jump(self, at: int) -> None:
        super().jump(at)
        self._lay()

    def _label(self) -> str:
        """The current line, and the text of its last event."""
        what = super()._label()
        line = self._services.say(f"line-{self.line}")
        return self._services.say("line-now", line=line, what=what) if what else line

    def _light(self) -> None:
        """The line of the log that is pointed at; both turns where it is none."""
        if self.log_view.pointed is None:
            self._lay()
        else:
            super()._light()

    def _lay(self) -> None:
        """Both turns on the board as long as nothing of them is done."""
        trails = self._parts.table.trails
        if self.at:
            trails.clear()
        else:
            other: Line = "played" if self.line == "better" else "better"
            compared = (dataclasses.replace(trail, aside=True, label="") for trail in self._trails[other])
            trails.show([*compared, *self._trails[self.line]])

    def _prompt(self) -> PromptModel:
        say, report, players = self._services.say, self._report, self.players
        mistake = say(f"mistake-{report.mistake}") if report.mistake else say("better-turn")
        text = say("better-turn-lost", name=players[report.seat].called, mistake=mistake, points=round(report.loss))
        other: Line = "played" if self.line == "better" else "better"
        why = gain_and_reasons(report, report.seat, names_of(players), say, "better-turn-why")
        more = ((other, say(f"line-{other}")), ("game", say("better-turn-replay")))
        return PromptModel(text, more=more, why=why)


def trails_of(line: TorresHistory) -> tuple[Trail, ...]:
    """The trails of a turn, numbered."""
    turn = TurnLog(line.start).extended(shown_events(line.standing_steps())).turns[0]
    return tuple(trail for deed in turn_actions(turn) for trail in deed.trails)
