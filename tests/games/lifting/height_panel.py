"""The one panel of Lifting: a bar as long as the tower is high."""

from torres3d.hud.kit import theme
from torres3d.hud.kit.base_models import PanelModel
from torres3d.hud.kit.canvas import BODY, Canvas
from torres3d.hud.kit.layout import Rect, Viewport, around
from torres3d.hud.kit.panel import HangingPanel


class HeightModel(PanelModel, frozen=True):
    """The height of the tower and the height to reach, in blocks, and both in words."""

    height: int
    goal: int
    words: str


class HeightPanel(HangingPanel[HeightModel]):
    """Words above a bar."""

    def place(self, view: Viewport, model: HeightModel) -> Rect:
        edge = around(view)
        return Rect(edge.gap, self._top, edge.left, 64)

    def paint(self, canvas: Canvas, model: HeightModel) -> None:
        canvas.panel(self.rect)
        box = self.rect.inset(12)
        canvas.text(box.x, box.y + 8, model.words, BODY, width=box.w)
        bar = box.foot(12, 10)
        canvas.panel(bar, "inset")
        canvas.fill(bar._replace(w=bar.w * min(1.0, model.height / model.goal)), theme.GOLD_BRIGHT, 4)
