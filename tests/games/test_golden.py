"""The golden games of both games are what their texts say: every command legal, every point the same. See
`tests.games.torres.golden.make` and `tests.games.turm_bauer.golden.make`."""

from difflib import unified_diff
from functools import cache

import pytest

from tests.games.golden import AnyHistory, AnyWanted, GoldenGames
from tests.games.torres.golden.make import GOLDEN
from tests.games.torres.golden.wanted import WANTED
from tests.games.torres.setups import COMBINATIONS
from tests.games.turm_bauer.golden.make import TURM_GOLDEN

BOTH = (GOLDEN, TURM_GOLDEN)
GAMES = pytest.mark.parametrize(
    ("golden", "wanted"), [pytest.param(golden, wanted, id=wanted.name) for golden in BOTH for wanted in golden.wanted]
)


@cache
def history_of(golden: GoldenGames, name: str) -> AnyHistory:
    """The game of a text, played by the rules of today, once."""
    return golden.again(name)


@pytest.mark.slow
@GAMES
def test_a_game_is_what_its_text_says(golden: GoldenGames, wanted: AnyWanted) -> None:
    """Where this fails, the diff is what a change of the rules has done to the game."""
    lines = golden.file(wanted.name).read_text("utf-8").splitlines()
    now = golden.text(history_of(golden, wanted.name)).splitlines()
    diff = "\n".join(unified_diff(lines, now, f"{wanted.name}.txt", "by the rules of today", n=1, lineterm=""))
    assert not diff, diff


@GAMES
def test_a_game_is_whole_and_shows_what_it_is_there_for(golden: GoldenGames, wanted: AnyWanted) -> None:
    history = history_of(golden, wanted.name)
    assert history.state.stage == "over"
    assert history.header.setup == golden.setup(wanted)
    assert history.header.version == wanted.version
    assert [feature for feature in wanted.shows if not golden.shows(history, feature)] == []


@pytest.mark.parametrize(("golden", "least"), [(GOLDEN, 80), (TURM_GOLDEN, 30)])
def test_the_texts_are_those_that_are_wanted(golden: GoldenGames, least: int) -> None:
    assert sorted(file.stem for file in golden.folder.glob("*.txt")) == sorted(each.name for each in golden.wanted)
    assert len(golden.wanted) >= least


@pytest.mark.parametrize("golden", BOTH)
def test_every_feature_is_wanted_of_some_game(golden: GoldenGames) -> None:
    wanted = {feature for game in golden.wanted for feature in game.shows}
    assert wanted == {*golden.step_features, *golden.game_features}


def test_every_combination_is_there() -> None:
    plain = {(w.edition, w.mode, w.players) for w in WANTED if not w.rules and w.version == 2}
    assert plain >= set(COMBINATIONS)
