"""Voice programs of the system: which there are here, their commands, and what to install where there is none.

A text is data everywhere: it goes through stdin, or behind ``--`` as one word; no shell and no markup reads it.
"""

import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from shutil import which
from typing import Literal

from torres3d.base.subprocesses import output_of

Way = Literal["word", "stdin", "lines"]
"""How a program gets a text: as its last word; all of its stdin, one process for each text; or line by line in one
lasting process, where a line of `CANCEL` alone, or before a text, ends what is being spoken."""
CANCEL = "\x18"
"""Begins each line that interrupts; a control, so no speakable text has it."""


@dataclass(frozen=True)
class VoiceProgram:
    """A voice program. ``command`` gets language (``de``) and volume (0 to 1); ``quiet`` is the command that ends
    what another process speaks, if that is needed; ``lead`` comes before each text."""

    name: str
    way: Way
    command: Callable[[str, float], list[str]]
    quiet: tuple[str, ...] = ()
    lead: Callable[[float], str] = lambda _volume: ""


WINDOWS_SCRIPT = """
[Console]::InputEncoding = [Text.Encoding]::UTF8
Add-Type -AssemblyName System.Speech
$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer
try {{ $voice.SelectVoiceByHints('NotSet', 'NotSet', 0, [Globalization.CultureInfo]'{language}') }} catch {{ }}
$voice.Volume = {volume}
while ($null -ne ($line = [Console]::In.ReadLine())) {{
  if ($line.StartsWith([string][char]24)) {{ $voice.SpeakAsyncCancelAll(); $line = $line.Substring(1) }}
  if ($line) {{ [void]$voice.SpeakAsync($line) }}
}}
"""
"""Lines are only ever spoken as plain text. The same program speaks on, as starting one takes half a second."""


def _speech_dispatcher(language: str, volume: float) -> list[str]:
    return ["spd-say", "--wait", "--language", language, "--volume", str(round(200 * volume) - 100), "--"]


def _espeak(name: str) -> Callable[[str, float], list[str]]:
    # Its usual amplitude is 100 of 200; ours is 70 % of all sounds.
    return lambda language, volume: [name, "-v", language, "-a", str(round(150 * volume)), "--stdin"]


def _mac(language: str, volume: float) -> list[str]:
    voices = output_of("say", "-v", "?") or ""
    found = re.search(rf"^(\S.*?)\s+{language}[_-]\w+\s+#", voices, re.MULTILINE)
    return ["say", *(["-v", found[1]] if found else []), "-f", "-"]


def _windows(language: str, volume: float) -> list[str]:
    script = WINDOWS_SCRIPT.format(language=language, volume=round(100 * volume))
    return ["powershell.exe", "-NoProfile", "-NonInteractive", "-Command", script]


ESPEAK = tuple(VoiceProgram(name, "stdin", _espeak(name)) for name in ("espeak-ng", "espeak"))
PROGRAMS: dict[str, tuple[VoiceProgram, ...]] = {
    "win32": (VoiceProgram("powershell.exe", "lines", _windows), *ESPEAK),
    "darwin": (VoiceProgram("say", "stdin", _mac, lead=lambda volume: f"[[volm {volume:.2f}]] "), *ESPEAK),
    "": (VoiceProgram("spd-say", "word", _speech_dispatcher, ("spd-say", "--cancel")), *ESPEAK),
}
"""Programs by system, the first choice first. Speech Dispatcher has the voice that its user has set up."""
TO_INSTALL = {"win32": "System.Speech (.NET)", "darwin": "say", "": "espeak-ng"}
"""The program to install where there is none."""


def found_programs() -> list[VoiceProgram]:
    """The voice programs that are here, the first choice first."""
    return [program for program in PROGRAMS.get(sys.platform, PROGRAMS[""]) if which(program.name)]


def to_install() -> str:
    """What to install for a voice."""
    return TO_INSTALL.get(sys.platform, TO_INSTALL[""])
