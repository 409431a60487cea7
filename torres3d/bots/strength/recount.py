"""A rating counted again from its saved game: what was written down has to be what the game says."""

from collections.abc import Sequence

from torres3d.bots.strength.rated_game import RatedGame, records
from torres3d.engine.kit import PlayerEntry, Progress


def recounted(kept: RatedGame, players: Sequence[PlayerEntry], progress: Progress) -> RatedGame | None:
    """What the game of a record says of its person now, with the Elo that the bots had then; None where the game is not
    over, or nobody of that name met these bots in it."""
    elos = {rival.bot: rival.elo for rival in kept.rivals}
    found = records(kept.game, players, progress, kept.when, elos.get)
    return next((each for each in found if each.name == kept.name), None)
