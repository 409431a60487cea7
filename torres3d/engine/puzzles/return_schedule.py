"""Return schedule: the day on which a puzzle that was not solved comes back."""

from collections.abc import Sequence
from datetime import date, datetime, timedelta
from typing import Literal, Protocol

How = Literal["solved", "failed", "shown"]
"""Result of a try: solved, an answer that was not good enough, or a look at the solution."""


class Try(Protocol):
    """A try of a puzzle: its result, and when it ended (UTC, as in a log)."""

    @property
    def how(self) -> How: ...

    @property
    def when(self) -> str: ...


RETURNS = (1, 3, 7, 21, 60)
"""Days after which a puzzle comes back: after a failure, then after each time it was solved when it had come back."""


def day_of(tried: Try) -> date:
    """The local day on which a try ended; the first day there is where its time cannot be read."""
    try:
        return datetime.fromisoformat(tried.when).astimezone().date()
    except (ValueError, OverflowError, OSError):
        return date.min


def due(tries: Sequence[Try]) -> date | None:
    """The day on which a puzzle comes back after these tries of it; None where it does not.

    One that was never failed does not come back, nor one that was then solved after each of the `RETURNS`. Solved
    before it is due it changes nothing.
    """
    stage: int | None = None
    back = date.min
    for tried in tries:
        day = day_of(tried)
        if tried.how != "solved":
            stage = 0
        elif stage is None or day < back:
            continue
        else:
            stage += 1
        if stage == len(RETURNS):
            stage = None
        elif day <= date.max - timedelta(RETURNS[stage]):
            back = day + timedelta(RETURNS[stage])
    return None if stage is None else back
