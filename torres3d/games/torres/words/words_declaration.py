"""Torres in words: its name, rules and refusals."""

from torres3d.base.faults import RefusedByRule
from torres3d.engine.kit import GameSetup
from torres3d.games.torres.kit.editions import editions
from torres3d.games.torres.kit.setup_and_options import as_setup, options_of
from torres3d.games.torres.rules.refusals import IllegalCommand
from torres3d.games.torres.rules.soundness.flaw import ToldFlaw
from torres3d.games.torres.words.card_and_edition_names import edition_name
from torres3d.games.torres.words.event_sentences import flaw_text, refusal
from torres3d.games.torres.words.rulebook_sections import CHAPTERS, rulebook
from torres3d.i18n.texts import Translate
from torres3d.i18n.words_declaration import GameWords, RuleBook


class TorresWords(GameWords):
    """Torres in the player's language."""

    def name(self, say: Translate) -> str:
        return say("game-torres")

    def about(self, say: Translate) -> str:
        return say("game-torres-about")

    def refusal(self, error: RefusedByRule, setup: GameSetup | None, say: Translate) -> str:
        return refusal(error, [] if setup is None else [player.name for player in setup.players], say)

    def value(self, value: object, say: Translate, /) -> str | None:
        if isinstance(value, IllegalCommand):
            return refusal(value, (), say)
        return flaw_text(value.flaw, value.names, say) if isinstance(value, ToldFlaw) else None

    def rule_book(self, setup: GameSetup, say: Translate, tell: Translate) -> RuleBook:
        made = as_setup(setup)
        edition, players = editions()[made.edition], len(made.players)
        name = edition_name(made.edition, edition.title, say)
        about = say("rules-about", edition=name, mode=say(f"mode-{made.mode}"), players=players)
        sections = rulebook(options_of(made), edition.options(made.mode, players), name, say, tell)
        return RuleBook(about, {chapter: tell(f"chapter-{chapter}") for chapter in CHAPTERS}, sections)


WORDS = TorresWords()
