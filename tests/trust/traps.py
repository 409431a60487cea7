"""A folder full of traps: a file named like each module that Python brings, which tells when it is executed."""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from torres3d.base.paths import PACKAGE

TRAP = """with open({sprung!r}, "a") as sprung:
    sprung.write({name!r} + "\\n")
"""
START = 'import sys\nfrom torres3d.cli.main import main\n\nif __name__ == "__main__":\n    sys.exit(main())\n'
PATIENCE = 300


class TrapFolder:
    """A working folder with a trap for every module of the standard library and some others, and beside it a home, and
    the program as an installation has it: a script in a folder of its own."""

    def __init__(self, place: Path, further: Sequence[str] = ()) -> None:
        """``further`` are names of modules that are no part of Python."""
        self.folder, self.home, self._sprung = place / "downloads", place / "home", place / "sprung"
        script = place / "bin" / "torres3d"
        for each in (self.folder, self.home, script.parent):
            each.mkdir(parents=True)
        script.write_text(START, "utf-8")
        self.program = (sys.executable, str(script))
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "XDG_", "TORRES"))},
            "HOME": str(self.home),
            "PYTHONPATH": str(PACKAGE.parent),
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        for name in {*sys.stdlib_module_names, *further}:
            text = TRAP.format(sprung=str(self._sprung), name=name)
            (self.folder / f"{name}.py").write_text(text, "utf-8")

    @property
    def sprung(self) -> list[str]:
        """The traps that were executed."""
        return sorted(set(self._sprung.read_text("utf-8").split())) if self._sprung.exists() else []

    def run(
        self, *words: str, more: Mapping[str, str] | None = None, stdin: str = ""
    ) -> "subprocess.CompletedProcess[str]":
        """Run the program here, with ``more`` variables of the environment."""
        return self.python(*self.program[1:], *words, more=more, stdin=stdin)

    def python(
        self, *words: str, more: Mapping[str, str] | None = None, stdin: str = ""
    ) -> "subprocess.CompletedProcess[str]":
        """Run Python here."""
        return subprocess.run(
            [sys.executable, *words],
            cwd=self.folder,
            env={**self.environment, **(more or {})},
            input=stdin,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
