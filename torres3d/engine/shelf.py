"""The shelf of saved games: a folder of logs, the newest first, and what each of them is."""

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import platformdirs

from torres3d.base.english import why_not
from torres3d.engine.entries import Header, timestamp
from torres3d.engine.errors import LogFault, WriteFault
from torres3d.engine.game import Game
from torres3d.engine.kit import AnySetup, ChanceT, CommandT, EventT, Kit, Progress, SetupT, StateT
from torres3d.engine.loading import play_through
from torres3d.engine.log import content
from torres3d.engine.logfile import write_new

FOLDER_VARIABLE = "TORRES3D_GAMES"
"""An environment variable that names another folder for the games."""

T = TypeVar("T")
AnyKit = Kit[Any, Any, Any, Any, Any]


class SavedGame(msgspec.Struct, frozen=True):
    """A file on the shelf and the game it is of; ``changed`` is its time in seconds since 1970.

    A log with a fault shows how far it can be read; where even the header is faulty there is only the fault.
    """

    file: Path
    changed: float
    kit: AnyKit
    header: Header[Any, Any] | None
    progress: Progress | None
    fault: LogFault | None = None


def games_folder() -> Path:
    """Where the games of this person lie."""
    named = os.environ.get(FOLDER_VARIABLE)
    return Path(named) if named else Path(platformdirs.user_data_dir("torres3d", appauthor=False)) / "games"


class Shelf:
    """The saved games of a folder, of all the games there are (``kits``); nothing is kept but the logs themselves.

    What was read of a file is remembered until the file changes.
    """

    def __init__(self, kits: Sequence[AnyKit], folder: Path | None = None) -> None:
        self.kits = {kit.suffix: kit for kit in kits}
        self.folder = folder or games_folder()
        self._known: dict[tuple[Path, int, int], SavedGame] = {}

    def new(
        self,
        kit: Kit[SetupT, ChanceT, StateT, CommandT, EventT],
        setup: SetupT,
        seed: int | None = None,
        drawn: ChanceT | None = None,
    ) -> Game[SetupT, ChanceT, StateT, CommandT, EventT]:
        """Begin a game whose log stands on the shelf; raises the kit's `Fault`, or `WriteFault`."""
        return self._first_free(lambda file: Game.create(kit, setup, file, seed, drawn), _stem(setup), kit.suffix)

    def games(self) -> list[SavedGame]:
        """All games, the one changed last first; a folder that is not there has none."""
        found = []
        for file in (file for suffix in self.kits for file in self.folder.glob(f"*{suffix}")):
            try:
                about = file.stat()
            except OSError:
                continue  # deleted between the listing and the look
            key = (file, about.st_mtime_ns, about.st_size)
            if key not in self._known:
                self._known = {k: v for k, v in self._known.items() if k[0] != file}
                self._known[key] = self.look(file)
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
        seen = self.look(file)
        if seen.fault is not None:
            raise seen.fault
        for known in self.games():
            if known.file.stat().st_size == len(data) and content(known.file) == data:
                return known.file

        def write(copy: Path) -> Path:
            write_new(copy, data)
            return copy

        return self._first_free(write, file.stem, seen.kit.suffix)

    def give_out(self, file: Path, copy: Path) -> None:
        """Copy a game of the shelf to a new file elsewhere; never over one that is there."""
        write_new(copy, content(file))

    def remove(self, file: Path) -> None:
        """Delete a game of the shelf."""
        try:
            file.unlink(missing_ok=True)
        except OSError as error:
            raise WriteFault("not_written", file, why=why_not(error)) from error

    def look(self, file: Path) -> SavedGame:
        """What a log is and how far its game has come."""
        kit = self.kits.get(file.suffix) or next(iter(self.kits.values()))
        changed = file.stat().st_mtime if file.exists() else 0.0
        try:
            log, history, fault = play_through(kit, file)
        except LogFault as fault_in_header:
            return SavedGame(file, changed, kit, None, None, fault_in_header)
        return SavedGame(file, changed, kit, log.header, kit.progress(history.state, history.n), fault)

    def _first_free(self, write: Callable[[Path], T], stem: str, suffix: str) -> T:
        number = 1
        while True:
            name = stem if number == 1 else f"{stem}-{number}"
            try:
                return write(self.folder / f"{name}{suffix}")
            except WriteFault as fault:
                if fault.reason != "exists":
                    raise
            number += 1


def _stem(setup: AnySetup) -> str:
    """A file name from the time and the players' names, safe on every system."""
    names = ["".join(c for c in player.name if c.isalnum())[:12] for player in setup.players]
    time = timestamp().replace(":", "").replace("T", "-").rstrip("Z")
    return "-".join([time, *filter(None, names)])
