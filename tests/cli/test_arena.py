"""`torres3d arena`: many games of bots, with house rules, and files of results that can be gone on with."""

import json
import shutil
from pathlib import Path

import pytest
from rich.table import Table

from tests.cli.arena_tables import check_arena_table
from tests.cli.running import run
from tests.house.places import ROOT
from torres3d.base.faults import FileFault
from torres3d.games.torres.bots.search.evaluation_weights import Weights
from torres3d.terminal.bot_games import print_full_width
from torres3d.terminal.error_exit import Stop
from torres3d.terminal.seating import house_rules

OLD = sorted((ROOT / "docs" / "bots").glob("*.jsonl"))
STACKS = "stacks=[[1, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 1]]"


def lines_of(file: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in file.read_text("utf8").splitlines()]


def test_an_arena_with_house_rules(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    options = ("arena", "--players", "random,greedy", "--games", "2", "--out", str(file))
    done = run(*options, "--rules", f"deck=own,{STACKS}", "--rules", "leap_over=any_knight")
    assert done.status == 0
    assert "deck=own" in done.out
    heading, *games = lines_of(file)
    assert heading["rules"] == {"deck": "own", "stacks": [[1] * 4] * 3, "leap_over": "any_knight"}
    assert len(games) == 2
    plain = tmp_path / "plain.jsonl"
    run(*options[:-1], str(plain))
    assert [game["scores"] for game in lines_of(plain)[1:]] != [game["scores"] for game in games]
    other = run(*options, "--rules", "deck=own")
    assert other.status == 2
    assert "another arena" in other.err


def test_a_faulty_file_of_the_bots_is_told_before_any_process_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    def faulty() -> Weights:
        raise FileFault("not_json", Path("weights.json"), 3, why="a comma")

    monkeypatch.setattr("torres3d.games.torres.bots.search.evaluation_weights.weights", faulty)
    done = run("arena", "--players", "novice,random", "--games", "2", "--jobs", "2")
    assert done.status == 1
    assert "weights.json, line 3" in done.err


@pytest.mark.slow
@pytest.mark.parametrize("file", OLD, ids=[file.stem for file in OLD])
def test_the_files_in_docs_can_be_gone_on_with(tmp_path: Path, file: Path) -> None:
    copy = tmp_path / file.name
    shutil.copy(file, copy)
    heading, *games = lines_of(file)
    players = heading["players"]
    assert isinstance(players, list)
    options = ("--players", ",".join(players), "--games", str(len(games)), "--out", str(copy))
    done = run("arena", *options, "--rules", "marker_spaces=by_total")
    assert done.status == 0
    assert f"{len(games)} games" in done.out
    check_arena_table(done.out, games, "points")
    other = run("arena", *options)
    assert "another arena" in other.err
    assert "marker_spaces=by_total" in other.err
    assert copy.read_bytes() == file.read_bytes()


def test_an_unknown_bot_or_option_is_told() -> None:
    unknown = run("arena", "--players", "greedy,nobody")
    assert unknown.status == 2
    assert "there is no bot `nobody`; there are: random, greedy, beginner, novice" in unknown.err
    wrong = run("arena", "--players", "greedy,random", "--rules", "decks=own")
    assert wrong.status == 2
    assert "decks" in wrong.err


@pytest.mark.parametrize(
    ("given", "found"),
    [
        ([], {}),
        (["deck=own"], {"deck": "own"}),
        (["deck=own,leap_over=any_knight", "king_move=any_castle"],
         {"deck": "own", "leap_over": "any_knight", "king_move": "any_castle"}),
        ([" deck = own , leap_over = any_knight "], {"deck": "own", "leap_over": "any_knight"}),
        ([f"{STACKS},deck=own"], {"stacks": [[1] * 4] * 3, "deck": "own"}),
        (["foundations=[a1, c3],deck=own"], {"foundations": ["a1", "c3"], "deck": "own"}),
    ],
)  # fmt: skip
def test_house_rules_are_read(given: list[str], found: dict[str, object]) -> None:
    assert house_rules(given) == found


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["deck"], "the house rule `deck` has no value; write OPTION=VALUE"),
        (["deck="], "has no value"),
        (["=own"], "has no option"),
        ([""], "has no option"),
        (["deck=own", "deck=own"], "the house rule `deck` is given twice"),
        (["stacks=[[1"], "the house rule `stacks=[[1`, line 1: this is not valid YAML"),
    ],
)
def test_a_mistake_in_a_house_rule_is_told(given: list[str], said: str) -> None:
    with pytest.raises(Stop) as told:
        house_rules(given)
    assert said in str(told.value)


def test_no_name_is_cut_in_a_table_that_goes_into_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    table = Table("level", *(f"column {number}" for number in range(12)), box=None)
    table.add_row("old-expert (Expert of 0.1.0)", *("12345.6" for _ in range(12)))
    print_full_width(table)
    assert "old-expert (Expert of 0.1.0) " in capsys.readouterr().out
