"""One-line texts for saved games: names of players, games to continue, and dates."""

from datetime import datetime, timedelta

from torres3d.app.menus.game_app import Games
from torres3d.engine.library.game_names import one_line
from torres3d.engine.library.shelf import SavedGame
from torres3d.i18n.texts import Translate


def resume_line(saved: SavedGame, games: Games, say: Translate) -> str:
    try:
        assert saved.progress is not None
        app = games.of_suffix(saved.kit.suffix).app()
        names = one_line(saved.name) or ", ".join(app.names(saved.setup, say))
        return app.resume_line(names, saved.progress.moment, say)
    except Exception:  # noqa: BLE001  # whatever is odd about a game, the menu is shown
        return one_line(saved.name or saved.file.name)


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
