"""Command services: what the command line does for a command of a game."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class CommandServices:
    """What the command line does for a command that a game declares; it is the command's ``context.obj``.

    ``open_window`` opens the window with a file, and with what it shows first. ``add_bots`` adds the bots of a file, if
    there is one, and reports faults in the person's own.
    """

    open_window: Callable[[Path | None, str], None]
    add_bots: Callable[[Path | None], None]
