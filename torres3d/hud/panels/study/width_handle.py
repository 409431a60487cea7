"""The handle at the right edge of a study's panel: dragged, or moved by arrow keys, it widens the panel."""

from typing import Any

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import Canvas
from torres3d.hud.kit.layout import ROOM, Rect, reading_width
from torres3d.hud.kit.panel import Panel, Spot, lines
from torres3d.hud.kit.panel_and_button_skins import Look
from torres3d.hud.models.study_models import StudyModel, StudyWidened

INSIDE, OUTSIDE = 5.0, 5.0
"""Units of the handle on the panel and beside it."""
GRIP = 34.0
STEP = 24.0
"""Units that an arrow key moves it by."""


class WidthHandle:
    """The handle; ``dragged`` is the width while it is dragged: until it is let go the other panels stay."""

    def __init__(self, panel: Panel[Any]) -> None:
        self._panel = panel
        self._width = 0.0
        self.dragged: float | None = None
        self._begun = self._off = 0.0
        """The width when it was taken, and how far the pointer was from the edge then."""

    def update(self, model: StudyModel) -> None:
        if model.width != self._width:
            self._width, self.dragged = model.width, None

    def paint(self, canvas: Canvas, box: Rect) -> None:
        kit = self._panel.kit
        least, most = ROOM.left, reading_width(kit.view, float("inf"))
        grip = Rect(box.right - INSIDE, box.y + 40, INSIDE + OUTSIDE, box.h - 40)
        # The pointer is followed over all widths there are; what is visible and pressed is only the grip.
        track = Rect(box.x + least - INSIDE, grip.y, most - least + INSIDE + OUTSIDE, grip.h)

        def draw(on: Canvas, look: Look) -> None:
            colour = theme.GOLD_DIM if look == "normal" else theme.GOLD_BRIGHT
            high = GRIP if look == "normal" else grip.h - 12
            on.fill(Rect(box.right - 4.5, grip.middle[1] - high / 2, 2.4, high), colour, 1.2)

        def drag(across: float, _down: float, done: bool) -> None:
            pointed = track.x - box.x + across * track.w
            if self.dragged is None:
                # Wherever the grip is taken, at first nothing moves.
                self._begun, self._off = box.w, box.w - pointed
            self.dragged = float(round(min(max(pointed + self._off, least), most)))
            self._panel.repaint()
            if done:
                self._send(self.dragged)

        def nudge(way: int) -> None:
            self._send(min(max(box.w + STEP * way, least), most))

        tip = lines(kit.texts("study-panel-width-keys"), title=kit.texts("study-panel-width"))
        spot = Spot("study:width", track, draw, drag=drag, tip=tip, nudge=nudge, over=grip)
        spot.clip = grip
        self._panel.spot(canvas, spot)

    def _send(self, width: float) -> None:
        if width == (self._begun if self.dragged else self._width):
            self.dragged = None
            self._panel.repaint()
        else:
            self._panel.kit.send(StudyWidened(width))
