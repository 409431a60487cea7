"""How fast the game goes, below the score panel: slower, faster, at once, and a pause for the bots."""

from panda3d.core import NodePath

from torres3d.hud.contract.following_intents import ChangePace, PaceChange
from torres3d.hud.contract.following_models import PaceModel
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas
from torres3d.hud.kit.controls import fitted
from torres3d.hud.kit.layout import MARGIN, Rect, Viewport
from torres3d.hud.kit.panel import Panel, PanelKit, lines
from torres3d.words.names import key_name

WIDTH, HEIGHT = 252.0, 40.0
BUTTON = 34.0
VALUE = BODY._replace(size=14.5, face="bold")


class PacePanel(Panel[PaceModel]):
    """A row of buttons."""

    def __init__(self, kit: PanelKit, parent: NodePath, sort: int) -> None:
        super().__init__(kit, parent, sort)
        self._top = MARGIN

    def under(self, top: float) -> None:
        """Lie below this y from now on."""
        if top != self._top:
            self._top = top
            self.repaint()

    def place(self, view: Viewport, model: PaceModel) -> Rect:
        return Rect(MARGIN, self._top, WIDTH, HEIGHT)

    def paint(self, canvas: Canvas, model: PaceModel) -> None:
        box, texts = self.rect, self.kit.texts
        canvas.panel(box)
        row = Rect(box.x + 8, box.y + 6, box.w - 16, box.h - 12)
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
        middle = Rect(left + BUTTON, row.y, right - left - BUTTON, row.h)
        text = texts("pace-instant") if model.instant else texts("pace-value", pace=f"{model.pace:g}")
        text = texts("pace-paused") if model.paused else text
        style = fitted(canvas, text, VALUE, middle.w - 8)
        colour = theme.GOLD_BRIGHT if model.instant or model.paused else theme.LIGHT
        canvas.text(*middle.middle, text, style.in_colour(colour), "middle", middle.w - 6)

    def _change(
        self, canvas: Canvas, model: PaceModel, change: PaceChange, rect: Rect, icon: str, on: bool = False
    ) -> None:
        texts, keys = self.kit.texts, dict(model.keys)
        hint = texts("key-hint", key=key_name(keys[change], texts)) if keys.get(change) else ""
        name = "resume" if change == "pause" and model.paused else change
        self.button(
            canvas, f"pace:{change}", rect, "", lambda: self.kit.send(ChangePace(change)), icon=icon,
            kind="chosen" if on else "quiet", tip=lines(texts(f"pace-{name}-about"), hint), style=SMALL,
        )  # fmt: skip
