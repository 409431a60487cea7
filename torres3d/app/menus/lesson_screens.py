"""Into the lessons: from the menu, by the list of chapters, and by the welcome at the first start."""

import locale
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from torres3d.app.menus.menu_screens import PanelScreen
from torres3d.app.menus.rules_screen import RulesScreen
from torres3d.app.screens.lesson.lesson_path import BaseLessonPath
from torres3d.app.window.services import Services
from torres3d.games.torres.app.lessons.lesson_game import OPPONENT
from torres3d.games.torres.app.lessons.lesson_path import LessonPath
from torres3d.games.torres.app.menus.game_flow import GameFlow
from torres3d.games.torres.app.menus.setup_form import first_draft
from torres3d.games.torres.app.play.services import GameServices
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.intents import MenuChoice, SettingChanged
from torres3d.hud.models.lesson_models import OpenChapter, WelcomeModel

CHOICES = (("learn", "crown"), ("learn_turm", "tower"), ("known", "check"))
"""At the first start: the lessons of each game, and none, with their icons."""
ASKING = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says which language somebody wants, the strongest first."""


class Chapters:
    """The way from the menu into the lessons of any game, and the list of their chapters; ``menu`` is the way out."""

    def __init__(self, services: Services, learning: BaseLessonPath[Any], menu: Callable[[], None]) -> None:
        self._services = services
        self._learning = learning
        self._menu = menu

    def learn(self) -> None:
        """Go on with the lessons; when all were gone through, choose a chapter."""
        if self._learning.all_done:
            self.open(inside=False)
        else:
            self._learning.go_on()

    def open(self, inside: bool) -> None:
        """The list of chapters, over whatever is shown; ``inside`` if that is a lesson."""
        screens = self._services.screens

        def told(intent: Intent) -> None:
            match intent:
                case OpenChapter(number):
                    self._learning.open(number, 0)
                case MenuChoice("back"):
                    screens.back()
                case MenuChoice():
                    self._menu()

        screens.over(PanelScreen(lambda: self._learning.listing(inside), told, screens.back))


class LessonScreens:
    """Opens lessons and what leads to them. ``file`` keeps how far somebody has come, ``menu`` is the way out,
    ``learn_turm`` the way into the lessons of Turm Bauer."""

    def __init__(
        self,
        parts: GameServices,
        file: Path | None,
        opening: GameFlow,
        rules: RulesScreen,
        menu: Callable[[], None],
        learn_turm: Callable[[], None],
    ) -> None:
        self._parts = parts
        self._services = services = parts.services
        self._learn_turm = learn_turm
        self._opening = opening
        self.learning = LessonPath(
            parts, file, opening.lay_table, lambda: self.chapters.open(inside=True), rules.open, self._play
        )
        self.chapters = Chapters(services, self.learning, menu)

    def welcome(self) -> None:
        """Ask somebody who has never been here whether to begin with the lessons."""
        self._services.screens.over(PanelScreen(self._welcomed, self._answered, self._known))

    def _welcomed(self) -> WelcomeModel:
        services = self._services
        named = tuple((language.id, language.name) for language in services.languages)
        return WelcomeModel(named, services.settings.language, CHOICES)

    def _answered(self, intent: Intent) -> None:
        match intent:
            case SettingChanged(key, value):
                self._services.set_setting(key, value)
            case MenuChoice("learn"):
                self.learning.answered()
                self.learning.open(0, 0)
            case MenuChoice("learn_turm"):
                self.learning.answered()
                self._learn_turm()
            case MenuChoice():
                self._known()

    def _known(self) -> None:
        self.learning.answered()
        self._services.screens.back()

    def _play(self) -> None:
        """The first game of one's own, against the gentlest bot."""
        self._opening.start_game(first_draft(self._services.say, self._parts.level(OPPONENT)))


def own_language(languages: Sequence[str], usual: str) -> str:
    """The language of the machine, where the program has it; else the ``usual`` one."""
    try:
        # What the person asks for counts also where the system has no such locale; Windows calls languages by words.
        asked = [*(os.environ.get(name) for name in ASKING), locale.getlocale()[0]]
    except ValueError:
        return usual
    named = next((each for each in asked if each), "").replace("-", "_").partition("_")[0]
    short = locale.normalize(named).partition("_")[0].casefold()
    return next((language for language in languages if language.partition("-")[0].casefold() == short), usual)
