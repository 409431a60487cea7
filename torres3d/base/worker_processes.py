"""Child processes, alone or in a pool: call functions of modules and never outlive their parent.

Processes are spawned: a fork of a program with a window and threads is unsafe, and not every system has one.
"""

import contextlib
import os
import signal
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from torres3d.base.faults import Fault

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

Result = TypeVar("Result")

EXIT_TIMEOUT = 1.0
"""Seconds to wait for the end of a process that was killed."""
ORPHANED = 3
"""The exit status of a process whose parent is gone."""
SAFE_PATH = "PYTHONSAFEPATH"
"""The variable by which a Python takes no modules from the folder it is started in."""
_starting = threading.Lock()


class CallFailure(msgspec.Struct, frozen=True):
    """A call that gave no result. ``reason``: ``raised`` (an error inside), ``died`` (its process ended) or, of a bot,
    ``stopped`` (by the player).

    ``text`` is one line, ``detail`` says more for a bug report. ``fault`` is the error where it has words of its own.
    """

    reason: str
    text: str = ""
    detail: str = ""
    fault: Fault | None = None


class _Returned(msgspec.Struct, frozen=True):
    """Message of a child process: the result of its call."""

    result: Any


class _Progress(msgspec.Struct, frozen=True):
    """Message of a child process: how far its call is."""

    value: Any


class ChildProcess(Generic[Result]):
    """One process with at most one call under way. `submit` and `poll` never wait for it.

    The process is kept from one call to the next, and what its modules keep in memory with it; with ``keep`` false it
    ends after each result.
    """

    def __init__(self, name: str = "torres3d-child", keep: bool = True) -> None:
        self._name = name
        self._keep = keep
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None
        self._busy = False
        self._answer: _Returned | CallFailure | None = None
        self._progress: Any = None

    @property
    def busy(self) -> bool:
        """Whether a call is under way, or its result was not fetched."""
        return self._busy

    @property
    def progress(self) -> Any:
        """The last report of the call (`report`), or None; kept until the next call."""
        if self._busy:
            self._receive()
        return self._progress

    @property
    def pid(self) -> int | None:
        """The process's number, or None while there is none."""
        return self._process.pid if self._process is not None else None

    def start(self) -> None:
        """Start the process unless it runs, so that the first result comes sooner. `submit` does it too."""
        if self._process is not None and self._process.is_alive():
            return
        import multiprocessing

        self._end()
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        with without_working_folder() as before:
            process = context.Process(target=serve, args=(theirs, before), name=self._name, daemon=True)
            process.start()
        theirs.close()
        self._process, self._connection = process, ours

    def submit(self, work: Callable[..., Result], *values: Any) -> None:
        """Call a function of a module with ``values``; a call that is still under way ends at once."""
        if self._busy:
            self.close()
        self._progress = None
        for _ in range(2):
            self.start()
            assert self._connection is not None
            try:
                self._connection.send((work, values))
            except OSError:
                # It died since it was last seen; a fresh one gets the call.
                self._end()
            else:
                break
        self._busy = True

    def poll(self) -> Result | CallFailure | None:
        """The result of the call, or why it has none, once; None while it goes on (or nothing was submitted).

        Where None is a result, `busy` tells the two apart.
        """
        if not self._busy:
            return None
        self._receive()
        answer = self._answer
        if answer is None:
            return None
        self._busy, self._answer = False, None
        if not self._keep:
            self._end()
        return answer if isinstance(answer, CallFailure) else answer.result

    def wait(self, seconds: float | None = None) -> None:
        """Wait until `poll` has a result, at most so long; for callers who have nothing else to do."""
        from multiprocessing.connection import wait

        until = None if seconds is None else time.monotonic() + seconds
        while self._busy:
            self._receive()
            left = None if until is None else until - time.monotonic()
            if self._answer is not None or (left is not None and left <= 0):
                return
            assert self._connection is not None
            wait([self._connection], left)

    def cancel(self) -> None:
        """End a call under way at once, and have a fresh process ready for the next one."""
        if self._busy:
            self.close()
            self.start()

    def close(self) -> None:
        """End the process and its call at once; `submit` may be called again and starts another."""
        self._busy, self._answer = False, None
        self._end()

    def kill(self) -> None:
        """Close from another thread while one waits here: that one gets a `CallFailure`."""
        process = self._process
        if process is not None:
            with contextlib.suppress(ValueError):  # it was closed a moment ago
                process.kill()

    def _receive(self) -> None:
        if self._answer is not None:
            return
        process, connection = self._process, self._connection
        if process is None or connection is None:
            self._answer = CallFailure("died", "the process could not be started")
            return
        # Asked before the pipe is looked at: what a process sent before its end is still read.
        alive = process.is_alive()
        try:
            while self._answer is None and connection.poll():
                message = connection.recv()
                if isinstance(message, _Progress):
                    self._progress = message.value
                else:
                    self._answer = message
        except (EOFError, OSError):
            alive = False
        if self._answer is None and not alive:
            process.join(EXIT_TIMEOUT)
            text = f"the process ended with status {process.exitcode}"
            self._end()
            self._answer = CallFailure("died", text, text)

    def _end(self) -> None:
        process, connection = self._process, self._connection
        self._process = self._connection = None
        if connection is not None:
            connection.close()
        if process is not None:
            process.kill()
            process.join(EXIT_TIMEOUT)
            with contextlib.suppress(ValueError):  # the system has not ended it yet, and will
                process.close()


