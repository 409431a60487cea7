"""System dialog: shows a short text to users who started the program without a terminal."""

import contextlib
import ctypes
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence

ERROR_SIGN = 0x10
"""``MB_ICONERROR``."""
ASK_MACOS = ("on run argv", "display alert (item 1 of argv) message (item 2 of argv) as critical", "end run")


def show_notice(title: str, words: str) -> None:
    """Show a text until the user closes it; does nothing where the system has no dialogs."""
    if sys.platform == "win32":
        ctypes.windll.user32.MessageBoxW(None, words, title, ERROR_SIGN)
        return
    for program in _dialogs(title, words):
        if shutil.which(program[0]):
            quiet = subprocess.DEVNULL
            with contextlib.suppress(OSError):  # little memory, a program that is broken
                subprocess.run(program, stdin=quiet, stdout=quiet, stderr=quiet, check=False)  # noqa: S603  # no shell
            return


def _dialogs(title: str, words: str) -> Iterator[Sequence[str]]:
    yield "osascript", *(word for line in ASK_MACOS for word in ("-e", line)), title, words
    yield "zenity", "--error", "--no-markup", "--width=480", f"--title={title}", f"--text={words}"
    yield "kdialog", "--title", title, "--error", words
    yield "xmessage", "-center", f"{title}\n\n{words}"
    yield "notify-send", title, words
