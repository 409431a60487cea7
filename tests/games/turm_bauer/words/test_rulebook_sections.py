"""The rules of Turm Bauer as sections: those of the options and the number of players, in every language."""

import re
from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from tests.i18n.messages import messages
from torres3d.base import paths
from torres3d.games.turm_bauer.kit.setup_and_options import allowed_values
from torres3d.games.turm_bauer.rules.options import Options
from torres3d.games.turm_bauer.words.rulebook_sections import CHAPTERS, option_told, pictures, rule_sections
from torres3d.i18n.texts import GUIDE, Texts, language_ids
from torres3d.i18n.words_declaration import RuleSection, search_sections, section_of

LANGUAGES = language_ids(paths.config() / "locale")
ONE_CHANGED = [
    replace(Options(), **{option: value}) for option in Options.__struct_fields__ for value in allowed_values(option)
]
"""Options of which at most one is not as usual: all values of each."""
GAMES = tuple(product(ONE_CHANGED, (2, 3)))


def book(options: Options, players: int = 3, language: str = "en") -> tuple[RuleSection, ...]:
    """The rules of a game."""
    say, tell = Texts(paths.config() / "locale", language), Texts(paths.config() / GUIDE, language)
    return rule_sections(options, players, say, tell)


def words(sections: tuple[RuleSection, ...], name: str) -> str:
    """The words of a section."""
    (one,) = [section for section in sections if section.id == f"turm-{name}"]
    return " ".join(one.paragraphs)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_its_rules_whole(language: str) -> None:
    for options, players in GAMES:
        sections = book(options, players, language)
        assert len({each.id for each in sections}) == len(sections)
        for each in sections:
            assert each.title
            assert each.chapter in CHAPTERS
            for paragraph in each.paragraphs:
                assert len(paragraph.split()) >= 2, (each.id, paragraph)
                assert not re.search(r"[{}]|^[a-z_]+-[a-z_-]+$", paragraph), (each.id, paragraph)


def test_each_rule_is_told_by_one_section() -> None:
    told = [rule for each in book(Options(), 2) for rule in each.rules]
    assert len(set(told)) == len(told)
    assert {f"T-{number}" for number in ("1.1", "2.5", "4.7", "5.7", "6.5", "7.5", "8.4", "11.4")} <= set(told)


def test_a_rule_leads_to_the_section_about_it() -> None:
    sections = book(Options())
    for rule, name in (("T-4.9", "discard"), ("T-5.7", "overhang"), ("T-6.5", "room"), ("T-8.5", "collapse")):
        assert sections[section_of(sections, rule)].id == f"turm-{name}"


@pytest.mark.parametrize("option", Options.__struct_fields__)
def test_a_house_rule_is_told_and_marked(option: str) -> None:
    usual = book(Options())
    assert not any(each.changed for each in usual)
    told: dict[Any, str] = {}
    for options in ONE_CHANGED:
        if getattr(options, option) != getattr(Options(), option):
            sections = book(options)
            changed = [each for each in sections if each.changed]
            assert changed[0].id == "turm-house-rules"
            assert len(changed) >= 2
            assert [each for each, before in zip(sections[1:], usual, strict=True) if each != before]
            told[getattr(options, option)] = " ".join(line for each in changed for line in each.paragraphs)
    assert len(set(told.values())) == len(told)


def test_two_players_read_of_two_colours_and_nobody_else_does() -> None:
    two, three = book(Options(), 2), book(Options(), 3)
    assert "two colours" in words(two, "two")
    assert not [each for each in three if each.id == "turm-two"]
    assert "added" in words(two, "end")
    assert "added" not in words(three, "end")


def test_numbers_of_the_game_are_told() -> None:
    sections = book(Options(slips=5, collapse=4))
    assert "At slip number 5" in words(sections, "slip")
    assert "fewer than 4 blocks" in words(sections, "slip")
    assert "If 4 or more" in words(sections, "collapse")
    assert "the first slip" in words(book(Options(slips=1)), "slip")
    endless = words(book(Options(slips="none")), "slip")
    assert "never goes into the box" in endless
    assert "slip number" not in endless


def test_words_are_found_whatever_their_accents() -> None:
    german = book(Options(), language="de")
    assert german[search_sections(german, "uberhang")[0]].id == "turm-overhang"
    romanian = book(Options(), language="ro")
    assert romanian[search_sections(romanian, "prabusirea")[0]].id == "turm-collapse"


def test_every_value_of_an_option_is_told_in_a_sentence() -> None:
    tell = Texts(paths.config() / GUIDE, "en")
    for option in Options.__struct_fields__:
        for value in map(str, allowed_values(option)):
            told = option_told(option, value, tell)
            assert told == "" if value.isdigit() else told.endswith(".")


def test_all_pictures_have_a_name() -> None:
    named = {each.picture for options, players in GAMES for each in book(options, players) if each.picture}
    assert named == set(pictures())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_text_and_none_too_many(language: str) -> None:
    guide = paths.config() / GUIDE
    asked = {f"turm-chapter-{chapter}" for chapter in CHAPTERS}
    tell = Texts(guide, language)

    def noted(key: str, /, **values: object) -> str:
        asked.add(key)
        return tell(key, **values)

    for options, players in GAMES:
        rule_sections(options, players, Texts(paths.config() / "locale", language), noted)
    for option in Options.__struct_fields__:
        for value in map(str, allowed_values(option)):
            option_told(option, value, noted)
    there = {key for key in messages(language, guide) if key.startswith("turm-") and "lesson" not in key}
    assert sorted(asked) == sorted(there)
    assert messages(language, guide) == messages("en", guide)
