"""The game log of Torres by turns: a value that grows event by event.

Events before the first turn are the set-up; a scoring lies between two years until the next turn begins.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from torres3d.app.session.turn_log import BaseLoggedTurn, BaseTurnLog
from torres3d.games.torres.app.presentation.playback import SCORING, ToldEvent
from torres3d.games.torres.hud.models.log_models import EventLine, TurnKind, YearTurn
from torres3d.games.torres.rules import events as e
from torres3d.games.torres.rules.events import Event
from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.words.phrases import is_told


class LoggedTurn(BaseLoggedTurn[State, Event], frozen=True):
    """A turn of the log, or what happens before or between turns."""

    log: YearTurn

    @property
    def first(self) -> int:
        return self.log.first

    @property
    def seat(self) -> Seat | None:
        return self.log.seat


class TurnLog(BaseTurnLog[State, Event, LoggedTurn], frozen=True):
    """The turns of a game of Torres."""

    def extended(self, told: Sequence[ToldEvent]) -> "TurnLog":
        turns, at = list(self.turns), self.count
        last = turns[-1].told[-1] if turns else None
        parts: list[list[ToldEvent]] = [[]]
        for each in told:
            if _begins(last, each):
                parts.append([])
            parts[-1].append(each)
            last = each
        before = self.after
        for number, part in enumerate(parts):
            if not part:
                continue
            if number or not turns:
                turns.append(_begun(before, part[0], at))
            turns[-1] = _longer(turns[-1], part)
            before, at = part[-1].after, at + len(part)
        return TurnLog(self.start, tuple(turns), at)


def _begins(last: ToldEvent | None, told: ToldEvent) -> bool:
    """Whether a turn, or what lies between years, begins with this event after the ``last`` one."""
    if isinstance(told.event, e.TurnBegan):
        return True
    return last is not None and isinstance(last.event, e.TurnEnded) and isinstance(told.event, SCORING)


def _begun(before: State, first: ToldEvent, at: int) -> LoggedTurn:
    none = (0,) * before.players
    match first.event:
        case e.TurnBegan(seat, phase, number):
            return LoggedTurn(before, (), YearTurn(seat, at, gained=none, kind="turn", phase=phase, round=number))
        case e.CastlesScored() | e.KingBonusScored() | e.MasterScored():
            return LoggedTurn(before, (), _year_turn("between", None, before, at))
    if before.stage == "turn":
        # A game that began with a position, in the middle of a turn.
        return LoggedTurn(before, (), _year_turn("turn", before.actor, before, at))
    return LoggedTurn(before, (), YearTurn(None, at, gained=none, kind="setup", phase=0, round=0))


def _year_turn(kind: TurnKind, seat: Seat | None, before: State, at: int) -> YearTurn:
    none = (0,) * before.players
    return YearTurn(seat, at, gained=none, kind=kind, phase=before.phase, round=before.round)


def _longer(turn: LoggedTurn, told: Sequence[ToldEvent]) -> LoggedTurn:
    log, before = turn.log, turn.after
    lines = list(log.lines)
    lost_ap, lost_blocks = log.lost_ap, log.lost_blocks
    at = log.first + len(turn.told)
    for number, each in enumerate(told, at):
        if is_told(each.event):
            lines.append(EventLine.of(number, each.event))
        if isinstance(each.event, e.TurnEnded):
            lost_ap = before.ap
            lost_blocks = each.event.returned - each.after.waiting[each.event.seat]
        before = each.after
    gained = tuple(now - then for now, then in zip(before.scores, turn.before.scores, strict=True))
    log = replace(log, lines=tuple(lines), gained=gained, lost_ap=lost_ap, lost_blocks=lost_blocks)
    return LoggedTurn(turn.before, (*turn.told, *told), log)