@contextlib.contextmanager
def without_working_folder() -> Iterator[str | None]:
    """Keep Pythons started within from taking modules of their working folder; gives what the environment said before.

    Otherwise a `socket.py` among somebody's downloads would run in place of the library's. One thread at a time.
    """
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
"""In a child process, the connection to its parent."""


def report(value: Any) -> None:
    """Tell the parent something before the end of the call; without effect outside a child process."""
    if _parent is not None:
        _parent.send(_Progress(value))


def report_share(done: int, of: int) -> None:
    """Report the share of a call that is done, 0 to 1."""
    report(done / max(of, 1))


_lowered = False


def lower_priority(steps: int) -> None:
    """Lower the priority of this process by so many steps (0 to 19), where the system has such steps.

    Without effect outside a child process and after the first time.
    """
    import multiprocessing

    global _lowered  # noqa: PLW0603  # once in a process
    if not _lowered and multiprocessing.parent_process() is not None:
        _lowered = True
        with contextlib.suppress(OSError, AttributeError):
            os.nice(steps)


def serve(connection: "Connection", safe_path: str | None = None) -> None:
    """Carry out calls in the child process until the parent closes ``connection`` or is gone.

    ``safe_path`` is what the parent's environment says of the working folder: other programs that this process starts
    find their own modules as ever.
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
    """The answer to a call; an error inside becomes a `CallFailure` and does not end the process."""
    from multiprocessing.reduction import ForkingPickler

    try:
        work, values = ForkingPickler.loads(message)
        return bytes(ForkingPickler.dumps(_Returned(work(*values))))
    except Exception as error:  # noqa: BLE001  # the parent has to know of any error
        text = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        fault = error if isinstance(error, Fault) else None
        return bytes(ForkingPickler.dumps(CallFailure("raised", text, traceback.format_exc(), fault)))


def _end_with_parent() -> None:
    """End this process, whatever it does, as soon as its parent has ended, however that happened."""
    import multiprocessing

    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(ORPHANED)


MAX_ATTEMPTS = 5
"""Times in a row that a call is repeated because its process died."""


class CallLost(RuntimeError):
    """A call whose process died before its end, ``tries`` times in a row."""

    def __init__(self, tries: int) -> None:
        self.tries = tries
        super().__init__(f"the process died {tries} times in a row; is there enough memory?")


class CallError(RuntimeError):
    """A call that raised in its process; the text says what and where."""


class ProcessPool:
    """Processes that carry out calls. Leaving the ``with`` block ends them at once, whatever they do."""

    def __init__(self, tries: int = MAX_ATTEMPTS) -> None:
        self._tries = tries
        self._own = threading.local()
        self._all: list[ChildProcess[Any]] = []
        self._ended = threading.Event()
        self._calling: set[int] = set()
        self._calls = threading.Condition()

    def __enter__(self) -> "ProcessPool":
        return self

    def __exit__(self, *_: object) -> None:
        self._ended.set()
        for process in self._all:
            process.kill()
        # Each caller closes its own process. If the program ended meanwhile, it would close them a second time.
        own = {threading.get_ident()}
        with self._calls:
            self._calls.wait_for(lambda: self._calling <= own, EXIT_TIMEOUT)

    def call(self, work: Callable[..., Result], *values: Any) -> Result:
        """The result of a function of a module, from this thread's process, or from another one when that dies.

        Raises `CallError`, `CallLost`, or the `Fault` that the function raised.
        """
        own = threading.get_ident()
        with self._calls:
            self._calling.add(own)
        try:
            return self._result(work, values)
        finally:
            with self._calls:
                self._calling.discard(own)
                self._calls.notify_all()

    def _result(self, work: Callable[..., Result], values: tuple[Any, ...]) -> Result:
        process = self._own_process()
        for _ in range(self._tries):
            if self._ended.is_set():
                break
            process.submit(work, *values)
            if self._ended.is_set():  # meanwhile: the process just started was not there to be ended
                process.close()
                break
            process.wait()
            answer: Any = process.poll()
            if not isinstance(answer, CallFailure):
                result: Result = answer
                return result
            if answer.fault is not None:
                raise answer.fault
            if answer.reason == "raised":
                raise CallError(f"{answer.text}\n{answer.detail}")
        raise CallLost(self._tries)

    def _own_process(self) -> ChildProcess[Any]:
        process: ChildProcess[Any] | None = getattr(self._own, "process", None)
        if process is None:
            process = self._own.process = ChildProcess("torres3d-pool")
            self._all.append(process)
        return process
