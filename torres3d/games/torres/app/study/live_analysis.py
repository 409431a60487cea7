"""Live analysis of the position on the screen: shown at once, and refined while the player looks."""

from collections import OrderedDict

from torres3d.base.worker_processes import CallFailure, ChildProcess
from torres3d.games.torres.bots.hint_and_analysis_types import PositionReport
from torres3d.games.torres.rules.state import State

REMEMBERED = 60
"""Positions whose reports are kept."""
QUICK_EFFORT = 1
"""Efforts up to this one take little time: nobody stops them."""


def load_search() -> None:
    """Load the search, before anything is asked of it."""
    import torres3d.games.torres.bots.position_analysis  # noqa: F401  # it stays loaded in this process


def analysed(state: State, effort: int) -> PositionReport:
    """See `torres3d.games.torres.bots.position_analysis`; for a process of its own, the only one that loads the
    search."""
    from torres3d.games.torres.bots.position_analysis import analyse_position

    return analyse_position(state, effort)


class LiveAnalysis:
    """Asks for reports on a position with growing effort. `step` never waits.

    Two child processes share the work. The first is never busy for long, so another position is analysed without
    waiting; the second is stopped in the middle of its work. Both run until `close`.
    """

    def __init__(self) -> None:
        self._glance: ChildProcess[PositionReport | None] = ChildProcess("torres3d-study")
        self._thought: ChildProcess[PositionReport | None] = ChildProcess("torres3d-study-deep")
        self._asked: dict[ChildProcess[PositionReport | None], State] = {}
        """The position each of both was asked about last."""
        self._known: OrderedDict[State, PositionReport] = OrderedDict()
        self._state: State | None = None
        self.fault: CallFailure | None = None
        """The reason why the position shown has no better report."""

    @property
    def report(self) -> PositionReport | None:
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
            self._glance.submit(load_search)

    def look_at(self, state: State | None) -> None:
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
            process.submit(analysed, self._state, effort)
            if effort:
                # The other one starts meanwhile: it is asked soon. Beside the first glance it would only slow that.
                self._thought.start()

    def _hear(self, process: ChildProcess[PositionReport | None]) -> bool:
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
