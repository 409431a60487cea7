"""Many calls in several child processes: one for each thread that asks, so that a death costs one call only."""

import threading
from collections.abc import Callable
from typing import Any, TypeVar

from torres3d.base.child_process import FAREWELL, Done, Failed, Runner

Result = TypeVar("Result")

TRIES = 5
"""Times in a row that a call is begun anew because its process died."""


class CallLost(RuntimeError):
    """Again and again the process that carried out a call died before its end; ``tries`` times in a row."""

    def __init__(self, tries: int) -> None:
        self.tries = tries
        super().__init__(f"the process died {tries} times in a row; is there enough memory?")


class CallFailed(RuntimeError):
    """A call raised in its process; the text says what and where."""


class ProcessPool:
    """Processes that carry out calls. Leaving the ``with`` block ends them at once, whatever they do."""

    def __init__(self, tries: int = TRIES) -> None:
        self._tries = tries
        self._own = threading.local()
        self._all: list[Runner[Any]] = []
        self._ended = threading.Event()
        self._calling: set[int] = set()
        self._calls = threading.Condition()

    def __enter__(self) -> "ProcessPool":
        return self

    def __exit__(self, *_: object) -> None:
        self._ended.set()
        for runner in self._all:
            runner.kill()
        # Whose call ends so tidies its process away. Were the program to end meanwhile, it would do the same at once.
        own = {threading.get_ident()}
        with self._calls:
            self._calls.wait_for(lambda: self._calling <= own, FAREWELL)

    def call(self, work: Callable[..., Result], *values: Any) -> Result:
        """What a function of a module gives, from this thread's process, or from another one when that dies.

        Raises `CallFailed`, `CallLost`, or the `Fault` that was raised there.
        """
        own = threading.get_ident()
        with self._calls:
            self._calling.add(own)
        try:
            return self._called(work, values)
        finally:
            with self._calls:
                self._calling.discard(own)
                self._calls.notify_all()

    def _called(self, work: Callable[..., Result], values: tuple[Any, ...]) -> Result:
        runner = self._runner()
        for _ in range(self._tries):
            if self._ended.is_set():
                break
            runner.ask(work, *values)
            if self._ended.is_set():  # meanwhile: the process just started was not there to be ended
                runner.stop()
                break
            runner.wait()
            answer: Done[Result] | Failed | None = runner.poll()
            if isinstance(answer, Done):
                return answer.value
            if answer is not None and answer.fault is not None:
                raise answer.fault
            if answer is not None and answer.reason == "raised":
                raise CallFailed(f"{answer.text}\n{answer.detail}")
        raise CallLost(self._tries)

    def _runner(self) -> Runner[Any]:
        runner: Runner[Any] | None = getattr(self._own, "runner", None)
        if runner is None:
            runner = self._own.runner = Runner("torres3d-crew")
            self._all.append(runner)
        return runner
