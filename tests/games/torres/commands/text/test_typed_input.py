"""What is typed is understood: words of each language, the notation, and ways of writing that come near it."""

import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.torres.commands.text.speaking import texts
from tests.games.torres.random_games import game
from torres3d.base import paths
from torres3d.games.torres.commands.text.typed_and_listed_choices import (
    SHORT,
    WORDS,
    game_vocabulary,
    matching_commands,
    tidied,
)
from torres3d.games.torres.rules.command_notation import command_text
from torres3d.games.torres.rules.commands import Build, Command, EndTurn, Move
from torres3d.i18n.texts import language_ids
from torres3d.terminal.dialogue import Asked

LANGUAGES = language_ids(paths.config() / "locale")
ENGLISH = game_vocabulary(texts())


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("c4-d4", "c4-d4"),
        ("C4 D4", "c4-d4"),
        ("c4 - d4", "c4-d4"),
        ("ac4", "Ac4"),
        ("f d4", "Fd4"),
        ("k=", "K="),
        ("+ d4 / 0", "+d4/0"),
        ("climb c4 c5", "climb:c4-c5"),
        ("extra d4", "extra:d4"),
        ("under c4 2", "under:c4/2"),
        ("start:b", "start:B"),
        ("end/1>02", "end/1>02"),
        ("keep: leap ^ six , under", "keep:leap^six,under"),
    ],
)
def test_what_comes_near_the_notation_becomes_it(line: str, text: str) -> None:
    assert tidied(line) == text


@pytest.mark.long
def test_every_legal_command_is_understood_as_it_is_written_and_in_small_letters() -> None:
    for seed in range(12):
        for step in game(seed):
            commands = step.legal
            for command in random.Random(seed).sample(commands, min(4, len(commands))):
                text = command_text(command)
                assert tidied(text) == text
                assert matching_commands(tidied(text.casefold()), commands) == [command]


def test_the_beginning_of_a_command_means_all_that_begin_so() -> None:
    commands: list[Command] = [Build("d4", 0), Build("d4", 2), Build("e4", 0), Move("d4", "d5"), EndTurn(0, (1,))]
    assert matching_commands("+d4", commands) == commands[:2]
    assert matching_commands("end", commands) == [commands[4]]
    assert matching_commands("d4", commands) == [commands[0], commands[1], commands[3]]
    assert matching_commands("g8", commands) == []
    assert matching_commands("", commands) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_a_language_means_two_things(language: str) -> None:
    say = texts(language)
    meanings: dict[str, set[str]] = {}
    for key in (*WORDS, *SHORT):
        for word in say(f"text-word-{key}").split(","):
            meanings.setdefault(word.strip().casefold(), set()).add(key)
    assert {word: keys for word, keys in meanings.items() if len(keys) > 1} == {}
    known = game_vocabulary(say)
    for word, keys in meanings.items():
        (key,) = keys
        assert known.known[word] == {"marker": "*", "leave": "K="}.get(key, key), word


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_taken_for_a_command(language: str) -> None:
    for word in game_vocabulary(texts(language)).known:
        assert not re.match("[a-h][1-8]", word), word


def test_words_have_a_rest() -> None:
    known = game_vocabulary(texts("de"))
    assert known.understood("sieh d4") == Asked("look", "d4")
    assert known.understood("LOOK D4") == Asked("look", "D4")
    assert known.understood("ende") == "end"
    assert known.understood("wertung") == "*"
    assert known.understood("c4 d4") == "c4-d4"


@given(st.text(max_size=40))
def test_anything_can_be_typed(line: str) -> None:
    asked = ENGLISH.understood(line)
    if isinstance(asked, str):
        assert matching_commands(asked, [Move("a1", "a2"), EndTurn(None, ())]) is not None
