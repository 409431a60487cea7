"""Child processes: functions carried out in a process of its own, which never outlives its parent.

Another program of the machine is asked here, too.

"spawn" starts them: a fork of a program with a window and threads is not safe, and not to be had everywhere.
"""

import contextlib
import os
import signal
import subprocess
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from shutil import which
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar

import msgspec

from torres3d.base.faults import Fault

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

Result = TypeVar("Result")

FAREWELL = 1.0
"""Seconds to wait for the end of a process that was killed."""
ORPHANED = 3
"""The exit status of a process whose parent is gone."""
SAFE_PATH = "PYTHONSAFEPATH"
"""The variable by which a Python takes no modules from the folder it is started in."""
_starting = threading.Lock()


class Done(msgspec.Struct, Generic[Result], frozen=True):
    """What a call gave."""

    value: Result


class Failed(msgspec.Struct, frozen=True):
    """A call gave nothing. ``reason``: ``raised`` (an error inside) or ``died`` (its process ended).

    ``text`` is one line, ``detail`` says more for a bug report. ``fault`` is the error where it has words of its own.
    """

    reason: Literal["raised", "died"]
    text: str
    detail: str
    fault: Fault | None = None


class Told(msgspec.Struct, frozen=True):
    """What a call tells before its end."""

    value: Any


class Runner(Generic[Result]):
    """One process and at most one call under way. `ask` and `poll` never wait for it; `stop` ends it at once.

    The process is kept from one call to the next, and what its modules keep in memory with it.
    """

    def __init__(self, name: str = "torres3d-child") -> None:
        self._name = name
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None
        self._busy = False
        self._answer: Done[Result] | Failed | None = None
        self._told: Any = None

    @property
    def busy(self) -> bool:
        """Whether a call is under way, or its answer was not fetched."""
        return self._busy

    @property
    def told(self) -> Any:
        """What the call told last (`tell`), or None; kept until the next call."""
        if self._busy:
            self._take()
        return self._told

    @property
    def pid(self) -> int | None:
        """The process's number, or None while there is none."""
        return self._process.pid if self._process is not None else None

    def start(self) -> None:
        """Start the process unless it runs, so that the first answer comes sooner. `ask` does it too."""
        if self._process is not None and self._process.is_alive():
            return
        import multiprocessing

        self._drop()
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        with without_working_folder() as before:
            process = context.Process(target=serve, args=(theirs, before), name=self._name, daemon=True)
            process.start()
        theirs.close()
        self._process, self._connection = process, ours

    def ask(self, work: Callable[..., Result], *values: Any) -> None:
        """Call a function of a module with ``values``; a call that is still under way is stopped."""
        if self._busy:
            self.stop()
        self._told = None
        for _ in range(2):
            self.start()
            assert self._connection is not None
            try:
                self._connection.send((work, values))
            except OSError:
                # It died since it was last seen; a fresh one gets the call.
                self._drop()
            else:
                break
        self._busy = True

    def poll(self) -> Done[Result] | Failed | None:
        """What the call gave or why it gave nothing, once; None while it goes on (or nothing was asked)."""
        if not self._busy:
            return None
        self._take()
        answer = self._answer
        if answer is not None:
            self._busy, self._answer = False, None
        return answer

    def wait(self, seconds: float | None = None) -> None:
        """Wait until `poll` has an answer, at most so long; for those who have nothing else to do."""
        from multiprocessing.connection import wait

        until = None if seconds is None else time.monotonic() + seconds
        while self._busy:
            self._take()
            left = None if until is None else until - time.monotonic()
            if self._answer is not None or (left is not None and left <= 0):
                return
            assert self._connection is not None
            wait([self._connection], left)

    def stop(self) -> None:
        """End the process and its call at once; `ask` may be called again and starts another."""
        self._busy, self._answer = False, None
        self._drop()

    def kill(self) -> None:
        """As `stop`, but from another thread, while one waits here: it gets a `Failed`."""
        process = self._process
        if process is not None:
            with contextlib.suppress(ValueError):  # it was closed a moment ago
                process.kill()

    def _take(self) -> None:
        """Read what has arrived."""
        if self._answer is not None:
            return
        process, connection = self._process, self._connection
        if process is None or connection is None:
            self._answer = Failed("died", "the process could not be started", "")
            return
        # Asked before the pipe is looked at: what a process sent before its end is still read.
        alive = process.is_alive()
        try:
            while self._answer is None and connection.poll():
                message = connection.recv()
                if isinstance(message, Told):
                    self._told = message.value
                else:
                    self._answer = message
        except (EOFError, OSError):
            alive = False
        if self._answer is None and not alive:
            process.join(FAREWELL)
            text = f"the process ended with status {process.exitcode}"
            self._drop()
            self._answer = Failed("died", text, text)

    def _drop(self) -> None:
        process, connection = self._process, self._connection
        self._process = self._connection = None
        if connection is not None:
            connection.close()
        if process is not None:
            process.kill()
            process.join(FAREWELL)
            with contextlib.suppress(ValueError):  # the system has not ended it yet, and will
                process.close()


