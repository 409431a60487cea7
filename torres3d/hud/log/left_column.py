"""What lies at the left, from above: points or standing, pace, the strip of what was missed, and what is read."""

from collections.abc import Sequence
from typing import Any

from torres3d.games.torres.hud.models.study_models import StudyModel
from torres3d.hud.kit.layout import ROOM, around
from torres3d.hud.kit.panel import HangingPanel, Panel, PanelKit
from torres3d.hud.lessons.lesson_panel import LITTLE, LessonPanel
from torres3d.hud.log.log_panel import LogPanel
from torres3d.hud.log.pace_panel import PacePanel
from torres3d.hud.log.recap_panel import RecapPanel
from torres3d.hud.log.recap_strip import RecapStrip
from torres3d.hud.models.models import HudModel

GAP = 6.0
"""Between the panels, in units."""


class LeftColumn:
    """Places the panels below one another. A turn that is told lies in the log's place, and so does a study; where the
    window is low, folded panels leave the left side to what is read and to the points in two columns above it; a lesson
    has it for itself."""

    def __init__(
        self,
        kit: PanelKit,
        score: Panel[Any],
        standing: Panel[Any],
        pace: PacePanel,
        strip: RecapStrip,
        recap: RecapPanel,
        log: LogPanel,
        study: HangingPanel[StudyModel],
        lesson: LessonPanel,
    ) -> None:
        self._kit = kit
        self._score, self._standing, self._pace = score, standing, pace
        self._strip, self._recap, self._log = strip, recap, log
        self._study, self._lesson = study, lesson

    def make_room(self, model: HudModel, others: Sequence[Panel[Any]]) -> None:
        """Widen the column for what is read, or make it narrow again, and the other one for what a position is set up
        with; ``others`` lie beside it then."""
        study = self._studied(model)
        told_turn = model.recap is not None and model.recap.at is not None
        log = None if model.study is not None else model.log
        read = told_turn or (log is not None and log.open) or (study is not None and study.open)
        told = LITTLE.width if model.lesson is not None else ROOM.left if read else 0.0
        arranged = ROOM.right if model.arrange is not None else 0.0
        if (told, arranged) == (self._kit.view.told, self._kit.view.arranged):
            return
        self._kit.view = self._kit.view._replace(told=told, arranged=arranged)
        if self._kit.view.folded:
            for panel in others:
                if panel not in (self._recap, self._log, self._study, self._lesson):
                    panel.repaint()

    def _studied(self, model: HudModel) -> StudyModel | None:
        """The study that is shown; none where a position is set up and both would leave nothing of the board."""
        return None if model.arrange is not None and self._kit.view.folded else model.study

    def update(self, model: HudModel) -> None:
        """Show what a model has for this side."""
        told = model.recap is not None and model.recap.at is not None
        recap, study = model.recap if told else None, None if told else self._studied(model)
        log = None if told or model.study is not None else model.log
        crowded = self._kit.view.crowded
        alone = crowded and model.lesson is not None
        self._score.update(None if alone else model.score)
        self._standing.update(None if alone or model.turm is None else model.turm.standing)
        top = self._below(self._standing, self._below(self._score, around(self._kit.view).gap))
        self._pace.below(top)
        self._pace.update(None if crowded else model.pace)
        top = self._below(self._pace, top)
        self._strip.below(top)
        self._strip.update(None if told or crowded else model.recap)
        top = self._below(self._strip, top)
        # What goes away is not painted at its new place first.
        if recap is None:
            self._recap.update(None)
        if log is None:
            self._log.update(None)
        if study is None:
            self._study.update(None)
        self._recap.below(top)
        self._recap.update(recap)
        self._log.below(top)
        self._log.update(log)
        # One that was open and is closed now is not painted in the narrow column first.
        self._study.update(study)
        self._study.below(top)
        self._lesson.below(top)
        self._lesson.update(model.lesson)

    def _below(self, panel: Panel[Any], otherwise: float) -> float:
        gap = around(self._kit.view).gap if self._kit.view.folded else GAP
        return panel.rect.bottom + gap if panel.shown else otherwise
