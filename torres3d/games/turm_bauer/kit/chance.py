"""Chance: dice and tremor, drawn once when a game is created, then only read from the log."""

import random
from collections.abc import Sequence

import msgspec

from torres3d.base.faults import Phrase
from torres3d.games.turm_bauer.rules.cell_and_column_names import Seat
from torres3d.games.turm_bauer.rules.state import TURNS_A_COLOUR, Dice

SIDES = 6
PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""Places of the pips of each number, from the middle of the face."""
LARGEST_TREMOR = 2**63 - 1

Throws = tuple[int, ...]
"""One die of each thrower, by seat."""


class Chance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All outcomes of chance of one game: throws for the ``start``, ``rolls`` of every turn, and ``tremor``.

    ``start`` holds a throw of everybody, then of the tied ones, and so on (T-3.3); ``rolls`` are the dice (T-4.1);
    drawn hands come from ``tremor`` (T-9.5).
    """

    start: tuple[Throws, ...]
    rolls: tuple[Dice, ...]
    tremor: int


def as_chance(chance: object) -> Chance:
    assert isinstance(chance, Chance)
    return chance


def draw(players: int, colours: int, seed: int | None = None) -> Chance:
    """Throw all dice of a game; the same ``seed`` gives the same, None uses the system's chance."""
    source = random.SystemRandom() if seed is None else random.Random(seed)
    start: list[Throws] = []
    tied: Sequence[Seat] = range(players)
    while len(tied) > 1:
        start.append(tuple(source.randint(1, SIDES) for _ in tied))
        tied = highest_throwers(tied, start[-1])
    rolls = tuple((source.randint(1, SIDES), source.randint(1, SIDES)) for _ in range(TURNS_A_COLOUR * colours))
    return Chance(tuple(start), rolls, source.randint(0, LARGEST_TREMOR))


def highest_throwers(seats: Sequence[Seat], throws: Throws) -> list[Seat]:
    return [seat for seat, throw in zip(seats, throws, strict=True) if throw == max(throws)]


def starter(chance: Chance, players: int) -> Seat:
    """The seat that begins (T-3.3) by possible throws."""
    tied: Sequence[Seat] = range(players)
    for throws in chance.start:
        tied = highest_throwers(tied, throws)
    return tied[0]


def chance_error(chance: Chance, players: int, colours: int) -> Phrase | None:
    """The reason why this outcome is impossible with so many players and colours, or None if it is possible."""
    return _start_misfit(chance.start, players) or _rolls_misfit(chance, colours)


def _start_misfit(start: tuple[Throws, ...], players: int) -> Phrase | None:
    tied: Sequence[Seat] = range(players)
    for number, throws in enumerate(start, 1):
        if len(tied) == 1:
            return Phrase("start_decided", f"throw {number} for the start comes after one was highest", number=number)
        if len(throws) != len(tied):
            english = f"throw {number} for the start has {len(throws)} dice, but {len(tied)} players throw"
            return Phrase("start_dice", english, number=number, given=len(throws), wanted=len(tied))
        if any(not 1 <= throw <= SIDES for throw in throws):
            return Phrase("start_die", f"throw {number} for the start has a die that is not 1 to 6", number=number)
        tied = highest_throwers(tied, throws)
    if len(tied) > 1:
        return Phrase("start_tied", "the throws for the start end with nobody highest alone")
    return None


def _rolls_misfit(chance: Chance, colours: int) -> Phrase | None:
    wanted = TURNS_A_COLOUR * colours
    if len(chance.rolls) != wanted:
        english = f"{len(chance.rolls)} throws of the dice, but {wanted} turns are played"
        return Phrase("rolls_count", english, given=len(chance.rolls), wanted=wanted)
    for number, dice in enumerate(chance.rolls, 1):
        if any(not 1 <= die <= SIDES for die in dice):
            return Phrase("roll_die", f"throw {number} of the dice has a number that is not 1 to 6", number=number)
    if not 0 <= chance.tremor <= LARGEST_TREMOR:
        return Phrase("tremor_range", "the tremor is not a number from 0 to 2^63 - 1")
    return None
