"""Options that depend on the games there are: which game, its bots, and the options that games declare."""

import inspect
from collections.abc import Callable, Mapping
from functools import wraps
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer

from torres3d.base.compiled_modules import is_compiled
from torres3d.cli import completions
from torres3d.games.game import Game
from torres3d.games.registered import GAMES
from torres3d.terminal.error_exit import Stop, tell


def add_bots(further: Path | None) -> None:
    """Add the bots of a file, if there is one, without a look at the person's own. Raises its `FileFault`."""
    if further is not None:
        # Commands without bots start sooner without their modules.
        from torres3d.bots import registry

        registry.add_bots(GAMES, further)


def load_bots(further: Path | None = None) -> None:
    """Add the bots of a ``further`` file, or raise its `FileFault`; report an unusable file of the person's own."""
    from torres3d.bots.registry import own_bots_fault

    add_bots(further)
    fault = own_bots_fault(GAMES)
    if fault is not None:
        tell(f"your own bots are left out: {fault}")


def game_named(name: str, options: Mapping[str, str]) -> Game:
    """The game with this id. Raises `Stop` for an unknown one, and for ``options`` of other games."""
    game = next((game for game in GAMES if game.id == name), None)
    if game is None:
        raise Stop(f"there is no game `{name}`; there are: {', '.join(game.id for game in GAMES)}")
    own = [option.name for option in game.options]
    for option in options:
        if option not in own:
            owner = titles_with(option)
            raise Stop(f"--{option} belongs to {owner}. Leave it out, or change options of {game.title} with --rules")
    return game


def titles_with(option: str) -> str:
    return " and ".join(game.title for game in GAMES if option in [each.name for each in game.options])


def games_are_compiled() -> bool:
    """Whether the modules that can be compiled run compiled."""
    names = [game.compiled for game in GAMES if game.compiled]
    return all(is_compiled(import_module(name)) for name in names)


OPTIONS = {option.name: option for game in GAMES for option in game.options}
"""The games' own options by name."""


def _name(game_id: str, title: str) -> str:
    return game_id if game_id == title.casefold() else f"{game_id} ({title})"


TITLES = " or ".join(game.title for game in GAMES)
LOGS = " or ".join(f"*{game.suffix}" for game in GAMES)
LogArgument = Annotated[Path, typer.Argument(metavar="FILE", help=f"A game's log, {LOGS}.")]
GameOption = Annotated[
    str,
    typer.Option(
        "--game", help=f"{' or '.join(_name(g.id, g.title) for g in GAMES)}.", autocompletion=completions.games
    ),
]
FIRST_GAME = GAMES[0]
"""The game that commands are about where nobody names one; its levels of bots have ratings."""


def with_game_options(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the options that games declare, in place of its parameter ``options``: a mapping of those that
    were typed, by name."""

    @wraps(command)
    def run(**given: Any) -> None:
        options = {name: value for name in OPTIONS if (value := given.pop(name)) is not None}
        command(**given, options=options)

    parameters: list[inspect.Parameter] = []
    for parameter in inspect.signature(command).parameters.values():
        if parameter.name != "options":
            parameters.append(parameter)
            continue
        for option in OPTIONS.values():
            words = typer.Option(help=f"{option.help}; {titles_with(option.name)} only.")
            annotation = Annotated[str | None, words]
            kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
            parameters.append(inspect.Parameter(option.name, kind, default=None, annotation=annotation))
    # What Typer reads of a command.
    run.__dict__["__signature__"] = inspect.Signature(parameters)
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return run
