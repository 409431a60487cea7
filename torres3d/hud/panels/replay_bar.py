"""The replay bar along the lower edge: a scrubber with marks, steps, play and speed."""

from torres3d.hud.contract.intents import ReplaySpeed, ReplayStep, ReplayTo
from torres3d.hud.contract.models import ReplayModel
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas
from torres3d.hud.kit.controls import fitted
from torres3d.hud.kit.layout import Rect, Viewport, around
from torres3d.hud.kit.panel import Panel, Spot, lines
from torres3d.hud.kit.skin import Look

HIGH, SECOND = 116.0, 40.0
"""Units of the bar, and of the second row of buttons that it has where it is folded."""
SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
BUTTONS = ("first", "turn_back", "back", "play", "forward", "turn_forward", "last")


class ReplayBar(Panel[ReplayModel]):
    """In the middle of the lower edge, between the log and the overlay strip."""

    def place(self, view: Viewport, model: ReplayModel) -> Rect:
        between = around(view).between(view)
        wide, high = min(760.0, between.w), HIGH + (SECOND if view.folded else 0)
        return Rect(between.x + (between.w - wide) / 2, between.bottom - high, wide, high)

    def paint(self, canvas: Canvas, model: ReplayModel) -> None:
        box = self.rect
        texts = self.kit.texts
        canvas.panel(box)
        count = texts("replay-at", at=model.at, last=model.last)
        wide = canvas.width(count, SMALL)
        canvas.text(box.right - 18, box.y + 19, count, SMALL, "right")
        canvas.text(box.x + 18, box.y + 19, model.label, BODY, width=box.w - wide - 52)
        self._scrubber(canvas, model, Rect(box.x + 14, box.y + 32, box.w - 28, 30))
        row = Rect(box.x + 14, box.y + HIGH - 46, box.w - 28, 34)
        self._steps(canvas, model, row)

    def _share(self, model: ReplayModel, at: int) -> float:
        return at / model.last if model.last else 0.0

    def _scrubber(self, canvas: Canvas, model: ReplayModel, rect: Rect) -> None:
        line = Rect(rect.x + 9, rect.middle[1] - 3, rect.w - 18, 6)

        def draw(on: Canvas, look: Look) -> None:
            on.fill(line, (0, 0, 0, 140), 3)
            on.fill(Rect(line.x, line.y, max(3.0, line.w * self._share(model, model.at)), 6), theme.GOLD_DIM, 3)
            for mark in model.marks:
                x = line.x + line.w * self._share(model, mark.at)
                if mark.kind == "scoring":
                    on.fill(Rect(x - 1.5, rect.y + 1, 3, rect.h - 2), theme.GOLD_BRIGHT, 1)
                elif mark.colour is not None:
                    ground = theme.mixed(self.kit.theme.player(mark.colour), theme.LIGHT, 0.15)
                    on.fill(Rect(x - 1, rect.middle[1] + 5, 2, 8), ground)
            x = line.x + line.w * self._share(model, model.at)
            bright = theme.GOLD_BRIGHT if look != "normal" else theme.GOLD
            on.disc(x, rect.middle[1], 18, bright, theme.WOOD_LINE, 1.6)

        def slide(share: float, _down: float, _done: bool) -> None:
            along = (share * rect.w - 9) / max(line.w, 1)
            at = round(min(max(along, 0.0), 1.0) * model.last)
            if at != model.at:
                self.kit.send(ReplayTo(at))

        def nudge(way: int) -> None:
            self.kit.send(ReplayStep("forward" if way > 0 else "back"))

        self.spot(canvas, Spot("scrubber", rect, draw, drag=slide, nudge=nudge))

    def _steps(self, canvas: Canvas, model: ReplayModel, row: Rect) -> None:
        texts = self.kit.texts
        folded = self.kit.view.folded
        wide = row.w / len(BUTTONS) - 4 if folded else min(40.0, (row.w - 210) / len(BUTTONS) - 4)
        left = row.x
        for what in BUTTONS:
            shown = "pause" if what == "play" and model.playing else what
            self._step(canvas, shown, Rect(left, row.y, wide, row.h))
            left += wide + 4
        if folded:
            row = row.moved(0, SECOND)
            left = row.x - 8
        speed = Rect(left + 8, row.y, 74, row.h)
        after = SPEEDS[(SPEEDS.index(model.speed) + 1) % len(SPEEDS)] if model.speed in SPEEDS else 1.0
        self.button(
            canvas, "speed", speed, texts("replay-speed", speed=f"{model.speed:g}"),
            lambda: self.kit.send(ReplaySpeed(after)), kind="quiet", tip=lines(texts("replay-speed-about")),
        )  # fmt: skip
        rest = Rect(speed.right + 8, row.y, row.right - speed.right - 8, row.h)
        rects = rest.columns(2, 6) if model.can_analyse else [rest]
        if model.can_analyse:
            analyse, label = ReplayStep("analyse"), texts("menu-analysis")
            self.button(
                canvas, "analyse", rects[0], label, lambda: self.kit.send(analyse), kind="quiet",
                style=fitted(canvas, label, BODY, rects[0].w - 14, 9),
            )  # fmt: skip
        label = texts("replay-close")
        self.button(
            canvas, "close", rects[-1], label, lambda: self.kit.send(ReplayStep("close")), kind="plain",
            style=fitted(canvas, label, BODY, rects[-1].w - 14, 9),
        )  # fmt: skip

    def _step(self, canvas: Canvas, what: str, rect: Rect) -> None:
        self.button(
            canvas, f"replay:{what}", rect, "", lambda: self.kit.send(ReplayStep(what)), icon=what,
            kind="plain" if what in ("play", "pause") else "quiet", tip=lines(self.kit.texts(f"replay-{what}")),
        )  # fmt: skip

    def wheel(self, steps: int) -> bool:
        self.kit.send(ReplayStep("back" if steps > 0 else "forward"))
        return True

    def beyond(self, steps: int) -> bool:
        return False
