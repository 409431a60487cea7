"""The analysis of the position one looks at: there at once, and better and better while one looks."""

from collections import OrderedDict

from torres3d.app.window.background_task import BackgroundTaskFailed
from torres3d.base.child_process import Done, Failed, Runner
from torres3d.games.torres.bots.reports import PositionReport
from torres3d.games.torres.rules.state import State

REMEMBERED = 60
"""Positions whose reports are kept."""
QUICK = 1
"""Efforts up to this one take little time: nobody stops them."""


def awake() -> None:
    """Load the search, before anything is asked of it."""
    import torres3d.games.torres.bots.position_analysis  # noqa: F401  # it stays loaded in this process


def analysed(state: State, effort: int) -> PositionReport:
    """See `torres3d.games.torres.bots.position_analysis`; for a process of its own, the only one that loads the
    search."""
    from torres3d.games.torres.bots.position_analysis import analyse_position

    return analyse_position(state, effort)


class LiveAnalysis:
    """Asks for a position's report with one effort after another. `step` never waits.

    Two processes share the work: the one for the first glance is never busy for long, so that another position is
    looked at without waiting; the other one is stopped in the middle of what it does. Both are kept until `close`.
    """

    def __init__(self) -> None:
        self._glance: Runner[PositionReport | None] = Runner("torres3d-study")
        self._thought: Runner[PositionReport | None] = Runner("torres3d-study-deep")
        self._asked: dict[Runner[PositionReport | None], State] = {}
        """The position each of both was asked about last."""
        self._known: OrderedDict[State, PositionReport] = OrderedDict()
        self._state: State | None = None
        self.fault: BackgroundTaskFailed | None = None
        """Why the position shown has no better report."""

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
        """The numbers of the processes there are now."""
        return tuple(pid for runner in (self._glance, self._thought) if (pid := runner.pid) is not None)

    def forget(self) -> None:
        """Know no report any more."""
        self._known.clear()

    def wake(self) -> None:
        """Get ready, so that the first answer comes sooner."""
        if not self._glance.busy:
            self._glance.ask(awake)

    def look_at(self, state: State | None) -> None:
        """Look at this position from now on; at none with None."""
        if state is self._state:
            return
        self._state = state
        self.fault = None
        if self._thought.busy:
            self._thought.stop()

    def step(self) -> bool:
        """Take an answer, ask on; whether the position shown has another report."""
        changed = self._hear(self._glance) or self._hear(self._thought)
        if self.busy:
            self._ask()
        return changed

    def wait(self, seconds: float) -> None:
        """Wait until an answer is there, at most so long; for those who have nothing else to do."""
        for runner in (self._glance, self._thought):
            if runner.busy:
                runner.wait(seconds)
                return

    def close(self) -> None:
        """Stop at once; nothing is left of it."""
        self._glance.stop()
        self._thought.stop()
        self._state = None

    def _ask(self) -> None:
        assert self._state is not None
        report = self.report
        effort = 0 if report is None else report.effort + 1
        runner = self._glance if effort <= QUICK else self._thought
        if not runner.busy:
            self._asked[runner] = self._state
            runner.ask(analysed, self._state, effort)
            if effort:
                # The other one starts meanwhile: it is asked soon. Beside the first glance it would only slow that.
                self._thought.start()

    def _hear(self, runner: Runner[PositionReport | None]) -> bool:
        answer = runner.poll()
        if answer is None or (isinstance(answer, Done) and answer.value is None):
            return False
        state = self._asked.get(runner)
        if isinstance(answer, Failed):
            if state is self._state:
                self.fault = BackgroundTaskFailed(answer.reason, answer.text)
            return state is self._state
        if state is not None and answer.value is not None:
            self._known[state] = answer.value
            self._known.move_to_end(state)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return state is self._state
