"""Rulebook of a set-up over the current screen, opened at a rule if one is named."""

from collections.abc import Callable

from torres3d.app.menus.base_menu_screen import PanelScreen
from torres3d.app.window.services import Services
from torres3d.engine.kit import GameSetup
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.intents import MenuChoice
from torres3d.hud.models.page_models import RulesModel, SearchRules, TurnToSection
from torres3d.i18n.texts import guide
from torres3d.i18n.words_declaration import GameWords, RuleBook, search_sections, section_of


class RulesScreen:
    """State of the rulebook: its game, the open section, the search."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._book: Callable[[], RuleBook] | None = None
        self._shown = 0
        self._wanted = ""

    def open(self, words: Callable[[], GameWords], setup: GameSetup, rule: str = "") -> None:
        """Open the rules of a playable set-up, in the ``words`` of its game."""
        services = self._services

        def book() -> RuleBook:
            return words().rule_book(setup, services.say, guide(services.settings.language))

        self._book, self._wanted = book, ""
        self._shown = section_of(book().sections, rule) if rule else 0
        services.screens.push(PanelScreen(self.model, self._told, services.screens.pop))

    def model(self) -> RulesModel:
        assert self._book is not None
        book = self._book()
        hits = search_sections(book.sections, self._wanted)
        return RulesModel(book.about, book.chapters, book.sections, self._shown, self._wanted, hits)

    def _told(self, intent: Intent) -> None:
        match intent:
            case TurnToSection(number):
                self._shown = number
            case SearchRules(words):
                self._search(words)
            case MenuChoice():
                self._services.screens.pop()

    def _search(self, words: str) -> None:
        """Search for words; opens the best section, and never closes the open one without a match."""
        assert self._book is not None
        self._wanted = words
        hits = search_sections(self._book().sections, words)
        if words and hits:
            self._shown = hits[0]
