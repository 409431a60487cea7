"""Live replay: follows the log of a game that another program plays."""

from pathlib import Path
from typing import Any

from torres3d.base.faults import Fault
from torres3d.engine.history import History
from torres3d.engine.log_lock import locked_elsewhere
from torres3d.engine.log_replay import read_appended

CHECK_INTERVAL = 1.0
"""Seconds between checks of the file."""


class LiveReplay:
    """Reader of the growing log ``file`` into its ``history``. It checks only size and time until they change."""

    def __init__(self, file: Path, history: History[Any, Any]) -> None:
        self._file = file
        self._history = history
        self._seen = (-1, -1)
        self._rest = 0.0
        self.live = False
        """Whether another program plays the game now."""

    def step(self, seconds: float) -> bool:
        """Check if it is time; True if the game went on, or began or ceased to be live."""
        self._rest -= seconds
        if self._rest > 0 or self._history.state.stage == "over":
            return False
        self._rest = CHECK_INTERVAL
        before = self._history.n, self.live
        self._look()
        return (self._history.n, self.live) != before

    def _look(self) -> None:
        try:
            about = self._file.stat()
            seen = about.st_size, about.st_mtime_ns
            if seen != self._seen:
                read_appended(self._history.kit, self._file, self._history)
                self._seen = seen
        except (OSError, Fault):
            self.live = False  # deleted, or no log any more: what was seen of it stays
            return
        self.live = self._history.state.stage != "over" and locked_elsewhere(self._file)
