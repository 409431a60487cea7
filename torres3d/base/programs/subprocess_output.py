"""What a program that is run once says, if it says anything at all."""

import subprocess
from collections.abc import Sequence


class NoAnswer(Exception):
    """A program gave no answer; the text says why."""


def answer_of(words: Sequence[str], seconds: float) -> bytes:
    """The last line that a program prints; `NoAnswer` where there is none, or it is not there within ``seconds``."""
    try:
        done = subprocess.run(words, capture_output=True, timeout=seconds, check=False, stdin=subprocess.DEVNULL)  # noqa: S603  # no shell
    except subprocess.TimeoutExpired:
        raise NoAnswer(f"no answer within {seconds:.0f} s") from None
    except OSError as error:
        raise NoAnswer(error.strerror or str(error)) from error
    lines = done.stdout.splitlines()
    if not lines:
        raise NoAnswer(f"it ended without an answer (status {done.returncode})")
    return lines[-1]
