"""Bots that think in another process, so that a window never stutters and can stop them at once."""

import time
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from torres3d.base.child_process import ChildProcess
from torres3d.base.faults import clip
from torres3d.base.sanitise import sanitise
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


class AnyThinker(ChildProcess[AnswerT], Generic[ViewT, AnswerT]):
    """A process of bots with at most one question under way; the same for every game."""

    def __init__(self, choose: Callable[[str, int, ViewT], AnswerT]) -> None:
        """``choose`` is the function of a module that gives the command of a level, with a seed, in a view."""
        super().__init__("torres3d-bot")
        self._choose = choose

    def ask(self, view: ViewT, level: str, seed: int) -> None:
        """Ask for the next command of the bot ``level`` with ``seed`` in ``view``; an earlier question is cancelled.

        The bot keeps its plan for the turn from one question to the next with the same level, seed and seat.
        """
        self.submit(self._choose, level, seed, view)

    @property
    def said(self) -> str:
        """The last line of thoughts of the bot, sanitised; only external bots send any."""
        line = self.progress
        return sanitise(clip(line.text, LONGEST)) if isinstance(line, InfoLine) else ""


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
