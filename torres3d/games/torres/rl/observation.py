"""Observation of a seat as a row of numbers, and the rewards of all seats.

Seats are relative to the observer: the own seat first, then the others in the order of turns. The row is as long for
two players as for four, so a network trained with two can continue with four; missing things are 0.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from torres3d.games.torres.rl.action_space import MOST_PLAYERS, MOST_STACKS
from torres3d.games.torres.rules import literal_types as lit
from torres3d.games.torres.rules.cards import DECK
from torres3d.games.torres.rules.seat_view import View
from torres3d.games.torres.rules.squares import Bitboard

Row = NDArray[np.float32]
STAGES = ("foundations", "knights", "king", "turn", "keep", "move_king", "starter", "carry", "over")
MOST_POINTS = 2000
"""Points at which a row is capped."""
MOST_ROUNDS = MOST_STACKS
_SQUARES, _KINDS, _CARDS = 64, len(lit.ACTION_CARDS), len(DECK) * lit.CARD_COLOURS


class RowPart(NamedTuple):
    """A part of the row: its name, its length, and the maximum of its numbers; the minimum is 0."""

    name: str
    size: int
    most: int


PARTS: tuple[RowPart, ...] = (
    RowPart("heights", _SQUARES, lit.BLOCKS),
    RowPart("knights", MOST_PLAYERS * _SQUARES, 1),
    RowPart("king", _SQUARES, 1),
    RowPart("scores", MOST_PLAYERS, MOST_POINTS),
    RowPart("reserve", MOST_PLAYERS, lit.KNIGHTS),
    RowPart("stacks", MOST_PLAYERS * MOST_STACKS, lit.STACK_LIMIT),
    RowPart("waiting", MOST_PLAYERS, lit.BLOCKS),
    RowPart("supply", 1, lit.BLOCKS),
    RowPart("stage", len(STAGES), 1),
    RowPart("phase", 1, lit.PHASES),
    RowPart("round", 1, MOST_ROUNDS),
    RowPart("rounds left", 1, MOST_ROUNDS),
    RowPart("players", 1, MOST_PLAYERS),
    RowPart("actor", MOST_PLAYERS, 1),
    RowPart("start", MOST_PLAYERS, 1),
    RowPart("ap", 1, lit.TURN_AP + 2),
    RowPart("stack in use", MOST_STACKS, 1),
    RowPart("card played", _KINDS, 1),
    RowPart("own hand", _KINDS, lit.CARD_COLOURS),
    RowPart("bought now", _KINDS, lit.CARD_COLOURS),
    RowPart("offer", _KINDS, lit.OFFER),
    RowPart("cards held", MOST_PLAYERS, _CARDS),
    RowPart("cards bought now", 1, _CARDS),
    RowPart("deck", MOST_PLAYERS, _CARDS),
    RowPart("unseen", MOST_PLAYERS * _KINDS, lit.CARD_COLOURS),
    RowPart("master card", len(lit.MASTER_CARDS), 1),
)
"""Parts of the row in order. By square: a1, b1, … h8. By card: counts in the order of `ACTION_CARDS`."""
SIZE = sum(part.size for part in PARTS)
SLICES: dict[str, slice] = {}
for _part in PARTS:
    _begin = sum(part.size for part in PARTS[: len(SLICES)])
    SLICES[_part.name] = slice(_begin, _begin + _part.size)
MAXIMA: Row = np.concatenate([np.full(part.size, part.most, np.float32) for part in PARTS])
"""Maximum of each number of the row."""


def seat_row(view: View) -> Row:
    """The row of a view."""
    state, own, players = view.state, view.seat, view.state.players
    row = np.zeros(SIZE, np.float32)

    def put(name: str, values: Iterable[float] | Row, at: int = 0) -> None:
        given = np.asarray(values if isinstance(values, np.ndarray) else [*values], np.float32)
        begin = SLICES[name].start + at
        row[begin : begin + len(given)] = given

    def put_one(name: str, at: int) -> None:
        row[SLICES[name].start + at] = 1

    put("heights", np.frombuffer(bytes(state.board.heights), np.uint8).astype(np.float32))
    put("king", _squares(state.king))
    for place in range(players):
        seat = (own + place) % players
        put("knights", _squares(state.knights[seat]), place * _SQUARES)
        put("stacks", state.stacks[seat], place * MOST_STACKS)
    by_place = [(own + place) % players for place in range(players)]
    put("scores", (min(state.scores[seat], MOST_POINTS) for seat in by_place))
    put("reserve", (lit.KNIGHTS - state.knights[seat].bit_count() for seat in by_place))
    put("waiting", (state.waiting[seat] for seat in by_place))
    put("cards held", (len(state.hands[seat]) for seat in by_place))
    decks = by_place if state.options.deck == "own" else range(len(state.decks))
    put("deck", (len(state.decks[deck]) for deck in decks))
    unseen = by_place if state.options.deck != "common" else range(1)
    put("unseen", (many for deck in unseen for many in _kinds(view.unseen[deck])))
    put("supply", [state.supply])
    put("phase", [state.phase])
    put("round", [state.round])
    put("rounds left", [state.options.rounds(state.phase) - state.round])
    put("players", [players])
    put("ap", [state.ap])
    put("cards bought now", [len(state.bought)])
    put("own hand", _kinds(state.hands[own]))
    put("bought now", _kinds(state.bought))
    put("offer", _kinds(state.offer))
    put_one("stage", STAGES.index(state.stage))
    put_one("start", _place(state.start, own, players))
    if state.actor is not None:
        put_one("actor", _place(state.actor, own, players))
    if state.stack is not None:
        put_one("stack in use", state.stack)
    if state.played is not None:
        put_one("card played", lit.ACTION_CARDS.index(state.played))
    if state.master is not None:
        put_one("master card", lit.MASTER_CARDS.index(state.master))
    return row


def _place(seat: lit.Seat, own: lit.Seat, players: int) -> int:
    return (seat - own) % players


def _squares(board: Bitboard) -> Row:
    bits = np.frombuffer(board.to_bytes(_SQUARES // 8, "little"), np.uint8)
    return np.unpackbits(bits, bitorder="little").astype(np.float32)


def _kinds(cards: Iterable[lit.Card]) -> list[int]:
    """The number of cards of each kind; hidden cards do not count."""
    held = [*cards]
    return [held.count(kind) for kind in lit.ACTION_CARDS]


def placing_rewards(scores: Sequence[int]) -> list[float]:
    """Rewards from 1 for the first to -1 for the last in even steps, their sum 0; ties share those of their places."""
    last = len(scores) - 1
    return [
        (sum(other < score for other in scores) - sum(other > score for other in scores)) / last for score in scores
    ]


def points_ahead(scores: Sequence[int]) -> list[float]:
    """The lead of each seat over the average of the others, in points."""
    total, others = sum(scores), len(scores) - 1
    return [score - (total - score) / others for score in scores]
