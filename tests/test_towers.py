"""The front door to Turm Bauer for programs, and the sample in its head."""

import re
from pathlib import Path

import pytest

from torres3d import towers
from torres3d.bots.registry import UnknownLevel
from torres3d.kits.turm.turm_setup_fault import TurmSetupFault


def test_the_sample_runs_and_shows_the_tower(capsys: pytest.CaptureFixture[str]) -> None:
    sample = re.findall(r"::\n\n(.*?)\n\nA game", towers.__doc__ or "", re.DOTALL)[0]
    quick = re.sub(r'"clever", "careful", "careful"', '"careless", "careless", "careless"', sample)
    scope: dict[str, object] = {}
    exec(compile(re.sub(r"(?m)^    ", "", quick), "towers", "exec"), scope)  # noqa: S102  # the sample, as a reader would
    told = capsys.readouterr().out
    game = scope["game"]
    assert isinstance(game.state, towers.State)
    assert game.state.stage == "over"
    assert towers.tower_text(game.state) in told


def test_bots_wait_for_a_person_and_a_log_is_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "game.turm"
    game = towers.new_game("careless", None, "careless", rules={"hand": "steady"}, seed=3, log=file)
    towers.let_bots_play(game)
    assert game.state.actor == 1
    choice = next(choice for choice in towers.legal(game.state) if isinstance(choice, towers.Placement))
    game.submit(towers.let_go(game.state, choice))
    if game.state.stage == "move":
        game.submit(towers.Stay())
        towers.let_bots_play(game, turns=1)
    game.close()
    assert towers.open_game(file).state == game.state


def test_a_hint_is_a_turn_that_may_be_played() -> None:
    game = towers.new_game(None, None, seed=1)
    found = towers.hint(game.state, "careless")
    towers.check(game.state, found.choices[0])
    assert len(found.choices) == 2


def test_what_cannot_be_is_told() -> None:
    with pytest.raises(TurmSetupFault, match="2 to 4"):
        towers.new_game(None)
    with pytest.raises(UnknownLevel, match="careless"):
        towers.new_game("nobody", None)
    with pytest.raises(TurmSetupFault, match="house, flat, twins"):
        towers.new_game(None, None, rules={"blocks": "round"})


def test_a_tower_as_text() -> None:
    game = towers.new_game(None, None, None, seed=4)
    assert towers.tower_text(game.state) == "level 1\n+ #\n# +\n"
