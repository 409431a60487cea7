"""Faults are put in, and the tests that should find them do."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.house.places import ROOT
from tests.mutation.forking import DIED, LATE, give, in_fork
from tests.mutation.results import read_results
from tests.mutation.subjects import SUBJECTS

TRIED = """
import sys, time
from pathlib import Path
from tests.mutation import run
from tests.mutation.subjects import Subject

file, results, *tests = sys.argv[1:]
run.SUBJECTS["small"] = small = Subject((Path(file),), (), tuple(tests))
run.results_file = lambda name: Path(results)
run.try_mutants("small", run.jobs(small, {})[:6], time.monotonic() + 500, 1)
"""
"""Tries the first mutants of a file, in a process of its own: nothing of the program may be loaded."""
BITS, BITS_TESTS = ROOT / "torres3d/games/torres/rules/bits.py", "tests/games/torres/rules/test_packed_helpers.py"
MASTERS, MASTERS_TESTS = ROOT / "torres3d/games/torres/rules/masters.py", "tests/games/torres/rules/test_masters.py"


def tried(file: Path, results: Path, test: str) -> str:
    """What a trial of a file's mutants prints."""
    words = [sys.executable, "-c", TRIED, str(file), str(results), test]
    return subprocess.run(words, cwd=ROOT, text=True, capture_output=True, check=True).stdout


@pytest.mark.slow
def test_faults_in_a_function_are_found_by_its_tests(tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    told = tried(BITS, results, BITS_TESTS)
    ends = read_results(results)
    assert len(ends) == 6
    assert "killed" in ends.values()
    assert f" {BITS_TESTS}::" in told


@pytest.mark.slow
def test_faults_in_what_is_computed_while_a_module_is_loaded_are_found(tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    told = tried(MASTERS, results, MASTERS_TESTS).splitlines()
    assert [line.split()[0] for line in told if "] : 40 -> 41" in line] == ["killed"] * 2


def test_a_process_that_dies_or_does_not_end_is_told() -> None:
    def endless() -> str:
        give(0.05)
        while True:
            pass

    def waits() -> str:
        time.sleep(60)  # the clock, not the processor
        return "awake"

    def dies() -> str:
        os.kill(os.getpid(), signal.SIGKILL)
        return "alive"

    assert in_fork(lambda: "an answer", 20.0) == "an answer"
    assert in_fork(lambda: "", 20.0) == DIED
    assert in_fork(dies, 20.0) == DIED
    assert in_fork(lambda: str(1 // 0), 20.0) == DIED
    assert in_fork(endless, 20.0) == LATE
    assert in_fork(waits, 0.01) == LATE


def test_every_file_of_the_rules_belongs_to_a_subject() -> None:
    wanted = {
        file for game in ("torres", "turm_bauer") for file in (ROOT / f"torres3d/games/{game}/rules").rglob("*.py")
    }
    files = [file for subject in SUBJECTS.values() for file in subject.files()]
    assert len(set(files)) == len(files), "a file belongs to two"
    assert {file for file in wanted if file.name != "__init__.py"} <= set(files)
