"""How good a position is: the points each player may expect, and what that means for one of them."""

from msgspec.structs import replace

from torres3d.bots.features import (
    FEATURES,
    GAP_LIMIT,
    GROW_LIMIT,
    HEAD_LIMIT,
    features,
    hand_of,
    later_turns,
    moment_of,
)
from torres3d.bots.position import Position, Scene
from torres3d.bots.weights import Weights
from torres3d.rules.board import Board, ground
from torres3d.rules.ending import room
from torres3d.rules.kinds import PHASES, ActionCard
from torres3d.rules.masters import master_points
from torres3d.rules.scoring import KING_BONUS
from torres3d.rules.squares import Bitboard, neighbours, square_list
from torres3d.rules.state import State

LEVELS = 93
_COLUMN = {name: index for index, name in enumerate(FEATURES)}


def next_phase(state: State) -> State:
    """A state between a scoring and the next phase, as if that had begun."""
    if state.stage not in ("move_king", "starter"):
        return state
    stacks = state.options.stacks[state.phase]
    return replace(state, phase=state.phase + 1, round=1, stage="carry", stacks=(stacks,) * state.players)


def gain(state: State, seat: int, known: Weights) -> float:
    """The points a seat may expect to win from now to the end of the game."""
    if state.stage == "over":
        return 0.0
    state = next_phase(state)
    row = known.row(moment_of(state, seat))
    total = sum(weight * value for weight, value in zip(row, features(state, seat), strict=True))
    return total + known.hand(hand_of(state, seat), state.phase, later_turns(state, seat))


def expected_points(state: State, known: Weights) -> list[float]:
    """The points each seat may expect at the end of the game."""
    return [score + gain(state, seat, known) for seat, score in enumerate(state.scores)]


def rivalry(players: int) -> float:
    """How much a point of one opponent counts against an own one: two play for the difference, of several
    opponents only one can win in the end."""
    return 1.0 if players == 2 else 0.8 / (players - 1)


def worth(state: State, seat: int, known: Weights) -> float:
    """How well a seat stands: its expected points, less those of the others by `rivalry`."""
    points = expected_points(state, known)
    return points[seat] - rivalry(state.players) * (sum(points) - points[seat])


