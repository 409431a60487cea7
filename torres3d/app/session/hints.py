"""Hints of any game: another process finds a good turn, whose steps stay while the game follows them."""

import zlib
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from torres3d.app.session.game_session import BaseGameSession
from torres3d.app.window.services import BaseGameServices
from torres3d.base.worker_processes import CallFailure, ChildProcess
from torres3d.hud.models.turn_models import PromptModel
from torres3d.i18n.fault_messages import failure_reason

HintT = TypeVar("HintT")
HintedT = TypeVar("HintedT")


class BaseHints(ABC, Generic[HintT, HintedT]):
    """A hint and its remaining steps.

    ``work`` finds one for a view, with the bot of this ``level`` and a seed, in a process of its own.
    """

    def __init__(
        self,
        parts: BaseGameServices[Any],
        session: BaseGameSession[Any, Any],
        work: Callable[[Any, str, int], HintT],
        level: str,
    ) -> None:
        self._parts = parts
        self._services = parts.services
        self._session = session
        self._work = work
        self._level = level
        self.worker: ChildProcess[HintT] = ChildProcess("torres3d-hint", keep=False)
        """The process that looks for the hint."""
        self.steps: tuple[HintedT, ...] = ()
        """The remaining steps of the hint, the next one first."""
        self._asked_at = -1
        self._warned = False

    # what differs from game to game

    @abstractmethod
    def _begin(self, hint: HintT) -> None:
        """Show this hint for the current position."""

    @abstractmethod
    def _follow(self) -> bool:
        """Update the hint after the game went on, or drop it; whether something changed."""

    @abstractmethod
    def _told(self) -> PromptModel | None:
        """The text of the hint; None while there is none."""

    # what is the same

    @property
    def thinking(self) -> bool:
        return self.worker.busy

    @property
    def active(self) -> bool:
        """Whether a hint is shown or being computed."""
        return self.thinking or bool(self.steps)

    def ask(self) -> None:
        """Compute a good turn for the human to move; asked again, remove the hint.

        The first one of a game that counts for somebody's strength needs a second request, since it ends that.
        """
        session = self._session
        actor = session.state.actor
        if self.active:
            self.close()
        elif not self._warned and self._parts.would_lose(session.game):
            self._warned = True
            self._services.toast(self._services.say("strength-hint-ends"))
        elif actor is not None and session.ready:
            self._asked_at = session.game.n
            seen = session.game.history.kit.view(session.state, actor)
            self.worker.submit(self._work, seen, self._level, zlib.crc32(session.game.header.game.encode()))

    def begin(self, hint: HintT) -> None:
        """Show this hint for the current position: from now on the game counts for nobody's strength."""
        self._parts.leave_out(self._session.game, "hint")
        self._begin(hint)

    def close(self) -> None:
        """Stop computing, remove the hint."""
        self.worker.close()
        self.steps = ()

    def step(self) -> bool:
        """Take a result, follow the game; True when something changed."""
        return self._hear() if self.thinking else bool(self.steps) and self._follow()

    def prompt(self) -> PromptModel | None:
        """The text of the hint; None if there is none, or while another animation runs."""
        if not self.thinking:
            return self._told()
        say = self._services.say
        return PromptModel(say("hint-thinking"), say("prompt-cancel"), "cancel")

    def _hear(self) -> bool:
        answer = self.worker.poll()
        if answer is None:
            return False
        if isinstance(answer, CallFailure):
            say = self._services.say
            self._services.refuse(say("hint-failed", why=failure_reason(answer.reason, answer.text, say)))
        elif self._session.game.n == self._asked_at:
            self.begin(answer)
        return True
