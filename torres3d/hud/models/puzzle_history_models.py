"""The page of past puzzles: what it shows, and the intents it sends."""

import msgspec

from torres3d.hud.kit.base_models import ScreenModel
from torres3d.hud.kit.intent import Intent


class TriedRow(msgspec.Struct, frozen=True):
    """A try of the puzzle ``id``: ``when`` it ended in words, its ``grade``, and ``how``: solved, hinted, failed or
    shown. ``known``: the program has that puzzle."""

    id: str
    when: str
    grade: int
    how: str
    known: bool = True


class DayCell(msgspec.Struct, frozen=True):
    """A day of the calendar, and how its puzzle ended that day, as in `TriedRow`; empty where it was not tried."""

    day: int
    how: str = ""
    today: bool = False
    future: bool = False


class HistoryModel(ScreenModel, frozen=True):
    """The tries ``first`` to the last of ``rows``, of ``tried`` in all, newest first; beside them a month of puzzles of
    the day, which begins ``lead`` days after Monday."""

    rows: tuple[TriedRow, ...]
    first: int
    tried: int
    year: int
    month: int
    lead: int
    days: tuple[DayCell, ...]


class OpenTried(Intent, frozen=True):
    """Open the puzzle of this id again."""

    id: str


class OpenDay(Intent, frozen=True):
    """Open the puzzle of this day of the month shown."""

    day: int


class TurnMonth(Intent, frozen=True):
    """Show the month so many later."""

    by: int


class TurnTries(Intent, frozen=True):
    """Show older tries (1) or newer ones (-1)."""

    by: int
