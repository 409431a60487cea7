"""The rules as a book on the screen: what it shows, and what comes back of it."""

from torres3d.hud.frame.base_models import ScreenModel
from torres3d.hud.kit.intent import Intent
from torres3d.i18n.rule_sections import RuleSection


class RulesModel(ScreenModel, frozen=True):
    """The rules of one game: ``about`` names it; ``chapters`` are the chapters' names by id; ``shown`` is the number of
    the open section, ``hits`` those that contain ``wanted`` (all if it is empty)."""

    about: str
    chapters: dict[str, str]
    sections: tuple[RuleSection, ...]
    shown: int = 0
    wanted: str = ""
    hits: tuple[int, ...] = ()


class OpenRules(Intent, frozen=True):
    """Read the rules, at the rule with this id if one is named."""

    rule: str = ""


class TurnToSection(Intent, frozen=True):
    """Open a section of the rules by its number."""

    number: int


class SearchRules(Intent, frozen=True):
    """Look for these words in the rules."""

    words: str
