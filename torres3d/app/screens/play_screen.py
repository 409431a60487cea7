"""The play screen of any game: entering and leaving, time, and the order in which its parts get input.

A game hands over the parts that differ; no part calls the screen back.
"""

from collections.abc import Callable
from typing import Any, Protocol

from torres3d.app.screens.game_pace import Pace
from torres3d.app.screens.input_guard import InputGuard
from torres3d.app.session.game_error_dialogs import BaseGameDialogs
from torres3d.app.session.game_session import BaseGameSession
from torres3d.app.session.log_and_recap import BaseLogAndRecap
from torres3d.app.session.overlay_switches import BaseOverlaySwitches
from torres3d.app.window.base_screen import AnyTable, Screen
from torres3d.app.window.services import BaseGameServices
from torres3d.engine.log_errors import WriteFault
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.intents import OpenMenu, StopThinking
from torres3d.hud.models.page_models import OpenRules
from torres3d.i18n.fault_messages import fault_message


class BaseController(Protocol):
    """Turns clicks on the table into commands."""

    @property
    def dialogs(self) -> BaseGameDialogs:
        """The dialogs of the game."""

    def click_on(self, pick: Any) -> None:
        """Handle a click on a thing of the table."""


class BaseInputRouter(Protocol):
    """Passes keys and intents of one game on to its parts."""

    def intent(self, intent: Intent) -> None:
        """Handle an intent of a panel, a prompt or a dialog of this game."""

    def key(self, action: str) -> None:
        """Do a key's action in this game, except during a look back."""

    def key_at_any_time(self, action: str) -> bool:
        """Do a key's action that is allowed at any moment; False if it is none of these."""
        return False

    def cancel(self) -> bool:
        """Cancel the selection; False where there was none."""
        return False


class BaseView(Protocol):
    """Shows one game: its panels, and the marks on the table."""

    def enter(self) -> None:
        """Show the game on the table."""

    def leave(self) -> None:
        """Clear the table of it."""

    def step(self, seconds: float) -> bool:
        """Advance the game's own animations; whether the panels have to be updated."""
        return False

    def point(self, pick: Any) -> bool:
        """Set the thing under the pointer; whether it has changed."""
        return False

    def model(self) -> HudModel:
        """The current model of the screen."""

    def refresh(self) -> None:
        """Update the marks on the table."""


