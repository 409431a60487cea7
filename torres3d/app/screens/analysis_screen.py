"""Screen of an analysis, which another process makes."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from torres3d.app.window.base_screen import Screen
from torres3d.app.window.services import Services
from torres3d.base.worker_processes import CallFailure, ChildProcess
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.intents import CompareTurn, MenuChoice, ReplayTo
from torres3d.hud.models.page_models import AnalysisModel
from torres3d.i18n.fault_messages import failure_reason

Found = TypeVar("Found")


class AnalysisScreen(Screen, Generic[Found]):
    """A `Screen` with the analysis of a finished game.

    ``work`` with ``values`` makes it in a process of its own, ``shown`` turns it into a page; ``replay`` shows the game
    from a command on, ``compare`` a turn of it, by its number from 1, beside a better one; ``practise`` makes puzzles
    from it; ``close`` leads back.
    """

    def __init__(
        self,
        services: Services,
        work: Callable[..., Found],
        values: tuple[Any, ...],
        shown: Callable[[Found], AnalysisModel],
        close: Callable[[], None],
        replay: Callable[[int], None],
        compare: Callable[[Found, int], None] | None = None,
        practise: Callable[[], None] | None = None,
    ) -> None:
        self._services = services
        self._work = work
        self._values = values
        self._shown = shown
        self._close = close
        self._replay = replay
        self._compare = compare
        self._practise = practise
        self._answer: Found | None = None
        self.worker: ChildProcess[Found] = ChildProcess("torres3d-analysis", keep=False)
        """The process that goes through the game."""
        self._found: AnalysisModel | None = None
        self._changed = True
        self._percent = 0

    def enter(self) -> None:
        self._changed = True
        if self._found is None:
            self.worker.submit(self._work, *self._values)

    def leave(self) -> None:
        self.worker.close()

    def step(self, seconds: float) -> bool:
        answer = self.worker.poll()
        if answer is not None:
            if isinstance(answer, CallFailure):
                self._found = AnalysisModel(fault=failure_reason(answer.reason, answer.text, self._services.say))
            else:
                self._answer, self._found = answer, self._shown(answer)
            self._changed = True
        percent = round(100 * (self.worker.progress or 0))
        changed = self._changed or percent != self._percent
        self._changed, self._percent = False, percent
        return changed

    def model(self) -> HudModel:
        shown = self._found or AnalysisModel(working=True, percent=self._percent)
        return HudModel(screen=replace(shown, practise=self._practise is not None))

    def intent(self, intent: Intent) -> None:
        match intent:
            case ReplayTo(at):
                self._replay(at)
            case CompareTurn(turn) if self._compare is not None and self._answer is not None:
                self._compare(self._answer, turn)
            case MenuChoice("practise") if self._practise is not None:
                self._practise()
            case MenuChoice():
                self._close()

    def key(self, action: str) -> None:
        if action == "cancel":
            self._close()
