"""Proof search: all ends of a turn with at least so many points, pruned only by the upper bound (`bound`)."""

from typing import NamedTuple

from torres3d.bots.gc_pause import uncollected
from torres3d.games.torres.bots.puzzles.points_bound import HELPS, CastleWorth, King, Means, most_points
from torres3d.games.torres.bots.puzzles.points_search import POINTS
from torres3d.games.torres.bots.search.beam_search import unseen
from torres3d.games.torres.bots.search.evaluation import Evaluator
from torres3d.games.torres.bots.search.search_position import Common, Position, Stride, TurnScene, common_of
from torres3d.games.torres.rules import bits
from torres3d.games.torres.rules.board import ground
from torres3d.games.torres.rules.cards import CARDS, BlockCard
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.literal_types import ActionCard
from torres3d.games.torres.rules.scoring import KING_BONUS
from torres3d.games.torres.rules.squares import FULL, Bitboard, neighbours, square_list
from torres3d.games.torres.rules.state import State


class CastleShape(NamedTuple):
    """A castle of a board: its squares, its part in the bound without own knights, and squares for the bonus.

    The latter are as high as the king's bonus needs (0 where he is not).
    """

    castle: Bitboard
    empty: CastleWorth
    crown: Bitboard


class Reached(NamedTuple):
    """A position, and the way to it."""

    position: Position
    stride: Stride | None
    before: "Reached | None"

    def commands(self, scene: TurnScene) -> list[Command]:
        """The commands from the beginning of the turn to here."""
        if self.before is None or self.stride is None:
            return []
        way = self.before.commands(scene)
        return way + scene.commands(self.before.position, self.stride, self.position)


Footing = tuple[int, int, tuple[tuple[int, bool], ...]]
"""Places of the own knights in the bound: 0 with one on the ground, otherwise 1; the level of the highest one in a
castle; for each castle the level of the highest one there, -1 without one, and whether one is on a bonus square."""
Promise = tuple[int, list[ActionCard]]


NOBODY = (-1, False)


class Spent(NamedTuple):
    """Rest of a turn: AP, blocks that may be built, whether a card may be played."""

    ap: int
    blocks: int
    card_left: bool


class TooMany(Exception):
    """More positions than allowed would have to be opened."""


