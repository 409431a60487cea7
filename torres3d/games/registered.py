"""Registered games: the one file that names them."""

from pathlib import Path

from torres3d.games.game import Game
from torres3d.games.torres.game import GAME as TORRES
from torres3d.games.turm_bauer.game import GAME as TURM_BAUER

GAMES: tuple[Game, ...] = (TORRES, TURM_BAUER)
"""All games; the first is the default for a file of unknown type."""


def game_of(file: Path) -> Game:
    """The game of a log, by its suffix."""
    return next((game for game in GAMES if game.suffix == file.suffix.lower()), GAMES[0])
