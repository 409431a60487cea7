"""Pace panel below the score panel: slower, faster, at once, and a pause for the bots."""

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas
from torres3d.hud.kit.layout import Rect, Viewport, around
from torres3d.hud.kit.panel import HangingPanel, lines
from torres3d.hud.models.recap_and_pace_models import ChangePace, PaceChange, PaceModel

HEIGHT, FOLDED_HEIGHT = 40.0, 60.0
BUTTON = 34.0
VALUE = BODY._replace(size=14.5, face="bold")


class PacePanel(HangingPanel[PaceModel]):
    """A row of buttons."""

    def place(self, view: Viewport, model: PaceModel) -> Rect:
        edge = around(view)
        return Rect(edge.gap, self._top, edge.strip, FOLDED_HEIGHT if view.folded else HEIGHT)

    def paint(self, canvas: Canvas, model: PaceModel) -> None:
        box = self.rect
        canvas.panel(box, "glass")
        if self.kit.view.folded:
            self._folded(canvas, model, box)
            return
        row = box.inset(8, 6)
        left, right = row.x, row.right
        if model.can_pause:
            icon = "play" if model.paused else "pause"
            self._change(canvas, model, "pause", Rect(left, row.y, BUTTON, row.h), icon, model.paused)
            left += BUTTON + 5
        right -= BUTTON
        self._change(canvas, model, "instant", Rect(right, row.y, BUTTON, row.h), "last", model.instant)
        right -= BUTTON + 5
        self._change(canvas, model, "faster", Rect(right, row.y, BUTTON, row.h), "plus")
        self._change(canvas, model, "slower", Rect(left, row.y, BUTTON, row.h), "minus")
        self._value(canvas, model, Rect(left + BUTTON, row.y, right - left - BUTTON, row.h))

    def _folded(self, canvas: Canvas, model: PaceModel, box: Rect) -> None:
        self._value(canvas, model, box.head(4, 22, 4))
        row = box.head(27, 28, 5)
        changes: list[tuple[PaceChange, str, bool]] = [("slower", "minus", False), ("faster", "plus", False)]
        changes.append(("instant", "last", model.instant))
        if model.can_pause:
            changes.insert(0, ("pause", "play" if model.paused else "pause", model.paused))
        for (change, icon, on), rect in zip(changes, row.columns(len(changes), 3), strict=True):
            self._change(canvas, model, change, rect, icon, on)

    def _value(self, canvas: Canvas, model: PaceModel, middle: Rect) -> None:
        texts = self.kit.texts
        text = texts("pace-instant") if model.instant else texts("pace-value", pace=f"{model.pace:g}")
        text = texts("pace-paused") if model.paused else text
        style = canvas.fitted(text, VALUE, middle.w - 8)
        colour = theme.GOLD_BRIGHT if model.instant or model.paused else theme.LIGHT
        canvas.text(*middle.middle, text, style.in_colour(colour), "middle", middle.w - 6)

    def _change(
        self, canvas: Canvas, model: PaceModel, change: PaceChange, rect: Rect, icon: str, on: bool = False
    ) -> None:
        texts, keys = self.kit.texts, dict(model.keys)
        name = "resume" if change == "pause" and model.paused else change
        self.button(
            canvas, f"pace:{change}", rect, "", ChangePace(change), icon=icon, kind="chosen" if on else "bare",
            tip=lines(texts(f"pace-{name}-about"), self.kit.key_hint(keys.get(change, ""))), style=SMALL,
        )  # fmt: skip
