"""Analyses of finished games: made in processes of their own, and kept until the program ends."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from torres3d.base.worker_processes import CallFailure, ChildProcess
from torres3d.engine.history import History
from torres3d.hud.models.page_models import AnalysisModel

Found = TypeVar("Found")


@dataclass(frozen=True)
class Analyst(Generic[Found]):
    """How the analyses of a game are made and shown.

    ``work`` analyses the log in a file with the sight of a bot's level, in another process; ``level`` is that level.
    ``shown`` turns what was found in a game into a page. ``compare`` shows a turn of it, by its number from 1, beside
    the better one, from where a callable leads to the replay of the game after so many commands; None in a game without
    such a screen.
    """

    work: Callable[[Path, str], Found]
    level: Callable[[], str]
    shown: Callable[[History[Any, Any], Found], AnalysisModel]
    compare: Callable[[History[Any, Any], Callable[[int], None], Found, int], None] | None = None


class KeptAnalysis(Generic[Found]):
    """The analysis of one finished game, made by ``work`` with ``values``.

    It is made at most once, as long as somebody wants it, and then kept; a failure is forgotten as soon as somebody
    else wants it.
    """

    def __init__(self, work: Callable[..., Found], *values: Any) -> None:
        self._work = work
        self._values = values
        self._wanted: list[object] = []
        self.worker: ChildProcess[Found] = ChildProcess("torres3d-analysis", keep=False)
        """The process that goes through the game."""
        self.found: Found | None = None
        self.failure: CallFailure | None = None

    def want(self, who: object) -> None:
        """Begin, unless it has begun or ended already."""
        if self.wanted_by(who):
            return
        self._wanted.append(who)
        if self.found is None and not self.worker.busy:
            self.failure = None
            self.worker.submit(self._work, *self._values)

    def wanted_by(self, who: object) -> bool:
        return any(each is who for each in self._wanted)

    def give_up(self, who: object) -> None:
        """This one wants it no longer; the last one ends what is under way."""
        self._wanted = [each for each in self._wanted if each is not who]
        if not self._wanted:
            self.worker.close()

    def poll(self) -> None:
        """Take what the process has found, if it has; never waits."""
        answer = self.worker.poll()
        if isinstance(answer, CallFailure):
            self.failure = answer
        elif answer is not None:
            self.found = answer

    @property
    def percent(self) -> int:
        """How much of the game it has gone through."""
        return round(100 * (self.worker.progress or 0))


class KeptAnalyses:
    """The analyses of one game's finished games, by game."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, int], KeptAnalysis[Any]] = {}

    def of(self, history: History[Any, Any], file: Path, analyst: Analyst[Any]) -> KeptAnalysis[Any]:
        """The analysis of a finished game, perhaps not begun yet."""
        key = _key(history)
        if key not in self._kept:
            self._kept[key] = KeptAnalysis(analyst.work, file, analyst.level())
        return self._kept[key]

    def found(self, history: History[Any, Any]) -> Any | None:
        """What was found in a game; None as long as nothing was."""
        kept = self._kept.get(_key(history))
        return None if kept is None else kept.found


def _key(history: History[Any, Any]) -> tuple[str, int]:
    """A game is the same as long as it has the same id and length: the end can be taken back, and played otherwise."""
    return history.header.id, history.n
