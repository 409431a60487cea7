"""How well a player grasps what a position is worth: from "higher and wider is better" over the points as they stand to
what they are worth to the end of the game."""

from collections.abc import Sequence

from msgspec.structs import replace

from torres3d.bots.search.features import FEATURES
from torres3d.bots.search.weights import CardWorth, Weights
from torres3d.rules.kinds import ACTION_CARDS, PHASES

Row = tuple[float, ...]


def row_of(**values: float) -> Row:
    """A row of weights: these, and 0 for all others."""
    return tuple(values.get(name, 0.0) for name in FEATURES)


HIGHER = row_of(area=1.5, level=2.0, levels=0.5, bonus=0.3)
"""Somebody in his first game: wide castles and high knights are good. That one multiplies the other he does not see."""
AS_THEY_STAND = row_of(points=1.0, bonus=1.0, master=1.0, hand=1.0)
"""Somebody who counts: what is on the table, as it stands."""
PLAIN_CARD = CardWorth(2.0, 2.0)
"""A card is a little more than the step of the marker it costs."""
HALF = 0.5
"""The grasp of somebody who counts."""
COUNTED = Weights(
    FEATURES,
    dict.fromkeys((2, 3, 4), ((AS_THEY_STAND,),) * PHASES),
    (dict.fromkeys(ACTION_CARDS, PLAIN_CARD),) * PHASES,
)
"""The weights of somebody who counts what is on the table."""


def grasped(known: Weights, grasp: float, notice: float = 1.0) -> Weights:
    """What a player takes things to be worth who grasps so much of what is ``known``: 0 nothing but `HIGHER`, 0.5
    `AS_THEY_STAND`, 1 all of it. Who does not notice cards does not wait for any, and who does not count his own points
    does not count those of others."""
    if grasp >= 1 and notice >= 1:
        return known
    share = max(0.0, (grasp - HALF) / (1 - HALF))
    counting = min(1.0, grasp / HALF)
    base = _mixed(HIGHER, AS_THEY_STAND, counting)
    hand = FEATURES.index("hand")

    def row(weights: Sequence[float]) -> Row:
        found = list(_mixed(base, weights, share))
        found[hand] *= notice
        return tuple(found)

    turns = {
        players: tuple(tuple(row(weights) for weights in phase) for phase in phases)
        for players, phases in known.turns.items()
    }
    cards = tuple(
        {
            card: CardWorth(_between(PLAIN_CARD.mean, worth.mean, share), _between(PLAIN_CARD.best, worth.best, share))
            for card, worth in phase.items()
        }
        for phase in known.cards
    )
    return replace(known, turns=turns, cards=cards, rivals=known.rivals * counting)


def _between(one: float, other: float, share: float) -> float:
    return one + (other - one) * share


def _mixed(one: Sequence[float], other: Sequence[float], share: float) -> Row:
    return tuple(_between(a, b, share) for a, b in zip(one, other, strict=True))
