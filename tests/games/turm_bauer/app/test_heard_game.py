"""A whole game of Turm Bauer by keys with the voice on: dice, places, walks, falls and the result are heard, once."""

from pathlib import Path

import pytest

from tests.app.keyboard import Keys
from tests.app.opened import Opens
from tests.games.turm_bauer.app.builders import Builder, Fate
from tests.games.turm_bauer.app.whole_games import play_by_keys
from tests.voices import listened
from torres3d.app.window.settings import Settings
from torres3d.games.turm_bauer.rules.commands import Build


@pytest.mark.long
def test_a_whole_game_is_heard(open_program: Opens, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = listened(tmp_path, monkeypatch)
    driver = open_program(Settings(quality="low", speech="all", instant=True, reduced_motion=True, recap="asked"))
    builder = Builder(Keys(driver.program, driver.screen))
    game = builder.begin(tmp_path / "game.turm", [None, None], seed=5, judge=Fate(slips=(5, 9)))
    play_by_keys(builder, game)
    driver.rounds(6)
    told = "\n".join(heard)
    builds = [each.command for each in game.history.standing_steps() if isinstance(each.command, Build)]
    turns = game.state.turn
    assert told.count("you threw") + told.count("doubles!") + told.count("nothing can be built") >= turns - 2
    assert told.count(" slips from ") == 2
    assert told.count("Hold Enter") >= len(builds)
    assert told.count("where does the figure walk?") + told.count("the figure can go nowhere") >= turns // 2
    assert " wins." in told
    for text in heard:
        pieces = [each for each in text.split(". ") if " " in each]
        assert len(pieces) == len(set(pieces)), f"twice in one breath: {text}"
