"""How well a player grasps what a position is worth: from the points as they stand to those at the end of the game."""

from collections.abc import Sequence

from msgspec.structs import replace

from torres3d.games.torres.bots.search.features import FEATURES
from torres3d.games.torres.bots.search.weights import CardWorth, Weights
from torres3d.games.torres.rules.kinds import ACTION_CARDS, PHASES

Row = tuple[float, ...]

AS_THEY_STAND: Row = tuple(1.0 if name in ("points", "bonus", "master", "hand") else 0.0 for name in FEATURES)
"""What is on the table, as it stands."""
PLAIN_CARD = CardWorth(2.0, 2.0)
"""A card is a little more than the step of the marker it costs."""
COUNTED = Weights(
    FEATURES,
    dict.fromkeys((2, 3, 4), ((AS_THEY_STAND,),) * PHASES),
    (dict.fromkeys(ACTION_CARDS, PLAIN_CARD),) * PHASES,
)
"""The weights of somebody who counts what is on the table, that of others too."""
HAND = FEATURES.index("hand")


def grasped(known: Weights, grasp: float, notice: float = 1.0) -> Weights:
    """What a player takes things to be worth who grasps so much of what is ``known``: 0 only his own points as they
    stand, 1 all of it. Who does not notice his cards does not wait for any, nor does he buy them."""
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
