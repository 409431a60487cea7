"""How the pieces of a position look when it is exported."""

from torres3d.games.torres.rules.state import State
from torres3d.scene.colours_and_emblems import DEFAULT_LOOKS, SeatLook


def looks(state: State) -> tuple[SeatLook, ...]:
    """The usual looks, one a seat."""
    return DEFAULT_LOOKS[: state.players]
