"""Options that depend on the games there are: which game, and the options that games declare."""

import inspect
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Annotated, Any

import typer

from torres3d.cli.game_choice import titles_with
from torres3d.games.registered import GAMES

OPTIONS = {option.name: option for game in GAMES for option in game.options}
"""The games' own options by name."""


def _name(game_id: str, title: str) -> str:
    return game_id if game_id == title.casefold() else f"{game_id} ({title})"


LOGS = " or ".join(f"*{game.suffix}" for game in GAMES)
LogArgument = Annotated[Path, typer.Argument(metavar="FILE", help=f"A game's log, {LOGS}.")]
GameOption = Annotated[str, typer.Option("--game", help=f"{' or '.join(_name(g.id, g.title) for g in GAMES)}.")]
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
