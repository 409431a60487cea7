"""Screen of an analysis, which another process makes, or has made before."""

from collections.abc import Callable
from typing import Generic, TypeVar

from msgspec.structs import replace

from torres3d.app.screens.practice_way import PracticeWay
from torres3d.app.session.kept_analyses import KeptAnalysis
from torres3d.app.window.base_screen import Screen
from torres3d.app.window.services import Services
from torres3d.base.worker_processes import ChildProcess
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.intents import CompareTurn, MenuChoice, ReplayTo
from torres3d.hud.models.page_models import AnalysisModel
from torres3d.i18n.fault_messages import failure_reason

Found = TypeVar("Found")


class AnalysisScreen(Screen, Generic[Found]):
    """A `Screen` with the analysis of a finished game.

    ``kept`` is the analysis, begun here unless it is there already; ``shown`` turns it into a page. ``replay`` shows
    the game from a command on, ``compare`` a turn of it, by its number from 1, beside a better one; ``practice`` leads
    to puzzles; ``close`` leads back, and ``back`` is the label of its button.
    """

    place = "analysis"

    def __init__(
        self,
        services: Services,
        kept: KeptAnalysis[Found],
        shown: Callable[[Found], AnalysisModel],
        close: Callable[[], None],
        back: str,
        replay: Callable[[int], None],
        compare: Callable[[Found, int], None] | None = None,
        practice: PracticeWay | None = None,
    ) -> None:
        self._services = services
        self.kept = kept
        self._shown = shown
        self._close = close
        self._back = back
        self._replay = replay
        self._compare = compare
        self._practice = practice
        self._page: AnalysisModel | None = None
        self._changed = True
        self._percent = 0

    @property
    def worker(self) -> ChildProcess[Found]:
        """The process that goes through the game."""
        return self.kept.worker

    def enter(self) -> None:
        self._changed = True
        self.kept.want(self)
        self._take()

    def leave(self) -> None:
        self.kept.give_up(self)

    def step(self, seconds: float) -> bool:
        self._take()
        percent = self.kept.percent
        changed = self._changed or percent != self._percent
        self._changed, self._percent = False, percent
        return changed

    def model(self) -> HudModel:
        page = self._page or AnalysisModel(working=True, percent=self._percent)
        practice = self._practice
        offered = practice is not None and practice.offered(page.own_mistakes if self._page else None)
        label = self._services.say(practice.label) if practice is not None and offered else ""
        return HudModel(screen=replace(page, back=self._back, practise=label))

    def intent(self, intent: Intent) -> None:
        match intent:
            case ReplayTo(at):
                self._replay(at)
            case CompareTurn(turn) if self._compare is not None and self.kept.found is not None:
                self._compare(self.kept.found, turn)
            case MenuChoice("practise") if self._practice is not None:
                self._practice.open()
            case MenuChoice():
                self._close()

    def key(self, action: str) -> None:
        if action == "cancel":
            self._close()

    def _take(self) -> None:
        """Show what was found, once it is there."""
        if self._page is not None:
            return
        self.kept.poll()
        failure = self.kept.failure
        if self.kept.found is not None:
            self._page = self._shown(self.kept.found)
        elif failure is not None:
            self._page = AnalysisModel(fault=failure_reason(failure.reason, failure.text, self._services.say))
        self._changed = self._changed or self._page is not None
