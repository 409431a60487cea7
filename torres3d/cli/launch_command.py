"""The command line with which the system starts the program."""

import sys
from pathlib import Path

from torres3d.terminal.errors import Stop


def program_words() -> tuple[str, ...]:
    """The words that start this installation from any folder. Raises `Stop`."""
    if not sys.executable:
        raise Stop("Python does not know where it lies itself, so nothing else can be told; start it by its whole path")
    if getattr(sys, "frozen", False):
        return (sys.executable,)
    # Without -P a folder of the same name, where a file manager happens to be, would be taken for the program.
    return (_without_console(Path(sys.executable)), "-P", "-m", "torres3d")


def _without_console(python: Path) -> str:
    """The Python that opens no console window, on Windows."""
    quiet = python.with_name("pythonw.exe")
    return str(quiet if sys.platform == "win32" and quiet.is_file() else python)
