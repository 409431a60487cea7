"""Characters: bots of a level that go for other things than its plain one, and are about as strong."""

from collections.abc import Mapping
from typing import NamedTuple

from torres3d.bots.search.weights import Weights

FROM = "medium"
"""The first level that has characters: weaker ones see too little to show any."""


class Character(NamedTuple):
    """How many points more features count (`torres3d.bots.search.features`), and how many times opponents' points."""

    likes: Mapping[str, float]
    rivals: float = 1.0


CHARACTERS: Mapping[str, Character] = {
    "builder": Character({"area": 0.6, "grow": 0.5, "castles": -1.0}),
    "royalist": Character({"bonus": 0.8, "court": 12.0, "gap": -4.0, "next_gap": -3.0}),
    "neighbour": Character({"castles": 5.0, "grow": -0.5, "blocks": 0.5}),
    "spoiler": Character({}, rivals=1.3),
}
"""By id, as in `hard-2+builder`: widens his castles; follows the king; lives in others' castles; grudges others."""


def of_character(known: Weights, character: str) -> Weights:
    """What a character takes things to be worth who knows so much; an empty one is nobody in particular. Raises
    `KeyError` for an unknown one."""
    if not character:
        return known
    found = CHARACTERS[character]
    return known.liking(found.likes).leaning({}, found.rivals)
