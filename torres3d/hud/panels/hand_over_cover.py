"""Hand-over cover: an opaque screen between the turns of two persons, which hides hands."""

from torres3d.hud.kit import theme
from torres3d.hud.kit.base_models import Answer
from torres3d.hud.kit.canvas import BODY, TITLE, Canvas
from torres3d.hud.kit.layout import Rect, Viewport, centred
from torres3d.hud.kit.page import PAD, TEXT
from torres3d.hud.kit.panel import Panel
from torres3d.hud.models.intents import TAKE_BACK, OpenMenu
from torres3d.hud.models.turn_models import CoverModel
from torres3d.hud.widgets.player_signs_and_badges import chip

WIDTH, HEIGHT = 520.0, 318.0
OFFER_HEIGHT = 52.0
"""Units that the offer to take something back needs."""
READY = Answer("cover", "ready")


class HandOverCover(Panel[CoverModel]):
    """In the middle of the window, over an opaque wall. Enter and the space bar open it, unless another button has the
    focus."""

    modal = True

    def place(self, view: Viewport, model: CoverModel) -> Rect:
        return centred(view, WIDTH, HEIGHT + (OFFER_HEIGHT if model.take_back else 0.0))

    def paint(self, canvas: Canvas, model: CoverModel) -> None:
        box = self.rect
        texts = self.kit.texts
        width = box.w - 2 * PAD
        canvas.panel(box)
        # In a low window the emblem is small.
        less = max(0.0, HEIGHT + (OFFER_HEIGHT if model.take_back else 0.0) - box.h)
        top = box.y - less
        who, y = model.player, top + 84 + less / 2
        chip(canvas, self.kit.theme, who.colour, box.middle[0], y, 96 - less, who.seat, who.emblem)
        canvas.text(box.middle[0], top + 160, texts("cover-pass"), TEXT.in_colour(theme.LIGHT_SOFT), "middle", width)
        canvas.fitted_text(box.middle[0], top + 196, model.player.name, TITLE._replace(size=30), width, 16, "middle")
        rect = Rect(box.middle[0] - 170, top + 236, 340, 48)
        label = texts("cover-ready", name=model.player.name)
        bold = TEXT.in_colour(theme.INK)._replace(face="bold")
        self.button(
            canvas, "ready", rect, label, READY, kind="main", icon="eye",
            style=canvas.fitted(label, bold, rect.w - 60),
        )  # fmt: skip
        if model.take_back:
            row = Rect(box.x + PAD, rect.bottom + 18, width, 38)
            self.button(
                canvas, "take_back", row, model.take_back, TAKE_BACK, icon="undo",
                style=canvas.fitted(model.take_back, BODY, row.w - 60),
            )  # fmt: skip
        menu = Rect(box.right - 48, box.y + 12, 36, 32)
        self.button(canvas, "cover:menu", menu, "", OpenMenu(), icon="menu", kind="quiet")

    def key(self, name: str) -> bool:
        if name in ("enter", "space"):
            self.kit.send(READY)
            return True
        if name == "escape":
            self.kit.send(OpenMenu())
            return True
        return False
