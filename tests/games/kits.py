"""The kits of all games, and the kit of a log."""

from pathlib import Path
from typing import Any

from torres3d.engine.kit import Kit
from torres3d.games.registered import GAMES, game_of

KITS: tuple[Kit[Any, Any], ...] = tuple(game.kit() for game in GAMES)


def kit_of(file: Path) -> Kit[Any, Any]:
    """The kit of the game a log is of."""
    return game_of(file).kit()
