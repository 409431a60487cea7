"""Checks every saved file: games, studies, ratings, puzzles, names, settings, keys, bots. Changes none of them."""

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from torres3d.app.screens.lesson.progress_file import FILE as LESSONS
from torres3d.app.screens.lesson.progress_file import LessonsDone
from torres3d.app.window import key_config, settings
from torres3d.base import paths
from torres3d.base.faults import Fault, FileFault
from torres3d.base.read_document import read
from torres3d.bots.bot_files import own_file
from torres3d.bots.registry import level_ids
from torres3d.bots.strength import strength_file
from torres3d.cli.doctor.record_check import Ends, checked_names, checked_puzzles, checked_ratings
from torres3d.cli.doctor.salvage import good_game, good_settings, good_study
from torres3d.engine.kit import PlayerEntry, Progress
from torres3d.engine.library.shelf import BESIDE, DELETED, games_folder
from torres3d.engine.log_errors import LogFault
from torres3d.engine.log_replay import replay_file
from torres3d.games.registered import KITS, kit_of
from torres3d.games.torres.app.menus import remembered_setup
from torres3d.games.torres.app.play.key_actions import ACTIONS
from torres3d.games.torres.bots.levels.levels import MoreBots, read_bots
from torres3d.games.torres.kit.editions import editions
from torres3d.games.torres.puzzles import puzzle_record
from torres3d.games.torres.studies import study_folder
from torres3d.games.torres.studies.study_file import SUFFIX, read_study
from torres3d.games.turm_bauer.app.menus.setup_screen import FILE, read_draft


class CheckedFile(msgspec.Struct, frozen=True):
    """A file that was checked: its ``kind``, where it lies, what it ``holds`` in words. Each of its ``faults`` says
    where, what and what to do. ``good`` are the good bytes of a damaged one, None where nothing can be saved of it."""

    kind: str
    file: Path
    holds: str
    faults: tuple[str, ...] = ()
    good: bytes | None = None


def checked_files() -> Iterator[CheckedFile]:
    """Every saved file of this person, one after another. A file that is not there is left out; never raises."""
    home = paths.user_config()
    games = _games_folder(home)
    ends: dict[str, tuple[tuple[PlayerEntry, ...], Progress]] = {}
    suffixes = tuple(kit.suffix for kit in KITS)
    for folder in (games, games / DELETED):
        for file in _files(folder, suffixes):
            yield _game(file, ends)
    studies = games / study_folder.FOLDER
    for folder in (studies, studies / study_folder.DELETED):
        for file in _files(folder, (SUFFIX,)):
            yield _study(file)
    yield from _rated(home, ends)
    for file in _files(home, (), puzzle_record.FILE):
        holds, faults, good = checked_puzzles(file)
        yield CheckedFile("puzzles", file, holds, faults, good)
    names = games / BESIDE / "names.json"
    if names.exists():
        yield CheckedFile("names of games", names, *checked_names(names))
    yield from _settings(home)


def _games_folder(home: Path) -> Path:
    """Where the games lie; where the settings cannot be read, the usual place."""
    try:
        return games_folder(settings.load(paths.config(), home / "settings.yaml")[0].games_folder)
    except Fault:
        return games_folder()


def _files(folder: Path, suffixes: tuple[str, ...], begins: str = "") -> list[Path]:
    """The files of a folder with one of these endings, or whose names begin so: also those that were set aside."""
    try:
        found = sorted(folder.iterdir())
    except OSError:
        return []
    return [file for file in found if file.suffix in suffixes or (begins and file.name.startswith(begins))]


def _game(file: Path, ends: dict[str, tuple[tuple[PlayerEntry, ...], Progress]]) -> CheckedFile:
    """A log, played through; the end of a game that is over is kept for its rating."""
    kit = kit_of(file)
    try:
        log, history, fault = replay_file(kit, file)
    except LogFault as unreadable:
        return CheckedFile("games", file, "", (str(unreadable),))
    progress = kit.progress(history.state, history.n)
    if progress.over and fault is None:
        ends[log.header.game] = tuple(log.header.setup.players), progress
    torn = "; its torn last line is left out" if log.torn is not None else ""
    holds = f"{history.n} commands{', over' if progress.over else ''}{torn}"
    return CheckedFile("games", file, holds, *(((str(fault),), good_game(log, history.n)) if fault is not None else ()))


def _study(file: Path) -> CheckedFile:
    try:
        study = read_study(file).study
    except Fault as fault:
        return CheckedFile("studies", file, "", (str(fault),), good_study(file))
    return CheckedFile("studies", file, f"{len(study.moves)} commands")


def _rated(home: Path, ends: Ends) -> Iterator[CheckedFile]:
    """The ratings, and files of them that were set aside; those that count have to be what the games say."""
    for file in _files(home, (), strength_file.FILE):
        used = file.name == strength_file.FILE
        holds, faults, good = checked_ratings(file, ends if used else {})
        yield CheckedFile("ratings", file, holds if used else f"set aside; {holds}", faults, good)


def _settings(home: Path) -> Iterator[CheckedFile]:
    """The files of settings; each is read as the program reads it."""
    config = paths.config()
    usual = key_config.read(config / "keys.yaml", ACTIONS)

    def told(load: Callable[[Path], FileFault | None]) -> Callable[[Path], None]:
        """A reader that tells its fault, as one that raises it."""

        def reader(file: Path) -> None:
            fault = load(file)
            if fault is not None:
                raise fault

        return reader

    read_settings = told(lambda file: settings.load(config, file)[1])
    read_keys = told(lambda file: key_config.load(usual, ACTIONS, file)[1])
    readers: list[tuple[str, Path, Callable[[Path], object], bool]] = [
        ("settings", home / "settings.yaml", read_settings, True),
        ("keys", home / "keys.yaml", read_keys, True),
        ("set-up", home / remembered_setup.FILE, _setup, False),
        ("set-up", home / FILE, lambda file: read_draft(file, level_ids("turm")), False),
        ("lessons", home / LESSONS, lambda file: read(file, LessonsDone), True),
        ("bots", own_file(), lambda file: read_bots(file, (), MoreBots), False),
    ]
    for kind, file, reader, by_lines in readers:
        if not file.exists():
            continue
        try:
            reader(file)
        except Fault as fault:
            yield CheckedFile(kind, file, "", (str(fault),), good_settings(file, reader) if by_lines else None)
        else:
            yield CheckedFile(kind, file, "can be read")


def _setup(file: Path) -> object:
    return remembered_setup.read(file, editions(), level_ids())
