"""The screen of a game, whichever: entered and left, going on with time, and who is offered a press first.

What the panels show, what a command is and what lies on the table says the screen of each game.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Protocol

from torres3d.app.screens.input_guard import InputGuard
from torres3d.app.screens.pace import Pace
from torres3d.app.session.game_session import BaseGameSession
from torres3d.app.session.log_and_recap import BaseLogAndRecap
from torres3d.app.session.overlay_switches import BaseOverlaySwitches
from torres3d.app.session.playback import BasePlayback
from torres3d.app.window.services import Services
from torres3d.engine.log_errors import WriteFault
from torres3d.hud.frame.frame_model import DialogModel
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.intents import OpenMenu, StopThinking
from torres3d.hud.models.models import HudModel
from torres3d.hud.models.rules_models import OpenRules
from torres3d.i18n.fault_messages import told


class BaseDialogs(Protocol):
    """The questions of a game."""

    def model(self) -> DialogModel | None:
        """The question that is open now."""

    def intent(self, intent: Intent) -> bool:
        """Take an answer that is about them; False if it was something else."""


class BaseController(Protocol):
    """The person's hand."""

    @property
    def dialogs(self) -> BaseDialogs:
        """What is asked."""

    def click_on(self, pick: Any) -> None:
        """A thing of the table was clicked."""


