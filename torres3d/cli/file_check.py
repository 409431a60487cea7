"""Checks every saved file: games, studies, ratings, puzzles, names, settings, keys, bots. Changes none of them."""

from collections.abc import Callable, Iterator
from pathlib import Path

from torres3d.app.menus.game_app import Games
from torres3d.app.screens.lesson.progress_file import FILE as LESSONS
from torres3d.app.screens.lesson.progress_file import LessonsDone
from torres3d.app.window import key_config, settings
from torres3d.base import paths
from torres3d.base.faults import Fault, FileFault
from torres3d.base.read_document import read
from torres3d.bots.bot_files import own_file
from torres3d.bots.registry import share_files
from torres3d.bots.strength import strength_file
from torres3d.cli.record_check import Ends, checked_names, checked_ratings
from torres3d.engine.kit import PlayerEntry, Progress
from torres3d.engine.library.shelf import SHELF_FOLDER, TRASH_FOLDER, games_folder
from torres3d.engine.log_errors import LogFault
from torres3d.engine.log_replay import replay_file
from torres3d.games.registered import GAMES, game_of
from torres3d.terminal.file_checks import CheckedFile, checked_settings, files_of


def checked_files() -> Iterator[CheckedFile]:
    """Check every saved file of this person, one after another. Never raises."""
    home = paths.user_config()
    games = _games_folder(home)
    ends: dict[str, tuple[tuple[PlayerEntry, ...], Progress]] = {}
    suffixes = tuple(game.suffix for game in GAMES)
    for folder in (games, games / TRASH_FOLDER):
        for file in files_of(folder, suffixes):
            yield _game(file, ends)
    for game in GAMES:
        yield from game.terminal().saved_files(home, games)
    yield from _rated(home, ends)
    names = games / SHELF_FOLDER / "names.json"
    if names.exists():
        yield CheckedFile("names of games", names, *checked_names(names))
    yield from _settings(home)


def _games_folder(home: Path) -> Path:
    """The folder of games: the default one where the settings cannot be read."""
    try:
        return games_folder(settings.load(paths.config(), home / "settings.yaml")[0].games_folder)
    except Fault:
        return games_folder()


def _game(file: Path, ends: dict[str, tuple[tuple[PlayerEntry, ...], Progress]]) -> CheckedFile:
    """Play a log through, and keep the result of a finished game in ``ends`` to compare its rating. The good part of a
    damaged log ends before its first fault."""
    kit = game_of(file).kit()
    try:
        log, history, fault = replay_file(kit, file)
    except LogFault as unreadable:
        return CheckedFile("games", file, "", (str(unreadable),))
    progress = kit.progress(history.state, history.n)
    if progress.over and fault is None:
        ends[log.header.game] = tuple(log.header.setup.players), progress
    torn = "; its torn last line is left out" if log.torn is not None else ""
    holds = f"{history.n} commands{', over' if progress.over else ''}{torn}"
    if fault is None:
        return CheckedFile("games", file, holds)
    good = b"\n".join(log.data.split(b"\n")[: history.n + 1]) + b"\n"
    return CheckedFile("games", file, holds, (str(fault),), good)


def _rated(home: Path, ends: Ends) -> Iterator[CheckedFile]:
    """Check the ratings, and files of ratings that were set aside. Those in use have to agree with the games."""
    for file in files_of(home, (), strength_file.FILE):
        used = file.name == strength_file.FILE
        holds, faults, good = checked_ratings(file, ends if used else {})
        yield CheckedFile("ratings", file, holds if used else f"set aside; {holds}", faults, good)


def _settings(home: Path) -> Iterator[CheckedFile]:
    """Check the files of settings: each is read as the program reads it."""
    config = paths.config()
    games = Games(GAMES)
    usual, actions = games.usual_keys(), games.actions

    def told(load: Callable[[Path], FileFault | None]) -> Callable[[Path], None]:
        """Turn a reader that returns its fault into one that raises it."""

        def reader(file: Path) -> None:
            fault = load(file)
            if fault is not None:
                raise fault

        return reader

    read_settings = told(lambda file: settings.load(config, file)[1])
    read_keys = told(lambda file: key_config.load(usual, actions, file)[1])
    readers: list[tuple[str, Path, Callable[[Path], object], bool]] = [
        ("settings", home / "settings.yaml", read_settings, True),
        ("keys", home / "keys.yaml", read_keys, True),
        ("lessons", home / LESSONS, lambda file: read(file, LessonsDone), True),
        ("bots", own_file(), lambda file: share_files(GAMES).read_further(file), False),
    ]
    for kind, file, reader, by_lines in readers:
        if file.exists():
            yield checked_settings(kind, file, reader, by_lines)
