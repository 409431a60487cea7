"""Navigation through the lessons of Turm Bauer: opens a step at its own table."""

from collections.abc import Callable
from pathlib import Path

from torres3d.app.screens.lesson.lesson_file import Lessons
from torres3d.app.screens.lesson.lesson_navigation import BaseLessonPath
from torres3d.app.screens.lesson.lesson_progress import LessonProgress, LessonReading
from torres3d.games.turm_bauer.app.lessons.lesson_game import LessonStep, lesson_setup, read_lessons
from torres3d.games.turm_bauer.app.play.game_services import GameServices
from torres3d.games.turm_bauer.kit.setup import Setup
from torres3d.games.turm_bauer.rules.notation import choice_text

PROGRESS = "lessons-turm.yaml"
"""File of the learner's progress, beside the settings."""
READING = LessonReading[LessonStep](choice_text, lambda step: {}, "turm-lesson")
"""Reader of the lessons of Turm Bauer."""


class LessonPath(BaseLessonPath[LessonStep]):
    """Opens lesson steps. ``read`` opens the rules of a set-up, ``begin`` starts a game; see `BaseLessonPath` for the
    rest."""

    keys = READING.keys
    game_name = "game-turm"

    def __init__(
        self,
        parts: GameServices,
        file: Path | None,
        listed: Callable[[], None],
        read: Callable[[Setup, str], None],
        begin: Callable[[], None],
    ) -> None:
        super().__init__(parts.services, file, listed, lambda rule: read(lesson_setup(parts.services.say), rule), begin)
        self._parts = parts

    def open(self, chapter: int, at: int, cursor: object = None) -> None:
        chapter, at = self.step_at(chapter, at)
        services = self._services
        # Loaded when somebody learns the game: the menu is there sooner.
        from torres3d.games.turm_bauer.app.lessons.lesson_screen import LessonScreen

        if not isinstance(services.screens.top, LessonScreen):
            # From the menu or the list: not the view of whatever was shown there.
            self._parts.table.camera.preset("iso")
        course = LessonProgress(self.lessons, chapter, at, self.tell, READING)
        services.screens.go(LessonScreen(self._parts, course, self))

    def _read_lessons(self, config: Path) -> Lessons[LessonStep]:
        return read_lessons(config)
