"""Secret chance: with external bots, decks, dice and seeds come from a secret that nobody can work out.

Those programs see draws and get a seed, and everybody can read how either is made. From a small number all of it could
be found by trial. So chance comes by a one-way function (BLAKE2b) from 128 bits that no message reveals, and from the
game's number. Our own bots, among themselves, play by the plain numbers: the same seed, the same game.
"""

import secrets
from hashlib import blake2b
from typing import Protocol

UNGUESSABLE = 10**18
"""Seeds from here on (19 digits) count as impossible to guess: the secret is derived from them."""
SECRET_BYTES = 16
CHANCE_BYTES = 16
SEED_BYTES = 6
"""Bytes of a seed for a bot: every JSON reader holds such numbers exactly."""


class Dealt(Protocol):
    """A game to play: its ``number``, and the numbers for chance and bots without a ``secret``."""

    @property
    def number(self) -> int:
        """The number of the game in its arena."""

    @property
    def seeds(self) -> tuple[int, ...]:
        """The bots' seeds by seat."""

    @property
    def chance(self) -> int:
        """The seed of decks or dice; several games share it."""

    @property
    def secret(self) -> str:
        """The secret; empty where only our own bots play."""


def secret_for(seed: int | None) -> str:
    """A secret in hexadecimal digits: derived from a seed that nobody can guess, otherwise a new one."""
    if seed is not None and abs(seed) >= UNGUESSABLE:
        return blake2b(str(seed).encode(), digest_size=SECRET_BYTES, person=b"torres3d-secret").hexdigest()
    return secrets.token_hex(SECRET_BYTES)


def chance_seed(secret: str, number: int) -> int:
    """The seed of a game's chance. Each game has its own: the dice of one reveal nothing of the next."""
    return _one_way(secret, f"chance/{number}", CHANCE_BYTES)


def bot_seed(secret: str, number: int, seat: int) -> int:
    return _one_way(secret, f"bot/{number}/{seat}", SEED_BYTES)


def dealt_chance(match: Dealt) -> int:
    return chance_seed(match.secret, match.number) if match.secret else match.chance


def dealt_seeds(match: Dealt) -> tuple[int, ...]:
    if not match.secret:
        return match.seeds
    return tuple(bot_seed(match.secret, match.number, seat) for seat in range(len(match.seeds)))


def _one_way(secret: str, what: str, size: int) -> int:
    """A number of so many bytes; it reveals nothing of other numbers, or of the secret."""
    return int.from_bytes(blake2b(what.encode(), key=bytes.fromhex(secret), digest_size=size).digest(), "big")
