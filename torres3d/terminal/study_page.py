"""``torres3d study --text``: the list of studies in the terminal, and into one of them."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

from msgspec.structs import replace

from torres3d.app.menus.study.study_list import StudyList
from torres3d.app.screens.study.current_study import OpenStudy
from torres3d.base.faults import Fault
from torres3d.base.lazy import Lazy
from torres3d.base.notation_reader import NotationFault
from torres3d.base.read_document import read_bytes
from torres3d.engine.game_notation import plain_text
from torres3d.engine.given_game_names import normalise_name
from torres3d.engine.log_errors import WriteFault
from torres3d.engine.player_names_and_colours import LEAST_PLAYERS, MOST_PLAYERS
from torres3d.engine.studies import study_file
from torres3d.engine.studies.study import Study
from torres3d.engine.studies.study_notation import AnyNotation
from torres3d.i18n.fault_messages import fault_message
from torres3d.i18n.notation_messages import notation_lines
from torres3d.i18n.texts import Translate
from torres3d.i18n.words_declaration import GameWords
from torres3d.terminal.console import Console
from torres3d.terminal.dialogue import Asked, numbered_lines
from torres3d.terminal.study_conversation import TEXT, BaseStudyConversation
from torres3d.terminal.text_page import TextPage

END = "."
"""The line that ends a text that is pasted."""


class BaseGameStudies(ABC):
    """The studies of a game in the terminal; ``games`` is the folder of saved games, ``words`` are the game's."""

    folder_type: ClassVar[type[study_file.StudyFolder]]
    notation: ClassVar[AnyNotation]
    words: Lazy[GameWords]

    def __init__(self, games: Path) -> None:
        self.folder = self.folder_type(games / study_file.FOLDER)

    @abstractmethod
    def about(self, found: study_file.ListedStudy, say: Translate) -> str:
        """What a listed study is of, in a line."""

    @abstractmethod
    def new(self, players: int, say: Translate) -> Study:
        """A new study of so many players."""

    @abstractmethod
    def of_position(self, text: str, say: Translate) -> Study:
        """A new study of a position in a text. Raises `NotationFault`, or a `Fault` of the position."""

    @abstractmethod
    def conversation(self, book: OpenStudy, terminal: Console, say: Translate) -> BaseStudyConversation[Any]:
        """The conversation about an open study."""


