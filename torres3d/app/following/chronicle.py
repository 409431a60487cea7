"""The log by turns: a value that grows event by event, from what was told.

Turns are cut where they begin: what lies before the first one is the set-up, what a scoring begins lies between the
years until the next turn.
"""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from torres3d.app.showing.beats import SCORING, ToldEvent
from torres3d.hud.contract.log_models import LogLine, LogTurn
from torres3d.rules import events as e
from torres3d.rules.state import State
from torres3d.words.brief_lines import is_told


class ToldTurn(msgspec.Struct, frozen=True):
    """A fold of the log with the state before it and all it tells."""

    before: State
    log: LogTurn
    told: tuple[ToldEvent, ...] = ()

    @property
    def after(self) -> State:
        """The state it led to so far."""
        return self.told[-1].after if self.told else self.before


class Chronicle(msgspec.Struct, frozen=True):
    """The turns of a game from its ``start`` on, ``told`` how many events they hold."""

    start: State
    turns: tuple[ToldTurn, ...] = ()
    told: int = 0

    @property
    def after(self) -> State:
        """The state all of it led to."""
        return self.turns[-1].after if self.turns else self.start

    def turn_of(self, at: int) -> ToldTurn:
        """The turn that holds the ``at``-th event; `IndexError` where there is none."""
        for turn in reversed(self.turns):
            if turn.log.first <= at:
                turn.told[at - turn.log.first]  # an IndexError where it is not yet told
                return turn
        raise IndexError(at)

    def moment(self, at: int) -> ToldEvent:
        """The ``at``-th event with the state after it; `IndexError` where there is none."""
        turn = self.turn_of(at)
        return turn.told[at - turn.log.first]

    def before(self, at: int) -> State:
        """The state before the ``at``-th event."""
        turn = self.turn_of(at)
        number = at - turn.log.first
        return turn.told[number - 1].after if number else turn.before

    def following(self, told: Sequence[ToldEvent]) -> "Chronicle":
        """The chronicle of a game that has told this: what is held already is kept, the rest added or dropped."""
        if self.told <= len(told) and (not self.turns or told[self.told - 1] is self.turns[-1].told[-1]):
            return _added(self, told[self.told :]) if self.told < len(told) else self
        return chronicle(self.start, told)


def chronicle(start: State, told: Sequence[ToldEvent]) -> Chronicle:
    """The chronicle of all that was told since ``start``."""
    return _added(Chronicle(start), told)


def _added(held: Chronicle, told: Sequence[ToldEvent]) -> Chronicle:
    turns, at = list(held.turns), held.told
    last = turns[-1].told[-1] if turns else None
    parts: list[list[ToldEvent]] = [[]]
    for each in told:
        if _begins(last, each):
            parts.append([])
        parts[-1].append(each)
        last = each
    before = held.after
    for number, part in enumerate(parts):
        if not part:
            continue
        if number or not turns:
            turns.append(_begun(before, part[0], at))
        turns[-1] = _longer(turns[-1], part)
        before, at = part[-1].after, at + len(part)
    return Chronicle(held.start, tuple(turns), at)


def _begins(last: ToldEvent | None, told: ToldEvent) -> bool:
    """Whether a turn, or what lies between years, begins with this event after the ``last`` one."""
    if isinstance(told.event, e.TurnBegan):
        return True
    return last is not None and isinstance(last.event, e.TurnEnded) and isinstance(told.event, SCORING)


def _begun(before: State, first: ToldEvent, at: int) -> ToldTurn:
    """A turn that begins with this event, still empty."""
    none = (0,) * before.players
    match first.event:
        case e.TurnBegan(seat, phase, number):
            return ToldTurn(before, LogTurn("turn", seat, phase, number, at, gained=none))
        case e.CastlesScored() | e.KingBonusScored() | e.MasterScored():
            return ToldTurn(before, LogTurn("between", None, before.phase, before.round, at, gained=none))
    return ToldTurn(before, LogTurn("setup", None, 0, 0, at, gained=none))


def _longer(turn: ToldTurn, told: Sequence[ToldEvent]) -> ToldTurn:
    """A turn with more told in it."""
    log, before = turn.log, turn.after
    lines = list(log.lines)
    lost_ap, lost_blocks = log.lost_ap, log.lost_blocks
    at = log.first + len(turn.told)
    for number, each in enumerate(told, at):
        if is_told(each.event):
            lines.append(LogLine(number, each.event))
        if isinstance(each.event, e.TurnEnded):
            lost_ap = before.ap
            lost_blocks = each.event.returned - each.after.waiting[each.event.seat]
        before = each.after
    gained = tuple(now - then for now, then in zip(before.scores, turn.before.scores, strict=True))
    log = replace(log, lines=tuple(lines), gained=gained, lost_ap=lost_ap, lost_blocks=lost_blocks)
    return ToldTurn(turn.before, log, (*turn.told, *told))
