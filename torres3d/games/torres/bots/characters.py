"""Characters: bots of a level with other preferences than its plain one, and about as strong."""

from collections.abc import Mapping
from typing import NamedTuple

from msgspec.structs import replace

from torres3d.games.torres.bots.search.evaluation_weights import INDIFFERENT, Taste, Weights

FROM = "medium"
"""First level with characters: weaker ones see too little to show any."""


class Character(NamedTuple):
    """Points added to features (`torres3d.games.torres.bots.search.features`), a taste, and a factor for opponents'
    points."""

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
    """The weights of a character with this knowledge; an empty one has no preferences.

    Raises `KeyError` for an unknown one.
    """
    if not character:
        return known
    found = CHARACTERS[character]
    return replace(known.liking(found.likes), taste=found.taste, rivals=known.rivals * found.rivals)
