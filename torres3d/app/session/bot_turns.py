"""The turns of bots: asks a mind, waits between moves, keeps what went wrong."""

import zlib
from collections.abc import Callable, Mapping
from typing import Any, Generic, Protocol, TypeVar

from torres3d.base.child_process import CallFailure
from torres3d.engine.game import Game
from torres3d.engine.kit import Seat

SeenT_contra = TypeVar("SeenT_contra", contravariant=True)
AnswerT_co = TypeVar("AnswerT_co", covariant=True)
ChoiceT = TypeVar("ChoiceT")


class BotMind(Protocol[SeenT_contra, AnswerT_co]):
    """Thinks for bots in another process; never makes the caller wait."""

    def ask(self, seen: SeenT_contra, level: str, seed: int) -> None:
        """Begin to think about what the seat does whose view this is."""

    def poll(self) -> AnswerT_co | CallFailure | None:
        """The answer, what went wrong with the bot, None while it thinks."""

    @property
    def said(self) -> str:
        """What the bot that thinks tells of it, in a line; empty for nothing."""

    def cancel(self) -> None:
        """Stop thinking at once; nothing is left of it."""

    def close(self) -> None:
        """End for good, with the program."""


class BotTurns(Generic[ChoiceT]):
    """Plays for the bots of a game: asks ``mind`` and hands the choice to ``take``. ``bots`` maps seats to levels;
    ``rest`` is the time in seconds between moves at pace 1. ``changed`` is called when a bot fails."""

    def __init__(
        self,
        game: Game[Any, Any],
        bots: Mapping[Seat, str],
        mind: BotMind[Any, ChoiceT],
        rest: float,
        take: Callable[[ChoiceT, Seat], object],
        changed: Callable[[], None],
    ) -> None:
        self.pace = 1.0
        self.paused = False
        """Whether the bots wait."""
        self.fault: CallFailure | Exception | None = None
        """Why a bot could not answer; `ask_again` ends it, or somebody who takes over."""
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
    def said(self) -> str:
        """What the bot that thinks tells of it, in a line; empty for nothing."""
        return self._said if self.thinking else ""

    def rest(self) -> None:
        """The next bot waits before it acts."""
        self._left = self._rest / self.pace

    def stop_thinking(self) -> None:
        """Stop the bot that thinks; it waits until it is asked again or somebody takes over."""
        actor = self._game.state.actor
        if self.thinking and actor is not None:
            self.cancel()
            self.fault = CallFailure("stopped")
            self._changed()

    def ask_again(self) -> None:
        """Ask the bot that failed once more."""
        self.fault = None

    def cancel(self) -> None:
        """Let no bot think on; what it was asked is forgotten."""
        self._mind.cancel()
        self.thinking = False

    def step(self, seconds: float) -> None:
        """Let the bot whose turn it is think, and do what it has chosen."""
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
        self._said = self._mind.said
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
