"""Board of towers and castles: heights, areas and building sites, computed over bitboards.

The only module that computes them. All results are pure functions of the towers; costly ones are cached, because
successive positions mostly share them.
"""

from functools import lru_cache
from typing import Final

from torres3d.games.torres.rules import bits, one_changed, square_bits
from torres3d.games.torres.rules.literal_types import LEAST_CASTLES
from torres3d.games.torres.rules.squares import FULL, Bitboard, Square, neighbours, spread, square_list

REMEMBERED = 1 << 14
"""Entries in each cache of this package; a few MB."""


class Ground:
    """Layout of the castles: their bitboards, the castle of each square (0 if none), and bare squares beside them.

    Bare squares are those next to exactly one castle, and those next to none (R-5.6, R-8.2, R-8.8).
    """

    def __init__(
        self,
        castles: tuple[Bitboard, ...],
        castle_at: tuple[Bitboard, ...],
        beside_one: Bitboard,
        beside_none: Bitboard,
    ) -> None:
        self.castles: Final = castles
        self.castle_at: Final = castle_at
        self.beside_one: Final = beside_one
        self.beside_none: Final = beside_none


class Board:
    """The towers: ``heights`` of the 64 squares, and bitboards ``above`` of the squares above each height.

    ``above[k]`` has the squares higher than ``k``; it never ends with an empty one, so its length is the greatest
    height. A board is a value: it never changes, and boards with the same heights are equal. What was computed of it is
    kept with it (`build_sites`).
    """

    def __init__(self, heights: bytes, above: tuple[Bitboard, ...]) -> None:
        self.heights: Final = heights
        self.above: Final = above
        self._ground: Ground | None = None
        self._sites: Bitboard = 0
        self._has_sites = False

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self.heights == other.heights

    def __hash__(self) -> int:
        return hash(self.heights)

    def __repr__(self) -> str:
        return f"Board(heights={self.heights!r}, above={self.above!r})"

    def __reduce__(self) -> tuple[type["Board"], tuple[bytes, tuple[Bitboard, ...]]]:
        return Board, (self.heights, self.above)

    @property
    def towers(self) -> Bitboard:
        """The squares with at least one block."""
        return self.above[0] if self.above else 0

    def higher_than(self, height: int) -> Bitboard:
        """The squares whose height is greater than ``height`` (which may be -1)."""
        return higher_in(self.above, height)

    @property
    def blocks(self) -> int:
        return sum(self.heights)

    def build_sites(self) -> Bitboard:
        """The squares for a block, pieces aside: on a castle no taller than its area, or beside exactly one (R-5.6)."""
        if not self._has_sites:
            self._sites = _build_sites(self.above, self.ground())
            self._has_sites = True
        return self._sites

    def ground(self) -> Ground:
        """The layout of the castles."""
        if self._ground is None:
            self._ground = ground(self.towers)
        return self._ground

    def with_block(self, square: Square) -> "Board":
        """The board with one more block on ``square``."""
        height = self.heights[square]
        grown = Board(one_changed.add_at(self.heights, square, 1), raised_levels(self.above, square, height))
        if height:
            grown._ground = self._ground
        return grown


EMPTY = Board(bytes(64), ())


def board_of(heights: bytes) -> Board:
    top = max(heights)
    above = tuple(sum(1 << s for s in range(64) if heights[s] > k) for k in range(top))
    return Board(heights, above)


def higher_in(above: tuple[Bitboard, ...], height: int) -> Bitboard:
    """The squares higher than ``height``, from the levels of a board; see `Board.higher_than`."""
    if height < 0:
        return FULL
    return above[height] if height < len(above) else 0


def height_in(above: tuple[Bitboard, ...], square: Square) -> int:
    """The height of a square, from the levels of a board."""
    height = 0
    for level in above:
        if not level >> square & 1:
            break
        height += 1
    return height


def raised_levels(above: tuple[Bitboard, ...], square: Square, height: int) -> tuple[Bitboard, ...]:
    """The levels with one block more on ``square``, which is ``height`` high."""
    bit = square_bits.bit(square)
    if height < len(above):
        level = above[height]
        return one_changed.put(above, height, level | bit)
    return (*above, bit)


def lowered_levels(above: tuple[Bitboard, ...], square: Square, height: int) -> tuple[Bitboard, ...]:
    """The levels without the top block of ``square``, which is ``height`` high."""
    level = above[height - 1]
    level &= ~square_bits.bit(square)
    return (*above[: height - 1], level, *above[height:]) if level else above[: height - 1]


def add_block(board: Board, square: Square) -> Board:
    """The board with one more block on ``square``."""
    return board.with_block(square)


def lowered(board: Board, square: Square) -> Board:
    """The board without the top block of ``square``; the square must have one."""
    heights = board.heights
    return Board(one_changed.add_at(heights, square, -1), lowered_levels(board.above, square, heights[square]))


def _ground(towers: Bitboard) -> Ground:
    """The castles formed by these squares with towers (section 1)."""
    castles: list[Bitboard] = []
    castle_at = [0] * 64
    once = twice = 0
    left = towers
    while left:
        castle = spread(left & -left, towers)
        castles.append(castle)
        for square in square_list(castle):
            castle_at[square] = castle
        left ^= castle
        rim = neighbours(castle) & ~towers
        twice |= once & rim
        once |= rim
    return Ground(tuple(castles), tuple(castle_at), once & ~twice, bits.others(towers | once))


ground = lru_cache(maxsize=REMEMBERED)(_ground)


def area(castle: Bitboard) -> int:
    return castle.bit_count()


def castle_top(board: Board, castle: Bitboard) -> int:
    top = 0
    for level in board.above:
        if not level & castle:
            break
        top += 1
    return top


def _build_sites(above: tuple[Bitboard, ...], lie: Ground) -> Bitboard:
    if not above:
        return 0
    sites = lie.beside_one
    levels = len(above)
    for castle in lie.castles:
        size = bits.count(castle)
        if size <= levels:
            level = above[size - 1]
            sites |= castle & ~level
        else:
            sites |= castle
    return sites


@lru_cache(maxsize=REMEMBERED)
def shift_sites(board: Board, source: Square) -> Bitboard:
    """The targets of the top block of ``source`` by the card ``shift`` (R-8.8), pieces aside."""
    return _shift_sites(board, source)


def _shift_sites(board: Board, source: Square) -> Bitboard:
    height = board.heights[source]
    after = lowered_levels(board.above, source, height)
    lie = ground(after[0] if after else 0)
    sites = 0
    castles = len(lie.castles)
    if castles >= LEAST_CASTLES:
        sites = _build_sites(after, lie)
    if castles + 1 >= LEAST_CASTLES:
        sites |= lie.beside_none
    if height == 1:
        rest = board.ground().castle_at[source]
        rest ^= square_bits.bit(source)
        if rest:
            if lie.castle_at[bits.lowest(rest)] != rest:
                return 0
            size = bits.count(rest)
            if size < len(after) and after[size] & rest:
                # Too tall for what is left of it, unless the block goes back beside it.
                sites &= neighbours(rest) & lie.beside_one
    return sites & ~square_bits.bit(source)


def under_sites(board: Board) -> Bitboard:
    """The squares for a block under a knight (R-8.2): `Board.build_sites`, and bare squares next to no castle."""
    return board.build_sites() | board.ground().beside_none
