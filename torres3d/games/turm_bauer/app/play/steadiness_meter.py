"""Steadiness meter: how steady the building is, and would be with the block at its ghost. Measured once the ghost
rests."""

from torres3d.games.turm_bauer.hud.models.turn_models import SteadinessModel
from torres3d.games.turm_bauer.rules.judging.steadiness import steadiness, steadiness_with
from torres3d.games.turm_bauer.rules.places import Cells
from torres3d.games.turm_bauer.rules.state import State

RESTING = 0.2
"""Seconds that a ghost lies still before its steadiness is looked at."""
Tried = tuple[str, Cells]
"""A block and the cells it would fill."""


class SteadinessMeter:
    """The meter of one game."""

    def __init__(self) -> None:
        self._now: tuple[object, float] = (None, 1.0)
        self._then: tuple[object, float | None] = (None, None)
        self._asked: object = None
        self._rest = 0.0

    def step(self, state: State, tried: Tried | None, seconds: float) -> bool:
        """Advance by so much time with this block tried out; True where the meter has changed."""
        question = (id(state.blocks), tried)
        if question != self._asked:
            self._asked, self._rest = question, 0.0
            return True
        self._rest += seconds
        if tried is None or self._then[0] == question or self._rest < RESTING or state.acting is None:
            return False
        self._then = (question, steadiness_with(state, tried[1]))
        return True

    def model(self, state: State) -> SteadinessModel:
        if self._now[0] is not state.blocks:
            self._now = (state.blocks, steadiness(state))
        known = self._then[0] == self._asked
        asking = not known and isinstance(self._asked, tuple) and self._asked[1] is not None
        return SteadinessModel(self._now[1], self._then[1] if known else None, asking)
