"""Import and export of games: by a file, as text by the clipboard, or as a picture; errors in notation."""

from collections.abc import Callable, Iterable
from io import BytesIO
from pathlib import Path
from threading import Thread
from typing import Any

from torres3d.app.menus.app_declaration import Games, OpensFiles
from torres3d.app.menus.library.file_chooser_screen import FileChoice, path_of, usual_folder
from torres3d.app.session.fault_dialogs import FaultDialogs
from torres3d.app.window.services import Services
from torres3d.base import clipboard, paths
from torres3d.base.atomic_write import create_file
from torres3d.base.faults import Fault, FileFault, system_reason
from torres3d.base.lazy import Lazy
from torres3d.base.notation_reader import NotationFault
from torres3d.base.read_document import read_bytes
from torres3d.base.worker_processes import CallFailure, ChildProcess
from torres3d.engine.game_notation import plain_text
from torres3d.engine.history import History
from torres3d.engine.kit import Kit
from torres3d.engine.log_errors import LogFault, WriteFault
from torres3d.engine.log_replay import load_log
from torres3d.engine.log_writer import write_new
from torres3d.engine.saved_games_folder import SavedGame
from torres3d.hud.models.library_models import ExportForm
from torres3d.i18n.notation_messages import notation_lines
from torres3d.scene.scene_declaration import GameScene

PICTURE = (1920, 1080)
"""Pixels of an exported picture."""


def kit_of_lines(kits: Iterable[Kit[Any, Any]], lines: bytes) -> Kit[Any, Any]:
    """The kit for the lines of a log, by the format in the first one; otherwise the first kit."""
    known, first = list(kits), lines.split(b"\n", 1)[0]
    return next((kit for kit in known if f'"{kit.format}"'.encode() in first), known[0])


def draw_picture(
    kit: Lazy[Kit[Any, Any]],
    scene: Lazy[GameScene[Any]],
    log: str,
    file: str,
    colours: str = "standard",
    plain: bool = False,
) -> str:
    """Draw the picture of a game, with the colours of a palette and perhaps plain stone, and give its file.

    For a process of its own.
    """
    from torres3d.app.session.palettes import table_palette

    _, history = load_log(kit(), Path(log))
    palette = table_palette(paths.config() / "palettes.yaml", colours)
    image = scene().picture(history.state, history.header.setup, palette, PICTURE, plain_stone=plain)
    data = BytesIO()
    image.save(data, "PNG")
    create_file(Path(file), data.getvalue())
    return file


A_LOG = "{"
"""Beginning of a log's lines."""
LARGEST_TEXT = 4 * 1024 * 1024
PICTURE_SECONDS = 60.0
"""Seconds that a picture may take."""


