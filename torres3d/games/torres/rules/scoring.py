"""Scoring at a phase's end, and its forecast at any moment (R-9)."""

from collections.abc import Callable

from torres3d.games.torres.rules import bits
from torres3d.games.torres.rules.board import Board, higher_in
from torres3d.games.torres.rules.events import CastleScore, CastlesScored, Event, KingBonusScored, MasterScored
from torres3d.games.torres.rules.literal_types import TRACK, MarkerSpaces, Seat
from torres3d.games.torres.rules.masters import master_points
from torres3d.games.torres.rules.packed_state import AnyState
from torres3d.games.torres.rules.squares import Bitboard, square_list

KING_BONUS = 5
"""Points of the king's bonus, times the phase (R-9.2)."""


def castle_scores(board: Board, own: Bitboard) -> tuple[CastleScore, ...]:
    """The score of each castle for the player with knights on ``own`` (R-9.1), in order of the castles."""
    found: list[CastleScore] = []
    heights = board.heights
    for castle in board.ground().castles:
        there = castle & own
        if there:
            best = max(square_list(there), key=heights.__getitem__)
            size, level = bits.count(castle), heights[best]
            found.append(CastleScore(castle, size, level, best, size * level))
    return tuple(found)


def castle_points(board: Board, own: Bitboard) -> int:
    """The sum of `castle_scores`, fast."""
    heights = board.heights
    total = 0
    for castle in board.ground().castles:
        there = castle & own
        if there:
            total += bits.count(castle) * max([heights[square] for square in square_list(there)])
    return total


def king_bonus(board: Board, own: Bitboard, king: Bitboard, phase: int) -> int:
    """The king's bonus of a player with knights on ``own`` (R-9.2)."""
    if not king:
        return 0
    castle = board.ground().castle_at[bits.lowest(king)]
    at_level = higher_in(board.above, phase - 1)
    at_level &= ~higher_in(board.above, phase)
    return KING_BONUS * phase if castle & own & at_level else 0


def marker_after(scores: tuple[int, ...], seat: Seat, points: int, spaces: MarkerSpaces) -> int:
    """The total of a seat after ``points`` more: its marker always skips those of others (R-9.3, R-7.1).

    ``spaces`` tells whether only equal totals collide or markers never share a space of the lapped track (R-7.2). A
    marker that has not moved yet is before the track and takes no space.
    """
    target = scores[seat] + points
    if points:
        others = [score for other, score in enumerate(scores) if score and other != seat]
        if spaces == "by_space":
            taken = {score % TRACK for score in others}
            while target % TRACK in taken:
                target += 1
        else:
            while target in others:
                target += 1
    return target


def bonus_now(state: AnyState, seat: Seat) -> int:
    """The king's bonus of a seat if the phase ended now."""
    return king_bonus(state.board, state.knights[seat], state.king, state.phase)


def master_now(state: AnyState, seat: Seat) -> int:
    """The master card's points of a seat if the phase ended now."""
    if state.master is None:
        return 0
    card = state.options.castles_card
    return master_points(state.master, state.phase, state.board, state.knights, seat, card)


def points_now(state: AnyState, seat: Seat) -> int:
    """The points of a seat if the phase ended now: castles, king's bonus, master card (R-9), markers aside."""
    return castle_points(state.board, state.knights[seat]) + bonus_now(state, seat) + master_now(state, seat)


def score_phase(state: AnyState) -> tuple[Event, ...]:
    """The events of the scoring of the current phase, in order (R-9.3, R-9.4, R-9.5).

    Each pass moves markers: castles (with the bonus where ``king_bonus_scored`` is ``with_castles``), otherwise the
    king's bonus after everybody's castles, and last the master card.
    """
    players = state.players
    first = state.start if state.options.scoring_first == "start_player" else 0
    order = [*range(first, players), *range(first)]
    together = state.options.king_bonus_scored == "with_castles"
    scores = list(state.scores)
    events: list[Event] = []

    def advance(seat: Seat, points: int) -> tuple[int, int]:
        before = scores[seat]
        scores[seat] = marker_after(tuple(scores), seat, points, state.options.marker_spaces)
        return before, scores[seat]

    for seat in order:
        castles = castle_scores(state.board, state.knights[seat])
        bonus = bonus_now(state, seat) if together else 0
        before, after = advance(seat, sum(castle.points for castle in castles) + bonus)
        events.append(CastlesScored(seat, state.phase, castles, bonus, before, after))

    def extra_pass(points_of: Callable[[AnyState, Seat], int], event: Callable[[Seat, int, int, int], Event]) -> None:
        for seat in order:
            points = points_of(state, seat)
            if points:
                events.append(event(seat, points, *advance(seat, points)))

    if not together:
        extra_pass(bonus_now, lambda seat, points, b, a: KingBonusScored(seat, state.phase, points, b, a))
    if state.master is not None:
        card = state.master
        extra_pass(master_now, lambda seat, points, b, a: MasterScored(seat, state.phase, card, points, b, a))
    return tuple(events)
