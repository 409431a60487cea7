"""Dialogs about errors in a game of Turm Bauer: a bot, the judge, a log that cannot be written."""

from collections.abc import Callable, Sequence

from torres3d.app.session.error_messages import ErrorMessages
from torres3d.app.window.services import Services
from torres3d.engine.log_errors import WriteFault
from torres3d.games.turm_bauer.app.play.game_session import GameSession
from torres3d.games.turm_bauer.words.refusals import refusal
from torres3d.hud.frame.question import Answer, ChoiceDialog
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.player_look import PlayerLook
from torres3d.i18n.fault_messages import failure_reason

FAULT, WRITE, JUDGE = "turm_bot_fault", "turm_write_fault", "turm_judge_fault"


class GameDialogs:
    """Opens and closes the dialogs."""

    def __init__(self, services: Services, session: GameSession, players: Callable[[], Sequence[PlayerLook]]) -> None:
        self._services = services
        self._session = session
        self._players = players
        blocks = session.state.options.blocks
        self.errors = ErrorMessages(
            services, lambda error: refusal(error, services.say, blocks), self._tell_write_fault
        )

    def model(self) -> ChoiceDialog | None:
        """The dialog that is open now."""
        say, session = self._services.say, self._session
        if session.unwritten is not None:
            return self.errors.of_log(WRITE, session.unwritten)
        if session.judge_fault is not None:
            why = failure_reason(session.judge_fault.reason, session.judge_fault.detail, say)
            answers = (("again", say("turm-judge-again")), ("back", say("turm-judge-back")))
            return ChoiceDialog(JUDGE, say("turm-judge-title"), (why, say("turm-judge-todo")), answers)
        if session.bot_turns.fault is not None and session.state.actor is not None:
            return self.errors.of_bot(FAULT, session.bot_turns.fault, self._players()[session.state.actor].called)
        return None

    def intent(self, intent: Intent) -> bool:
        """Handle an answer; False if it was something else."""
        match intent:
            case Answer(id=dialog, answer=answer) if dialog in (FAULT, WRITE, JUDGE):
                self._answered(dialog, answer)
            case _:
                return False
        return True

    def _tell_write_fault(self, fault: WriteFault) -> None:
        self._session.unwritten = fault

    def _answered(self, dialog: str, answer: str) -> None:
        session, actor = self._session, self._session.state.actor
        if dialog == WRITE:
            session.unwritten = None
        elif dialog == JUDGE and answer == "again":
            session.judge_again()
        elif dialog == JUDGE:
            session.give_up_falling()
        elif answer == "take_over" and actor is not None:
            session.take_over(actor)
        else:
            session.bot_turns.ask_again()
