"""Dialogs about errors in a game: a bot that failed, a log that cannot be written."""

from collections.abc import Callable, Sequence
from typing import Any

from torres3d.app.session.error_messages import ErrorMessages
from torres3d.app.session.game_session import BaseGameSession
from torres3d.app.window.services import Services
from torres3d.base.faults import RefusedByRule
from torres3d.engine.log_errors import WriteFault
from torres3d.hud.frame.base_models import DialogModel
from torres3d.hud.frame.question import Answer, ChoiceDialog
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.player_look import PlayerLook

FAULT, WRITE = "bot_fault", "write_fault"


class BaseGameDialogs:
    """Opens and closes the dialogs; ``why`` gives the reason of the game's refusals."""

    def __init__(
        self,
        services: Services,
        session: BaseGameSession[Any, Any],
        players: Callable[[], Sequence[PlayerLook]],
        why: Callable[[RefusedByRule], str],
    ) -> None:
        self._services = services
        self._session = session
        self._players = players
        self.errors = ErrorMessages(services, why, self._tell_write_fault)

    def message(self) -> ChoiceDialog | None:
        """The message about an error, if any."""
        if self._session.unwritten is not None:
            return self.errors.of_log(WRITE, self._session.unwritten)
        failed, actor = self._session.bot_turns.fault, self._session.state.actor
        if failed is None or actor is None:
            return None
        return self.errors.of_bot(FAULT, failed, self._players()[actor].called)

    def model(self) -> DialogModel | None:
        """The open dialog."""
        return self.message()

    def intent(self, intent: Intent) -> bool:
        """Handle an answer; False if it was something else."""
        actor = self._session.state.actor
        match intent:
            case Answer(id="write_fault"):
                self._session.unwritten = None
            case Answer(id="bot_fault", answer="take_over") if actor is not None:
                self._session.take_over(actor)
            case Answer(id="bot_fault"):
                self._session.bot_turns.ask_again()
            case _:
                return False
        return True

    def tell_not_now(self) -> None:
        """Say that a bot plays, if one does: a human cannot act now."""
        session, actor = self._session, self._session.state.actor
        if actor is not None and actor in session.bots:
            self._services.toast(self._services.say("advise-not-now", name=self._players()[actor].called))

    def _tell_write_fault(self, fault: WriteFault) -> None:
        self._session.unwritten = fault