class Sharing:
    """Import and export. ``arrived`` is called with the file of a game that was added to the shelf."""

    def __init__(
        self,
        services: Services,
        faults: FaultDialogs,
        games: Games,
        opening: OpensFiles,
        arrived: Callable[[Path], None],
    ) -> None:
        self._services = services
        self._games = games
        self._faults = faults
        self._opening = opening
        self._arrived = arrived
        self._folder: Path | None = None
        self.drawing: ChildProcess[str] = ChildProcess("torres3d-picture", keep=False)

    # in

    def ask_file(self) -> None:
        """Let the user choose a file, and import it."""
        screens = self._services.screens

        def taken(file: Path, _form: ExportForm) -> None:
            self._folder = file.parent
            screens.pop()
            self.import_file(file)

        self._choose(taken, None)

    def import_file(self, file: Path) -> None:
        """Import a game from a file: a log, or a text of one."""
        shelf = self._services.shelf
        if file.suffix.lower() not in shelf.kits:
            try:
                text = read_bytes(file, LARGEST_TEXT).decode("utf-8", "replace")
            except FileFault as fault:
                self._faults.tell(fault, "fault-import-title")
                return
            self.take_text(text, file)
            return
        try:
            taken = shelf.import_file(file)
        except LogFault as fault:
            self._faults.tell_log(fault, file, self._opening.open_game)
        except Fault as fault:
            self._faults.tell(fault, "fault-import-title")
        else:
            self._tell_arrived(taken)

    def paste(self) -> None:
        """Import from the clipboard: a game, a position, or the path of a file."""
        text = clipboard.read_text()
        if not text.strip():
            self._services.refuse(self._services.say("paste-nothing"))
            return
        file = path_of(text)
        if file is not None:
            self.import_file(file)
        else:
            self.take_text(text, Path(self._services.say("paste-place")))

    def take_text(self, text: str, place: Path) -> None:
        """Import a text; ``place`` is its source."""
        shelf = self._services.shelf
        try:
            if plain_text(text).lstrip().startswith(A_LOG):
                lines = plain_text(text).lstrip().encode("utf-8", "replace")
                taken = shelf.import_log(kit_of_lines(shelf.kits.values(), lines), place, lines)
            else:
                game = self._games.reading(plain_text(text))
                found = game.app().read_text(plain_text(text))
                if not isinstance(found, History):
                    self._opening.of_game(game).show(found)
                    return
                taken = shelf.import_game(found)
        except NotationFault as fault:
            words = [game.words for game in self._games]
            self._faults.say_lines(notation_lines(fault, place, words, self._services.say), "fault-paste-title")
        except Fault as fault:
            self._faults.tell(fault, "fault-paste-title")
        else:
            self._tell_arrived(taken)

    def _tell_arrived(self, file: Path) -> None:
        self._arrived(file)
        self._services.toast(self._services.say("games-arrived"))

    # out

    def export_copy(self, game: SavedGame, title: str, as_text: bool) -> None:
        """Copy a game to the clipboard as text, or let the user choose a place to save it."""
        if as_text:
            self._copy(game.file)
            return
        screens = self._services.screens

        def taken(file: Path, form: ExportForm) -> None:
            self._folder = file.parent
            if self._save(game.file, file, form):
                screens.pop()

        self._choose(taken, title, game.kit.suffix)

    def _copy(self, file: Path) -> None:
        services = self._services
        try:
            text = self._text_of(file)
        except LogFault as fault:
            self._faults.tell_log(fault, file, self._opening.open_game)
            return
        services.copy(text, "games-copied", "games-not-copied")

    def _save(self, log: Path, file: Path, form: ExportForm) -> bool:
        """Save a game in a form; False where the user is asked for another name."""
        services = self._services
        try:
            if form == "log":
                services.shelf.export_copy(log, file)
            elif form == "text":
                write_new(file, self._text_of(log).encode())
            else:
                return self._draw(log, file)
        except Fault as fault:
            self._faults.tell(fault, "fault-copy-title")
            return False
        services.toast(services.say("copy-saved", file=str(file)))
        return True

    def _text_of(self, log: Path) -> str:
        game = self._games.of_suffix(log.suffix)
        return game.app().text_of(load_log(game.kit(), log)[1])

    def _draw(self, log: Path, file: Path) -> bool:
        if file.exists():
            raise WriteFault("exists", file)
        try:
            # Whether anything can be written there is said before the picture is drawn, which takes a while.
            with file.open("xb"):
                pass
            file.unlink()
        except OSError as error:
            raise WriteFault("not_written", file, why=system_reason(error)) from error
        settings = self._services.settings
        game, look = self._games.of_suffix(log.suffix), (settings.palette, settings.plain_stone)
        self.drawing.submit(draw_picture, game.kit, game.scene, str(log), str(file), *look)
        self._services.toast(self._services.say("picture-drawing"))
        return True

    def _choose(self, taken: Callable[[Path, ExportForm], None], name: str | None, suffix: str = "") -> None:
        services = self._services
        folder = self._folder if self._folder is not None and self._folder.is_dir() else usual_folder(services.say)
        suffixes = tuple(sorted(services.shelf.kits, key=lambda each: each != suffix))
        choice = FileChoice(lambda: services.say, suffixes, folder, taken, services.refuse, services.screens.pop, name)
        services.screens.push(choice.screen())

    def step(self) -> None:
        """Report a finished picture."""
        answer = self.drawing.poll()
        if answer is None:
            return
        services = self._services
        if isinstance(answer, CallFailure):
            services.refuse(services.say("picture-not-drawn"))
        else:
            services.toast(services.say("copy-saved", file=answer))

    def leave(self) -> None:
        """Let a picture in progress finish without a message."""
        if self.drawing.busy:
            drawing, self.drawing = self.drawing, ChildProcess("torres3d-picture", keep=False)
            Thread(target=_finish, args=(drawing,), daemon=True).start()


def _finish(drawing: ChildProcess[str]) -> None:
    drawing.wait(PICTURE_SECONDS)
    drawing.close()
