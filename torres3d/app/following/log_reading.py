"""How somebody reads a log, of either game: it is open or closed, has the keys or not, a line is pointed at."""

from torres3d.hud.contract.following_intents import PointLog, ReadLog, ToggleLog
from torres3d.hud.contract.intents import Intent


class LogReading:
    """A log that is open; ``pointed`` is the number of the line under the pointer."""

    def __init__(self) -> None:
        self.open = True
        self.reading = False
        self.pointed: int | None = None

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
