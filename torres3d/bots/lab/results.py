"""The file of an arena's results: a first line that says what is played, then a line for each game."""

import os
from pathlib import Path
from typing import Any

import msgspec

from torres3d.bots.faults import BotsFault
from torres3d.bots.lab.match import Result
from torres3d.rules.kinds import Mode

FORMAT = "torres3d-arena"


OLD_RULES: dict[str, Any] = {"marker_spaces": "by_total"}
"""The rules of a file whose heading names none: written when nothing else was known (R-7.2: only equal totals
collide), before arenas had house rules."""


class Heading(msgspec.Struct, frozen=True):
    """What an arena plays; ``rules`` are house rules."""

    format: str
    players: tuple[str, ...]
    edition: str
    mode: Mode
    seed: int
    rules: dict[str, Any] = msgspec.field(default_factory=OLD_RULES.copy)

    @property
    def title(self) -> str:
        """The setting in words, the players aside."""
        changed = "".join(f", {option}={value}" for option, value in self.rules.items())
        return f"{self.edition}, {self.mode}{changed}, seed {self.seed}"


class ResultsFault(BotsFault):
    """The file of results cannot be used: which file, and what to do."""


class Results:
    """The results so far, in memory and, with a file, on the disk after every game."""

    def __init__(self, heading: Heading, file: Path | None = None) -> None:
        self.heading = heading
        self.file = file
        self.done: dict[int, Result] = {}
        if file is not None:
            self._resume(file)

    def _resume(self, file: Path) -> None:
        try:
            lines = file.read_bytes().split(b"\n") if file.exists() else []
            if not any(lines):
                file.write_bytes(msgspec.json.encode(self.heading) + b"\n")
                return
            kept = self._read(file, lines)
            if kept != len(b"\n".join(lines)):
                # A line torn when the arena was stopped: its game is played again.
                os.truncate(file, kept)
        except OSError as error:
            raise ResultsFault(f"{file}: {error.strerror}; choose another file with --out") from error

    def _read(self, file: Path, lines: list[bytes]) -> int:
        """Take in the results of a file; the length of its whole lines in bytes."""
        try:
            heading = msgspec.json.decode(lines[0], type=Heading)
        except msgspec.DecodeError as error:
            raise ResultsFault(f"{file}, line 1: no results of an arena; choose another file with --out") from error
        if heading != self.heading:
            raise ResultsFault(
                f"{file}: holds the results of another arena ({', '.join(heading.players)}; {heading.title}); "
                "choose another file with --out"
            )
        kept = len(lines[0]) + 1
        for number, line in enumerate(lines[1:-1], 2):
            try:
                result = msgspec.json.decode(line, type=Result)
            except msgspec.DecodeError as error:
                raise ResultsFault(f"{file}, line {number}: {error}; remove that line to play on") from error
            self.done[result.number] = result
            kept += len(line) + 1
        return kept

    def add(self, result: Result) -> None:
        """Take in a result, and write it down at once."""
        self.done[result.number] = result
        if self.file is not None:
            with self.file.open("ab") as out:
                out.write(msgspec.json.encode(result) + b"\n")
                out.flush()
