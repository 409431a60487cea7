"""The risk of places in a process of its own, so that the window never waits for it."""

from collections.abc import Iterator

from msgspec.structs import replace

from torres3d.base.worker_processes import ChildProcess, lower_priority
from torres3d.games.turm_bauer.rules.commands import Placement
from torres3d.games.turm_bauer.rules.judging.risk_estimate import risk_figures
from torres3d.games.turm_bauer.rules.judging.risk_figure import RiskFigure
from torres3d.games.turm_bauer.rules.judging.steadiness import steadiness
from torres3d.games.turm_bauer.rules.options import Options
from torres3d.games.turm_bauer.rules.state import BuiltBlock, State
from torres3d.games.turm_bauer.scene.physics.background_judge import BEHIND, judge_of

AT_ONCE = 2
"""Hands judged in one call: a new question waits for the end of the one before, some 0.3 s."""
KEPT = 64
"""Places of which the figures so far are kept."""


class BackgroundRisk(ChildProcess[RiskFigure]):
    """A process that finds out risks, one place at a time."""

    def __init__(self) -> None:
        super().__init__("torres3d-risk")

    def ask(self, state: State, placement: Placement) -> None:
        """Find the first figure of a place; asked again for the same place, a better one, until it is final."""
        self.submit(next_figure, state, placement)


class _Figures:
    """The figures of one place so far, with how steady the tower is with the block there, which only the meter says."""

    def __init__(self, state: State, placement: Placement) -> None:
        self._figures: Iterator[RiskFigure] = risk_figures(state, placement, judge_of(state.options.judge))
        self._after = steadiness(replace(state, blocks=(*state.blocks, BuiltBlock("", "", placement.cells))))
        self._last: RiskFigure | None = None

    def next(self) -> RiskFigure:
        for _ in range(1 if self._last is None else AT_ONCE):
            self._last = next(self._figures, self._last)
        assert self._last is not None
        return replace(self._last, after=self._after)


_places: dict[tuple[tuple[BuiltBlock, ...], Options, Placement], _Figures] = {}


def next_figure(state: State, placement: Placement) -> RiskFigure:
    """The next figure of a place, in a process of its own."""
    lower_priority(BEHIND)
    place = state.blocks, state.options, placement
    if place not in _places:
        if len(_places) >= KEPT:
            del _places[next(iter(_places))]
        _places[place] = _Figures(state, placement)
    return _places[place].next()
