"""Search position: the part of a state that one turn can change, as the same integers.

Neighbours of a `Position` come in fans, whose positions differ only in the places of the own knights: each is a
bitboard until it is needed. Whatever stays the same within the turn is in the `TurnScene`. All rules are those of
`torres3d.games.torres.rules`: the same functions say where blocks and knights may go.
"""

from collections.abc import Iterable
from itertools import pairwise
from typing import Final, NamedTuple

from torres3d.games.torres.bots.deliberate_oversights import BlindSpots
from torres3d.games.torres.rules import one_changed
from torres3d.games.torres.rules.board import Board, add_block, lowered
from torres3d.games.torres.rules.building import BUILD_COST
from torres3d.games.torres.rules.buying import BUY_COST, can_buy
from torres3d.games.torres.rules.cards import CARDS, ApCard, BlockCard, KnightCard, LiftCard, SupplyCard
from torres3d.games.torres.rules.commands import SQUARE_NAMES, AddKnight, Build, Command, Move, Play
from torres3d.games.torres.rules.knights import ADD_COST, STEP_COST, add_targets, step_targets
from torres3d.games.torres.rules.literal_types import KNIGHTS, ActionCard, Card
from torres3d.games.torres.rules.packed_state import PackedState
from torres3d.games.torres.rules.playing import plays
from torres3d.games.torres.rules.squares import ADJACENT, BIT, FULL, INDEX, Bitboard, Square, square_list
from torres3d.games.torres.rules.state import State


class Position(NamedTuple):
    """The part of a state that the actor's own turn changes; fields as in `State`."""

    heights: bytes
    own: Bitboard
    ap: int
    stacks: tuple[int, ...]
    stack: int | None
    played: ActionCard | None


Common = tuple[bytes, int, tuple[int, ...], int | None, ActionCard | None]
"""Fields of a position in their order, without the places of the own knights."""


def common_of(position: Position) -> Common:
    heights, _, ap, stacks, stack, played = position
    return heights, ap, stacks, stack, played


# How a position was reached: the commands as far as the search needs them. The values for the log are made
# only for the turn that is chosen. (MOVE, from, to) and (ADD, to, to) may hold more steps than one,
# as many as AP were spent; (BUILD, at, stack).
Stride = Command | tuple[int, int, int]
MOVE, ADD, BUILD = 0, 1, 2


class Fan:
    """Positions one stride further that differ only in the places of the own knights.

    ``common``: what they share. ``owns``: the own knights of each. ``strides``: how each was reached; None where a
    knight went from ``source`` (or was added: None) to the square that is new compared to ``left``.
    """

    def __init__(
        self,
        common: Common,
        owns: list[Bitboard],
        strides: list[Stride] | None,
        left: Bitboard = 0,
        source: Square | None = None,
    ) -> None:
        self.common: Final = common
        self.owns: Final = owns
        self.strides: Final = strides
        self.left: Final = left
        self.source: Final = source

    def position(self, own: Bitboard) -> Position:
        heights, ap, stacks, stack, played = self.common
        return Position(heights, own, ap, stacks, stack, played)

    def stride(self, own: Bitboard) -> Stride:
        if self.strides is not None:
            return self.strides[self.owns.index(own)]
        target = (own ^ self.left).bit_length() - 1
        return (ADD, target, target) if self.source is None else (MOVE, self.source, target)


def with_each(left: Bitboard, targets: Bitboard) -> list[Bitboard]:
    return [left | BIT[target] for target in square_list(targets)]


