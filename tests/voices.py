"""Voice programs that tests put on PATH: they write down what they hear, and when, instead of speaking."""

import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from torres3d.app.window.speech.voice import Voice

RECORDER = """#!{python} -IS
import json, os, sys, time
taking = "--stdin" in sys.argv or sys.argv[-1] == "-"
text = sys.stdin.read() if taking else sys.argv[-1]
if text:
    heard = time.monotonic()
    line = json.dumps([heard, sys.argv[1:-1] if not taking else sys.argv[1:], text.rstrip("\\n"), os.getpid()]) + "\\n"
    file = os.open({file!r}, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    os.write(file, line.encode())
    time.sleep({seconds})
sys.exit({status})
"""
FAILING = """#!{python} -IS
import sys
print("no such voice", file=sys.stderr)
sys.exit(1)
"""
PATIENCE = 20.0
"""Seconds to wait for a voice at most."""


class RecordingVoice:
    """A voice program in a folder of its own; `texts` are what it heard."""

    def __init__(self, folder: Path, name: str = "espeak-ng", seconds: float = 0.0, fails: bool = False) -> None:
        """``seconds`` it takes over each text; with ``fails`` it ends at once, with an error."""
        self.folder = folder
        self._file = folder / f"{name}.jsonl"
        folder.mkdir(parents=True, exist_ok=True)
        program = folder / name
        form = FAILING if fails else RECORDER
        program.write_text(form.format(python=sys.executable, file=str(self._file), seconds=seconds, status=0))
        program.chmod(0o755)

    @property
    def heard(self) -> list[tuple[float, list[str], str, int]]:
        """What was heard: the time (`time.monotonic`), the options, the text, and the id of the process."""
        if not self._file.exists():
            return []
        return [tuple(json.loads(line)) for line in self._file.read_text().splitlines()]

    @property
    def texts(self) -> list[str]:
        return [text for _, _, text, _ in self.heard]

    def wait_for(self, words: str, since: int = 0) -> str:
        """The first text with these words after the first ``since`` ones, once it was heard."""
        return until(lambda: next((text for text in self.texts[since:] if words in text), ""), words, self)


def until(found: Callable[[], str], what: str, voice: RecordingVoice) -> str:
    """What was found, as soon as it is."""
    late = time.monotonic() + PATIENCE
    while not (text := found()):
        assert time.monotonic() < late, f"{what!r} was not heard, but {voice.texts}"
        os.sched_yield()
    return text


def on_path(*voices: RecordingVoice) -> str:
    """A value of PATH with these voices and nothing else."""
    return os.pathsep.join(str(voice.folder) for voice in voices)


def listened(folder: Path, patch: pytest.MonkeyPatch) -> list[str]:
    """All texts that are given to the voice from now on, also those that a new one interrupts; nothing is spoken."""
    patch.setenv("PATH", on_path(RecordingVoice(folder / "voice")))
    heard: list[str] = []
    patch.setattr(Voice, "say", lambda _voice, text, at_once: heard.append(text))
    return heard
