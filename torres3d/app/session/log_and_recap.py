"""Log and recap for the players who follow a game, with a look back at any moment.

Each game says how a turn reads, and what lights up on the table for it.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from torres3d.app.session.playback import BaseShownEvent
from torres3d.app.session.turn_log import BaseTurnLog, TurnT
from torres3d.app.window.services import Services
from torres3d.app.window.settings import Settings
from torres3d.engine.kit import Seat, StateT
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models import recap_and_pace_models as models
from torres3d.hud.models.log_models import LogModel, LogTurn
from torres3d.hud.models.player_look import PlayerLook
from torres3d.i18n.texts import Translate

TurnLogT = TypeVar("TurnLogT", bound=BaseTurnLog[Any, Any, Any])


class BaseLogView(ABC, Generic[TurnLogT]):
    """Open log over its ``turn_log``; ``pointed`` is the number of the line under the pointer."""

    def __init__(self, turn_log: TurnLogT) -> None:
        self.turn_log = turn_log
        self.open = True
        self.reading = False
        self._opened = False
        """Whether it was opened to be read, and closes after that."""
        self._folded: bool | None = None
        self.pointed: int | None = None
        self._worded: tuple[object, list[tuple[object, LogTurn]]] = (None, [])
        """The players and the language of the words, and turns with their words."""

    # what differs from game to game

    @abstractmethod
    def numbers(self) -> list[int]:
        """The numbers of the events that have a line, in order."""

    @abstractmethod
    def _log_turn(self, turn: Any, players: Sequence[PlayerLook], say: Translate) -> LogTurn:
        """A turn for the panel."""

    # what is the same

    def turns(self, players: Sequence[PlayerLook], say: Translate) -> Sequence[LogTurn]:
        """The turns for the panel. Their words are kept until players or language change."""
        known = (say, tuple(players))
        told, held = self._worded
        if told != known:
            held = []
        turns = self.turn_log.turns
        same = sum(1 for (turn, _), now in zip(held, turns, strict=False) if turn is now)
        held = [*held[:same], *((turn, self._log_turn(turn, players, say)) for turn in turns[same:])]
        self._worded = (known, held)
        return [worded for _, worded in held]

    def follow(self, told: Sequence[BaseShownEvent[Any, Any]]) -> None:
        self.turn_log = self.turn_log.updated_to(told)

    def fit(self, folded: bool) -> bool:
        """Open where the window has room for it, closed where it would cover the table (``folded``); after that as the
        players want it, until the room changes. Whether it has."""
        if folded == self._folded:
            return False
        self._folded, self.open, self._opened = folded, not folded, False
        return True

    def intent(self, intent: Intent) -> bool:
        """Handle an intent about the log; False if it was something else."""
        match intent:
            case models.ToggleLog():
                self.open, self._opened = not self.open, False
                self.reading = self.reading and self.open
            case models.ReadLog(reading):
                self.read(reading)
            case models.PointLog(at):
                self.pointed = at
            case _:
                return False
        return True

    def read(self, reading: bool) -> None:
        """Give the log the focus, or take it away; a closed one is open only meanwhile."""
        if reading and not self.reading:
            self._opened = not self.open
        self.open = reading or (self.open and not self._opened)
        self._opened, self.reading = self._opened and reading, reading

    def model(
        self,
        players: Sequence[PlayerLook],
        say: Translate,
        keys: Mapping[str, str],
        *,
        now: int | None = None,
        past_moment: int | None = None,
        recap: bool = False,
    ) -> LogModel:
        """The model of the log; see `LogModel`."""
        turns = tuple(self.turns(players, say))
        recap_key, log_key = keys.get("recap", ""), keys.get("log", "")
        return LogModel(turns, tuple(players), self.open, now, past_moment, self.reading, recap, recap_key, log_key)


class Recap(Generic[TurnT]):
    """Recap of one game: its ``turns``, and the shown one (``at``); `offered` while there is only the strip."""

    def __init__(self) -> None:
        self.turns: tuple[TurnT, ...] = ()
        self.at: int | None = None

    @property
    def shown(self) -> TurnT | None:
        """The turn on the table; None while it shows the game."""
        return None if self.at is None else self.turns[self.at]

    @property
    def offered(self) -> bool:
        """Whether turns are on offer and none is shown."""
        return bool(self.turns) and self.at is None

    def offer(self, turns: Sequence[TurnT]) -> None:
        self.turns, self.at = tuple(turns), None

    def open(self, turns: Sequence[TurnT]) -> None:
        """Show the first of these turns, if any."""
        self.turns, self.at = tuple(turns), 0 if turns else None

    def step(self, way: models.RecapWay) -> None:
        """Go to the next turn (after the last one, close), back, or close."""
        if way == "close" or self.at is None:
            self.close()
        elif way == "next":
            self.at += 1
            if self.at >= len(self.turns):
                self.close()
        elif way == "back":
            self.at = max(0, self.at - 1)

    def close(self) -> None:
        self.turns, self.at = (), None


NOBODY: Seat = -1
"""No player: nobody's last turn is in the log, so all turns are since it."""
RECAP_KEYS = ("recap", "recap_back", "recap_next", "skip")


