"""The opaque screen between the turns of two persons: nobody's hand is seen before the next one is ready."""

from torres3d.hud.contract.models import CoverModel
from torres3d.hud.frame.question import Answer
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import TITLE, Canvas
from torres3d.hud.kit.layout import Rect, Viewport, centred
from torres3d.hud.kit.page import PAD, TEXT
from torres3d.hud.kit.panel import Panel
from torres3d.hud.pieces.chips import chip

WIDTH, HEIGHT = 520.0, 330.0
READY = Answer("cover", "ready")


class Cover(Panel[CoverModel]):
    """In the middle of the window, over an opaque wall."""

    modal = True

    def place(self, view: Viewport, model: CoverModel) -> Rect:
        return centred(view, WIDTH, HEIGHT + 24.0 * len(model.lines))

    def paint(self, canvas: Canvas, model: CoverModel) -> None:
        box = self.rect
        texts = self.kit.texts
        width = box.w - 2 * PAD
        canvas.panel(box)
        chip(canvas, self.kit.theme, model.player.colour, box.middle[0], box.y + 84, 96)
        canvas.text(box.middle[0], box.y + 160, texts("cover-pass"), TEXT.in_colour(theme.LIGHT_SOFT), "middle", width)
        style = TITLE._replace(size=30)
        while canvas.width(model.player.name, style) > width and style.size > 16:
            style = style._replace(size=style.size - 1)
        canvas.text(box.middle[0], box.y + 196, model.player.name, style, "middle", width)
        y = box.y + 226
        for line in model.lines:
            canvas.text(box.middle[0], y, line, TEXT, "middle", width)
            y += 24
        rect = Rect(box.middle[0] - 150, box.bottom - 76, 300, 48)
        self.button(
            canvas, "ready", rect, texts("cover-ready"), lambda: self.kit.send(READY), kind="main", icon="eye",
            style=TEXT.in_colour(theme.INK)._replace(face="bold"),
        )  # fmt: skip

    def key(self, name: str) -> bool:
        if name in ("enter", "space"):
            self.kit.send(READY)
            return True
        return False
