"""Blind spots: what a player overlooks, far squares, knights, cards or doors; the same for a whole turn.

Nothing nearby is overlooked.
"""

import random
import zlib
from collections.abc import Sequence

import msgspec

from torres3d.games.torres.bots.misjudgement import Misjudgement
from torres3d.games.torres.rules.board import ground
from torres3d.games.torres.rules.literal_types import ACTION_CARDS, ActionCard, Seat
from torres3d.games.torres.rules.squares import BIT, FULL, Bitboard, neighbours
from torres3d.games.torres.rules.state import State

PARTS: tuple[Bitboard, ...] = tuple(
    sum(BIT[8 * (rank + up) + file + right] for up in (0, 1) for right in (0, 1))
    for rank in range(0, 8, 2)
    for file in range(0, 8, 2)
)
"""Board in parts of two by two squares: all knights in a part are noticed together."""


class BlindSpots(msgspec.Struct, frozen=True):
    """Limits of a player's thoughts in a turn.

    The ``overlooked`` squares, knights not to move (``aside``), the only ``cards`` he thinks of, and whether he thinks
    of ``doors`` and of adding a ``knight``.
    """

    overlooked: Bitboard
    aside: Bitboard
    doors: bool
    knight: bool
    cards: frozenset[ActionCard]


def sight_of(state: State, seat: Seat, notice: float, seed: int) -> BlindSpots | None:
    """The sight of a seat in its turn, with the chance ``notice`` for each thing that is not nearby.

    None where nothing is overlooked. The same seed notices the same throughout a turn.
    """
    if notice >= 1:
        return None
    chance = random.Random(zlib.crc32(repr((seed, seat, state.phase, state.round)).encode()))
    aside = _aside(state.knights[seat], notice, chance)
    # Always drawn in the same order, so that what is noticed does not depend on what is there.
    missed = sum(bit for bit in BIT if chance.random() >= notice)
    # A way through a door has to be thought of as a door, and as one that leads somewhere.
    doors = chance.random() < notice * notice
    knight = chance.random() < notice
    seen = frozenset(card for card in ACTION_CARDS if chance.random() < notice)
    return BlindSpots(missed & ~before(state, state.knights[seat] & ~aside), aside, doors, knight, seen)


def whims_of(state: State, seat: Seat, whim: float, seed: int, features: Sequence[str]) -> dict[str, float]:
    """Factors of the features in a turn, at random up to ``whim`` more or less; the same throughout a turn."""
    chance = random.Random(zlib.crc32(repr((seed, seat, state.phase, state.round, "whim")).encode()))
    return {name: 1 + whim * (2 * chance.random() - 1) for name in features}


def misjudgement_of(state: State, seat: Seat, error: float, seed: int) -> Misjudgement:
    """The errors of a seat in its turn, the same throughout the turn."""
    return Misjudgement(error, zlib.crc32(repr((seed, seat, state.phase, state.round, "error")).encode()))


def _aside(own: Bitboard, notice: float, chance: random.Random) -> Bitboard:
    """The parts of the board whose knights stay; one with an ``own`` knight is never overlooked."""
    parts = list(PARTS)
    chance.shuffle(parts)
    missed = [part for part in parts if chance.random() >= notice]
    first = next((part for part in parts if part & own), 0)
    return sum(part for part in missed if part != first)


def before(state: State, own: Bitboard) -> Bitboard:
    """The squares near knights: their castles, and those next to these and to the knights."""
    lie = ground(state.board.towers)
    found = own | neighbours(own)
    for castle in lie.castles:
        if castle & own:
            found |= castle | neighbours(castle)
    return found & FULL
