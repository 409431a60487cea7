"""Welcome at the first start: choice of the language, and of a game, which is learned or played at once."""

from collections.abc import Callable
from typing import Any

from torres3d.app.menus.app_declaration import AppGame, Games
from torres3d.app.menus.base_game_menus import BaseGameMenus, Chapters
from torres3d.app.menus.base_menu_screen import PanelScreen
from torres3d.app.window.services import Services
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.intents import MenuChoice, SettingChanged
from torres3d.hud.models.lesson_models import WelcomeGame, WelcomeModel

LEARN, PLAY = "learn-", "play-"
"""Prefixes of the choices to learn and to play; the id of the game follows."""


class Welcome:
    """Question to a new user about how to begin; the default game's lessons remember it.

    ``of_game`` gives the menus of a game, ``choose`` switches the menus to a game, by its id.
    """

    def __init__(
        self,
        services: Services,
        games: Games,
        of_game: Callable[[AppGame], BaseGameMenus[Any]],
        choose: Callable[[str], None],
    ) -> None:
        self._services = services
        self._games = games
        self._of_game = of_game
        self._choose = choose

    @property
    def _usual(self) -> Chapters | None:
        return self._of_game(self._games.default_game).lessons

    def open(self) -> None:
        """Ask, unless the user has been asked before."""
        if self._usual is not None and not self._usual.path.progress.asked:
            self._services.screens.push(PanelScreen(self._shown, self._told, self._known))

    def _shown(self) -> WelcomeModel:
        services = self._services
        named = tuple((language.id, language.name) for language in services.languages)
        taught = (game for game in self._games if game.app().teaches)
        games = tuple(WelcomeGame(game.id, game.words().name(services.say), game.app().icon) for game in taught)
        return WelcomeModel(named, services.settings.language, games)

    def _told(self, intent: Intent) -> None:
        match intent:
            case SettingChanged(key, value):
                self._services.set_setting(key, value)
            case MenuChoice(choice) if choice.startswith(LEARN):
                lessons = self._chosen(choice.removeprefix(LEARN))
                if lessons is not None:
                    lessons.continue_lessons()
            case MenuChoice(choice) if choice.startswith(PLAY):
                lessons = self._chosen(choice.removeprefix(PLAY))
                if lessons is not None:
                    lessons.path.play()
            case MenuChoice():
                self._known()

    def _chosen(self, game: str) -> Chapters | None:
        """The lessons of the chosen game, whose menu comes later; they know the way into the first game, too."""
        self._answered()
        self._choose(game)
        return self._of_game(self._games.game_of(game)).lessons

    def _answered(self) -> None:
        if self._usual is not None:
            self._usual.path.note_asked()

    def _known(self) -> None:
        self._answered()
        self._services.screens.pop()
