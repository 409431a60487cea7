"""Evaluation of a position: the points that each player may expect, and their value for one of them."""

import math
from collections.abc import Sequence
from itertools import pairwise

from msgspec.structs import replace

from torres3d.games.torres.bots.misjudgement import UNERRING, Misjudgement, misjudged
from torres3d.games.torres.bots.search.castle_cache import CastleCache
from torres3d.games.torres.bots.search.evaluation_weights import INDIFFERENT, Forecast, Weights
from torres3d.games.torres.bots.search.features import (
    FEATURES,
    Row,
    features,
    hand_of,
    later_turns,
    moment_of,
    own_castles,
)
from torres3d.games.torres.bots.search.search_position import Common, Position, TurnScene, common_of
from torres3d.games.torres.rules import one_changed
from torres3d.games.torres.rules.board import Board
from torres3d.games.torres.rules.ending import room, turns_left
from torres3d.games.torres.rules.game_course import place_in_round
from torres3d.games.torres.rules.literal_types import CARDS_A_TURN, TURN_AP, ActionCard, Card
from torres3d.games.torres.rules.masters import master_points
from torres3d.games.torres.rules.squares import Bitboard
from torres3d.games.torres.rules.state import State

MOST_AP = 16
"""More AP than a turn can have left."""
_COLUMN = {name: index for index, name in enumerate(FEATURES)}


def next_phase(state: State) -> State:
    """A state between a scoring and the next phase, as if the phase had begun."""
    if state.stage not in ("move_king", "starter"):
        return state
    stacks = state.options.stacks[state.phase]
    return replace(state, phase=state.phase + 1, round=1, stage="carry", stacks=(stacks,) * state.players)


def gain(state: State, seat: int, known: Weights, company: bool = True, to_come: int = 0) -> float:
    """The points that a seat's position promises after its turn until the game ends, with `COMPANY` or without.

    ``to_come``: turns beyond `moment_of`.
    """
    if state.stage == "over":
        return 0.0
    state = next_phase(state)
    moment = moment_of(state, seat)
    moment = moment._replace(turns=moment.turns + to_come)
    return dot(known.row(moment) if company else known.row_alone(moment), seen(state, seat, known))


def dot(row: Row, values: Row) -> float:
    """The sum of the values by their weights."""
    return sum(weight * value for weight, value in zip(row, values, strict=True))


def fondness(state: State, seat: int, known: Weights) -> float:
    """The part of a seat's taste in its value."""
    if known.taste == INDIFFERENT or state.stage == "over":
        return 0.0
    state = next_phase(state)
    taste = known.taste_at(moment_of(state, seat))
    kings_points, alone = own_castles(state, seat)
    return taste.kings * kings_points + taste.alone * alone


def seen(state: State, seat: int, known: Weights) -> tuple[float, ...]:
    return features(state, seat, known.hand(hand_of(state, seat), state.phase, later_turns(state, seat)))


def expected_points(state: State, known: Weights) -> list[float]:
    """The points that each seat may expect at the end of the game. An untouched turn is still to come."""
    if state.stage == "over":
        return list(map(float, state.scores))
    state = next_phase(state)
    ahead = to_move(state)
    values = [seen(state, seat, known) for seat in range(state.players)]
    found = []
    for seat, score in enumerate(state.scores):
        moment = moment_of(state, seat)
        told = known.forecast(moment._replace(turns=moment.turns + int(seat == ahead)))
        points = score + dot(told.own, values[seat]) + place_points(state, seat, told)
        for other, theirs in enumerate(values):
            if other != seat:
                points += dot(told.others, theirs)
        found.append(points)
    return found


def place_points(state: State, seat: int, told: Forecast) -> float:
    """What a seat's place in the round brings; nothing between two phases, where nobody has one."""
    if state.stage not in ("turn", "keep") or state.actor is None or not told.places:
        return 0.0
    mover = place_in_round(state, state.actor) - untouched(state)
    return told.places[place_in_round(state, seat)][mover % state.players]


def promised_points(state: State, known: Weights) -> list[float]:
    """What the rows say in place of the forecasts: by that opponents are weighed when a turn is chosen.

    In 160 games of four, forecasts in its place came first in 0.256 (even: 0.25).
    """
    ahead = to_move(state)
    return [score + gain(state, seat, known, to_come=int(seat == ahead)) for seat, score in enumerate(state.scores)]


def to_move(state: State) -> int | None:
    """The seat whose untouched turn is still to come."""
    return state.actor if state.stage == "turn" and untouched(state) else None


def untouched(state: State) -> bool:
    """Whether nothing has been done yet in the actor's turn."""
    return state.ap == TURN_AP and state.stack is None and state.played is None


