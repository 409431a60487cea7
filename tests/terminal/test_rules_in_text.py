"""The rules by ear: their contents, a section by number, by a word, and what is asked in vain; in both games."""

from collections.abc import Callable

import pytest

from tests.games.torres.commands.text import speaking as torres
from tests.games.turm_bauer.commands.text import speaking as turm

Hears = Callable[[str, str], list[str]]


def of_torres(line: str, language: str) -> list[str]:
    """What somebody hears who types a line in a game of Torres, without what is said before and at the end."""
    ends = torres.talk(torres.persons(bots=("random",)), [], language).everything
    return torres.talk(torres.persons(bots=("random",)), [line], language).everything[len(ends) - 1 : -1]


def of_turm_bauer(line: str, language: str) -> list[str]:
    """The same in a game of Turm Bauer."""
    ends = turm.chat(turm.building(), [], language).everything
    return turm.chat(turm.building(), [line], language).everything[len(ends) - 1 : -1]


@pytest.fixture(params=[of_torres, of_turm_bauer])
def hears(request: pytest.FixtureRequest) -> Hears:
    found: Hears = request.param
    return found


@pytest.mark.parametrize(("language", "word"), [("en", "rules"), ("de", "regeln"), ("ro", "reguli")])
def test_the_contents_name_each_section_with_its_number(hears: Hears, language: str, word: str) -> None:
    contents = hears(word, language)
    say = torres.texts(language)
    assert say("text-rules-more") in contents
    numbers = [int(part.split()[0]) for line in contents[1:-1] if ": " in line for part in numbered(line)]
    assert numbers == list(range(1, len(numbers) + 1))
    title, *paragraphs = hears(f"{word} {len(numbers)}", language)
    assert any(title.rstrip(".") in line for line in contents)
    assert paragraphs
    assert hears(f"{word} {len(numbers) + 1}", language)[0] == say("text-rules-no-number", count=len(numbers))


def numbered(line: str) -> list[str]:
    """The sections of a line of the contents; titles may have commas of their own."""
    return [part for part in line.partition(": ")[2].split(", ") if part.split()[0].isdecimal()]


def test_a_word_finds_its_section_and_names_others(hears: Hears) -> None:
    found = hears("rules level", "en")
    assert any("level" in line.casefold() for line in found[:-1])
    assert found[-1].startswith("Also in: ")


@pytest.mark.parametrize("asked", ["zebra", "0", "9" * 5000])
def test_what_is_asked_in_vain_is_answered(hears: Hears, asked: str) -> None:
    assert any("Type rules to hear" in line for line in hears(f"rules {asked}", "en"))
