"""The rules as a book: those of a set-up, opened over whatever is shown, at a rule if one is named."""

from collections.abc import Mapping

from torres3d.app.menus.menu_screens import PanelScreen
from torres3d.app.play.torres_services import TorresServices
from torres3d.hud.contract.intents import Intent, MenuChoice
from torres3d.hud.contract.rules_models import RulesModel, SearchRules, TurnToSection
from torres3d.kits.torres.editions import Edition
from torres3d.kits.torres.setup import Setup, options_of
from torres3d.words.guide import guide
from torres3d.words.names import edition_name
from torres3d.words.rule_sections import RuleSection, found, section_of
from torres3d.words.rulebook import CHAPTERS, rulebook
from torres3d.words.texts import Say


class RulesReading:
    """Which game's rules are read, which section is open, what is looked for."""

    def __init__(self, services: TorresServices) -> None:
        self._services = services
        self._setup: Setup | None = None
        self._rule = ""
        self._shown = 0
        self._wanted = ""

    def open(self, setup: Setup, rule: str = "") -> None:
        """Open the rules of a set-up that can be played."""
        self._setup, self._rule, self._wanted = setup, rule, ""
        self._shown = section_of(self._sections(setup), rule) if rule else 0
        screens = self._services.screens
        screens.over(PanelScreen(self.model, self._told, screens.back))

    def model(self) -> RulesModel:
        """What the screen shows, in the present language."""
        setup = self._setup
        assert setup is not None
        say, tell = self._services.say, guide(self._language())
        sections = self._sections(setup)
        about = say(
            "rules-about",
            edition=_edition_name(setup, self._services.editions, say),
            mode=say(f"mode-{setup.mode}"),
            players=len(setup.players),
        )
        chapters = {chapter: tell(f"chapter-{chapter}") for chapter in CHAPTERS}
        hits = found(sections, self._wanted)
        return RulesModel(about, chapters, sections, self._shown, self._wanted, hits)

    def _sections(self, setup: Setup) -> tuple[RuleSection, ...]:
        services = self._services
        usual = services.editions[setup.edition].options(setup.mode, len(setup.players))
        name = _edition_name(setup, services.editions, services.say)
        return rulebook(options_of(setup), usual, name, services.say, guide(self._language()))

    def _language(self) -> str:
        return self._services.settings.language

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
        assert self._setup is not None
        self._wanted = words
        hits = found(self._sections(self._setup), words)
        if words and hits:
            self._shown = hits[0]


def _edition_name(setup: Setup, editions: Mapping[str, Edition], say: Say) -> str:
    return edition_name(setup.edition, editions[setup.edition].title, say)
