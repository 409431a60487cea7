"""Chance: drawn once when a game is created, then only read from the log."""

import random
from collections import Counter

import msgspec

from torres3d.base.faults import Phrase
from torres3d.games.torres.rules.cards import DECK, whole_decks
from torres3d.games.torres.rules.literal_types import MASTER_CARDS, ActionCard, MasterCard
from torres3d.games.torres.rules.options import Options


class Chance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All outcomes of chance of one game: the decks, top card first, and the master card."""

    decks: tuple[tuple[ActionCard, ...], ...]
    master: MasterCard | None


def as_chance(chance: object) -> Chance:
    assert isinstance(chance, Chance)
    return chance


def draw(options: Options, seed: int | None = None) -> Chance:
    """Shuffle the decks and draw the master card; the same ``seed`` gives the same, None uses the system's chance."""
    source = random.SystemRandom() if seed is None else random.Random(seed)
    decks = tuple(tuple(source.sample(cards, len(cards))) for cards in whole_decks(options))
    master = source.choice(MASTER_CARDS) if options.mode == "master" else None
    return Chance(decks, master)


def chance_error(options: Options, chance: Chance) -> Phrase | None:
    """The reason why this outcome is impossible with these options, or None if it is possible (R-2.2, R-6, R-11)."""
    wanted = whole_decks(options)
    if len(chance.decks) != len(wanted):
        english = f"{len(chance.decks)} decks, but `deck: {options.deck}` needs {len(wanted)}"
        return Phrase("decks_count", english, given=len(chance.decks), wanted=len(wanted))
    for number, (deck, full) in enumerate(zip(chance.decks, wanted, strict=True), 1):
        if Counter(deck) != Counter(full):
            times = len(full) // len(DECK)
            english = f"deck {number} does not hold each card {times} times"
            return Phrase("deck_cards", english, number=number, times=times)
    if options.mode == "master" and chance.master is None:
        return Phrase("master_missing", "the master game needs a master card")
    if options.mode != "master" and chance.master is not None:
        return Phrase("master_given", "only the master game has a master card")
    return None
