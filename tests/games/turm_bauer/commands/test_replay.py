"""`torres3d replay` with games of Turm Bauer: known by the file, as a course, as states, faulty ones with status 1."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.running import run
from tests.engine.log_lines import lines_of, write_lines
from tests.games.turm_bauer.kit.test_logs import BUILDS, FOUR, HEADERS, MOVES
from tests.house.places import ROOT

EXAMPLES = ROOT / "tests/games/turm_bauer/examples"
FALLING = EXAMPLES / "033-3p-collapseat-opening.turm"
TWO = EXAMPLES / "005-2p-collapseat.turm"


def test_the_course_tells_turns_dice_and_who_brought_the_tower_down() -> None:
    done = run("replay", str(FALLING))
    assert done.status == 0
    for words in ("Turm Bauer, blocks: house", "ring: any block", "the tower comes down", "Result", "won"):
        assert words in done.out
    assert "brought the tower down" in done.out


def test_the_course_of_two_players_names_colours_and_stops_where_asked() -> None:
    done = run("replay", str(TWO), "--at", "6")
    assert done.status == 0
    assert "(black)" in done.out
    assert "The game continues: turn 4 of 48" in done.out


def test_one_state_and_a_salvaged_copy(tmp_path: Path) -> None:
    (line,) = run("replay", str(FALLING), "--legal", "--at", "1").out.splitlines()
    state = json.loads(line)
    assert (state["n"], state["stage"], state["ring_used"]) == (1, "move", "free")
    assert {"type": "stay"} in state["legal"]
    lines = lines_of(FALLING)
    lines[3]["do"]["rest"]["fell"] = [["blue", "1n"]]
    broken, copy = write_lines(tmp_path / "broken.turm", lines), tmp_path / "copy.turm"
    assert run("replay", str(broken), "--salvage", str(copy)).status == 0
    assert len(lines_of(copy)) == 3


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"block": "6t"}, ("line 2", "T-2.5")),
        ({"cells": [[5, 5, 1]]}, ("line 2", "T-5")),
        ({"rest": {"pose": None, "moved": [], "fell": []}}, ("line 2", "T-10.1")),
        ({"type": "throw"}, ("line 2", "build, discard, move, stay, undo")),
        ({"hand": {"dx": 0, "dy": 0, "yaw": 0, "push": 101}}, ("line 2", "T-10.1")),
    ],
)
def test_a_fault_names_file_line_and_reason_and_ends_with_1(
    change: dict[str, object], words: tuple[str, ...], tmp_path: Path
) -> None:
    lines = lines_of(FALLING)
    lines[1]["do"].update(change)
    file = write_lines(tmp_path / "broken.turm", lines)
    before = file.read_bytes()
    for more in ((), ("--states",), ("--states", "--legal")):
        done = run("replay", str(file), *more)
        assert done.status == 1
        assert done.err.count("\n") == 1
        assert str(file) in done.err
        assert all(word in done.err for word in words), done.err
        assert "Traceback" not in done.err
    assert file.read_bytes() == before


EVERY = {
    **{f"header: {what}": (0, change) for what, (change, _, _) in HEADERS.items()},
    **{f"build: {what}": (1, change) for what, (change, _, _) in BUILDS.items()},
    **{f"move: {what}": (2, change) for what, (change, _, _) in MOVES.items()},
}


@pytest.mark.slow
@pytest.mark.parametrize("what", EVERY)
def test_every_fault_is_one_line_with_file_and_line(what: str, tmp_path: Path) -> None:
    number, change = EVERY[what]
    lines = lines_of(FOUR)
    change(lines[0] if not number else lines[number]["do"])
    file = write_lines(tmp_path / "broken.turm", lines)
    done = run("replay", str(file), "--states", "--legal")
    assert (done.status, done.out, done.err.count("\n")) == (1, "", 1)
    assert f"{file}, line {number + 1}" in done.err
    assert "What to do" in done.err
    assert not re.search(r"Traceback|\{|Hand\(|turm-refusal", done.err), done.err
