"""Castle cache: one player's view of a board at one moment, `features` times weights, computed quickly.

A player's features are sums over the castles of his knights, so the value of a castle is cached while it does not
change. Blocks on the stacks and points of a master card are not counted here.
"""

from torres3d.games.torres.bots.search.evaluation_weights import INDIFFERENT, Taste
from torres3d.games.torres.bots.search.features import (
    CASTLE_FEATURES,
    FEATURES,
    GAP_LIMIT,
    GROW_LIMIT,
    Row,
    blocks_to_bonus,
    blocks_to_climb,
    castle_features,
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
    """Layout of castles: the castle of each square (None: bare ground), and their number."""

    __slots__ = ("castle_at", "castles")

    def __init__(self, castle_at: list[CastleSeen | None], castles: int) -> None:
        self.castle_at = castle_at
        self.castles = castles


class BoardView:
    """Knowledge of a board: the layout of its castles, and the cached values of knights in each."""

    __slots__ = ("board", "ground", "known")

    def __init__(self, board: Board, ground: GroundSeen) -> None:
        self.board = board
        self.ground = ground
        self.known: list[Footholds | None] = [None] * ground.castles


class CastleCache:
    """Cache for one player. ``barred`` are the pieces in his way; ``taste`` is his preference."""

    def __init__(self, row: Row, phase: int, king: Bitboard, barred: Bitboard = 0, taste: Taste = INDIFFERENT) -> None:
        weight = dict(zip(FEATURES, row, strict=True))
        self.phase, self.king, self.barred = phase, king, barred
        self.others = barred & (FULL ^ king)
        self.one, self.knight, self.ground = weight["one"], weight["knights"], weight["ground"]
        self.by_castle = tuple(weight[name] for name in CASTLE_FEATURES)
        self.points, self.climb = weight["points"], weight["level"] + weight["levels"]
        self.bonus = weight["bonus"] * KING_BONUS * phase
        self.kings, self.alone = taste.kings, taste.alone
        self.no_gap = GAP_LIMIT * (weight["gap"] + (weight["next_gap"] if phase < PHASES else 0.0))
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
        total = self.one + self.no_gap + self.knight * bits.count(own)
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
        beside = found.beside_one
        for number, castle in enumerate(found.castles):
            bare = min(bits.count(neighbours(castle) & beside), GROW_LIMIT)
            key = (castle, bare, number)
            seen = self._castles.get(key)
            if seen is None:
                seen = self._castles[key] = CastleSeen(castle, bare, number)
            for square in square_list(castle):
                castle_at[square] = seen
        return GroundSeen(castle_at, len(found.castles))

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
        total = 0.0
        climb = blocks_to_climb(board, within, there, 0)
        its = castle_features(board, within, there, climb, castle.bare, self.king, self.others, self.phase)
        for weight, value in zip(self.by_castle, its, strict=True):
            total += weight * value
        levels = [board.heights[square] for square in square_list(there)]
        top = max(levels)
        if self.alone and not within & self.others:
            total += self.alone * size
        points = self.points
        if within & self.king:
            points += self.kings
            total += self.kings * size * top
        if within & self.barred:
            climb = blocks_to_climb(board, within, there, self.barred)
        found = KnightValue(total, UNREACHABLE, 0.0)
        if climb is not None:
            found = KnightValue(total, climb, points * size + self.climb)
        if within & self.king and self.phase not in levels:
            crown = blocks_to_bonus(board, within, there, self.barred, self.phase)
            if crown is not None:
                # The only knight there gives up its level for the bonus, or gains some more.
                levels_won = self.phase - top if len(levels) == 1 or top < self.phase else 0
                crowned = KnightValue(total, crown, self.bonus + points * size * levels_won)
                if crowned.rate > found.rate:
                    found = crowned
        return found
