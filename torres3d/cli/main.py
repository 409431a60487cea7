"""Where the program starts: the window at once, everything else by the command line.

Without arguments nothing of the command line is needed, and a player waits for every module that is loaded.
"""

import os
import sys


def main() -> None:
    """Run the program; every error ends as one line on stderr and an exit status that is not 0."""
    # Its threads wait busily for more to multiply, and take a processor from the picture; our matrices are small.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from torres3d.terminal.errors import guarded

    guarded(_start)


def _start() -> None:
    """What is asked for. Also a module that cannot be loaded, in a damaged installation, is told as any error."""
    if sys.argv[1:]:
        from torres3d.cli.command_line import app

        app()
    else:
        from torres3d.cli.open_window import open_window

        open_window()
