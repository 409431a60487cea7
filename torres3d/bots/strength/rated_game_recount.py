"""Recount: checks a record against its saved game."""

from collections.abc import Sequence

from torres3d.bots.strength.rated_game import RatedGame, records
from torres3d.engine.kit import PlayerEntry, Progress


def recounted(kept: RatedGame, players: Sequence[PlayerEntry], progress: Progress) -> RatedGame | None:
    """The record that the game gives for its person now, with the Elo of then.

    None where the game is not over, or nobody of that name met these bots in it.
    """
    elos = {rival.bot: rival.elo for rival in kept.rivals}
    found = records(kept.game, players, progress, kept.when, elos.get)
    return next((each for each in found if each.name == kept.name), None)
