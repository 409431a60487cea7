"""How the pieces of a position look when it is exported."""

from torres3d.rules.state import State
from torres3d.table.set.seat_looks import USUAL, SeatLook


def looks(state: State) -> tuple[SeatLook, ...]:
    """The usual looks, one a seat."""
    return USUAL[: state.players]
