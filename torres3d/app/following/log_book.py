"""The log as somebody reads it: open or closed, with the keys or without, a line pointed at."""

from collections.abc import Mapping, Sequence

from torres3d.app.following.chronicle import Chronicle
from torres3d.app.following.deeds import trails_of
from torres3d.app.following.log_reading import LogReading
from torres3d.hud.contract.log_models import LogModel
from torres3d.hud.contract.player_look import PlayerLook
from torres3d.rules.state import State
from torres3d.table.touch.trails import Trail


class LogBook(LogReading[Chronicle]):
    """The log of one game that began with the state ``start``."""

    def __init__(self, start: State) -> None:
        super().__init__(Chronicle(start))

    def lit(self) -> tuple[Trail, ...]:
        """What lights up on the board: the squares of the line that is pointed at."""
        if self.pointed is None or self.pointed >= self.chronicle.told:
            return ()
        told = self.chronicle.moment(self.pointed)
        return trails_of(told.event, self.chronicle.before(self.pointed), told.after)

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
