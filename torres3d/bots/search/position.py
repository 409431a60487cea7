"""The search position: the part of a state that one turn can change, as the same integers.

A `Position` is a small tuple that is its own key, so equal positions reached by other orders of actions
merge. What does not change within the turn stands once in the `TurnScene`. All rules are those of
`torres3d.rules`: the same functions say where blocks and knights may go.
"""

from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple

from msgspec.structs import replace

from torres3d.rules.board import Board, build_sites, lowered, raised
from torres3d.rules.building import BUILD_COST
from torres3d.rules.buying import can_buy
from torres3d.rules.card_kinds import ApCard, BlockCard, KnightCard, LiftCard, SupplyCard
from torres3d.rules.cards import CARDS
from torres3d.rules.commands import SQUARE_NAMES, AddKnight, Build, Command, Move, Play
from torres3d.rules.kinds import KNIGHTS, ActionCard, Card
from torres3d.rules.knights import ADD_COST, STEP_COST, add_targets, step_targets
from torres3d.rules.playing import plays
from torres3d.rules.squares import FULL, INDEX, Bitboard, Square, square_list
from torres3d.rules.state import State


class Position(NamedTuple):
    """What the actor's own turn changes; every field means what it means in `State`."""

    heights: bytes
    own: Bitboard
    ap: int
    stacks: tuple[int, ...]
    stack: int | None
    played: ActionCard | None


# How a position was reached: the commands as far as the search needs them. The values for the log are made
# only for the turn that is chosen. (MOVE, from, to) and (ADD, to, to) may hold more steps than one,
# as many as AP were spent; (BUILD, at, stack).
Stride = Command | tuple[int, int, int]
MOVE, ADD, BUILD = 0, 1, 2


