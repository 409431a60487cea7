"""Files opened from elsewhere, as by a double click: games, and the other files of games; file kinds by suffix."""

from pathlib import Path

from torres3d.app.menus.app_declaration import AppGame, Games, OpensFiles
from torres3d.app.session.fault_dialogs import OPENING, FaultDialogs
from torres3d.app.window.services import Services
from torres3d.base.faults import Fault, FileFault
from torres3d.base.read_document import read_bytes
from torres3d.engine.log_errors import LogFault
from torres3d.engine.log_reader import MAX_LOG_BYTES
from torres3d.engine.log_replay import load_log
from torres3d.engine.saved_games_folder import SavedGame


def endings(games: Games) -> tuple[str, ...]:
    """The suffixes of all files that the program opens."""
    others = dict.fromkeys(kind.suffix for game in games for kind in game.other_files)
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


OTHER = "fault-file-title"


class OpenedFiles:
    """Opener of files by kind.

    A file outside the shelf is never written to: an unfinished game continues in a copy on the shelf.
    """

    def __init__(self, services: Services, faults: FaultDialogs, games: Games, opening: OpensFiles) -> None:
        self._services = services
        self._faults = faults
        self._games = games
        self._opening = opening

    def open(self, file: Path) -> None:
        """Open a file over the current screen, or show its fault."""
        file = file.absolute()
        try:
            game = own_game(self._games, file)
        except Fault as fault:
            self._faults.tell(fault, OTHER)
            return
        if game is not None:
            self._opening.of_game(game).open_file(file)
        else:
            self._open_game(file)

    def _open_game(self, file: Path) -> None:
        """Replay a finished game in its place; continue an unfinished one on the shelf."""
        shelf = self._services.shelf
        kit = shelf.kit_of(file)
        try:
            log, history = load_log(kit, file)
        except LogFault as fault:
            self._faults.tell_log(fault, file, self._opening.open_game)
            return
        if kit.progress(history.state, history.n).over:
            self._opening.open_replay(file)
        elif file.resolve().parent == shelf.folder.resolve():
            self._opening.open_game(file)
        elif (known := self._played_on(log.header.id, log.lines)) is not None:
            self._go_on(known)
        else:
            self._take_in(file)

    def _played_on(self, game: str, lines: bytes) -> SavedGame | None:
        """The game of the shelf that began with these lines: the same file was opened before."""
        for saved in self._services.shelf.games():
            if saved.facts is None or saved.faulty or saved.facts.game != game:
                continue
            try:
                if read_bytes(saved.file, MAX_LOG_BYTES).startswith(lines):
                    return saved
            except FileFault:
                continue  # gone since
        return None

    def _go_on(self, saved: SavedGame) -> None:
        """Continue the copy, so that nothing played since the first opening is lost from sight."""
        if saved.progress is not None and saved.progress.over:
            self._opening.open_replay(saved.file)
            return
        self._opening.open_game(saved.file)
        self._services.toast(self._services.say("games-further"))

    def _take_in(self, file: Path) -> None:
        try:
            taken = self._services.shelf.import_file(file)
        except Fault as fault:
            self._faults.tell(fault, OPENING)
            return
        self._opening.open_game(taken)
        self._services.toast(self._services.say("games-arrived"))