def shares_of(state: State, seat: int, known: Weights) -> tuple[float, ...]:
    """The weight of a point of each seat against an own one of ``seat`` (itself: 0), by `Weights.aim`.

    Two play for the difference. Among more, only the first place counts: a point of an opponent matters as much as he
    is likely to be the one to beat, so the leader's count most, and the more so the nearer the end is. (If chances of
    coming first are proportional to exponentials of the expected points, this is their derivative by everybody's
    points.) Find it once a turn, at its beginning: within a turn nobody's chances are to be juggled.
    """
    players, aim = state.players, known.aim
    if players == 2:
        return (0.0, known.rivals) if seat == 0 else (known.rivals, 0.0)
    likely = [1.0] * players
    likely[seat] = 0.0
    if aim.together:
        points = promised_points(state, known)
        heat = aim.temperature(later_turns(state, seat))
        most = max(value for other, value in enumerate(points) if other != seat)
        likely = [float(other != seat) * math.exp((value - most) / heat) for other, value in enumerate(points)]
    whole = sum(likely)
    return tuple(
        known.rivals * (aim.each + aim.together * value / whole) if other != seat else 0.0
        for other, value in enumerate(likely)
    )


def worth(state: State, seat: int, known: Weights, shares: Sequence[float]) -> float:
    """The value of a position for a seat: its expected points, less those of the others by their `shares_of`."""
    points = [score + gain(state, other, known, other == seat) for other, score in enumerate(state.scores)]
    total = points[seat] + fondness(state, seat, known)
    for share, value in zip(shares, points, strict=True):
        total -= share * value
    return total


class ExpectedPoints:
    """Common part of the values in a fan, see `Evaluator.outlook`."""

    __slots__ = (
        "ap", "blocks", "board", "error", "eye", "fixed", "hand", "judge", "lie", "mastered", "most", "rivals", "salt",
        "stood",
    )  # fmt: skip

    def __init__(self, judge: "Evaluator", common: Common) -> None:
        heights, ap, stacks, stack, played = common
        # Asked by their own names, which have types where this is compiled; an argument of __init__ has none.
        self.judge = judge
        self.eye = self.judge.eye
        self.board = self.judge.scene.boards[heights]
        self.lie = self.eye.view(self.board)
        self.mastered, self.fixed = self.judge.mastered, self.judge.fixed
        self.rivals = self.judge.rivals_on(self.board)
        self.hand = self.judge.hand_without(played)
        self.blocks, self.most = self.judge.blocks_of(stacks, stack)
        self.ap = ap
        self.error, self.salt = self.judge.error, 0
        if self.error:
            self.salt = self.judge.misjudges.on(heights)
        self.stood = self.judge.masters(self.board, self.judge.state.knights[self.judge.seat]) if self.mastered else 0.0

    def look(self, own: Bitboard) -> tuple[float, float]:
        """The value with knights on ``own``, without spare AP; and its promise.

        The promise is what the spare AP could gain by climbing. It says which positions to open, and is no part of
        their value.
        """
        seen, promise = self.eye.look(self.lie, own, self.ap, self.most)
        total = self.fixed + seen - self.rivals + self.hand + self.blocks
        if self.mastered:
            mastered = self.judge.masters(self.board, own)
            total += mastered
            # Who leaves a square of the master card may come back to it, a level higher.
            promise += max(0.0, self.stood - mastered)
        if self.error:
            total += self.error * misjudged(own, self.salt)
        return total, self.judge.promise * promise


