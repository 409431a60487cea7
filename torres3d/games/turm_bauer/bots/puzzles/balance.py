"""First look at a place: whether a block lies balanced on what is below it, and hangs over it."""

from collections.abc import Sequence

from torres3d.games.turm_bauer.rules.cell_and_column_names import CORNERSTONE, Cell, Cells
from torres3d.games.turm_bauer.rules.judging.statics import stands
from torres3d.games.turm_bauer.rules.lattice.block_place_search import lowest_parts
from torres3d.games.turm_bauer.rules.state import BuiltBlock


def bearers(blocks: Sequence[BuiltBlock], cells: Cells) -> list[Cell]:
    """The lowest cells of a block that lie on the building."""
    full = {cell for block in blocks for cell in block.cells} | set(CORNERSTONE)
    return [(x, y, z) for x, y, z in lowest_parts(cells) if z == 0 or (x, y, z - 1) in full]


def balanced(blocks: Sequence[BuiltBlock], cells: Cells) -> bool:
    """Whether a block would lie on what is below it if that were firm: what a first look says of a place."""
    pillars = [
        BuiltBlock("", "", tuple((x, y, below) for below in range(z))) for x, y, z in bearers(blocks, cells) if z > 0
    ]
    return stands((*pillars, BuiltBlock("", "", cells)))


def overhangs(blocks: Sequence[BuiltBlock], cells: Cells) -> bool:
    return len(bearers(blocks, cells)) < len(lowest_parts(cells))