class StudyPage(TextPage):
    """The list: the studies, new ones, those of a text or a file."""

    words = ("help", "list", "new", "paste", "import", "delete", "restore", "brief", "yes", "no", "quit")
    help_keys = ("text-studies-help",)
    prompt = "text-studies-prompt"

    def __init__(self, studies: BaseGameStudies, terminal: Console, say: Translate, brief: bool) -> None:
        super().__init__(terminal, say, brief)
        self._studies = studies
        self._list = StudyList(lambda: studies.folder, lambda: say, studies.about, lambda say: ("", ""))
        self._answers |= {
            "list": lambda rest: self.opening(),
            "new": self._new,
            "paste": lambda rest: self._paste(),
            "import": self._import,
            "delete": self._delete,
            "restore": lambda rest: self._restore(),
            "yes": lambda rest: [say("text-page-no-question")],
            "no": lambda rest: [say("text-page-no-question")],
        }

    def opening(self) -> list[str]:
        """The studies, numbered, the last changed first."""
        self._list.look()
        model, say = self._list.model(), self._say
        if model.trouble:
            return [model.trouble]
        self._choices = [partial(self.open, Path(card.file)) for card in model.rows]
        rows = [", ".join(filter(None, (card.name, card.date, card.about, card.fault))) for card in model.rows]
        empty = [] if self.brief else [say("text-studies-none")]
        return numbered_lines(rows) if rows else [say("studies-none"), *empty]

    def open(self, file: Path) -> list[str]:
        """Open the study of a file; where another program has it open, a copy if wanted."""
        try:
            book = OpenStudy.opened(self._studies.folder, file, self._not_written)
        except study_file.StudyFault as fault:
            if fault.reason not in study_file.IN_USE:
                return [fault_message(fault, self._say).in_one]
            self._terminal.say(fault_message(fault, self._say).problem)
            if self._known.understood(self._terminal.ask(self._say("text-studies-copy")) or "") != Asked("yes"):
                return []
            return self._tried(lambda: self._open_copy(file))
        except Fault as fault:
            return [fault_message(fault, self._say).in_one]
        return self._run(book)

    def _open_copy(self, file: Path) -> list[str]:
        played = self._studies.folder.files.read(file)
        name = self._say("study-copy-name", name=played.study.name or file.stem)
        return self._begin(replace(played.study, name=normalise_name(name, study_file.NAME)))

    def _begin(self, study: Study, keep: bool = False) -> list[str]:
        """Open a new study, which gets a file with the first change, or at once."""
        book = OpenStudy(self._studies.notation.played_type(study), self._studies.folder, self._not_written)
        if keep:
            book.keep()
        return self._run(book)

    def _run(self, book: OpenStudy) -> list[str]:
        book.moved = lambda file: self._terminal.say(self._say("study-moved", file=str(file)))
        conversation = self._studies.conversation(book, self._terminal, self._say)
        conversation.brief = self.brief
        conversation.run()
        self.brief = conversation.brief
        if conversation.way != "list":
            self.over = True
            return []
        return ["", *self.opening()]

    def begin(self, study: Study) -> list[str]:
        """Open a new study over the page, such as one of a moment of a game."""
        return self._begin(study)

    def _new(self, rest: str) -> list[str]:
        count = rest or str(LEAST_PLAYERS)
        if count not in map(str, range(LEAST_PLAYERS, MOST_PLAYERS + 1)):
            return [self._say("text-studies-players")]
        return self._tried(lambda: self._begin(self._studies.new(int(count), self._say)))

    def _paste(self) -> list[str]:
        """A study, or a position, typed or pasted line by line."""
        self._terminal.say(self._say("text-studies-paste", end=END))
        text = self._terminal.text(END)
        return self._take(text, Path(self._say("paste-place"))) if text.strip() else [self._say("paste-nothing")]

    def _take(self, text: str, place: Path) -> list[str]:
        """Open the study, or the position, of a text from ``place``."""
        studies = self._studies
        try:
            if studies.notation.is_text(text):
                return self._tried(lambda: self._begin(studies.notation.read(plain_text(text)), keep=True))
            return self._tried(lambda: self._begin(studies.of_position(text, self._say), keep=True))
        except NotationFault as fault:
            return list(notation_lines(fault, place, (studies.words,), self._say))

    def _import(self, rest: str) -> list[str]:
        """Copy a study from elsewhere to the others, and open it; take a text."""
        if not rest:
            return [self._say("text-studies-import")]
        return self._tried(lambda: self._imported(Path(rest).expanduser()))

    def _imported(self, file: Path) -> list[str]:
        data = read_bytes(file, study_file.MAX_FILE_BYTES)
        if file.suffix.lower() == TEXT:
            return self._take(data.decode("utf-8", "replace"), file)
        self._studies.folder.files.study_from(data, file)
        return self.open(self._studies.folder.import_file(file, data))

    def _delete(self, rest: str) -> list[str]:
        rows = self._list.model().rows
        if not rest.isdecimal() or not 1 <= int(rest[:5]) <= len(rows):
            return [self._say("text-studies-delete", most=len(rows))]
        row = rows[int(rest) - 1]
        return self._tried(lambda: self._deleted(Path(row.file), row.name))

    def _deleted(self, file: Path, name: str) -> list[str]:
        self._list.delete(file)
        return [self._say("studies-deleted", name=name), self._say("text-studies-restore"), *self.opening()]

    def _restore(self) -> list[str]:
        if not self._list.model().undo:
            return [self._say("text-studies-nothing-deleted")]
        return self._tried(lambda: [*self._restored(), *self.opening()])

    def _restored(self) -> list[str]:
        self._list.restore()
        return []

    def _tried(self, change: Callable[[], Sequence[str]]) -> list[str]:
        """Do what may meet a fault; the fault in words otherwise."""
        try:
            return list(change())
        except Fault as fault:
            return [fault_message(fault, self._say).in_one]

    def _not_written(self, fault: WriteFault) -> None:
        self._terminal.say(fault_message(fault, self._say).in_one)
