"""The golden games of Turm Bauer are what their texts say. See `tests.golden.turm.make_turm_golden`."""

from difflib import unified_diff
from functools import cache
from typing import Any

import pytest

from tests.golden.turm.make_turm_golden import HERE, text_file
from tests.golden.turm.turm_features import GAME_FEATURES, STEP_FEATURES, shows
from tests.golden.turm.turm_wanted import TURM_WANTED, TurmWanted
from torres3d.kits.turm.setup import allowed_values
from torres3d.kits.turm.turm_game_reading import read_turm_game
from torres3d.kits.turm.turm_game_text import turm_game_text
from torres3d.kits.turm.turm_kit import TurmHistory
from torres3d.turm.options import Options

GAMES = pytest.mark.parametrize("wanted", TURM_WANTED, ids=lambda wanted: wanted.name)


@cache
def history_of(name: str) -> TurmHistory:
    """The game of a text, played by the rules of today."""
    return read_turm_game(text_file(name).read_text("utf-8"))


@GAMES
def test_a_game_is_what_its_text_says(wanted: TurmWanted) -> None:
    """Where this fails, the diff is what a change of the rules has done to the game."""
    lines = text_file(wanted.name).read_text("utf-8").splitlines()
    now = turm_game_text(history_of(wanted.name)).splitlines()
    diff = "\n".join(unified_diff(lines, now, f"{wanted.name}.txt", "by the rules of today", n=1, lineterm=""))
    assert not diff, diff


@GAMES
def test_a_game_is_whole_and_shows_what_it_is_there_for(wanted: TurmWanted) -> None:
    history = history_of(wanted.name)
    setup = history.header.setup
    assert history.state.stage == "over"
    assert (len(setup.players), setup.rules) == (wanted.players, wanted.rules)
    assert [feature for feature in wanted.shows if not shows(history, feature)] == []


def test_the_texts_are_those_that_are_wanted() -> None:
    assert {file.stem for file in HERE.glob("*.txt")} == {wanted.name for wanted in TURM_WANTED}
    assert len(TURM_WANTED) >= 30


def test_every_value_of_an_option_that_is_a_word_is_played() -> None:
    played: dict[str, set[Any]] = {name: set() for name in Options.__struct_fields__}
    for wanted in TURM_WANTED:
        for name, usual in zip(played, Options().__struct_defaults__, strict=True):
            played[name].add(wanted.rules.get(name, usual))
    for name, values in played.items():
        if name not in ("slips", "collapse"):
            assert values == set(allowed_values(name)), name
    assert len(played["slips"]) > 2
    assert len(played["collapse"]) > 2
    assert {wanted.players for wanted in TURM_WANTED} == {2, 3, 4}


def test_every_feature_is_wanted_of_some_game() -> None:
    wanted = {feature for game in TURM_WANTED for feature in game.shows}
    assert wanted == {*STEP_FEATURES, *GAME_FEATURES}
