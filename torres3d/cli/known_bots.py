"""The bots that a command knows: those of all games' files, and of one more file."""

from pathlib import Path

from torres3d.bots.registry import add_bots, own_bots_fault
from torres3d.games.registered import GAMES
from torres3d.terminal.errors import tell


def load_bots(further: Path | None = None) -> None:
    """Add the bots of a ``further`` file, and report a person's own file that cannot be used. Raises `FileFault` for
    the further one."""
    add_bots(GAMES, further)
    fault = own_bots_fault(GAMES)
    if fault is not None:
        tell(f"your own bots are left out: {fault}")
