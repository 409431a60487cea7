"""End of the game: its winners (T-8, T-11)."""

from collections.abc import Callable, Iterable

from torres3d.games.turm_bauer.rules.cell_and_column_names import Seat, level_of, size_of
from torres3d.games.turm_bauer.rules.state import ColourSet, State

Count = Callable[[ColourSet], int]


def level_sum(state: State, seat: Seat) -> int:
    """The level of a seat's figure; with two players the sum of both (T-8.1, T-11.3)."""
    return _total(state, seat, lambda each: level_of(each.figure))


def parts_in_box(each: ColourSet) -> int:
    """The parts of a seat's blocks in the box (T-8.2)."""
    return sum(map(size_of, each.box))


def parts_not_built(each: ColourSet) -> int:
    """T-8.5: parts in supply and box together."""
    return parts_in_box(each) + sum(map(size_of, each.supply))


def unused_parts(state: State, seat: Seat) -> int:
    """The parts of a seat that count in a tie: those in the box, after a collapse also those in the supply."""
    return _total(state, seat, parts_in_box if state.collapse is None else parts_not_built)


def rings_left(state: State, seat: Seat) -> int:
    """The remaining rings of a seat (T-8.3)."""
    return _total(state, seat, lambda each: each.rings)


def highest(state: State) -> tuple[Seat, ...]:
    """The winners when all supplies are empty (T-8.1 to T-8.4)."""
    return _best(state, range(state.players), parts_in_box)


def winners_of_collapse(state: State, collapse: Seat) -> tuple[Seat, ...]:
    """The winners when a seat brought the tower down (T-8.5, T-11.4)."""
    return _best(state, (seat for seat in range(state.players) if seat != collapse), parts_not_built)


def _best(state: State, seats: Iterable[Seat], parts: Count) -> tuple[Seat, ...]:
    standing = {seat: (level_sum(state, seat), -_total(state, seat, parts), rings_left(state, seat)) for seat in seats}
    best = max(standing.values())
    return tuple(seat for seat, one in standing.items() if one == best)


def _total(state: State, seat: Seat, count: Count) -> int:
    return sum(count(each) for each in state.sets if each.seat == seat)
