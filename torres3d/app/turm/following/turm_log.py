"""The log of Turm Bauer as somebody reads it: open or closed, with the keys or without, a line pointed at."""

from collections.abc import Mapping, Sequence

from torres3d.app.following.log_reading import LogReading
from torres3d.app.turm.following.turm_chronicle import TurmChronicle
from torres3d.app.turm.following.turm_lines import SIGNS, LitPlaces, lit_by, log_turn
from torres3d.hud.contract.log_models import LogLine, LogModel, LogTurn
from torres3d.hud.contract.player_look import PlayerLook
from torres3d.turm.state import State
from torres3d.words.texts import Say


class TurmLog(LogReading[TurmChronicle]):
    """The log of one game that began with the state ``start``. A turn is worded once, and again in another language."""

    def __init__(self, start: State) -> None:
        super().__init__(TurmChronicle(start))
        self._worded: tuple[object, list[tuple[object, LogTurn]]] = (None, [])

    def lit(self) -> LitPlaces:
        """What the line is about that is pointed at."""
        if self.pointed is None or self.pointed >= self.chronicle.count:
            return LitPlaces()
        told = self.chronicle.moment(self.pointed)
        return lit_by(told.event, self.chronicle.before(self.pointed), told.after)

    def numbers(self) -> list[int]:
        """The numbers of the events that have a line, in order."""
        return [
            number
            for turn in self.chronicle.turns
            for number, told in enumerate(turn.told, turn.first)
            if type(told.event) in SIGNS
        ]

    def lines(self, players: Sequence[PlayerLook], say: Say) -> list[LogLine]:
        """All lines in words."""
        return [line for turn in self._turns(players, say) for line in turn.lines]

    def model(
        self,
        players: Sequence[PlayerLook],
        say: Say,
        keys: Mapping[str, str],
        *,
        now: int | None = None,
        looking: int | None = None,
        recap: bool = False,
    ) -> LogModel:
        """The log as the screen shows it; see `LogModel`."""
        turns = tuple(self._turns(players, say))
        recap_key, log_key = keys.get("recap", ""), keys.get("log", "")
        return LogModel(turns, tuple(players), self.open, now, looking, self.reading, recap, recap_key, log_key)

    def _turns(self, players: Sequence[PlayerLook], say: Say) -> list[LogTurn]:
        known = (say, tuple(players))
        told, held = self._worded
        if told != known:
            held = []
        turns = self.chronicle.turns
        same = sum(1 for (turn, _), now in zip(held, turns, strict=False) if turn is now)
        held = [*held[:same], *((turn, log_turn(turn, players, say)) for turn in turns[same:])]
        self._worded = (known, held)
        return [worded for _, worded in held]
