"""Characters: bots of a level that go for other things than its plain one, and are about as strong."""

from collections.abc import Mapping
from typing import NamedTuple

from torres3d.bots.search.weights import Weights

FROM = "medium"
"""The first level that has characters: weaker ones see too little to show any."""


class Character(NamedTuple):
    """How many times as much features count (`torres3d.bots.search.features`), and how many times opponents' points."""

    factors: Mapping[str, float]
    rivals: float = 1.0


CHARACTERS: Mapping[str, Character] = {
    "builder": Character({"area": 1.6, "grow": 1.8, "head": 1.3, "step": 1.4}),
    "royalist": Character({"bonus": 1.8, "court": 2.0, "gap": 2.0, "next_gap": 2.0}),
    "neighbour": Character({"castles": 2.5, "level": 1.3, "grow": 0.0, "head": 0.6, "blocks": 0.8}),
    "spoiler": Character({}, rivals=1.35),
}
"""By id, as in `hard-2+builder`: widens his castles; follows the king; lives in others' castles; grudges others."""


def of_character(known: Weights, character: str) -> Weights:
    """What a character takes things to be worth who knows so much; an empty one is nobody in particular. Raises
    `KeyError` for an unknown one."""
    if not character:
        return known
    found = CHARACTERS[character]
    return known.leaning(found.factors, found.rivals)
