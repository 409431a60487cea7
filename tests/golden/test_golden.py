"""The golden games are what their texts say: every command legal, every point the same. See `tests.golden.make`."""

from difflib import unified_diff
from functools import cache

import pytest

from tests.games.setups import COMBINATIONS
from tests.golden.features import GAME_FEATURES, STEP_FEATURES, shows
from tests.golden.make import HERE, text_file
from tests.golden.wanted import WANTED, Wanted
from torres3d.kits.torres.game_reading import read_game
from torres3d.kits.torres.game_text import game_text
from torres3d.kits.torres.torres_kit import TorresHistory

GAMES = pytest.mark.parametrize("wanted", WANTED, ids=lambda wanted: wanted.name)


@cache
def history_of(name: str) -> TorresHistory:
    """The game of a text, played by the rules of today."""
    return read_game(text_file(name).read_text("utf-8"))


@GAMES
def test_a_game_is_what_its_text_says(wanted: Wanted) -> None:
    """Where this fails, the diff is what a change of the rules has done to the game."""
    lines = text_file(wanted.name).read_text("utf-8").splitlines()
    now = game_text(history_of(wanted.name)).splitlines()
    diff = "\n".join(unified_diff(lines, now, f"{wanted.name}.txt", "by the rules of today", n=1, lineterm=""))
    assert not diff, diff


@GAMES
def test_a_game_is_whole_and_shows_what_it_is_there_for(wanted: Wanted) -> None:
    history = history_of(wanted.name)
    setup = history.header.setup
    assert history.state.stage == "over"
    assert (setup.edition, setup.mode, len(setup.players)) == (wanted.edition, wanted.mode, wanted.players)
    assert (setup.rules, history.header.version) == (wanted.rules, wanted.version)
    assert [feature for feature in wanted.shows if not shows(history, feature)] == []


def test_the_texts_are_those_that_are_wanted() -> None:
    assert {file.stem for file in HERE.glob("*.txt")} == {wanted.name for wanted in WANTED}
    assert len(WANTED) >= 80


def test_every_combination_is_there() -> None:
    plain = {(w.edition, w.mode, w.players) for w in WANTED if not w.rules and w.version == 2}
    assert plain >= set(COMBINATIONS)


def test_every_feature_is_wanted_of_some_game() -> None:
    wanted = {feature for game in WANTED for feature in game.shows}
    assert wanted == {*STEP_FEATURES, *GAME_FEATURES}
