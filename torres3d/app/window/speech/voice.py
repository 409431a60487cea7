"""Voice: speaks texts in a thread of its own, by the first voice program that works; nobody ever waits for it."""

import contextlib
import threading
import time
from collections import deque
from collections.abc import Sequence
from tempfile import TemporaryFile
from typing import IO, Protocol

from torres3d.app.window.speech.voice_programs import CANCEL, VoiceProgram
from torres3d.base.subprocesses import fed_program, output_of

LOOK = 0.02
"""Seconds between looks at a process that speaks, which happen only while it does."""
LONGEST_SPEECH = 120.0
"""Seconds after which a process counts as hanging."""
FAREWELL = 5.0
"""Seconds to wait for the end of the processes when the program ends."""
LAST_WORDS = 300
"""Characters to keep of what a failed program said."""


class _Failed(Exception):
    """The program failed; the text says why, if it said so."""


class _Mouth(Protocol):
    """A voice program that speaks one text at a time."""

    def speak(self, text: str) -> None:
        """Begin with a text; raises `_Failed` or `OSError`."""

    def is_done(self) -> bool:
        """Whether it may be given another text; raises `_Failed`."""

    def stop(self) -> None:
        """Be quiet at once."""

    def close(self) -> None:
        """End the program."""


class Voice:
    """A voice in a ``language`` (``de``) at a ``volume`` from 0 to 1; the first of the ``programs`` that works speaks.

    `fault` says why none does.
    """

    def __init__(self, programs: Sequence[VoiceProgram], language: str, volume: float) -> None:
        self.fault: str | None = None if programs else ""
        """Why nothing can be spoken any more, in the last program's words; empty where there is no program, None while
        all is well."""
        self._programs = deque(programs)
        self._manner = language, volume
        self._texts: deque[str] = deque()
        self._interrupted = self._closed = False
        self._news = threading.Condition()
        self._thread = threading.Thread(target=self._run, name="voice", daemon=True)
        self._thread.start()

    def say(self, text: str, at_once: bool) -> None:
        """Speak a text ``at_once``, in place of all earlier ones, or after them."""
        with self._news:
            if at_once:
                self._texts.clear()
                self._interrupted = True
            self._texts.append(text)
            self._news.notify()

    def end(self) -> None:
        """Be quiet for good, and let all processes be ended; returns at once."""
        with self._news:
            self._closed = True
            self._news.notify()

    def close(self) -> None:
        """Like `end`, but returns when the processes have ended."""
        self.end()
        self._thread.join(FAREWELL)

    def _run(self) -> None:
        while self._programs and not self._closed:
            mouth: _Mouth | None = None
            text = ""
            try:
                mouth = _mouth(self._programs[0], *self._manner)
                busy = False
                while (found := self._next(busy)) is not None:
                    interrupted, text = found[0], found[1] or text
                    if interrupted:
                        mouth.stop()
                    if found[1]:
                        mouth.speak(text)
                    busy = not mouth.is_done()
            except (_Failed, OSError, ValueError) as error:
                self._programs.popleft()
                with self._news:
                    if text:
                        self._texts.appendleft(text)
                    if not self._programs:
                        self.fault = str(error)[-LAST_WORDS:].strip()
            finally:
                if mouth is not None:
                    mouth.close()

    def _next(self, busy: bool) -> tuple[bool, str] | None:
        """Whether to be quiet, and the next text to speak, empty for none; None when all is over. Waits for either
        while nothing is being spoken."""
        with self._news:
            self._news.wait_for(
                lambda: self._closed or self._interrupted or (self._texts and not busy), LOOK if busy else None
            )
            if self._closed:
                return None
            interrupted, self._interrupted = self._interrupted, False
            due = self._texts and (interrupted or not busy)
            return interrupted, self._texts.popleft() if due else ""


def _mouth(program: VoiceProgram, language: str, volume: float) -> _Mouth:
    kind = _Lines if program.way == "lines" else _EachText
    return kind(program, language, volume)


class _Running:
    """A process of a voice program."""

    def __init__(self, command: Sequence[str], takes_text: bool) -> None:
        self._said: IO[bytes] = TemporaryFile()  # noqa: SIM115  # closed with the process; never full, as a pipe is
        self.process = fed_program(command, self._said)
        if not takes_text:
            self.end_input()

    def send(self, text: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(text.encode())
        self.process.stdin.flush()

    def end_input(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()

    def ended_badly(self) -> _Failed:
        """The reason, once the process has ended."""
        self._said.seek(0)
        lines = self._said.read().decode("utf-8", "replace").strip().splitlines()
        return _Failed(lines[-1] if lines else f"status {self.process.poll()}")

    def kill(self) -> None:
        """End it at once, and leave no zombie."""
        self.process.kill()
        self.process.wait()
        if self.process.stdin is not None:
            with contextlib.suppress(OSError):
                self.process.stdin.close()
        self._said.close()


class _EachText:
    """A process for each text. One that gets it through stdin is started in advance, so that it begins at once."""

    def __init__(self, program: VoiceProgram, language: str, volume: float) -> None:
        self._program = program
        self._command = program.command(language, volume)
        self._lead = program.lead(volume)
        self._speaking: _Running | None = None
        self._began = 0.0
        self._ready = self._started()

    def speak(self, text: str) -> None:
        self._began = time.monotonic()
        if self._ready is None:
            self._speaking = _Running([*self._command, self._lead + text], takes_text=False)
            return
        self._speaking, self._ready = self._ready, None
        try:
            self._speaking.send(f"{self._lead}{text}\n")
            self._speaking.end_input()
        except BrokenPipeError:
            self._speaking.process.wait()
            raise self._speaking.ended_badly() from None
        self._ready = self._started()

    def is_done(self) -> bool:
        speaking = self._speaking
        if speaking is None:
            return True
        status = speaking.process.poll()
        if status is None and time.monotonic() - self._began < LONGEST_SPEECH:
            return False
        if status:
            raise speaking.ended_badly()
        self._end()
        return True

    def stop(self) -> None:
        if self._speaking is not None:
            self._end()
            if self._program.quiet:
                output_of(*self._program.quiet)

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self.stop()
        if self._ready is not None:
            self._ready.kill()

    def _end(self) -> None:
        if self._speaking is not None:
            self._speaking.kill()
            self._speaking = None

    def _started(self) -> _Running | None:
        return _Running(self._command, takes_text=True) if self._program.way == "stdin" else None


class _Lines:
    """One process that gets a line for each text, and speaks them one after another by itself."""

    def __init__(self, program: VoiceProgram, language: str, volume: float) -> None:
        self._running = _Running(program.command(language, volume), takes_text=True)

    def speak(self, text: str) -> None:
        self._send(f"{text}\n")

    def is_done(self) -> bool:
        if self._running.process.poll() is not None:
            raise self._running.ended_badly()
        return True

    def stop(self) -> None:
        self._send(f"{CANCEL}\n")

    def close(self) -> None:
        self._running.kill()

    def _send(self, text: str) -> None:
        try:
            self._running.send(text)
        except BrokenPipeError:
            self._running.process.wait()
            raise self._running.ended_badly() from None
