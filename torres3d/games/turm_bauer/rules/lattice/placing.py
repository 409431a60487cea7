"""Places for blocks (T-5): all of them, and the refusal of any other."""

from collections.abc import Iterator

from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE, BlockId, Cell, Cells, Colour
from torres3d.games.turm_bauer.rules.lattice import block_place_search as search
from torres3d.games.turm_bauer.rules.lattice.cell_sets import CellSet
from torres3d.games.turm_bauer.rules.lattice.occupied_cells import building_of
from torres3d.games.turm_bauer.rules.lattice.shapes import TurnedShape, shifted, turned_shape, turned_shapes
from torres3d.games.turm_bauer.rules.lattice.walkable_fields import floor_of
from torres3d.games.turm_bauer.rules.lattice.walking import figures_on
from torres3d.games.turm_bauer.rules.lattice.walling_in import Walls
from torres3d.games.turm_bauer.rules.refusals import refuse
from torres3d.games.turm_bauer.rules.state import State


class Placing:
    """Places for blocks of the acting colour in one state; made once, used for many blocks."""

    def __init__(self, state: State) -> None:
        acting = state.to_act
        building = building_of(state)
        self._state = state
        self._colour: Colour = acting.colour
        first = state.turn < len(state.order)  # the colour's first turn (T-5.3, T-5.4)
        self._site = search.Site(building, figures_on(floor_of(building), state.sets), first, state.options.overhang)
        self._walls = Walls(state, acting.colour, self._site.first)

    def places(self, block: BlockId) -> Iterator[Cells]:
        """The cells of all legal places of a block, each once."""
        for shape in turned_shapes(self._state.options.blocks, block):
            for x, y, z in self._site.frame.cells(self._corners(shape)):
                yield tuple([(x + dx, y + dy, z + dz) for dx, dy, dz in shape.cells])

    def has_place(self, block: BlockId) -> bool:
        return any(self._corners(shape) for shape in turned_shapes(self._state.options.blocks, block))

    def _corners(self, shape: TurnedShape) -> CellSet:
        found = search.fitting(self._site, shape)
        return self._walls.kept_out(shape, found) if found else 0

    def check(self, block: BlockId, cells: Cells) -> None:
        """Raise `IllegalCommand` unless a block may be built in these cells."""
        if not cells or list(cells) != sorted(set(cells)):
            refuse("cells_not_sorted", cells=cells)
        form, corner = shifted(cells)
        shape = turned_shape(self._state.options.blocks, block, form)
        if shape is None:
            refuse("wrong_shape", block=block)
        if sum(corner) % 2 not in shape.parities:
            refuse("wrong_pattern", block=block, kind=shape.kind)
        self._check_room(cells)
        self._check_ground(shape, corner, cells)
        self._check_way(shape, corner)
        walled_in = self._walls.walled_in_by(cells)
        if walled_in is not None:
            refuse("walls_in", colour=walled_in)

    def _check_room(self, cells: Cells) -> None:
        building = self._site.building
        if min(cell[2] for cell in cells) < 0:
            refuse("below_table")
        for cell in cells:
            if building.holds(cell):
                refuse("place_taken", at=cell, colour=building.owner[cell])
        for each in self._state.sets:
            if each.figure != TABLE and (each.figure[0], each.figure[1], each.figure[2] + 1) in cells:
                refuse("figure_in_the_way", at=each.figure, colour=each.colour)

    def _check_ground(self, shape: TurnedShape, corner: Cell, cells: Cells) -> None:
        """Check neighbours, support and overhang (T-5.2 to T-5.7).

        A place far from the building has no bits, so its neighbours are checked by cells first.
        """
        site, first = self._site, self._site.first
        if not first and any(z == 0 for _, _, z in cells):
            refuse("on_the_table")
        if not any(site.building.holds(near) for cell in cells for near in _adjacent(cell)):
            refuse("beside_nothing")
        at = 1 << site.frame.index(corner)
        if first and not search.touches(site.frame, shape.cells, search.near_cornerstone(site.frame)) & at:
            refuse("not_at_cornerstone")
        if not search.touches(site.frame, shape.cells, site.bearing) & at:
            refuse("rests_on_nothing")
        if not search.borne(site, shape) & at:
            refuse("overhang", overhang=site.overhang)

    def _check_way(self, shape: TurnedShape, corner: Cell) -> None:
        site = self._site
        at = 1 << site.frame.index(corner)
        if not search.brought_in(site, shape, search.touches(site.frame, shape.cells, site.building.parts), at):
            refuse("no_way_in")


def _adjacent(cell: Cell) -> Iterator[Cell]:
    x, y, z = cell
    yield from ((x + 1, y, z), (x - 1, y, z), (x, y + 1, z), (x, y - 1, z), (x, y, z + 1), (x, y, z - 1))


def placements(state: State, block: BlockId) -> tuple[Cells, ...]:
    """All places where the acting colour may build a block, whatever the dice and rings, each once (T-5)."""
    return tuple(Placing(state).places(block))
