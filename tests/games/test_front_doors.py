"""The front doors for programs: the page about them runs, and both games have the same words."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from msgspec.structs import astuple

from tests.house.places import ROOT
from torres3d import play, play_turm
from torres3d.games.torres import play as of_torres
from torres3d.games.turm_bauer import play as of_turm

PAGE = ROOT / "docs/api.md"
BOTH = {
    "Analysis", "Bot", "Command", "Fault", "Game", "Hint", "IllegalCommand", "LogFault", "NotFinished", "NotationFault",
    "State", "UndoRefused", "UnknownLevel", "View", "WriteFault", "analysis", "apply", "bot_turn", "command_text",
    "decide", "game_text", "hint", "legal", "legal_texts", "let_bots_play", "level_ids", "make_bot", "new_game",
    "open_game", "points_now", "position", "read_command", "read_game", "svg", "view",
}  # fmt: skip
"""What each front door has under the same name."""
SVG = "{http://www.w3.org/2000/svg}"


def torres() -> Any:
    """A game of Torres under way."""
    return play.let_bots_play(play.new_game("random", "random", seed=2), turns=5)


def turm() -> Any:
    """A game of Turm Bauer under way."""
    return play_turm.let_bots_play(play_turm.new_game("careless", "careless", "careless", seed=3), turns=5)


DOORS = pytest.mark.parametrize(("door", "begun"), [(play, torres), (play_turm, turm)], ids=["torres", "turm"])
Begun = Callable[[], Any]


def test_the_code_of_the_page_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    scope: dict[str, Any] = {}
    for sample in re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL):
        exec(compile(sample, str(PAGE), "exec"), scope)  # noqa: S102  # the samples, as a reader would run them
    told = capsys.readouterr().out
    assert "column 4: found `c9`, expected a square from a1 to h8" in told
    assert "a1-a2: no_own_knight (R-5.3): at a1" in told
    assert (tmp_path / "board.svg").read_text("utf-8").startswith("<svg")
    assert (tmp_path / "tower.svg").read_text("utf-8").startswith("<svg")


def test_every_function_that_the_page_names_is_there() -> None:
    text = PAGE.read_text("utf-8")
    for door, column in ((play, 0), (play_turm, 1)):
        for row in re.findall(r"^\| (`\w+\(state\)`) \| (`\w+\(state\)`) \|", text, re.MULTILINE):
            assert hasattr(door, row[column].strip("`").removesuffix("(state)"))


def test_both_games_have_the_same_words() -> None:
    assert set(of_torres.__all__) >= BOTH
    assert set(of_turm.__all__) >= BOTH
    assert all(hasattr(play, name) and hasattr(play_turm, name) for name in BOTH)


@DOORS
def test_repr_is_a_line_that_says_something(door: ModuleType, begun: Begun) -> None:
    game = begun()
    for value in (game, game.history, game.state):
        assert "\n" not in repr(value)
        assert " object at " not in repr(value)
        assert game.state.summary in repr(value)
    assert f"{game.n} commands" in repr(game)
    assert game.header.setup.players[1].name in repr(game)


@DOORS
def test_str_shows_the_board_and_the_players(door: ModuleType, begun: Begun) -> None:
    game = begun()
    told = str(game)
    assert str(game.state) in told
    assert all(player.name in told for player in game.header.setup.players)
    picture = door.board_text(game.state) if door is play else door.tower_text(game.state)
    for line in picture.splitlines():
        assert line in told


@DOORS
def test_turns_are_the_lines_of_the_game_as_text(door: ModuleType, begun: Begun) -> None:
    game = begun()
    lines = [line.partition("  #")[0] for line in door.game_text(game.history).partition("---\n")[2].splitlines()]
    assert list(map(str, game.turns())) == [line for line in lines if not line.startswith("#")]
    assert str(game.history) == "\n".join(map(str, game.turns()))
    before = game.history.start
    for turn in game.turns():
        assert astuple(turn.before) == astuple(before)
        before = turn.after
        assert all(step.by == turn.seat for step in turn.steps)
        assert len(turn.commands) == len(turn.words)
        assert turn.events
    assert before is game.state


def test_what_was_taken_back_is_in_no_turn() -> None:
    game = play.new_game(None, None, seed=1)
    game.submit("Nc3")
    game.submit("Nf3")
    game.undo()
    assert str(game.history) == "set-up A: Nc3"


@DOORS
def test_a_copy_and_its_game_go_their_own_ways(door: ModuleType, begun: Begun) -> None:
    game = begun()
    other = game.copy()
    assert other.state is game.state
    assert other.file is None
    n, turns, text = game.n, str(game.history), door.game_text(game.history)
    door.let_bots_play(other, turns=1)
    assert (game.n, str(game.history), door.game_text(game.history)) == (n, turns, text)
    assert other.n > n
    door.let_bots_play(game, turns=1)
    assert game.state == other.state


def test_a_copy_undoes_for_itself() -> None:
    game = play.new_game(None, None, seed=1)
    game.submit("Nc3")
    other = game.copy()
    other.undo()
    assert (game.n, other.n) == (1, 2)
    assert game.can_undo() is not None
    again = other.copy().redo()
    assert again is not None
    assert again.after == game.state
    assert game.can_redo() is None


@DOORS
def test_every_legal_text_can_be_submitted(door: ModuleType, begun: Begun) -> None:
    game = begun()
    texts = door.legal_texts(game.state)
    assert len(texts) == len(door.legal(game.state)) > 0
    for text in texts[:: max(1, len(texts) // 8)]:
        step = game.copy().submit(text)
        assert door.apply(game.state, step.command) == step.after


@pytest.mark.parametrize(
    ("text", "kind", "told"),
    [
        ("Nc9", play.NotationFault, "found `c9`, expected a square from a1 to h8"),
        ("nonsense", play.NotationFault, "a command such as c4-d4"),
        ("Nb2", play.IllegalCommand, "Nb2: not_on_castle (R-3.4): at b2"),
        ("c4-d4", play.IllegalCommand, "c4-d4: wrong_stage (R-4)"),
    ],
)
def test_a_refused_text_leaves_the_game_and_names_the_square(text: str, kind: type[Exception], told: str) -> None:
    game = play.new_game(None, None, seed=1)
    with pytest.raises(kind, match=re.escape(told)):
        game.submit(text)
    assert game.n == 0


def test_refusals_name_squares_and_fields() -> None:
    state = play.position("ap: 3\n. . . .\n. 1 2A .\nB 3K . .")
    with pytest.raises(play.IllegalCommand, match=re.escape("no_own_knight (R-5.3): at d4")):
        play.apply(state, play.read_command("d4-d5"))
    with pytest.raises(play.IllegalCommand, match=re.escape("no_way (R-5.4): source c2, at g6")):
        play.apply(state, play.read_command("c2-g6"))
    with pytest.raises(play_turm.IllegalCommand, match=re.escape("1c@m10/1: place_taken (T-5): at m10/1")):
        play_turm.new_game(None, None, seed=1).submit("1c@m10/1")


def test_a_block_without_an_outcome_is_let_go() -> None:
    game = play_turm.new_game(None, None, None, seed=3)
    text = play_turm.legal_texts(game.state)[0]
    choice = play_turm.read_choice(text)
    assert isinstance(choice, play_turm.Placement)
    wanted = play_turm.let_go(game.state, choice)
    assert game.copy().submit(text).command == wanted
    assert wanted.hand != play_turm.Hand(), "the hand of the sample trembles"
    whole = play_turm.command_text(wanted, [each.colour for each in game.state.sets])
    assert game.copy().submit(whole).command == wanted
    other = play_turm.let_go(game.state, choice, play_turm.Hand(dx=1))
    told = play_turm.command_text(other, [each.colour for each in game.state.sets])
    assert game.submit(told).command == other, "an outcome that is written down stays"


def test_squares_castles_and_points() -> None:
    state = play.position("ap: 3\n. . . .\n. 1 2A .\nB 3K . .")
    squares = play.squares(state)
    assert list(squares)[:2] == ["a1", "b1"]
    assert len(squares) == 64
    assert (squares["c2"].height, squares["c2"].knight, squares["c2"].king) == (2, 0, False)
    assert (squares["a1"].height, squares["a1"].knight, squares["a1"].castle) == (0, 1, None)
    assert squares["b1"].king
    (castle,) = play.castles(state)
    assert set(castle.squares) == {"b1", "b2", "c2"} == {name for name, on in squares.items() if on.castle == 0}
    assert (castle.area, castle.top, castle.king) == (3, 3, True)
    assert (castle.levels, castle.points) == ((2, None), (6, 0))
    assert play.points_now(state) == (6, 0), "the king's bonus wants a knight at level 1"
    assert play.points_now(play.let_bots_play(play.new_game("random", "random", seed=2)).state) == (0, 0)


def test_fields_blocks_and_levels() -> None:
    game = turm()
    state = game.state
    fields = play_turm.fields(state)
    assert [field.level for field in fields.values()] == sorted(field.level for field in fields.values())
    assert {field.figure for field in fields.values()} - {None} == {
        each.colour for each in state.sets if each.figure != "table"
    }
    assert len(play_turm.blocks(state)) == len(state.blocks) > 0
    first = play_turm.read_choice(play_turm.blocks(state)[0].text)
    assert isinstance(first, play_turm.Placement)
    assert first.cells == state.blocks[0].cells
    assert play_turm.points_now(state) == game.history.kit.progress(state, 0).scores


@DOORS
def test_a_bots_turn_may_be_played(door: ModuleType, begun: Begun) -> None:
    game = begun()
    seat = game.state.actor
    for command in door.bot_turn(game.state, door.level_ids()[0]):
        game.submit(command)
    assert game.state.actor != seat


@DOORS
def test_a_position_is_read_back(door: ModuleType, begun: Begun) -> None:
    state = begun().state
    if door is play:
        assert play.board_text(play.position(play.diagram(state))) == play.board_text(state)
    else:
        assert play_turm.tower_text(play_turm.position(play_turm.position_text(state))) == play_turm.tower_text(state)


@DOORS
def test_a_picture_says_all_without_colours(door: ModuleType, begun: Begun) -> None:
    game = begun()
    picture = door.svg(game.state)
    assert picture._repr_svg_() == game._repr_svg_() == game.history._repr_svg_() == game.state._repr_svg_()
    root = ET.fromstring(picture)  # noqa: S314  # our own
    assert root.find(f"{SVG}title").text == game.state.summary  # type: ignore[union-attr]
    groups = root.findall(f"{SVG}g")
    shown = [(group.find(f"{SVG}title").text, [word.text for word in group.findall(f"{SVG}text")]) for group in groups]  # type: ignore[union-attr]
    if door is play:
        assert len(shown) == 64
        for (told, words), square in zip(shown, play.squares(game.state).values(), strict=True):
            letter = "K" if square.king else "" if square.knight is None else "ABCD"[square.knight]
            assert words == [word for word in (str(square.height or ""), letter) if word]
            assert told is not None
            assert told.startswith(f"{square.name}: ")
    else:
        parts = 4 + sum(len(block.cells) for block in game.state.blocks)
        assert len(shown) == parts
        assert all(words for _, words in shown)
        figures = [told for told, _ in shown if told is not None and "figure of" in told]
        assert len(figures) == sum(each.figure != "table" for each in game.state.sets)


def test_knights_have_a_shape_of_their_own() -> None:
    root = ET.fromstring(play.svg(play.position("A B C D K\n1 1 1 1 1", players=4)))  # noqa: S314  # our own
    groups = root.findall(f"{SVG}g")
    middle = play.svg(play.position("A", players=4)).count("<circle")
    outlines = [shape.get("points") for group in groups for shape in group.findall(f"{SVG}polygon")]
    assert middle == len([group for group in groups if group.find(f"{SVG}circle") is not None]) == 1
    assert [len((outline or "").split()) for outline in outlines] == [4, 3, 4, 7]