class BaseLogAndRecap(ABC, Generic[StateT, TurnT]):
    """The log (``book``), the event to look back at (``at``) and the recap of one game.

    ``restore`` puts the game itself onto the ``table`` again; ``play_on`` begins a new game after the command
    of a number, where that is possible. While `past_state` is not None the table shows that, and the game has to wait.
    """

    def __init__(
        self,
        table: Any,
        book: BaseLogView[Any],
        restore: Callable[[], None],
        play_on: Callable[[int], None] | None = None,
    ) -> None:
        self._table = table
        self.log_view = book
        self._restore = restore
        self._play_on = play_on
        self.at: int | None = None
        self.recap = Recap[TurnT]()
        self.past_state: StateT | None = None
        """The past state on the table; None while the game itself is shown."""
        self._offered_at = -1
        self.off = False
        """Whether there is no log, and no recap is offered, as in a lesson."""

    # what differs from game to game

    def refresh(self) -> None:
        """Light up the target of the pointer, or of the recap or the look back, on a table with lights."""

    def leave(self) -> None:
        """Clear the table of it."""

    @abstractmethod
    def _moment(self, at: int, players: Sequence[PlayerLook], say: Translate) -> models.PastMomentModel:
        """The time, text and player of the ``at``-th event."""

    @abstractmethod
    def _page(self, turn: TurnT, players: Sequence[PlayerLook], say: Translate) -> models.RecapPage:
        """A turn in words."""

    def since(self, seat: Seat) -> Sequence[TurnT]:
        """The turns since the last one of ``seat``."""
        turns: Sequence[TurnT] = self.log_view.turn_log.since(seat)
        return turns

    def _told(self, turn: TurnT, players: Sequence[PlayerLook], say: Translate) -> str:
        """The sentence that this turn is shown now."""
        return "" if turn.seat is None else say("recap-shown", name=players[turn.seat].called)

    # what is the same

    @property
    def blocks_commands(self) -> bool:
        """Whether a look back blocks commands."""
        return self.at is not None

    def follow(self, told: Sequence[BaseShownEvent[StateT, Any]]) -> None:
        """Update to all events shown; a look at an undone one ends."""
        self.log_view.follow(told)
        if self.at is not None and self.at >= self.log_view.turn_log.count:
            self.at = None
        self._show()

    def catch_up(self, told: Sequence[BaseShownEvent[StateT, Any]], turn_of: Seat | None, services: Services) -> None:
        """Add what was shown by now; offer a recap where the turn of a human here (``turn_of``) begins."""
        if self.off:
            return
        self.follow(told)
        self.offer(turn_of, services.settings, over_table=services.folded())
        self.refresh()

    def offer(self, seat: Seat | None, settings: Settings, over_table: bool = False) -> None:
        """Offer ``seat`` a recap of the others' turns, or show it where the player saw nothing of them.

        Once in a turn, and not where the player has to ask for it (``asked``). What would lie ``over_table`` is only
        offered.
        """
        if seat is None or settings.recap == "asked":
            return
        turns: Sequence[TurnT] = self.log_view.turn_log.turns
        turn = turns[-1] if turns else None
        if turn is None or turn.seat != seat or turn.first == self._offered_at or len(turn.told) > 1:
            return
        self._offered_at = turn.first
        if self.past_state is None:
            unseen = settings.reduced_motion or settings.instant
            at_once = (settings.recap == "shown" or unseen) and not over_table
            (self.recap.open if at_once else self.recap.offer)(self.since(seat))
            self._show()

    def note_action(self) -> None:
        """Note that the player did something: a recap has been seen."""
        if self.recap.turns:
            self.recap.close()
            self._show()

    def intent(self, intent: Intent, seat: Seat | None) -> bool:
        """Handle an intent about log or recap; ``seat`` sees the screen. False if it was something else."""
        match intent:
            case models.LookAt(at):
                self.recap.close()
                self.at = at if 0 <= at < self.log_view.turn_log.count else self.at
            case models.LookOn(way):
                self._look_on(way)
            case models.PlayOn():
                self._begin_there()
            case models.StepRecap("open"):
                self._open_recap(seat)
            case models.StepRecap(way):
                self.recap.step(way)
            case _:
                return self.log_view.intent(intent)
        self._show()
        return True

    def key(self, action: str, seat: Seat | None) -> bool:
        """Do a key's action; False if it is about something else."""
        recap = self.recap
        if action == "log":
            self.log_view.read(not self.log_view.reading)
        elif action == "recap":
            self._open_recap(seat)
        elif action in ("recap_next", "recap_back"):
            if self.at is not None:
                self._look_on("next" if action == "recap_next" else "back")
            elif recap.shown is not None:
                recap.step("next" if action == "recap_next" else "back")
            elif recap.offered:
                recap.open(recap.turns)
        elif action == "play_on" and self.at is not None:
            self._begin_there()
        elif action in ("cancel", "skip") and self.at is not None:
            self.at = None
        elif recap.turns and (action == "cancel" or (action == "skip" and not recap.offered)):
            recap.close()
        else:
            return False
        self._show()
        return True

    def show_again(self) -> None:
        """Restore the past moment on the table, if one is looked at; otherwise the screen does it."""
        past, self.past_state = self.past_state, None
        if past is not None:
            self._show()

    def log(
        self, players: Sequence[PlayerLook], say: Translate, keys: Mapping[str, str], seat: Seat | None
    ) -> LogModel:
        recap = seat is not None and bool(self.since(seat))
        return self.log_view.model(players, say, keys, past_moment=self.at, recap=recap)

    def banner(
        self, players: Sequence[PlayerLook], say: Translate, keys: Mapping[str, str]
    ) -> models.PastMomentModel | None:
        if self.at is None:
            return None
        lines = self.log_view.numbers()
        return replace(
            self._moment(self.at, players, say),
            first=not lines or self.at <= lines[0],
            last=not lines or self.at >= lines[-1],
            can_play_on=self._can_play_on,
            play_on_key=keys.get("play_on", ""),
        )

    def recap_model(
        self, players: Sequence[PlayerLook], say: Translate, keys: Mapping[str, str]
    ) -> models.RecapModel | None:
        """The recap's strip or page; None where there is none."""
        recap = self.recap
        if not recap.turns:
            return None
        pages = tuple(self._page(turn, players, say) for turn in recap.turns)
        begins = recap.turns[0] is next(iter(self.since(NOBODY)))
        return models.RecapModel(pages, recap.at, tuple((name, keys.get(name, "")) for name in RECAP_KEYS), begins)

    def recap_told(self, players: Sequence[PlayerLook], say: Translate) -> str:
        """The sentence on the recap's current turn; empty while the table shows the game."""
        return "" if self.recap.shown is None else self._told(self.recap.shown, players, say)

    # from here on private

    def _look_on(self, way: models.LookWay) -> None:
        """Go to the line before or after, or back to the game."""
        lines = self.log_view.numbers()
        if way == "now" or self.at is None or not lines:
            self.at = None
        elif way == "back":
            self.at = max((at for at in lines if at < self.at), default=lines[0])
        else:
            self.at = min((at for at in lines if at > self.at), default=lines[-1])

    def _begin_there(self) -> None:
        """Begin a new game at the moment of the look back."""
        if self._play_on is not None and self.at is not None and self._can_play_on:
            self._play_on(self.log_view.turn_log.moment(self.at).n)

    @property
    def _can_play_on(self) -> bool:
        """Whether a new game can begin at this moment: there is something left to play."""
        return self._play_on is not None and self.past_state is not None and self.past_state.actor is not None

    def _open_recap(self, seat: Seat | None) -> None:
        if self.recap.shown is not None or seat is None:
            self.recap.close()
            return
        self.at = None
        self.recap.open(self.since(seat))

    def _show(self) -> None:
        """Put the past moment on the table, or the game itself."""
        past: StateT | None = None
        if self.at is not None:
            past = self.log_view.turn_log.moment(self.at).after
        elif self.recap.shown is not None:
            past = self.recap.shown.after
        if past is self.past_state:
            return
        self.past_state = past
        if past is not None:
            self._table.show(past)
        else:
            self._restore()
