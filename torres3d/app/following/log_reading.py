"""How somebody reads a log, of either game: it is open or closed, has the keys or not, a line is pointed at."""

from collections.abc import Sequence
from typing import Any, Generic, Protocol, Self, TypeVar

from torres3d.app.either.any_beat import AnyTold
from torres3d.hud.contract.following_intents import PointLog, ReadLog, ToggleLog
from torres3d.hud.contract.intents import Intent


class AnyChronicle(Protocol):
    """What was told of a game, event by event."""

    def following(self, told: Sequence[Any]) -> Self:
        """The chronicle of a game that has told this."""

    def moment(self, at: int) -> AnyTold[Any, Any]:
        """The ``at``-th event; `IndexError` where there is none."""


ChronicleT = TypeVar("ChronicleT", bound=AnyChronicle)


class LogReading(Generic[ChronicleT]):
    """A log that is open over its ``chronicle``; ``pointed`` is the number of the line under the pointer."""

    def __init__(self, chronicle: ChronicleT) -> None:
        self.chronicle = chronicle
        self.open = True
        self.reading = False
        self.pointed: int | None = None

    def follow(self, told: Sequence[AnyTold[Any, Any]]) -> None:
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
                self.pointed = at
            case _:
                return False
        return True

    def read(self, reading: bool) -> None:
        """Give the keys to the log, or take them from it."""
        self.reading = reading
        self.open = self.open or reading
