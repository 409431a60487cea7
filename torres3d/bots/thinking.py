"""Bots that think in another process, so that a window never stutters and can stop them at once."""

import contextlib
import multiprocessing
import signal
import time
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

import msgspec

from torres3d.bots.bot import Bot, Hurry
from torres3d.bots.registry import make_bot, patience
from torres3d.rules.commands import Command
from torres3d.rules.view import View

FAREWELL = 1.0
"""Seconds a process is given to end before it is killed."""


class Question(msgspec.Struct, frozen=True):
    """What the worker is asked; ``number`` tells answers to former questions apart."""

    number: int
    level: str
    seed: int
    view: View


class Thought(msgspec.Struct, frozen=True):
    """A command for question ``number``, or the text of what went wrong."""

    number: int
    command: Command | None
    fault: str = ""


class BotFailure(msgspec.Struct, frozen=True):
    """A bot gave no command. ``reason``: ``died`` (its process ended) or ``raised`` (an error inside);
    ``level`` is the bot's, ``detail`` says more for a bug report. The next `Thinker.ask` starts anew."""

    reason: str
    level: str
    detail: str


class Thinker:
    """One worker process and at most one question under way.

    `ask` returns at once; `poll` gives the command when it is there. Nothing here waits for the bot.
    """

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None
        self._number = 0
        self._level = ""
        self._thinking = False

    @property
    def thinking(self) -> bool:
        """Whether a question is under way."""
        return self._thinking

    @property
    def pid(self) -> int | None:
        """The worker's process number, or None while there is none."""
        return self._process.pid if self._process is not None else None

    def start(self) -> None:
        """Start the worker unless it runs, so that the first answer comes sooner. `ask` does it too."""
        if self._process is not None and self._process.is_alive():
            return
        self._drop()
        # "spawn": a fork of a program with a window and threads is not safe, and not to be had everywhere.
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs,), name="torres3d-bot", daemon=True)
        process.start()
        theirs.close()
        self._process, self._connection = process, ours

    def ask(self, view: View, level: str, seed: int) -> None:
        """Ask for the next command of the bot ``level`` with ``seed`` in ``view``.

        A question still under way is cancelled. The bot keeps its plan for the turn from one question
        to the next with the same level, seed and seat.
        """
        if self._thinking:
            self.cancel()
        self._number += 1
        self._level = level
        self._thinking = True
        question = Question(self._number, level, seed, view)
        for _ in range(2):
            self.start()
            assert self._connection is not None
            try:
                self._connection.send(question)
            except OSError:
                # It died since it was last seen; a fresh one gets the question.
                self._drop()
            else:
                return

    def poll(self) -> Command | BotFailure | None:
        """The command asked for, what went wrong, or None while the bot still thinks (or nothing was asked)."""
        if not self._thinking:
            return None
        if self._process is None or self._connection is None:
            return self._failed("died", "the process could not be started")
        # Asked before the pipe is looked at: what a process sent before its end is still read.
        alive = self._process.is_alive()
        try:
            while self._connection.poll():
                answer = self._connection.recv()
                if answer.number != self._number:
                    continue
                self._thinking = False
                if answer.command is None:
                    return BotFailure("raised", self._level, answer.fault)
                command: Command = answer.command
                return command
        except (EOFError, OSError):
            alive = False
        if not alive:
            self._process.join(FAREWELL)
            code = self._process.exitcode
            self._drop()
            return self._failed("died", f"the process ended with status {code}")
        return None

    def cancel(self) -> None:
        """Stop thinking at once; nothing of the question is answered any more."""
        if self._thinking:
            self._thinking = False
            self._drop()
            self.start()

    def close(self) -> None:
        """End the worker. `ask` may be called again and starts another."""
        self._thinking = False
        self._drop()

    def _failed(self, reason: str, detail: str) -> BotFailure:
        self._thinking = False
        return BotFailure(reason, self._level, detail)

    def _drop(self) -> None:
        process, connection = self._process, self._connection
        self._process = self._connection = None
        if connection is not None:
            connection.close()
        if process is not None:
            process.kill()
            process.join(FAREWELL)
            process.close()


def work(connection: Connection) -> None:
    """The worker's loop: answers questions until the other end is closed."""
    # The window decides when to stop: Ctrl+C in the terminal is meant for it, and closes the pipe.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    bots = Bots()
    with contextlib.suppress(EOFError, OSError):
        while True:
            question = connection.recv()
            connection.send(answer_to(question, bots))


class Bots:
    """The bots of one worker: one for each level, seed and seat, which keeps its plan of the turn.

    Here alone a bot is hurried: after its level's ``seconds``, as ``clock`` counts them, the best it has found
    by then has to do, so that nobody waits for ever in front of a slow machine.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._made: dict[tuple[str, int, int], Bot] = {}

    def choose(self, question: Question) -> Command:
        """The bot's command."""
        key = (question.level, question.seed, question.view.seat)
        bot = self._made.get(key)
        if bot is None:
            bot = self._made[key] = make_bot(question.level, question.seed)
        return bot.choose(question.view, self._hurry(question.level))

    def _hurry(self, level: str) -> Hurry:
        until = self._clock() + patience(level)
        return lambda: self._clock() > until


def answer_to(question: Question, bots: Bots) -> Thought:
    """The answer to a question; an error inside the bot becomes a fault, not an end of the worker."""
    try:
        return Thought(question.number, bots.choose(question))
    except Exception:  # noqa: BLE001  whatever a bot raises must reach the window as a message
        return Thought(question.number, None, traceback.format_exc())
