"""Runs a program once for its effect, not for its output."""

import subprocess
from collections.abc import Sequence


class RunFailed(Exception):
    """A program failed; the text says why."""


def run_program(words: Sequence[str], seconds: float) -> None:
    """Run a program to its end; `RunFailed` where it fails, or takes longer than ``seconds``."""
    try:
        done = subprocess.run(words, capture_output=True, timeout=seconds, check=False, stdin=subprocess.DEVNULL)  # noqa: S603  # no shell
    except subprocess.TimeoutExpired:
        raise RunFailed(f"it was not done within {seconds:.0f} s") from None
    except OSError as error:
        raise RunFailed(error.strerror or str(error)) from error
    if done.returncode:
        said = done.stderr.decode("utf-8", "replace").strip().splitlines()
        raise RunFailed(said[-1] if said else f"status {done.returncode}")
