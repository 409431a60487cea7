"""Turm Bauer in words: its name, rules and refusals."""

from torres3d.base.faults import RefusedByRule
from torres3d.engine.kit import GameSetup
from torres3d.games.turm_bauer.kit.setup_and_options import as_setup, options_of
from torres3d.games.turm_bauer.rules.refusals import IllegalCommand
from torres3d.games.turm_bauer.words.event_sentences import refusal
from torres3d.games.turm_bauer.words.rulebook_sections import CHAPTERS, rule_sections
from torres3d.i18n.texts import Translate
from torres3d.i18n.words_declaration import GameWords, RuleBook


class TurmBauerWords(GameWords):
    """Turm Bauer in the player's language."""

    def name(self, say: Translate) -> str:
        return say("game-turm")

    def about(self, say: Translate) -> str:
        return say("game-turm-about")

    def refusal(self, error: RefusedByRule, setup: GameSetup | None, say: Translate) -> str:
        return refusal(error, say, None if setup is None else options_of(as_setup(setup)).blocks)

    def value(self, value: object, say: Translate, /) -> str | None:
        return refusal(value, say) if isinstance(value, IllegalCommand) else None

    def rule_book(self, setup: GameSetup, say: Translate, tell: Translate) -> RuleBook:
        players = len(setup.players)
        about = say("turm-rules-about", players=players)
        chapters = {chapter: tell(f"turm-chapter-{chapter}") for chapter in CHAPTERS}
        return RuleBook(about, chapters, rule_sections(options_of(as_setup(setup)), players, say, tell))


WORDS = TurmBauerWords()
