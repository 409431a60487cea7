"""Walling in (T-5.9): checks that every figure keeps a step after a block is built."""

from collections.abc import Iterator

import msgspec

from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE, Cells, Colour, coloured
from torres3d.games.turm_bauer.rules.lattice.block_place_search import touches
from torres3d.games.turm_bauer.rules.lattice.cell_sets import CellSet
from torres3d.games.turm_bauer.rules.lattice.occupied_cells import building_of
from torres3d.games.turm_bauer.rules.lattice.shapes import TurnedShape
from torres3d.games.turm_bauer.rules.lattice.walkable_fields import Floor, floor_of, floor_with
from torres3d.games.turm_bauer.rules.lattice.walking import figures_on, fit_to_tread
from torres3d.games.turm_bauer.rules.state import State


class Confined(msgspec.Struct, frozen=True):
    """A figure on the building that has a step now: its ``colour`` and ``spot``, and the steps it could lose.

    ``tread`` are the spots it may tread; for each step that only building in its own cells can block, those ``cells``.
    """

    colour: Colour
    spot: CellSet
    tread: CellSet
    cells: tuple[CellSet, ...]


class Walls:
    """The figures of a state that must keep a step."""

    def __init__(self, state: State, colour: Colour, first: bool) -> None:
        self.building = building_of(state)
        self.frame = self.building.frame
        self.own_way = state.options.walled_in == "own_way"
        self.builder = colour
        self.standing = tuple(self._found(state, first))

    def _found(self, state: State, first: bool) -> Iterator[Confined]:
        floor = floor_of(self.building)
        for each in state.sets:
            if each.figure == TABLE:
                continue
            tread = floor.spots
            if self.own_way:
                others = figures_on(floor, state.sets, each.colour)
                tread = fit_to_tread(self.building, floor, each.colour) & ~others
            spot = floor.spots_at(each.figure)
            if floor.steps(spot) & tread:
                yield Confined(each.colour, spot, tread, tuple(_needed(floor, spot, tread, first)))

    def kept_out(self, shape: TurnedShape, found: CellSet) -> CellSet:
        """The first corners of ``found`` at which a form walls nobody in."""
        for figure in self.standing:
            endangered = found
            for cells in figure.cells:
                endangered &= touches(self.frame, shape.cells, cells)
                if not endangered:
                    break
            for corner in self.frame.cells(endangered):
                cells_there = tuple((corner[0] + x, corner[1] + y, corner[2] + z) for x, y, z in shape.cells)
                if not self.keeps_step(figure, cells_there):
                    found &= ~(1 << self.frame.index(corner))
        return found

    def walled_in_by(self, cells: Cells) -> Colour | None:
        """The colour of a figure without a step after a block is built in these cells; None if there is none."""
        return next((figure.colour for figure in self.standing if not self.keeps_step(figure, cells)), None)

    def keeps_step(self, figure: Confined, cells: Cells) -> bool:
        frame = self.frame
        built = frame.set_of(cells)
        after = floor_with(frame, self.building.parts | built)
        own = not self.own_way or figure.colour == self.builder
        new_tread = frame.set_of(cell for cell in cells if own or not coloured(cell)) << frame.layer
        return bool(after.steps(figure.spot) & (figure.tread | new_tread))


def _needed(floor: Floor, spot: CellSet, tread: CellSet, first: bool) -> Iterator[CellSet]:
    """The cells that have to stay empty for each step of a figure (T-6.5).

    In a first turn a block may close a piece of the table, so there every block endangers steps to it.
    """
    frame = floor.frame
    beside = frame.at_sides(spot)
    table = floor.table if first else 0
    for to in _single(beside & floor.spots & tread & ~table):
        yield to
    for to in _single(frame.at_sides(spot & floor.room) << frame.layer & floor.spots & tread):
        yield to | spot << frame.layer
    for to in _single(beside >> frame.layer & floor.room & tread & ~table):
        yield to | to << frame.layer


def _single(spots: CellSet) -> Iterator[CellSet]:
    while spots:
        lowest = spots & -spots
        yield lowest
        spots ^= lowest
