"""One long calculation at a time in another process, so that the window never waits for it."""

import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Generic, TypeVar

Result = TypeVar("Result")


_told: Any = None
"""In the process of a calculation: where it tells how far it is."""


def tell(done: int, of: int) -> None:
    """Say how far the calculation is; called by it, in its process."""
    if _told is not None:
        _told.value = done / max(of, 1)


def _begin(told: Any) -> None:
    global _told  # noqa: PLW0603  # a process of its own has no other place for it
    _told = told


class AsideFailed(Exception):
    """The calculation raised, or its process died; the text says which."""


class Aside(Generic[Result]):
    """Runs a function of a module in a process of its own. `poll` never waits; `cancel` stops at once."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._process: Future[int] | None = None
        self._answer: Future[Result] | None = None
        self._told: Any = None

    @property
    def progress(self) -> float:
        """How far the calculation is, 0 to 1, by what it told."""
        return float(self._told.value) if self._told is not None else 0.0

    @property
    def busy(self) -> bool:
        """Whether a calculation is under way."""
        return self._answer is not None

    def ask(self, work: Callable[..., Result], *values: Any) -> None:
        """Begin; a calculation that is still under way is stopped."""
        self.cancel()
        # "spawn": a fork of a program with a window and threads is not safe.
        context = multiprocessing.get_context("spawn")
        self._told = context.RawValue("d", 0.0)
        self._pool = ProcessPoolExecutor(1, context, _begin, (self._told,))
        self._process = self._pool.submit(os.getpid)
        self._answer = self._pool.submit(work, *values)

    def poll(self) -> Result | AsideFailed | None:
        """The result, why there is none, or None while it goes on (or nothing was asked)."""
        if self._answer is None or not self._answer.done():
            return None
        answer = self._answer
        try:
            result: Result | AsideFailed = answer.result()
        except BrokenProcessPool:
            result = AsideFailed("the process ended")
        except Exception as error:  # noqa: BLE001  # whatever went wrong there is told here
            result = AsideFailed(f"{type(error).__name__}: {error}")
        self._close()
        return result

    def wait(self, seconds: float) -> None:
        """Wait until the answer is there, at most so long; for those who have nothing else to do."""
        if self._answer is not None:
            with contextlib.suppress(TimeoutError):
                self._answer.exception(seconds)

    def cancel(self) -> None:
        """Stop at once; nothing is left of it."""
        process = self._process
        going_on = self._answer is not None and not self._answer.done()
        if going_on and process is not None and process.done() and process.exception() is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process.result(), signal.SIGTERM)
        self._close()

    def _close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = self._process = self._answer = None
