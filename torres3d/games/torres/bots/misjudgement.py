"""Misjudgement: how far a weak player is off in the value of a position, as if at random but the same each time.

The same position in the same turn is always misjudged alike, so a bot does not see better by looking twice.
"""

import zlib
from typing import NamedTuple

from torres3d.games.torres.rules.squares import Bitboard

ALL_BITS = 0xFFFFFFFFFFFFFFFF
FIRST, SECOND = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9
"""Odd numbers whose products spread every bit over all others."""
TOP_BITS = 40
STEPS = 1 << 23
"""Half of the numbers that are left of 64 bits without these."""


class Misjudgement(NamedTuple):
    """The errors of a player in one turn: up to ``error`` points too much or too little; ``salt`` is the turn's."""

    error: float
    salt: int

    def on(self, heights: bytes) -> int:
        """The salt of a board with these heights."""
        return zlib.crc32(heights, self.salt)


UNERRING = Misjudgement(0.0, 0)


def misjudged(own: Bitboard, salt: int) -> float:
    """A number from -1 to 1 for knights on these squares: evenly spread, another one for another ``salt``."""
    mixed = (own ^ salt) * FIRST & ALL_BITS
    mixed ^= mixed >> 29
    mixed = mixed * SECOND & ALL_BITS
    mixed ^= mixed >> 32
    return (mixed >> TOP_BITS) / STEPS - 1.0