@contextlib.contextmanager
def without_working_folder() -> Iterator[str | None]:
    """Within, a Python that is started takes no modules from the folder it is started in: a `socket.py` among
    somebody's downloads would be run in place of the library's. One thread at a time; gives what the
    environment said before."""
    with _starting:
        before = os.environ.get(SAFE_PATH)
        os.environ[SAFE_PATH] = "1"
        try:
            yield before
        finally:
            _set_safe_path(before)


def _set_safe_path(value: str | None) -> None:
    if value is None:
        os.environ.pop(SAFE_PATH, None)
    else:
        os.environ[SAFE_PATH] = value


_parent: "Connection | None" = None
"""In a child process: where it tells how far it is."""


def tell(value: Any) -> None:
    """Tell the parent something before the end of the call; called in a child process, elsewhere without effect."""
    if _parent is not None:
        _parent.send(Told(value))


_gave_way = False


def give_way(steps: int) -> None:
    """Let the window and others go first from now on, by so many steps of the system's priority (0 to 19), where it has
    such steps. Called in a child process, once; elsewhere and later without effect."""
    import multiprocessing

    global _gave_way  # noqa: PLW0603  # once in a process
    if not _gave_way and multiprocessing.parent_process() is not None:
        _gave_way = True
        with contextlib.suppress(OSError, AttributeError):
            os.nice(steps)


def serve(connection: "Connection", safe_path: str | None = None) -> None:
    """The child process: carries out calls until the other end of ``connection`` is closed or the parent is gone.

    ``safe_path`` is what the parent's environment says of the working folder: programs of others that this process
    starts find their own modules as ever.
    """
    global _parent  # noqa: PLW0603  # a process of its own has no other place for it
    _parent = connection
    _set_safe_path(safe_path)
    # The parent decides when to stop: Ctrl+C in the terminal is meant for it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with contextlib.suppress(EOFError, OSError):
        while True:
            connection.send_bytes(_answer(connection.recv_bytes()))


def _answer(message: bytes) -> bytes:
    """The answer to a call; an error inside becomes a fault, not an end of the process."""
    from multiprocessing.reduction import ForkingPickler

    try:
        work, values = ForkingPickler.loads(message)
        return bytes(ForkingPickler.dumps(Done(work(*values))))
    except Exception as error:  # noqa: BLE001  # whatever went wrong has to be told
        text = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        return bytes(
            ForkingPickler.dumps(
                Failed("raised", text, traceback.format_exc(), error if isinstance(error, Fault) else None)
            )
        )


def _end_with_parent() -> None:
    """End this process, whatever it does, as soon as its parent has ended, however that happened."""
    import multiprocessing

    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(ORPHANED)


def answer_of(name: str, *words: str, seconds: float = 2.0) -> str | None:
    """What a program prints when it is called with these words, without a shell; None where there is no such program,
    where it fails, or where it takes longer than ``seconds``."""
    program = which(name)
    if program is None:
        return None
    try:
        done = subprocess.run([program, *words], capture_output=True, text=True, timeout=seconds, check=True)  # noqa: S603  # no shell
    except (OSError, ValueError, subprocess.SubprocessError):
        return None
    return done.stdout