class BasePlayScreen(Screen):
    """A `Screen` for one game.

    Its ``router`` takes keys and panels, its ``controller`` clicks on the table, its ``view`` shows. ``finished`` is
    called once when the game is over and everything was shown, ``menu`` opens the pause, ``read`` the rules at a rule.

    Events only mark the screen as stale; `step` updates panels and table once a frame.
    """

    around_one_table = True
    """Whether its persons sit around one table, which turns to whoever acts."""

    def __init__(
        self,
        parts: BaseGameServices[Any],
        session: BaseGameSession[Any, Any],
        log_and_recap: BaseLogAndRecap[Any, Any],
        overlays: BaseOverlaySwitches,
        pace: Pace,
        input_guard: InputGuard,
        controller: BaseController,
        router: BaseInputRouter,
        view: BaseView,
        finished: Callable[[], None],
        menu: Callable[[], None],
        read: Callable[[str], None],
    ) -> None:
        self._parts = parts
        self._services = parts.services
        self._finished = finished
        self._menu = menu
        self.read = read
        self._stale = True
        self._told_over = False
        self._asked: object = None
        """The dialog over the table at the last round."""
        self._turn: tuple[object, object] = (None, None)
        """What tells the turn from others, and what stands for it since a person acts in it."""
        self.session = session
        self.playback = session.playback
        self.log_and_recap = log_and_recap
        self.overlays = overlays
        self.pace = pace
        self.input_guard = input_guard
        self.controller = controller
        self.router = router
        self.view = view
        self.log_and_recap.log_view.fit(self._services.folded())
        self.log_and_recap.follow(self.playback.log)

    # the Screen protocol

    @property
    def at_table(self) -> AnyTable:
        return self.overlays.table

    @property
    def turn(self) -> object:
        return self._turn[1]

    def enter(self) -> None:
        self.overlays.show()
        self.playback.show()
        self.log_and_recap.show_again()
        if self.session.game.torn is not None:
            self._services.toast(self._services.say("fault-torn"))
        self.view.enter()
        self.log_and_recap.refresh()  # the screen below may have left its lights on the table
        self._sit_down()
        self._mark_stale()

    def leave(self) -> None:
        """Stop everything of this game; the log is complete already."""
        self.session.stop()
        try:
            self.session.game.ensure()
        except WriteFault as fault:
            self._services.refuse(fault_message(fault, self._services.say).in_one)
        self._tell_anew()
        self.session.game.close()
        self.log_and_recap.leave()
        self.overlays.clear()
        self.view.leave()

    def model(self) -> HudModel:
        return self.view.model()

    def point(self, pick: Any) -> None:
        if self.view.point(pick):
            self._mark_stale()

    def _tell_anew(self) -> None:
        """Show the new path of a log that somebody had deleted."""
        place = self.session.game.take_rewritten_path()
        if place is not None:
            self._services.toast(self._services.say("fault-log-anew", file=str(place)))

    def step(self, seconds: float) -> bool:
        session = self.session
        if self.log_and_recap.log_view.fit(self._services.folded()):
            self._mark_stale()
        self._tell_anew()
        self.pace.apply()
        before = self._moving
        self.input_guard.step(seconds)
        if self.log_and_recap.past_state is None:
            session.step(seconds)
        if session.state.actor is None and session.all_shown and self.playback.idle and not self._told_over:
            self._told_over = True
            self._finished()
        self._follow_turn()
        advanced = self.view.step(seconds)
        stale = self._stale or advanced or before != self._moving or self.overlays.stale
        self._stale = False
        if stale:
            self._guard_what_opens()
            self.view.refresh()
        return stale

    def intent(self, intent: Intent) -> None:
        """Handle an intent of a panel, unless it comes too early after something opened."""
        self._mark_stale()
        if self.log_and_recap.intent(intent, self.session.follower) or self.pace.intent(intent):
            return
        if not isinstance(intent, StopThinking) and self.input_guard.too_early():
            return
        if self.overlays.intent(intent) or self.controller.dialogs.intent(intent):
            return
        match intent:
            case StopThinking():
                self.session.bot_turns.stop_thinking()
            case OpenMenu():
                self._menu()
            case OpenRules(rule):
                self.read(rule)
            case _:
                self.router.intent(intent)

    def key(self, action: str) -> None:
        self._mark_stale()
        self.input_guard.note_key(action)
        if action == "rules":
            self.read(self._services.effects.refused)
            return
        if self.log_and_recap.key(action, self.session.follower) or self.pace.change(action):
            return
        if self.overlays.key(action) or self.router.key_at_any_time(action) or self.input_guard.too_early():
            return
        if action == "cancel":
            self.cancel()
        elif action == "skip":
            self.playback.skip()
        elif self.log_and_recap.blocks_commands:
            self._only_looking()
        elif not self._skip_moment():
            self.log_and_recap.note_action()
            self.router.key(action)

    def click(self, pick: Any, second: bool) -> None:
        self._mark_stale()
        if self.input_guard.too_early():
            return
        if self.log_and_recap.blocks_commands:
            self._only_looking()
            return
        if pick is not None:
            self.log_and_recap.note_action()
        if second:
            # the same button turns the view: a drag that is too short must not leave the screen
            if not self._skip_moment():
                self.router.cancel()
        elif self.session.only_watched:
            self.playback.skip()
        elif pick is not None:
            self.controller.click_on(pick)

    def cancel(self) -> None:
        """Skip what belongs to all, cancel the selection, or open the pause."""
        if not self._skip_moment() and not self.router.cancel():
            self._menu()

    # from here on private

    def _skip_moment(self) -> bool:
        """Skip a scoring or the celebration of the winners; False where neither is shown."""
        if not self.playback.at_moment:
            return False
        self.playback.skip()
        return True

    def _follow_turn(self) -> None:
        """A person's turn begins when all was shown, and lasts until another one is to act."""
        turn = self.session.turn
        if turn != self._turn[0]:
            self._turn = (turn, None)
        if self.session.ready and self._turn[1] is None:
            self._turn = (turn, object())
            self._sit_down()

    def _sit_down(self) -> None:
        """Turn the table to the person who looks at it: the only one, or whoever acts."""
        persons = self.session.human_seats
        shared = self.around_one_table and len(persons) > 1 and self._services.settings.turn_table
        seat = self.session.follower if shared else next(iter(persons), None)
        if seat is not None:
            self.overlays.table.sit_down(seat, shared)

    def _mark_stale(self) -> None:
        self._stale = True

    @property
    def _moving(self) -> tuple[object, ...]:
        """The current animations: when they begin or end, the panels have to be updated."""
        return self.session.bot_turns.thinking, self.session.bot_turns.thoughts, self.playback.busy

    @property
    def _open_dialog(self) -> object:
        """The kind of dialog over the table that waits for an answer; None for none."""
        dialog = self.controller.dialogs.model()
        return None if dialog is None else type(dialog)

    def _guard_what_opens(self) -> None:
        """Guard newly opened dialogs against presses meant for something else."""
        asked = self._open_dialog
        if asked != self._asked:
            self._asked = asked
            if asked is not None:
                self.input_guard.note_opened()

    def _only_looking(self) -> None:
        """Show a message that the past moment on the table allows no commands."""
        self._services.toast(self._services.say("looking-holds"))
