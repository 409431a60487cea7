"""The players of a saved game of either game, what can be gone on with, and days, in a line each."""

from datetime import datetime, timedelta
from typing import Any

from msgspec.structs import replace

from torres3d.app.session.players import bots_of
from torres3d.engine.library.game_names import normalise_name
from torres3d.engine.library.shelf import SavedGame
from torres3d.games.torres.app.presentation.players import people
from torres3d.games.torres.bots.registry import BOTS as TORRES_BOTS
from torres3d.games.torres.kit.setup import Setup
from torres3d.games.turm_bauer.app.presentation.players import people as turm_people
from torres3d.games.turm_bauer.bots.registry import BOTS as TURM_BOTS
from torres3d.games.turm_bauer.kit.setup import Setup as TurmSetup
from torres3d.i18n.texts import Translate


def names_of(setup: Any, say: Translate) -> list[str]:
    """The players' names by seat as a list can show them, of bots with their level; of a game nobody knows none."""
    if isinstance(setup, Setup):
        seated = replace(setup, players=tuple(replace(each, name=one_line(each.name)) for each in setup.players))
        return [player.called for player in people(seated, bots_of(seated, TORRES_BOTS.level_ids(), TORRES_BOTS), say)]
    if isinstance(setup, TurmSetup):
        built = replace(setup, players=tuple(replace(each, name=one_line(each.name)) for each in setup.players))
        return [player.called for player in turm_people(built, bots_of(built, TURM_BOTS.level_ids(), TURM_BOTS), say)]
    return []


def one_line(text: str) -> str:
    """A name as a list can show it: whatever ends a line, or is no letter of a text, is a blank."""
    return normalise_name(text, len(text))


def resume_line(game: SavedGame, say: Translate) -> str:
    """A game that can be gone on with, in one line."""
    try:
        assert game.progress is not None
        names = one_line(game.name) or ", ".join(names_of(game.setup, say))
        if isinstance(game.setup, TurmSetup):
            return say("turm-resume-line", names=names, round=game.progress.moment[0])
        phase, round_ = game.progress.moment
        return say("resume-line", names=names, phase=phase, round=round_)
    except Exception:  # noqa: BLE001  # whatever is odd about a game, the menu is shown
        return one_line(game.name or game.file.name)


def date_text(stamp: str, say: Translate) -> str:
    """A time of a log (UTC) in the player's language and place; empty if it is no time that can be."""
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
