"""The folder of a person's own pieces, and what is wrong in it. Loads nothing of Panda3D."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Protocol

from torres3d.base import paths
from torres3d.base.faults import FileFault, system_reason
from torres3d.base.lazy import Lazy
from torres3d.scene.own_pieces.piece_faults import PieceFault

FOLDER = "pieces"
"""Folder of the pieces beside the settings; it has a folder for each game."""


class GameWithScene(Protocol):
    """A game, as far as its pieces matter."""

    @property
    def id(self) -> str:
        """Its id, the name of its folder."""

    @property
    def scene(self) -> Lazy[Any]:
        """Its scene (`torres3d.scene.scene_declaration.GameScene`)."""


def own_folder(game: str = "") -> Path:
    """The folder of a person's own pieces for a game, or for all games. Usually it does not exist."""
    return paths.user_config() / FOLDER / game


def own_piece_faults(games: Iterable[GameWithScene]) -> tuple[FileFault, ...]:
    """The faults of a person's own pieces. Without a folder of such pieces nothing is loaded."""
    folder = own_folder()
    if not folder.is_dir():
        return ()
    scenes = {game.id: scene for game in games if (scene := game.scene()).own_pieces}
    faults: list[FileFault] = []
    try:
        entries = sorted(entry for entry in folder.iterdir() if not entry.name.startswith("."))
    except OSError as error:
        return (FileFault("not_readable", folder, why=system_reason(error)),)
    for entry in entries:
        if entry.name in scenes and entry.is_dir():
            faults += scenes[entry.name].own_piece_faults()
        else:
            faults.append(PieceFault("piece_folder", entry, allowed=", ".join(scenes)))
    return tuple(faults)
