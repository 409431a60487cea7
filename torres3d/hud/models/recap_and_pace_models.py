"""Models and intents for those who follow a game: the log, the recap, a past moment, the pace."""

from typing import Literal

import msgspec

from torres3d.hud.kit.intent import Intent, SilentIntent
from torres3d.hud.models.player_look import PlayerLook


class ToggleLog(Intent, frozen=True):
    """Open or close the log."""


class ReadLog(Intent, frozen=True):
    """The log gets the keys, or gives them back."""

    reading: bool


class PointLog(SilentIntent, frozen=True):
    """The pointer, or the cursor of the keys, is on the line of this event; None on none."""

    at: int | None


class LookAt(Intent, frozen=True):
    """Show the moment after this event."""

    at: int


LookWay = Literal["back", "next", "now"]


class LookOn(Intent, frozen=True):
    """Looking back: to the line before, to the next one, or back to the game."""

    way: LookWay


class PlayOn(Intent, frozen=True):
    """Looking back: a new game is to begin at the moment that is shown."""


RecapWay = Literal["open", "next", "back", "close"]


class StepRecap(Intent, frozen=True):
    """Recap of the turns since one's last: show it (again), go through it, or close it."""

    way: RecapWay


PaceChange = Literal["slower", "faster", "instant", "pause"]


class ChangePace(Intent, frozen=True):
    """The game goes slower, faster, at once, or its bots wait; the last two switch."""

    change: PaceChange


class RecapLine(msgspec.Struct, frozen=True):
    """An action in words. ``number`` is that of its marks on the board, 0 for none; ``player`` if not the page's;
    ``shorter`` is for where the text has no room."""

    text: str
    sign: str = ""
    number: int = 0
    player: PlayerLook | None = None
    shorter: str = ""


class RecapPage(msgspec.Struct, frozen=True):
    """A turn of a player, or a scoring (``player`` is None): actions in order, and their points."""

    title: str
    when: str
    lines: tuple[RecapLine, ...]
    player: PlayerLook | None = None
    points: int | None = None


class RecapModel(msgspec.Struct, frozen=True):
    """Recap of the turns since one's last: ``at`` is the shown page, None for the strip that offers them.
    ``begins`` if there was none: these are the first turns of the game."""

    pages: tuple[RecapPage, ...]
    at: int | None = None
    keys: tuple[tuple[str, str], ...] = ()
    begins: bool = False


class PastMomentModel(msgspec.Struct, frozen=True):
    """The table shows a past moment: when and what, whose turn it was. ``can_play_on`` where a new game can begin
    there, with the key for it."""

    when: str
    what: str
    player: PlayerLook | None = None
    first: bool = False
    last: bool = False
    can_play_on: bool = False
    play_on_key: str = ""


class PaceModel(msgspec.Struct, frozen=True):
    """Pace of the game: a factor of 0.5 to 8; ``instant`` shows results at once. ``can_pause`` where bots play."""

    pace: float
    instant: bool = False
    paused: bool = False
    can_pause: bool = True
    keys: tuple[tuple[str, str], ...] = ()
