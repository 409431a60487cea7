"""The front door for programs, and the README's sample of it."""

import re
from pathlib import Path

import pytest

from tests.house.places import ROOT
from torres3d import play
from torres3d.games.torres.rules.commands import EndTurn

README = ROOT / "README.md"
TOWERS = """
    ap: 3
    .  .  .  .
    .  1  2A .
    B  3K .  .
"""


def test_the_sample_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (sample,) = re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL)
    scope: dict[str, object] = {}
    exec(compile(sample, str(README), "exec"), scope)  # noqa: S102  # the sample, as a reader would run it
    told = capsys.readouterr().out.splitlines()
    game = scope["game"]
    assert isinstance(game, play.Game)
    assert game.state.stage == "over"
    assert len([line for line in sample.splitlines() if line]) <= 5
    assert told[:8] == play.board_text(game.state).splitlines()
    assert str(game.state.scores) in told[-1]


def test_a_game_is_written_as_text_and_read_back() -> None:
    game = play.let_bots_play(play.new_game("random", "random", seed=2), turns=5)
    assert play.read_game(play.game_text(game.history)).state == game.state


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = (play.let_bots_play(play.new_game("novice", "random", "novice", seed=5)) for _ in range(2))
    assert [step.command for step in one.history.steps] == [step.command for step in other.history.steps]


def test_bots_wait_for_a_person(tmp_path: Path) -> None:
    game = play.new_game(None, "novice", seed=3, log=tmp_path / "game.torres")
    while game.state.stage != "turn":
        game.submit(play.legal(game.state)[0])
        play.let_bots_play(game)
    assert game.state.actor == 0
    game.submit(next(command for command in play.legal(game.state) if isinstance(command, EndTurn)))
    play.let_bots_play(game)
    assert (game.state.actor, game.state.round) == (0, 2)
    assert play.open_game(tmp_path / "game.torres").state == game.state


def test_so_many_turns_and_no_more() -> None:
    game = play.let_bots_play(play.new_game("random", "random", seed=1), turns=3)
    assert sum(isinstance(step.command, EndTurn) for step in game.history.steps) == 3


def test_a_position_its_legal_commands_and_a_bots_turn() -> None:
    state = play.position(TOWERS)
    assert state.ap == 3
    assert play.read_command("c2-b2") in play.legal(state)
    turn = play.bot_turn(state, "easy")
    assert isinstance(turn[-1], EndTurn)
    after = state
    for command in turn:
        assert command in play.legal(after)
        after = play.apply(after, command)
    assert after.actor == 1
    assert play.read_turn(play.turn_text(turn)) == turn
    assert play.hint(state, "medium").commands


def test_a_bot_asked_in_the_midst_of_buying_plays_to_the_end_of_the_turn() -> None:
    game = play.let_bots_play(play.new_game("random", "random", seed=3), turns=4)
    game.submit(play.read_command("buy"))
    assert game.state.stage == "keep"
    assert isinstance(play.bot_turn(game.state, "greedy")[-1], EndTurn)


@pytest.mark.slow
def test_an_analysis_of_a_game() -> None:
    game = play.let_bots_play(play.new_game("random", "novice", seed=2))
    found = play.analysis(game, "medium")
    assert found.scores == game.state.scores
    assert len(found.turns) == 24


def test_a_game_under_way_cannot_be_analysed() -> None:
    with pytest.raises(play.NotFinished, match="not over yet"):
        play.analysis(play.new_game("random", "random", seed=2))


@pytest.mark.parametrize(
    ("players", "fields", "fault", "told"),
    [
        (("expert", "nobody"), {}, play.UnknownLevel, "there is no bot `nobody`"),
        (("random",), {}, play.Fault, "2, 3 or 4 players"),
        (("random",) * 5, {}, play.Fault, "Torres is for 2 to 4 players, not 5"),
        (("random", "random"), {"edition": "none"}, play.Fault, "there is no edition `none`"),
        (("random", "random"), {"mode": "none"}, play.Fault, "the option `mode` cannot be none; allowed: basic"),
        (("random", "random"), {"rules": {"deck": "wrong"}}, play.Fault, "common, own, hand"),
    ],
)
def test_what_cannot_be_played_is_told(
    players: tuple[str, ...], fields: dict[str, object], fault: type[Exception], told: str
) -> None:
    with pytest.raises(fault, match=re.escape(told)):
        play.new_game(*players, **fields)  # type: ignore[arg-type]


def test_a_faulty_position_is_told() -> None:
    with pytest.raises(play.NotationFault, match="line"):
        play.position("1 2 Z")
