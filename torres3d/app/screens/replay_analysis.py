"""The analysis in a replay: the curve below the scrubber, and steps from mistake to mistake."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from torres3d.app.session.kept_analyses import KeptAnalysis
from torres3d.app.window.services import Services
from torres3d.engine.kit import Seat
from torres3d.hud.models.page_models import AnalysisModel, AnalysisRow
from torres3d.hud.models.replay_models import CurveMistake, CurveModel
from torres3d.hud.models.turn_models import PromptModel, ReasonGroup
from torres3d.i18n.fault_messages import failure_reason

KEYS = {
    "analyse": "analyse",
    "mistake_back": "previous_mistake",
    "mistake_forward": "next_mistake",
    "own_mistakes": "own_mistakes",
    "better": "hint",
}
"""The actions of keys that do what the buttons of the curve do."""


class ReplayAnalysis:
    """The analysis of the game that a replay shows, once that is over: begun when asked for, and shown at once where
    it is there already.

    ``kept`` gives it, ``shown`` turns it into a page, ``compare`` shows a turn beside a better one. ``own`` are the
    seats without a bot of a game of so many ``players``.
    """

    def __init__(
        self,
        services: Services,
        kept: Callable[[], KeptAnalysis[Any]],
        shown: Callable[[Any], AnalysisModel],
        own: tuple[Seat, ...],
        players: int,
        compare: Callable[[Any, int], None] | None = None,
    ) -> None:
        self._services = services
        self._find = kept
        self._shown = shown
        self._compare = compare
        self._own = own
        self.own_only: bool | None = True if len(own) < players else None
        """Whether only own mistakes are marked; None where all are one's own."""
        self._page: AnalysisModel | None = None
        self._told: tuple[int, bool, bool] = (0, False, False)

    @property
    def kept(self) -> KeptAnalysis[Any]:
        """The analysis, which other screens show, too."""
        return self._find()

    def begin(self) -> None:
        """Analyse the game, unless that was done or goes on."""
        if self._page is None:
            if not self._working:
                self.kept.give_up(self)  # one that failed is tried again
            self.kept.want(self)

    def leave(self) -> None:
        self.kept.give_up(self)

    def step(self) -> bool:
        """Take what there is; whether the curve has changed."""
        self.kept.poll()
        if self._page is None and self.kept.found is not None:
            self._page = self._shown(self.kept.found)
        told = (self.kept.percent, self._working, self._page is not None)
        changed, self._told = told != self._told, told
        return changed

    def go(self, what: str, at: int) -> int | None:
        """Do a step of the replay bar after ``at`` commands; the command to go to, None for staying."""
        match what:
            case "begin_analysis":
                self.begin()
            case "own_mistakes" if self.own_only is not None:
                self.own_only = not self.own_only
            case "better":
                row = self._mistake_at(at)
                if row is not None and row.better and self._compare is not None:
                    self._compare(self.kept.found, row.turn)
            case "mistake_back" | "mistake_forward":
                return self._next_mistake(at, 1 if what == "mistake_forward" else -1)
        return None

    @property
    def done(self) -> bool:
        return self._page is not None

    @property
    def own_mistakes(self) -> bool | None:
        """Whether one's own turns lost something; None as long as nobody knows."""
        return None if self._page is None else self._page.own_mistakes

    def mistake_line(self, at: int) -> str:
        """What the turn that begins after ``at`` commands got wrong; empty for nothing."""
        row = self._mistake_at(at)
        if row is None:
            return ""
        return " · ".join((f"{row.text} ({row.lost})", *_how(row)))

    @property
    def summary(self) -> tuple[str, ...]:
        """The lines that sum the game up; none as long as it is not analysed."""
        return () if self._page is None else self._page.summary

    def summed_up(self, prompt: PromptModel | None) -> PromptModel | None:
        """The prompt at the end of the game, with the summary once it is there."""
        if prompt is None or not self.summary:
            return prompt
        lines = tuple(("", line) for line in self.summary)
        return replace(prompt, why=(ReasonGroup(self._services.say("replay-summary"), lines),))

    def curve(self, at: int) -> CurveModel:
        """The model for the replay bar after ``at`` commands."""
        page, failure = self._page, self.kept.failure
        keys = tuple((what, self._services.keys.get(action, "")) for what, action in KEYS.items())
        here = self._mistake_at(at)
        better = None if self._compare is None else here is not None and here.better
        curve = CurveModel(own=self.own_only, better=better, keys=keys)
        if page is not None:
            mistakes = (
                CurveMistake(row.at, row.seat, row.text, row.lost, "".join(_how(row))) for row in self._mistakes
            )
            lines = tuple((line.colour, line.points) for line in page.lines)
            return replace(curve, state="done", lines=lines, ends=page.ends, mistakes=tuple(mistakes))
        if self._working:
            return replace(curve, state="working", percent=self.kept.percent)
        if failure is not None:
            why = failure_reason(failure.reason, failure.text, self._services.say)
            return replace(curve, state="failed", fault=why)
        return curve

    @property
    def _working(self) -> bool:
        return self.kept.worker.busy

    def _next_mistake(self, at: int, way: int) -> int | None:
        """The command at which the next mistake begins after ``at`` commands, or, with ``way`` -1, the last one before
        them. Where there is none it says why."""
        found = [row.at for row in self._mistakes if (row.at - at) * way > 0]
        if found:
            return min(found) if way > 0 else max(found)
        none = "replay-no-further" if self._mistakes else "replay-no-mistakes"
        self._services.refuse(self._services.say("replay-not-analysed" if self._page is None else none))
        return None

    def _mistake_at(self, at: int) -> AnalysisRow | None:
        return next((row for row in self._mistakes if row.at == at), None)

    @property
    def _mistakes(self) -> tuple[AnalysisRow, ...]:
        if self._page is None:
            return ()
        return tuple(row for row in self._page.mistakes if not self.own_only or row.seat in self._own)


def _how(row: AnalysisRow) -> tuple[str, ...]:
    """What a turn got wrong; in a game that does not say so, what would have been better."""
    return (row.mistake,) if row.mistake else row.more[-1:]
