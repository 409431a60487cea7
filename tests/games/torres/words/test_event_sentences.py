"""What a command would do, in words."""

import msgspec
import pytest

from tests.games.torres.random_games import game
from torres3d.base import paths
from torres3d.games.torres.rules.commands import Carry, EndTurn, Score
from torres3d.games.torres.words.event_sentences import in_words
from torres3d.i18n.texts import Texts, language_ids

NAMES = ("Ann", "Bob", "Cleo", "Dan")


@pytest.mark.parametrize("language", language_ids(paths.config() / "locale"))
def test_every_command_is_told_with_its_player_and_its_squares(language: str) -> None:
    say = Texts(paths.config() / "locale", language)
    told = set()
    for seed in range(4):
        for step in game(seed):
            state, command = step.before, step.command
            if state.actor is None:
                continue
            words = in_words(state, command, NAMES, say)
            if isinstance(command, Carry) and not any(command.onto):
                continue
            name = NAMES[state.actor]
            assert words.startswith(name)
            assert f" · {name}: " not in words
            assert "{" not in words
            for square in ("at", "to"):
                value = getattr(command, square, None)
                if isinstance(value, str):
                    assert value in words
            if isinstance(command, EndTurn | Score):
                assert " · " not in words
            told.add(msgspec.structs.asdict(command).get("card", type(command).__name__))
    assert {"Build", "Move", "AddKnight", "EndTurn", "climb", "under", "shift", "six"} <= told
