"""`torres3d tournament`: the ladder that is printed and written, files gone on with and added, and mistakes."""

import json
import re
import shlex
import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import run
from tests.house.places import ROOT
from torres3d.bots.arena.results_file import Results
from torres3d.games.turm_bauer.bots.arena import arena_game

LADDERS = sorted((ROOT / "docs/bots").glob("**/ladder/*.jsonl"))
PLAIN = ("random", "greedy", "beginner")
WEAK = ("careless", "careful")
TURM = ("--game", "turm", "--rule", "hand=steady")
"""The second game, by statics and hands that let little fall: quick."""
TURM_TITLE = "Turm Bauer, hand=steady, judge=statics, seed 1"
BOTH = pytest.mark.parametrize("words", [PLAIN, (*WEAK, *TURM)], ids=["torres", "turm"])


def heading_and_games(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text("utf8").splitlines()]


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
def test_a_ladder_of_turm_bauer_is_played_gone_on_with_and_added_to(tmp_path: Path) -> None:
    file, more, told = tmp_path / "one.jsonl", tmp_path / "two.jsonl", tmp_path / "elo.json"
    words = ("tournament", "careless,careful", *TURM, "--jobs", "2")
    first = run(*words, "--games", "2", "--out", str(file))
    assert (first.status, first.err.strip()) == (0, "")
    assert f"2 games, tables of 2, {TURM_TITLE}" in first.out
    begun = file.read_bytes()
    second = run(*words, "--games", "4", "--out", str(file), "--json", str(told), "--anchor", "careless=700")
    assert "4 games" in second.out
    assert file.read_bytes().startswith(begun)
    heading, *games = heading_and_games(file)
    assert (heading["format"], heading["players"], heading["seats"]) == ("torres3d-tournament-turm", list(WEAK), 2)
    assert heading["rules"] == {"hand": "steady", "judge": "statics"}
    assert len(games) == 4
    assert {tuple(game["levels"]) for game in games} == {WEAK, WEAK[::-1]}
    elos = json.loads(told.read_text("utf8"))
    assert elos["careless"] == {"elo": 700, "margin": 0, "games": 4}
    # The same games are found in another file; only those that are not there are played.
    run(*words, "--games", "6", "--out", str(more), "--also", str(file))
    assert len(more.read_bytes().splitlines()) == 3


@pytest.mark.long
def test_a_ladder_of_turm_bauer_tells_who_brought_the_tower_down(tmp_path: Path) -> None:
    file = tmp_path / "windy.jsonl"
    words = ("tournament", *WEAK, "--game", "turm", "--rule", "wobble=windy", "--jobs", "2", "--out", str(file))
    done = run(*words, "--games", "8", "--against", "clever", "--each", "2")
    _, *games = heading_and_games(file)
    fell = Counter(
        game["levels"][game["collapse"]]
        for game in games
        if game["collapse"] is not None and "clever" not in game["levels"]
    )
    assert fell.total() > 0
    rows = [line.split() for line in done.out.splitlines()[1:4]]
    assert rows[0] == ["level", "Elo", "±", "95", "%", "games", "fell", "below", "share", "95", "%", "step"]
    assert {row[0]: (row[3], row[4]) for row in rows[1:]} == {name: ("8", str(fell[name])) for name in WEAK}
    assert "against clever, Elo" in done.out


