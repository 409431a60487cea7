"""What a turn has brought when the year ends with it."""

from torres3d.games.torres.rules.kinds import Seat
from torres3d.games.torres.rules.scoring import bonus_now, castle_points
from torres3d.games.torres.rules.state import State


def points_of(state: State, seat: Seat) -> int:
    """What a seat has of a position if the phase ends there, its AP left being the marker's (R-7.1, R-9.1, R-9.2)."""
    return castle_points(state.board, state.knights[seat]) + bonus_now(state, seat) + state.ap
