"""Evaluation noise: how well a player grasps the value of a position, from current points to the end of the game."""

from collections.abc import Sequence

from msgspec.structs import replace

from torres3d.games.torres.bots.search.evaluation_weights import CardWorth, Weights
from torres3d.games.torres.bots.search.features import FEATURES
from torres3d.games.torres.rules.literal_types import ACTION_CARDS, PHASES

Row = tuple[float, ...]

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

    def row(weights: Sequence[float]) -> Row:
        found = [_between(plain, weight, grasp) for plain, weight in zip(AS_THEY_STAND, weights, strict=True)]
        found[HAND] *= notice
        return tuple(found)

    turns = {
        players: tuple(tuple(row(weights) for weights in phase) for phase in phases)
        for players, phases in known.turns.items()
    }
    cards = tuple({card: _card(worth, grasp) for card, worth in phase.items()} for phase in known.cards)
    return replace(known, turns=turns, cards=cards, rivals=known.rivals * grasp)


def _card(worth: CardWorth, grasp: float) -> CardWorth:
    return CardWorth(_between(PLAIN_CARD.mean, worth.mean, grasp), _between(PLAIN_CARD.best, worth.best, grasp))


def _between(one: float, other: float, share: float) -> float:
    return one + (other - one) * share