def test_games_of_an_arena_of_turm_bauer_count(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    heading = arena_game.Heading(arena_game.FORMAT, WEAK, 1, {"hand": "steady", "judge": "statics"})
    won = arena_game.Result(0, WEAK, 1, (9, 12), (1,), None, 40, 0, 2, 5, 12, (0.1, 0.1), (0.2, 0.2))
    fell = arena_game.Result(1, WEAK[::-1], 1, (7, 11), (0,), 1, 30, 0, 2, 5, 12, (0.1, 0.1), (0.2, 0.2))
    results = Results(heading, file)
    results.add(won)
    results.add(fell)
    results.close()
    words = ("tournament", *WEAK, "--game", "turm", "--games", "0", "--also", str(file))
    done = run(*words, "--rule", "hand=steady")
    assert done.status == 0
    assert f"2 games, tables of 2, {TURM_TITLE}" in done.out
    rows = [line.split() for line in done.out.splitlines()[1:]]
    assert rows[0] == ["level", "Elo", "±", "95", "%", "games", "fell", "below", "share", "95", "%", "step"]
    assert [row[0] for row in rows[1:3]] == ["careful", "careless"]
    assert [row[3:5] for row in rows[1:3]] == [["2", "0"], ["2", "1"]]
    assert rows[1][5:7] == ["2", "1.000"]
    refused = run(*words)
    assert refused.status == 2
    assert f"played with other settings (careless, careful; {TURM_TITLE})" in refused.err


@BOTH
def test_a_file_of_one_game_is_none_of_the_other(tmp_path: Path, words: tuple[str, ...]) -> None:
    file = tmp_path / "one.jsonl"
    run("tournament", *words, "--games", "0", "--out", str(file))
    others = PLAIN if "turm" in words else (*WEAK, *TURM)
    for option in ("--out", "--also"):
        done = run("tournament", *others, "--games", "0", option, str(file))
        assert done.status == 1
        assert "line 1: this is not a file of arena results" in done.err


@BOTH
def test_a_file_of_a_level_that_has_changed_is_only_read(tmp_path: Path, words: tuple[str, ...]) -> None:
    file, level = tmp_path / "one.jsonl", words[1] if "turm" in words else "beginner"
    command = ("tournament", *words, "--out", str(file))
    run(*command, "--games", "0")
    mark = heading_and_games(file)[0]["bots"][level]
    assert re.fullmatch(r"[0-9a-f]{12}", mark)
    file.write_text(file.read_text("utf8").replace(mark, "0" * 12), "utf8")
    before = file.read_bytes()
    refused = run(*command, "--games", "2")
    assert refused.status == 2
    assert f"{level} has changed since these games were played" in refused.err
    assert run(*command, "--games", "0").status == 0
    assert file.read_bytes() == before


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
def test_a_table_of_three_of_turm_bauer_and_two_processes(tmp_path: Path) -> None:
    file = tmp_path / "three.jsonl"
    done = run("tournament", *WEAK, "clever", *TURM, "--tables", "3", "--games", "3", "--jobs", "2", "--out", str(file))
    assert done.status == 0
    assert "tables of 3" in done.out
    assert "step" not in done.out
    _, *games = heading_and_games(file)
    assert [sorted(game["levels"]) for game in games] == [sorted((*WEAK, "clever"))] * 3


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
@pytest.mark.parametrize("file", LADDERS, ids=[str(file.relative_to(ROOT / "docs/bots")) for file in LADDERS])
def test_the_tables_in_docs_are_those_of_their_files(tmp_path: Path, file: Path) -> None:
    copy = tmp_path / file.name
    shutil.copy(file, copy)
    readme = (file.parent / "README.md").read_text("utf8")
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
        (("random", "greedy", "--games", "0", "--json", "no/such/folder.json"), "cannot be written"),
        (("random", "greedy", "--rules", "decks=own"), "decks"),
        (("careless", "greedy", *TURM), "there is no bot `greedy`; there are: careless, careless-2"),
        ((*WEAK, *TURM, "--tables", "5"), "there are no tables of 5; Turm Bauer is for 2 to 4"),
        ((*WEAK, *TURM, "--anchor", "master=700"), "names master, which does not play"),
        ((*WEAK, *TURM, "--edition", "romanian"), "--edition belongs to Torres"),
        ((*WEAK, *TURM, "--rule", "wobble=stormy"), "wobble"),
        ((*WEAK, "--game", "chess"), "there is no game `chess`; there are: torres, turm"),
    ],
)  # fmt: skip
def test_mistakes_are_told(words: tuple[str, ...], said: str) -> None:
    done = run("tournament", *words)
    assert done.status == 2
    assert said in done.err
    assert "Traceback" not in done.err
