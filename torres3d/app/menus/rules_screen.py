"""The rules as a book: those of a set-up, opened over whatever is shown, at a rule if one is named."""

from collections.abc import Callable

from torres3d.app.menus.menu_screens import PanelScreen
from torres3d.app.window.services import Services
from torres3d.engine.kit import GameSetup
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.intents import MenuChoice
from torres3d.hud.models.rules_models import RulesModel, SearchRules, TurnToSection
from torres3d.i18n.game_words import GameWords
from torres3d.i18n.guide_texts import guide
from torres3d.i18n.rule_sections import RuleBook, found, section_of


class RulesScreen:
    """Which game's rules are read, which section is open, what is looked for."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._book: Callable[[], RuleBook] | None = None
        self._shown = 0
        self._wanted = ""

    def open(self, words: Callable[[], GameWords], setup: GameSetup, rule: str = "") -> None:
        """Open the rules of a set-up that can be played, in the ``words`` of its game."""
        services = self._services

        def book() -> RuleBook:
            return words().rule_book(setup, services.say, guide(services.settings.language))

        self._book, self._wanted = book, ""
        self._shown = section_of(book().sections, rule) if rule else 0
        services.screens.over(PanelScreen(self.model, self._told, services.screens.back))

    def model(self) -> RulesModel:
        """What the screen shows, in the present language."""
        assert self._book is not None
        book = self._book()
        hits = found(book.sections, self._wanted)
        return RulesModel(book.about, book.chapters, book.sections, self._shown, self._wanted, hits)

    def _told(self, intent: Intent) -> None:
        match intent:
            case TurnToSection(number):
                self._shown = number
            case SearchRules(words):
                self._search(words)
            case MenuChoice():
                self._services.screens.back()

    def _search(self, words: str) -> None:
        """Look for words; the best place found is opened, and none of them closes what is open."""
        assert self._book is not None
        self._wanted = words
        hits = found(self._book().sections, words)
        if words and hits:
            self._shown = hits[0]
