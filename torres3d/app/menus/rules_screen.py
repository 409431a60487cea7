"""The rules as a book: those of a set-up, opened over whatever is shown, at a rule if one is named."""

from collections.abc import Callable, Mapping

import msgspec

from torres3d.app.menus.menu_screens import PanelScreen
from torres3d.app.window.services import Services
from torres3d.engine.kit import GameSetup
from torres3d.games.torres.kit.editions import Edition, editions
from torres3d.games.torres.kit.setup import Setup, as_setup, options_of
from torres3d.games.torres.words.rulebook import CHAPTERS, rulebook
from torres3d.games.turm_bauer.kit.setup import Setup as TurmSetup
from torres3d.games.turm_bauer.kit.setup import options_of as turm_options_of
from torres3d.games.turm_bauer.words.rulebook import CHAPTERS as TURM_CHAPTERS
from torres3d.games.turm_bauer.words.rulebook import rule_sections
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.intents import MenuChoice
from torres3d.hud.models.rules_models import RulesModel, SearchRules, TurnToSection
from torres3d.i18n.guide_texts import guide
from torres3d.i18n.names import edition_name
from torres3d.i18n.rule_sections import RuleSection, found, section_of
from torres3d.i18n.texts import Translate

AnySetup = Setup | TurmSetup
"""The set-up of any game."""


class Book(msgspec.Struct, frozen=True):
    """The rules of one game in one language: ``about`` says which, ``chapters`` are their names by their ids."""

    about: str
    chapters: dict[str, str]
    sections: tuple[RuleSection, ...]


class RulesScreen:
    """Which game's rules are read, which section is open, what is looked for."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._book: Callable[[], Book] | None = None
        self._shown = 0
        self._wanted = ""

    def open(self, setup: GameSetup, rule: str = "") -> None:
        """Open the rules of a set-up that can be played."""
        services = self._services

        def book() -> Book:
            say, tell = services.say, guide(services.settings.language)
            if isinstance(setup, TurmSetup):
                return turm_book(setup, say, tell)
            return torres_book(as_setup(setup), editions(), say, tell)

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


def torres_book(setup: Setup, editions: Mapping[str, Edition], say: Translate, tell: Translate) -> Book:
    """The rules of a game of Torres."""
    edition, players = editions[setup.edition], len(setup.players)
    name = edition_name(setup.edition, edition.title, say)
    about = say("rules-about", edition=name, mode=say(f"mode-{setup.mode}"), players=players)
    sections = rulebook(options_of(setup), edition.options(setup.mode, players), name, say, tell)
    return Book(about, {chapter: tell(f"chapter-{chapter}") for chapter in CHAPTERS}, sections)


def turm_book(setup: TurmSetup, say: Translate, tell: Translate) -> Book:
    """The rules of a game of Turm Bauer."""
    players = len(setup.players)
    about = say("turm-rules-about", players=players)
    chapters = {chapter: tell(f"turm-chapter-{chapter}") for chapter in TURM_CHAPTERS}
    return Book(about, chapters, rule_sections(turm_options_of(setup), players, say, tell))
