"""The game log of Torres by turns: a value that grows event by event, and turns in a few words.

Events before the first turn are the set-up; a scoring lies between two years until the next turn begins.
"""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from torres3d.app.session.turn_log import BaseLoggedTurn, BaseTurnLog
from torres3d.games.torres.app.presentation.move_paths import way_of
from torres3d.games.torres.app.presentation.playback import SCORING, ToldEvent
from torres3d.games.torres.hud.models.log_models import EVENT_ICONS, EventLine, TurnKind, YearTurn
from torres3d.games.torres.rules import events as e
from torres3d.games.torres.rules.events import Event
from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.rules.squares import NAMES, Square
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.interaction.trails import SiteTrail, Trail, WalkTrail
from torres3d.games.torres.words.event_sentences import TOLD, brief_line, is_told
from torres3d.i18n.texts import Translate


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


SIGNS: dict[type, str] = {**EVENT_ICONS, e.TurnEnded: "close"}
"""Icons as in the log; the end of a turn is in a recap only for what was lost with it."""


class TurnAction(msgspec.Struct, frozen=True):
    """One action of a player: its ``events``, its ``squares``, and its ``trails`` on the board.

    ``number`` counts actions with trails, from 1; it is 0 for the others.
    """

    events: tuple[Event, ...]
    squares: tuple[Square, ...] = ()
    trails: tuple[Trail, ...] = ()
    number: int = 0

    @property
    def event(self) -> Event:
        """The last event."""
        return self.events[-1]

    @property
    def seat(self) -> Seat | None:
        seat: Seat | None = getattr(self.event, "seat", None)
        return seat

    @property
    def sign(self) -> str:
        """The sign before its words."""
        return SIGNS.get(type(self.event), "")


def trails_of(event: Event, before: State, after: State) -> tuple[Trail, ...]:
    """The trails of an event on the board; empty for one without a square."""
    heights = after.board.heights
    match event:
        case e.KnightMoved(seat, source, at, _, card):
            return (WalkTrail(seat, tuple(way_of(before, source, at, card))),)
        case e.BlockShifted(seat, source, at):
            way = ((source, heights[source]), (at, before.board.heights[at]))
            return (WalkTrail(seat, way), SiteTrail(seat, at, heights[at]))
        case e.KingMoved(seat, source, at):
            return (WalkTrail(seat, ((source, heights[source]), (at, heights[at]))),)
        case e.BlockBuilt(seat, at) | e.BlockAdded(seat, at) | e.BlockPutUnder(seat, at) | e.Founded(seat, at):
            return (SiteTrail(seat, at, heights[at]),)
        case e.KnightAdded(seat, at) | e.KnightPlaced(seat, at) | e.KingPlaced(seat, at):
            return (SiteTrail(seat, at, heights[at], block=False),)
    return ()


def turn_actions(turn: LoggedTurn) -> tuple[TurnAction, ...]:
    """The actions of a turn, in order; the end of the turn only where it lost something."""
    found: list[TurnAction] = []
    before = turn.before
    for told in turn.told:
        _add(found, told, before, turn)
        before = told.after
    numbered: list[TurnAction] = []
    count = 0
    for deed in found:
        if deed.trails:
            count += 1
            trails = _labelled(deed.trails, str(count))
            numbered.append(replace(deed, number=count, trails=trails))
        else:
            numbered.append(deed)
    return tuple(numbered)


def words_of(deed: TurnAction, names: Sequence[str], turn: LoggedTurn, say: Translate) -> str:
    """An action in words, without the name of its player."""
    event = deed.event
    if isinstance(event, e.KnightMoved):
        return " → ".join(NAMES[square] for square in deed.squares)
    if isinstance(event, e.BlockBuilt | e.BlockAdded | e.Founded):
        return say(f"brief-{TOLD[type(event)]}", at=", ".join(NAMES[square] for square in deed.squares))
    if isinstance(event, e.MarkerMoved):
        first = deed.events[0]
        assert isinstance(first, e.MarkerMoved)
        return brief_line(replace(event, before=first.before), names, say)
    return brief_line(event, names, say, turn.log.lost_ap, turn.log.lost_blocks)


def _add(found: list[TurnAction], told: ToldEvent, before: State, turn: LoggedTurn) -> None:
    event = told.event
    last = found[-1] if found else None
    trails = trails_of(event, before, told.after)
    if isinstance(event, e.TurnEnded) and not (turn.log.lost_ap or turn.log.lost_blocks):
        return
    if last is not None and type(last.event) is type(event) and last.seat == getattr(event, "seat", None):
        if isinstance(event, e.KnightMoved) and last.squares[-1] == event.source:
            walk = last.trails[-1]
            assert isinstance(walk, WalkTrail)
            assert isinstance(trails[0], WalkTrail)
            longer = WalkTrail(walk.seat, (*walk.way, *trails[0].way[1:]))
            found[-1] = TurnAction((*last.events, event), (*last.squares, event.at), (longer,))
            return
        if isinstance(event, e.BlockBuilt | e.BlockAdded | e.Founded):
            found[-1] = TurnAction((*last.events, event), (*last.squares, event.at), (*last.trails, *trails))
            return
        if isinstance(event, e.MarkerMoved):
            found[-1] = TurnAction((*last.events, event))
            return
    if not _is_shown(event):
        return
    squares = tuple(getattr(event, field) for field in ("source", "at") if hasattr(event, field))
    found.append(TurnAction((event,), squares, trails))


def _is_shown(event: Event) -> bool:
    if isinstance(event, e.BlocksCarried):
        return any(event.onto)
    return type(event) in SIGNS or isinstance(
        event, e.StarterChosen | e.CastlesScored | e.KingBonusScored | e.MasterScored
    )


def _labelled(trails: Sequence[Trail], label: str) -> tuple[Trail, ...]:
    """The trails with their number: several on one square bear it once, a way and its end too."""
    labelled: list[Trail] = []
    ends: set[Square] = set()
    for trail in reversed(trails):
        square = trail.way[-1][0] if isinstance(trail, WalkTrail) else trail.square
        text = "" if square in ends else label
        ends.add(square)
        if isinstance(trail, WalkTrail):
            labelled.append(WalkTrail(trail.seat, trail.way, text))
        else:
            labelled.append(SiteTrail(trail.seat, trail.square, trail.floor, text, trail.block))
    return tuple(reversed(labelled))