class Judge:
    """Values the positions of one turn quickly, each as if the turn ended there.

    The same as `worth` of the state with the turn over, to the last bit of the features.
    """

    def __init__(self, scene: Scene, known: Weights) -> None:
        self.scene = scene
        state, seat = scene.state, scene.seat
        self.state, self.seat, self.known = state, seat, known
        self.phase = state.phase
        self.kings = state.king
        self.row = known.row(moment_of(state, seat))
        self._tables()
        self.rivalry = rivalry(state.players)
        self.rivals = [
            (other, known.row(moment_of(state, other)), state.knights[other])
            for other in range(state.players)
            if other != seat
        ]
        self.fixed = state.scores[seat] - self.rivalry * sum(
            state.scores[other] + known.hand(hand_of(state, other), state.phase, later_turns(state, other))
            for other, _, _ in self.rivals
        )
        self.later = later_turns(state, seat)
        self._rival_points: dict[bytes, float] = {}
        self._castles: dict[Bitboard, dict[Bitboard, tuple[int, float]]] = {}
        self._hands: dict[ActionCard | None, float] = {}
        self._blocks: dict[tuple[tuple[int, ...], int | None], float] = {}
        self.leftover = self._leftovers()

    def _tables(self) -> None:
        row = dict(zip(FEATURES, self.row, strict=True))
        self.by_level = [row["castles"] + row["level"] * level for level in range(LEVELS)]
        self.w_points, self.w_area, self.w_head = row["points"], row["area"], row["head"]
        self.w_step, self.w_grow = row["step"], row["grow"]
        self.w_knight, self.w_ground, self.w_level = row["knights"], row["ground"], row["levels"]
        self.w_bonus = row["bonus"] * KING_BONUS * self.phase
        self.w_court, self.w_gap = row["court"], row["gap"]
        self.w_next = row["next_gap"] if self.phase < PHASES else 0.0
        self.w_one, self.w_blocks, self.w_master = row["one"], row["blocks"], row["master"]
        self.no_gap = GAP_LIMIT * (self.w_gap + self.w_next)

    def _leftovers(self) -> list[float]:
        """What AP left over are worth: cards bought at their price, the rest steps of the marker."""
        card = self.known.unknown_card(self.phase, self.later) if self.scene.may_buy else 0.0
        state = self.state
        deck = len(state.decks[state.deck_of(self.seat)]) if state.decks else 0
        most = min(deck, 2 - len(state.bought)) if self.scene.may_buy else 0
        held = len(state.hands[self.seat]) + len(state.bought)
        # A hand is never more than what can be played, one card a turn.
        most = max(0, min(most, self.later - held))
        self.buys = most if card > 1.0 else 0
        return [min(ap, self.buys) * card + max(0, ap - self.buys) for ap in range(64)]

    def value(self, position: Position) -> float:
        """What the turn's player stands at when he ends the turn here, AP left over used up."""
        return self.standing(position) + self.leftover[position.ap]

    def standing(self, position: Position) -> float:
        """As `value` without the AP left over."""
        heights, own, _, stacks, stack, played = position
        board = self.scene.boards[heights]
        total = self.fixed + self._own(board, own)
        rivals = self._rival_points.get(heights)
        if rivals is None:
            rivals = self._rival_points[heights] = self._rivals(board)
        total -= rivals
        hand = self._hands.get(played)
        if hand is None:
            hand = self._hands[played] = self._hand(played)
        total += hand
        key = (stacks, stack)
        blocks = self._blocks.get(key)
        if blocks is None:
            blocks = self._blocks[key] = self.w_blocks * blocks_after(stacks, stack, self.state.turns_left)
        total += blocks
        if self.state.master is not None:
            total += self._masters(board, own)
        return total

    def _own(self, board: Board, own: Bitboard) -> float:
        heights, above = board.heights, board.above
        towers = above[0]
        castles = self._castles.get(towers)
        if castles is None:
            castles = self._castles[towers] = self._lie(towers)
        castle_at = ground(towers).castle_at
        total = self.w_one + self.w_knight * own.bit_count()
        best: dict[Bitboard, int] = {}
        left = own
        while left:
            low = left & -left
            left ^= low
            square = low.bit_length() - 1
            castle = castle_at[square]
            if castle:
                height = heights[square]
                total += self.w_level * height
                if height > best.get(castle, 0):
                    best[castle] = height
            else:
                total += self.w_ground
        levels = len(above)
        kings = castle_at[self.kings.bit_length() - 1] if self.kings else 0
        for castle, top in best.items():
            size, base = castles[castle]
            total += base + self.by_level[top] + self.w_points * size * top
            head = size - top
            total += self.w_head * min(head, HEAD_LIMIT)
            if top < levels:
                higher = above[top] & ~above[top + 1] if top + 1 < levels else above[top]
                ready = neighbours(castle & own & above[top - 1] & ~above[top]) & higher
                if ready:
                    total += self.w_step * size
        if kings in best:
            total += self._court(heights, kings & own)
        else:
            total += self.no_gap
        return total

    def _court(self, heights: bytes, there: Bitboard) -> float:
        levels = [heights[square] for square in square_list(there)]
        total = self.w_court
        gap = min(abs(level - self.phase) for level in levels)
        if gap == 0:
            total += self.w_bonus
        next_gap = min(abs(level - self.phase - 1) for level in levels)
        return total + self.w_gap * min(gap, GAP_LIMIT) + self.w_next * min(next_gap, GAP_LIMIT)

    def _lie(self, towers: Bitboard) -> dict[Bitboard, tuple[int, float]]:
        lie = ground(towers)
        found: dict[Bitboard, tuple[int, float]] = {}
        for castle in lie.castles:
            size = castle.bit_count()
            grow = min((neighbours(castle) & lie.beside_one).bit_count(), GROW_LIMIT)
            found[castle] = (size, self.w_area * size + self.w_grow * grow)
        return found

    def _rivals(self, board: Board) -> float:
        """The other players' expectations on this board, by `rivalry`, their scores aside."""
        state = replace(self.state, board=board)
        total = 0.0
        master = _COLUMN["master"]
        for seat, row, _ in self.rivals:
            values = features(state, seat)
            total += sum(weight * value for weight, value in zip(row, values, strict=True))
            # Points of a master card depend on all knights: `_masters` counts them.
            total -= row[master] * values[master]
        return self.rivalry * total

    def _masters(self, board: Board, own: Bitboard) -> float:
        state, seat = self.state, self.seat
        card = state.master
        assert card is not None
        knights = (*state.knights[:seat], own, *state.knights[seat + 1 :])
        rule = state.options.castles_card
        total = self.w_master * master_points(card, self.phase, board, knights, seat, rule)
        master = _COLUMN["master"]
        for other, row, _ in self.rivals:
            points = master_points(card, self.phase, board, knights, other, rule)
            total -= self.rivalry * row[master] * points
        return total

    def _hand(self, played: ActionCard | None) -> float:
        hand = [*self.scene.hand, *self.state.bought]
        if played is not None and self.state.played is None:
            hand.remove(played)
        return self.known.hand(tuple(hand), self.phase, self.later)


def blocks_after(stacks: tuple[int, ...], stack: int | None, turns: int) -> int:
    """The blocks on a player's stacks once his turn is over, with ``turns`` more in the phase (R-5.8)."""
    if stack is None:
        full = sorted(blocks for blocks in stacks if blocks)
        if len(full) <= turns:
            return sum(full)
        given, others = full[0], tuple(full[1:])
    else:
        given = stacks[stack]
        others = tuple(blocks for index, blocks in enumerate(stacks) if blocks and index != stack)
    return sum(others) + min(given, room(others))
