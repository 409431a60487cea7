"""Floor: where figures can stand, and the steps between (T-6.4, T-6.5).

A standing figure fills the cell above its field (section 5), so a `Spot` is that cell: its z is the figure's level, and
the open table is the spots with z = 0.
"""

from functools import lru_cache

import msgspec

from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE, Cell, Place
from torres3d.games.turm_bauer.rules.lattice.cell_sets import CellSet, Frame, levels
from torres3d.games.turm_bauer.rules.lattice.occupied_cells import Building

Spot = Cell
"""The cell above a field, or an empty one on the table."""


class Floor(msgspec.Struct, frozen=True):
    """All ``spots``, with the subsets for steps up and the open table.

    ``room`` are those with room for a step of one level up, ``more`` those with room for one of two; ``table`` is the
    open table.
    """

    frame: Frame
    spots: CellSet
    room: CellSet
    more: CellSet
    table: CellSet

    def steps(self, spots: CellSet) -> CellSet:
        """The spots one step away from these (T-6.4)."""
        frame = self.frame
        return self._whole_table(
            frame.at_sides(spots) & self.spots
            | frame.at_sides(spots & self.room) << frame.layer & self.spots
            | frame.at_sides(spots) >> frame.layer & self.room
        )

    def leaps(self, spots: CellSet) -> CellSet:
        """The spots one step of two levels away from these (T-6.6)."""
        frame, two = self.frame, 2 * self.frame.layer
        return self._whole_table(
            frame.at_sides(spots & self.more) << two & self.spots | frame.at_sides(spots) >> two & self.more
        )

    def _whole_table(self, spots: CellSet) -> CellSet:
        """The spots with the whole table if any of it is among them: it is one place (T-6.4)."""
        return spots | self.table if spots & self.table else spots

    def spots_at(self, place: Place) -> CellSet:
        """The spots of a place: the whole table, or one."""
        return self.table if place == TABLE else 1 << self.frame.index(spot_of(place))

    def places(self, spots: CellSet) -> list[Place]:
        found: list[Place] = [TABLE] if spots & self.table else []
        return found + [(x, y, z - 1) for x, y, z in self.frame.cells(spots & ~self.table)]


def spot_of(field: Cell) -> Spot:
    """The cell of a figure on this field."""
    return field[0], field[1], field[2] + 1


def floor_with(frame: Frame, parts: CellSet) -> Floor:
    table = open_table(frame, parts)
    spots = (parts << frame.layer | table) & ~parts
    room = spots & ~(parts >> frame.layer)
    return Floor(frame, spots, room, room & ~(parts >> 2 * frame.layer), table)


@lru_cache(maxsize=64)
def floor_of(building: Building) -> Floor:
    return floor_with(building.frame, building.parts)


def open_table(frame: Frame, parts: CellSet) -> CellSet:
    """The cells at z = 0 of the open table: those with no part, connected with the outside (T-6.4)."""
    return _open(frame, parts & levels(frame, 1))


@lru_cache(maxsize=64)
def _open(frame: Frame, standing: CellSet) -> CellSet:
    free = levels(frame, 1) & ~standing
    # The frame's margin is free all round; from its first row everything outside is reached.
    found = front = (1 << frame.width) - 1
    while front:
        front = frame.at_sides(front) & free & ~found
        found |= front
    return found
