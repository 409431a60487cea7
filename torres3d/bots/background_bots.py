"""Bots that think in another process, so that a window never stutters and can stop them at once."""

import time
from collections.abc import Callable
from typing import Any, Generic

from torres3d.base.faults import clip
from torres3d.base.lazy import Lazy
from torres3d.base.sanitise import sanitise
from torres3d.base.worker_processes import ChildProcess
from torres3d.bots.protocol.external_bot import MAX_OUTPUT_LENGTH
from torres3d.bots.protocol.game_protocol import AnswerT, SeatView, ViewT
from torres3d.bots.protocol.messages import InfoLine
from torres3d.bots.registry import BotRegistry
from torres3d.engine.kit import Seat


class Thinker(ChildProcess[AnswerT], Generic[ViewT, AnswerT]):
    """A process of bots of one game, with at most one question under way."""

    def __init__(self, bots: Lazy[BotRegistry[Any, Any]]) -> None:
        """``bots`` are those of the game; the process loads them itself."""
        super().__init__("torres3d-bot")
        self._bots = bots

    def ask(self, view: ViewT, level: str, seed: int) -> None:
        """Ask for the next command of the bot ``level`` with ``seed`` in ``view``; an earlier question is cancelled.

        The bot keeps its plan for the turn from one question to the next with the same level, seed and seat.
        """
        self.submit(choose, self._bots, level, seed, view)

    @property
    def thoughts(self) -> str:
        """The last line of thoughts of the bot, sanitised; only external bots send any."""
        line = self.progress
        return sanitise(clip(line.text, MAX_OUTPUT_LENGTH)) if isinstance(line, InfoLine) else ""


class Bots:
    """The bots of one process: one for each game, level, seed and seat, which keeps its plan of the turn.

    Only here a bot is hurried: after its level's ``seconds``, counted by ``clock``, it plays the best it has found, so
    that nobody waits for ever in front of a slow machine.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._made: dict[tuple[str, str, int, Seat], Any] = {}

    def choose(self, registry: BotRegistry[Any, Any], level: str, seed: int, view: SeatView) -> Any:
        key = (registry.game, level, seed, view.seat)
        if key not in self._made:
            self._made[key] = registry.make_bot(level, seed)
        until = self._clock() + registry.patience(level)
        return self._made[key].choose(view, lambda: self._clock() > until)


_bots = Bots()
"""Bots made in the process of bots."""


def choose(registry: Lazy[BotRegistry[Any, Any]], level: str, seed: int, view: SeatView) -> Any:
    """The command of a bot; for a process of its own."""
    return _bots.choose(registry(), level, seed, view)
