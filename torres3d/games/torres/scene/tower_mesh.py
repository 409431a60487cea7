"""Towers built of blocks, in one mesh without invisible parts, and the joints between those of one castle.

Parapets stand only where a roof drops, and gaps are closed: a castle is one body with terraces, and castles that touch
only at a corner stay apart. The places of its triangles tell a block's four sides apart. Where the neighbouring tower
is as high, a plain dark wall replaces the side with its door: the gap between two towers is too narrow to see more.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from torres3d.games.torres.rules.squares import Square
from torres3d.games.torres.scene.measures import BLOCK_HEIGHT, BLOCK_SIDE, centre, scatter
from torres3d.scene.shapes.axis_conventions import SIDES
from torres3d.scene.shapes.mesh import EMPTY, PARAPET, ROOF, VERTEX, Mesh, glass_box, join_meshes, quads

EDGE = 0.35
"""Battlements farther out than this belong to a side's parapet."""
LOW_WALL = 0.034
"""Height of the low wall between merlons."""
NEAR, FAR = 0.455, 0.545
"""Start and end of the gap between two towers, from the middle of the first one."""
STRIP, JOINT = 0.448, 0.47
"""Places of the strips of wall that close the ends of a gap, and the extent of the joint on top of it."""
SUNK = 0.006
"""Depth of the joint below the roofs."""
HIDDEN, SHADED, ROUGH = 70, 120, 235
"""Occlusion of a joint and of a strip, roughness of both."""


class Terraces:
    """Parapets and joints, made once. ``battlements`` are a model on the ground; ``flag`` and ``wall`` are places in
    the texture: paving, and plain wall."""

    def __init__(self, battlements: Mesh, flag: NDArray[np.float32], wall: NDArray[np.float32]) -> None:
        vertices = battlements.vertices.copy()
        vertices["paint"][:, 3] = PARAPET
        self._battlements = Mesh(vertices, battlements.triangles)
        self._flag, self._wall = flag, wall
        self._parapets: dict[tuple[int, int], Mesh] = {}
        self._joints: dict[tuple[int, int], Mesh] = {}

    def parapet(self, turn: int, drops: int) -> Mesh:
        """Battlements on the sides of the mask ``drops``, on top of a block on the ground, turned by so many
        quarters."""
        key = (turn, drops)
        if key not in self._parapets:
            mesh = self._battlements.placed(0.0, 0.0, BLOCK_HEIGHT, 90.0 * turn)
            self._parapets[key] = mesh if drops == 0b1111 else _only_sides(mesh, drops)
        return self._parapets[key]

    def joint(self, side: int, floors: int) -> Mesh:
        """The filling of the gap on a side, so many floors high: a dark joint on top, a strip of wall at each end."""
        key = (side, floors)
        if key not in self._joints:
            top = BLOCK_HEIGHT * floors - SUNK
            corners = np.zeros(12, VERTEX)
            corners["place"][:4] = (NEAR, -JOINT, top), (FAR, -JOINT, top), (FAR, JOINT, top), (NEAR, JOINT, top)
            corners["place"][4:8] = (NEAR, -STRIP, 0), (FAR, -STRIP, 0), (FAR, -STRIP, top), (NEAR, -STRIP, top)
            corners["place"][8:] = (FAR, STRIP, 0), (NEAR, STRIP, 0), (NEAR, STRIP, top), (FAR, STRIP, top)
            corners["normal"][:4], corners["normal"][4:8], corners["normal"][8:] = (0, 0, 1), (0, -1, 0), (0, 1, 0)
            corners["paint"][:4], corners["paint"][4:] = (HIDDEN, ROUGH, 0, ROOF), (SHADED, ROUGH, 0, 255)
            corners["uv"][:4], corners["uv"][4:] = self._flag, self._wall
            self._joints[key] = quads(corners).placed(0.0, 0.0, 0.0, 90.0 * (side - 1))
        return self._joints[key]

    def crossing(self, floors: int) -> Mesh:
        """The filling of the hole where four towers meet, at the north-east corner of the first one."""
        top = BLOCK_HEIGHT * floors - SUNK
        corners = np.zeros(4, VERTEX)
        corners["place"] = (NEAR, NEAR, top), (FAR, NEAR, top), (FAR, FAR, top), (NEAR, FAR, top)
        corners["normal"], corners["paint"], corners["uv"] = (0, 0, 1), (HIDDEN, ROUGH, 0, ROOF), self._flag
        return quads(corners)


