"""Entry point of the program: opens the window at once, and leaves everything else to the command line.

The window does without the modules of the command line, since a player waits for every module that is loaded.
"""

import os
import re
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from torres3d.games.game import Game


COMPLETING = re.compile("_TORRES3D.*_COMPLETE").fullmatch
"""Names of the variable by which a shell asks for completions; the program's name is in it."""


def main() -> None:
    """Run the program; every error ends as one line on stderr and an exit status that is not 0."""
    # Its threads wait busily for more to multiply, and take a processor from the picture; our matrices are small.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from torres3d.terminal.error_exit import run_guarded

    run_guarded(_start, _games)


def _games() -> "tuple[Game, ...]":
    from torres3d.games.registered import GAMES

    return GAMES


def _start() -> None:
    """Open the window or run a command. A missing module in a damaged installation ends like any other error."""
    # A shell asks for completions without words, by a variable.
    if sys.argv[1:] or any(map(COMPLETING, os.environ)):
        from torres3d.cli.command_line import app

        app()
    else:
        from torres3d.cli.open_window import open_window

        open_window()
