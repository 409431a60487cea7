"""Initial state of a game (T-3)."""

from collections.abc import Sequence

from torres3d.games.turm_bauer.rules.cell_and_column_names import Colour, Seat
from torres3d.games.turm_bauer.rules.lattice.shapes import ids_of
from torres3d.games.turm_bauer.rules.options import Options
from torres3d.games.turm_bauer.rules.state import ColourSet, Dice, State


def opening(
    options: Options, colours: Sequence[tuple[Colour, ...]], start: Seat, rolls: tuple[Dice, ...], tremor: int
) -> State:
    """The first state of a game.

    ``colours`` of each seat: one, or two with two players (T-11.1); the seat that begins (T-3.3); the dice of all
    turns, twelve for each colour (T-4.8).
    """
    supply = ids_of(options.blocks)
    sets = tuple(ColourSet(colour, seat, supply) for seat, held in enumerate(colours) for colour in held)
    return State(options, sets, turn_order(colours, start), rolls, tremor)


def turn_order(colours: Sequence[tuple[Colour, ...]], start: Seat) -> tuple[int, ...]:
    """The colours of a round as indices: the seats' first ones from ``start`` on, then second ones (T-3.3, T-11.1)."""
    seats, each = len(colours), len(colours[0])
    return tuple((start + seat) % seats * each + nth for nth in range(each) for seat in range(seats))
