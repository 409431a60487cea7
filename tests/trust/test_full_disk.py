"""A disk that is really full: a small file system of its own, and everything that writes writes there."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.at_length import at_length

NAME_SPACES = (["unshare", "--user", "--map-root-user", "--mount"], ["unshare", "--mount"])
"""How a program may mount something that nobody else sees: as anybody, or as the machine's root."""


@pytest.mark.slow
@pytest.mark.parametrize("rounds", [2, *at_length(100)])
def test_on_a_full_disk_nothing_is_lost_and_nothing_half_written_is_left(tmp_path: Path, rounds: int) -> None:
    may = next((words for words in NAME_SPACES if subprocess.run([*words, "true"], check=False).returncode == 0), None)
    assert may is not None, "this system lets nobody mount a small disk for this test"
    command = [*may, sys.executable, "-m", "tests.trust.small_disk", str(tmp_path), str(rounds)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "all is well\n"), done.stderr
