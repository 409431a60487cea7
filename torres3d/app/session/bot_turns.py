"""Bot turns in a game: who thinks, pauses between actions, and failures."""

import zlib
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from torres3d.base.child_process import CallFailure
from torres3d.engine.game import Game
from torres3d.engine.kit import Seat

if TYPE_CHECKING:
    from torres3d.bots.background_bots import Thinker

ChoiceT = TypeVar("ChoiceT")


class BotTurns(Generic[ChoiceT]):
    """Turns of bots: asks the ``mind`` and hands each choice to ``take``.

    ``bots`` names the level of each bot's seat, ``rest`` are the seconds between their actions, at pace 1. ``changed``
    is called when a bot has failed.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        bots: Mapping[Seat, str],
        mind: "Thinker[Any, ChoiceT]",
        rest: float,
        take: Callable[[ChoiceT, Seat], object],
        changed: Callable[[], None],
    ) -> None:
        self.pace = 1.0
        self.paused = False
        """Whether the bots wait."""
        self.fault: CallFailure | Exception | None = None
        """The fault of a bot that could not answer, until `ask_again` or a takeover."""
        self.thinking = False
        """Whether a bot is thinking."""
        self._game = game
        self._bots = bots
        self._mind = mind
        self._rest = rest
        self._take = take
        self._changed = changed
        self._said = ""
        self._left = 0.0

    @property
    def thoughts(self) -> str:
        """The last thoughts of the bot in a line; empty for none."""
        return self._said if self.thinking else ""

    def pause(self) -> None:
        """Let the next bot wait before it acts."""
        self._left = self._rest / self.pace

    def stop_thinking(self) -> None:
        """Stop the thinking bot; it waits until it is asked again or somebody takes over."""
        actor = self._game.state.actor
        if self.thinking and actor is not None:
            self.cancel()
            self.fault = CallFailure("stopped")
            self._changed()

    def ask_again(self) -> None:
        self.fault = None

    def cancel(self) -> None:
        """Stop all thinking and forget the question."""
        self._mind.cancel()
        self.thinking = False

    def step(self, seconds: float) -> None:
        """Let the acting bot think, and carry out its choice."""
        actor = self._game.state.actor
        if actor is None or actor not in self._bots or self.fault is not None or self.paused:
            return
        self._left -= seconds
        if not self.thinking:
            self.thinking = True
            # One seed for the whole game: the bot keeps its plan of the turn from one question to the next.
            seen = self._game.history.kit.view(self._game.state, actor)
            self._mind.ask(seen, self._bots[actor], zlib.crc32(self._game.header.game.encode()))
            self._said = ""
            return
        self._said = self._mind.thoughts
        answer = None if self._left > 0 else self._mind.poll()
        if answer is None:
            return
        self.thinking = False
        if isinstance(answer, CallFailure):
            self.fault = answer
            self._changed()
            return
        try:
            self._take(answer, actor)
        except Exception as error:  # noqa: BLE001  # a bot must never bring the game down
            self.fault = error
            self._changed()
