"""Into studies of any game and out of them: their list, files, texts, and a moment of a replay."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

from msgspec.structs import replace

from torres3d.app.menus.base_menu_screen import PanelScreen
from torres3d.app.menus.library.file_chooser_screen import TEXTS, FileChoice, path_of, usual_folder
from torres3d.app.menus.menu_context import Share
from torres3d.app.menus.study.study_list import StudyList
from torres3d.app.screens.study.current_study import OpenStudy
from torres3d.app.screens.study.live_analysis import BaseLiveAnalysis
from torres3d.app.screens.study.study_screen import BaseStudyScreen
from torres3d.app.session.fault_dialogs import FaultDialogs
from torres3d.app.sharing.study_content import study_content
from torres3d.app.window.base_screen import Screen
from torres3d.app.window.services import BaseGameServices
from torres3d.base import clipboard
from torres3d.base.notation_reader import NotationFault
from torres3d.base.read_document import read_bytes
from torres3d.engine.game_notation import plain_text
from torres3d.engine.given_game_names import normalise_name
from torres3d.engine.log_errors import WriteFault
from torres3d.engine.studies import study_file
from torres3d.engine.studies.study import PlayedStudy
from torres3d.engine.studies.study_notation import AnyNotation
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.intents import MenuChoice
from torres3d.hud.models.library_models import ExportForm
from torres3d.hud.models.study_models import StudiesDo, StudyMarked, StudyNamed
from torres3d.i18n.fault_messages import fault_message
from torres3d.i18n.notation_messages import notation_lines
from torres3d.i18n.texts import Translate

FAULT_TITLE = "study-fault-title"


class BaseStudyScreens(ABC):
    """Opens studies of a game; ``menu`` is the way out of the list, ``share`` writes a page.

    ``folder_type`` and ``notation`` are the game's, ``improving`` is its analysis.
    """

    folder_type: ClassVar[type[study_file.StudyFolder]]
    notation: ClassVar[AnyNotation]

    def __init__(
        self,
        parts: BaseGameServices[Any],
        faults: FaultDialogs,
        menu: Callable[[], None],
        share: Share | None,
        improving: BaseLiveAnalysis[Any, Any],
    ) -> None:
        self._game_parts = parts
        self._services = services = parts.services
        self._faults = faults
        self._out = menu
        self._share = share
        self._analysis = improving
        self._folder = self.folder_type(services.shelf.folder / study_file.FOLDER)
        self._list = StudyList(lambda: self.folder, lambda: services.say, self._about, self._beginnings)
        self._over: tuple[Screen, OpenStudy] | None = None
        """The list that was opened over a study, and that study."""

    # what differs from game to game

    @abstractmethod
    def _about(self, found: study_file.ListedStudy, say: Translate) -> str:
        """What a listed study is of, in a line."""

    @abstractmethod
    def _new(self) -> None:
        """Begin a new study."""

    @abstractmethod
    def _screen(self, book: OpenStudy) -> BaseStudyScreen:
        """The screen of a study, with the table laid for it."""

    @abstractmethod
    def ask_players(self, screen: BaseStudyScreen) -> None:
        """Ask who plays each seat from now on."""

    def _beginnings(self, say: Translate) -> tuple[str, str]:
        """What begins a study, and what can be pasted; empty for the usual words."""
        return "", ""

    def _take_other_text(self, text: str) -> None:
        """Take a text that is no study of this game; raises `NotationFault`."""
        raise NotationFault(text.partition("\n")[0], f"format: {self.folder.files.format}", line=1)

    def _opened(self, book: OpenStudy, file: Path) -> None:
        """Do what a game does when the study of a file was opened."""
        del book, file

    # what is the same

    @property
    def folder(self) -> study_file.StudyFolder:
        """The folder of studies, beside the current one of saved games."""
        place = self._services.shelf.folder / study_file.FOLDER
        if self._folder.folder != place:
            self._folder = self.folder_type(place)
        return self._folder

    def close(self) -> None:
        """The analysis ends; it begins again when a study is opened."""
        self._analysis.close()

    def _menu(self) -> None:
        self.close()
        self._out()

    # the list

    def open(self) -> None:
        self._analysis.wake()
        self._services.screens.go(self._listed(self._menu))

    def _open_over(self, book: OpenStudy) -> None:
        """Open the list over a study, which is the way back from it."""
        shown = self._listed(self._back_to_study)
        self._over = shown, book
        self._analysis.look_at(None)
        self._services.screens.push(shown)

    def _listed(self, back: Callable[[], None]) -> PanelScreen:
        return PanelScreen(self._list.model, partial(self._took, back), back, self._list.look, self._game_parts)

    @property
    def _below(self) -> OpenStudy | None:
        """The study below the list that is shown; None where there is none."""
        over = self._over
        return over[1] if over is not None and self._services.screens.top is over[0] else None

    def _back_to_study(self) -> None:
        book = self._below
        if book is not None and book.file is not None and not book.file.exists():
            self._leave_below()
        else:
            self._services.screens.pop()

    def _leave_below(self) -> None:
        """Leave the list over a study, and the study."""
        self._services.screens.pop()
        self._services.screens.pop()

    def open_file(self, file: Path) -> None:
        """Open the study of a file, over whatever is shown; where another window has it open, a copy if wanted."""
        with self._faults.shown(FAULT_TITLE):
            self._open(file)

    def _open(self, file: Path) -> None:
        """Open the study of a file; raises `Fault` where that is impossible. See `open_file`."""
        try:
            book = OpenStudy.opened(self.folder, file, self._not_written)
        except study_file.StudyFault as fault:
            if fault.reason not in study_file.IN_USE:
                raise
            say = self._services.say
            words, answers = replace(fault_message(fault, say), where=""), (("copy", say("study-open-copy")),)
            self._faults.ask("study-in-use-title", words, answers, {"copy": lambda: self._open_copy(file)})
            return
        self._show(book)
        self._opened(book, file)

    def _open_copy(self, file: Path) -> None:
        """Open a study of one's own that begins as that of a file; like any new one it has no file until a change."""
        with self._faults.shown(FAULT_TITLE):
            grown = self.folder.files.read(file)
            name = self._services.say("study-copy-name", name=grown.study.name or file.stem)
            grown.follow(replace(grown.study, name=normalise_name(name, study_file.NAME)))
            self._show(self._book(grown))

    def _book(self, grown: PlayedStudy[Any, Any]) -> OpenStudy:
        """A new study, without a file."""
        return OpenStudy(grown, self.folder, self._not_written)

    def _took(self, back: Callable[[], None], intent: Intent) -> None:
        match intent:
            case StudyMarked(number):
                self._list.marked = number
            case StudyNamed(name, file):
                self._rename(Path(file), name)
            case StudiesDo(what, file):
                self._do(what, Path(file))
            case MenuChoice():
                back()

    def _do(self, what: str, file: Path) -> None:
        match what:
            case "open" if self._below is not None and self._below.file == file:
                self._services.screens.pop()
            case "open":
                self.open_file(file)
            case "new":
                self._new()
            case "paste":
                self._paste()
            case "import":
                self._choose_file()
            case "share":
                with self._faults.shown(FAULT_TITLE):
                    self._share_study(self.folder.files.read(file))
            case "delete":
                with self._faults.shown(FAULT_TITLE):
                    if self._below is not None and self._below.file == file:
                        self._below.close()
                    self._list.delete(file)
            case "undo":
                with self._faults.shown(FAULT_TITLE):
                    self._list.restore()

    def _rename(self, file: Path, name: str) -> None:
        below = self._below
        with self._faults.shown(FAULT_TITLE):
            if below is not None and below.file == file:
                below.rename(name)
            else:
                book = OpenStudy.opened(self.folder, file, self._not_written)
                book.rename(name)
                book.close()
            self._list.look()

    def _paste(self) -> None:
        text = clipboard.read_text()
        file = path_of(text)
        if not text.strip():
            self._services.refuse(self._services.say("paste-nothing"))
        elif file is not None:
            self.import_file(file)
        else:
            self._take_text(text, Path(self._services.say("paste-place")))

    def _take_text(self, text: str, place: Path) -> None:
        """Open the study of a text, which is from ``place``, or take what else it is."""
        try:
            if self.notation.is_text(text):
                self._take_study(text)
            else:
                self._take_other_text(text)
        except NotationFault as fault:
            self._tell_notation(fault, place)

    def _take_study(self, text: str) -> None:
        """Open a new study with the lines of a text. Raises `NotationFault`; shows a dialog for other faults."""
        with self._faults.shown(FAULT_TITLE):
            book = self._book(self.notation.played_type(self.notation.read(plain_text(text))))
            self._show(book)
            book.keep()

    def _choose_file(self) -> None:
        services = self._services

        def taken(file: Path, _form: ExportForm) -> None:
            services.screens.pop()
            self.import_file(file)

        place, pop = usual_folder(services.say), services.screens.pop
        choice = FileChoice(lambda: services.say, (study_file.SUFFIX,), place, taken, services.refuse, pop)
        services.screens.push(choice.screen())

    def import_file(self, file: Path) -> None:
        """Copy a study from elsewhere to the others, once it was read through, and open it; take a text."""
        with self._faults.shown(FAULT_TITLE):
            data = read_bytes(file, study_file.MAX_FILE_BYTES)
            if file.suffix.lower() in TEXTS:
                self._take_text(data.decode("utf-8", "replace"), file)
                return
            self._read_through(data, file)
            place = self.folder.import_file(file, data)
            self._list.look()
            self._open(place)

    def _read_through(self, data: bytes, file: Path) -> None:
        """Read a study; raises `Fault` where it cannot be opened."""
        self.folder.files.study_from(data, file)

    # a study

    def _show(self, book: OpenStudy) -> BaseStudyScreen:
        """The screen of a study, over whatever is shown."""
        services, screens = self._services, self._services.screens
        if self._below is not None:
            self._leave_below()  # one study takes the place of the other
        book.moved = lambda file: services.toast(services.say("study-moved", file=str(file)))
        screen = self._screen(book)
        screens.push(screen)
        return screen

    def _copy_study(self, book: OpenStudy) -> None:
        self._services.copy(self.notation.text(book.study), "study-copied-whole", "study-not-copied")

    def _share_study(self, grown: PlayedStudy[Any, Any]) -> None:
        if self._share is not None:
            self._share(study_content(grown), grown.study.name)

    def _not_written(self, fault: WriteFault) -> None:
        self._services.refuse(fault_message(fault, self._services.say).in_one)

    def _tell_notation(self, fault: NotationFault, place: Path) -> None:
        words = (self._game_parts.game.words,)
        self._faults.say_lines(notation_lines(fault, place, words, self._services.say), "fault-paste-title")
