"""The way through the lessons of Turm Bauer: into a step, from chapter to chapter, and where one goes on."""

from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace

from torres3d.app.learning import progress as kept
from torres3d.app.learning.attending import Course, LessonReading
from torres3d.app.learning.lessons import Lessons, read_lessons
from torres3d.app.learning.progress import Learnt
from torres3d.app.turm.learning.turm_lesson_game import turm_lesson_setup
from torres3d.app.turm.learning.turm_positions import turm_done, turm_lets
from torres3d.app.turm.playing.turm_parts import TurmParts
from torres3d.base import paths
from torres3d.hud.contract.lesson_models import LessonRow, LessonsModel
from torres3d.kits.turm.setup import Setup
from torres3d.words.guide import guide
from torres3d.words.system_faults import told_refusal
from torres3d.words.texts import Say

TURM_LESSONS = "lessons-turm.yaml"
"""The lessons in config, and how far somebody has come in them beside the settings."""
OF_TURM = LessonReading(turm_lets, turm_done, lambda step: {}, "turm-lesson")


class TurmLearning:
    """Opens lessons. ``file`` keeps how far somebody has come; ``listed`` shows the list of chapters, ``read`` opens
    the rules of a set-up, ``begin`` a game of one's own."""

    def __init__(
        self,
        parts: TurmParts,
        file: Path | None,
        listed: Callable[[], None],
        read: Callable[[Setup, str], None],
        begin: Callable[[], None],
    ) -> None:
        self._parts = parts
        self._services = parts.services
        self._file = file
        self._listed = listed
        self._read = read
        self._play = begin
        self._lessons: Lessons | None = None
        self.progress = kept.load(file)

    @property
    def lessons(self) -> Lessons:
        """The lessons, read when somebody wants them."""
        if self._lessons is None:
            self._lessons = read_lessons(paths.config(), TURM_LESSONS)
        return self._lessons

    @property
    def begun(self) -> tuple[int, int] | None:
        """The chapter at which one goes on, counted from 1, and how many there are; None where none was begun, or all
        are done."""
        if not self.progress.at or self.all_done:
            return None
        return self.lessons.place(self.progress.at)[0] + 1, len(self.lessons.chapters)

    @property
    def all_done(self) -> bool:
        """Whether all chapters were gone through."""
        return len(self.progress.done) >= len(self.lessons.chapters)

    def go_on(self) -> None:
        """Go on where somebody has left."""
        self.open(*self.lessons.place(self.progress.at))

    def listing(self, present: bool) -> LessonsModel:
        """The list of chapters; ``present`` if a lesson lies under it."""
        at, done, tell = self.lessons.place(self.progress.at)[0], self.progress.done, self._tell()
        rows = [
            LessonRow(tell(f"{OF_TURM.keys}-{each.id}"), each.id in done, bool(self.progress.at) and number == at)
            for number, each in enumerate(self.lessons.chapters)
        ]
        return LessonsModel(tuple(rows), present, self._services.say("game-turm"))

    # the ways out of a lesson (`TurmWays`)

    def reached(self, chapter: int, at: int) -> None:
        """Keep the step somebody is at."""
        self._keep(replace(self.progress, at=self.lessons.name(chapter, at), asked=True))

    def through(self, chapter: int) -> None:
        """Keep that a chapter was gone through."""
        name = self.lessons.chapters[chapter].id
        if name not in self.progress.done:
            self._keep(replace(self.progress, done=(*self.progress.done, name)))

    def open(self, chapter: int, at: int) -> None:
        """Show a step; the one before a chapter's first is the last of the chapter before, and so on."""
        chapters, services = self.lessons.chapters, self._services
        if at < 0:
            chapter, at = (chapter - 1, len(chapters[chapter - 1].steps) - 1) if chapter else (0, 0)
        elif at >= len(chapters[chapter].steps):
            chapter, at = chapter + 1, 0
        # Loaded when somebody learns the game: the menu is there sooner.
        from torres3d.app.turm.learning.turm_lesson_screen import TurmLessonScreen

        if not isinstance(services.screens.top, TurmLessonScreen):
            # From the menu or the list: not the view of whatever was shown there.
            self._parts.table.camera.preset("iso")
        course = Course(self.lessons, chapter, at, self._tell, OF_TURM)
        services.screens.go(TurmLessonScreen(self._parts, course, self))

    def chapters(self) -> None:
        """Show the list of chapters."""
        self._listed()

    def read(self, rule: str) -> None:
        """Open the rules at a rule."""
        self._read(turm_lesson_setup(self._services.say), rule)

    def play(self) -> None:
        """Begin a game of one's own."""
        self._play()

    def _tell(self) -> Say:
        return guide(self._services.settings.language)

    def _keep(self, progress: Learnt) -> None:
        if progress == self.progress:
            return
        self.progress = progress
        try:
            kept.save(progress, self._file)
        except OSError as error:
            say = self._services.say
            self._services.refuse(say("settings-not-saved", why=told_refusal(error, say)))
