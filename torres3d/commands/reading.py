"""Opening a log for a command: faults in words, a torn last line as a warning."""

from pathlib import Path

from torres3d.commands.failure import Stop, tell
from torres3d.engine.history import History
from torres3d.engine.loading import load


def open_history(file: Path) -> History:
    """The history of a log; tells of a torn last line."""
    log, history = load(file)
    if log.torn is not None:
        tell(
            f"warning: {file}, line {log.torn}: the last line is torn (a power cut?) and was left out; "
            f"the game stands after command {history.n}"
        )
    return history


def number(history: History, at: int | None) -> int:
    """The number of the state asked for; the last where None."""
    if at is None:
        return history.n
    if not 0 <= at <= history.n:
        raise Stop(f"there is no command {at}; this game has the commands 1 to {history.n} (0: its start)")
    return at
