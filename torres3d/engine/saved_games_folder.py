"""Shelf of saved games: a folder of logs with what is known of each, the one played last first."""

import os
import re
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import platformdirs

from torres3d.base.atomic_write import remove_leftovers
from torres3d.base.faults import FileFault, Phrase, system_reason
from torres3d.base.read_document import read_bytes
from torres3d.engine.given_game_names import GameNames, normalise_name
from torres3d.engine.history import History
from torres3d.engine.kit import EventT, GameSetup, Kit, Progress, StateT
from torres3d.engine.log_entries import timestamp
from torres3d.engine.log_errors import LogFault, WriteFault
from torres3d.engine.log_lock import lock_log
from torres3d.engine.log_reader import MAX_LOG_BYTES, parse_log, read_content
from torres3d.engine.log_replay import replay_file, replay_log
from torres3d.engine.log_writer import log_bytes, write_new
from torres3d.engine.logged_game import Game
from torres3d.engine.saved_game_index import GameFacts, Index, IndexEntry
from torres3d.engine.saved_game_trash import DeletedGame, Trash, numbered_names

FOLDER_VARIABLE = "TORRES3D_GAMES"
"""Environment variable for another folder of games."""
SHELF_FOLDER = ".shelf"
"""Folder within that of the games for what is derived from them: index, names, pictures."""
PICTURES_FOLDER = "pictures"
"""Folder of pictures within that one."""
TRASH_FOLDER = "deleted"
"""Folder of deleted games within that of the games."""
UNNAMED = re.compile(r"\d{4}-\d\d-\d\d-\d{6}(-|$)")
"""Beginning of the file names of unnamed games."""

T = TypeVar("T")
AnyKit = Kit[Any, Any]


