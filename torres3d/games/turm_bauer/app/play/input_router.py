"""Input router of Turm Bauer: passes keys and intents on to the controller, the hints and the panels."""

from collections.abc import Callable

from torres3d.app.screens.input_guard import InputGuard
from torres3d.app.window.services import Services
from torres3d.games.turm_bauer.app.input.click_to_command import OnBlock, OnRing
from torres3d.games.turm_bauer.app.log.log_and_recap import LogAndRecap
from torres3d.games.turm_bauer.app.play.controller import Controller
from torres3d.games.turm_bauer.app.play.hints import Hints
from torres3d.games.turm_bauer.app.play.view import View
from torres3d.games.turm_bauer.hud.models.turn_models import DoBuilding, PickBlock, ShowSupply, UseRing
from torres3d.games.turm_bauer.scene.interaction.next_place_by_key import Direction
from torres3d.hud.kit.base_models import Answer
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.intents import BoardFocused

CURSOR_DIRECTIONS: dict[str, Direction] = {
    "cursor_left": "left",
    "cursor_right": "right",
    "cursor_up": "ahead",
    "cursor_down": "back",
    "raise_block": "up",
    "lower_block": "down",
}
"""Keys that lead the ghost, or the choice of a field, on."""


class InputRouter:
    """Routes keys and intents; see `torres3d.app.screens.play_screen.BaseInputRouter`."""

    def __init__(
        self,
        services: Services,
        controller: Controller,
        hints: Hints,
        log_and_recap: LogAndRecap,
        view: View,
        input_guard: InputGuard,
    ) -> None:
        self._services = services
        self._controller = controller
        self._hints = hints
        self._log_and_recap = log_and_recap
        self._view = view
        self._input_guard = input_guard

    def intent(self, intent: Intent) -> None:
        match intent:
            case ShowSupply(colour):
                self._view.look_at(colour)
            case BoardFocused():
                self._controller.step_on()
            case _ if self._log_and_recap.blocks_commands:
                self._services.toast(self._services.say("looking-holds"))
            case PickBlock(block):
                self._act(lambda: self._controller.click(OnBlock(block)))
            case UseRing(ring):
                self._act(lambda: self._controller.click(OnRing(ring)))
            case DoBuilding("hint"):
                self._hints.ask()
            case DoBuilding(action):
                self._act(lambda: self._controller.do(action))
            case Answer("prompt", answer):
                self._answer(answer)

    def key(self, action: str) -> None:
        controller = self._controller
        if action in CURSOR_DIRECTIONS:
            self._view.keyed = True
            controller.lead(CURSOR_DIRECTIONS[action])
        elif action in ("next_target", "previous_target"):
            self._view.keyed = True
            controller.step_on(back=action == "previous_target")
        elif action == "choose" and controller.goal is None and self._hints.walk is not None:
            if not self._input_guard.is_repeat(("let_go", controller.selection)):
                self._act(self._hints.take)
        elif action in ("take_next", "take_previous"):
            self._view.keyed = True
            controller.take_next(back=action == "take_previous")
        elif action == "hint":
            self._hints.ask()
        else:
            controller.do(action)

    def key_at_any_time(self, action: str) -> bool:
        """Put the held block back, or begin to lead by keys; False if the key is about something else."""
        if action in ("cancel", "skip"):
            return self._controller.put_back()
        if action == "board":
            self._view.keyed = True
            self._services.cursor = True
        return action == "board"

    def key_up(self, action: str, here: bool) -> None:
        """The key that did an action went up, ``here`` while the game is what one sees: else nothing is let go."""
        if action == "choose" and here:
            self._controller.release(by_key=True)
        elif action == "choose":
            self._controller.put_back()

    def cancel(self) -> bool:
        """Let go what was chosen, then the keys' lead; False where there was nothing."""
        if self._let_be():
            return True
        keyed, self._view.keyed = self._view.keyed, False
        return keyed

    def _act(self, do: Callable[[], None]) -> None:
        """Do something in the game: a recap that lay there has been seen."""
        self._log_and_recap.note_action()
        do()

    def _answer(self, answer: str) -> None:
        if answer == "hint_step":
            self._act(self._hints.take)
        elif answer == "cancel":
            self._let_be()
        else:
            self._act(lambda: self._controller.do(answer))
            # A second Enter was meant for this answer, and must not walk to the field that is shown next.
            self._input_guard.note_opened()

    def _let_be(self) -> bool:
        if self._hints.active and not self._view.led_elsewhere:
            self._hints.close()
            return True
        return self._controller.let_be()
