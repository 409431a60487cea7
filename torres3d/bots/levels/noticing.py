"""What a player overlooks: far squares, cards, doors, new knights. The same all turn, never what is near."""

import random
import zlib

import msgspec

from torres3d.rules.board import ground
from torres3d.rules.kinds import ACTION_CARDS, ActionCard, Seat
from torres3d.rules.squares import BIT, FULL, Bitboard, neighbours
from torres3d.rules.state import State


class Sight(msgspec.Struct, frozen=True):
    """What somebody thinks of in a turn: not of the ``overlooked`` squares, of these ``cards``, and whether of
    ``doors`` and of adding a ``knight``."""

    overlooked: Bitboard
    doors: bool
    knight: bool
    cards: frozenset[ActionCard]


def sight_of(state: State, seat: Seat, notice: float, seed: int) -> Sight | None:
    """What a seat notices in a turn of its own, when it notices each thing that does not lie before it with the chance
    ``notice``; None where nothing is overlooked. The same seed notices the same throughout a turn."""
    if notice >= 1:
        return None
    chance = random.Random(zlib.crc32(repr((seed, seat, state.phase, state.round)).encode()))
    # Always drawn in the same order, so that what is noticed does not depend on what is there.
    missed = sum(bit for bit in BIT if chance.random() >= notice)
    # A way through a door has to be thought of as a door, and as one that leads somewhere.
    doors = chance.random() < notice * notice
    knight = chance.random() < notice
    seen = frozenset(card for card in ACTION_CARDS if chance.random() < notice)
    return Sight(missed & ~before(state, seat), doors, knight, seen)


def before(state: State, seat: Seat) -> Bitboard:
    """The squares that lie before a seat: the castles its knights are on, what is next to these and to the knights."""
    own = state.knights[seat]
    lie = ground(state.board.towers)
    found = own | neighbours(own)
    for castle in lie.castles:
        if castle & own:
            found |= castle | neighbours(castle)
    return found & FULL
