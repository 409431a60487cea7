"""Edition and mode on the command line."""

from torres3d.games.torres.rules.kinds import MODES, Mode
from torres3d.terminal.errors import Stop

EDITION, MODE = "rio-grande-1999", "basic"
"""The defaults of ``--edition`` and ``--mode``."""


def known_mode(mode: str) -> Mode:
    """The mode of this name. Raises `Stop` for an unknown one."""
    if mode not in MODES:
        raise Stop(f"there is no mode `{mode}`; there are: {', '.join(MODES)}")
    return mode
