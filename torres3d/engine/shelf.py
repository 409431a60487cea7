"""The shelf of saved games: a folder of logs, the newest first, and what each of them is."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec
import platformdirs

from torres3d.engine.entries import Chance, Header, timestamp
from torres3d.engine.errors import LogFault, WriteFault
from torres3d.engine.game import Game
from torres3d.engine.loading import play_through
from torres3d.engine.log import content
from torres3d.engine.logfile import write_new
from torres3d.kits.torres.setup import Setup

FOLDER_VARIABLE = "TORRES3D_GAMES"
"""An environment variable that names another folder for the games."""
SUFFIX = ".torres"

T = TypeVar("T")


class Progress(msgspec.Struct, frozen=True):
    """How far a game is: after line ``n``, in a phase and round; ``winners`` (seats) when it is over."""

    n: int
    phase: int
    round: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.winners)


class SavedGame(msgspec.Struct, frozen=True):
    """A file on the shelf; ``changed`` is its time in seconds since 1970.

    A log with a fault shows how far it can be read; where even the header is faulty there is only the fault.
    """

    file: Path
    changed: float
    header: Header | None
    progress: Progress | None
    fault: LogFault | None = None


def games_folder() -> Path:
    """Where the games of this person lie."""
    named = os.environ.get(FOLDER_VARIABLE)
    return Path(named) if named else Path(platformdirs.user_data_dir("torres3d", appauthor=False)) / "games"


class Shelf:
    """The saved games of a folder; nothing is kept but the logs themselves.

    What was read of a file is remembered until the file changes.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or games_folder()
        self._known: dict[tuple[Path, int, int], SavedGame] = {}

    def new(self, setup: Setup, seed: int | None = None, drawn: Chance | None = None) -> Game:
        """Begin a game whose log stands on the shelf; `SetupFault`, `WriteFault`."""
        return self._first_free(lambda file: Game.create(setup, file, seed, drawn), _stem(setup))

    def games(self) -> list[SavedGame]:
        """All games, the one changed last first; a folder that is not there has none."""
        found = []
        for file in self.folder.glob(f"*{SUFFIX}"):
            try:
                about = file.stat()
            except OSError:
                continue  # deleted between the listing and the look
            key = (file, about.st_mtime_ns, about.st_size)
            if key not in self._known:
                self._known = {k: v for k, v in self._known.items() if k[0] != file}
                self._known[key] = look(file)
            found.append(self._known[key])
        return sorted(found, key=lambda game: (game.changed, game.file.name), reverse=True)

    def unfinished(self) -> SavedGame | None:
        """The newest game that can be gone on with: what to offer after a crash or at the next start."""
        for game in self.games():
            if game.fault is None and game.progress is not None and not game.progress.over:
                return game
        return None

    def take_in(self, file: Path) -> Path:
        """Copy a log from elsewhere onto the shelf and return the copy; `LogFault` when it has a fault.

        A game that stands there already, with the same lines, is not copied again.
        """
        data = content(file)
        seen = look(file)
        if seen.fault is not None:
            raise seen.fault
        for known in self.games():
            if known.file.stat().st_size == len(data) and content(known.file) == data:
                return known.file

        def write(copy: Path) -> Path:
            write_new(copy, data)
            return copy

        return self._first_free(write, file.stem)

    def give_out(self, file: Path, copy: Path) -> None:
        """Copy a game of the shelf to a new file elsewhere; never over one that is there."""
        write_new(copy, content(file))

    def remove(self, file: Path) -> None:
        """Delete a game of the shelf."""
        try:
            file.unlink(missing_ok=True)
        except OSError as error:
            raise WriteFault("not_written", file, why=error.strerror or error) from error

    def _first_free(self, write: Callable[[Path], T], stem: str) -> T:
        number = 1
        while True:
            name = stem if number == 1 else f"{stem}-{number}"
            try:
                return write(self.folder / f"{name}{SUFFIX}")
            except WriteFault as fault:
                if fault.reason != "exists":
                    raise
            number += 1


def look(file: Path) -> SavedGame:
    """What a log is and how far its game has come."""
    changed = file.stat().st_mtime if file.exists() else 0.0
    try:
        log, history, fault = play_through(file)
    except LogFault as fault_in_header:
        return SavedGame(file, changed, None, None, fault_in_header)
    state = history.state
    progress = Progress(history.n, state.phase, state.round, state.scores, state.winners)
    return SavedGame(file, changed, log.header, progress, fault)


def _stem(setup: Setup) -> str:
    """A file name from the time and the players' names, safe on every system."""
    names = ["".join(c for c in player.name if c.isalnum())[:12] for player in setup.players]
    time = timestamp().replace(":", "").replace("T", "-").rstrip("Z")
    return "-".join([time, *filter(None, names)])
