"""Showing what happens in a game: table, log lines, sounds and the scoring board, beat by beat."""

from collections.abc import Callable, Sequence

from torres3d.app.shell.services import Services
from torres3d.app.showing.beats import Beat
from torres3d.app.showing.log_lines import log_line
from torres3d.app.showing.scoring_board import begin_scoring, with_scored
from torres3d.hud.contract.models import LogLine, PlayerLook, ScoringModel
from torres3d.rules.events import CardPlayed
from torres3d.rules.squares import Square
from torres3d.rules.state import State

LOG_LINES = 60
SCORING_PAUSE = 0.7
"""Seconds after each line of a scoring, at pace 1."""
CLOSE = 16.0
"""Squares: from farther away the whole board is in the picture, and the camera has nothing to follow."""


class GameStage:
    """The `Stage` of a match: hands beats to the table and keeps what the panels need of them.

    ``changed`` is called whenever something the panels show is different. ``before`` are the lines of what
    happened before the match was opened.
    """

    def __init__(
        self,
        services: Services,
        players: Callable[[], Sequence[PlayerLook]],
        changed: Callable[[], None],
        before: Sequence[LogLine] = (),
    ) -> None:
        self._services = services
        self._players = players
        self._changed = changed
        self._pause = 0.0
        self.lines: list[LogLine] = list(before)
        self.scoring: ScoringModel | None = None
        self.settled_once = False

    def play(self, beat: Beat) -> None:
        """Show a beat."""
        services = self._services
        table = services.table
        if not beat.events:
            table.show(beat.after)
            services.sounds.play("undo")
            self._log(LogLine(services.say("log-undo", name=self._name(beat.after)), self._colour(beat.after)))
        else:
            table.play(beat.before, beat.events, beat.after)
        services.sounds.tell(beat.events)
        for event in beat.events:
            if isinstance(event, CardPlayed):
                services.cards.append(event.card)
            line = log_line(event, self._players(), services.say)
            if line is not None:
                self._log(line)
            at: Square | None = getattr(event, "at", None)
            if at is not None and table.camera.goal.distance < CLOSE:
                table.focus(at)
        if beat.scoring:
            board = self.scoring or begin_scoring(beat.before, self._players())
            self.scoring = with_scored(board, beat.events[0], beat.before.king, beat.last_scoring)
            self._pause = SCORING_PAUSE / services.settings.animation_speed
        self._changed()

    def busy(self) -> bool:
        """Whether a beat is still being shown."""
        return self._services.table.animating or self._pause > 0

    def settled(self) -> None:
        """Everything was shown."""
        self.scoring = None
        self.settled_once = True
        self._changed()

    def step(self, seconds: float) -> None:
        """Let time pass."""
        self._pause = max(0.0, self._pause - seconds)

    def skip(self) -> None:
        """Show at once how the present beat ends."""
        self._services.table.skip()
        self._pause = 0.0

    def _log(self, line: LogLine) -> None:
        self.lines = [*self.lines[-LOG_LINES:], line]

    def _name(self, state: State) -> str:
        return self._players()[state.actor].name if state.actor is not None else ""

    def _colour(self, state: State) -> str | None:
        return self._players()[state.actor].colour if state.actor is not None else None
