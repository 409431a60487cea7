"""Score of a puzzle's turn so far, and its parts; its points when the year ends with it."""

from typing import NamedTuple

from torres3d.games.torres.rules.commands import Command, Score
from torres3d.games.torres.rules.events import CastleScore
from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.rules.scoring import bonus_now, castle_points, castle_scores
from torres3d.games.torres.rules.state import State


def points_of(state: State, seat: Seat) -> int:
    """The points of a seat in a position if the phase ends there, with its AP left spent on the marker.

    Counts castles, the king's bonus and the marker (R-9.1, R-9.2, R-7.1).
    """
    return castle_points(state.board, state.knights[seat]) + bonus_now(state, seat) + state.ap


class Brought(NamedTuple):
    """Points of a turn if the year ends with it.

    Castle by castle (R-9.1), the king's ``bonus`` (R-9.2), and AP spent on the ``marker`` or left for it (R-7.1).
    """

    castles: tuple[CastleScore, ...]
    bonus: int
    marker: int

    @property
    def points(self) -> int:
        """The sum of all."""
        return sum(castle.points for castle in self.castles) + self.bonus + self.marker


def turn_points(state: State, seat: int, given: tuple[Command, ...]) -> Brought:
    """The points of a seat's turn so far; ``given`` are its standing commands."""
    stepped = sum(isinstance(command, Score) for command in given)
    castles = tuple(castle for castle in castle_scores(state.board, state.knights[seat]) if castle.points)
    found = Brought(castles, bonus_now(state, seat), state.ap + stepped)
    assert found.points == points_of(state, seat) + stepped
    return found
