"""Input router of Torres: passes keys and intents on to the controller, the cursor and the session."""

from torres3d.app.screens.input_guard import InputGuard
from torres3d.games.torres.app.input.click_to_command import NOTHING, OnSquare, OnStack
from torres3d.games.torres.app.log.log_and_recap import LogAndRecap
from torres3d.games.torres.app.play.board_cursor import BoardCursor
from torres3d.games.torres.app.play.controller import Controller
from torres3d.games.torres.app.play.game_session import GameSession
from torres3d.hud.kit.base_models import Answer
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.intents import BoardFocused


class InputRouter:
    """Routes keys and intents; see `torres3d.app.screens.play_screen.BaseInputRouter`."""

    def __init__(
        self,
        session: GameSession,
        controller: Controller,
        steering: BoardCursor,
        log_and_recap: LogAndRecap,
        input_guard: InputGuard,
    ) -> None:
        self._session = session
        self._controller = controller
        self._steering = steering
        self._log_and_recap = log_and_recap
        self._input_guard = input_guard

    def intent(self, intent: Intent) -> None:
        if not self._log_and_recap.blocks_commands and self._controller.intent(intent):
            self._log_and_recap.note_action()
            return
        match intent:
            case Answer("cover"):
                self._take_over()
            case Answer("scoring"):
                self._session.playback.go_on()
            case BoardFocused():
                self._steering.aim()

    def key(self, action: str) -> None:
        if action == "choose":
            self._choose()
        elif action.startswith("stack_"):
            self._controller.press(OnStack(int(action[-1]) - 1))
        else:
            self._controller.do(action)

    def key_at_any_time(self, action: str) -> bool:
        return self._steering.key(action)

    def cancel(self) -> bool:
        """Let go what was chosen, then the cursor; False where there was nothing."""
        return self._controller.let_go() or self._steering.hide() or self._session.awaited is not None

    def _choose(self) -> None:
        """Click where the cursor stands; without one it is shown."""
        square = self._steering.square
        if square is None:
            self._steering.key("board")
        elif self._session.only_watched:
            self._session.playback.skip()
        else:
            self._controller.press(OnSquare(square))

    def _take_over(self) -> None:
        if self._session.awaited is not None:
            self._controller.selection = NOTHING
            self._session.take_over_screen()
            self._input_guard.note_taken_over()
