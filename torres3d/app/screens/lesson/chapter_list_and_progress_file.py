"""Path through the lessons of a game: progress and its file, the list of chapters, and the way to the next."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, Generic

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from torres3d.app.screens.lesson.lesson_file import Lessons, StepT
from torres3d.app.window.services import BaseGameServices
from torres3d.base import paths
from torres3d.base.atomic_write import exclusive_access, write_file
from torres3d.base.faults import FileFault
from torres3d.base.read_document import read
from torres3d.engine.kit import GameSetup
from torres3d.hud.models.lesson_models import LessonRow, LessonsModel
from torres3d.i18n.fault_messages import system_message
from torres3d.i18n.texts import Translate, guide

FILE = "lessons.yaml"
Name = Annotated[str, Meta(max_length=60)]


class LessonsDone(msgspec.Struct, frozen=True):
    """Progress: ``at`` is the step to continue with, empty before the first; ``done`` the finished chapters.

    ``asked`` tells whether the welcome was answered.
    """

    at: Name = ""
    done: tuple[Name, ...] = ()
    asked: bool = False


def load(file: Path) -> LessonsDone:
    """The progress in a file; a beginner's where there is none, or none that can be read."""
    try:
        return read(file, LessonsDone)
    except FileFault:
        return LessonsDone()


def save(progress: LessonsDone, file: Path) -> None:
    """Save the progress, with the chapters finished in another window.

    Raises `OSError` where the folder cannot be written.
    """
    with exclusive_access(file):
        before = load(file)
        done = tuple(dict.fromkeys((*before.done, *progress.done)))
        whole = replace(progress, done=done, asked=before.asked or progress.asked)
        # Imported where it is needed, as the settings do.
        import yaml

        write_file(file, yaml.safe_dump(msgspec.to_builtins(whole), sort_keys=False).encode())


class BaseLessonPath(ABC, Generic[StepT]):
    """Common part of all games' lessons; a game's own says how a step is shown.

    ``file`` keeps the progress; ``chapters`` shows their list, ``read`` opens the rules of a set-up, ``play`` begins
    a game of one's own.
    """

    keys: str
    """The prefix of their texts' keys."""
    game_name: str
    """The key of the game's name."""

    def __init__(
        self,
        parts: BaseGameServices[Any],
        file: Path,
        chapters: Callable[[], None],
        read: Callable[[Any, str], None],
        play: Callable[[], None],
    ) -> None:
        self._parts = parts
        self._services = parts.services
        self._file = file
        self.chapters = chapters
        self._read = read
        self.play = play
        self.progress = load(file)

    @cached_property
    def lessons(self) -> Lessons[StepT]:
        return self._read_lessons(paths.config())

    @abstractmethod
    def _read_lessons(self, config: Path) -> Lessons[StepT]:
        """The game's lessons of a config folder."""

    @abstractmethod
    def _setup(self, say: Translate) -> GameSetup:
        """The set-up of the lessons' games."""

    @property
    def chapter_progress(self) -> tuple[int, int] | None:
        """The current chapter, counted from 1, and the number of chapters.

        None where none was begun, or all are done.
        """
        if not self.progress.at or self.all_done:
            return None
        return self.lessons.place(self.progress.at)[0] + 1, len(self.lessons.chapters)

    @property
    def all_done(self) -> bool:
        return len(self.progress.done) >= len(self.lessons.chapters)

    def go_on(self) -> None:
        """Continue at the last step."""
        self.open(*self.lessons.place(self.progress.at))

    def listing(self, present: bool) -> LessonsModel:
        """The list of chapters; ``present`` if there is a lesson below it."""
        at, done, tell = self.lessons.place(self.progress.at)[0], self.progress.done, self.tell()
        rows = [
            LessonRow(tell(f"{self.keys}-{each.id}"), each.id in done, bool(self.progress.at) and number == at)
            for number, each in enumerate(self.lessons.chapters)
        ]
        return LessonsModel(tuple(rows), present, self._services.say(self.game_name))

    def note_asked(self) -> None:
        """Remember that the welcome was answered."""
        self._keep(replace(self.progress, asked=True))

    # the ways out of a lesson

    @abstractmethod
    def open(self, chapter: int, at: int, cursor: Any = None) -> None:
        """Show a step, with the cursor of keys at ``cursor`` if given; before a chapter's first step comes the last of
        the chapter before, and so on."""

    def save_step(self, chapter: int, at: int) -> None:
        self._keep(replace(self.progress, at=self.lessons.name(chapter, at), asked=True))

    def save_done(self, chapter: int) -> None:
        name = self.lessons.chapters[chapter].id
        if name not in self.progress.done:
            self._keep(replace(self.progress, done=(*self.progress.done, name)))

    def read(self, rule: str) -> None:
        """Open the rules at a rule."""
        self._read(self._setup(self._services.say), rule)

    def tell(self) -> Translate:
        """The texts of the guide in the current language."""
        return guide(self._services.settings.language)

    def step_at(self, chapter: int, at: int) -> tuple[int, int]:
        """The chapter and step of a number that may be before or after the chapter."""
        chapters = self.lessons.chapters
        if at < 0:
            return (chapter - 1, len(chapters[chapter - 1].steps) - 1) if chapter else (0, 0)
        return (chapter + 1, 0) if at >= len(chapters[chapter].steps) else (chapter, at)

    def _keep(self, progress: LessonsDone) -> None:
        if progress == self.progress:
            return
        self.progress = progress
        try:
            save(progress, self._file)
        except OSError as error:
            say = self._services.say
            self._services.refuse(say("settings-not-saved", why=system_message(error, say)))
