"""Lifting in words; its texts are in its own folder."""

from pathlib import Path

from tests.games.lifting.engine_adapter import Lift, Lifted, LiftRefused, LiftState, Passed
from torres3d.base.faults import RefusedByRule
from torres3d.engine.kit import Command, GameSetup
from torres3d.i18n.texts import FALLBACK, Texts, Translate
from torres3d.i18n.words_declaration import GameWords, RuleBook, RuleSection

LOCALE = Path(__file__).parent / "locale"


def own_texts(say: Translate) -> Texts:
    """The texts of Lifting in the language of the program's texts."""
    return Texts(LOCALE, say.language if isinstance(say, Texts) else FALLBACK)


class LiftWords(GameWords):
    """Lifting in the player's language."""

    def name(self, say: Translate) -> str:
        """The game's name."""
        return own_texts(say)("game-lifting")

    def about(self, say: Translate) -> str:
        """The game in a sentence."""
        return own_texts(say)("lifting-rules")

    def refusal(self, error: RefusedByRule, setup: GameSetup | None, say: Translate) -> str:
        """The reason why the rules refuse a command."""
        return own_texts(say)(f"refused-lifting-{error.reason.replace('_', '-')}")

    def value(self, value: object, say: Translate, /) -> str | None:
        """The text for a refused command."""
        return self.refusal(value, None, say) if isinstance(value, LiftRefused) else None

    def file_kind(self, key: str, say: Translate) -> str:
        """The name of its logs."""
        return own_texts(say)(key)

    def situation(self, state: LiftState, say: Translate) -> str:
        """The height, and the height to reach."""
        return own_texts(say)("lifting-height", height=state.height, goal=state.goal)

    def command(self, command: Command, say: Translate) -> str:
        """Both commands."""
        own = own_texts(say)
        return own("lifting-lift", blocks=command.blocks) if isinstance(command, Lift) else own("lifting-pass")

    def event(self, event: Lifted | Passed, say: Translate) -> str:
        """New blocks."""
        return own_texts(say)("lifting-lift", blocks=event.blocks) if isinstance(event, Lifted) else ""

    def rule_book(self, setup: GameSetup, say: Translate, tell: Translate) -> RuleBook:
        """Both rules in one section."""
        own = own_texts(say)
        section = RuleSection("turns", "game", own("lifting-turns"), (own("lifting-rules"),), ("L-1", "L-2"))
        return RuleBook(own("game-lifting"), {"game": own("game-lifting")}, (section,))


WORDS = LiftWords()