class TurnScene:
    """Turn of one player: the state it is searched from, and the boards met so far.

    Anything outside ``sight`` is ignored: nobody steps or builds on ``shut`` squares.
    """

    def __init__(self, state: State, sight: BlindSpots | None = None) -> None:
        assert state.actor is not None
        self.state = state
        self.seat = state.actor
        self.hand: tuple[Card, ...] = state.hands[self.seat]
        self.cards = tuple(dict.fromkeys(card for card in self.hand if card != "hidden"))
        self.others = state.pieces & ~state.knights[self.seat]
        self.shut = self.others
        self.awake = FULL
        self.doors = self.adds = True
        if sight is not None:
            self.cards = tuple(card for card in self.cards if card in sight.cards)
            self.shut |= sight.overlooked
            self.awake = FULL & ~sight.aside
            self.doors = sight.doors
            self.adds = sight.knight
        self.boards: dict[bytes, Board] = {state.board.heights: state.board}
        self.passage = state.options.door_passage
        self._ways: dict[bytes, dict[Square, Bitboard]] = {}
        with_ap = PackedState(state)
        with_ap.ap = BUY_COST
        self.may_buy = can_buy(with_ap)

    def start(self) -> Position:
        state = self.state
        board = state.board
        return Position(
            board.heights, state.knights[self.seat], state.ap, state.stacks[self.seat], state.stack, state.played
        )

    def state_of(self, position: Position) -> State:
        """The state of a game at this position."""
        return self._packed(position).state()

    def _packed(self, position: Position) -> PackedState:
        found, seat = PackedState(self.state), self.seat
        heights, own, ap, stacks, stack, played = position
        if played is not None and found.played is None:
            hand = list(self.hand)
            hand.remove(played)
            found.hands = one_changed.put(found.hands, seat, tuple(hand))
            found.supply -= isinstance(CARDS[played], SupplyCard)
        found.board = self.boards[heights]
        found.knights = one_changed.put(found.knights, seat, own)
        found.stacks = one_changed.put(found.stacks, seat, stacks)
        found.ap = ap
        found.stack = stack
        found.played = played
        return found

    def steps(self, position: Position) -> list[Fan]:
        """All positions one move, new knight or block further. Stacks of equal height are one choice."""
        heights, own, ap, stacks, stack, played = position
        found: list[Fan] = []
        if ap < STEP_COST:
            return found
        board = self.boards[heights]
        free = FULL & ~(own | self.shut)
        rest = ap - STEP_COST
        for source in square_list(own & self.awake):
            self._moved(found, position, source, self._way(board, source) & free, rest)
        if self.adds and ap >= ADD_COST and own.bit_count() < KNIGHTS:
            self._added(found, position, add_targets(board, own, free), ap - ADD_COST)
        rest = ap - BUILD_COST
        for index in self._stacks(stacks, stack):
            after = one_changed.put(stacks, index, stacks[index] - 1)
            for square in square_list(board.build_sites() & free):
                grown = self._raised(board, square)
                found.append(Fan((grown, rest, after, index, played), [own], [(BUILD, square, index)]))
        return found

    def journeys(self, position: Position, most: int) -> list[Fan]:
        """All positions one walk of several steps further, also of a knight just added, for up to ``most`` AP.

        The squares between have no value in themselves, and a search that keeps only the best would not get through.
        """
        heights, own, ap = position[:3]
        most = min(most, ap)
        found: list[Fan] = []
        board = self.boards[heights]
        free = FULL & ~(own | self.shut)
        if most > STEP_COST:
            rest = ap - STEP_COST
            for source in square_list(own & self.awake):
                for steps, squares in self._walk(board, self._way(board, source) & free, free, most - STEP_COST):
                    self._moved(found, position, source, squares, rest - steps)
        if self.adds and most > ADD_COST and own.bit_count() < KNIGHTS:
            rest = ap - ADD_COST
            for steps, squares in self._walk(board, add_targets(board, own, free), free, most - ADD_COST):
                self._added(found, position, squares, rest - steps)
        return found

    def _moved(self, found: list[Fan], position: Position, source: Square, targets: Bitboard, rest: int) -> None:
        """The knight on ``source`` on each of the ``targets``, with ``rest`` AP left."""
        if targets:
            heights, own, _, stacks, stack, played = position
            left = own ^ BIT[source]
            common = (heights, rest, stacks, stack, played)
            found.append(Fan(common, with_each(left, targets), None, left, source))

    def _added(self, found: list[Fan], position: Position, targets: Bitboard, rest: int) -> None:
        """One more knight on each of the ``targets``, with ``rest`` AP left."""
        if targets:
            heights, own, _, stacks, stack, played = position
            common = (heights, rest, stacks, stack, played)
            found.append(Fan(common, with_each(own, targets), None, own))

    def commands(self, position: Position, step: Stride, following: Position) -> list[Command]:
        """The commands of a step of the search that leads from one position to the ``following``."""
        if not isinstance(step, tuple):
            return [step]
        kind, one, other = step
        if kind == BUILD:
            return [Build(SQUARE_NAMES[one], other)]
        board = self.boards[position.heights]
        free = FULL & ~(position.own | self.shut)
        spent = position.ap - following.ap
        if kind == MOVE:
            way = self._path(board, 1 << one, other, free, spent)
        else:
            way = self._path(board, add_targets(board, position.own, free), other, free, spent - ADD_COST)
        moves: list[Command] = [Move(SQUARE_NAMES[a], SQUARE_NAMES[b]) for a, b in pairwise(way)]
        return moves if kind == MOVE else [AddKnight(SQUARE_NAMES[way[0]]), *moves]

    def _way(self, board: Board, source: Square) -> Bitboard:
        """The squares one step away from a knight on ``source``, pieces aside."""
        ways = self._ways.get(board.heights)
        if ways is None:
            ways = self._ways[board.heights] = {}
        way = ways.get(source)
        if way is None:
            within = FULL if self.doors else ADJACENT[source]
            way = ways[source] = step_targets(board, source, within, self.passage)
        return way

    def _onward(self, board: Board, squares: Bitboard) -> Bitboard:
        """The squares one step away from knights on ``squares``, pieces aside."""
        found = 0
        for square in square_list(squares):
            found |= self._way(board, square)
        return found

    def _walk(self, board: Board, reached: Bitboard, free: Bitboard, most: int) -> list[tuple[int, Bitboard]]:
        """The squares first reached from ``reached`` with 1, 2 … ``most`` steps."""
        found: list[tuple[int, Bitboard]] = []
        frontier = reached
        for steps in range(1, most + 1):
            frontier = self._onward(board, frontier) & free & ~reached
            if not frontier:
                break
            reached |= frontier
            found.append((steps, frontier))
        return found

    def _path(self, board: Board, sources: Bitboard, target: Square, free: Bitboard, steps: int) -> list[Square]:
        """A path of so many steps from one of ``sources`` to ``target``."""
        layers = [sources]
        for _ in range(steps):
            layers.append(self._onward(board, layers[-1]) & free)
        way = [target]
        for layer in reversed(layers[:-1]):
            way.append(next(square for square in square_list(layer) if self._way(board, square) >> way[-1] & 1))
        return way[::-1]

    def _stacks(self, stacks: tuple[int, ...], stack: int | None) -> list[int]:
        if stack is not None:
            return [stack] if stacks[stack] else []
        kinds: dict[int, int] = {}
        for index, blocks in enumerate(stacks):
            if blocks:
                kinds.setdefault(blocks, index)
        return list(kinds.values())

    def _raised(self, board: Board, square: Square) -> bytes:
        """The heights with one more block; always the same value for the same heights."""
        heights = board.heights
        grown = one_changed.add_at(heights, square, 1)
        found = self.boards.get(grown)
        if found is None:
            found = self.boards[grown] = add_block(board, square)
        return found.heights

    def card_steps(self, position: Position, kinds: Iterable[ActionCard]) -> list[Fan]:
        """All positions one card of these ``kinds`` further."""
        if position.played is not None or not kinds:
            return []
        state = self._packed(position)
        found: list[Fan] = []
        for card in kinds:
            strides: list[Stride] = []
            reached: list[Position] = []
            for play in plays(state, card):
                assert isinstance(play, Play)
                strides.append(play)
                reached.append(self.after_play(position, play))
            if isinstance(CARDS[card], KnightCard):
                if reached:
                    found.append(Fan(common_of(reached[0]), [after.own for after in reached], strides))
            else:
                found += [
                    Fan(common_of(after), [after.own], [stride]) for stride, after in zip(strides, reached, strict=True)
                ]
        return found

    def after_play(self, position: Position, play: Play) -> Position:
        heights, own, ap, stacks, stack, _ = position
        card = play.card
        declared = CARDS[card]
        if isinstance(declared, KnightCard):
            source, target = INDEX[str(play.from_)], INDEX[str(play.to)]
            return Position(heights, own ^ 1 << source | 1 << target, ap, stacks, stack, card)
        if isinstance(declared, ApCard):
            return Position(heights, own, ap + declared.gain, stacks, stack, card)
        board = self.boards[heights]
        if isinstance(declared, BlockCard):
            moved = add_block(lowered(board, INDEX[str(play.from_)]), INDEX[str(play.to)])
            self.boards.setdefault(moved.heights, moved)
            return Position(moved.heights, own, ap, stacks, stack, card)
        if isinstance(declared, LiftCard):
            index = int(play.stack) if isinstance(play.stack, int) else 0
            stacks = one_changed.put(stacks, index, stacks[index] - 1)
        return Position(self._raised(board, INDEX[str(play.at)]), own, ap, stacks, stack, card)
