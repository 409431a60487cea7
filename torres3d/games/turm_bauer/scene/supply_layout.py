"""The layout of unbuilt blocks: each colour's supply in front of its owner, and the content of the box. Pure.

Beside the tower blocks are smaller and lie as flat as they can, always at the same place, so players learn where to
look.
"""

from dataclasses import dataclass
from functools import cache
from itertools import accumulate

from torres3d.games.turm_bauer.rules.cell_and_column_names import BlockId, Cells, Colour, size_of
from torres3d.games.turm_bauer.rules.lattice.shapes import ids_of, orientations
from torres3d.games.turm_bauer.rules.options import BlockSet
from torres3d.games.turm_bauer.scene.measures import Side
from torres3d.games.turm_bauer.scene.wood_texture_coordinates import chance
from torres3d.scene.shapes.axis_conventions import Point

HEAP_SCALE = 0.45
"""Scale of blocks beside the tower."""
ROWS: tuple[tuple[range, float], ...] = ((range(1, 4), 6.15), (range(4, 7), 7.42))
"""The sizes of blocks in each row, and the row's distance from the middle of the table."""
BLOCK_GAP = 0.45
"""Gap between two blocks of a row, in cubes of their own scale."""
SHIFT = -0.6
"""Start of the first row on the left; the rings have the right end."""
ASKEW = 7.0
"""Range of random turns of blocks, in degrees."""
BOX_MIDDLE: Point = (6.75, 6.75, 0.0)
BOX_HALF, BOX_FLOOR = 1.75, 0.06
"""Half the inner width of the box, and the height of its floor."""
POCKET = 0.84
"""Distance from the middle of the box to the middle of a colour's pocket, in both directions."""


@dataclass(frozen=True, slots=True)
class LyingBlock:
    """A block beside the tower, about the middle of its ``cells`` (as it lies), and its turn in degrees."""

    colour: Colour
    block: BlockId
    cells: Cells
    place: Point
    heading: float


@cache
def lying(block_set: BlockSet, block: BlockId) -> Cells:
    """A block as it lies flat, long side to the east, in cells that match its chequered pattern (T-1.2)."""

    def order(cells: Cells) -> tuple[int, int, Cells]:
        wide, deep, high = (max(values) for values in zip(*cells, strict=True))
        return high, deep - wide, cells

    flat = min(orientations(block_set, block), key=lambda each: (*order(each.cells), each.parity))
    return tuple((x + flat.parity, y, z) for x, y, z in flat.cells)


def reach(cells: Cells) -> tuple[int, int, int]:
    """The size of a block in cells along x, y and z."""
    x, y, z = (max(values) - min(values) + 1 for values in zip(*cells, strict=True))
    return x, y, z


@cache
def _spots(block_set: BlockSet) -> dict[BlockId, tuple[float, float]]:
    found = {}
    for sizes, out in ROWS:
        row = [block for block in ids_of(block_set) if size_of(block) in sizes]
        widths = [reach(lying(block_set, block))[0] + BLOCK_GAP for block in row]
        starts = [0.0, *accumulate(widths)]
        shift = SHIFT if sizes.start == 1 else 0.0
        for block, start, width in zip(row, starts, widths, strict=False):
            found[block] = ((start + width / 2 - starts[-1] / 2) * HEAP_SCALE + shift, out)
    return found


def heaped(block_set: BlockSet, colour: Colour, block: BlockId, side: Side) -> LyingBlock:
    """A block of a supply."""
    cells = lying(block_set, block)
    right, out = _spots(block_set)[block]
    place = side.place(right, out, _up(cells))
    return LyingBlock(colour, block, cells, place, side.heading + (chance(colour, block) - 0.5) * 2 * ASKEW)


def boxed(block_set: BlockSet, colour: Colour, number: int, blocks: tuple[BlockId, ...]) -> tuple[LyingBlock, ...]:
    """A colour's blocks in the box, one on top of the other; ``number`` counts the colours."""
    x, y = pocket(number)
    found, floor = [], BOX_FLOOR
    for block in blocks:
        cells = lying(block_set, block)
        heading = 90.0 * number + (chance("box", colour, block) - 0.5) * 40.0
        found.append(LyingBlock(colour, block, cells, (x, y, floor + _up(cells)), heading))
        floor += reach(cells)[2] * HEAP_SCALE
    return tuple(found)


def pocket(number: int) -> tuple[float, float]:
    """The middle of a colour's pocket in the box."""
    right, ahead = ((-1, -1), (1, -1), (1, 1), (-1, 1))[number]
    return BOX_MIDDLE[0] + right * POCKET, BOX_MIDDLE[1] + ahead * POCKET


def pile_height(blocks: tuple[BlockId, ...], block_set: BlockSet) -> float:
    """The height of a colour's blocks in the box."""
    return BOX_FLOOR + sum(reach(lying(block_set, block))[2] for block in blocks) * HEAP_SCALE


def _up(cells: Cells) -> float:
    """The height of the middle of a lying block's cells, as in `measures.middle_of`."""
    heights = [z + 0.5 for _, _, z in cells]
    return sum(heights) / len(heights) * HEAP_SCALE
