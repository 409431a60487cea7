"""Live analysis of the position on the screen: shown at once, and refined while the player looks."""

from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

from torres3d.base.worker_processes import CallFailure, ChildProcess

REMEMBERED = 60
"""Positions whose reports are kept."""
QUICK_EFFORT = 1
"""Efforts up to this one take little time: nobody stops them."""


class Report(Protocol):
    """A report on a position, made with an ``effort`` of so many."""

    @property
    def effort(self) -> int:
        """From 0 on."""

    @property
    def efforts(self) -> int:
        """How many there are."""


AskedT = TypeVar("AskedT")
"""What is analysed: a state, or a view of one; hashable."""
ReportT = TypeVar("ReportT", bound=Report)


class BaseLiveAnalysis(ABC, Generic[AskedT, ReportT]):
    """Asks for reports on a position with growing effort. `step` never waits.

    Two child processes share the work. The first is never busy for long, so another position is analysed without
    waiting; the second is stopped in the middle of its work. Both run until `close`.
    """

    def __init__(self) -> None:
        self._glance: ChildProcess[ReportT | None] = ChildProcess("torres3d-study")
        self._thought: ChildProcess[ReportT | None] = ChildProcess("torres3d-study-deep")
        self._asked: dict[ChildProcess[ReportT | None], AskedT] = {}
        """The position each of both was asked about last."""
        self._known: OrderedDict[AskedT, ReportT] = OrderedDict()
        self._state: AskedT | None = None
        self.fault: CallFailure | None = None
        """The reason why the position shown has no better report."""

    @abstractmethod
    def _loading(self) -> Callable[[], None]:
        """The function that loads the search in a process, before anything is asked of it."""

    @abstractmethod
    def _analysis(self) -> Callable[[AskedT, int], ReportT]:
        """The function that makes a report with an effort, in a process."""

    @property
    def report(self) -> ReportT | None:
        """The best report of the position shown so far; None where there is none yet."""
        return None if self._state is None else self._known.get(self._state)

    @property
    def busy(self) -> bool:
        """Whether a better report may come."""
        report = self.report
        if self._state is None or self.fault is not None:
            return False
        return report is None or report.effort + 1 < report.efforts

    @property
    def pids(self) -> tuple[int, ...]:
        return tuple(pid for process in (self._glance, self._thought) if (pid := process.pid) is not None)

    def forget(self) -> None:
        self._known.clear()

    def wake(self) -> None:
        """Get ready, so that the first answer comes sooner."""
        if not self._glance.busy:
            self._glance.submit(self._loading())

    def look_at(self, state: AskedT | None) -> None:
        """Look at this position from now on; at none with None."""
        if state is self._state:
            return
        self._state = state
        self.fault = None
        if self._thought.busy:
            self._thought.close()

    def step(self) -> bool:
        """Take an answer, ask on; whether the position shown has another report."""
        changed = self._hear(self._glance) or self._hear(self._thought)
        if self.busy:
            self._ask()
        return changed

    def wait(self, seconds: float) -> None:
        """Wait until a result is there, at most so long; for callers who have nothing else to do."""
        for process in (self._glance, self._thought):
            if process.busy:
                process.wait(seconds)
                return

    def close(self) -> None:
        """Stop at once; nothing is left of it."""
        self._glance.close()
        self._thought.close()
        self._state = None

    def _ask(self) -> None:
        assert self._state is not None
        report = self.report
        effort = 0 if report is None else report.effort + 1
        process = self._glance if effort <= QUICK_EFFORT else self._thought
        if not process.busy:
            self._asked[process] = self._state
            process.submit(self._analysis(), self._state, effort)
            if effort:
                # The other one starts meanwhile: it is asked soon. Beside the first glance it would only slow that.
                self._thought.start()

    def _hear(self, process: ChildProcess[ReportT | None]) -> bool:
        answer = process.poll()
        if answer is None:
            return False
        state = self._asked.get(process)
        if isinstance(answer, CallFailure):
            if state is self._state:
                self.fault = answer
            return state is self._state
        if state is not None:
            self._known[state] = answer
            self._known.move_to_end(state)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return state is self._state
