"""The log as somebody reads it: open or closed, with the keys or without, a line pointed at."""

from collections.abc import Mapping, Sequence

from torres3d.app.following.chronicle import Chronicle
from torres3d.app.following.deeds import trails_of
from torres3d.app.showing.told import ToldEvent
from torres3d.hud.contract.following_intents import PointLog, ReadLog, ToggleLog
from torres3d.hud.contract.intents import Intent
from torres3d.hud.contract.log_models import LogModel
from torres3d.hud.contract.player_look import PlayerLook
from torres3d.rules.state import State
from torres3d.table.touch.trails import Trail


class LogBook:
    """The log of one game that began with the state ``start``."""

    def __init__(self, start: State) -> None:
        self.chronicle = Chronicle(start)
        self.open = True
        self.reading = False
        self._pointed: int | None = None

    def follow(self, told: Sequence[ToldEvent]) -> None:
        """This is all that was told now."""
        self.chronicle = self.chronicle.following(told)

    def intent(self, intent: Intent) -> bool:
        """Take what is about the log; False if it was something else."""
        match intent:
            case ToggleLog():
                self.open = not self.open
                self.reading = self.reading and self.open
            case ReadLog(reading):
                self.read(reading)
            case PointLog(at):
                self._pointed = at
            case _:
                return False
        return True

    def read(self, reading: bool) -> None:
        """Give the keys to the log, or take them from it."""
        self.reading = reading
        self.open = self.open or reading

    def lit(self) -> tuple[Trail, ...]:
        """What lights up on the board: the squares of the line that is pointed at."""
        if self._pointed is None or self._pointed >= self.chronicle.told:
            return ()
        told = self.chronicle.moment(self._pointed)
        return trails_of(told.event, self.chronicle.before(self._pointed), told.after)

    def model(
        self,
        players: Sequence[PlayerLook],
        keys: Mapping[str, str],
        *,
        now: int | None = None,
        looking: int | None = None,
        recap: bool = False,
    ) -> LogModel:
        """The log as the screen shows it; see `LogModel`."""
        turns = tuple(turn.log for turn in self.chronicle.turns)
        return LogModel(
            turns,
            tuple(players),
            self.open,
            now,
            looking,
            self.reading,
            recap,
            keys.get("recap", ""),
            keys.get("log", ""),
        )
