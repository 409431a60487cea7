"""What is typed in a game of Turm Bauer is understood: words of each language, the notation, and what comes near it."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.torres.commands.text.speaking import texts
from tests.games.turm_bauer.random_games import any_options, opened, played
from torres3d.base import paths
from torres3d.games.turm_bauer.commands.text.typed_and_listed_choices import (
    SHORT,
    WORDS,
    column_named,
    game_vocabulary,
    matching_choices,
    place_named,
    tidied_input,
)
from torres3d.games.turm_bauer.rules.command_notation import choice_text
from torres3d.games.turm_bauer.rules.commands import Choice, Move, Placement, Stay
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.i18n.texts import language_ids
from torres3d.terminal.dialogue import Asked

LANGUAGES = language_ids(paths.config() / "locale")
ENGLISH = game_vocabulary(texts())


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("4l@m10/2:een", "4l@m10/2:een"),
        ("4L M10/2 EEN", "4l@m10/2:een"),
        ("4l m10 2 e e n", "4l@m10/2:een"),
        ("4l @ m10 / 2 : e e n ! free", "4l@m10/2:een!free"),
        ("5l m10 2 ee, nn free", "5l@m10/2:ee,nn!free"),
        ("1c m10/2", "1c@m10/2"),
        ("1c m10 2 free", "1c@m10/2!free"),
        ("1c -b10 2", "1c@-b10/2"),
        ("> m10 2", ">m10/2"),
        (">m10/2 leap", ">m10/2!leap"),
        ("m10 12 pass", ">m10/12!pass"),
        ("m10 2", "m10/2"),
        ("> table", ">table"),
        ("box : 4l", "box:4l"),
        ("4l", "4l"),
    ],
)
def test_what_comes_near_the_notation_becomes_it(line: str, text: str) -> None:
    assert tidied_input(line) == text


@pytest.mark.slow
@settings(max_examples=4, deadline=None, derandomize=True)
@given(st.integers(0, 2**32))
def test_every_choice_is_understood_as_it_is_written(seed: int) -> None:
    rng = random.Random(seed)
    for before, *_ in played(opened(rng.choice([2, 3, 4]), seed, **any_options(rng)), seed):
        choices = legal(before)
        for choice in rng.sample(choices, min(4, len(choices))):
            text = choice_text(choice)
            assert tidied_input(text.upper()) == text
            spoken = text.replace("@", " ").replace("/", " ").replace(":", " " if "@" in text else ":")
            assert tidied_input(spoken) == text or isinstance(choice, Stay)
            assert matching_choices(text.upper(), choices) == [choice]


UP = ((0, 0, 1), (0, 0, 2))
CHOICES: list[Choice] = [
    Placement("2a", UP, None),
    Placement("2a", ((0, 0, 1), (1, 0, 1)), None),
    Placement("1c", ((1, 0, 1),), "free"),
    Placement("1c", ((5, 0, 1),), "free"),
]
WALKS: list[Choice] = [Stay(), Move((0, 0, 1), None), Move((0, 0, 3), "leap"), Move("table", None)]


def test_the_beginning_a_field_or_a_column_mean_all_that_is_there() -> None:
    assert matching_choices("2a", CHOICES) == CHOICES[:2]
    assert matching_choices("2a@m10/2:u", CHOICES) == CHOICES[:1]
    assert matching_choices("m10/2", CHOICES) == CHOICES[:2]
    assert matching_choices("m10/3", CHOICES) == CHOICES[:1], "one of its parts is there"
    assert matching_choices("m10", WALKS) == [WALKS[1]]
    assert matching_choices("m10/4", WALKS) == [WALKS[2]]
    assert matching_choices(">", WALKS) == [WALKS[1]], "as high as possible"
    assert matching_choices("q9", CHOICES) == []
    assert matching_choices("", CHOICES) == []


def test_a_ring_is_meant_only_where_it_is_named_or_nothing_else_can_be() -> None:
    assert matching_choices("n10/2", CHOICES) == [CHOICES[1]]
    assert matching_choices("n10", CHOICES) == [CHOICES[1]]
    assert matching_choices("1c", CHOICES) == CHOICES[2:]
    assert matching_choices("!free", CHOICES) == CHOICES[2:]
    assert matching_choices("!", WALKS) == [WALKS[2]]
    assert matching_choices(">m10/4", WALKS) == [WALKS[2]]


def test_any_walk_through_a_block_is_understood() -> None:
    angle = Placement("3l", ((0, 0, 1), (0, 1, 1), (1, 0, 1)), None)
    for text in ("3l@m10/2:e,n", "3l@m10/2:n,e", "3l@n10/2:wn"):
        assert matching_choices(text, [*CHOICES, angle]) == [angle]


def test_fields_and_columns_are_named() -> None:
    assert place_named("M10 3") == (0, 0, 2)
    assert place_named("m10") is None
    assert place_named("table") is None
    assert column_named("m10") == (0, 0)
    assert column_named("n11/4") == (1, 1)
    assert column_named("Ana") is None


def words_of(language: str) -> dict[str, set[str]]:
    """All that can be typed in a language, with what it is for."""
    meanings: dict[str, set[str]] = {}
    for key in (*WORDS, *SHORT):
        for word in texts(language)(f"text-word-{key}").split(","):
            meanings.setdefault(word.strip().casefold(), set()).add(key)
    return meanings


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_a_language_means_two_things(language: str) -> None:
    meanings = words_of(language)
    assert {word: keys for word, keys in meanings.items() if len(keys) > 1} == {}
    known = game_vocabulary(texts(language))
    for word, (key,) in meanings.items():
        assert known.known[word] == SHORT.get(key, key), word


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_taken_for_a_choice_or_a_place(language: str) -> None:
    for word in game_vocabulary(texts(language)).known:
        assert column_named(word) is None
        assert not word[0].isdigit()


def test_words_have_a_rest() -> None:
    known = game_vocabulary(texts("de"))
    assert known.understood("sieh m10") == Asked("look", "m10")
    assert known.understood("LEVEL 3") == Asked("level", "3")
    assert known.understood("schachtel 4L") == "box:4l"
    assert known.understood("tisch") == ">table"
    assert known.understood("bleib") == "stay"
    assert known.understood("4l m10 2 een") == "4l@m10/2:een"


@given(st.text(max_size=40))
def test_anything_can_be_typed(line: str) -> None:
    asked = ENGLISH.understood(line)
    if isinstance(asked, str):
        assert matching_choices(asked, CHOICES) is not None
        assert matching_choices(asked, WALKS) is not None
