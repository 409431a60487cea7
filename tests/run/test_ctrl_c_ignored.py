"""Started in the background, where shells have Ctrl+C ignored: the tests, and the program itself."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.app.windows import FROM_HERE, PATIENCE, Window, until
from tests.run.inner import IGNORES_CTRL_C, Person
from tests.run.leftovers import alive, offspring

SENSITIVE = (
    "tests/base/test_process_pool.py::test_no_process_outlives_its_parent",
    "tests/terminal/test_real_terminal.py::test_ctrl_c_leaves_without_a_traceback",
)
"""They send Ctrl+C to programs of theirs."""


@pytest.mark.long
def test_tests_that_press_ctrl_c_pass_in_the_background(tmp_path: Path) -> None:
    run = Person(tmp_path).runs(*SENSITIVE, before=IGNORES_CTRL_C)
    assert run.status == 0, run.told
    assert "8 passed" in run.told


@pytest.mark.long
def test_an_arena_in_the_background_goes_on_after_ctrl_c_and_ends_by_sigterm(tmp_path: Path) -> None:
    results, told = tmp_path / "results.jsonl", tmp_path / "told"
    words = ["arena", "--players", "greedy,random", "--games", "100000", "--jobs", "2", "--out", str(results)]
    with told.open("wb") as output:
        arena = subprocess.Popen([*IGNORES_CTRL_C, *FROM_HERE, *words], stdout=output, stderr=output)

    def played() -> int:
        return len(results.read_bytes().splitlines()) if results.exists() else 0

    try:
        until(lambda: played() > 2, "the first games")
        before, all_of_them = played(), {arena.pid, *offspring(arena.pid)}
        assert len(all_of_them) > 2, "two play"
        for _ in range(2):
            arena.send_signal(signal.SIGINT)
        until(lambda: played() > before + 10, "more games")
        all_of_them |= offspring(arena.pid)
        arena.terminate()
        assert arena.wait(PATIENCE) == 130
        until(lambda: not any(map(alive, all_of_them)), "the end of those that play")
    finally:
        arena.kill()
        arena.wait(PATIENCE)
    assert "Traceback" not in told.read_text("utf-8")


@pytest.mark.long
def test_a_window_in_the_background_stays_after_ctrl_c_and_closes_by_sigterm(display: str, tmp_path: Path) -> None:
    with Window(display, tmp_path / "home", tmp_path / "games", (*IGNORES_CTRL_C, *FROM_HERE)) as window:
        window.until_drawn()
        window.until_still()
        window.process.send_signal(signal.SIGINT)
        window.press_and_see("F1")
        assert window.process.poll() is None
        window.process.terminate()
        assert window.process.wait(PATIENCE) == 0
    assert window.errors.read_text("utf-8") == ""


def test_a_program_that_is_not_in_the_background_hears_ctrl_c(tmp_path: Path) -> None:
    """What distinguishes the tests above."""
    waits = "import signal; print(signal.getsignal(signal.SIGINT) is signal.SIG_IGN)"
    for before, ignores in ((IGNORES_CTRL_C, "True\n"), ((), "False\n")):
        done = subprocess.run([*before, sys.executable, "-c", waits], capture_output=True, text=True, check=True)
        assert done.stdout == ignores
