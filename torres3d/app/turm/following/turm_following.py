"""What the screen of a game of Turm Bauer needs for those who follow it: the log, a look back, the recap."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Literal, Protocol

from torres3d.app.shell.settings import Settings
from torres3d.app.turm.following.turm_chronicle import TurmChronicle, TurmTurn
from torres3d.app.turm.following.turm_lines import LitPlaces, lit_by, recap_page, when
from torres3d.app.turm.following.turm_log import TurmLog
from torres3d.app.turm.showing.turm_beats import TurmTold
from torres3d.hud.contract.following_intents import LookAt, LookOn, LookWay, PlayOn, RecapWay, StepRecap
from torres3d.hud.contract.following_models import LookingModel, RecapModel
from torres3d.hud.contract.intents import Intent
from torres3d.hud.contract.log_models import LogModel
from torres3d.hud.contract.player_look import PlayerLook
from torres3d.turm.places import Cell, Place, Seat
from torres3d.turm.state import State
from torres3d.words.texts import Say

RECAP_KEYS = ("recap", "recap_back", "recap_next", "skip")


class LitTable(Protocol):
    """What lights up parts and fields of the table."""

    def show(self, cells: Iterable[Cell], places: Iterable[Place]) -> None:
        """Light these up and no others."""

    def clear(self) -> None:
        """Light nothing."""


class FollowedTable(Protocol):
    """The part of the table that following needs."""

    @property
    def lights(self) -> LitTable:
        """What lights up."""

    def show(self, state: State) -> None:
        """Show a state at once."""


def turns_since(chronicle: TurmChronicle, seat: Seat) -> tuple[TurmTurn, ...]:
    """The turns since the last one of ``seat``, that which it has now left out."""
    turns = list(chronicle.turns)
    if turns and turns[-1].seat == seat:
        turns.pop()
    own = max((number for number, turn in enumerate(turns) if turn.seat == seat), default=-1)
    return tuple(turns[own + 1 :])


class TurmFollowing:
    """The log, the moment one looks back at (``at``), and what the others did (``pages``, ``page``). ``restore`` puts
    the game's own position onto the table, ``play_on`` begins a new game after a command."""

    def __init__(
        self,
        table: FollowedTable,
        start: State,
        restore: Callable[[], None],
        play_on: Callable[[int], None] | None = None,
    ) -> None:
        self._table = table
        self._restore = restore
        self._play_on = play_on
        self.book = TurmLog(start)
        self.at: int | None = None
        self.turns: tuple[TurmTurn, ...] = ()
        self.page: int | None = None
        self._past: State | None = None
        self._offered_at = -1

    @property
    def past(self) -> State | None:
        """The past state that is on the table; None while it shows the game."""
        return self._past

    @property
    def holds(self) -> bool:
        """Whether nothing can be done until one has come back from looking back."""
        return self.at is not None

    def follow(self, told: Sequence[TurmTold]) -> None:
        """This is all that was told now."""
        self.book.follow(told)
        if self.at is not None and self.at >= self.book.chronicle.count:
            self.at = None
            self._show()

    def offer(self, seat: Seat | None, settings: Settings) -> None:
        """The turn of ``seat`` has begun: offer what the others did since, once a turn."""
        turn = self.book.chronicle.turns[-1] if self.book.chronicle.turns else None
        if seat is None or settings.recap == "asked" or turn is None or turn.first == self._offered_at:
            return
        if turn.seat != seat or len(turn.told) > 1 or self.past is not None:
            return
        self._offered_at = turn.first
        self.turns = turns_since(self.book.chronicle, seat)
        at_once = settings.recap == "shown" or settings.reduced_motion or settings.instant
        self.page = 0 if self.turns and at_once else None
        self._show()

    def acted(self) -> None:
        """The person did something: a recap has been seen."""
        if self.turns:
            self._close_recap()
            self._show()

    def intent(self, intent: Intent, seat: Seat | None) -> bool:
        """Take what is about following; ``seat`` is the one who sees the screen. False if it was something else."""
        match intent:
            case LookAt(at):
                self._close_recap()
                self.at = at if 0 <= at < self.book.chronicle.count else self.at
            case LookOn(way):
                self._look_on(way)
            case PlayOn():
                self._begin_there()
            case StepRecap("open"):
                self._open_recap(seat)
            case StepRecap(way):
                self._step_recap(way)
            case _:
                return self.book.intent(intent)
        self._show()
        return True

    def key(self, action: str, seat: Seat | None) -> bool:
        """Do what a key asks; False if it is about something else."""
        if action == "log":
            self.book.read(not self.book.reading)
        elif action == "recap":
            self._open_recap(seat)
        elif action in ("recap_next", "recap_back"):
            on: Literal["next", "back"] = "next" if action == "recap_next" else "back"
            if self.at is not None:
                self._look_on(on)
            elif self.page is not None:
                self._step_recap(on)
            elif self.turns:
                self.page = 0
        elif action == "play_on" and self.at is not None:
            self._begin_there()
        elif action in ("cancel", "skip") and self.at is not None:
            self.at = None
        elif (action in ("cancel", "skip") and self.page is not None) or (action == "cancel" and self.turns):
            self._close_recap()
        else:
            return False
        self._show()
        return True

    def refresh(self) -> None:
        """Light up what is pointed at, else what the recap or the look back tells of."""
        lit = self.book.lit()
        if not lit and self.at is not None:
            told = self.book.chronicle.moment(self.at)
            lit = lit_by(told.event, self.book.chronicle.before(self.at), told.after)
        if not lit:
            lit = self._lit_by_turns()
        self._table.lights.show(lit.cells, lit.places)

    def show_again(self) -> None:
        """Others have used the table: put on it what is looked at; else the game's screen does it."""
        past, self._past = self._past, None
        if past is not None:
            self._show()

    def leave(self) -> None:
        """Nothing of it stays on the table."""
        self._table.lights.clear()

    def log(
        self,
        players: Sequence[PlayerLook],
        say: Say,
        keys: Mapping[str, str],
        seat: Seat | None,
        now: int | None = None,
    ) -> LogModel:
        """The log."""
        recap = seat is not None and bool(turns_since(self.book.chronicle, seat))
        return self.book.model(players, say, keys, now=now, looking=self.at, recap=recap)

    def banner(self, players: Sequence[PlayerLook], say: Say, keys: Mapping[str, str]) -> LookingModel | None:
        """The banner while one looks back."""
        if self.at is None:
            return None
        turn = self.book.chronicle.turn_of(self.at)
        lines = self.book.lines(players, say)
        ends = (self.at <= lines[0].at, self.at >= lines[-1].at) if lines else (True, True)
        what = next((line.whole for line in lines if line.at == self.at), "")
        can = self._play_on is not None and self._past is not None and self._past.stage != "over"
        return LookingModel(when(turn, players, say), what, players[turn.seat], *ends, can, keys.get("play_on", ""))

    def recap(self, players: Sequence[PlayerLook], say: Say, keys: Mapping[str, str]) -> RecapModel | None:
        """The recap's strip or page; None where nothing is offered or shown."""
        if not self.turns:
            return None
        pages = tuple(recap_page(turn, players, say) for turn in self.turns)
        return RecapModel(pages, self.page, tuple((name, keys.get(name, "")) for name in RECAP_KEYS))

    def told(self, players: Sequence[PlayerLook], say: Say) -> str:
        """What the recap shows now, in a sentence; empty while the table shows the game."""
        return "" if self.page is None else say("recap-shown", name=players[self.turns[self.page].seat].called)

    def _lit_by_turns(self) -> LitPlaces:
        turns = self.turns if self.page is None else (self.turns[self.page],)
        lit = LitPlaces()
        for turn in turns:
            before = turn.before
            for told in turn.told:
                lit = lit + lit_by(told.event, before, told.after)
                before = told.after
        return lit

    def _look_on(self, way: LookWay) -> None:
        """To the line before or after, or back to the game."""
        lines = self.book.numbers()
        if way == "now" or self.at is None or not lines:
            self.at = None
        elif way == "back":
            self.at = max((at for at in lines if at < self.at), default=lines[0])
        else:
            self.at = min((at for at in lines if at > self.at), default=lines[-1])

    def _open_recap(self, seat: Seat | None) -> None:
        if self.page is not None or seat is None:
            self._close_recap()
            return
        self.at = None
        self.turns = turns_since(self.book.chronicle, seat)
        self.page = 0 if self.turns else None

    def _step_recap(self, way: RecapWay) -> None:
        if way == "close" or self.page is None:
            self._close_recap()
        elif way == "next":
            self.page += 1
            if self.page >= len(self.turns):
                self._close_recap()
        else:
            self.page = max(0, self.page - 1)

    def _close_recap(self) -> None:
        self.turns, self.page = (), None

    def _begin_there(self) -> None:
        """Begin a new game at the moment that is looked at."""
        if self._play_on is not None and self.at is not None and self._past is not None and self._past.stage != "over":
            self._play_on(self.book.chronicle.moment(self.at).n)

    def _show(self) -> None:
        """Put the past that is looked at on the table, or the game itself."""
        past: State | None = None
        if self.at is not None:
            past = self.book.chronicle.moment(self.at).after
        elif self.page is not None:
            past = self.turns[self.page].after
        if past is self._past:
            return
        self._past = past
        if past is not None:
            self._table.show(past)
        else:
            self._restore()
