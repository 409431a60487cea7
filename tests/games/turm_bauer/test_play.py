"""The front door to Turm Bauer for programs, and the sample in its head."""

import re
from pathlib import Path

import pytest

from torres3d import play_turm
from torres3d.bots.registry import UnknownLevel
from torres3d.games.turm_bauer import play
from torres3d.games.turm_bauer.kit.setup_and_options import SetupFault


@pytest.mark.slow
def test_the_sample_runs_and_shows_the_tower(capsys: pytest.CaptureFixture[str]) -> None:
    sample = re.findall(r"::\n\n(.*?)\n\nA game", play.__doc__ or "", re.DOTALL)[0]
    quick = re.sub(r'"clever", "careful", "careful"', '"careless", "careless", "careless"', sample)
    scope: dict[str, object] = {}
    exec(compile(re.sub(r"(?m)^    ", "", quick), "play_turm", "exec"), scope)  # noqa: S102  # the sample, as a reader would
    told = capsys.readouterr().out
    game = scope["game"]
    assert isinstance(game.state, play_turm.State)
    assert game.state.stage == "over"
    assert play_turm.tower_text(game.state) in told


def test_bots_wait_for_a_person_and_a_log_is_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "game.turm"
    game = play_turm.new_game("careless", None, "careless", rules={"hand": "steady"}, seed=3, log=file)
    play_turm.let_bots_play(game)
    assert game.state.actor == 1
    choice = next(choice for choice in play_turm.legal(game.state) if isinstance(choice, play_turm.Placement))
    game.submit(play_turm.let_go(game.state, choice))
    if game.state.stage == "move":
        game.submit(play_turm.Stay())
        play_turm.let_bots_play(game, turns=1)
    game.close()
    assert play_turm.open_game(file).state == game.state


def test_a_hint_is_a_turn_that_may_be_played() -> None:
    game = play_turm.new_game(None, None, seed=1)
    found = play_turm.hint(game.state, "careless")
    play_turm.check(game.state, found.choices[0])
    assert len(found.choices) == 2


def test_what_cannot_be_is_told() -> None:
    with pytest.raises(SetupFault, match="2 to 4"):
        play_turm.new_game(None)
    with pytest.raises(UnknownLevel, match="careless"):
        play_turm.new_game("nobody", None)
    with pytest.raises(SetupFault, match="house, flat, twins"):
        play_turm.new_game(None, None, rules={"blocks": "round"})


def test_a_tower_as_text() -> None:
    game = play_turm.new_game(None, None, None, seed=4)
    assert play_turm.tower_text(game.state) == "level 1\n+ #\n# +\n"
