"""Live analysis of a position of Turm Bauer; see `torres3d.app.screens.study.live_analysis`."""

from collections.abc import Callable

from torres3d.app.screens.study.live_analysis import BaseLiveAnalysis
from torres3d.games.turm_bauer.bots.hint_and_analysis_types import PositionReport
from torres3d.games.turm_bauer.rules.state import State


def load_search() -> None:
    """Load the search, before anything is asked of it."""
    import torres3d.games.turm_bauer.bots.position_analysis  # noqa: F401  # it stays loaded in this process


def analysed(state: State, effort: int) -> PositionReport:
    """See `torres3d.games.turm_bauer.bots.position_analysis`; for a process of its own, the only one that loads the
    search."""
    from torres3d.games.turm_bauer.bots.position_analysis import analyse_position

    return analyse_position(state, effort)


class LiveAnalysis(BaseLiveAnalysis[State, PositionReport]):
    """See `BaseLiveAnalysis`."""

    def _loading(self) -> Callable[[], None]:
        return load_search

    def _analysis(self) -> Callable[[State, int], PositionReport]:
        return analysed
