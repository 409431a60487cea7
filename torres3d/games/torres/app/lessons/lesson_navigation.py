"""Navigation through the lessons of Torres: opens a step at its own table, with the cursor where it was."""

from collections.abc import Callable
from pathlib import Path

from torres3d.app.screens.lesson.chapter_in_progress import LessonProgress, LessonReading
from torres3d.app.screens.lesson.chapter_list_and_progress_file import BaseLessonPath
from torres3d.games.torres.app.lessons.lesson_screen import LessonScreen
from torres3d.games.torres.app.lessons.lesson_steps_and_games import LessonStep, lesson_setup, read_lessons
from torres3d.games.torres.app.play.game_services import GameServices
from torres3d.games.torres.kit.setup_and_options import Setup
from torres3d.games.torres.rules.command_notation import command_text
from torres3d.games.torres.rules.squares import Square
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.words.card_and_edition_names import card_name
from torres3d.i18n.texts import Translate

READING = LessonReading[LessonStep](command_text, lambda step: {"card": step.card}, "lesson")
"""Reader of the lessons of Torres."""


class LessonPath(BaseLessonPath[LessonStep]):
    """Opens lesson steps. ``lay`` prepares the table; see `BaseLessonPath` for the rest."""

    keys = READING.keys
    game_name = "game-torres"
    _parts: GameServices
    _read_lessons = staticmethod(read_lessons)
    _setup = staticmethod(lesson_setup)

    def __init__(
        self,
        parts: GameServices,
        file: Path,
        lay: Callable[[Setup, State], None],
        chapters: Callable[[], None],
        read: Callable[[Setup, str], None],
        play: Callable[[], None],
    ) -> None:
        super().__init__(parts, file, chapters, read, play)
        self._lay = lay

    def open(self, chapter: int, at: int, cursor: Square | None = None) -> None:
        chapter, at = self.step_at(chapter, at)
        services = self._services
        if not isinstance(services.screens.top, LessonScreen):
            # From the menu or the list: not the view of whatever was shown there.
            self._parts.table.camera.preset("iso")
        screen = LessonScreen(self._parts, LessonProgress(self.lessons, chapter, at, self.tell, READING), self, cursor)
        self._lay(lesson_setup(services.say), screen.session.state)
        services.screens.go(screen)

    def tell(self) -> Translate:
        """The texts of the guide in the present language, which call cards by their names."""
        texts, say = super().tell(), self._services.say

        def tell(key: str, **values: object) -> str:
            card = values.get("card")
            return texts(key, **(values | {"card": card_name(str(card), say)} if card else values))

        return tell
