"""The log by turns, as its panel shows it. A game whose lines are worded only when they are painted derives from
`LogTurn` and `LogLine`."""

from collections.abc import Sequence

import msgspec

from torres3d.hud.models.player_look import PlayerLook
from torres3d.i18n.texts import Translate


class LogLine(msgspec.Struct, frozen=True):
    """A line: the ``at``-th event of the game (from 0). ``text`` is short and without the name of ``seat``,
    ``sentence`` is whole, for the tip, ``icon`` comes before it; ``shorter`` is for where the text has no room."""

    at: int
    text: str = ""
    sentence: str = ""
    icon: str = ""
    seat: int | None = None
    shorter: str = ""

    def brief(self, turn: "LogTurn", names: Sequence[str], say: Translate) -> str:
        """The line in a few words."""
        return self.text

    def whole(self, names: Sequence[str], say: Translate) -> str:
        """The line in a whole sentence; empty for one that has none."""
        return self.sentence


class LogTurn(msgspec.Struct, frozen=True):
    """A fold of the log: its lines under a heading. ``seat`` is None where it is nobody's turn, ``first`` the number of
    its first event, ``gained`` the points each seat got. A game without points says the result of the turn in
    ``outcome``. ``when`` is for the tip, ``brief`` at the right of the heading. ``player`` is the look of the turn's
    player in it, where that is not always the same."""

    seat: int | None
    first: int
    lines: tuple[LogLine, ...] = ()
    gained: tuple[int, ...] = ()
    when: str = ""
    brief: str = ""
    outcome: str = ""
    player: PlayerLook | None = None

    def look(self, seat: int, players: Sequence[PlayerLook]) -> PlayerLook:
        """The look of a seat in this turn."""
        return self.player if self.player is not None and self.player.seat == seat else players[seat]

    @property
    def points(self) -> int:
        """The points of the turn's player; 0 in a game without points."""
        return self.gained[self.seat] if self.seat is not None and self.gained else 0

    def title(self, names: Sequence[str], say: Translate) -> str:
        """The heading without time and points."""
        return "" if self.seat is None else names[self.seat]

    def time(self, say: Translate) -> str:
        """The time of the turn, in a word or two."""
        return self.brief

    def losses(self, say: Translate) -> Sequence[tuple[str, str]]:
        """The losses of the turn, each as an icon (empty for none) and a few letters."""
        return ()

    def about(self, players: Sequence[PlayerLook], say: Translate) -> tuple[str, ...]:
        """The heading in sentences."""
        if self.seat is not None:
            return (self.when,)
        return tuple(
            say("log-gained", name=player.name, points=self.gained[player.seat])
            for player in players
            if player.seat < len(self.gained) and self.gained[player.seat]
        )


class LogModel(msgspec.Struct, frozen=True):
    """The whole log, oldest turn first, players by seat. ``now`` is the event shown in a replay: later ones are faint.
    ``past_moment`` is the event that somebody looks back at. With ``reading`` the log has the keys. ``recap``: whether
    there is one to open."""

    turns: tuple[LogTurn, ...]
    players: tuple[PlayerLook, ...]
    open: bool = True
    now: int | None = None
    past_moment: int | None = None
    reading: bool = False
    recap: bool = False
    recap_key: str = ""
    log_key: str = ""
