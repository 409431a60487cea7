"""The view of a game of Torres: its panels, and the marks on the table."""

from torres3d.games.torres.app.log.log_and_recap import LogAndRecap
from torres3d.games.torres.app.play.board_cursor import BoardCursor
from torres3d.games.torres.app.play.controller import Controller
from torres3d.games.torres.app.play.game_services import GameServices
from torres3d.games.torres.app.play.game_session import GameSession
from torres3d.games.torres.app.play.panels_around import PanelsAround
from torres3d.games.torres.app.play.table_marks import TableMarks
from torres3d.games.torres.app.presentation.playback import SCORING_PAUSE
from torres3d.games.torres.scene.interaction.picking import Pick
from torres3d.hud.models.hud_model import HudModel


class View:
    """Shows one game of Torres; see `torres3d.app.screens.play_screen.BaseView`."""

    def __init__(
        self,
        parts: GameServices,
        session: GameSession,
        controller: Controller,
        steering: BoardCursor,
        log_and_recap: LogAndRecap,
        around: PanelsAround,
        marks: TableMarks,
    ) -> None:
        self._services = parts.services
        self._session = session
        self._controller = controller
        self._steering = steering
        self._log_and_recap = log_and_recap
        self.panels_around = around
        self.marks = marks

    def enter(self) -> None:
        """Show the game on the table."""
        self._controller.hints.show_again()
        self._steering.enter()

    def leave(self) -> None:
        """Clear the table of it."""
        self._controller.hints.close()
        self._steering.leave()
        self.marks.clear()

    def step(self, seconds: float) -> bool:
        """Advance the hint; whether the panels have to be updated."""
        self._session.playback.scoring_pause = 0.0 if self._services.settings.instant else SCORING_PAUSE
        return self._controller.hints.step()

    def point(self, pick: Pick | None) -> bool:
        """Set the thing under the pointer; whether it has changed."""
        if pick == self.panels_around.pointed:
            return False
        self.panels_around.pointed = pick
        self._steering.see_mouse()
        return True

    def model(self) -> HudModel:
        """The current model of the screen."""
        return self.panels_around.model()

    def refresh(self) -> None:
        """Update the marks on the table."""
        session, state = self._session, self._session.state
        begins = session.ready and state.stage == "turn"
        self._log_and_recap.catch_up(session.playback.log, state.actor if begins else None, self._services.settings)
        if self._log_and_recap.past_state is not None:
            self.marks.clear()
        else:
            hover = self.panels_around.hover
            self.marks.show(None if hover is None else hover.square)

    @property
    def open_dialog(self) -> object:
        """The kind of dialog over the table that waits for an answer; None for none."""
        dialog = self._controller.dialogs.model()
        return self._session.awaited if self._session.awaited is not None else None if dialog is None else type(dialog)
