"""All languages say everything, with the same values; plural forms; a text for every refusal."""

from pathlib import Path
from typing import get_args

import pytest

from tests.i18n.messages import messages
from torres3d.base import paths
from torres3d.games.torres.rules.literal_types import LeapOver
from torres3d.games.torres.rules.refusals import REASONS
from torres3d.i18n.texts import FALLBACK, Texts, language_ids

LOCALE = paths.config() / "locale"
LANGUAGES = language_ids(LOCALE)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_keys_and_values(language: str) -> None:
    assert messages(language) == messages(FALLBACK)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text_without_a_number_nobody_can_look_up(language: str) -> None:
    texts = Texts(LOCALE, language)
    words = {"at": "c4", "source": "a1", "other": "b2", "over": "c3", "card": "X", "cards": "Y"}
    for reason in REASONS:
        said = texts(f"refusal-{reason}", **words, **dict.fromkeys(NUMBERS, 2), leap_over=get_args(LeapOver)[0])
        assert "R-" not in said, f"{language} {reason}: {said}"
        assert said != f"refusal-{reason}", f"{language} {reason} has no text"
        assert "{" not in said, f"{language} {reason}: {said}"


NUMBERS = [
    "seat",
    "stacks",
    "given",
    "stack",
    "limit",
    "fitting",
    "needed",
    "left",
    "knights",
    "level",
    "beside",
    "levels",
    "allowed",
    "used",
    "area",
    "height",
    "turns",
    "castles",
    "least",
    "blocks",
]


def test_romanian_counts_in_three_forms() -> None:
    texts = Texts(LOCALE, "ro")
    assert texts("stack-blocks", blocks=1) == "O piesă"
    assert texts("stack-blocks", blocks=3) == "3 piese"
    assert texts("stack-blocks", blocks=20) == "20 de piese"


def test_a_refusal_says_what_a_player_understands() -> None:
    said = Texts(LOCALE, "en")("refusal-castle_too_tall", at="c4", area=3, height=4)
    assert said == "The castle has area 3: it may not be higher than 3."


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path) -> None:
    for language, text in (("en", "one = One\ntwo = Two { $n }\n"), ("de", "one = Eins\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "a.ftl").write_text(text, "utf-8")
    texts = Texts(tmp_path, "de")
    assert (texts("one"), texts("two", n=2), texts("three")) == ("Eins", "Two 2", "three")
    assert Texts(tmp_path, "xx").language == "en"


def test_a_number_too_long_for_a_language_is_said_as_it_is() -> None:
    for language in language_ids(LOCALE):
        say = Texts(LOCALE, language)
        assert str(10**40) in say("wrong-newer_version", version=10**40, known=1)
        assert "2" in say("wrong-number", given=10**40, expected=2)
