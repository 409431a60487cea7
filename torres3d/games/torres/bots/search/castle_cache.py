"""Castle cache: one player's view of a board at one moment, `features` times weights, computed quickly.

A player's features are sums over the castles of his knights, so the value of a castle is cached while it does not
change. Blocks on the stacks and points of a master card are not counted here.
"""

from torres3d.games.torres.bots.search.evaluation_weights import INDIFFERENT, Taste
from torres3d.games.torres.bots.search.features import (
    FEATURES,
    GAP_LIMIT,
    GROW_LIMIT,
    HEAD_LIMIT,
    blocks_to_bonus,
    blocks_to_climb,
    nearness,
)
from torres3d.games.torres.rules import bits
from torres3d.games.torres.rules.board import Board, ground
from torres3d.games.torres.rules.literal_types import PHASES
from torres3d.games.torres.rules.scoring import KING_BONUS
from torres3d.games.torres.rules.squares import FULL, Bitboard, neighbours, square_list

UNREACHABLE = 99
"""Blocks to climb where there is no way: more than any turn has."""


class KnightValue:
    """Value of knights on some squares of a castle (``total``), and of the next level for the highest of them.

    Climbing ``needs`` blocks (`UNREACHABLE` without a way), gives ``gain`` and, for each AP, ``rate``.
    """

    __slots__ = ("gain", "needs", "rate", "total")

    def __init__(self, total: float, needs: int, gain: float) -> None:
        self.total = total
        self.needs = needs
        self.gain = gain
        self.rate = gain / (needs + 1)


Footholds = dict[Bitboard, KnightValue]
"""Cached values of knights in a castle, by their squares."""


class CastleSeen:
    """A castle, the ``number``-th of its board, with so many ``bare`` squares to grow; caches values of knights."""

    __slots__ = ("bare", "castle", "known", "number")

    def __init__(self, castle: Bitboard, bare: int, number: int) -> None:
        self.castle = castle
        self.bare = bare
        self.number = number
        self.known: dict[tuple[Bitboard, ...], Footholds] = {}


class GroundSeen:
    """Layout of castles: the castle of each square (None: bare ground), their number, and the king's."""

    __slots__ = ("castle_at", "castles", "kings")

    def __init__(self, castle_at: list[CastleSeen | None], castles: int, kings: Bitboard) -> None:
        self.castle_at = castle_at
        self.castles = castles
        self.kings = kings


class BoardView:
    """Knowledge of a board: the layout of its castles, and the cached values of knights in each."""

    __slots__ = ("board", "ground", "known")

    def __init__(self, board: Board, ground: GroundSeen) -> None:
        self.board = board
        self.ground = ground
        self.known: list[Footholds | None] = [None] * ground.castles


