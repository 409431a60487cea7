"""Chance: drawn once when a game is created, then only read from the log."""

import random
from collections import Counter

import msgspec

from torres3d.rules.cards import DECK
from torres3d.rules.kinds import CARD_COLOURS, MASTER_CARDS, ActionCard, MasterCard
from torres3d.rules.options import Options


class Chance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every outcome of chance of one game: the decks, top card first, and the master card."""

    decks: tuple[tuple[ActionCard, ...], ...]
    master: MasterCard | None


def draw(options: Options, seed: int | None = None) -> Chance:
    """Shuffle the decks and draw the master card; the same ``seed`` gives the same, None the system's chance."""
    source = random.SystemRandom() if seed is None else random.Random(seed)
    decks = tuple(_shuffled(cards, source) for cards in _decks(options))
    master = source.choice(MASTER_CARDS) if options.mode == "master" else None
    return Chance(decks, master)


def misfit(options: Options, chance: Chance) -> str | None:
    """Why this outcome is impossible with these options, in English, or None if it is possible (R-2.2, R-6, R-11)."""
    wanted = _decks(options)
    if len(chance.decks) != len(wanted):
        return f"{len(chance.decks)} decks where `deck: {options.deck}` has {len(wanted)}"
    for number, (deck, full) in enumerate(zip(chance.decks, wanted, strict=True), 1):
        if Counter(deck) != Counter(full):
            return f"deck {number} does not hold each card {len(full) // len(DECK)} times"
    if (chance.master is None) == (options.mode == "master"):
        return f"a game in the mode {options.mode} with {'no' if chance.master is None else 'a'} master card"
    return None


def _decks(options: Options) -> list[tuple[ActionCard, ...]]:
    if options.deck == "common":
        return [DECK * CARD_COLOURS]
    return [DECK] * options.players if options.deck == "own" else []


def _shuffled(cards: tuple[ActionCard, ...], source: random.Random) -> tuple[ActionCard, ...]:
    return tuple(source.sample(cards, len(cards)))
