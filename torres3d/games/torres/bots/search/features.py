"""Features of the evaluation: a short list of numbers for each player, with a weight for each.

The weights depend on the number of players, the phase, and the player's turns left in it (`Moment`); they are found by
`torres3d.games.torres.bots.learning`. A player's features times the weights are what his position is worth in points:
at the coming scoring and in all later phases.
"""

from collections.abc import Iterator
from typing import NamedTuple

from torres3d.games.torres.rules import bits
from torres3d.games.torres.rules.board import Board, ground, higher_in
from torres3d.games.torres.rules.ending import turns_left
from torres3d.games.torres.rules.game_course import place_in_round
from torres3d.games.torres.rules.literal_types import PHASES, Card
from torres3d.games.torres.rules.scoring import KING_BONUS, master_now
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
    "shared",  # castles stood on in which others stand, too
    "shared_area",  # their areas
    "ahead",  # levels by which the highest knight is above the others' there, from -2 to 2 each
    "besieged",  # others' knights on squares next to castles stood on, at most 3 each
)
CASTLE_FEATURES = (
    "points", "area", "level", "castles", "head", "step", "grow", "levels", "bonus", "court", "gap", "next_gap",
    "shared", "shared_area", "ahead", "besieged",
)  # fmt: skip
"""Features that are sums over the castles stood on (`castle_features`)."""
COMPANY = ("shared", "shared_area", "ahead", "besieged")
"""Features that change when others move; they are asked of the player alone for whom a position is valued."""
HEAD_LIMIT = 4
GROW_LIMIT = 4
GAP_LIMIT = 3
AHEAD_LIMIT = 2
SIEGE_LIMIT = 3


Row = tuple[float, ...]
"""A number for each feature: what it is, or what it counts."""


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
        return after + (place_in_round(state, seat) > place_in_round(state, state.actor))
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


def castle_features(
    board: Board,
    castle: Bitboard,
    there: Bitboard,
    climb: int | None,
    bare: int,
    king: Bitboard,
    others: Bitboard,
    phase: int,
) -> Row:
    """What a castle adds to the features of a player with knights ``there``, in the order of `CASTLE_FEATURES`.

    ``climb`` are the blocks needed for that with nobody in the way (`blocks_to_climb`), ``bare`` the squares where the
    castle could grow, at most `GROW_LIMIT`; ``others`` the knights of all others.
    """
    heights = board.heights
    size = bits.count(castle)
    levels = [heights[square] for square in square_list(there)]
    top = max(levels)
    court = bonus = gap = next_gap = 0
    if castle & king:
        court = 1
        nearest, following = GAP_LIMIT, GAP_LIMIT
        for level in levels:
            nearest = min(nearest, abs(level - phase))
            following = min(following, abs(level - phase - 1))
        bonus = 0 if nearest else KING_BONUS * phase
        # Without a knight there both are at their limits.
        gap, next_gap = nearest - GAP_LIMIT, following - GAP_LIMIT if phase < PHASES else 0
    shared = ahead = 0
    company = castle & others
    if company:
        shared = 1
        theirs = max([heights[square] for square in square_list(company)])
        ahead = max(-AHEAD_LIMIT, min(top - theirs, AHEAD_LIMIT))
    return (
        size * top,
        size,
        top,
        1,
        min(size - top, HEAD_LIMIT),
        size * nearness(climb),
        bare,
        sum(levels),
        bonus,
        court,
        gap,
        next_gap,
        shared,
        shared * size,
        ahead,
        min(bits.count(neighbours(castle) & ~castle & others), SIEGE_LIMIT),
    )


def castles_of(state: State, seat: int) -> Iterator[tuple[Bitboard, Row]]:
    """Each castle on which a seat stands, and its `castle_features`."""
    board, own = state.board, state.knights[seat]
    others = state.pieces & ~own & ~state.king
    lie = ground(board.towers)
    for castle in lie.castles:
        there = castle & own
        if there:
            bare = min(bits.count(neighbours(castle) & lie.beside_one), GROW_LIMIT)
            climb = blocks_to_climb(board, castle, there, 0)
            yield castle, castle_features(board, castle, there, climb, bare, state.king, others, state.phase)


def features(state: State, seat: int, hand: float) -> Row:
    """The numbers of `FEATURES` for a seat, in their order; ``hand`` is the value of its cards."""
    own = state.knights[seat]
    found = dict.fromkeys(FEATURES, 0.0)
    found["gap"] = GAP_LIMIT
    found["next_gap"] = GAP_LIMIT if state.phase < PHASES else 0
    for _, its in castles_of(state, seat):
        for name, value in zip(CASTLE_FEATURES, its, strict=True):
            found[name] += value
    found["one"] = 1.0
    found["knights"] = bits.count(own)
    found["ground"] = bits.count(own & ~state.board.towers)
    found["blocks"] = sum(state.stacks[seat])
    found["master"] = master_now(state, seat)
    found["hand"] = hand
    return tuple(found.values())


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
