"""Runs a program once, for its effect or its output."""

import subprocess
from collections.abc import Sequence
from shutil import which


class RunFailed(Exception):
    """A program failed, or gave no output; the text says why."""


def run_program(words: Sequence[str], seconds: float) -> None:
    """Run a program to its end; `RunFailed` where it fails, or takes longer than ``seconds``."""
    done = _run(words, seconds, "it was not done")
    if done.returncode:
        said = done.stderr.decode("utf-8", "replace").strip().splitlines()
        raise RunFailed(said[-1] if said else f"status {done.returncode}")


def last_line_of(words: Sequence[str], seconds: float) -> bytes:
    """The last line that a program prints; `RunFailed` where it prints none within ``seconds``."""
    done = _run(words, seconds, "no answer")
    lines = done.stdout.splitlines()
    if not lines:
        raise RunFailed(f"it ended without an answer (status {done.returncode})")
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


def _run(words: Sequence[str], seconds: float, late: str) -> "subprocess.CompletedProcess[bytes]":
    try:
        return subprocess.run(words, capture_output=True, timeout=seconds, check=False, stdin=subprocess.DEVNULL)  # noqa: S603  # no shell
    except subprocess.TimeoutExpired:
        raise RunFailed(f"{late} within {seconds:.0f} s") from None
    except OSError as error:
        raise RunFailed(error.strerror or str(error)) from error
