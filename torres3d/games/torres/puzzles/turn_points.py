"""Points of a turn when the year ends with it."""

from torres3d.games.torres.rules.kinds import Seat
from torres3d.games.torres.rules.scoring import bonus_now, castle_points
from torres3d.games.torres.rules.state import State


def points_of(state: State, seat: Seat) -> int:
    """The points of a seat in a position if the phase ends there, with its AP left spent on the marker.

    Counts castles, the king's bonus and the marker (R-9.1, R-9.2, R-7.1).
    """
    return castle_points(state.board, state.knights[seat]) + bonus_now(state, seat) + state.ap
