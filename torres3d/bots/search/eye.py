"""Sees a board as one player does at one moment: `features` times weights, quickly.

The features of a player are sums over the castles his knights stand on, so what was seen of a castle is kept as long as
it does not change. Blocks on the stacks and points of a master card are not counted here.
"""

from torres3d.bots.search.features import (
    FEATURES,
    GAP_LIMIT,
    GROW_LIMIT,
    HEAD_LIMIT,
    blocks_to_climb,
    nearness,
)
from torres3d.rules import bits
from torres3d.rules.board import Board, ground
from torres3d.rules.kinds import PHASES
from torres3d.rules.scoring import KING_BONUS
from torres3d.rules.squares import BIT, Bitboard, neighbours, square_list

NEVER = 99
"""More blocks than any turn has: what it takes to climb where there is no way."""


class Foothold:
    """What knights on some squares of a castle are worth together (``total``), and how the highest of them could climb
    a level: the blocks it ``needs`` (`NEVER` without a way), what that gives (``gain``) and how much for each AP
    (``rate``)."""

    __slots__ = ("gain", "needs", "rate", "total")

    def __init__(self, total: float, needs: int, gain: float) -> None:
        self.total = total
        self.needs = needs
        self.gain = gain
        self.rate = gain / (needs + 1)


class CastleSeen:
    """A castle (on bare ground the square alone), and what was seen of knights in it so far, by their squares."""

    __slots__ = ("castle", "footholds")

    def __init__(self, castle: Bitboard, footholds: dict[Bitboard, Foothold]) -> None:
        self.castle = castle
        self.footholds = footholds


class Lie:
    """What is known of a board: the king's castle, and the spot of each square as far as it was asked for."""

    __slots__ = ("board", "castles", "kings", "spots")

    def __init__(self, board: Board, kings: Bitboard) -> None:
        self.board = board
        self.kings = kings
        self.spots: list[CastleSeen | None] = [None] * 64
        self.castles: dict[Bitboard, CastleSeen] = {}


class Eye:
    """See above. ``barred`` are the pieces in the player's way."""

    def __init__(self, row: tuple[float, ...], phase: int, king: Bitboard, barred: Bitboard = 0) -> None:
        weight = dict(zip(FEATURES, row, strict=True))
        self.phase, self.king, self.barred = phase, king, barred
        self.one, self.knight, self.ground = weight["one"], weight["knights"], weight["ground"]
        self.points, self.area, self.castle = weight["points"], weight["area"], weight["castles"]
        self.top, self.head, self.step = weight["level"], weight["head"], weight["step"]
        self.grow, self.level = weight["grow"], weight["levels"]
        self.bonus = weight["bonus"] * KING_BONUS * phase
        self.court, self.gap = weight["court"], weight["gap"]
        self.next_gap = weight["next_gap"] if phase < PHASES else 0.0
        self.no_gap = GAP_LIMIT * (self.gap + self.next_gap)
        self._lies: dict[bytes, Lie] = {}
        self._castles: dict[tuple[Bitboard, ...], dict[Bitboard, Foothold]] = {}

    def lie(self, board: Board) -> Lie:
        """What is known of a board; it grows with what is seen."""
        lie = self._lies.get(board.heights)
        if lie is None:
            kings = ground(board.above[0]).castle_at[bits.lowest(self.king)] if self.king else 0
            lie = self._lies[board.heights] = Lie(board, kings)
        return lie

    def look(self, lie: Lie, own: Bitboard, ap: int, blocks: int) -> tuple[float, float]:
        """What knights on ``own`` are worth on a board; and what they can win by climbing a level each, with so many AP
        and blocks, the best for its AP first."""
        spots = lie.spots
        total = self.one + self.knight * bits.count(own)
        if not own & lie.kings:
            total += self.no_gap
        climbs: list[Foothold] | None = None
        left = own
        while left:
            square = bits.lowest(left)
            spot = spots[square]
            if spot is None:
                spot = self._spot(lie, square)
            there = spot.castle & left
            left ^= there
            foothold = spot.footholds.get(there)
            if foothold is None:
                foothold = spot.footholds[there] = self._foothold(lie.board, spot.castle, there)
            total += foothold.total
            needs = foothold.needs
            if needs <= blocks and needs < ap:
                if climbs is None:
                    climbs = [foothold]
                else:
                    place = len(climbs)
                    while place:
                        before = climbs[place - 1]
                        if before.rate >= foothold.rate:
                            break
                        place -= 1
                    climbs.insert(place, foothold)
        promise = 0.0
        if climbs is not None:
            for foothold in climbs:
                needs = foothold.needs
                if needs <= blocks and needs < ap:
                    promise += foothold.gain
                    blocks -= needs
                    ap -= needs + 1
        return total, promise

    def _spot(self, lie: Lie, square: int) -> CastleSeen:
        board = lie.board
        castle = ground(board.above[0]).castle_at[square]
        if castle:
            spot = lie.castles.get(castle)
            if spot is None:
                key = (self._bare(board, castle), *[level & castle for level in board.above])
                spot = lie.castles[castle] = CastleSeen(castle, self._castles.setdefault(key, {}))
        else:
            alone = BIT[square]
            spot = CastleSeen(alone, {alone: Foothold(self.ground, NEVER, 0.0)})
        lie.spots[square] = spot
        return spot

    def _bare(self, board: Board, castle: Bitboard) -> int:
        bare = ground(board.above[0]).beside_one & neighbours(castle)
        return min(bits.count(bare), GROW_LIMIT)

    def _foothold(self, board: Board, castle: Bitboard, there: Bitboard) -> Foothold:
        size, grown = bits.count(castle), self._bare(board, castle)
        levels = [board.heights[square] for square in square_list(there)]
        top = max(levels)
        total = self.castle + self.area * size + self.grow * grown
        total += self.points * size * top + self.top * top + self.head * min(size - top, HEAD_LIMIT)
        total += self.level * sum(levels) + self.step * size * nearness(blocks_to_climb(board, castle, there, 0))
        if castle & self.king:
            gap = min([abs(level - self.phase) for level in levels])
            next_gap = min([abs(level - self.phase - 1) for level in levels])
            total += self.court + self.gap * min(gap, GAP_LIMIT) + self.next_gap * min(next_gap, GAP_LIMIT)
            total += 0.0 if gap else self.bonus
        needs = blocks_to_climb(board, castle, there, self.barred)
        if needs is None:
            return Foothold(total, NEVER, 0.0)
        return Foothold(total, needs, self.points * size + self.top + self.level)
