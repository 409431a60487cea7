"""Other programs: run once for their output, or kept and exchanging lines within limits; none outlives us."""

import contextlib
import os
import queue
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import Sequence
from pathlib import Path
from shutil import which
from typing import IO, BinaryIO

from torres3d.base import subprocess_guard


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
    """The output of a program called without a shell; None where it is missing, fails or exceeds ``seconds``."""
    program = which(name)
    if program is None:
        return None
    try:
        done = subprocess.run([program, *words], capture_output=True, text=True, timeout=seconds, check=True)  # noqa: S603  # no shell
    except (OSError, ValueError, subprocess.SubprocessError):
        return None
    return done.stdout


def fed_program(words: Sequence[str], errors: IO[bytes]) -> "subprocess.Popen[bytes]":
    """A program that waits for what is written to its ``stdin``, called without a shell; the caller ends it.

    What it says on stderr goes to ``errors``. Raises `OSError` where it cannot be started.
    """
    options = subprocess_guard.detached_options()
    process: subprocess.Popen[bytes] = subprocess.Popen(  # type: ignore[call-overload]  # noqa: S603  # no shell
        words, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=errors, **options
    )
    return process


def _run(words: Sequence[str], seconds: float, late: str) -> "subprocess.CompletedProcess[bytes]":
    try:
        return subprocess.run(words, capture_output=True, timeout=seconds, check=False, stdin=subprocess.DEVNULL)  # noqa: S603  # no shell
    except subprocess.TimeoutExpired:
        raise RunFailed(f"{late} within {seconds:.0f} s") from None
    except OSError as error:
        raise RunFailed(error.strerror or str(error)) from error


LINE_LIMIT = 1024 * 1024
"""Maximum bytes of a line, its line feed included."""
SAID = 2000
"""Characters to keep of the end of its stderr."""
FAREWELL = 2.0
"""Seconds that a program has to end by itself once its input has ended."""
UNREAD = 64
"""Lines to buffer before `read` asks for them; then the program has to wait."""
_LAST_WORDS = 1.0
"""Seconds to wait for the exit status of a program that has closed its output."""


class ProgramEnded(Exception):
    """No more lines will come. ``status`` is the exit status, None where the program lives but closed its output."""

    def __init__(self, status: int | None) -> None:
        self.status = status
        super().__init__("the program closed its output" if status is None else f"the program ended, status {status}")

    @property
    def started(self) -> bool:
        """Whether the program ran at all."""
        return self.status != subprocess_guard.NOT_STARTED


class LineTooLong(Exception):
    """The program wrote a line of more than `LINE_LIMIT` bytes."""


class LineProgram:
    """A running program. It ends by `end`, and when nobody holds this object any more."""

    def __init__(self, command: Sequence[str], folder: Path | None = None, farewell: float = FAREWELL) -> None:
        """``folder`` is its working folder and the base of a relative path. `read` tells whether it was started."""
        process = subprocess.Popen(  # type: ignore[call-overload]  # noqa: S603  # no shell
            [*_keeper(), str(farewell), *_found(command, folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=folder,
            **subprocess_guard.detached_options(),
        )
        self._process: subprocess.Popen[bytes] = process
        self._lines: queue.Queue[bytes | Exception] = queue.Queue(UNREAD)
        self._said: list[bytes] = [b""]
        over = threading.Event()
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        threading.Thread(target=_read, args=(process.stdout, self._lines, over), daemon=True).start()
        self._listener = threading.Thread(target=_listen, args=(process, process.stderr, self._said), daemon=True)
        self._listener.start()
        self._end = weakref.finalize(self, _let_go, process.stdin, over)

    @property
    def pid(self) -> int:
        """The process number of the guard around the program."""
        return self._process.pid

    @property
    def stderr_tail(self) -> str:
        return self._said[0].decode("utf-8", "replace")[-SAID:]

    def send(self, line: bytes) -> None:
        """Send a line, without its line feed. Never waits; `read` tells whether the program is gone."""
        assert self._process.stdin is not None
        with contextlib.suppress(OSError, ValueError):
            self._process.stdin.write(line + b"\n")
            self._process.stdin.flush()

    def read(self, seconds: float) -> bytes | None:
        """The next line without its line feed, None where none comes within so many seconds.

        Raises `ProgramEnded` and `LineTooLong`, and does so again at each further call.
        """
        try:
            found = self._lines.get(timeout=max(seconds, 0.0))
        except queue.Empty:
            return None
        if isinstance(found, bytes):
            return found
        self._lines.put(found)
        if isinstance(found, ProgramEnded):
            raise ProgramEnded(self._status())
        raise found

    def end(self) -> None:
        """End the program, by force after its farewell; returns at once, and may be called again."""
        self._end()

    def has_ended(self, seconds: float) -> bool:
        """Whether it has ended, or ends within so many seconds."""
        try:
            self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            return False
        return True

    def _status(self) -> int | None:
        until = time.monotonic() + _LAST_WORDS
        if not self.has_ended(_LAST_WORDS):
            return None
        self._listener.join(max(0.0, until - time.monotonic()))
        return self._process.returncode


def _keeper() -> list[str]:
    """The command of `subprocess_guard`: by its file, which starts faster; a frozen build has no files."""
    if getattr(sys, "frozen", False):
        return [sys.executable, "-m", subprocess_guard.__name__]
    return [sys.executable, "-I", "-S", str(Path(subprocess_guard.__file__).resolve())]


def _found(command: Sequence[str], folder: Path | None) -> list[str]:
    program, *words = command
    named_by_path = os.sep in program or (os.altsep is not None and os.altsep in program)
    return [str((folder or Path()).resolve() / program) if named_by_path else program, *words]


def _read(stream: BinaryIO, lines: "queue.Queue[bytes | Exception]", over: threading.Event) -> None:
    with stream:
        while not over.is_set():
            try:
                line = stream.readline(LINE_LIMIT + 1)
            except (OSError, ValueError):
                line = b""
            found: bytes | Exception = line.rstrip(b"\r\n")
            if not line:
                found = ProgramEnded(None)
            elif len(line) > LINE_LIMIT:
                found = LineTooLong(f"a line of more than {LINE_LIMIT} bytes")
            while not over.is_set():
                with contextlib.suppress(queue.Full):
                    lines.put(found, timeout=0.1)
                    break
            if isinstance(found, Exception):
                return


def _listen(process: "subprocess.Popen[bytes]", stream: BinaryIO, said: list[bytes]) -> None:
    with stream, contextlib.suppress(OSError, ValueError):
        while piece := os.read(stream.fileno(), subprocess_guard.PIECE):
            said[0] = (said[0] + piece)[-4 * SAID :]
    process.wait()


def _let_go(given: BinaryIO, over: threading.Event) -> None:
    """Close the program's input; the guard does the rest."""
    over.set()
    with contextlib.suppress(OSError, ValueError):
        given.close()
