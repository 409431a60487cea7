"""The log by turns, as its panel shows it: events of Torres, worded when they are painted, or lines in words."""

from typing import Literal

import msgspec

from torres3d.games.torres.rules.events import Event
from torres3d.hud.models.following_models import RecapSign
from torres3d.hud.models.player_look import PlayerLook

TurnKind = Literal["setup", "turn", "between"]
"""Before the first turn, a turn, and what lies between two years or at the end: scoring, king, starter."""


class LogLine(msgspec.Struct, frozen=True):
    """One thing that happened, the ``at``-th event of the game (from 0).

    A game that words its lines itself gives ``text`` (short, without the name of ``seat``), the ``whole`` sentence for
    the tip, and the ``sign`` before it, instead of the ``event``.
    """

    at: int
    event: Event | None = None
    text: str = ""
    whole: str = ""
    sign: RecapSign = ""
    seat: int | None = None


class LogTurn(msgspec.Struct, frozen=True):
    """A fold of the log: its lines under a heading. ``seat`` whose turn it is, None where it is nobody's.

    ``first`` is the number of its first event, ``gained`` the points each seat got in it; ``lost_ap`` and
    ``lost_blocks`` what the turn's end lost (R-5.8). A game without points tells ``when`` the turn was, ``brief``
    at the right of the heading, and what it came to (``outcome``, in place of the points).
    """

    kind: TurnKind
    seat: int | None
    phase: int
    round: int
    first: int
    lines: tuple[LogLine, ...] = ()
    gained: tuple[int, ...] = ()
    lost_ap: int = 0
    lost_blocks: int = 0
    when: str = ""
    brief: str = ""
    outcome: str = ""

    @property
    def points(self) -> int:
        """What the one whose turn it is got; 0 in a game without points."""
        return self.gained[self.seat] if self.seat is not None and self.gained else 0


class LogModel(msgspec.Struct, frozen=True):
    """The whole log, oldest turn first. ``players`` by seat.

    ``now`` is the event that is shown, in a replay: what comes after it is faint. ``looking`` is the event one looks
    back at. With ``reading`` the log has the keys. ``recap``: whether there is something to see again, with the
    name of its key.
    """

    turns: tuple[LogTurn, ...]
    players: tuple[PlayerLook, ...]
    open: bool = True
    now: int | None = None
    looking: int | None = None
    reading: bool = False
    recap: bool = False
    recap_key: str = ""
    log_key: str = ""
