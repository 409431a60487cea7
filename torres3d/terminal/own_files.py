"""The user's own files as text play needs them: the folders of records and of saved games, and a setting."""

from pathlib import Path
from typing import NamedTuple

from torres3d.app.window import settings as user_settings
from torres3d.base import paths
from torres3d.engine.saved_games_folder import games_folder


class OwnFiles(NamedTuple):
    """``home`` is the folder of records, ``games`` that of saved games; ``target``: whether puzzles tell their goal."""

    home: Path
    games: Path
    target: bool


def own_files() -> OwnFiles:
    """Those of this user on this machine."""
    settings = user_settings.load(paths.config())[0]
    return OwnFiles(paths.user_config(), games_folder(settings.games_folder), settings.puzzle_target)