def _only_sides(battlements: Mesh, drops: int) -> Mesh:
    if not drops:
        return EMPTY
    centres = battlements.centres
    shown = np.zeros(len(centres), np.bool_)
    for side, (x, y) in enumerate(SIDES):
        if drops >> side & 1:
            shown |= centres[:, 0] * x + centres[:, 1] * y > EDGE
    mesh = battlements.subset(shown)
    # Merlons stand on the roof itself where the low wall under them is left out.
    z = mesh.vertices["place"][:, 2]
    z[z < BLOCK_HEIGHT + LOW_WALL] = BLOCK_HEIGHT
    return mesh


SHELL = 0.33
"""Triangles farther out than this belong to a side."""
OPEN = 0b1111
EAST, NORTH = 1, 2
FOOT = 5
"""Darkening of a roof at the foot of a taller neighbour."""
GLASS_BOX = glass_box(BLOCK_SIDE, BLOCK_HEIGHT)
NO_GLASS = 99
BLOCK_KINDS = 3
CACHE_SIZE = 128
"""Columns in the cache, of up to 600 kB: a table has up to 64, and a menu or a new game shows the same ones again."""


@dataclass(frozen=True, slots=True)
class Column:
    """Blocks on top of one another: their place and number, the heights of the columns on the four sides (in
    blocks, from the same ground), the lowest of those that share the north-east corner, and whether battlements crown
    it."""

    x: float
    y: float
    z: float
    height: int
    beside: tuple[int, int, int, int]
    seed: int
    scale: float = 1.0
    crowned: bool = True
    glass_from: int = NO_GLASS
    corner: int = 0


class Stones:
    """The material of towers, prepared once for all builders: the three kinds of ``blocks``, each without its invisible
    sides, and what lies on them and between them."""

    def __init__(self, blocks: Sequence[Mesh], battlements: Mesh) -> None:
        self._blocks = [_without_bottom(block) for block in blocks]
        block = self._blocks[0]
        places = block.vertices["uv"]
        self.kinds = len(blocks)
        self.terraces = Terraces(battlements, places[int(np.argmax(_is_roof(block)))], places[_plain_corner(block)])
        self._parts: dict[tuple[int, int, int, bool], Mesh] = {}
        self._cuts: dict[tuple[int, int], _Cut] = {}
        self.built: dict[tuple[Column, bool], Mesh] = {}

    def part(self, kind: int, turn: int, mask: int, roofed: bool) -> Mesh:
        """A block turned by so many quarters, with the sides of the ``mask`` open, perhaps with a roof."""
        key = (kind, turn, mask, roofed)
        part = self._parts.get(key)
        if part is None:
            part = self._cut(kind, turn).leave(mask)
            self._parts[key] = part = _paved(part) if roofed else part
        return part

    def pieces(self, kind: int) -> "BlockPieces":
        """What a block that is not turned can be put together from."""
        return self._cut(kind, 0).pieces()

    def _cut(self, kind: int, turn: int) -> "_Cut":
        if (kind, turn) not in self._cuts:
            self._cuts[kind, turn] = _Cut(self._blocks[kind].placed(0.0, 0.0, 0.0, 90.0 * turn))
        return self._cuts[kind, turn]


@dataclass(frozen=True, slots=True)
class BlockPieces:
    """A block in pieces: its ``top``, the same paved as a ``roof``, what is ``inner``, and for each side (`SIDES`) the
    open one with its door, and the plain wall that replaces it."""

    top: Mesh
    roof: Mesh
    inner: Mesh
    sides: tuple[Mesh, ...]
    walls: tuple[Mesh, ...]


