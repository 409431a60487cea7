"""The session of a study: all hands are open, everything can be undone, bots wait until they are asked."""

from collections.abc import Callable

from torres3d.engine.log_errors import UndoRefused
from torres3d.games.torres.app.play.game_session import GameSession, Way
from torres3d.games.torres.kit.kit import TorresStep
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.literal_types import Seat


class StudySession(GameSession):
    """A `GameSession` without secrets: shows the hand of the player to act, and never hides the screen. ``going_on``
    gives the next command of the present line."""

    going_on: Callable[[], Command | None] = staticmethod(lambda: None)

    @property
    def why_no_undo(self) -> str:
        return "" if self.game.history.standing_steps() else "game_start"

    @property
    def can_redo(self) -> bool:
        """Whether the line shown goes on."""
        return self.going_on() is not None

    @property
    def others_last(self) -> TorresStep | None:
        """None: everybody can go back anyway."""
        return None

    def go_back(self, way: Way) -> None:
        """Go back or forth in the line, whoever acted; raises `UndoRefused` at its beginning."""
        if way == "redo":
            following = self.going_on()
            if following is not None:
                self.game.submit(following)
            return
        if not self.game.history.standing_steps():
            raise UndoRefused("game_start")
        if way == "undo":
            self.game.undo()
            return
        begun = self.game.turn_start
        self.game.undo()
        while self.game.state is not begun and self.game.history.standing_steps():
            self.game.undo()

    def give_seats(self, bots: dict[Seat, str]) -> None:
        """These seats are played by bots of these levels from now on, the others by people."""
        self.bot_turns.cancel()
        self.bot_turns.fault = None
        self.bots.clear()
        self.bots.update(bots)
        self._seat()

    def wait(self) -> None:
        """Let no bot act until it is let."""
        self.bot_turns.cancel()
        self.bot_turns.paused = True

    def _seat(self) -> None:
        super()._seat()
        self.viewer = self.state.actor

    def _hide_hand(self, step: TorresStep) -> None:
        self.viewer = self.state.actor
