"""Dialogs and messages about errors in a game: refused commands, a bot that failed, a log that cannot be written."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from msgspec.structs import replace

from torres3d.app.session.game_session import BaseGameSession, NotWanted
from torres3d.app.window.services import BaseGameServices, Services
from torres3d.base.faults import Fault, RefusedByRule, clip
from torres3d.base.worker_processes import CallFailure
from torres3d.engine.log_errors import StaleCommand, UndoRefused, WriteFault
from torres3d.hud.kit.base_models import Answer, ChoiceDialog, DialogModel
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.player_look import PlayerLook
from torres3d.i18n.fault_messages import failure_reason, fault_message, undo_refusal

LONGEST_NAME = 24
"""Maximum letters of a bot's name in the title of a question."""


class Attempt:
    """Result of a block of `ErrorMessages.shown`: whether it ``went_well`` is known after the block."""

    went_well = False


class ErrorMessages:
    """Errors for the player.

    ``why`` gives the reason of the game's refusals, ``unwritten`` handles the fault of a log that could not be written.
    """

    def __init__(self, services: Services, why: Callable[[Any], str], unwritten: Callable[[WriteFault], None]) -> None:
        self._services = services
        self._why = why
        self._unwritten = unwritten

    def refuse(self, error: RefusedByRule) -> None:
        """Show why the rules do not allow something."""
        self._services.refuse(self._why(error), error.rule)

    @contextmanager
    def shown(self) -> Iterator[Attempt]:
        """Run a block; a refusal by the game ends the block and is shown, other errors pass."""
        services, attempt = self._services, Attempt()
        try:
            yield attempt
        except RefusedByRule as error:
            self.refuse(error)
        except NotWanted as unwanted:
            services.refuse(str(unwanted))
        except StaleCommand:
            services.refuse(services.say("advise-stale"))
        except UndoRefused as error:
            services.refuse(undo_refusal(error.reason, services.say))
        except WriteFault as fault:
            self._unwritten(fault)
        else:
            attempt.went_well = True

    def of_log(self, dialog: str, fault: WriteFault) -> ChoiceDialog:
        """The message, with this id, that a command could not be written."""
        say = self._services.say
        lines = replace(fault_message(fault, say), remedy=say("fault-write-todo")).lines
        return ChoiceDialog(dialog, say("fault-write-title"), lines, (("ok", say("fault-ok")),))

    def of_bot(self, dialog: str, failed: CallFailure | Exception, name: str) -> ChoiceDialog:
        """The question, with this id, how to replace the bot with this ``name`` that failed."""
        say = self._services.say
        stopped = isinstance(failed, CallFailure) and failed.reason == "stopped"
        # A title has one line, and what it says of a bot with a long name stands at its end.
        title = say("fault-bot-stopped" if stopped else "fault-bot-title", name=clip(name, LONGEST_NAME))
        why = "" if stopped else say("fault-bot", why=self._failure(failed))
        lines = tuple(line for line in (why, say("fault-bot-todo")) if line)
        answers = (("take_over", say("fault-take-over")), ("again", say("fault-again")))
        return ChoiceDialog(dialog, title, lines, answers)

    def _failure(self, failed: CallFailure | Exception) -> str:
        say = self._services.say
        match failed:
            case CallFailure(fault=Fault() as fault):
                return fault_message(fault, say).problem
            case CallFailure():
                return failure_reason(failed.reason, failed.detail, say)
            case WriteFault():
                return fault_message(failed, say).problem
            case RefusedByRule():
                return self._why(failed)
        return failure_reason("raised", type(failed).__name__, say)


FAULT, WRITE = "bot_fault", "write_fault"


class BaseGameDialogs:
    """Opens and closes the dialogs; ``why`` gives the reason of the game's refusals."""

    def __init__(
        self,
        parts: BaseGameServices[Any],
        session: BaseGameSession[Any, Any],
        players: Callable[[], Sequence[PlayerLook]],
        why: Callable[[RefusedByRule], str],
    ) -> None:
        self._parts = parts
        self._services = parts.services
        self._session = session
        self._players = players
        self.errors = ErrorMessages(parts.services, why, self._tell_write_fault)

    def message(self) -> ChoiceDialog | None:
        if self._session.unwritten is not None:
            return self.errors.of_log(WRITE, self._session.unwritten)
        failed, actor = self._session.bot_turns.fault, self._session.state.actor
        if failed is None or actor is None:
            return None
        return self.errors.of_bot(FAULT, failed, self._players()[actor].called)

    def model(self) -> DialogModel | None:
        return self.message()

    def intent(self, intent: Intent) -> bool:
        """Handle an answer; False if it was something else."""
        actor = self._session.state.actor
        match intent:
            case Answer(id="write_fault"):
                self._session.unwritten = None
            case Answer(id="bot_fault", answer="take_over") if actor is not None:
                self._parts.leave_out(self._session.game, "taken_over")
                self._session.take_over(actor)
            case Answer(id="bot_fault"):
                self._session.bot_turns.fault = None
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
