"""The left column, from above: panels of the game, pace, recap strip, and what is read."""

from collections.abc import Sequence
from typing import Any

from torres3d.hud.kit.layout import ROOM
from torres3d.hud.kit.panel import Panel
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.panels.lesson_panel import FOLDED_MEASURES, LessonPanel
from torres3d.hud.panels.log_panel import LogPanel
from torres3d.hud.panels.pace_panel import PacePanel
from torres3d.hud.panels.recap_panel import RecapPanel, RecapStrip

Row = tuple[Panel[Any], Any]
"""A panel and what it shows; None for nothing."""


class LeftColumn:
    """Says which panels are in the column. The recap takes the place of the log, and so does a reading panel of a game;
    in a crowded window only what is read and the game's folded panels stay."""

    def __init__(
        self, pace: PacePanel, strip: RecapStrip, recap: RecapPanel, log: LogPanel, lesson: LessonPanel
    ) -> None:
        self._pace, self._strip, self._recap, self._log, self._lesson = pace, strip, recap, log, lesson

    @staticmethod
    def width(model: HudModel, reading: Any, has_room: bool) -> float:
        """Units of width that reading needs where panels are folded; 0 while nothing is read. ``reading`` is the model
        of a game's reading panel, shown if it ``has_room``."""
        if model.lesson is not None:
            return FOLDED_MEASURES.width
        log = model.log is not None and model.log.open
        open_now = log if reading is None else has_room and reading.open
        return ROOM.left if _told(model) or open_now else 0.0

    def rows(
        self, model: HudModel, head: Sequence[Row], reading: Sequence[Row], has_room: bool, crowded: bool
    ) -> list[Row]:
        """The column from above: panels of the game at its ``head``, and those in place of the log."""
        told = _told(model)
        instead = told or any(value is not None for _, value in reading)
        return [
            *head,
            (self._pace, None if crowded else model.pace),
            (self._strip, None if told or crowded else model.recap),
            (self._recap, model.recap if told else None),
            (self._log, None if instead else model.log),
            *((panel, value if has_room and not told else None) for panel, value in reading),
            (self._lesson, model.lesson),
        ]


def _told(model: HudModel) -> bool:
    return model.recap is not None and model.recap.at is not None
