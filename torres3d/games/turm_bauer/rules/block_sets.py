"""Block sets (T-2.4), read from config/games/turm_bauer/blocks.yaml."""

from functools import cache

import msgspec

from torres3d.base import paths
from torres3d.base.read_document import read
from torres3d.games.turm_bauer.rules.options import BlockSet
from torres3d.games.turm_bauer.rules.places import BlockId, Cells


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A block in its basic position; cells of which x + y + z has the parity ``coloured`` have the colour (T-1.2)."""

    coloured: int
    cells: Cells


BlockShapes = dict[BlockId, Shape]


@cache
def block_sets() -> dict[BlockSet, BlockShapes]:
    """All sets; raises `torres3d.base.faults.FileFault`."""
    return read(paths.config() / "games/turm_bauer" / "blocks.yaml", dict[BlockSet, BlockShapes])


@cache
def ids_of(block_set: BlockSet) -> tuple[BlockId, ...]:
    """The twelve blocks of a colour, sorted."""
    return tuple(sorted(block_sets()[block_set]))
