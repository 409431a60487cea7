"""The log of Torres by turns: its events are worded when they are painted."""

from collections.abc import Sequence
from typing import Literal

from torres3d.games.torres.rules import events as e
from torres3d.games.torres.rules.events import Event
from torres3d.games.torres.words.event_sentences import brief_line, event_line, loss_text
from torres3d.hud.models.log_models import LogLine, LogTurn
from torres3d.hud.models.player_look import PlayerLook
from torres3d.i18n.texts import Translate

EVENT_ICONS: dict[type, str] = {
    e.Founded: "block",
    e.BlockBuilt: "block",
    e.BlockAdded: "block",
    e.BlockPutUnder: "block",
    e.BlockShifted: "block",
    e.KnightPlaced: "knight",
    e.KnightAdded: "knight",
    e.KnightMoved: "knight",
    e.KingPlaced: "crown",
    e.KingMoved: "crown",
    e.KingLeft: "crown",
    e.CardsOffered: "card",
    e.CardDrawn: "card",
    e.CardPlayed: "card",
    e.MarkerMoved: "marker",
    e.TurnEnded: "check",
    e.GameEnded: "star",
}
"""The icon of what happened, for lines of the log and of a recap."""
TurnKind = Literal["setup", "turn", "between"]
"""Before the first turn, a turn, and between two years or at the end: scoring, king, starter."""


class EventLine(LogLine, frozen=True, kw_only=True):
    """A line of the log: an event."""

    event: Event

    @staticmethod
    def of(at: int, event: Event) -> "EventLine":
        seat: int | None = getattr(event, "seat", None)
        return EventLine(at, icon=EVENT_ICONS.get(type(event), ""), seat=seat, event=event)

    def brief(self, turn: LogTurn, names: Sequence[str], say: Translate) -> str:
        lost = (turn.lost_ap, turn.lost_blocks) if isinstance(turn, YearTurn) else ()
        return brief_line(self.event, names, say, *lost)

    def whole(self, names: Sequence[str], say: Translate) -> str:
        sentence = event_line(self.event, names, say)
        return sentence[0] if sentence else ""


class YearTurn(LogTurn, frozen=True, kw_only=True):
    """A turn, or what comes before or between turns; ``lost_ap`` and ``lost_blocks`` are what its end lost (R-5.8)."""

    kind: TurnKind
    phase: int
    round: int
    lost_ap: int = 0
    lost_blocks: int = 0

    def title(self, names: Sequence[str], say: Translate) -> str:
        if self.seat is not None:
            return names[self.seat]
        return say("log-setup") if self.kind == "setup" else say("log-between", phase=self.phase)

    def time(self, say: Translate) -> str:
        return say("log-when", phase=self.phase, round=self.round)

    def losses(self, say: Translate) -> Sequence[tuple[str, str]]:
        blocks = [("block", f"−{self.lost_blocks}")] if self.lost_blocks else []
        return [*blocks, *([("", f"−{self.lost_ap} {say('log-ap')}")] if self.lost_ap else [])]

    def about(self, players: Sequence[PlayerLook], say: Translate) -> tuple[str, ...]:
        if self.seat is None:
            return super().about(players, say)
        when = say("log-when-about", phase=self.phase, round=self.round)
        lines = (when, say("log-points", points=self.points), loss_text(self.lost_ap, self.lost_blocks, say))
        return tuple(line for line in lines if line)
