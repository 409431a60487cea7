"""Reach of figures on imagined buildings: the walks of section 6, fast enough for hundreds of places of a block."""

from collections.abc import Iterable

from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE, Cell, Place
from torres3d.games.turm_bauer.rules.lattice.cell_sets import CellSet, Frame
from torres3d.games.turm_bauer.rules.lattice.occupied_cells import building_of
from torres3d.games.turm_bauer.rules.lattice.walkable_fields import Floor, floor_of, floor_with
from torres3d.games.turm_bauer.rules.state import State


class WalkReach:
    """A building to walk on; sets are known by their numbers in the state.

    ``parts`` are its cells, ``painted`` by set the coloured ones, ``figures`` by set the spots of the figures (the
    whole open table for one on the table). All walks are sets of spots
    (`torres3d.games.turm_bauer.rules.lattice.walkable_fields`).
    """

    __slots__ = ("figures", "floor", "frame", "painted", "parts")

    def __init__(
        self, floor: Floor, parts: CellSet, painted: tuple[CellSet, ...], figures: tuple[CellSet, ...]
    ) -> None:
        self.frame: Frame = floor.frame
        self.floor = floor
        self.parts = parts
        self.painted = painted
        self.figures = figures

    @classmethod
    def of_state(cls, state: State) -> "WalkReach":
        building = building_of(state)
        floor = floor_of(building)
        painted = tuple(building.painted.get(each.colour, 0) for each in state.sets)
        return cls(floor, building.parts, painted, tuple(floor.spots_at(each.figure) for each in state.sets))

    def with_block(self, number: int, cells: Iterable[Cell]) -> "WalkReach":
        """The building with one more block of a set, at a legal place."""
        frame = self.frame
        width, depth = frame.width, frame.depth
        first = -frame.south * width - frame.west
        added = own = 0
        for x, y, z in cells:
            bit = 1 << (z * depth + y) * width + x + first
            added |= bit
            if not (x + y + z) & 1:  # a coloured one (T-1.2)
                own |= bit
        painted = self.painted
        if own:
            painted = (*painted[:number], painted[number] | own, *painted[number + 1 :])
        parts = self.parts | added
        floor = floor_with(frame, parts)
        figures = self.figures
        if floor.table != self.floor.table:
            old = self.floor.table
            figures = tuple(floor.table if spots == old else spots for spots in figures)
        return WalkReach(floor, parts, painted, figures)

    def with_figure(self, number: int, place: Place) -> "WalkReach":
        figures = (*self.figures[:number], self.floor.spots_at(place), *self.figures[number + 1 :])
        return WalkReach(self.floor, self.parts, self.painted, figures)

    def level(self, spots: CellSet) -> int:
        """The highest level of some spots; 0 for the table."""
        frame = self.frame
        return (spots.bit_length() - 1) // (frame.width * frame.depth) if spots else 0

    def place(self, number: int) -> Place:
        spots = self.figures[number]
        if spots & self.floor.table:
            return TABLE
        x, y, z = self.frame.cell(spots.bit_length() - 1)
        return x, y, z - 1

    def others(self, number: int) -> CellSet:
        """The spots on the building with figures of the other sets."""
        found = 0
        for other, spots in enumerate(self.figures):
            if other != number:
                found |= spots
        return found & ~self.floor.table

    def ways(self, number: int) -> CellSet:
        """The spots that the figure of a set may walk over without a ring (T-6.1 to T-6.3)."""
        foreign = 0
        for other, painted in enumerate(self.painted):
            if other != number:
                foreign |= painted
        return self.floor.spots & ~(foreign << self.frame.layer) & ~self.others(number)

    def reach(self, number: int, ways: CellSet) -> CellSet:
        """The spots that the figure of a set can reach without a ring, its own included; ``ways`` are its `ways`."""
        return self.filled(self.figures[number], ways)

    def reach_building(self, ways: CellSet, reach: CellSet) -> CellSet:
        """The approximate reach of a figure when its colour builds one field just where it is needed.

        Beside the reached spots, at most one level higher or lower, on a part or beside a cell that would lie on a part
        (T-5.6, T-5.7). The table gives no such field: from the second turn on nothing is built on it (T-5.4).
        """
        parts, width = self.parts, self.frame.width
        layer = width * self.frame.depth
        empty = ~parts
        for spots in self.figures:
            empty &= ~spots
        lying = parts << layer & empty
        # The new part lies in `fit`, the figure then stands in the cell above it.
        fit = (lying | lying << 1 | lying >> 1 | lying << width | lying >> width) & empty
        spots = fit << layer & ~parts
        at = reach & ~self.floor.table
        beside = at << 1 | at >> 1 | at << width | at >> width
        room = at & ~(parts >> layer)
        fresh = (
            beside & spots
            | (room << 1 | room >> 1 | room << width | room >> width) << layer & spots
            | beside >> layer & spots & ~(parts >> layer)
        )
        # What is new is trodden before it is part of the floor: its steps lead on to the spots there are.
        return self.filled(reach | fresh, ways) | fresh

    def filled(self, spots: CellSet, ways: CellSet) -> CellSet:
        """All spots that can be reached from some by steps over ``ways`` (T-6.4)."""
        frame, table = self.frame, self.floor.table
        width, layer = frame.width, frame.width * frame.depth
        roomy = ~(self.parts >> layer)
        found = front = spots
        while front:
            beside = front << 1 | front >> 1 | front << width | front >> width
            climbing = front & roomy
            if climbing != front:
                climbing = climbing << 1 | climbing >> 1 | climbing << width | climbing >> width
            else:
                climbing = beside
            next_front = (beside | climbing << layer | beside >> layer & roomy) & ways
            if next_front & table:
                next_front |= table
            front = next_front & ~found
            found |= front
        return found
