"""File kinds by suffix, and whether a file can be opened."""

from pathlib import Path

from torres3d.app.menus.game_app import AppGame, Games
from torres3d.base.bounded_read import read_bytes
from torres3d.base.faults import FileFault
from torres3d.engine.log_reader import MAX_LOG_BYTES
from torres3d.engine.log_replay import load_log


def endings(games: Games) -> tuple[str, ...]:
    """The suffixes of all files that the program opens."""
    others = (kind.suffix for game in games for kind in game.other_files)
    return (*(game.suffix for game in games), *others)


def own_game(games: Games, file: Path) -> AppGame | None:
    """The game with other files of this kind; None for a log.

    Raises `FileFault` for a file that is unknown or unreadable.
    """
    if file.suffix.lower() not in endings(games):
        read_bytes(file, MAX_LOG_BYTES)
        raise FileFault("other_kind", file, allowed=", ".join(f"*{suffix}" for suffix in endings(games)))
    return games.of_other_file(file)


def check(games: Games, file: Path) -> None:
    """Read a file of any kind through; raises its `Fault`."""
    game = own_game(games, file)
    if game is None:
        load_log(games.of_suffix(file.suffix).kit(), file)
    else:
        game.app().check_file(file)
