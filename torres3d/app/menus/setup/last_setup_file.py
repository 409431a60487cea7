"""File of the last set-up, beside the user's settings."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from torres3d.base.atomic_write import make_folder, quarantine, write_file
from torres3d.base.json_values import ListIndex
from torres3d.base.read_document import Source
from torres3d.bots.registry import BotRegistry
from torres3d.engine.kit import GameSetup, PlayerEntry


def check_bots(
    found: Source, players: Sequence[PlayerEntry], levels: Sequence[str], bots: BotRegistry[Any, Any]
) -> None:
    """Raise a `FileFault` for a player's bot that is not among these."""
    for row, player in enumerate(players):
        if player.bot is not None and not bots.is_known(player.bot, levels):
            raise found.wrong(("players", ListIndex(row), "bot"), player.bot, ", ".join(("null", *levels)))


def write_setup(path: Path, setup: GameSetup, keep: bool = False) -> None:
    """Write the set-up of any game; with ``keep`` the old file is kept beside it as ``….yaml.old``.

    Raises `OSError` when the folder cannot be written.
    """
    # Imported where it is needed: most programs that start write no set-up.
    import yaml

    make_folder(path.parent)
    if keep and path.exists():
        quarantine(path)
    # Letters beyond ASCII are escaped: as they are, PyYAML reads some ends of lines (U+0085) again as blanks.
    text = yaml.safe_dump(msgspec.to_builtins(setup), sort_keys=False)
    write_file(path, text.encode())
