"""``torres3d doctor --files``: checks every saved file, and saves good parts of damaged ones as copies."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from torres3d.app.menus.app_declaration import Games
from torres3d.app.screens.lesson.chapter_list_and_progress_file import FILE as LESSONS
from torres3d.app.screens.lesson.chapter_list_and_progress_file import LessonsDone
from torres3d.app.window import key_bindings, settings
from torres3d.base import paths
from torres3d.base.anonymise import without_home
from torres3d.base.faults import Fault, FileFault, system_reason
from torres3d.base.read_document import read, read_bytes
from torres3d.bots.bot_files import own_file
from torres3d.bots.rated_games import MAX_BYTES, RatedGame, recounted
from torres3d.bots.registry import share_files
from torres3d.engine import given_game_names
from torres3d.engine.kit import PlayerEntry, Progress
from torres3d.engine.log_errors import LogFault
from torres3d.engine.log_replay import replay_file
from torres3d.engine.saved_game_trash import free_name
from torres3d.engine.saved_games_folder import SHELF_FOLDER, TRASH_FOLDER, games_folder
from torres3d.games.game import Game
from torres3d.games.registered import GAMES, game_of
from torres3d.terminal.error_exit import Stop, printable
from torres3d.terminal.saved_file_checks import CheckedFile, checked_records, checked_settings, files_of

Ends = Mapping[str, tuple[Sequence[PlayerEntry], Progress]]
"""The games that are over, by their ids: who played, and how it ended."""
Checked = tuple[str, tuple[str, ...], bytes | None]
"""Contents of a file, its faults, and its good bytes where it has faults."""


def checked_ratings(file: Path, game: Game, ends: Ends) -> Checked:
    """Check each line of a game's ratings, and each record against its game if that is saved (``ends``)."""
    lines, faults, good = checked_records(file, MAX_BYTES, game.bots().strength_file.usual_head, RatedGame)
    for number, record in lines:
        end = ends.get(record.game)
        if end is None:
            continue
        again = recounted(record, *end)
        if again != record:
            said = "nothing about that person" if again is None else f"place {again.place}, points {again.points}"
            faults.append(
                f"{file}, line {number}: the record of {record.name} says place {record.place}, points "
                f"{record.points}; the saved game {record.game} says {said}. What to do: forget that person's games "
                f"(torres3d strength NAME --game {game.id} --reset), or keep a copy of both files and report it."
            )
    return f"{len(lines)} rated games", tuple(faults), good() if faults else None


def checked_names(file: Path) -> Checked:
    """Check the names of games: a JSON object with a name in each line."""
    try:
        data = read_bytes(file, given_game_names.MAX_FILE_BYTES)
    except FileFault as fault:
        return "", (str(fault),), None
    try:
        found = msgspec.json.decode(data, type=dict[str, str])
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        kept: dict[str, str] = {}
        for line in data.split(b"\n"):
            kept.update(_pair(line))
        todo = "What to do: the games are intact without it. Name them again, or use what --salvage saves of it."
        good = msgspec.json.format(msgspec.json.encode(kept), indent=1) if kept else None
        return f"{len(kept)} names", (f"{file}: the names cannot be read ({error}). {todo}",), good
    return f"{len(found)} names", (), None


def _pair(line: bytes) -> dict[str, str]:
    try:
        return msgspec.json.decode(b"{" + line.strip().rstrip(b",") + b"}", type=dict[str, str])
    except (msgspec.DecodeError, UnicodeDecodeError):
        return {}


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
    for game in GAMES:
        name = game.bots().strength_file.name
        for file in files_of(home, (), name):
            used = file.name == name
            holds, faults, good = checked_ratings(file, game, ends if used else {})
            yield CheckedFile("ratings", file, holds if used else f"set aside; {holds}", faults, good)


def _settings(home: Path) -> Iterator[CheckedFile]:
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
    read_keys = told(lambda file: key_bindings.load(usual, actions, file)[1])
    readers: list[tuple[str, Path, Callable[[Path], object], bool]] = [
        ("settings", home / "settings.yaml", read_settings, True),
        ("keys", home / "keys.yaml", read_keys, True),
        ("lessons", home / LESSONS, lambda file: read(file, LessonsDone), True),
        ("bots", own_file(), lambda file: share_files(GAMES).read_further(file), False),
    ]
    for kind, file, reader, by_lines in readers:
        if file.exists():
            yield checked_settings(kind, file, reader, by_lines)


HOW = "To save what is intact: torres3d doctor --files --salvage FOLDER. The files themselves stay as they are."


def report_files(as_json: bool, salvage: Path | None) -> None:
    """Print a line for each kind of file, and what to do about each damaged one. With ``salvage`` write the good parts
    into that folder as new files. Raises `Stop` if a file is damaged."""
    found = list(checked_files())
    damaged = [each for each in found if each.faults]
    saved = {} if salvage is None else {each.file: place for each in damaged if (place := _saved(each, salvage))}
    if as_json:
        print(without_home(json.dumps({"files": [_told(each, saved) for each in found]}, indent=1)))
    else:
        _tell(found, saved, salvage is not None)
    if damaged:
        raise Stop(f"damaged: {len(damaged)} of {len(found)} files. {HOW if salvage is None else ''}".rstrip())


def _saved(each: CheckedFile, folder: Path) -> Path | None:
    """Write the good part of a damaged file as a new file; None if there is no good part."""
    if each.good is None:
        return None
    try:
        folder.mkdir(parents=True, exist_ok=True)
        place = free_name(folder / each.file.name)
        with place.open("xb") as out:
            out.write(each.good)
    except OSError as error:
        raise Stop(f"{folder}: nothing can be saved there ({system_reason(error)}). Name another folder.") from error
    return place


def _told(each: CheckedFile, saved: dict[Path, Path]) -> dict[str, object]:
    place = saved.get(each.file)
    return {
        "kind": each.kind, "file": str(each.file), "holds": each.holds, "faults": each.faults,
        "salvaged": None if place is None else str(place),
    }  # fmt: skip


def _tell(found: Sequence[CheckedFile], saved: dict[Path, Path], salvaging: bool) -> None:
    for kind in dict.fromkeys(each.kind for each in found):
        of_kind = [each for each in found if each.kind == kind]
        bad = [each for each in of_kind if each.faults]
        print(f"{kind}: {len(of_kind)} {'file' if len(of_kind) == 1 else 'files'}, {len(bad) or 'none'} damaged")
        for each in bad:
            for fault in each.faults:
                print(f"  ! {printable(fault)}")
            if each.file in saved:
                print(f"    saved: {printable(str(saved[each.file]))} ({each.holds or 'the good part'})")
            elif salvaging:
                print("    nothing of it can be saved")
    if not found:
        print("no saved files")
