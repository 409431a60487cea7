"""`torres3d tournament`: the ladder that is printed and written, files gone on with and added, and mistakes."""

import json
import re
import shlex
import shutil
from pathlib import Path

import pytest

from tests.cli.running import run
from tests.house.places import ROOT

LADDER = ROOT / "docs/bots/ladder"
PLAIN = ("random", "greedy", "beginner")


@pytest.mark.slow
def test_a_tournament_is_played_gone_on_with_and_added_to(tmp_path: Path) -> None:
    file, more, told = tmp_path / "one.jsonl", tmp_path / "two.jsonl", tmp_path / "elo.json"
    first = run("tournament", *PLAIN, "--games", "6", "--out", str(file))
    assert first.status == 0
    assert "6 games, tables of 2, rio-grande-1999, basic, seed 1" in first.out
    begun = file.read_bytes()
    second = run("tournament", ",".join(PLAIN), "--games", "10", "--out", str(file), "--json", str(told))
    assert "10 games" in second.out
    assert file.read_bytes().startswith(begun)
    rows = [line.split() for line in second.out.splitlines()[1:]]
    assert rows[0] == ["level", "Elo", "±", "95", "%", "games", "below", "share", "95", "%", "step"]
    assert [row[0] for row in rows[1:4]] == list(reversed(PLAIN))
    elos = json.loads(told.read_text("utf8"))
    assert {name: level["games"] for name, level in elos.items()} == {row[0]: int(row[3]) for row in rows[1:4]}
    assert elos["random"] == {"elo": 0, "margin": 0, "games": elos["random"]["games"]}
    # The same games are found in another file; only those that are not there are played.
    run("tournament", *PLAIN, "--games", "12", "--out", str(more), "--also", str(file))
    assert len(more.read_bytes().splitlines()) == 3


def test_files_are_read_without_playing(tmp_path: Path) -> None:
    file = tmp_path / "one.jsonl"
    run("arena", "--players", "greedy,random", "--games", "2", "--out", str(file))
    done = run("tournament", "random,greedy", "--games", "0", "--also", str(file), "--anchor", "greedy=300")
    assert done.status == 0
    assert "2 games, tables of 2" in done.out
    assert "+300" in done.out


@pytest.mark.slow
def test_a_table_of_four_and_two_processes(tmp_path: Path) -> None:
    file = tmp_path / "four.jsonl"
    options = ("--tables", "4", "--games", "4", "--jobs", "2", "--out", str(file))
    done = run("tournament", *PLAIN, "novice", *options)
    assert done.status == 0
    assert "tables of 4" in done.out
    assert "step" not in done.out
    games = [json.loads(line) for line in file.read_text("utf8").splitlines()[1:]]
    assert [sorted(game["levels"]) for game in games] == [sorted((*PLAIN, "novice"))] * 4


@pytest.mark.slow
def test_levels_are_held_against_a_yardstick(tmp_path: Path) -> None:
    words = ("tournament", "random", "novice", "--games", "2", "--out", str(tmp_path / "one.jsonl"))
    assert "against" not in run(*words).out
    done = run(*words, "--against", "greedy", "--each", "2")
    assert done.status == 0
    assert "against greedy, Elo" in done.out
    assert "6 games" in done.out


@pytest.mark.slow
def test_the_tables_fit_into_80_columns() -> None:
    out = run("tournament", "random", "greedy", "--games", "2", "--against", "beginner", "--each", "2").out
    assert out.count("95 %") == 3
    # The longest id, `medium-2+neighbour`, has twelve letters more than these.
    assert max(map(len, out.splitlines())) <= 80 - 12


@pytest.mark.slow
@pytest.mark.parametrize("file", sorted(LADDER.glob("*.jsonl")), ids=lambda file: file.stem)
def test_the_tables_in_docs_are_those_of_their_files(tmp_path: Path, file: Path) -> None:
    copy = tmp_path / file.name
    shutil.copy(file, copy)
    readme = (LADDER / "README.md").read_text("utf8")
    told = re.search(rf"^\| `{file.stem}` \|.*`torres3d (tournament [^`]*)`", readme, re.MULTILINE)
    assert told is not None
    done = run(*shlex.split(told[1]), "--games", "0", "--out", str(copy))
    assert done.status == 0
    assert copy.read_bytes() == file.read_bytes()
    known = file.with_suffix(".txt").read_text("utf8").splitlines()
    assert [line.rstrip() for line in done.out.splitlines()] == [line.rstrip() for line in known]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("random", "nobody"), "there is no bot `nobody`"),
        (("random",), "1 levels are too few for tables of 2"),
        (("random", "greedy", "random"), "random is named more than once"),
        (("random", "greedy", "--against", "greedy"), "greedy is named more than once"),
        (("random", "greedy", "--tables", "5"), "there are no tables of 5"),
        ((*PLAIN, "novice", "--tables", "4", "--window", "2"), "--window is at least 3"),
        ((*PLAIN, "--tables", "3", "--against", "novice"), "--against is for tables of two"),
        (("random", "greedy", "--games", "-1"), "--games is at least 0"),
        (("random", "greedy", "--anchor", "easy"), "names easy, which does not play; it is one of random, greedy"),
        (("random", "greedy", "--anchor", "greedy=much"), "the Elo is a number, such as greedy=300"),
        (("random", "greedy", "--also", "none.jsonl"), "there is no such file"),
        (("random", "greedy", "--games", "0", "--json", "no/such/folder.json"), "cannot be written"),
        (("random", "greedy", "--rules", "decks=own"), "decks"),
    ],
)  # fmt: skip
def test_mistakes_are_told(words: tuple[str, ...], said: str) -> None:
    done = run("tournament", *words)
    assert done.status == 2
    assert said in done.err
    assert "Traceback" not in done.err
