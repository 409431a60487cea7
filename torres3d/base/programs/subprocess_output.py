"""Output of a program that runs once."""

import subprocess
from collections.abc import Sequence
from shutil import which


class NoOutput(Exception):
    """A program gave no output; the text says why."""


def last_line_of(words: Sequence[str], seconds: float) -> bytes:
    """The last line that a program prints; `NoOutput` where it prints none within ``seconds``."""
    try:
        done = subprocess.run(words, capture_output=True, timeout=seconds, check=False, stdin=subprocess.DEVNULL)  # noqa: S603  # no shell
    except subprocess.TimeoutExpired:
        raise NoOutput(f"no answer within {seconds:.0f} s") from None
    except OSError as error:
        raise NoOutput(error.strerror or str(error)) from error
    lines = done.stdout.splitlines()
    if not lines:
        raise NoOutput(f"it ended without an answer (status {done.returncode})")
    return lines[-1]


def output_of(name: str, *words: str, seconds: float = 2.0) -> str | None:
    """The whole output of a program, called without a shell.

    None where there is no such program, where it fails, or where it takes longer than ``seconds``.
    """
    program = which(name)
    if program is None:
        return None
    try:
        done = subprocess.run([program, *words], capture_output=True, text=True, timeout=seconds, check=True)  # noqa: S603  # no shell
    except (OSError, ValueError, subprocess.SubprocessError):
        return None
    return done.stdout
