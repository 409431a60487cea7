"""Search of a game for mistakes in a process of its own: the window asks each frame how far it is, and never waits."""

from pathlib import Path

from torres3d.base.worker_processes import CallFailure, ChildProcess, lower_priority, report_share
from torres3d.engine.log_replay import load_log
from torres3d.games.torres.bots.puzzles.mistake_answers import MistakesFound
from torres3d.games.torres.kit.engine_adapter import TORRES

NICE = 10
"""Steps by which the search gives way to a game that is played meanwhile."""


def mistakes_in(file: Path, level: str) -> MistakesFound:
    """The puzzles in a logged game; for a process of its own, the only one that loads the search."""
    from torres3d.games.torres.bots.puzzles.mistake_search import mistakes_of

    lower_priority(NICE)
    return mistakes_of(load_log(TORRES, file)[1], file.name, level, report_share)


class MistakeSearch:
    """The search of one game at a time."""

    def __init__(self) -> None:
        self._worker: ChildProcess[MistakesFound] = ChildProcess("torres3d-mistakes", keep=False)
        self.game = ""
        """The id of the game that is searched."""
        self._percent = 0

    @property
    def busy(self) -> bool:
        return self._worker.busy

    @property
    def percent(self) -> int:
        return self._percent

    @property
    def pid(self) -> int | None:
        return self._worker.pid

    def begin(self, game: str, file: Path, level: str) -> None:
        """Search the game of this id; a search that is under way ends."""
        self.game, self._percent = game, 0
        self._worker.submit(mistakes_in, file, level)

    def step(self) -> tuple[bool, MistakesFound | CallFailure | None]:
        """Whether something has changed, and what was found if it is done."""
        answer = self._worker.poll()
        percent = round(100 * (self._worker.progress or 0))
        changed = answer is not None or (self.busy and percent != self._percent)
        self._percent = percent
        return changed, answer

    def wait(self, seconds: float) -> None:
        """Wait for the end of the search, at most so long; for callers who have nothing else to do."""
        self._worker.wait(seconds)

    def stop(self) -> None:
        self._worker.close()
