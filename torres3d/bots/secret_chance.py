"""Chance that nobody can work out: where programs of others play, decks, dice and seeds come from a secret.

Those programs see draws and are told a seed, and everybody can read how either is made. From a small number all of it
could be tried out: so it comes by a one-way function (BLAKE2b) of 128 bits that no message tells anything of, and of
the game's number. Bots of our own, among themselves, play by the plain numbers: the same seed, the same game.
"""

import secrets
from hashlib import blake2b
from typing import Protocol

UNGUESSABLE = 10**18
"""A seed from here on (19 digits) is taken for one that nobody tries out: the secret is made of it."""
SECRET_BYTES = 16
CHANCE_BYTES = 16
SEED_BYTES = 6
"""Of a seed that a bot is told: every reader of JSON has such numbers exactly."""


class Dealt(Protocol):
    """A game to be played: its ``number``, the numbers that chance and bots would come from without a ``secret``."""

    @property
    def number(self) -> int:
        """Counts the games of an arena."""

    @property
    def seeds(self) -> tuple[int, ...]:
        """Those of the bots, by seat."""

    @property
    def chance(self) -> int:
        """That of decks or dice; several games have it in common."""

    @property
    def secret(self) -> str:
        """Empty where only bots of our own play."""


def secret_for(seed: int | None) -> str:
    """A secret, in hexadecimal digits: always the same one for a seed that nobody can guess, else a new one."""
    if seed is not None and abs(seed) >= UNGUESSABLE:
        return blake2b(str(seed).encode(), digest_size=SECRET_BYTES, person=b"torres3d-secret").hexdigest()
    return secrets.token_hex(SECRET_BYTES)


def chance_seed(secret: str, number: int) -> int:
    """What the chance of a game comes from. Each game has its own: who saw the dice of one knows none of the next."""
    return _one_way(secret, f"chance/{number}", CHANCE_BYTES)


def bot_seed(secret: str, number: int, seat: int) -> int:
    """The seed of the bot at a seat."""
    return _one_way(secret, f"bot/{number}/{seat}", SEED_BYTES)


def dealt_chance(match: Dealt) -> int:
    """What the chance of an arena's game comes from."""
    return chance_seed(match.secret, match.number) if match.secret else match.chance


def dealt_seeds(match: Dealt) -> tuple[int, ...]:
    """The seeds of its bots, by seat."""
    if not match.secret:
        return match.seeds
    return tuple(bot_seed(match.secret, match.number, seat) for seat in range(len(match.seeds)))


def _one_way(secret: str, what: str, size: int) -> int:
    """A number of so many bytes; neither it nor any of its likes tells of another, or of the secret."""
    return int.from_bytes(blake2b(what.encode(), key=bytes.fromhex(secret), digest_size=size).digest(), "big")
