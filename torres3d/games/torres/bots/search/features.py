"""Features of the evaluation: a short list of numbers for each player, with a weight for each.

The weights depend on the number of players, the phase, and the player's turns left in it (`Moment`); they are found by
`torres3d.games.torres.bots.learning`. A player's features times the weights are what his position is worth in points:
at the coming scoring and in all later phases.
"""

from typing import NamedTuple

from torres3d.games.torres.rules import bits
from torres3d.games.torres.rules.board import Board, ground, higher_in
from torres3d.games.torres.rules.ending import turns_left
from torres3d.games.torres.rules.literal_types import PHASES, Card
from torres3d.games.torres.rules.scoring import bonus_now, castle_points, master_now
from torres3d.games.torres.rules.squares import FULL, Bitboard, neighbours, square_list
from torres3d.games.torres.rules.state import State

FEATURES = (
    "one",  # always 1
    "points",  # castles: area × level, as they stand
    "area",  # areas of the castles stood on, level 0 aside
    "level",  # levels of the highest knights, castle by castle
    "castles",  # castles stood on
    "head",  # levels a castle may still rise above the highest knight, at most 4 each
    "step",  # areas of castles whose highest knight can climb, by how few blocks that takes (`nearness`)
    "grow",  # bare squares where castles stood on could grow, at most 4 each
    "knights",  # knights on the board
    "ground",  # knights on bare ground
    "levels",  # levels of all knights
    "bonus",  # the king's bonus, as it stands
    "court",  # 1 with a knight on the king's castle
    "gap",  # levels between the nearest knight there and the bonus of this phase, at most 3
    "next_gap",  # the same for the next phase's bonus
    "blocks",  # blocks left on the stacks for this phase's turns
    "master",  # the master card's points, as they stand
    "hand",  # what the cards in hand are worth (`Weights.hand`)
)
HEAD_LIMIT = 4
GROW_LIMIT = 4
GAP_LIMIT = 3


class Moment(NamedTuple):
    """Moment of a player's expectation: ``turns`` are his turns left in the phase."""

    players: int
    phase: int
    turns: int


def turns_of(state: State, seat: int) -> int:
    """The turns a seat has left in this phase, without its current one, which counts as done."""
    after = turns_left(state)
    if state.stage in ("foundations", "knights", "king"):
        return after + 1
    if state.stage in ("turn", "keep") and state.actor is not None:
        done = (state.actor - state.start) % state.players
        return after + ((seat - state.start) % state.players > done)
    # After a scoring nothing of the old phase is left (`over` is never asked); `carry` begins the new one.
    return after + 1 if state.stage == "carry" else 0


def moment_of(state: State, seat: int) -> Moment:
    return Moment(state.players, state.phase, turns_of(state, seat))


def later_turns(state: State, seat: int) -> int:
    """The turns a seat has left in the whole game."""
    later = sum(state.options.rounds(phase) for phase in range(state.phase + 1, PHASES + 1))
    return turns_of(state, seat) + later


def blocks_to_climb(board: Board, castle: Bitboard, there: Bitboard, barred: Bitboard) -> int | None:
    """The blocks needed until a highest one of the knights ``there`` can step up a level in its castle.

    Not onto ``barred`` squares. None where the castle is too small for that, or there is no way.
    """
    heights, above = board.heights, board.above
    top = max([heights[square] for square in square_list(there)])
    if top == bits.count(castle):
        return None
    level = above[top - 1]
    highest = there & level
    if top < len(above):
        level = above[top]
        highest &= ~level
    around = neighbours(highest) & castle & ~there & ~barred
    needs = [top + 1 - heights[square] for square in square_list(around) if heights[square] <= top + 1]
    return min(needs, default=None)


def blocks_to_bonus(board: Board, castle: Bitboard, there: Bitboard, barred: Bitboard, phase: int) -> int | None:
    """The blocks needed until one of the knights ``there`` can step onto a square for the king's bonus (R-9.2).

    The square is in its castle, at the phase's level, and not ``barred``. None where there is no such step.
    """
    if bits.count(castle) < phase:
        return None
    heights = board.heights
    from_level = higher_in(board.above, phase - 2)
    from_level &= there
    around = neighbours(from_level) & castle & ~there & ~barred
    needs = [phase - heights[square] for square in square_list(around) if heights[square] <= phase]
    return min(needs, default=None)


def nearness(blocks: int | None) -> float:
    """The nearness of a climb that needs so many blocks: 1 for none, down to 0."""
    return 0.0 if blocks is None else 1 / (1 + blocks)


def features(state: State, seat: int, hand: float) -> tuple[float, ...]:
    """The numbers of `FEATURES` for a seat, in their order; ``hand`` is the value of its cards."""
    board, own = state.board, state.knights[seat]
    heights = board.heights
    lie = ground(board.towers)
    area = level = castles = head = grow = court = 0
    step = 0.0
    gap = next_gap = GAP_LIMIT
    kings = lie.castle_at[state.king.bit_length() - 1] if state.king else 0
    for castle in lie.castles:
        there = castle & own
        if not there:
            continue
        size = castle.bit_count()
        squares = square_list(there)
        top = max(heights[square] for square in squares)
        area += size
        level += top
        castles += 1
        head += min(size - top, HEAD_LIMIT)
        grow += min((neighbours(castle) & lie.beside_one).bit_count(), GROW_LIMIT)
        step += size * nearness(blocks_to_climb(board, castle, there, 0))
        if castle == kings:
            court = 1
            gap = min(GAP_LIMIT, *(abs(heights[square] - state.phase) for square in squares))
            next_gap = min(GAP_LIMIT, *(abs(heights[square] - state.phase - 1) for square in squares))
    return (
        1.0,
        castle_points(board, own),
        area,
        level,
        castles,
        head,
        step,
        grow,
        own.bit_count(),
        (own & ~board.towers).bit_count(),
        sum(heights[square] for square in square_list(own)),
        bonus_now(state, seat),
        court,
        gap,
        next_gap if state.phase < PHASES else 0,
        sum(state.stacks[seat]),
        master_now(state, seat),
        hand,
    )


def own_castles(state: State, seat: int) -> tuple[int, int]:
    """The objects of a seat's taste: its points in the king's castle, and the squares of castles of its own."""
    board, own = state.board, state.knights[seat]
    others = state.pieces & (FULL ^ own) & (FULL ^ state.king)
    points = fields = 0
    for castle in ground(board.towers).castles:
        if not castle & own:
            continue
        if castle & state.king:
            points = castle.bit_count() * max(board.heights[square] for square in square_list(castle & own))
        if not castle & others:
            fields += castle.bit_count()
    return points, fields


def hand_of(state: State, seat: int) -> tuple[Card, ...]:
    """The cards that a seat will hold in its later turns."""
    return (*state.hands[seat], *state.bought) if seat == state.actor else state.hands[seat]
