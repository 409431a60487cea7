"""`torres3d conduct`: games of bots whose playing is counted, and the files of it in docs."""

import json
import shutil
from pathlib import Path

import pytest

from tests.cli.running import run
from tests.house.places import ROOT

CONDUCT = ROOT / "docs/bots/conduct"
FILES = sorted(CONDUCT.glob("*.jsonl"))


@pytest.mark.slow
def test_counted_games_are_written_down_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "counted.jsonl"
    options = ("conduct", "--players", "greedy,random", "--mode", "master", "--out", str(file))
    first = run(*options, "--games", "2")
    assert first.status == 0
    assert "2 games of greedy, random, rio-grande-1999, master, seed 1" in first.out
    assert "points of the master card" in first.out
    begun = file.read_bytes()
    assert run(*options, "--games", "4", "--jobs", "2").status == 0
    assert file.read_bytes().startswith(begun)
    heading, *games = [json.loads(line) for line in file.read_text("utf8").splitlines()]
    assert heading["format"] == "torres3d-conduct"
    assert [sum(by_year) for by_year in games[0]["counts"]["points"]] == games[0]["scores"]
    assert len(games) == 4


def test_a_file_of_an_arena_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    options = ("--players", "greedy,random", "--games", "2", "--out", str(file))
    run("arena", *options)
    before = file.read_bytes()
    refused = run("conduct", *options)
    assert refused.status == 2
    assert "the file holds the results of another arena" in refused.err
    assert file.read_bytes() == before


def test_too_few_players_are_told() -> None:
    refused = run("conduct", "--players", "expert")
    assert refused.status == 2
    assert "--players names 1 bot; Torres is for 2 to 4, such as expert,expert" in refused.err


@pytest.mark.slow
@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_the_tables_in_docs_are_those_of_their_files(tmp_path: Path, file: Path) -> None:
    copy = tmp_path / file.name
    shutil.copy(file, copy)
    heading, *games = [json.loads(line) for line in file.read_text("utf8").splitlines()]
    options = ("--players", ",".join(heading["players"]), "--games", str(len(games)), "--seed", str(heading["seed"]))
    done = run("conduct", *options, "--out", str(copy))
    assert done.status == 0
    assert copy.read_bytes() == file.read_bytes()
    told = file.with_suffix(".txt").read_text("utf8").splitlines()
    assert [line.rstrip() for line in done.out.splitlines()] == [line.rstrip() for line in told]
