"""Dates in the words and the time zone of the person at this machine."""

from datetime import datetime, timedelta

from torres3d.i18n.texts import Translate


def date_text(stamp: str, say: Translate) -> str:
    """A time of a log (UTC) in the user's language and time zone; empty if it is invalid."""
    try:
        when = datetime.fromisoformat(stamp).astimezone()
    except (ValueError, OverflowError, OSError):
        return ""
    time, today = f"{when:%H:%M}", datetime.now().astimezone().date()
    if when.date() == today:
        return say("date-today", time=time)
    if when.date() == today - timedelta(days=1):
        return say("date-yesterday", time=time)
    return say("date-day", day=str(when.day), month=when.month, year=str(when.year), time=time)
