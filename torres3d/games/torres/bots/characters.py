"""Characters: bots of a level that go for other things than its plain one, and are about as strong."""

from collections.abc import Mapping
from typing import NamedTuple

from msgspec.structs import replace

from torres3d.games.torres.bots.search.weights import INDIFFERENT, Taste, Weights

FROM = "medium"
"""The first level that has characters: weaker ones see too little to show any."""


class Character(NamedTuple):
    """How many points more features count (`torres3d.games.torres.bots.search.features`), what else is liked, and how
    many times opponents' points count."""

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
    """What a character takes things to be worth who knows so much; an empty one is nobody in particular. Raises
    `KeyError` for an unknown one."""
    if not character:
        return known
    found = CHARACTERS[character]
    return replace(known.liking(found.likes), taste=found.taste, rivals=known.rivals * found.rivals)
