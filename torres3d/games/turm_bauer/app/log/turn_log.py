"""The game log of Turm Bauer by turns: a value that grows event by event, and its lines."""

from collections.abc import Sequence

from torres3d.app.session.player_looks import names_of
from torres3d.app.session.turn_log import BaseLoggedTurn, BaseTurnLog
from torres3d.games.turm_bauer.app.presentation.playback import ShownEvent
from torres3d.games.turm_bauer.app.presentation.player_looks import acting_look
from torres3d.games.turm_bauer.rules import events as e
from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE, Cell, Colour, Place, Seat, level_of
from torres3d.games.turm_bauer.rules.events import Event, TurnBegan
from torres3d.games.turm_bauer.rules.lattice.walking import way
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.words.event_sentences import brief, event_line, shortest
from torres3d.games.turm_bauer.words.names import PAIRED, colour_name
from torres3d.hud.models.log_models import LogLine, LogTurn
from torres3d.hud.models.player_look import PlayerLook
from torres3d.hud.models.recap_and_pace_models import RecapLine, RecapPage
from torres3d.i18n.texts import Translate


class LoggedTurn(BaseLoggedTurn[State, Event], frozen=True):
    """A turn: the state before it and its events; ``first`` is the number of its first event."""

    first: int

    @property
    def begun(self) -> State:
        """The state with the dice of the turn."""
        opened = bool(self.told) and isinstance(self.told[0].event, TurnBegan)
        return self.told[0].after if opened else self.before

    @property
    def seat(self) -> Seat:
        acting = self.begun.acting
        return 0 if acting is None else acting.seat

    @property
    def colour(self) -> Colour:
        acting = self.begun.acting
        return "" if acting is None else acting.colour


class TurnLog(BaseTurnLog[State, Event, LoggedTurn], frozen=True):
    """The turns of a game of Turm Bauer."""

    def extended(self, told: Sequence[ShownEvent]) -> "TurnLog":
        turns, at = list(self.turns), self.count
        for each in told:
            before = turns[-1].after if turns else self.start
            if not turns or isinstance(each.event, TurnBegan):
                turns.append(LoggedTurn(before, (), at))
            last = turns[-1]
            turns[-1] = LoggedTurn(last.before, (*last.told, each), last.first)
            at += 1
        return TurnLog(self.start, tuple(turns), at)


SIGNS: dict[type, str] = {
    e.RingUsed: "ring",
    e.BlockBuilt: "cube",
    e.BlockSlipped: "fall",
    e.BlockBoxed: "box",
    e.TowerCollapsed: "fall",
    e.FigureMoved: "figure",
    e.FigureStayed: "figure",
    e.GameEnded: "star",
}
"""The sign before a line; the dice of a turn stand in its heading."""


class LitPlaces:
    """The places something is about: parts and fields, and ``passed`` fields on the way of a figure."""

    def __init__(self, cells: Sequence[Cell] = (), places: Sequence[Place] = (), passed: Sequence[Place] = ()) -> None:
        self.cells = tuple(cells)
        self.places = tuple(places)
        self.passed = tuple(passed)

    def __bool__(self) -> bool:
        return bool(self.cells or self.places or self.passed)

    def __add__(self, other: "LitPlaces") -> "LitPlaces":
        passed = (*self.passed, *other.passed)
        return LitPlaces((*self.cells, *other.cells), (*self.places, *other.places), passed)


def lit_by(event: Event, before: State, after: State) -> LitPlaces:
    """The things of an event that are on the table after it; none where they are gone again."""
    match event:
        case e.BlockBuilt(cells=cells, fell=fell):
            return LitPlaces((*cells, *_cells_of(after, fell)))
        case e.BlockSlipped(fell=fell) | e.TowerCollapsed(fell=fell):
            return LitPlaces(_cells_of(after, fell))
        case e.FigureMoved(_, colour, _, to, ring):
            passed = [place for place in way(before, colour, to, ring) if place not in (TABLE, to)]
            return LitPlaces((), () if to == TABLE else (to,), passed)
        case e.FigureStayed(_, colour):
            figure = after.set_of(colour).figure
            return LitPlaces((), () if figure == TABLE else (figure,))
    return LitPlaces()


def _cells_of(state: State, fell: Sequence[tuple[str, str]]) -> list[Cell]:
    return [cell for each in state.blocks if (each.colour, each.block) in fell for cell in each.cells]


def log_turn(turn: LoggedTurn, players: Sequence[PlayerLook], say: Translate) -> LogTurn:
    names = names_of(players)
    lines = []
    for at, told in enumerate(turn.told, turn.first):
        event, sign = told.event, SIGNS.get(type(told.event))
        if sign is not None:
            text = brief(event, names, told.after.options.blocks, say)
            short = shortest(event, told.after.options.blocks, say)
            lines.append(LogLine(at, text, whole_line(told, names, say), sign, getattr(event, "seat", None), short))
    begun = turn.begun
    dice = begun.dice or (0, 0)
    number = begun.turn + 1
    return LogTurn(
        turn.seat,
        turn.first,
        tuple(lines),
        when=turn_heading(turn, players, say),
        brief=say("turm-turn-brief", turn=number, one=dice[0], two=dice[1]),
        outcome=say("turm-level-brief", level=level_of(turn.after.set_of(turn.colour).figure)),
        player=acting_look(players, turn.colour, begun),
    )


def turn_heading(turn: LoggedTurn, players: Sequence[PlayerLook], say: Translate, text: str = "turm-turn-when") -> str:
    """The turn, its dice, and the colour where a player has two; in the words of ``text``."""
    begun = turn.begun
    dice = begun.dice or (0, 0)
    told = say(text, turn=begun.turn + 1, turns=len(begun.rolls), one=dice[0], two=dice[1])
    if len(players) != PAIRED:
        return told
    return say("turm-turn-when-colour", when=told, colour=colour_name(turn.colour, say))


def whole_line(told: ShownEvent, names: Sequence[str], say: Translate) -> str:
    """A line of the log as a whole sentence; empty for what has no line."""
    line = event_line(told.event, names, told.after.options.blocks, say) if type(told.event) in SIGNS else None
    return "" if line is None else line[0]


def recap_page(turn: LoggedTurn, players: Sequence[PlayerLook], say: Translate) -> RecapPage:
    names = names_of(players)
    lines = []
    for told in turn.told:
        if type(told.event) in SIGNS:
            text = brief(told.event, names, told.after.options.blocks, say)
            short = shortest(told.event, told.after.options.blocks, say)
            lines.append(RecapLine(text, SIGNS[type(told.event)], shorter=short))
    player = acting_look(players, turn.colour, turn.begun)
    return RecapPage(player.called, turn_heading(turn, players, say, "turm-turn-recap"), tuple(lines), player)
