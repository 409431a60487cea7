"""Other people's programs: lines go and come, and nothing of them is left when whoever started them is gone."""

import os
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from torres3d.base.paths import PACKAGE
from torres3d.base.subprocesses import LineProgram, ProgramEnded

LIMIT = 20
ECHO = "import sys\nfor line in sys.stdin: print(line.strip()[::-1], flush=True)"
HOLDS = """
import os, subprocess, sys, time
os.open(sys.argv[1], os.O_WRONLY)
child = subprocess.Popen([sys.executable, "-S", "-c", "import time; time.sleep(1000)"], close_fds=False)
print("held", flush=True)
time.sleep(1000)
"""
LEAVES = """
import os, sys, time
os.open(sys.argv[1], os.O_WRONLY)
for _ in range(3):
    if os.fork() == 0:
        os.setsid()
        if os.fork():
            os._exit(0)
        os.fork()
        os.close(1)
        time.sleep(1000)
print("held", flush=True)
time.sleep(1000)
"""
"""Its children leave its session, lose their parents and have children of their own."""
PARENT = """
import sys, time
from torres3d.base.subprocesses import LineProgram
program = LineProgram([sys.executable, "-S", "-c", sys.argv[1], sys.argv[2]], farewell=0.2)
print(program.read(20), flush=True)
time.sleep(1000)
"""


def test_a_line_is_answered() -> None:
    program = LineProgram([sys.executable, "-S", "-c", ECHO])
    program.send("Bürg".encode())
    assert program.read(LIMIT) == "grüB".encode()
    assert program.read(0.01) is None
    program.end()
    program.end()
    assert program.has_ended(LIMIT)


def test_the_end_is_told_with_its_status_each_time() -> None:
    program = LineProgram(
        [sys.executable, "-S", "-c", "import sys; print('last', end=''); sys.exit('why\\nit failed')"]
    )
    assert program.read(LIMIT) == b"last"
    for _ in range(2):
        with pytest.raises(ProgramEnded) as ended:
            program.read(LIMIT)
        assert (ended.value.status, ended.value.started) == (1, True)
    assert program.stderr_tail.splitlines() == ["why", "it failed"]


def test_a_program_that_is_not_there_is_told(tmp_path: Path) -> None:
    program = LineProgram(["./no-such-program"], tmp_path)
    with pytest.raises(ProgramEnded) as ended:
        program.read(LIMIT)
    assert not ended.value.started
    assert "no-such-program" in program.stderr_tail


def test_a_path_begins_at_its_folder(tmp_path: Path) -> None:
    (tmp_path / "python").symlink_to(sys.executable)
    (tmp_path / "here.py").write_text("import os; print(os.getcwd(), flush=True)")
    assert LineProgram(["./python", "here.py"], tmp_path).read(LIMIT) == str(tmp_path).encode()


@pytest.mark.parametrize("program", [HOLDS, LEAVES], ids=["children", "children that left"])
@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_it_never_outlives_who_started_it_nor_do_its_children(
    tmp_path: Path, how: signal.Signals, program: str
) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    end = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    code = [sys.executable, "-c", PARENT, program, str(pipe)]
    with subprocess.Popen(
        code, stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": str(PACKAGE.parent)}
    ) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline() == b"b'held'\n"
        assert select.select([end], [], [], 0)[0] == []
        parent.send_signal(how)
        # The end of the pipe comes when nobody holds it any more.
        assert select.select([end], [], [], LIMIT)[0], "the program is still there"
        assert os.read(end, 1) == b""
    os.close(end)


def test_what_a_program_leaves_behind_ends_with_it(tmp_path: Path) -> None:
    """Also where it ends by itself: its own status is reported."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    end = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    code = LEAVES.rpartition("time")[0] + "os._exit(7)"
    program = LineProgram([sys.executable, "-S", "-c", code, str(pipe)])
    assert program.read(LIMIT) == b"held"
    with pytest.raises(ProgramEnded) as ended:
        program.read(LIMIT)
    assert ended.value.status == 7
    assert select.select([end], [], [], LIMIT)[0], "something is still there"
    assert os.read(end, 1) == b""
    os.close(end)
