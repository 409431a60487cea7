"""The rules as sections: those of the edition, the mode and the house rules in play, in every language."""

import re
from itertools import product
from typing import Any, Literal, get_args, get_origin

import pytest
from msgspec.structs import replace

from tests.i18n.messages import messages
from torres3d.base import paths
from torres3d.games.torres.kit.editions import allowed_values, editions
from torres3d.games.torres.kit.setup_and_options import HOUSE_RULES, resolve
from torres3d.games.torres.rules.literal_types import ACTION_CARDS, MASTER_CARDS, MODES, Mode
from torres3d.games.torres.rules.options import Options
from torres3d.games.torres.rules.refusals import REASONS
from torres3d.games.torres.words.rulebook_sections import CHAPTERS, pictures, rulebook
from torres3d.i18n.texts import GUIDE, Texts, language_ids
from torres3d.i18n.words_declaration import RuleSection, search_sections, section_of

LANGUAGES = language_ids(paths.config() / "locale")
GAMES = tuple(product(editions(), MODES, (2, 3, 4)))


def book(options: Options, usual: Options | None = None, language: str = "en") -> tuple[RuleSection, ...]:
    """The rules of a game."""
    say, tell = Texts(paths.config() / "locale", language), Texts(paths.config() / GUIDE, language)
    return rulebook(options, usual or options, "Edition", say, tell)


def section(sections: tuple[RuleSection, ...], name: str) -> RuleSection:
    """The section with this id."""
    (found_one,) = [section for section in sections if section.id == name]
    return found_one


def text(sections: tuple[RuleSection, ...], name: str) -> str:
    """The words of a section."""
    return " ".join(section(sections, name).paragraphs)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("edition", "mode", "players"), GAMES)
def test_every_game_has_its_rules_whole(edition: str, mode: Mode, players: int, language: str) -> None:
    sections = book(resolve(edition, mode, {}, players), language=language)
    assert len({each.id for each in sections}) == len(sections)
    for each in sections:
        assert each.title
        assert each.chapter in CHAPTERS
        for paragraph in each.paragraphs:
            assert len(paragraph.split()) >= 3, (each.id, paragraph)
            assert not re.search(r"[{}]|^[a-z_]+-[a-z_-]+$", paragraph), (each.id, paragraph)
        assert not each.changed


@pytest.mark.parametrize(("edition", "mode", "players"), GAMES)
def test_every_refusal_leads_to_a_section(edition: str, mode: Mode, players: int) -> None:
    sections = book(resolve(edition, mode, {}, players))
    told = {rule for each in sections for rule in each.rules}
    assert set(REASONS.values()) - told == set()


def test_a_refusal_leads_to_the_section_about_it() -> None:
    sections = book(resolve("rio-grande-1999", "basic", {}, 2))
    assert sections[section_of(sections, REASONS["too_steep"])].id == "step"
    assert sections[section_of(sections, REASONS["joins_castles"])].id == "build"
    assert sections[section_of(sections, REASONS["climb_two_levels"])].id == "card-climb"
    assert sections[section_of(sections, REASONS["king_same_castle"])].id == "king"
    assert section_of(sections, "R-99") == 0


@pytest.mark.parametrize("option", [name for name in HOUSE_RULES if get_origin(allowed_values(name)) is Literal])
def test_a_house_rule_is_told_and_marked(option: str) -> None:
    mode: Mode = "master" if option == "castles_card" else "basic"
    usual = resolve("rio-grande-1999", mode, {}, 3)
    told: dict[Any, tuple[str, ...]] = {}
    for value in get_args(allowed_values(option)):
        sections = book(replace(usual, **{option: value}), usual)
        changed = [each for each in sections if each.changed]
        if value == getattr(usual, option):
            assert changed == []
            continue
        assert changed[0].id == "house-rules"
        assert len(changed) >= 2
        told[value] = tuple(line for each in changed for line in each.paragraphs)
        unlike = [each for each, before in zip(sections[1:], book(usual), strict=False) if each != before]
        assert unlike
    assert len(set(told.values())) == len(told)


def test_stacks_and_foundations_of_the_game_are_told() -> None:
    usual = resolve("rio-grande-1999", "basic", {}, 4)
    assert "2, 2, 2, 2 in the first year" in text(book(usual), "stacks")
    assert "4, 3 and 3 rounds" in text(book(usual), "years")
    fewer = replace(usual, stacks=((1, 2, 3, 1), (3, 3, 3), (1, 1, 1)))
    assert "1, 2, 3, 1 in the first year" in text(book(fewer, usual), "stacks")
    assert section(book(fewer, usual), "stacks").changed


def test_master_game() -> None:
    sections = book(resolve("rio-grande-1999", "master", {}, 2))
    assert {each.id for each in sections if each.chapter == "master"} == {
        "master", *(f"master-{card}" for card in MASTER_CARDS)
    }  # fmt: skip
    assert "none can be bought" in text(sections, "deck").casefold()
    assert "Buying" not in text(sections, "ap")
    basic = book(resolve("rio-grande-1999", "basic", {}, 2))
    assert not [each for each in basic if each.chapter == "master"]
    assert "Buying" in text(basic, "ap")
    assert text(basic, "foundations") != text(sections, "foundations")


def test_all_cards_have_a_section_and_all_pictures_a_name() -> None:
    sections = book(resolve("romanian", "master", {}, 4)) + book(resolve("romanian", "basic", {}, 4))
    assert {f"card-{card}" for card in ACTION_CARDS} <= {each.id for each in sections}
    assert {each.picture for each in sections if each.picture} <= set(pictures())


def test_words_are_found_whatever_their_accents() -> None:
    english = book(resolve("rio-grande-1999", "basic", {}, 2))
    assert english[search_sections(english, "DOORS")[0]].id == "doors"
    assert english[search_sections(english, "king bonus")[0]].id == "bonus"
    assert search_sections(english, "xyzzy") == ()
    assert search_sections(english, "") == tuple(range(len(english)))
    romanian = book(resolve("romanian", "basic", {}, 2), language="ro")
    assert search_sections(romanian, "porti") == search_sections(romanian, "Porți") != ()
    german = book(resolve("romanian", "basic", {}, 2), language="de")
    assert german[search_sections(german, "durch die tore")[0]].id == "doors"


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_text_and_none_too_many(language: str) -> None:
    guide = paths.config() / GUIDE
    asked: set[str] = set()
    tell = Texts(guide, language)

    def noted(key: str, /, **values: object) -> str:
        asked.add(key)
        return tell(key, **values)

    say = Texts(paths.config() / "locale", language)
    for edition, mode, players in GAMES:
        usual = resolve(edition, mode, {}, players)
        rulebook(usual, usual, "Edition", say, noted)
    for option in HOUSE_RULES:
        for value in get_args(allowed_values(option)) if get_origin(allowed_values(option)) is Literal else ():
            rulebook(replace(usual, **{option: value}), usual, "Edition", say, noted)
    asked |= {f"chapter-{chapter}" for chapter in CHAPTERS}
    assert sorted(asked) == sorted(key for key in messages(language, guide) if not key.startswith(("lesson-", "turm-")))
    assert sorted(messages(language, guide)) == sorted(messages("en", guide))
    assert tell.faults == ()
    assert tell.language == language
