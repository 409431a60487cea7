"""Evaluation of a building for a seat: how high its figures get against the others', in levels."""

from collections.abc import Sequence

from torres3d.games.turm_bauer.bots.walk_reach import WalkReach
from torres3d.games.turm_bauer.rules.lattice.cell_sets import CellSet
from torres3d.games.turm_bauer.rules.state import State

MEAN_SHARE = 0.4
"""Share of the mean in the value of the others' heights, the rest being the highest of them: with three players holding
down only one of them lets the third win."""
NEVER_BUILT = 0.7
"""Value in levels of a turn in which no block may be built."""
STANDING = 0.15
"""Share of a figure's present level beside its expected one: it decides when the tower falls (T-8.5)."""


class Evaluation:
    """Basis of values: the players who may still build and walk after the first ``over`` turns of a game.

    The current turn is among these where ``over`` is None. ``ahead`` and ``rivals`` are those of a level
    (config/games/turm_bauer/bots.yaml).
    """

    def __init__(self, state: State, ahead: float, rivals: float, over: int | None = None) -> None:
        self.state = state
        self.ahead = ahead
        self.rivals = rivals
        self.acting = state.number_in_turn
        """The number of the set whose turn it is."""
        self.seat = state.sets[self.acting].seat
        self.seats = tuple(each.seat for each in state.sets)
        self.rings = tuple(each.rings for each in state.sets)
        played = [0] * len(state.sets)
        for turn in range(state.turn + 1 if over is None else over):
            played[state.order[turn % len(state.order)]] += 1
        whole = len(state.rolls) // len(state.order)
        self.left = tuple(whole - each for each in played)
        """Turns that each set has after the present one."""

    def height(
        self, footing: WalkReach, number: int, reach: CellSet | None = None, ways: CellSet | None = None
    ) -> float:
        """The expected level of a set. ``reach`` is known where the walk of this turn is not yet made."""
        walking = number == self.acting and reach is not None
        left = self.left[number]
        stands = footing.level(footing.figures[number])
        if not left and not walking:
            return stands
        if ways is None:
            ways = footing.ways(number)
        if reach is None:
            reach = footing.reach(number, ways)
        now = footing.level(reach)
        if not left or not self.ahead:
            return now
        built = footing.level(footing.reach_building(ways, reach))
        mine = now + self.ahead * (built - now)
        return mine if walking else (1 - STANDING) * mine + STANDING * stands

    def against(self, footing: WalkReach) -> float:
        """The value of the others' heights, in levels."""
        if not self.rivals:
            return 0.0
        sums: dict[int, float] = {}
        for number, seat in enumerate(self.seats):
            if seat != self.seat:
                sums[seat] = sums.get(seat, 0.0) + self.height(footing, number)
        highest, mean = max(sums.values()), sum(sums.values()) / len(sums)
        return self.rivals * ((1 - MEAN_SHARE) * highest + MEAN_SHARE * mean)

    def others_of_seat(self, footing: WalkReach) -> float:
        """The heights of the seat's other sets (T-11.3)."""
        return sum(
            self.height(footing, number)
            for number, seat in enumerate(self.seats)
            if seat == self.seat and number != self.acting
        )


def variety(supply: Sequence[str]) -> float:
    """The cost, in levels below 0, of the chance that the next throw allows no block of a supply (T-4.5)."""
    if not supply:
        return 0.0
    lacking = 6 - len({block[0] for block in supply})
    return -NEVER_BUILT * lacking * (lacking - 1) / 36
