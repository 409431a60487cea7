"""A bot of a release that is spoken to line by line, whatever is said: what the program's own host never says, too."""

import json
import subprocess
from pathlib import Path
from typing import Any

from tests.games.torres.yardstick.install import command
from tests.games.torres.yardstick.releases import Release

QUIT_SECONDS = 20.0


class Spoken:
    """A program that is spoken to."""

    def __init__(self, release: Release, folder: Path, level: str) -> None:
        words = command(folder, release.bot, "--level", level)
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")

    def say(self, **line: object) -> None:
        """Send a line."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(line) + "\n")
        self.process.stdin.flush()

    def heard(self) -> dict[str, Any]:
        """The next line it says."""
        assert self.process.stdout is not None
        line: dict[str, Any] = json.loads(self.process.stdout.readline())
        return line

    def close(self) -> None:
        """End it."""
        self.process.communicate(json.dumps({"type": "quit"}) + "\n", timeout=QUIT_SECONDS)