class Proof:
    """Proof for the last turn of a phase, from a state in a player's turn.

    Points are those of castles, the king's bonus and AP left for the marker; collisions of markers (R-7.2) are ignored,
    as they depend on others' totals.
    """

    def __init__(self, state: State) -> None:
        self.scene = TurnScene(state)
        self.opened = 0
        """Positions that were opened so far."""
        self._phase, self._king = state.phase, state.king
        bonus = KING_BONUS * state.phase
        self._crowned, self._uncrowned = King(bonus, state.phase, True), King(bonus, state.phase, False)
        self._judge = Evaluator(self.scene, POINTS)
        self._before = state.scores[self.scene.seat]
        self._lies: dict[bytes, tuple[CastleShape, ...]] = {}
        self._promises: dict[tuple[bytes, Footing, int, int, bool], Promise] = {}

    def points(self, position: Position) -> int:
        """The player's points if the turn and the phase end in a position."""
        return round(self._judge.outlook(common_of(position)).look(position.own)[0]) - self._before + position.ap

    def ends(self, least: int, limit: int = 10_000_000) -> list[tuple[int, Reached]]:
        """All positions in which the turn can end with at least so many points, best first, each with one way to it.

        Raises `TooMany` when more than ``limit`` positions had to be opened.
        """
        with uncollected():
            return sorted(self._ends(least, limit), key=lambda end: -end[0])

    def _ends(self, least: int, limit: int) -> list[tuple[int, Reached]]:
        start = self.scene.start()
        seen: dict[Common, set[Bitboard]] = {common_of(start): {start.own}}
        first = Reached(start, None, None)
        points = self.points(start)
        found = [(points, first)] if points >= least else []
        todo = [(first, self._promise(start, least)[1])]
        while todo:
            reached, cards = todo.pop()
            self.opened += 1
            if self.opened > limit:
                raise TooMany
            position = reached.position
            for fan in self.scene.steps(position) + self.scene.card_steps(position, cards):
                new = unseen(seen, fan.common, fan.owns)
                if not new:
                    continue
                outlook, ap, played = self._judge.outlook(fan.common), fan.common[1], fan.common[4]
                more = ap > 0 or (played is None and bool(self.scene.cards))
                for own in new:
                    points = round(outlook.look(own)[0]) - self._before + ap
                    if points < least and not more:
                        continue
                    following = fan.position(own)
                    most, useful = self._promise(following, least) if more else (points, [])
                    if most < least:
                        continue
                    after = Reached(following, fan.stride(own), reached)
                    if points >= least:
                        found.append((points, after))
                    if more:
                        todo.append((after, useful))
        return found

    def _promise(self, position: Position, least: int) -> Promise:
        """The upper bound of a position, and the cards with which it might reach ``least``."""
        heights, own, ap, stacks, stack, played = position
        blocks = stacks[stack] if stack is not None else max(stacks, default=0)
        footing = footing_on(heights, self._lie(heights), own)
        key = (heights, footing, ap, blocks, played is None)
        found = self._promises.get(key)
        if found is None:
            found = self._promises[key] = self._promised(heights, footing, Spent(ap, blocks, played is None), least)
        return found

    def _promised(self, heights: bytes, footing: Footing, spent: Spent, least: int) -> Promise:
        """The upper bound by the places of the own knights; see `_promise`."""
        descent, highest, stances = footing
        castles = [
            lie.empty
            if knight < 0
            else lie.empty._replace(knight=knight, king=self._crowned if crowned else lie.empty.king)
            for lie, (knight, crowned) in zip(self._lie(heights), stances, strict=True)
        ]
        means = Means(spent.ap, spent.blocks, descent, highest)
        facts = tuple(castles)
        most = most_points(facts, means)
        useful: list[ActionCard] = []
        for card in self.scene.cards if spent.card_left else ():
            helped = most_points(_freed(facts) if isinstance(CARDS[card], BlockCard) else facts, means, HELPS[card])
            most = max(most, helped)
            if helped >= least:
                useful.append(card)
        return most, useful

    def _lie(self, heights: bytes) -> tuple[CastleShape, ...]:
        found = self._lies.get(heights)
        if found is None:
            found = self._lies[heights] = self._seen(heights)
        return found

    def _seen(self, heights: bytes) -> tuple[CastleShape, ...]:
        board = self.scene.boards[heights]
        above, others = board.above, self.scene.others
        lie = ground(board.towers)
        found: list[CastleShape] = []
        for castle in lie.castles:
            free = castle & (FULL ^ others)
            levels = top = 0
            for level, squares in enumerate(above, 1):
                if squares & (FULL ^ (above[level] if level < len(above) else 0)) & free:
                    levels |= 1 << level
                    top = level
            grows = bool(neighbours(castle) & lie.beside_one & (FULL ^ others))
            kings = castle & self._king
            crown = (
                castle & board.higher_than(self._phase - 1) & (FULL ^ board.higher_than(self._phase)) if kings else 0
            )
            empty = CastleWorth(bits.count(castle), grows, levels, top, -1, self._uncrowned if kings else None)
            found.append(CastleShape(castle, empty, crown))
        return tuple(found)


def footing_on(heights: bytes, castles: tuple[CastleShape, ...], own: Bitboard) -> Footing:
    """The part of the bound for own knights on ``own``."""
    highest, grounded = 0, own
    stances: list[tuple[int, bool]] = []
    for lie in castles:
        castle = lie[0]
        there = castle & own
        if not there:
            stances.append(NOBODY)
            continue
        grounded ^= there
        knight = 0
        for square in square_list(there):
            knight = max(knight, heights[square])
        highest = max(highest, knight)
        crown = lie[2]
        stances.append((knight, (crown & own) != 0))
    return int(grounded == 0), highest, tuple(stances)


def _freed(castles: tuple[CastleWorth, ...]) -> tuple[CastleWorth, ...]:
    """The castles as they may grow after a block between them was removed."""
    return tuple(castle._replace(grows=True) for castle in castles)
