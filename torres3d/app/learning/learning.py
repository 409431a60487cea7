"""The way through the lessons: into a step, from chapter to chapter, to the list of them; and where one goes on."""

from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace

from torres3d.app.learning import progress as kept
from torres3d.app.learning.attending import Course
from torres3d.app.learning.lesson_game import lesson_setup
from torres3d.app.learning.lesson_screen import LessonScreen
from torres3d.app.learning.lessons import Lessons, read_lessons
from torres3d.app.learning.progress import Learnt
from torres3d.app.play.torres_services import TorresServices
from torres3d.base import paths
from torres3d.hud.contract.lesson_models import LessonRow, LessonsModel
from torres3d.kits.torres.setup import Setup
from torres3d.rules.squares import Square
from torres3d.rules.state import State
from torres3d.words.guide import guide
from torres3d.words.names import card_name
from torres3d.words.system_faults import told_refusal
from torres3d.words.texts import Say


class Learning:
    """Opens lessons. ``file`` keeps how far somebody has come; ``lay`` lays the table, ``listed`` shows the list of
    chapters, ``read`` opens the rules of a set-up, ``play`` begins a game."""

    def __init__(
        self,
        services: TorresServices,
        file: Path | None,
        lay: Callable[[Setup, State], None],
        listed: Callable[[], None],
        read: Callable[[Setup, str], None],
        play: Callable[[], None],
    ) -> None:
        self._services = services
        self._file = file
        self._lay = lay
        self._listed = listed
        self._read = read
        self._play = play
        self._lessons: Lessons | None = None
        self.progress = kept.load(file)

    @property
    def lessons(self) -> Lessons:
        """The lessons, read when somebody wants them."""
        if self._lessons is None:
            self._lessons = read_lessons(paths.config())
        return self._lessons

    @property
    def begun(self) -> tuple[int, int] | None:
        """The chapter at which one goes on, counted from 1, and how many there are; None where none was begun, or all
        are done."""
        if not self.progress.at or len(self.progress.done) >= len(self.lessons.chapters):
            return None
        return self.lessons.place(self.progress.at)[0] + 1, len(self.lessons.chapters)

    def go_on(self) -> None:
        """Go on where somebody has left."""
        self.open(*self.lessons.place(self.progress.at))

    def listing(self, present: bool) -> LessonsModel:
        """The list of chapters; ``present`` if a lesson lies under it."""
        at = self.lessons.place(self.progress.at)[0]
        done = self.progress.done
        return LessonsModel(
            tuple(
                LessonRow(self._tell()(f"lesson-{chapter.id}"), chapter.id in done, bool(self.progress.at) and n == at)
                for n, chapter in enumerate(self.lessons.chapters)
            ),
            present,
            self._services.say("game-torres"),
        )

    def answered(self) -> None:
        """The welcome was answered, and is not shown again."""
        self._keep(replace(self.progress, asked=True))

    # the ways out of a lesson (`Ways`)

    def reached(self, chapter: int, at: int) -> None:
        """Keep the step somebody is at."""
        self._keep(replace(self.progress, at=self.lessons.name(chapter, at), asked=True))

    def through(self, chapter: int) -> None:
        """Keep that a chapter was gone through."""
        name = self.lessons.chapters[chapter].id
        if name not in self.progress.done:
            self._keep(replace(self.progress, done=(*self.progress.done, name)))

    def open(self, chapter: int, at: int, cursor: Square | None = None) -> None:
        """Show a step; the one before a chapter's first is the last of the chapter before, and so on."""
        chapters = self.lessons.chapters
        if at < 0:
            chapter, at = (chapter - 1, len(chapters[chapter - 1].steps) - 1) if chapter else (0, 0)
        elif at >= len(chapters[chapter].steps):
            chapter, at = chapter + 1, 0
        services = self._services
        if not isinstance(services.screens.top, LessonScreen):
            # From the menu or the list: not the view of whatever was shown there.
            services.table.camera.preset("iso")
        screen = LessonScreen(services, Course(self.lessons, chapter, at, self._tell), self, cursor)
        self._lay(lesson_setup(services.say), screen.match.state)
        services.screens.go(screen)

    def chapters(self) -> None:
        """Show the list of chapters."""
        self._listed()

    def read(self, rule: str) -> None:
        """Open the rules at a rule."""
        self._read(lesson_setup(self._services.say), rule)

    def play(self) -> None:
        """Begin a game of one's own."""
        self._play()

    def _tell(self) -> Say:
        """The texts of the guide in the present language, which call cards by their names."""
        texts, say = guide(self._services.settings.language), self._services.say

        def tell(key: str, **values: object) -> str:
            card = values.get("card")
            return texts(key, **(values | {"card": card_name(str(card), say)} if card else values))

        return tell

    def _keep(self, progress: Learnt) -> None:
        if progress == self.progress:
            return
        self.progress = progress
        try:
            kept.save(progress, self._file)
        except OSError as error:
            say = self._services.say
            self._services.refuse(say("settings-not-saved", why=told_refusal(error, say)))
