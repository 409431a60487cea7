"""Names that people give their games: a small file beside the games, by the names of their logs.

The logs stay as they are (LOG.md says what is in them), and the index can be lost without these.
"""

from pathlib import Path
from unicodedata import category

import msgspec

from torres3d.base.atomic_write import FileBusy, exclusive_access, quarantine, write_file
from torres3d.base.faults import FileFault, system_reason
from torres3d.base.read_document import read_bytes
from torres3d.engine.log_errors import WriteFault

MAX_FILE_BYTES = 64 * 1024 * 1024
MAX_NAME_LENGTH = 60
"""Maximum characters of a game's name."""
NO_LETTERS = ("Cc", "Cs", "Zl", "Zp")
"""Unicode classes to drop from a text of one line: controls, halves of letters, ends of lines."""
LOCK_SECONDS = 2.0
"""Seconds to wait for another program that writes a name."""


class GameNames:
    """The names of games in a file, read anew each time, since other programs write there, too."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._seen: tuple[int, int] | None = None
        self._titles: dict[str, str] = {}

    def all(self) -> dict[str, str]:
        """All names by log. A file that cannot be read has none."""
        try:
            about = self.file.stat()
        except OSError:
            self._seen, self._titles = None, {}
            return self._titles
        seen = about.st_mtime_ns, about.st_size
        if seen != self._seen:
            self._seen, self._titles = seen, self._read() or {}
        return self._titles

    def set_name(self, log: str, title: str) -> None:
        """Name a game; an empty text removes the name. Raises `WriteFault`."""
        title = normalise_name(title)
        try:
            with exclusive_access(self.file, LOCK_SECONDS):
                titles = self._read()
                if titles is None:
                    # Never written over: a person can still look into it.
                    quarantine(self.file, ".damaged")
                    titles = {}
                titles = {key: value for key, value in titles.items() if key != log}
                if title:
                    titles[log] = title
                write_file(self.file, msgspec.json.format(msgspec.json.encode(titles), indent=1))
        except UnicodeEncodeError:
            raise WriteFault("title_unfit", self.file.with_name("…")) from None
        except FileBusy as error:
            raise WriteFault("title_busy", self.file) from error
        except OSError as error:
            raise WriteFault("not_written", self.file, why=system_reason(error)) from error
        self._seen = None

    def _read(self) -> dict[str, str] | None:
        if not self.file.exists():
            return {}
        try:
            return msgspec.json.decode(read_bytes(self.file, MAX_FILE_BYTES), type=dict[str, str])
        except (FileFault, msgspec.DecodeError, UnicodeDecodeError):
            return None


def one_line(text: str) -> str:
    """A text of any length fit for a list: line ends and invisible characters become blanks."""
    return normalise_name(text, len(text))


def normalise_name(title: str, longest: int = MAX_NAME_LENGTH) -> str:
    """A name as stored: on one line, stripped, not too long."""
    plain = "".join(" " if category(c) in NO_LETTERS else c for c in title)
    return " ".join(plain.split())[:longest].strip()
