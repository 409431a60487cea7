"""Building on the lattice: the owner and paint of each cell, and sets of cells (T-1.1)."""

from collections import OrderedDict
from collections.abc import Mapping, Sequence

from torres3d.games.turm_bauer.rules.cell_and_column_names import (
    CORNERSTONE,
    TABLE,
    Cell,
    Cells,
    Colour,
    Place,
    coloured,
)
from torres3d.games.turm_bauer.rules.lattice.cell_sets import CellSet, Frame, frame_around
from torres3d.games.turm_bauer.rules.state import BuiltBlock, State

CACHE_SIZE = 256
"""Cached buildings: those of a whole game and some more."""


class Building:
    """Cornerstone and blocks, immutable.

    ``parts`` are all cells, ``number`` the height of the highest plus one (0 is never: the cornerstone stands),
    ``owner`` the colour of the block in a cell, None for the cornerstone's, ``painted`` for each colour its parts that
    have that colour (T-1.2). `with_block` gives the next one.
    """

    __slots__ = ("frame", "number", "owner", "painted", "parts")

    def __init__(
        self,
        frame: Frame,
        parts: CellSet,
        number: int,
        owner: Mapping[Cell, Colour | None],
        painted: Mapping[Colour, CellSet],
    ) -> None:
        self.frame = frame
        self.parts = parts
        self.number = number
        self.owner = owner
        self.painted = painted

    def holds(self, cell: Cell) -> bool:
        return cell in self.owner

    def paint(self, cell: Cell) -> Colour | None:
        """The colour of the part in this cell; None for a neutral one and a dark brown one (T-6.1)."""
        return self.owner[cell] if coloured(cell) else None

    def is_field(self, place: Place) -> bool:
        """Whether this is a field of the building (T-1.1); the table is not."""
        return place != TABLE and place in self.owner and (place[0], place[1], place[2] + 1) not in self.owner

    def with_block(self, colour: Colour, cells: Cells) -> "Building":
        """The building with one more block, whose cells must be empty."""
        owner = dict(self.owner)
        owner.update(dict.fromkeys(cells, colour))
        if not self.frame.holds(cells):
            return _made(owner)
        frame = self.frame
        painted = dict(self.painted)
        painted[colour] = painted.get(colour, 0) | frame.set_of(cell for cell in cells if coloured(cell))
        number = max(self.number, max(cell[2] for cell in cells) + 1)
        return Building(frame, self.parts | frame.set_of(cells), number, owner, painted)


def _made(owner: Mapping[Cell, Colour | None]) -> Building:
    frame = frame_around(owner)
    painted: dict[Colour, CellSet] = {}
    for cell, colour in owner.items():
        if colour is not None and coloured(cell):
            painted[colour] = painted.get(colour, 0) | 1 << frame.index(cell)
    return Building(frame, frame.set_of(owner), max(cell[2] for cell in owner) + 1, owner, painted)


def building_with(blocks: Sequence[BuiltBlock]) -> Building:
    owner: dict[Cell, Colour | None] = dict.fromkeys(CORNERSTONE)
    for block in blocks:
        owner.update(dict.fromkeys(block.cells, block.colour))
    return _made(owner)


BARE_CORNERSTONE = building_with(())
"""The cornerstone alone (T-3.1)."""
_kept: OrderedDict[int, tuple[tuple[BuiltBlock, ...], Building]] = OrderedDict()


def building_of(state: State) -> Building:
    """The building of a state, cached by its very tuple of blocks, which states share until something is built.

    Where the previous building is known, only the last block is added.
    """
    blocks = state.blocks
    if not blocks:
        return BARE_CORNERSTONE
    known = _kept.get(id(blocks))
    if known is not None:
        _kept.move_to_end(id(blocks))
        return known[1]
    found = _from_the_one_before(blocks) or building_with(blocks)
    # The tuple is kept beside what was made of it, so that no other one can get its id meanwhile.
    _kept[id(blocks)] = blocks, found
    while len(_kept) > CACHE_SIZE:
        _kept.popitem(last=False)
    return found


def _from_the_one_before(blocks: tuple[BuiltBlock, ...]) -> Building | None:
    """The building with the last block added to a known one; bots try many blocks on the same building."""
    for key, (other, found) in reversed(_kept.items()):
        if len(other) == len(blocks) - 1 and all(
            one is two or (one.cells == two.cells and one.colour == two.colour)
            for one, two in zip(other, blocks, strict=False)
        ):
            _kept.move_to_end(key)
            return found.with_block(blocks[-1].colour, blocks[-1].cells)
    return None
