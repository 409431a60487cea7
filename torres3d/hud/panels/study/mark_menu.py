"""The menu of marks in the panel of a study: a button for each, also by digits or arrow keys and Enter."""

from typing import Any

from torres3d.engine.studies.study import Mark
from torres3d.hud.kit.canvas import BODY, Canvas
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.panel import Panel, lines
from torres3d.hud.models.study_models import MARK_NAMES, Marked, StudyDo

MARKS = tuple(MARK_NAMES)
SIDEWAYS = {"arrow_left": -1, "arrow_right": 1}


class MarkMenu:
    """The menu; ``picked`` is the number of the mark that Enter chooses."""

    def __init__(self, panel: Panel[Any]) -> None:
        self._panel = panel
        self.picked = 0

    def begin(self, mark: Mark) -> None:
        """Begin at the mark of the position shown."""
        self.picked = MARKS.index(mark)

    def key(self, name: str) -> bool:
        if name in SIDEWAYS:
            self.picked = (self.picked + SIDEWAYS[name]) % len(MARKS)
            self._panel.repaint()
        elif name == "enter":
            self._panel.kit.send(Marked(MARKS[self.picked]))
        elif name == "escape":
            self._panel.kit.send(StudyDo("mark"))
        elif name.isdigit() and 1 <= int(name) <= len(MARKS):
            self._panel.kit.send(Marked(MARKS[int(name) - 1]))
        else:
            return False
        return True

    def paint(self, canvas: Canvas, row: Rect) -> None:
        kit = self._panel.kit
        for number, (mark, rect) in enumerate(zip(MARKS, row.columns(len(MARKS), 4), strict=True)):
            title = kit.texts(f"study-mark-{MARK_NAMES[mark]}")
            self._panel.button(
                canvas, f"study:mark:{MARK_NAMES[mark]}", rect, mark, Marked(mark), icon="" if mark else "close",
                kind="chosen" if number == self.picked else "quiet",
                tip=lines(kit.key_hint(str(number + 1)), title=title), style=BODY._replace(face="bold"),
            )  # fmt: skip