class TowerMesh:
    """Builds meshes of towers from stones. With ``terraced`` the towers of a castle are one body, see `Terraces`;
    without, each stands by itself with all its battlements."""

    def __init__(self, stones: Stones, terraced: bool = True) -> None:
        self._stones = stones
        self._terraces = stones.terraces
        self.terraced = terraced

    def variant(self, square: Square, floor: int) -> tuple[int, int]:
        """See `block_variant`."""
        return block_variant(square, floor, self._stones.kinds)

    def column(self, column: Column) -> Mesh:
        """The mesh of one column. It is shared: do not change it."""
        built, key = self._stones.built, (column, self.terraced)
        if key not in built:
            if len(built) >= CACHE_SIZE:
                del built[next(iter(built))]  # the oldest
            built[key] = self._build(column)
        return built[key]

    def _build(self, column: Column) -> Mesh:
        parts = []
        solid = min(column.height, column.glass_from)
        for floor in range(solid):
            kind, turn = self.variant(column.seed, floor)
            mask = sum(1 << side for side in range(4) if column.beside[side] <= floor)
            part = self._stones.part(kind, turn, mask, floor == solid - 1)
            if self.terraced and floor == column.height - 1:
                part = _touched(part, [other > column.height for other in column.beside])
            parts.append(_raised(part, floor * BLOCK_HEIGHT))
        if column.crowned and solid == column.height > 0:
            parts.append(_raised(self._crown(column), (column.height - 1) * BLOCK_HEIGHT))
        if column.crowned and self.terraced:
            parts += [
                self._terraces.joint(side, low) for side in (EAST, NORTH) if (low := min(solid, column.beside[side]))
            ]
            if low := min(solid, column.corner):
                parts.append(self._terraces.crossing(low))
        if not parts:
            return EMPTY
        mesh = join_meshes(parts)
        places = mesh.vertices["place"]
        if column.scale != 1.0:
            places *= np.float32(column.scale)
        places += np.array((column.x, column.y, column.z), np.float32)
        mesh.vertices.flags.writeable = False
        return mesh

    def _crown(self, column: Column) -> Mesh:
        return self._terraces.parapet(scatter(column.seed) & 3, self.drops(column.height, column.beside))

    def drops(self, height: int, beside: Iterable[int]) -> int:
        """The sides of a roof with a parapet, as a mask: those where it drops."""
        if not self.terraced:
            return OPEN
        return sum(1 << side for side, other in enumerate(beside) if other < height)

    def columns(self, columns: Iterable[Column]) -> Mesh:
        return join_meshes([self.column(column) for column in columns if column.height])

    def crowns(self, columns: Iterable[Column]) -> Mesh:
        return join_meshes(
            [
                self._crown(column).placed(column.x, column.y, column.z + (column.height - 1) * BLOCK_HEIGHT)
                for column in columns
                if 0 < column.height <= column.glass_from
            ]
        )

    def block(self, kind: int, turn: int, drops: int = OPEN) -> Mesh:
        """A single block, standing on the origin, with parapets on the sides of the mask ``drops``."""
        return join_meshes([self._stones.part(kind, turn, OPEN, True), self._terraces.parapet(turn, drops)])


def block_variant(square: Square, floor: int, kinds: int = BLOCK_KINDS) -> tuple[int, int]:
    """The kind of block on a floor of a tower, and its quarter turns: always the same."""
    number = scatter(square, floor)
    return number % kinds, number >> 4 & 3


def tower_columns(heights: bytes, glass: dict[Square, int] | None = None) -> list[Column]:
    """The board's towers as columns; ``glass`` is the floor from which a square's tower is glass."""
    glass = glass or {}
    stone = bytes(min(heights[square], glass.get(square, NO_GLASS)) for square in range(64))
    found = []
    for square in range(64):
        if heights[square]:
            x, y, z = centre(square)
            limit = glass.get(square, NO_GLASS)
            around = beside(stone, square)
            diagonal = stone[square + 9] if square < 55 else 0
            corner = min(around[EAST], around[NORTH], diagonal)
            found.append(Column(x, y, z, heights[square], around, square, glass_from=limit, corner=corner))
    return found


def beside(heights: bytes, square: Square) -> tuple[int, int, int, int]:
    """The heights of the towers south, east, north and west of a square; 0 beside the board."""
    file, rank = square % 8, square // 8
    south, east, north, west = (
        heights[square + x + 8 * y] if 0 <= file + x < 8 and 0 <= rank + y < 8 else 0 for x, y in SIDES
    )
    return south, east, north, west


