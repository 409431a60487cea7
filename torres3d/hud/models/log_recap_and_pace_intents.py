"""Intents of players who follow a game: for the log, the recap, a look back, and the pace."""

from typing import Literal

from torres3d.hud.kit.intent import Intent, SilentIntent


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
