"""Navigation through the lessons of Turm Bauer: opens a step at its own table."""

from torres3d.app.screens.lesson.chapter_in_progress import LessonProgress, LessonReading
from torres3d.app.screens.lesson.chapter_list_and_progress_file import BaseLessonPath
from torres3d.games.turm_bauer.app.lessons.lesson_steps_and_games import (
    LessonStep,
    as_expected,
    lesson_setup,
    read_lessons,
)
from torres3d.games.turm_bauer.app.play.game_services import GameServices
from torres3d.games.turm_bauer.rules.command_notation import choice_text

PROGRESS = "lessons-turm.yaml"
"""File of the learner's progress, beside the settings."""
READING = LessonReading[LessonStep](choice_text, lambda step: {}, "turm-lesson", as_expected)
"""Reader of the lessons of Turm Bauer."""


class LessonPath(BaseLessonPath[LessonStep]):
    """Opens lesson steps; see `BaseLessonPath`."""

    keys = READING.keys
    game_name = "game-turm"
    _parts: GameServices
    _read_lessons = staticmethod(read_lessons)
    _setup = staticmethod(lesson_setup)

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
