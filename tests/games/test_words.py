"""What every game says in every language: its name, its rules, its refusals."""

import pytest

from tests.games.test_scenes import example
from torres3d.base import paths
from torres3d.base.faults import RefusedByRule
from torres3d.engine.log_errors import LogFault
from torres3d.games.game import Game
from torres3d.games.registered import GAMES
from torres3d.i18n.fault_messages import fault_message
from torres3d.i18n.texts import Texts, guide, language_ids
from torres3d.i18n.words_declaration import section_of

LOCALE = paths.config() / "locale"
WORDS = [game.words for game in GAMES]
each_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
each_language = pytest.mark.parametrize("language", language_ids(LOCALE))


def refused(game: Game) -> RefusedByRule:
    return game.kit().illegal("not_your_turn", seat=1, actor=0)


@each_language
@each_game
def test_a_refusal_is_said_alone_and_within_a_fault_and_no_other_game_knows_it(game: Game, language: str) -> None:
    say, error = Texts(LOCALE, language, WORDS), refused(game)
    text = game.words().refusal(error, None, say)
    assert text not in {"", error.reason}
    assert "not_your_turn" not in text
    assert [each().value(error, say) for each in WORDS] == [text if each is game.words else None for each in WORDS]
    assert text.rstrip(".") in fault_message(LogFault("illegal", why=error, player="Ana", seat=1), say).problem


@each_language
@each_game
def test_a_game_has_a_name_and_a_rule_book(game: Game, language: str) -> None:
    say, words = Texts(LOCALE, language, WORDS), game.words()
    assert words.name(say)[0].isupper()
    book = words.rule_book(example(game).header.setup, say, guide(language))
    assert len(book.sections) > 8
    assert {section.chapter for section in book.sections} <= book.chapters.keys()
    assert section_of(book.sections, refused(game).rule) > 0
