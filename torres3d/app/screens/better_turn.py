"""Comparison of a turn of a finished game with a better one: both are shown on the table, and played step by step."""

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, Literal

from msgspec.structs import replace

from torres3d.app.screens.replay_screen import BaseReplayScreen
from torres3d.engine.history import History
from torres3d.engine.kit import EventT, StateT
from torres3d.hud.kit.base_models import Answer
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.turn_models import PromptModel, ReasonGroup

Line = Literal["better", "played"]
OTHER: Mapping[Line, Line] = {"better": "played", "played": "better"}


class BaseBetterTurn(BaseReplayScreen[StateT, EventT]):
    """Screen of a turn in two ``lines``; the replay screen of the game is its second base. Before the first step both
    are marked on the table. ``in_game`` shows the game from there."""

    lines: Mapping[Line, History[StateT, EventT]]
    in_game: Callable[[], None]
    line: Line = "better"

    @abstractmethod
    def _mark_both(self) -> None:
        """Mark both turns on the table, the present line's clearer."""

    @abstractmethod
    def _clear_marks(self) -> None:
        """Clear the marks of the turns."""

    @abstractmethod
    def _told(self) -> tuple[str, tuple[ReasonGroup, ...]]:
        """What the turn got wrong, and how the better one differs."""

    def model(self) -> HudModel:
        """The replay's panels; what the turn got wrong and why stands where otherwise the prompt is."""
        say, other = self._services.say, OTHER[self.line]
        text, why = self._told()
        more = ((other, say(f"line-{other}")), ("game", say("better-turn-replay")))
        return replace(super().model(), prompt=PromptModel(text, more=more, why=why))

    def intent(self, intent: Intent) -> None:
        """Switch lines, or return to the game; otherwise as in any replay."""
        match intent:
            case Answer("prompt", "better" | "played" as line):
                self.show_line(line)
            case Answer("prompt", "game"):
                self.in_game()
            case _:
                super().intent(intent)

    def key(self, action: str) -> None:
        """Switch lines by the key of a hint; otherwise as in any replay."""
        if action == "hint":
            self.show_line(OTHER[self.line])
        else:
            super().key(action)

    def enter(self) -> None:
        super().enter()
        self._lay_marks()

    def leave(self) -> None:
        self._clear_marks()
        super().leave()

    def show_line(self, line: Line) -> None:
        """Go through this line, from the beginning."""
        self.line = line
        self.playing = False
        self.history = self.lines[line]
        self.steps = self.history.standing_steps()
        opened, book = self.log_view.open, type(self.log_view)
        self.log_view: Any = book(self.history.start)
        self.log_view.open = opened
        self._mark_turns()
        self.jump(0)
        self._mark_stale()

    def forward(self) -> None:
        super().forward()
        self._lay_marks()

    def jump(self, at: int) -> None:
        super().jump(at)
        self._lay_marks()

    def _label(self) -> str:
        """The current line, and the text of its last event."""
        what = super()._label()
        line = self._services.say(f"line-{self.line}")
        return self._services.say("line-now", line=line, what=what) if what else line

    def _light(self) -> None:
        """The line of the log that is pointed at; both turns where it is none."""
        if self.log_view.pointed is None:
            self._lay_marks()
        else:
            super()._light()

    def _lay_marks(self) -> None:
        """Both turns as long as nothing of them is done."""
        if self.at:
            self._clear_marks()
        else:
            self._mark_both()
