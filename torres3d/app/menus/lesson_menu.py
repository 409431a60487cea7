"""Entrance to the lessons of a game: from the menu, and by the list of chapters."""

from collections.abc import Callable
from typing import Any

from torres3d.app.menus.base_menu_screen import PanelScreen
from torres3d.app.screens.lesson.lesson_navigation import BaseLessonPath
from torres3d.app.window.services import Services
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.intents import MenuChoice
from torres3d.hud.models.lesson_models import OpenChapter


class Chapters:
    """The way from the menu into lessons, and the list of chapters; ``menu`` leads out."""

    def __init__(self, services: Services, path: BaseLessonPath[Any], menu: Callable[[], None]) -> None:
        self._services = services
        self.path = path
        self._menu = menu

    @property
    def chapter_progress(self) -> tuple[int, int] | None:
        return self.path.chapter_progress

    @property
    def was_asked(self) -> bool:
        return self.path.progress.asked

    def note_asked(self) -> None:
        self.path.note_asked()

    def continue_lessons(self) -> None:
        """Continue the lessons, or choose a chapter if all are done."""
        if self.path.all_done:
            self.open(inside=False)
        else:
            self.path.go_on()

    def open(self, inside: bool) -> None:
        """Open the list of chapters over the current screen; ``inside`` if that is a lesson."""
        screens = self._services.screens

        def told(intent: Intent) -> None:
            match intent:
                case OpenChapter(number):
                    self.path.open(number, 0)
                case MenuChoice("back"):
                    screens.pop()
                case MenuChoice():
                    self._menu()

        screens.push(PanelScreen(lambda: self.path.listing(inside), told, screens.pop))
