"""The list of studies: those in their folder, the chosen one, the last deleted one."""

from collections.abc import Callable
from pathlib import Path

from torres3d.base.faults import FileFault
from torres3d.engine.saved_game_trash import DeletedGame
from torres3d.engine.studies.study_file import ListedStudy, StudyFolder
from torres3d.hud.models.study_models import StudiesModel, StudyCard
from torres3d.i18n.dates import date_text
from torres3d.i18n.fault_messages import fault_message
from torres3d.i18n.texts import Translate


class StudyList:
    """State of the list of studies; ``look`` reads the folder again. ``about`` says what a study is of,
    ``beginnings`` how one is begun and what is pasted (`StudiesModel`)."""

    def __init__(
        self,
        folder: Callable[[], StudyFolder],
        say: Callable[[], Translate],
        about: Callable[[ListedStudy, Translate], str],
        beginnings: Callable[[Translate], tuple[str, str]],
    ) -> None:
        self._folder = folder
        self._beginnings = beginnings
        self._about = about
        self._say = say
        self._found: list[ListedStudy] = []
        self._trouble: FileFault | None = None
        self._deleted: tuple[DeletedGame, str] | None = None
        self.marked = 0

    def look(self) -> None:
        """Read the folder again."""
        self._trouble = None
        try:
            self._found = self._folder().all()
        except FileFault as fault:
            self._found, self._trouble = [], fault
        self.marked = max(0, min(self.marked, len(self._found) - 1))

    def delete(self, file: Path) -> None:
        """Delete a study; raises `WriteFault`."""
        name = next((found.name for found in self._found if found.file == file), file.stem)
        deleted = self._folder().delete(file)
        self._deleted = None if deleted is None else (deleted, name)
        self.look()

    def restore(self) -> None:
        """Put back what was deleted last; raises `WriteFault`."""
        if self._deleted is not None:
            self._folder().restore(self._deleted[0])
            self._deleted = None
            self.look()

    def model(self) -> StudiesModel:
        say = self._say()
        trouble = fault_message(self._trouble, say).in_one if self._trouble is not None else ""
        undo = self._deleted[1] if self._deleted is not None else ""
        rows = tuple(self._card(found, say) for found in self._found)
        return StudiesModel(rows, self.marked, str(self._folder().folder), trouble, undo, *self._beginnings(say))

    def _card(self, found: ListedStudy, say: Translate) -> StudyCard:
        date = date_text(found.changed.isoformat(), say)
        if found.heading is None:
            fault = " ".join(fault_message(found.fault, say).lines[1:]) if found.fault is not None else ""
            return StudyCard(str(found.file), found.name, date, "", fault)
        return StudyCard(str(found.file), found.name, date, self._about(found, say))
