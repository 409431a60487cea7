"""What a game's screen needs for those who follow it: the log, a look back, the recap, and what they light up."""

from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import replace

from torres3d.app.following.log_book import LogBook
from torres3d.app.following.looking_back import LookingBack
from torres3d.app.following.recapping import Recapping, since
from torres3d.app.shell.settings import Settings
from torres3d.app.showing.beats import ToldEvent
from torres3d.hud.contract.following_intents import LookAt, LookOn, PlayOn, StepRecap
from torres3d.hud.contract.following_models import LookingModel, RecapModel
from torres3d.hud.contract.intents import Intent
from torres3d.hud.contract.log_models import LogModel
from torres3d.hud.contract.player_look import PlayerLook
from torres3d.rules.kinds import Seat
from torres3d.rules.state import State
from torres3d.table.table import Table
from torres3d.words.texts import Say


class Following:
    """Log, look back and recap of one game. ``restore`` puts the game itself on the table again; ``play_on`` begins a
    new game after the command of a number, where that can be.

    While `past` is not None the table shows a moment that is over: the game has to wait.
    """

    def __init__(
        self, table: Table, start: State, restore: Callable[[], None], play_on: Callable[[int], None] | None = None
    ) -> None:
        self._table = table
        self._restore = restore
        self._play_on = play_on
        self.book = LogBook(start)
        self.looking = LookingBack()
        self.recap = Recapping()
        self._past: State | None = None
        self._offered_at = -1

    @property
    def past(self) -> State | None:
        """The past state on the table; None while the game itself is shown."""
        return self._past

    @property
    def holds(self) -> bool:
        """Whether nothing may be commanded: somebody looks back at a moment."""
        return self.looking.at is not None

    def follow(self, told: Sequence[ToldEvent]) -> None:
        """This is all that was told now; what is looked at and was taken back is gone."""
        self.book.follow(told)
        if self.looking.at is not None and self.looking.at >= self.book.chronicle.told:
            self.looking.at = None
        self._show()

    def offer(self, seat: Seat | None, settings: Settings) -> None:
        """The turn of ``seat`` has begun: offer what the others did, or show it where nothing of it was seen; once in
        a turn, and not where it is only ``asked`` for."""
        if seat is None or settings.recap == "asked":
            return
        chronicle = self.book.chronicle
        turn = chronicle.turns[-1] if chronicle.turns else None
        if turn is None or turn.log.seat != seat or turn.log.first == self._offered_at or len(turn.told) > 1:
            return
        self._offered_at = turn.log.first
        if self.past is None:
            at_once = settings.recap == "shown" or settings.reduced_motion or settings.instant
            (self.recap.open if at_once else self.recap.offer)(since(chronicle, seat))
            self._show()

    def can_recap(self, seat: Seat) -> bool:
        """Whether there is something to see again."""
        return bool(since(self.book.chronicle, seat))

    def acted(self) -> None:
        """The person did something: a recap has been seen."""
        if self.recap.turns:
            self.recap.close()
            self._show()

    def intent(self, intent: Intent, seat: Seat | None) -> bool:
        """Take what is about following; ``seat`` is the one who sees the screen. False if it was something else."""
        match intent:
            case LookAt(at):
                self.recap.close()
                self.looking.look(at, self.book.chronicle)
            case LookOn(way):
                self.looking.step(way, self.book.chronicle)
            case PlayOn():
                self._begin_there()
            case StepRecap("open"):
                self._open_recap(seat)
            case StepRecap(way):
                self.recap.step(way)
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
            if self.looking.at is not None:
                self.looking.step("next" if action == "recap_next" else "back", self.book.chronicle)
            elif self.recap.shown:
                self.recap.step("next" if action == "recap_next" else "back")
            elif self.recap.offered:
                self.recap.open(self.recap.turns)
        elif action == "play_on" and self.looking.at is not None:
            self._begin_there()
        elif action in ("cancel", "skip") and self.looking.at is not None:
            self.looking.at = None
        elif (action in ("cancel", "skip") and self.recap.shown) or (action == "cancel" and self.recap.offered):
            self.recap.close()
        else:
            return False
        self._show()
        return True

    def close(self) -> None:
        """Show the game itself again."""
        self.looking.at = None
        self.recap.close()
        self._show()

    def refresh(self) -> None:
        """Light up what is pointed at, else what the recap or the look back tells of."""
        trails = self.book.lit() or self.looking.trails(self.book.chronicle) or self.recap.trails()
        self._table.trails.show(trails)

    def show_again(self) -> None:
        """Others have used the table: put on it what is looked at; else the game's screen does it."""
        past, self._past = self._past, None
        if past is not None:
            self._show()

    def leave(self) -> None:
        """Nothing of it stays on the table."""
        self._table.trails.clear()

    def log(self, players: Sequence[PlayerLook], keys: Mapping[str, str], seat: Seat | None) -> LogModel:
        """The log."""
        recap = seat is not None and self.can_recap(seat)
        return self.book.model(players, keys, looking=self.looking.at, recap=recap)

    def banner(self, players: Sequence[PlayerLook], say: Say, keys: Mapping[str, str]) -> LookingModel | None:
        """The banner while one looks back."""
        model = self.looking.model(self.book.chronicle, players, say)
        can = self._play_on is not None and self._past is not None and self._past.stage != "over"
        return None if model is None else replace(model, can_play_on=can, play_on_key=keys.get("play_on", ""))

    def recap_model(self, players: Sequence[PlayerLook], say: Say, keys: Mapping[str, str]) -> RecapModel | None:
        """The recap's strip or page."""
        return self.recap.model(players, say, keys)

    def _begin_there(self) -> None:
        """Begin a new game at the moment that is looked at."""
        at, past = self.looking.at, self._past
        if self._play_on is not None and at is not None and past is not None and past.stage != "over":
            self._play_on(self.book.chronicle.moment(at).n)

    def _open_recap(self, seat: Seat | None) -> None:
        if self.recap.shown or seat is None:
            self.recap.close()
            return
        self.looking.at = None
        self.recap.open(since(self.book.chronicle, seat))

    def _show(self) -> None:
        """Put the past that is looked at on the table, or the game itself."""
        past = self.looking.state(self.book.chronicle)
        if past is None:
            past = self.recap.state()
        if past is self._past:
            return
        self._past = past
        if past is not None:
            self._table.show(past)
        else:
            self._restore()