def glass_mesh(heights: bytes, floors: dict[Square, int]) -> Mesh:
    """The glass blocks of towers with these 64 heights; ``floors`` as in `tower_columns`."""
    return join_meshes(
        [
            GLASS_BOX.placed(*centre(square, floor))
            for square, first in floors.items()
            for floor in range(first, heights[square])
        ]
    )


def _raised(mesh: Mesh, by: float) -> Mesh:
    if not by:
        return mesh
    vertices = mesh.vertices.copy()
    vertices["place"][:, 2] += np.float32(by)
    return Mesh(vertices, mesh.triangles)


def _touched(block: Mesh, taller: Sequence[bool]) -> Mesh:
    if not any(taller):
        return block
    vertices = block.vertices.copy()
    places, light = vertices["place"], vertices["paint"]
    roof = (vertices["normal"][:, 2] > 0.7) & (places[:, 2] > BLOCK_HEIGHT - 0.02)
    for side, (x, y) in enumerate(SIDES):
        if taller[side]:
            light[roof & (places[:, 0] * x + places[:, 1] * y > 0.4), 0] //= FOOT
    return Mesh(vertices, block.triangles)


def _without_bottom(block: Mesh) -> Mesh:
    bottom = (block.facing[:, 2] < -0.7) & (block.centres[:, 2] < 0.03)
    return block.subset(~bottom)


def _paved(block: Mesh) -> Mesh:
    """The block with a paved roof. Under another block it stays unpaved, since it is visible through doors."""
    vertices = block.vertices.copy()
    vertices["paint"][_is_roof(block), 3] = ROOF
    return Mesh(vertices, block.triangles)


def _is_roof(block: Mesh) -> NDArray[np.bool_]:
    vertices = block.vertices
    roof: NDArray[np.bool_] = (vertices["normal"][:, 2] > 0.9) & (vertices["place"][:, 2] > BLOCK_HEIGHT - 0.005)
    return roof


class _Cut:
    """A block without some sides; a plain dark wall replaces each."""

    def __init__(self, block: Mesh) -> None:
        self._block = block
        centres = block.centres
        self._outer = [centres[:, 0] * x + centres[:, 1] * y >= SHELL for x, y in SIDES]
        self._inner = ~np.logical_or.reduce(self._outer)
        self._top: NDArray[np.bool_] = (block.facing[:, 2] > 0.7) & (centres[:, 2] > BLOCK_HEIGHT - 0.09)

    def leave(self, mask: int) -> Mesh:
        """The visible triangles when only the sides of ``mask`` are open. The top stays, also under another block: it
        is visible through the joint and through doors."""
        shown = self._top.copy()
        for side, outer in enumerate(self._outer):
            if mask >> side & 1:
                shown |= outer
        if mask:
            shown |= self._inner
        walls = [_wall(self._block, side) for side in range(4) if not mask >> side & 1]
        return join_meshes([self._block.subset(shown), *walls])

    def pieces(self) -> BlockPieces:
        top = self._block.subset(self._top)
        return BlockPieces(
            top,
            _paved(top),
            self._block.subset(self._inner & ~self._top),
            tuple(self._block.subset(outer & ~self._top) for outer in self._outer),
            tuple(_wall(self._block, side) for side in range(4)),
        )


def _wall(block: Mesh, side: int) -> Mesh:
    half = BLOCK_SIDE / 2
    corners = np.zeros(4, VERTEX)
    corners["place"] = [(x, -half, z) for x, z in ((-half, 0), (half, 0), (half, BLOCK_HEIGHT), (-half, BLOCK_HEIGHT))]
    corners["normal"] = (0.0, -1.0, 0.0)
    corners["paint"] = (25, 235, 0, 255)
    corners["uv"] = block.vertices["uv"][_plain_corner(block)]
    return quads(corners).placed(0.0, 0.0, 0.0, 90.0 * side)


def _plain_corner(block: Mesh) -> int:
    """The vertex whose stone is that of the whole wall: an outermost low corner."""
    places = block.vertices["place"]
    return int(np.argmax(np.abs(places[:, 0]) + np.abs(places[:, 1]) - places[:, 2]))
