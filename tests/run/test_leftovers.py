"""A test, failed or not, that leaves a process fails, and the process is ended."""

from pathlib import Path

import pytest

from tests.at_length import slowly
from tests.base.test_worker_processes import Pipe, pipe
from tests.run.inner import Person

__all__ = ["pipe"]

CHILD = "import sys; held = open(sys.argv[1], 'wb', 0); print('!', flush=True); sys.stdin.read()"
LEAVING = """
import subprocess, sys
from tests.run import leftovers

leftovers.PATIENCE = 0.0
HELD = []  # so that no pipe is closed, by which a process would hear that it may end
WORDS = [sys.executable, "-c", {child!r}, {pipe!r}]
ORPHANED = "import subprocess, sys; subprocess.Popen(sys.argv[1:], stdin=0, start_new_session=True)"

def leave(*before, **others):
    program = subprocess.Popen([*before, *WORDS], stdin=subprocess.PIPE, stdout=subprocess.PIPE, **others)
    HELD.append(program)
    assert program.stdout.read(1) == b"!"
    return program

def test_child():
    leave()

def test_failed():
    leave()
    assert False

def test_orphan():
    leave(sys.executable, "-c", ORPHANED, env={{}}).wait()
"""


@pytest.mark.parametrize("test", slowly("child", "failed", "orphan"))
def test_what_a_test_leaves_is_named_and_ended(tmp_path: Path, pipe: Pipe, test: str) -> None:
    file = tmp_path / "test_leaving.py"
    code = LEAVING.format(child=CHILD, pipe=str(pipe.file))
    for other in {"child", "failed", "orphan"} - {test}:
        code = code.replace(f"def test_{other}", f"def {other}")
    run = Person(tmp_path).runs_file(file, code)
    assert run.status == 1, run.told
    assert "tests of test_leaving.py left processes behind" in run.told
    assert str(pipe.file) in run.told
    assert pipe.read() == b"", "nobody holds it any more"
