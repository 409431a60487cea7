"""Summary of a turn: consecutive steps and blocks are merged."""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from torres3d.games.torres.app.log.turn_log import LoggedTurn
from torres3d.games.torres.app.presentation.move_paths import way_of
from torres3d.games.torres.app.presentation.playback import ToldEvent
from torres3d.games.torres.hud.models.log_models import EVENT_ICONS
from torres3d.games.torres.rules import events as e
from torres3d.games.torres.rules.events import Event
from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.rules.squares import NAMES, Square
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.interaction.trails import SiteTrail, Trail, WalkTrail
from torres3d.games.torres.words.phrases import SQUARES, brief_line
from torres3d.i18n.texts import Translate

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
        return say(SQUARES[type(event)], at=", ".join(NAMES[square] for square in deed.squares))
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