class TurnScene:
    """The turn of one player: the state it is searched from, and the boards met so far."""

    def __init__(self, state: State) -> None:
        assert state.actor is not None
        self.state = state
        self.seat = state.actor
        self.hand: tuple[Card, ...] = state.hands[self.seat]
        self.cards = tuple(dict.fromkeys(card for card in self.hand if card != "hidden"))
        self.others = state.pieces & ~state.knights[self.seat]
        self.boards: dict[bytes, Board] = {state.board.heights: state.board}
        self.passage = state.options.door_passage
        self._ways: dict[bytes, dict[Square, Bitboard]] = {}
        self.may_buy = can_buy(replace(state, ap=1))

    def start(self) -> Position:
        """The position of the scene's state."""
        state = self.state
        board = state.board
        return Position(
            board.heights, state.knights[self.seat], state.ap, state.stacks[self.seat], state.stack, state.played
        )

    def state_of(self, position: Position) -> State:
        """The whole state that a position stands for."""
        state, seat = self.state, self.seat
        heights, own, ap, stacks, stack, played = position
        knights = (*state.knights[:seat], own, *state.knights[seat + 1 :])
        all_stacks = (*state.stacks[:seat], stacks, *state.stacks[seat + 1 :])
        hands, supply = state.hands, state.supply
        if played is not None and state.played is None:
            hand = list(self.hand)
            hand.remove(played)
            hands = (*hands[:seat], tuple(hand), *hands[seat + 1 :])
            supply -= isinstance(CARDS[played], SupplyCard)
        return replace(
            state,
            board=self.boards[heights],
            knights=knights,
            stacks=all_stacks,
            ap=ap,
            stack=stack,
            played=played,
            hands=hands,
            supply=supply,
        )

    def steps(self, position: Position) -> list[tuple[Stride, Position]]:
        """All positions one move, new knight or block further. Stacks of equal height are one choice."""
        heights, own, ap, stacks, stack, played = position
        found: list[tuple[Stride, Position]] = []
        if ap < STEP_COST:
            return found
        board = self.boards[heights]
        free = FULL & ~(own | self.others)
        rest = ap - STEP_COST
        for source in square_list(own):
            left = own ^ 1 << source
            found += [
                ((MOVE, source, target), Position(heights, left | 1 << target, rest, stacks, stack, played))
                for target in square_list(self._way(board, source) & free)
            ]
        if ap >= ADD_COST and own.bit_count() < KNIGHTS:
            rest = ap - ADD_COST
            found += [
                ((ADD, square, square), Position(heights, own | 1 << square, rest, stacks, stack, played))
                for square in square_list(add_targets(board, own, free))
            ]
        for index in self._stacks(stacks, stack):
            after = (*stacks[:index], stacks[index] - 1, *stacks[index + 1 :])
            rest = ap - BUILD_COST
            for square in square_list(build_sites(board.above) & free):
                grown = self._raised(board, heights, square)
                found.append(((BUILD, square, index), Position(grown, own, rest, after, index, played)))
        return found

    def journeys(self, position: Position, most: int) -> list[tuple[Stride, Position]]:
        """All positions one knight's walk of several steps further, also of a knight just added, for up to
        ``most`` AP: what lies between is worth nothing in itself, and a search that keeps only the best
        would not get through."""
        heights, own, ap, stacks, stack, played = position
        most = min(most, ap)
        found: list[tuple[Stride, Position]] = []
        board = self.boards[heights]
        free = FULL & ~(own | self.others)
        if most > STEP_COST:
            for source in square_list(own):
                left = own ^ 1 << source
                for steps, squares in self._walk(board, self._way(board, source) & free, free, most - STEP_COST):
                    rest = ap - STEP_COST - steps
                    found += [
                        ((MOVE, source, target), Position(heights, left | 1 << target, rest, stacks, stack, played))
                        for target in square_list(squares)
                    ]
        if most > ADD_COST and own.bit_count() < KNIGHTS:
            for steps, squares in self._walk(board, add_targets(board, own, free), free, most - ADD_COST):
                rest = ap - ADD_COST - steps
                found += [
                    ((ADD, square, square), Position(heights, own | 1 << square, rest, stacks, stack, played))
                    for square in square_list(squares)
                ]
        return found

    def commands(self, position: Position, step: Stride, following: Position) -> list[Command]:
        """The commands of a step of the search that leads from one position to the ``following``."""
        if not isinstance(step, tuple):
            return [step]
        kind, one, other = step
        if kind == BUILD:
            return [Build(SQUARE_NAMES[one], other)]
        board = self.boards[position.heights]
        free = FULL & ~(position.own | self.others)
        spent = position.ap - following.ap
        if kind == MOVE:
            way = self._path(board, 1 << one, other, free, spent)
        else:
            way = self._path(board, add_targets(board, position.own, free), other, free, spent - ADD_COST)
        moves: list[Command] = [Move(SQUARE_NAMES[a], SQUARE_NAMES[b]) for a, b in pairwise(way)]
        return moves if kind == MOVE else [AddKnight(SQUARE_NAMES[way[0]]), *moves]

    def _way(self, board: Board, source: Square) -> Bitboard:
        """Where a knight on ``source`` comes with one step, pieces aside."""
        ways = self._ways.get(board.heights)
        if ways is None:
            ways = self._ways[board.heights] = {}
        way = ways.get(source)
        if way is None:
            way = ways[source] = step_targets(board, source, FULL, self.passage)
        return way

    def _onward(self, board: Board, squares: Bitboard) -> Bitboard:
        """Where knights on ``squares`` come with one step, pieces aside."""
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
        """A way of so many steps from one of ``sources`` to ``target``."""
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

    def _raised(self, board: Board, heights: bytes, square: Square) -> bytes:
        grown = heights[:square] + bytes((heights[square] + 1,)) + heights[square + 1 :]
        if grown not in self.boards:
            self.boards[grown] = raised(board, square)
        return grown

    def card_steps(self, position: Position, kinds: Iterable[ActionCard]) -> list[tuple[Stride, Position]]:
        """All positions one played card of these ``kinds`` further."""
        if position.played is not None or not kinds:
            return []
        state = self.state_of(position)
        found: list[tuple[Stride, Position]] = []
        for card in kinds:
            for play in plays(state, card):
                assert isinstance(play, Play)
                found.append((play, self.after_play(position, play)))
        return found

    def after_play(self, position: Position, play: Play) -> Position:
        """The position after a legal play of a card."""
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
            moved = raised(lowered(board, INDEX[str(play.from_)]), INDEX[str(play.to)])
            self.boards.setdefault(moved.heights, moved)
            return Position(moved.heights, own, ap, stacks, stack, card)
        if isinstance(declared, LiftCard):
            index = int(play.stack) if isinstance(play.stack, int) else 0
            stacks = (*stacks[:index], stacks[index] - 1, *stacks[index + 1 :])
        return Position(self._raised(board, heights, INDEX[str(play.at)]), own, ap, stacks, stack, card)