class CastleCache:
    """Cache for one player. ``barred`` are the pieces in his way; ``taste`` is his preference."""

    def __init__(
        self, row: tuple[float, ...], phase: int, king: Bitboard, barred: Bitboard = 0, taste: Taste = INDIFFERENT
    ) -> None:
        weight = dict(zip(FEATURES, row, strict=True))
        self.phase, self.king, self.barred = phase, king, barred
        self.one, self.knight, self.ground = weight["one"], weight["knights"], weight["ground"]
        self.points, self.area, self.castle = weight["points"], weight["area"], weight["castles"]
        self.top, self.head, self.step = weight["level"], weight["head"], weight["step"]
        self.grow, self.level = weight["grow"], weight["levels"]
        self.bonus = weight["bonus"] * KING_BONUS * phase
        self.court, self.gap = weight["court"], weight["gap"]
        self.next_gap = weight["next_gap"] if phase < PHASES else 0.0
        self.kings, self.alone = taste.kings, taste.alone
        self.no_gap = GAP_LIMIT * (self.gap + self.next_gap)
        self._lies: dict[bytes, BoardView] = {}
        self._grounds: dict[Bitboard, GroundSeen] = {}
        self._castles: dict[tuple[Bitboard, int, int], CastleSeen] = {}

    def view(self, board: Board) -> BoardView:
        """The view of a board; cached, and growing with use."""
        heights = board.heights
        lie = self._lies.get(heights)
        if lie is None:
            lie = self._lies[heights] = self.uncached_view(board)
        return lie

    def uncached_view(self, board: Board) -> BoardView:
        """The view of a board that is needed only once; see `view`."""
        towers = board.above[0]
        ground = self._grounds.get(towers)
        if ground is None:
            ground = self._grounds[towers] = self._ground(towers)
        return BoardView(board, ground)

    def look(self, lie: BoardView, own: Bitboard, ap: int, blocks: int) -> tuple[float, float]:
        """The value of knights on ``own`` on a board, and the gains of climbing a level each.

        Gains are for so many AP and blocks, the best for its AP first.
        """
        ground = lie.ground
        castle_at, known = ground.castle_at, lie.known
        total = self.one + self.knight * bits.count(own)
        if not own & ground.kings:
            total += self.no_gap
        climbs: list[KnightValue] | None = None
        left = own
        while left:
            castle = castle_at[bits.lowest(left)]
            if castle is None:
                total += self.ground
                left &= left - 1
                continue
            there = castle.castle & left
            left ^= there
            footholds = known[castle.number]
            if footholds is None:
                footholds = known[castle.number] = self._footholds(lie.board, castle)
            foothold = footholds.get(there)
            if foothold is None:
                foothold = footholds[there] = self._foothold(lie.board, castle, there)
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

    def _ground(self, towers: Bitboard) -> GroundSeen:
        found = ground(towers)
        castle_at: list[CastleSeen | None] = [None] * 64
        kings = found.castle_at[bits.lowest(self.king)] if self.king else 0
        beside = found.beside_one
        for number, castle in enumerate(found.castles):
            bare = min(bits.count(neighbours(castle) & beside), GROW_LIMIT)
            key = (castle, bare, number)
            seen = self._castles.get(key)
            if seen is None:
                seen = self._castles[key] = CastleSeen(castle, bare, number)
            for square in square_list(castle):
                castle_at[square] = seen
        return GroundSeen(castle_at, len(found.castles), kings)

    def _footholds(self, board: Board, castle: CastleSeen) -> Footholds:
        """The cached values of knights in a castle with its heights on this board."""
        within = castle.castle
        levels: list[Bitboard] = []
        for level in board.above:
            part = level & within
            if not part:
                break
            levels.append(part)
        key = tuple(levels)
        footholds = castle.known.get(key)
        if footholds is None:
            footholds = castle.known[key] = {}
        return footholds

    def _foothold(self, board: Board, castle: CastleSeen, there: Bitboard) -> KnightValue:
        within, size = castle.castle, bits.count(castle.castle)
        levels = [board.heights[square] for square in square_list(there)]
        top = max(levels)
        climb = blocks_to_climb(board, within, there, 0)
        total = self.castle + self.area * size + self.grow * castle.bare
        total += self.points * size * top + self.top * top + self.head * min(size - top, HEAD_LIMIT)
        total += self.level * sum(levels) + self.step * size * nearness(climb)
        if self.alone and not within & self.barred & (FULL ^ self.king):
            total += self.alone * size
        points = self.points
        if within & self.king:
            points += self.kings
            total += self.kings * size * top
            gap = min([abs(level - self.phase) for level in levels])
            next_gap = min([abs(level - self.phase - 1) for level in levels])
            total += self.court + self.gap * min(gap, GAP_LIMIT) + self.next_gap * min(next_gap, GAP_LIMIT)
            total += 0.0 if gap else self.bonus
        if within & self.barred:
            climb = blocks_to_climb(board, within, there, self.barred)
        found = KnightValue(total, UNREACHABLE, 0.0)
        if climb is not None:
            found = KnightValue(total, climb, points * size + self.top + self.level)
        if within & self.king and gap:
            crown = blocks_to_bonus(board, within, there, self.barred, self.phase)
            if crown is not None:
                # The only knight there gives up its level for the bonus, or gains some more.
                levels_won = self.phase - top if len(levels) == 1 or top < self.phase else 0
                crowned = KnightValue(total, crown, self.bonus + points * size * levels_won)
                if crowned.rate > found.rate:
                    found = crowned
        return found
