"""Edition and mode on the command line."""

from typing import Annotated

import typer

from torres3d.games.torres.game import GAME
from torres3d.games.torres.rules.literal_types import MODES, Mode
from torres3d.terminal.error_exit import Stop

EDITION, MODE = "rio-grande-1999", "basic"
"""The defaults of ``--edition`` and ``--mode``."""
_EDITION_HELP, _MODE_HELP = (f"{option.help}; {GAME.title} only." for option in GAME.options)
EditionOption = Annotated[str | None, typer.Option(help=_EDITION_HELP)]
ModeOption = Annotated[str | None, typer.Option(help=_MODE_HELP)]


def typed_options(edition: str | None, mode: str | None) -> dict[str, str]:
    return {name: given for name, given in (("edition", edition), ("mode", mode)) if given is not None}


def known_mode(mode: str) -> Mode:
    """The mode of this name. Raises `Stop` for an unknown one."""
    if mode not in MODES:
        raise Stop(f"there is no mode `{mode}`; there are: {', '.join(MODES)}")
    return mode
