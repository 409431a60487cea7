"""Bots that think in another process, so that a window never stutters and can stop them at once."""

import time
from collections.abc import Callable
from typing import Any, Generic, TypeVar

import msgspec

from torres3d.base.child_process import Failed, Runner
from torres3d.base.faults import Fault, clipped
from torres3d.base.sanitise import visible
from torres3d.bots.bot import Bot, TurmPlayer
from torres3d.bots.bot_declaration import GameName
from torres3d.bots.protocol.external_faults import LONGEST
from torres3d.bots.protocol.messages import InfoLine
from torres3d.bots.registry import make_bot, patience
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.kinds import Seat
from torres3d.games.torres.rules.view import View
from torres3d.games.turm_bauer.rules.commands import Choice
from torres3d.games.turm_bauer.rules.view import View as TurmView

ViewT = TypeVar("ViewT")
AnswerT = TypeVar("AnswerT")


class BotFailure(msgspec.Struct, frozen=True):
    """A bot gave no command. ``reason``: ``died`` (its process ended) or ``raised`` (an error inside);
    ``level`` is the bot's, ``detail`` says more for a bug report, ``fault`` is an error that has words of its own. The
    next `AnyThinker.ask` starts anew."""

    reason: str
    level: str
    detail: str
    fault: Fault | None = None


class AnyThinker(Generic[ViewT, AnswerT]):
    """One process of bots and at most one question under way; the same for every game.

    `ask` returns at once; `poll` gives the command when it is there. Nothing here waits for the bot.
    """

    def __init__(self, ask: Callable[[str, int, ViewT], AnswerT]) -> None:
        """``ask`` is the function of a module that gives the command of a level, with a seed, in a view."""
        self._ask = ask
        self._runner: Runner[AnswerT] = Runner("torres3d-bot")
        self._level = ""

    @property
    def thinking(self) -> bool:
        """Whether a question is under way."""
        return self._runner.busy

    @property
    def pid(self) -> int | None:
        """The process's number, or None while there is none."""
        return self._runner.pid

    def start(self) -> None:
        """Start the process unless it runs, so that the first answer comes sooner. `ask` does it too."""
        self._runner.start()

    def ask(self, view: ViewT, level: str, seed: int) -> None:
        """Ask for the next command of the bot ``level`` with ``seed`` in ``view``.

        A question still under way is cancelled. The bot keeps its plan for the turn from one question
        to the next with the same level, seed and seat.
        """
        self._level = level
        self._runner.ask(self._ask, level, seed, view)

    def poll(self) -> AnswerT | BotFailure | None:
        """The command asked for, what went wrong, or None while the bot still thinks (or nothing was asked)."""
        answer = self._runner.poll()
        if answer is None:
            return None
        if isinstance(answer, Failed):
            return BotFailure(answer.reason, self._level, answer.detail, answer.fault)
        return answer.value

    @property
    def said(self) -> str:
        """What the bot that thinks has told last of its thoughts, fit to be shown in a line; only programs of others
        tell anything."""
        told = self._runner.told
        return visible(clipped(told.text, LONGEST)) if isinstance(told, InfoLine) else ""

    def wait(self, seconds: float) -> None:
        """Wait until `poll` has an answer, at most so long; for those who have nothing else to do."""
        self._runner.wait(seconds)

    def cancel(self) -> None:
        """Stop thinking at once; nothing of the question is answered any more."""
        if self.thinking:
            self._runner.stop()
            self._runner.start()

    def close(self) -> None:
        """End the process. `ask` may be called again and starts another."""
        self._runner.stop()


class Thinker(AnyThinker[View, Command]):
    """Bots of Torres."""

    def __init__(self) -> None:
        super().__init__(choose)


class TurmThinker(AnyThinker[TurmView, Choice]):
    """Bots of Turm Bauer. The judge of the game makes a command of the choice of a place."""

    def __init__(self) -> None:
        super().__init__(choose_in_turm)


class Bots:
    """The bots of one process: one for each level, seed and seat, which keeps its plan of the turn.

    Here alone a bot is hurried: after its level's ``seconds``, as ``clock`` counts them, the best it has found
    by then has to do, so that nobody waits for ever in front of a slow machine.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._made: dict[tuple[GameName, str, int, Seat], Any] = {}

    def choose(self, level: str, seed: int, view: View) -> Command:
        """The command of a bot of Torres."""
        bot: Bot = self._bot("torres", level, seed, view.seat)
        until = self._clock() + patience(level)
        return bot.choose(view, lambda: self._clock() > until)

    def choose_in_turm(self, level: str, seed: int, view: TurmView) -> Choice:
        """The choice of a bot of Turm Bauer. How far those look is so little that nobody hurries them."""
        bot: TurmPlayer = self._bot("turm", level, seed, view.seat)
        return bot.choose(view)

    def _bot(self, game: GameName, level: str, seed: int, seat: Seat) -> Any:
        key = (game, level, seed, seat)
        bot = self._made.get(key)
        if bot is None:
            bot = make_bot(level, seed) if game == "torres" else make_bot(level, seed, game)
            self._made[key] = bot
        return bot


_bots = Bots()
"""In the process of bots: those it has made."""


def choose(level: str, seed: int, view: View) -> Command:
    """The command of a bot; for a process of its own."""
    return _bots.choose(level, seed, view)


def choose_in_turm(level: str, seed: int, view: TurmView) -> Choice:
    """The choice of a bot of Turm Bauer; for a process of its own."""
    return _bots.choose_in_turm(level, seed, view)
