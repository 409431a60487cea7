"""The strip that offers what happened since one's last turn: everybody's chip and points, a way to see it, a way to
close it. Below the score panel, so that nothing of the board is covered."""

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas
from torres3d.hud.kit.controls import fitted
from torres3d.hud.kit.layout import Rect, Viewport, around
from torres3d.hud.kit.panel import HangingPanel, lines
from torres3d.hud.models.log_recap_and_pace_intents import StepRecap
from torres3d.hud.models.recap_and_pace_models import RecapModel
from torres3d.hud.widgets.player_badge import player_sign

HEIGHT, FOLDED_HEIGHT = 70.0, 38.0
TITLE = BODY._replace(size=14.5, face="bold", colour=theme.GOLD_BRIGHT)
POINTS = SMALL._replace(size=14, face="bold")
MAX_CHIPS = 5
"""Chips there is room for; of more turns the last ones are shown."""


class RecapStrip(HangingPanel[RecapModel]):
    """Small, and gone with the first action."""

    def place(self, view: Viewport, model: RecapModel) -> Rect:
        edge = around(view)
        return Rect(edge.gap, self._top, edge.strip, FOLDED_HEIGHT if view.folded else HEIGHT)

    def paint(self, canvas: Canvas, model: RecapModel) -> None:
        box, texts = self.rect, self.kit.texts
        keys = dict(model.keys)
        canvas.panel(box)
        canvas.outline(box.inset(2), (*theme.GOLD_BRIGHT[:3], 150), 8, 1.4)
        title = texts("recap-since")
        if self.kit.view.folded:
            self._folded(canvas, box.head(5, 28, 6), title)
            return
        canvas.text(box.x + 14, box.y + 20, title, fitted(canvas, title, TITLE, box.w - 58), width=box.w - 58)
        self.button(
            canvas, "recap:close", Rect(box.right - 36, box.y + 7, 26, 25), "", StepRecap("close"), icon="close",
            kind="quiet", tip=lines(texts("recap-close")),
        )  # fmt: skip
        show = texts("recap-show")
        wide = min(canvas.width(show, SMALL) + 46, 128.0)
        self.button(
            canvas, "recap:open", Rect(box.right - wide - 10, box.bottom - 36, wide, 28), show, StepRecap("open"),
            icon="eye", kind="main", style=SMALL._replace(size=14, face="bold", colour=theme.INK),
            tip=lines(texts("recap-show-about"), self.kit.key_hint(keys.get("recap", ""))),
        )  # fmt: skip
        turns = [page for page in model.pages if page.player is not None]
        right, x = box.right - wide - 16, box.x + 24
        for page in turns[-MAX_CHIPS:]:
            assert page.player is not None
            text = f"+{page.points}" if page.points else ""
            if x + 12 + canvas.width(text, POINTS) > right:
                break
            who = page.player
            player_sign(canvas, self.kit.theme, who, x, box.bottom - 22, 22)
            x += 17 if who.character else 14
            if text:
                x += canvas.text(x, box.bottom - 22, text, POINTS.in_colour(theme.GREEN_BRIGHT)) + 2
            x += 17 if who.character else 14

    def _folded(self, canvas: Canvas, row: Rect, title: str) -> None:
        texts = self.kit.texts
        self.button(
            canvas, "recap:open", row._replace(w=row.w - 32), "", StepRecap("open"), icon="eye", kind="main",
            style=BODY.in_colour(theme.INK), tip=lines(texts("recap-show-about"), title=title),
        )  # fmt: skip
        self.button(
            canvas, "recap:close", Rect(row.right - 28, row.y, 28, row.h), "", StepRecap("close"), icon="close",
            kind="quiet", tip=lines(texts("recap-close")),
        )  # fmt: skip
