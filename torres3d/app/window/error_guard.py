"""Error guard: recovers from unexpected errors, but ends the program when they follow one another."""

import threading
from collections import deque
from collections.abc import Callable
from pathlib import Path

from torres3d.base.crash_report import ProgramFailed, error_line

QUIET_ROUNDS = 60
"""Rounds without an error after which the next one counts as a first one: one to two seconds."""
MAX_ERRORS = 10
"""Errors after which the program ends, however far apart they are."""


class ErrorGuard:
    """Runner of the program's rounds.

    ``recover`` is called with an error to report it and to go on elsewhere, ``report`` to report it only; it gives the
    file of the report.
    """

    def __init__(self, recover: Callable[[Exception], None], report: Callable[[Exception], Path | None]) -> None:
        self._recover = recover
        self._report = report
        self._well = QUIET_ROUNDS
        self._errors = 0
        self._aside: deque[Exception] = deque()

    def hear_threads(self) -> None:
        """Treat an error in a thread of the program as one of its next round."""

        def hear(what: threading.ExceptHookArgs) -> None:
            if isinstance(what.exc_value, Exception):
                self._aside.append(what.exc_value)

        threading.excepthook = hear

    def run(self, round_: Callable[[], object]) -> None:
        """Run one round.

        Raises `ProgramFailed` where one error follows another immediately, and where recovery fails.
        """
        try:
            self._raise_aside()
            round_()
        except Exception as error:  # any error: the log has the game, and the player gets a message
            straight, self._well = self._well < QUIET_ROUNDS, 0
            self._errors += 1
            if straight or self._errors > MAX_ERRORS:
                raise ProgramFailed(error_line(error), self._report(error)) from error
            try:
                self._recover(error)
            except Exception as further:
                raise ProgramFailed(error_line(further), self._report(further)) from further
        else:
            self._well += 1

    def _raise_aside(self) -> None:
        if self._aside:
            raise self._aside.popleft()