class BasePlayScreen(ABC):
    """A `Screen` for one game. ``finished`` is called once when the game is over and everything was shown, ``menu``
    opens the pause, ``read`` the rules at a rule.

    Whatever happens only marks the screen as stale; `step` brings panels and table up to date once a frame.
    """

    turn_stage: str
    """The stage in which a turn begins, and a recap is offered."""
    commanding: BaseController

    def __init__(
        self,
        services: Services,
        match: BaseGameSession[Any, Any, Any],
        showing: BasePlayback[Any, Any],
        following: BaseLogAndRecap[Any, Any, Any],
        overlays: BaseOverlaySwitches,
        finished: Callable[[], None],
        menu: Callable[[], None],
        read: Callable[[str], None],
    ) -> None:
        self._services = services
        self._finished = finished
        self._menu = menu
        self._read = read
        self._stale = True
        self._told_over = False
        self._asked: object = None
        """What lay over the table at the last round."""
        self.match = match
        self.showing = showing
        self.following = following
        self.overlays = overlays
        self.gestures = InputGuard()
        self.pacing = Pace(services, match)
        self.following.book.open = not services.folded()
        self.following.follow(showing.log)

    # what differs from game to game

    @abstractmethod
    def model(self) -> HudModel:
        """Everything on the screen now."""

    @abstractmethod
    def point(self, pick: Any) -> None:
        """The pointer is over this thing."""

    @abstractmethod
    def _advance(self, seconds: float) -> bool:
        """Let what only this game has go on; whether the panels have something else to show."""

    @abstractmethod
    def _take(self, intent: Intent) -> None:
        """Do what a panel, a prompt or a dialog of this game tells."""

    @abstractmethod
    def _press(self, action: str) -> None:
        """Do what a key of this game says, while nobody looks back."""

    @abstractmethod
    def _cancel(self) -> None:
        """Let go what was chosen, or open the pause."""

    @abstractmethod
    def _refresh(self) -> None:
        """Bring what lies on the table up to date."""

    def _lead(self, action: str) -> bool:
        """Do what a key says that may be pressed at any moment; False if it is none of these."""
        return False

    def _asking(self) -> object:
        """What lies over the table and waits for an answer, such as which kind of dialog; None for nothing."""
        dialog = self.commanding.dialogs.model()
        return None if dialog is None else type(dialog)

    # the Screen protocol

    def enter(self) -> None:
        """Show the game's table."""
        self.overlays.show()
        self.showing.show()
        self.following.show_again()
        if self.match.game.torn is not None:
            self._services.toast(self._services.say("fault-torn"))
        self._mark_stale()

    def leave(self) -> None:
        """Stop everything of this game; the log is complete already."""
        self.match.stop()
        try:
            self.match.game.ensure()
        except WriteFault as fault:
            self._services.refuse(told(fault, self._services.say).in_one)
        self._tell_anew()
        self.match.game.close()
        self.following.leave()
        self.overlays.clear()

    def _tell_anew(self) -> None:
        """Say where the log lies that somebody had deleted."""
        place = self.match.game.written_anew()
        if place is not None:
            self._services.toast(self._services.say("fault-log-anew", file=str(place)))

    def step(self, seconds: float) -> bool:
        """Let the match go on."""
        match = self.match
        self._tell_anew()
        self.pacing.apply()
        before = self._moving
        self.gestures.step(seconds)
        if self.following.past is None:
            match.step(seconds)
        if match.state.actor is None and match.settled and self.showing.idle and not self._told_over:
            self._told_over = True
            self._finished()
        advanced = self._advance(seconds)
        stale = self._stale or advanced or before != self._moving or self.overlays.stale
        self._stale = False
        if stale:
            self._guard_what_opens()
            self._refresh()
        return stale

    def intent(self, intent: Intent) -> None:
        """A panel tells what the person wants; what comes too early was meant for what lay there before."""
        self._mark_stale()
        if self.following.intent(intent, self.match.follower) or self.pacing.intent(intent):
            return
        if not isinstance(intent, StopThinking) and self.gestures.early():
            return
        if self.overlays.intent(intent) or self.commanding.dialogs.intent(intent):
            return
        match intent:
            case StopThinking():
                self.match.stop_thinking()
            case OpenMenu():
                self._menu()
            case OpenRules(rule):
                self._read(rule)
            case _:
                self._take(intent)

    def key(self, action: str) -> None:
        """A key was pressed."""
        self._mark_stale()
        self.gestures.keyed(action)
        if action == "rules":
            self._read(self._services.effects.refused)
            return
        if self.following.key(action, self.match.follower) or self.pacing.change(action):
            return
        if self.overlays.key(action) or self._lead(action) or self.gestures.early():
            return
        if action == "cancel":
            self._cancel()
        elif action == "skip":
            self.showing.skip()
        elif self.following.holds:
            self._only_looking()
        else:
            self.following.acted()
            self._press(action)

    def click(self, pick: Any, second: bool) -> None:
        """The table was clicked."""
        self._mark_stale()
        if self.gestures.early():
            return
        if self.following.holds:
            self._only_looking()
            return
        if pick is not None:
            self.following.acted()
        if second:
            self._cancel()
        elif self._only_watched:
            self.showing.skip()
        elif pick is not None:
            self.commanding.click_on(pick)

    # from here on private

    def _mark_stale(self) -> None:
        self._stale = True

    @property
    def _moving(self) -> tuple[object, ...]:
        """What goes on by itself: when it begins or ends, the panels have something else to show."""
        return self.match.thinking, self.match.said, self.showing.busy

    @property
    def _only_watched(self) -> bool:
        """Whether a click shows at once what is still to be seen: what a bot does, or a scoring that is read."""
        return self.showing.reading or (self.showing.busy and self.match.state.actor in self.match.bots)

    def _follow(self) -> None:
        """Tell the log what was shown, and offer a recap where a person's turn begins."""
        self.following.follow(self.showing.log)
        if self.match.ready and self.match.state.stage == self.turn_stage:
            self.following.offer(self.match.state.actor, self._services.settings)
        self.following.refresh()

    def _guard_what_opens(self) -> None:
        """What opens under a hand that still presses is not answered by that."""
        asked = self._asking()
        if asked != self._asked:
            self._asked = asked
            if asked is not None:
                self.gestures.opened()

    def _only_looking(self) -> None:
        """Nothing can be commanded while the table shows a past moment."""
        self._services.toast(self._services.say("looking-holds"))
