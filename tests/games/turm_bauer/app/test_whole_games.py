"""Whole games of Turm Bauer through the window by mouse alone, with rings, discards, slips and a collapse; logs hold
what was clicked."""

from pathlib import Path

import pytest

from tests.app.opened import Opens
from tests.games.turm_bauer.app.builders import Builder, Fate
from tests.games.turm_bauer.app.whole_games import logged, play
from torres3d.app.window.settings import Settings
from torres3d.games.turm_bauer.rules.commands import Build, Discard, Hand

pytestmark = pytest.mark.long
QUICK = Settings(quality="low", instant=True, reduced_motion=True)


@pytest.mark.parametrize(("players", "hand"), [(2, "drawn"), (3, "mouse"), (4, "steady")])
def test_a_whole_game_by_mouse(open_program: Opens, tmp_path: Path, players: int, hand: str) -> None:
    builder = Builder(open_program(QUICK))
    fate = Fate(slips=(5, 9, 10, 11), collapse=45 if players == 4 else None)
    game = builder.begin(tmp_path / "game.turm", [None] * players, seed=3 + players, judge=fate, hand=hand)
    rings = play(builder, game, seed=players)
    commands = logged(game)
    assert commands == [step.command for step in game.history.standing_steps()]
    assert game.state.stage == "over"
    assert "free" in rings
    assert rings & {"pass", "leap"}
    assert (game.state.collapse is not None) == (players == 4)
    assert builder.over == [game], "the end is told once"
    builds = [command for command in commands if isinstance(command, Build)]
    assert len(builds) == fate.let_go, "each block was let go once"
    assert sum(build.rest.pose is None for build in builds) >= 4
    if players != 4:
        assert any(isinstance(command, Discard) for command in commands)
    if hand == "steady":
        assert {build.hand for build in builds} == {Hand()}
    if hand == "mouse":
        assert len({build.hand for build in builds}) > 20