class SavedGame(msgspec.Struct, frozen=True):
    """A file on the shelf and what is known of its game.

    ``log`` is the file's name, ``name`` the name that a person gave the game, or empty. ``facts`` is None where the
    header is unreadable, and while the file has not been read (``read`` is False). ``size`` (bytes) and ``time``
    (nanoseconds) are the file's.
    """

    folder: Path
    log: str
    kit: AnyKit
    size: int
    time: int
    look: int
    name: str
    facts: GameFacts | None
    read: bool = True

    @property
    def file(self) -> Path:
        """The path of the log; built on demand, since there are thousands."""
        return self.folder / self.log

    @property
    def faulty(self) -> bool:
        return self.read and (self.facts is None or self.facts.faulty)

    @property
    def progress(self) -> Progress | None:
        """The progress of the game, as far as the log can be read."""
        return self.facts.progress if self.facts is not None else None

    @property
    def last(self) -> str:
        """The time of the last command (UTC, as in the log); the file's time where the log has none."""
        if self.facts is not None:
            return self.facts.last
        return datetime.fromtimestamp(self.time // 10**9, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")

    @property
    def setup(self) -> Any:
        """The set-up, of the kit's type; None where the header cannot be read."""
        return None if self.facts is None else msgspec.json.decode(self.facts.setup, type=self.kit.setup_type)


def games_folder(chosen: str = "") -> Path:
    """The folder of this person's games: that of `FOLDER_VARIABLE`, the ``chosen`` one, or the default."""
    named = os.environ.get(FOLDER_VARIABLE) or chosen
    return Path(named) if named else Path(platformdirs.user_data_dir("torres3d", appauthor=False)) / "games"


class Shelf:
    """The saved games of a folder, of all games in ``kits``.

    An index keeps what was read of a log until the file changes. Games are in the order of play: a game that is new or
    has changed since the last look at the folder comes before all others, whatever the clock says; games of one look
    are ordered by their last commands.
    """

    def __init__(self, kits: Sequence[AnyKit], folder: Path | None = None) -> None:
        self.kits = {kit.suffix: kit for kit in kits}
        self.move_to(folder or games_folder())

    def move_to(self, folder: Path) -> None:
        """Switch to another folder; the games stay where they are."""
        self.folder = folder
        self.trouble: Phrase | None = None
        """The reason why the folder cannot be read, if it cannot."""
        self.trash = Trash(self.folder, self.folder / TRASH_FOLDER, self.kits)
        self._titles = GameNames(self.folder / SHELF_FOLDER / "names.json")
        self._index: Index | None = None
        self._found: dict[str, tuple[int, int]] = {}
        self._looks: dict[str, int] = {}
        self._unread: dict[str, None] = {}

    # what there is

    def games(self) -> list[SavedGame]:
        """All games, the one played last first; a missing folder has none."""
        self.refresh()
        return self.listed()

    def refresh(self, most: int | None = None) -> int:
        """Read new and changed files of the folder, the newest first, up to a limit; returns how many are left."""
        index = self._opened()
        self._found = self._listed()
        # What was deleted may come back, and then stands where it stood.
        kept = self._found.keys() | {name for deleted in self.trash.all() for name in _names(deleted)}
        for name in [name for name in index.entries if name not in kept]:
            index.forget(name)
        unread = [name for name in self._found if self._noted(name) is None]
        fresh = [name for name in unread if name not in self._looks]
        latest = max((noted.look for noted in index.entries.values()), default=0)
        look = max([latest, *self._looks.values()]) + 1 if index.whole else 0
        self._looks = {name: self._looks.get(name, look) for name in unread} | dict.fromkeys(fresh, look)
        index.whole = True
        self._unread = dict.fromkeys(sorted(unread, key=lambda name: self._found[name][1], reverse=True))
        for file in self.unread()[:most]:
            self.add_facts(file.name, game_facts(self.kit_of(file), file))
        index.save()
        return len(self._unread)

    def listed(self) -> list[SavedGame]:
        """The games of the last `refresh`, including those still to be read."""
        titles = self._titles.all()
        games = [self._saved(name, titles) for name in self._found]
        return sorted(games, key=lambda game: (game.look, game.last, game.time, game.log), reverse=True)

    def unread(self) -> list[Path]:
        """The files of the last `refresh` that are still to be read, the newest first."""
        return [self.folder / name for name in self._unread]

    @property
    def unread_count(self) -> int:
        """The number of files of the last `refresh` still to be read."""
        return len(self._unread)

    def add_facts(self, name: str, facts: GameFacts | None) -> None:
        """Add what `game_facts` found in a file of the folder; `save` keeps it on the disk."""
        if name in self._found:
            self._unread.pop(name, None)
            self._opened().add(name, IndexEntry(*self._found[name], self._looks.pop(name, 0), facts))

    def in_trash(self, game: DeletedGame) -> SavedGame:
        """A game in the trash; its log is read only if the index does not know it."""
        index, kit = self._opened(), self.kit_of(game.file)
        try:
            about = game.file.stat()
            now = about.st_size, about.st_mtime_ns
        except OSError:
            now = 0, 0  # restored or erased since
        known = (index.entries.get(name) for name in _names(game))
        noted = next((each for each in known if each is not None and (each.size, each.time) == now), None)
        if noted is None:
            noted = IndexEntry(*now, 0, game_facts(kit, game.file))
            index.add(game.file.name, noted)
        when, name = int(game.when.timestamp()) * 10**9, self.title(game.was)
        return SavedGame(game.file.parent, game.file.name, kit, 0, when, 0, name, noted.facts)

    def save(self) -> None:
        self._opened().save()

    def unfinished(self, most: int | None = None) -> SavedGame | None:
        """The last played game to continue after a crash or at the next start; ``most`` as for `refresh`."""
        self.refresh(most)
        for game in self.listed():
            if game.progress is not None and not game.faulty and not game.progress.over:
                return game
        return None

    def fault(self, file: Path) -> LogFault | None:
        try:
            return replay_file(self.kit_of(file), file)[2]
        except LogFault as fault:
            return fault

    def kit_of(self, file: Path) -> AnyKit:
        """The kit of a log, by its suffix."""
        return self.kits.get(file.suffix.lower()) or next(iter(self.kits.values()))

    def picture(self, game: SavedGame, look: str = "") -> Path:
        """The file for the picture of a game now, which may not exist. ``look`` distinguishes styles of one moment."""
        return self._pictures / f"{_picture_stem(game)}-{game.size:x}-{game.time:x}{look}.jpg"

    def earlier_picture(self, game: SavedGame, look: str = "") -> Path | None:
        """A picture of an earlier moment of a game that was played on, in the same style; None if there is none."""
        named = re.compile(re.escape(_picture_stem(game)) + r"-[0-9a-f]+-[0-9a-f]+" + re.escape(look) + r"\.jpg")
        try:
            return next((file for file in self._pictures.iterdir() if named.fullmatch(file.name)), None)
        except OSError:
            return None

    @property
    def _pictures(self) -> Path:
        return self.folder / SHELF_FOLDER / PICTURES_FOLDER

    def sweep(self) -> None:
        """Remove part files that killed programs left in the folder."""
        remove_leftovers(self.folder, self.folder / SHELF_FOLDER, self._pictures)

    # what is done with them

    def new(
        self, kit: Kit[StateT, EventT], setup: GameSetup, seed: int | None = None, drawn: object | None = None
    ) -> Game[StateT, EventT]:
        """Begin a game with its log on the shelf; raises the kit's `Fault`, or `WriteFault`."""
        return self._first_free(lambda file: Game.create(kit, setup, file, seed, drawn), _stem(setup), kit.suffix)

    def import_file(self, file: Path) -> Path:
        """Copy a log from elsewhere onto the shelf and return the copy; `LogFault` when it has a fault.

        A game already on the shelf, with the same lines, is not copied again. The name of a named file becomes the
        game's name.
        """
        return self.import_log(self.kit_of(file), file, read_content(file, file.suffix))

    def import_log(self, kit: AnyKit, file: Path, data: bytes) -> Path:
        """Import a log's lines from elsewhere, see `import_file`; ``file`` names them in faults."""
        _, _, fault = replay_log(kit, parse_log(kit, file, data))
        if fault is not None:
            raise fault
        return self._take_in(data, file.stem, kit.suffix)

    def import_game(self, history: History[Any, Any]) -> Path:
        """Write a game that has no log onto the shelf, its commands at the current time. Raises `WriteFault`."""
        return self._take_in(log_bytes(history, timestamp()), _stem(history.header.setup), history.kit.suffix)

    def export_copy(self, file: Path, copy: Path) -> None:
        """Copy a game of the shelf to a new file elsewhere; never overwrites a file."""
        write_new(copy, read_content(file, file.suffix))

    def title(self, file: Path) -> str:
        """The name that a person gave a game that is or was on the shelf; empty if none."""
        return self._titles.all().get(file.name, "")

    def rename(self, file: Path, name: str) -> None:
        """Name a game; an empty text removes the name. Raises `WriteFault`."""
        self._titles.set_name(file.name, name)

    def remove(self, file: Path) -> DeletedGame | None:
        """Move a game to the `trash`; None where it is gone. `LogFault` where another program plays it."""
        held = lock_log(file) if file.is_file() else None
        try:
            return self.trash.put(file)
        finally:
            if held is not None:
                held.release()

    # from here on private

    def _opened(self) -> Index:
        if self._index is None:
            self._index = Index(self.folder / SHELF_FOLDER / "index.json")
        return self._index

    def _listed(self) -> dict[str, tuple[int, int]]:
        """Size and time of each log in the folder, by name."""
        found = {}
        self.trouble = None
        try:
            with os.scandir(self.folder) as inside:
                for entry in inside:
                    if _suffix(entry.name) not in self.kits:
                        continue
                    try:
                        about = entry.stat()
                    except OSError:
                        continue  # deleted since, or a link that leads nowhere
                    found[entry.name] = about.st_size, about.st_mtime_ns
        except FileNotFoundError:
            pass
        except OSError as error:
            self.trouble = system_reason(error)
        return found

    def _noted(self, name: str) -> IndexEntry | None:
        """The index entry of a file; None where the file has changed since."""
        noted = self._opened().entries.get(name)
        return noted if noted is not None and (noted.size, noted.time) == self._found[name] else None

    def _saved(self, name: str, titles: dict[str, str]) -> SavedGame:
        noted, (size, time) = self._noted(name), self._found[name]
        look = noted.look if noted is not None else self._looks.get(name, 0)
        facts = noted.facts if noted is not None else None
        kit = self.kits[_suffix(name)]
        return SavedGame(self.folder, name, kit, size, time, look, titles.get(name, ""), facts, noted is not None)

    def _take_in(self, data: bytes, stem: str, suffix: str) -> Path:
        for name, (size, _) in self._listed().items():
            known = self.folder / name
            if size == len(data) and _same(known, data):
                return known

        def write(copy: Path) -> Path:
            write_new(copy, data)
            return copy

        file = self._first_free(write, _safe(stem), suffix)
        if not UNNAMED.match(stem) and normalise_name(stem):
            self.rename(file, stem)
        return file

    def _first_free(self, write: Callable[[Path], T], stem: str, suffix: str) -> T:
        places = numbered_names(self.folder / f"{stem}{suffix}")
        while True:
            try:
                return write(next(places))
            except WriteFault as fault:
                if fault.reason != "exists":
                    raise


def game_facts(kit: AnyKit, file: Path) -> GameFacts | None:
    """The facts in a log; None where even the header is faulty."""
    try:
        log, history, fault = replay_file(kit, file)
    except LogFault:
        return None
    header = log.header
    return GameFacts(
        game=header.id,
        created=header.created,
        last=log.entries[-1].at if log.entries else header.created,
        names=tuple(player.name for player in header.setup.players),
        setup=msgspec.Raw(msgspec.json.encode(header.setup)),
        progress=kit.progress(history.state, history.n),
        faulty=fault is not None,
    )


def encode_facts(kits: Iterable[AnyKit], files: Sequence[str]) -> bytes:
    """`game_facts` of many files as JSON, for a process of its own."""
    known = list(kits)
    by_suffix = {kit.suffix: kit for kit in known}
    return msgspec.json.encode([game_facts(by_suffix.get(Path(file).suffix, known[0]), Path(file)) for file in files])


def decode_facts(found: bytes) -> list[GameFacts | None]:
    """The facts that `encode_facts` wrote."""
    return msgspec.json.decode(found, type=list[GameFacts | None])


def _names(deleted: DeletedGame) -> tuple[str, str]:
    """Possible names of a deleted game in the index: its name, its old path, and its present one."""
    return deleted.was.name, deleted.file.name


def _suffix(name: str) -> str:
    return os.path.splitext(name)[1]  # noqa: PTH122  # thousands of paths take their time


def _same(file: Path, data: bytes) -> bool:
    try:
        return read_bytes(file, MAX_LOG_BYTES) == data
    except FileFault:
        return False


def _safe(stem: str) -> str:
    plain = "".join(c if c.isalnum() or c in " -_.,()" else "-" for c in stem).strip(" .")[:80].strip(" .")
    return plain or timestamp().replace(":", "").replace("T", "-").rstrip("Z")


def _picture_stem(game: SavedGame) -> str:
    """The beginning of the names of a game's pictures."""
    return re.sub(r"[^\w-]", "_", game.file.name, flags=re.ASCII)[:80]


def _stem(setup: GameSetup) -> str:
    """A file name from the time and the players' names, safe on every system."""
    names = ["".join(c for c in player.name if c.isalnum())[:12] for player in setup.players]
    time = timestamp().replace(":", "").replace("T", "-").rstrip("Z")
    return "-".join([time, *filter(None, names)])
