"""The meter of one game: how steady the tower is, and the risk of the place where a block is tried out."""

from typing import Protocol

from msgspec import structs

from torres3d.base.worker_processes import CallFailure
from torres3d.games.turm_bauer.hud.models.turn_models import SteadinessModel
from torres3d.games.turm_bauer.rules.commands import Placement
from torres3d.games.turm_bauer.rules.judging.risk_estimate import RiskEstimate
from torres3d.games.turm_bauer.rules.judging.risk_figure import RiskFigure
from torres3d.games.turm_bauer.rules.judging.steadiness import steadiness
from torres3d.games.turm_bauer.rules.state import BuiltBlock, State

RESTING = 0.2
"""Seconds that a ghost lies still before its risk is asked for."""


class AskedRisk(Protocol):
    """Risks of places found in another process; never makes the caller wait."""

    @property
    def busy(self) -> bool:
        """Whether a figure is being found, or was not fetched."""

    def start(self) -> None:
        """Get ready to be asked."""

    def ask(self, state: State, placement: Placement) -> None:
        """Find the next figure of a place."""

    def poll(self) -> RiskFigure | CallFailure | None:
        """The figure, what went wrong, None while it is being found."""

    def close(self) -> None:
        """End for good, with the program."""


class RiskMeter:
    """What the meter shows. ``risk`` finds a figure of a place, and then better ones."""

    def __init__(self, risk: AskedRisk) -> None:
        self._risk = risk
        self._blocks: tuple[BuiltBlock, ...] | None = None
        """The building that `_figures` are about."""
        self._figures: dict[Placement, RiskFigure] = {}
        self._tried: Placement | None = None
        self._asked: Placement | None = None
        self._rest = 0.0
        self._started = False

    def prepare(self) -> None:
        """A block was taken: the first question is near."""
        if not self._started:
            self._started = True
            self._risk.start()

    @property
    def figure(self) -> RiskFigure | None:
        """The figure of the place that is tried out; None while there is none."""
        return None if self._tried is None else self._figures.get(self._tried)

    def figure_of(self, place: Placement) -> RiskFigure | None:
        """What is known of a place of this building; a ring changes nothing."""
        return self._figures.get(structs.replace(place, ring=None))

    def step(self, state: State, tried: Placement | None, seconds: float) -> bool:
        """Advance by so much time with this block tried out, without a ring; True where the meter has changed."""
        changed = tried != self._tried or state.blocks is not self._blocks
        if state.blocks is not self._blocks:
            self._blocks, self._figures, self._asked = state.blocks, {}, None
        if changed:
            self._tried, self._rest = tried, 0.0
        self._rest += seconds
        heard = self._risk.busy and self._hear(state)
        if tried is not None and state.acting is not None and self._rest >= RESTING and not self._risk.busy:
            known = self._figures.get(tried)
            if known is None or not known.final:
                self._asked = tried
                self._risk.ask(state, tried)
        return changed or heard

    def model(self, state: State) -> SteadinessModel:
        """The meter for a building that is shown."""
        figure = self.figure if state.blocks is self._blocks else None
        return SteadinessModel(steadiness(state), figure, self._tried is not None and figure is None)

    def _hear(self, state: State) -> bool:
        """Take a figure that was found; whether it is about this building."""
        answer, asked = self._risk.poll(), self._asked
        if answer is None or asked is None:
            return False
        if isinstance(answer, CallFailure):
            # Its process died: the first figure is found here, and stays.
            answer = structs.replace(RiskEstimate(state, asked).figure(), final=True)
        self._figures[asked] = answer
        return asked == self._tried
