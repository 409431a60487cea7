"""A run of tests within a test: a process of its own, with a home folder of its own."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
LIMIT = 300
"""Seconds after which an inner run counts as hung."""
IGNORES_CTRL_C = ("sh", "-c", 'trap "" INT QUIT; exec "$0" "$@"')
"""Before the words of a command: it is started as shells start what runs in the background."""


class Run(NamedTuple):
    """How an inner run ended, and what it told."""

    status: int
    told: str


class Person:
    """Somebody who runs tests: a home folder and a folder of temporary files, both empty."""

    def __init__(self, folder: Path) -> None:
        self.home, self.temporary = folder / "somebody", folder / "temporary"
        for place in (self.home, self.temporary):
            place.mkdir()

    def runs(self, *words: str | Path, before: tuple[str, ...] = ()) -> Run:
        """Run pytest with these words, ``before`` them another command. What is named is run, however long it takes."""
        command = [*before, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "", *map(str, words)]
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=self._environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=LIMIT,
            check=False,
        )
        return Run(done.returncode, done.stdout)

    def runs_file(self, file: Path, code: str) -> Run:
        """Run a file of tests that is no part of the project, with what all tests have."""
        file.write_text(code, "utf-8")
        return self.runs("-p", "tests.conftest", "-c", ROOT / "pyproject.toml", "--rootdir", file.parent, file)

    def _environment(self) -> dict[str, str]:
        ours = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "XDG_"))}
        return {**ours, "HOME": str(self.home), "TMPDIR": str(self.temporary), "SOMEBODY": str(self.home)}
