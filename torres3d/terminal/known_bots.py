"""Which bots a command knows: those of the files, and of a further one; an own file that cannot be used is told."""

from pathlib import Path

from torres3d.bots.registry import add_bots, own_bots_fault
from torres3d.games.registered import GAMES
from torres3d.terminal.errors import tell


def know_bots(further: Path | None = None) -> None:
    """Know the bots of a ``further`` file, too, and tell where those of the person's own are set aside. Raises
    `FileFault` for the further one."""
    add_bots(GAMES, further)
    fault = own_bots_fault(GAMES)
    if fault is not None:
        tell(f"your own bots are left out: {fault}")
