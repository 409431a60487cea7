"""One long calculation at a time in another process, so that the window never waits for it."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from torres3d.base import child_process
from torres3d.base.child_process import Failed, Runner

Result = TypeVar("Result")


def tell(done: int, of: int) -> None:
    """Say how far the calculation is; called by it, in its process."""
    child_process.tell(done / max(of, 1))


class BackgroundTaskFailed(Exception):
    """The calculation gave nothing. ``reason``: ``raised`` or ``died``; the text says more, in English."""

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(text)
        self.reason = reason


class BackgroundTask(Generic[Result]):
    """Runs a function of a module in a process of its own. `poll` never waits; `cancel` stops at once."""

    def __init__(self) -> None:
        self._runner: Runner[Result] = Runner("torres3d-aside")

    @property
    def progress(self) -> float:
        """How far the calculation is, 0 to 1, by what it told."""
        return float(self._runner.told or 0.0)

    @property
    def busy(self) -> bool:
        """Whether a calculation is under way."""
        return self._runner.busy

    def ask(self, work: Callable[..., Result], *values: Any) -> None:
        """Begin; a calculation that is still under way is stopped."""
        self._runner.ask(work, *values)

    def poll(self) -> Result | BackgroundTaskFailed | None:
        """The result, why there is none, or None while it goes on (or nothing was asked)."""
        answer = self._runner.poll()
        if answer is None:
            return None
        # It may be long until the next one; the process would only lie there.
        self._runner.stop()
        return BackgroundTaskFailed(answer.reason, answer.text) if isinstance(answer, Failed) else answer.value

    def wait(self, seconds: float) -> None:
        """Wait until the answer is there, at most so long; for those who have nothing else to do."""
        self._runner.wait(seconds)

    def cancel(self) -> None:
        """Stop at once; nothing is left of it."""
        self._runner.stop()
