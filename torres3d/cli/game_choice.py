"""The game that ``--game`` names, and what the games have together."""

from collections.abc import Mapping
from importlib import import_module

from torres3d.base.compiled_check import is_compiled
from torres3d.games.game import Game
from torres3d.games.registered import GAMES
from torres3d.terminal.errors import Stop


def game_named(name: str, options: Mapping[str, str]) -> Game:
    """The game with this id. Raises `Stop` for an unknown one, and for ``options`` of other games."""
    game = next((game for game in GAMES if game.id == name), None)
    if game is None:
        raise Stop(f"there is no game `{name}`; there are: {', '.join(game.id for game in GAMES)}")
    own = [option.name for option in game.options]
    for option in options:
        if option not in own:
            owner = titles_with(option)
            raise Stop(f"--{option} belongs to {owner}; leave it out, or change options of {game.title} with --rules")
    return game


def titles_with(option: str) -> str:
    """The titles of the games that have an option."""
    return " and ".join(game.title for game in GAMES if option in [each.name for each in game.options])


def rated_game() -> Game:
    """The game whose results count for the strengths of persons."""
    return next(game for game in GAMES if game.bots().rated)


def games_are_compiled() -> bool:
    """Whether the modules that can be compiled run compiled."""
    names = [game.compiled for game in GAMES if game.compiled]
    return all(is_compiled(import_module(name)) for name in names)