class Evaluator:
    """Fast evaluation of the positions of one turn, each as if the turn ended there.

    As `worth`, but with the blocks on the stacks as they will be after the turn. ``shares`` are those of the beginning
    of the turn, which is the scene's when none are given. A weak player ``misjudges``, and
    takes a step of the ``marker`` for more or less than the point that it is, and minds ``waste``: so many points for
    a block that goes to the supply.
    """

    def __init__(
        self,
        scene: TurnScene,
        known: Weights,
        shares: tuple[float, ...] | None = None,
        misjudges: Misjudgement = UNERRING,
        marker: float = 1.0,
        waste: float = 0.0,
    ) -> None:
        self.scene = scene
        state, seat = scene.state, scene.seat
        self.state, self.seat, self.known = state, seat, known
        self.phase = state.phase
        self.later = later_turns(state, seat)
        moment = moment_of(state, seat)
        row = known.row(moment)
        self.w_blocks, self.w_master, self.w_hand = (row[_COLUMN[name]] for name in ("blocks", "master", "hand"))
        self.eye = CastleCache(row, self.phase, state.king, scene.others, known.taste_at(moment))
        self.shares = shares_of(state, seat, known) if shares is None else shares
        self.fixed: float = state.scores[seat]
        self.promise = known.promise
        self.misjudges, self.error = misjudges, misjudges.error
        self.marker, self.waste = marker, waste
        self.rivals: list[tuple[int, Bitboard, CastleCache, float, float]] = []
        for other, share in enumerate(self.shares):
            # Opponents who do not count at all need not be looked at.
            if other != seat and share:
                row = known.row(moment_of(state, other))
                eye = CastleCache(row, self.phase, state.king)
                self.rivals.append((other, state.knights[other], eye, row[_COLUMN["master"]], share))
                hand = known.hand(hand_of(state, other), state.phase, later_turns(state, other))
                blocks = row[_COLUMN["blocks"]] * sum(state.stacks[other])
                self.fixed -= share * (state.scores[other] + row[_COLUMN["hand"]] * hand + blocks)
        self.mastered = state.master is not None
        self._rival_points: dict[bytes, float] = {}
        self._hands: dict[ActionCard | None, float] = {}
        self._blocks: dict[tuple[tuple[int, ...], int | None], tuple[float, int]] = {}
        self.leftover = self._leftovers()

    def _leftovers(self) -> list[float]:
        """The value of spare AP: cards bought at their price, the rest steps of the marker."""
        state, known = self.state, self.known
        hand = (*state.hands[self.seat], *state.bought)
        deck = len(state.decks[state.deck_of(self.seat)]) if state.decks else 0
        most = min(deck, CARDS_A_TURN - len(state.bought), self.later - len(hand)) if self.scene.may_buy else 0
        hidden: Card = "hidden"
        worths = [known.hand((*hand, *(hidden,) * more), self.phase, self.later) for more in range(max(0, most) + 1)]
        gains = [self.w_hand * (after - before) for before, after in pairwise(worths)]
        self.buys = sum(gain > 1.0 for gain in gains)
        return [sum(gains[: min(ap, self.buys)]) + self.marker * max(0, ap - self.buys) for ap in range(MOST_AP)]

    def value(self, position: Position) -> float:
        """The value for the turn's player if he ends the turn here, with spare AP used up."""
        return self.standing(position) + self.leftover[position.ap]

    def standing(self, position: Position) -> float:
        """The value without spare AP; see `value`."""
        return self.outlook(common_of(position)).look(position.own)[0]

    def outlook(self, common: Common) -> ExpectedPoints:
        """The evaluation of positions that differ only in the places of the own knights."""
        return ExpectedPoints(self, common)

    def rivals_on(self, board: Board) -> float:
        """The value of the opponents' knights on a board, by their shares."""
        known = self._rival_points.get(board.heights)
        if known is not None:
            return known
        rivals = 0.0
        for _, knights, eye, _, share in self.rivals:
            seen, _ = eye.look(eye.uncached_view(board), knights, 0, 0)
            rivals += share * seen
        self._rival_points[board.heights] = rivals
        return rivals

    def hand_without(self, played: ActionCard | None) -> float:
        hand = self._hands.get(played)
        if hand is None:
            hand = self._hands[played] = self._hand(played)
        return hand

    def blocks_of(self, stacks: tuple[int, ...], stack: int | None) -> tuple[float, int]:
        """The value of the blocks left on these stacks after the turn, and the maximum to build now."""
        key = (stacks, stack)
        found = self._blocks.get(key)
        if found is None:
            most = stacks[stack] if stack is not None else max(stacks, default=0)
            after = blocks_after(stacks, stack, turns_left(self.state))
            found = self._blocks[key] = (self.w_blocks * after - self.waste * (sum(stacks) - after), most)
        return found

    def masters(self, board: Board, own: Bitboard) -> float:
        """The value of the current points of the master card, less those of the opponents."""
        state, seat = self.state, self.seat
        card = state.master
        assert card is not None
        knights = one_changed.put(state.knights, seat, own)
        rule = state.options.castles_card
        total = self.w_master * master_points(card, self.phase, board, knights, seat, rule)
        for other, _, _, weight, share in self.rivals:
            total -= share * weight * master_points(card, self.phase, board, knights, other, rule)
        return total

    def _hand(self, played: ActionCard | None) -> float:
        hand = [*self.scene.hand, *self.state.bought]
        if played is not None and self.state.played is None:
            hand.remove(played)
        return self.w_hand * self.known.hand(tuple(hand), self.phase, self.later)


def blocks_after(stacks: tuple[int, ...], stack: int | None, turns: int) -> int:
    """The blocks on a player's stacks after his turn, with ``turns`` more in the phase (R-5.8)."""
    if stack is None:
        full = sorted(blocks for blocks in stacks if blocks)
        if len(full) <= turns:
            return sum(full)
        given, others = full[0], tuple(full[1:])
    else:
        given = stacks[stack]
        others = tuple(blocks for index, blocks in enumerate(stacks) if blocks and index != stack)
    return sum(others) + min(given, room(others))
