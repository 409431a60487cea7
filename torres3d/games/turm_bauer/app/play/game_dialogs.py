"""Dialogs about errors in a game of Turm Bauer: a bot, the judge, a log that cannot be written."""

from collections.abc import Callable, Sequence

from torres3d.app.session.game_error_dialogs import BaseGameDialogs
from torres3d.games.turm_bauer.app.play.game_services import GameServices
from torres3d.games.turm_bauer.app.play.game_session import GameSession
from torres3d.games.turm_bauer.words.event_sentences import refusal
from torres3d.hud.kit.base_models import Answer, ChoiceDialog
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.player_look import PlayerLook
from torres3d.i18n.fault_messages import failure_reason


class GameDialogs(BaseGameDialogs):
    """Opens and closes the dialogs; see `BaseGameDialogs`."""

    _session: GameSession

    def __init__(self, parts: GameServices, session: GameSession, players: Callable[[], Sequence[PlayerLook]]) -> None:
        say, blocks = parts.services.say, session.state.options.blocks
        super().__init__(parts, session, players, lambda error: refusal(error, say, blocks))

    def message(self) -> ChoiceDialog | None:
        """The message about an error, if any: that of the judge comes before that of a bot."""
        say, session = self._services.say, self._session
        if session.judge_fault is None or session.unwritten is not None:
            return super().message()
        why = failure_reason(session.judge_fault.reason, session.judge_fault.detail, say)
        answers = (("again", say("turm-judge-again")), ("back", say("turm-judge-back")))
        return ChoiceDialog("judge_fault", say("turm-judge-title"), (why, say("turm-judge-todo")), answers)

    def intent(self, intent: Intent) -> bool:
        match intent:
            case Answer(id="judge_fault", answer="again"):
                self._session.judge_again()
            case Answer(id="judge_fault"):
                self._session.give_up_falling()
            case _:
                return super().intent(intent)
        return True
