"""Evaluation terms: the value of a position split into castles, king, blocks, cards, and the opponents'.

Their sum is the evaluation (`torres3d.games.torres.bots.search.evaluation.worth`); there it is computed as fast as
possible, here term by term.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from torres3d.games.torres.bots.reports import ReasonKind, Stance
from torres3d.games.torres.bots.search.evaluation import blocks_after
from torres3d.games.torres.bots.search.evaluation_weights import Weights
from torres3d.games.torres.bots.search.features import (
    FEATURES,
    GROW_LIMIT,
    HEAD_LIMIT,
    blocks_to_climb,
    features,
    hand_of,
    later_turns,
    moment_of,
    nearness,
)
from torres3d.games.torres.rules.board import ground
from torres3d.games.torres.rules.ending import turns_left
from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.rules.squares import Bitboard, Square, neighbours, square_list
from torres3d.games.torres.rules.state import State

_OF: Mapping[ReasonKind, tuple[str, ...]] = {
    "king": ("bonus", "court", "gap", "next_gap"),
    "knights": ("knights", "ground", "levels"),
    "blocks": ("blocks",),
    "hand": ("hand",),
    "master": ("master",),
    "marker": ("one",),
}
"""Features reported as one thing; those of castles are reported castle by castle."""
_COUNTED: Mapping[ReasonKind, str] = {"king": "bonus", "knights": "knights", "blocks": "blocks", "master": "master"}
"""Features whose number a reason states."""


class WorthTerm(NamedTuple):
    """One term of a position's value, of ``seat``.

    ``value`` is in points of the evaluated player, negative for what opponents have. ``castle`` and the ``square`` of
    its highest knight are set for a castle, ``counted`` is a number of things.
    """

    kind: ReasonKind
    seat: Seat
    value: float
    castle: Bitboard = 0
    square: Square | None = None
    stance: Stance = Stance()
    counted: int = 0


def terms_of(state: State, seat: Seat, known: Weights, shares: Sequence[float]) -> list[WorthTerm]:
    """All terms of a position's value for a seat whose own turn ends there or has ended.

    What opponents have counts against it by ``shares`` (see `torres3d.games.torres.bots.search.evaluation.shares_of`).
    """
    found: list[WorthTerm] = []
    for other in range(state.players):
        count = 1.0 if other == seat else -shares[other]
        row = known.row(moment_of(state, other))
        terms = [*_castles(state, other, row), *_others(state, other, known, row, ends=other == seat == state.actor)]
        found += [term._replace(value=count * term.value) for term in terms]
    return found


def _castles(state: State, seat: Seat, row: Sequence[float]) -> Iterator[WorthTerm]:
    """The term of each castle in which a seat has a knight."""
    board, own = state.board, state.knights[seat]
    weight = dict(zip(FEATURES, row, strict=True))
    lie = ground(board.towers)
    for castle in lie.castles:
        there = castle & own
        if not there:
            continue
        area = castle.bit_count()
        square = max(square_list(there), key=lambda each: board.heights[each])
        level = board.heights[square]
        value = (
            weight["points"] * area * level
            + weight["area"] * area
            + weight["level"] * level
            + weight["castles"]
            + weight["head"] * min(area - level, HEAD_LIMIT)
            + weight["step"] * area * nearness(blocks_to_climb(board, castle, there, 0))
            + weight["grow"] * min((neighbours(castle) & lie.beside_one).bit_count(), GROW_LIMIT)
        )
        yield WorthTerm("castle", seat, value, castle, square, Stance(area, level))


def _others(state: State, seat: Seat, known: Weights, row: Sequence[float], ends: bool) -> Iterator[WorthTerm]:
    """The terms outside single castles; ``ends``: the seat's turn ends with this position."""
    hand = known.hand(hand_of(state, seat), state.phase, later_turns(state, seat))
    found = dict(zip(FEATURES, features(state, seat, hand), strict=True))
    if ends:
        # Only those that then stay with him.
        found["blocks"] = blocks_after(state.stacks[seat], state.stack, turns_left(state))
    weight = dict(zip(FEATURES, row, strict=True))
    for kind, names in _OF.items():
        value = sum(weight[name] * found[name] for name in names)
        if kind == "marker":
            yield WorthTerm(kind, seat, value + state.scores[seat], counted=state.scores[seat])
        elif kind == "hand":
            yield WorthTerm(kind, seat, value, counted=len(hand_of(state, seat)))
        else:
            yield WorthTerm(kind, seat, value, counted=round(found[_COUNTED[kind]]))
