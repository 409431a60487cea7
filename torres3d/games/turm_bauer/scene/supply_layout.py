"""The layout of unbuilt blocks: each colour's supply in front of its owner, and the content of the box. Pure.

Beside the tower blocks are smaller and lie as flat as they can, always at the same place, so players learn where to
look.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate, combinations, product
from math import cos, dist, pi, radians, sin

from torres3d.games.turm_bauer.rules.cell_and_column_names import BlockId, Cells, Colour, size_of
from torres3d.games.turm_bauer.rules.lattice.shapes import ids_of, orientations
from torres3d.games.turm_bauer.rules.options import BlockSet
from torres3d.games.turm_bauer.scene.measures import RING_RADIUS, RING_THICKNESS, Side, middle, middle_of
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
BOX_GAP, BOX_ASKEW = 0.03, 4.0
"""Gap between blocks and the walls of the corner in which they lie, and the range of their turns in degrees: rings need
the rest of the part."""
RING_WIDTH = 2 * (RING_RADIUS + RING_THICKNESS)
RING_SPOTS = [-RING_WIDTH / 2 - step / 8 for step in range(9)]
"""Places of the middle of a used ring in its part of the box, from the middle of the box: the innermost first."""
RING_STEPS, HELD = 12, 0.6
"""Points of a ring of which it is looked what carries them, and the share that has to be carried."""
ROUNDING = 1e-6
SLACK = 0.03
"""What the turns of a block add to half the width of its parts."""


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


@cache
def boxed(block_set: BlockSet, colour: Colour, number: int, blocks: tuple[BlockId, ...]) -> tuple[LyingBlock, ...]:
    """A colour's blocks in the box, one on top of the other in a corner; ``number`` counts the colours."""
    found, floor = [], BOX_FLOOR
    for block in blocks:
        cells = lying(block_set, block)
        wide, deep, high = (cubes * HEAP_SCALE for cubes in reach(cells))
        askew = (chance("box", colour, block) - 0.5) * 2 * BOX_ASKEW
        turned = sin(radians(abs(askew)))
        right, ahead = _off_middle(cells, askew)
        x, y = in_box(
            number,
            right - (BOX_HALF - BOX_GAP - (wide + deep * turned) / 2),
            ahead - (BOX_HALF - BOX_GAP - (deep + wide * turned) / 2),
        )
        found.append(LyingBlock(colour, block, cells, (x, y, floor + _up(cells)), 90.0 * number + askew))
        floor += high
    return tuple(found)


@cache
def boxed_rings(block_set: BlockSet, colour: Colour, number: int, blocks: tuple[BlockId, ...]) -> tuple[Point, Point]:
    """The places of a colour's rings in the box, the one that is used last first: on the floor beside these blocks, or
    flat on them, and beside one another."""
    parts = [part for each in boxed(block_set, colour, number, blocks) for part in _parts(each)]
    rests = [(x, y, *_rest(x, y, parts)) for x, y in (in_box(number, *spot) for spot in product(RING_SPOTS, repeat=2))]
    flat = [(x, y, up) for x, y, up, held in rests if held >= HELD]
    # As low as can be; in a box so full that there is no flat place for both, wherever there is one.
    found = _lowest_pair(flat) or _lowest_pair([(x, y, up) for x, y, up, _ in rests])
    assert found is not None, "two rings have room in a part of the box"
    one, other = found
    return (other[0], other[1], other[2] + RING_THICKNESS), (one[0], one[1], one[2] + RING_THICKNESS)


def _lowest_pair(places: Sequence[Point]) -> tuple[Point, Point] | None:
    """The two places for rings beside one another that are lowest; None if there are none."""
    pairs = (pair for pair in combinations(places, 2) if dist(pair[0][:2], pair[1][:2]) >= RING_WIDTH - ROUNDING)
    return min(pairs, key=lambda pair: pair[0][2] + pair[1][2], default=None)


def in_box(number: int, right: float, ahead: float) -> tuple[float, float]:
    """A place in a colour's part of the box, from the middle of the box: as if the part were that at the lower left."""
    c, s = ((1, 0), (0, 1), (-1, 0), (0, -1))[number]
    return BOX_MIDDLE[0] + right * c - ahead * s, BOX_MIDDLE[1] + right * s + ahead * c


def _parts(each: LyingBlock) -> list[Point]:
    """The middles of a lying block's parts on its upper side."""
    x, y, z = middle_of(each.cells)
    c, s = cos(radians(each.heading)) * HEAP_SCALE, sin(radians(each.heading)) * HEAP_SCALE
    found = []
    for east, north, up in map(middle, each.cells):
        right, ahead = east - x, north - y
        top = each.place[2] + (up + 0.5 - z) * HEAP_SCALE
        found.append((each.place[0] + right * c - ahead * s, each.place[1] + right * s + ahead * c, top))
    return found


def _rest(x: float, y: float, parts: Sequence[Point]) -> tuple[float, float]:
    """The height at which a ring would lie here, and the share of it that would be carried there. A part counts as a
    square along the box, as it nearly lies."""
    half = HEAP_SCALE / 2
    under = []
    for step in range(RING_STEPS):
        around = 2 * pi * step / RING_STEPS
        here, along = cos(around), sin(around)
        for out in (RING_RADIUS, RING_WIDTH / 2):
            a, b = x + out * here, y + out * along
            tops = (top for east, north, top in parts if max(abs(a - east), abs(b - north)) <= half + SLACK)
            under.append(max(tops, default=BOX_FLOOR))
    highest = max(under)
    return highest, sum(highest - up < SLACK for up in under) / len(under)


def _off_middle(cells: Cells, heading: float) -> tuple[float, float]:
    """How far the middle of a lying block's cells, about which it turns, is from the middle of its bounds."""
    (x, y, _), (columns, rows, _) = middle_of(cells), zip(*cells, strict=True)
    right = (x + 0.5 - (min(columns) + max(columns)) / 2) * HEAP_SCALE
    ahead = (y + 0.5 - (min(rows) + max(rows)) / 2) * HEAP_SCALE
    c, s = cos(radians(heading)), sin(radians(heading))
    return right * c - ahead * s, right * s + ahead * c


def _up(cells: Cells) -> float:
    """The height of the middle of a lying block's cells, as in `measures.middle_of`."""
    heights = [z + 0.5 for _, _, z in cells]
    return sum(heights) / len(heights) * HEAP_SCALE
