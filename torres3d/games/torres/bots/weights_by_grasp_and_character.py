"""Weights of a player: how well he grasps the value of a position, and the preferences of his character."""

from collections.abc import Mapping
from typing import NamedTuple

from msgspec.structs import replace

from torres3d.games.torres.bots.search.evaluation_weights import INDIFFERENT, CardWorth, Taste, Weights
from torres3d.games.torres.bots.search.features import FEATURES, Moment, Row
from torres3d.games.torres.rules.literal_types import ACTION_CARDS, PHASES

AS_THEY_STAND: Row = tuple(1.0 if name in ("points", "bonus", "master", "hand") else 0.0 for name in FEATURES)
"""Weights of the current points on the table."""
PLAIN_CARD = CardWorth(2.0, 2.0)
"""Value of a card: a little more than the step of the marker that it costs."""
COUNTED = Weights(
    FEATURES,
    dict.fromkeys((2, 3, 4), ((AS_THEY_STAND,),) * PHASES),
    (dict.fromkeys(ACTION_CARDS, PLAIN_CARD),) * PHASES,
)
"""Weights of a player who counts all current points, those of others too."""
HAND = FEATURES.index("hand")


def grasped(known: Weights, grasp: float, notice: float = 1.0) -> Weights:
    """The weights of a player who grasps this share of ``known``: 0 only his own current points, 1 all of it.

    Such a player, blind to cards, neither waits for them nor buys them.
    """
    if grasp >= 1 and notice >= 1:
        return known

    def row(weights: Row, _: Moment) -> Row:
        found = [_between(plain, weight, grasp) for plain, weight in zip(AS_THEY_STAND, weights, strict=True)]
        found[HAND] *= notice
        return tuple(found)

    cards = tuple({card: _card(worth, grasp) for card, worth in phase.items()} for phase in known.cards)
    return replace(known.changed(row), cards=cards, rivals=known.rivals * grasp)


def _card(worth: CardWorth, grasp: float) -> CardWorth:
    return CardWorth(_between(PLAIN_CARD.mean, worth.mean, grasp), _between(PLAIN_CARD.best, worth.best, grasp))


def _between(one: float, other: float, share: float) -> float:
    return one + (other - one) * share


FROM = "medium"
"""First level with characters: weaker ones see too little to show any."""


class Character(NamedTuple):
    """Points added to features (see `FEATURES`), a taste, and a factor for opponents' points."""

    likes: Mapping[str, float] = {}
    taste: Taste = INDIFFERENT
    rivals: float = 1.0


CHARACTERS: Mapping[str, Character] = {
    "builder": Character({"grow": 0.7, "area": 0.2}, Taste(alone=0.2)),
    "royalist": Character({"bonus": 0.4, "court": 5.0}, Taste(kings=0.45)),
    "neighbour": Character({"castles": 2.5, "grow": -0.3}, Taste(alone=-0.8)),
    "spoiler": Character(rivals=1.25),
}
"""By id, as in `hard-2+builder`: wide castles of his own; the king's castle; those of others; grudges others."""


def of_character(known: Weights, character: str) -> Weights:
    """The weights of a character, the same ones for an empty id. Raises `KeyError` for an unknown character."""
    if not character:
        return known
    found = CHARACTERS[character]
    return replace(known.liking(found.likes), taste=found.taste, rivals=known.rivals * found.rivals)
