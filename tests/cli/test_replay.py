"""`torres3d replay`: JSON lines for programs, a course for people, faults with exit status 1."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import run
from tests.engine.log_lines import lines_of, write_lines
from tests.games.torres.logged_games import begun
from tests.games.torres.recorded_games import EXAMPLES, examples
from tests.house.places import ROOT

THREE = EXAMPLES / "001-ravensburger-1999-basic-3p.torres"
MASTER = EXAMPLES / "022-rio-grande-1999-master-4p-level_same.torres"


@pytest.mark.long
def test_the_examples_compare_equal_through_the_program() -> None:
    command = f'"{sys.executable}" -m torres3d replay {{file}} --states --legal'
    compare = [sys.executable, str(ROOT / "tests/games/compare_examples.py"), command]
    done = subprocess.run(compare, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    of_turm = list((ROOT / "tests/games/turm_bauer/examples").glob("*.turm"))
    assert done.stdout.count(": equal") == len(examples()) + len(of_turm) > len(examples()) > 0


def test_states_without_legal_commands() -> None:
    done = run("replay", str(THREE), "--states")
    assert done.status == 0
    states = [json.loads(line) for line in done.out.split("\n") if line]
    assert [state["n"] for state in states] == list(range(187))
    assert "legal" not in states[0]


def test_one_state_with_its_legal_commands() -> None:
    (line,) = run("replay", str(THREE), "--legal", "--at", "5").out.splitlines()
    assert json.loads(line)["n"] == 5
    assert json.loads(line)["legal"]


def test_the_course_names_players_scorings_and_the_result() -> None:
    done = run("replay", str(THREE))
    assert done.status == 0
    for words in (
        "ravensburger-1999, basic game",
        "Jürgen",
        "1.1",
        "3.3",
        "Scoring 3",
        "Result",
        "won",
        "Ne1",
        "+e2/0 Ae2 Ad2 end/0>011",
    ):
        assert words in done.out
    final = json.loads(run("replay", str(THREE), "--states").out.rstrip("\n").split("\n")[-1])
    for score in final["scores"]:
        assert str(score) in done.out


def test_the_course_of_a_master_game_shows_the_master_card() -> None:
    done = run("replay", str(MASTER))
    assert "master card level_same" in done.out


def test_names_that_could_steer_a_terminal_are_made_visible(tmp_path: Path) -> None:
    log = tmp_path / "game.torres"
    begun(log)
    lines = lines_of(log)
    lines[0]["setup"]["players"][0]["name"] = "\x1b[2JEve[red]"
    done = run("replay", str(write_lines(log, lines)))
    assert "\x1b" not in done.out
    assert "\\x1b[2JEve[red]" in done.out


def test_the_course_up_to_a_command_says_that_the_game_goes_on() -> None:
    done = run("replay", str(THREE), "--at", "50")
    assert done.status == 0
    assert "The game continues" in done.out
    assert "Result" not in done.out


@pytest.mark.parametrize("at", ["-1", "187"])
def test_a_command_there_is_not(at: str) -> None:
    done = run("replay", str(THREE), "--at", at)
    assert done.status == 2
    assert "1 to 186" in done.err


def test_a_torn_log_is_played_with_a_warning(tmp_path: Path) -> None:
    log = tmp_path / "torn.torres"
    log.write_bytes(THREE.read_bytes()[:-30])
    done = run("replay", str(log), "--states")
    assert done.status == 0
    assert len(done.out.splitlines()) == 186
    assert done.err.startswith("torres3d: warning: ")
    assert "line 187" in done.err


def test_a_faulty_log_prints_one_line_and_no_state(tmp_path: Path) -> None:
    log = tmp_path / "bad.torres"
    log.write_bytes(THREE.read_bytes().replace(b'"at":"e1"', b'"at":"f3"', 1))
    before = log.read_bytes()
    done = run("replay", str(log), "--states", "--legal")
    assert done.status == 1
    assert done.out == ""
    assert done.err.count("\n") == 1
    assert f"{log}, line 2: the checksum of this line is wrong" in done.err
    assert "--salvage" in done.err
    assert log.read_bytes() == before


def test_an_illegal_command_is_told_in_words_with_its_rule(tmp_path: Path) -> None:
    log = tmp_path / "bad.torres"
    begun(log)
    lines = lines_of(log)
    lines[2]["do"]["at"] = "c3"
    done = run("replay", str(write_lines(log, lines)))
    assert done.status == 1
    assert "line 3" in done.err
    assert "Zoë" in done.err
    assert "section 1" in done.err


def test_saving_the_part_before_the_fault(tmp_path: Path) -> None:
    log, copy = tmp_path / "bad.torres", tmp_path / "copy.torres"
    lines = THREE.read_bytes().split(b"\n")
    lines[100] = b"rubbish"
    log.write_bytes(b"\n".join(lines))
    done = run("replay", str(log), "--salvage", str(copy))
    assert done.status == 0
    assert copy.read_bytes() == b"\n".join(lines[:100]) + b"\n"
    assert run("replay", str(copy)).status == 0
    assert run("replay", str(log), "--salvage", str(copy)).status == 2, "a copy overwrites nothing"


@pytest.mark.parametrize("name", ["missing.torres", ""])
def test_a_missing_file_and_a_folder(tmp_path: Path, name: str) -> None:
    done = run("replay", str(tmp_path / name))
    assert done.status == 1
    assert done.err.count("\n") == 1
    assert str(tmp_path) in done.err
