"""Process pool: one child process for each thread that calls, so that a death costs one call only."""

import threading
from collections.abc import Callable
from typing import Any, TypeVar

from torres3d.base.child_process import EXIT_TIMEOUT, CallFailure, ChildProcess

Result = TypeVar("Result")

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
