"""The curve below the scrubber: what each player could expect, with mistakes as rings; before that, a way to begin."""

from bisect import bisect_right
from collections.abc import Callable
from functools import partial
from typing import Any

from PIL.Image import Image

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas
from torres3d.hud.kit.layout import Rect, Viewport
from torres3d.hud.kit.panel import Panel, Spot, lines
from torres3d.hud.kit.panel_and_button_skins import Look
from torres3d.hud.models.intents import ReplayStep, ReplayTo
from torres3d.hud.models.replay_models import CurveMistake, CurveModel, ReplayModel

CURVE, FOLDED_CURVE = 66.0, 46.0
"""Units of height of the curve, and of the same where panels are folded."""
GAP = 6.0
"""Units between the curve and what is below it."""
EDGE = 9.0
"""Units between the highest or lowest point and the edge."""
RING, REACH = 9.0, 15.0
"""Units across the ring of a mistake, and of the place that takes clicks on it."""
PERCENT = 200.0
"""Units of width of the bar that shows how far the analysis is."""


def curve_height(view: Viewport, model: ReplayModel) -> float:
    """Units of height that a replay's curve needs; the place is kept from the start, so that nothing moves later."""
    if model.curve is None:
        return 0.0
    return (FOLDED_CURVE if view.folded else CURVE) + GAP


class ReplayCurve:
    """The curve of a replay bar; ``left`` and ``wide`` are where the scrubber's line begins, and how long that is."""

    def __init__(self, panel: Panel[Any]) -> None:
        self._panel = panel
        self._drawn: tuple[tuple[object, ...], tuple[Image, int, int]] | None = None
        """The lines as they were drawn last, and of what: they stay the same from command to command."""

    def paint(self, canvas: Canvas, model: ReplayModel, box: Rect, left: float, wide: float) -> None:
        curve, box = model.curve, box._replace(h=box.h - GAP)
        assert curve is not None
        canvas.panel(box, "inset")
        if curve.state == "done" and curve.lines:
            self._lines(canvas, model, curve, box, lambda at: left + wide * at / max(model.last, 1))
        elif curve.state == "working":
            self._working(canvas, curve, box)
        else:
            self._begin(canvas, curve, box)

    def _begin(self, canvas: Canvas, curve: CurveModel, box: Rect) -> None:
        """A button that begins, and before it why the last time failed."""
        texts = self._panel.kit.texts
        label = texts("replay-curve-begin")
        wide = min(canvas.width(label, BODY) + 48, box.w - 16)
        place = Rect(box.middle[0] - wide / 2, box.middle[1] - 16, wide, 32)
        if curve.fault:
            place = place._replace(x=box.right - 8 - wide)
            why = texts("analysis-failed", why=curve.fault)
            style = SMALL.in_colour(theme.RED_BRIGHT)
            canvas.fitted_text(box.x + 10, box.middle[1], why, style, place.x - box.x - 18, 9)
        tip = lines(texts("replay-curve-begin-about"), self._panel.kit.key_hint(dict(curve.keys).get("analyse", "")))
        self._panel.button(
            canvas, "curve:analyse", place, label, ReplayStep("begin_analysis"), icon="rise", kind="quiet", tip=tip
        )

    def _working(self, canvas: Canvas, curve: CurveModel, box: Rect) -> None:
        x, y = box.middle
        text = self._panel.kit.texts("replay-curve-percent", percent=curve.percent)
        canvas.text(x, y - 9, text, SMALL, "middle", box.w - 20)
        bar = Rect(x - PERCENT / 2, y + 6, PERCENT, 8)
        canvas.fill(bar, (0, 0, 0, 140), 4)
        canvas.fill(bar._replace(w=max(bar.w * curve.percent / 100, 4.0)), theme.GOLD, 4)

    def _lines(
        self, canvas: Canvas, model: ReplayModel, curve: CurveModel, box: Rect, x_of: Callable[[float], float]
    ) -> None:
        every = [value for _, points in curve.lines for value in points]
        low, high = min(every), max(every)

        def place(at: int, points: float) -> tuple[float, float]:
            share = (points - low) / (high - low) if high > low else 0.5
            return x_of(at), box.bottom - EDGE - (box.h - 2 * EDGE) * share

        colours = tuple(self._panel.kit.theme.player(colour) for colour, _ in curve.lines)
        drawn = curve.lines, curve.ends, model.last, box, canvas.px, colours
        if self._drawn is None or self._drawn[0] != drawn:
            sheet = canvas.sheet(box)
            for colour, (_, points) in zip(colours, curve.lines, strict=True):
                path = [place(at, value) for at, value in zip(curve.ends, points, strict=False)]
                sheet.line(path, (*theme.WOOD_LINE[:3], 200), 4.0)
                sheet.line(path, colour, 2.2)
            self._drawn = drawn, sheet.within(box)
        picture = self._drawn[1]
        rings: list[Callable[[Canvas, Look], None]] = []

        def draw(on: Canvas, look: Look) -> None:
            if look != "normal":
                on.outline(box, theme.GOLD, 6, 1.4)
            on.lay(*picture)
            on.fill(Rect(x_of(model.at) - 0.8, box.y + 3, 1.6, box.h - 6), theme.GOLD_BRIGHT)
            for ring in rings:  # once more where the curve alone is drawn: pointed at it lies over them
                ring(on, "normal")

        def go(share: float, _down: float, _done: bool) -> None:
            along = (box.x + share * box.w - x_of(0)) / max(x_of(model.last) - x_of(0), 1.0)
            at = round(min(max(along, 0.0), 1.0) * model.last)
            if at != model.at:
                self._panel.kit.send(ReplayTo(at))

        def nudge(way: int) -> None:
            self._panel.kit.send(ReplayStep("turn_forward" if way > 0 else "turn_back"))

        self._panel.spot(canvas, Spot("curve", box, draw, drag=go, nudge=nudge))
        rings.extend(
            self._mistake(canvas, model, mistake, place(mistake.at, _value(curve, mistake)))
            for mistake in curve.mistakes
        )

    def _mistake(
        self, canvas: Canvas, model: ReplayModel, mistake: CurveMistake, at: tuple[float, float]
    ) -> Callable[[Canvas, Look], None]:
        """A ring that leads to the mistake, and from there to the better turn; keys have their own ways to both. Gives
        what draws it."""
        curve, kit = model.curve, self._panel.kit
        assert curve is not None
        colour = kit.theme.player(curve.lines[mistake.line][0])
        here = mistake.at == model.at

        def draw(on: Canvas, look: Look) -> None:
            grown = RING + (3.0 if here or look != "normal" else 0.0)
            on.disc(*at, grown, colour, theme.LIGHT if here or look != "normal" else theme.RED_BRIGHT, 2.0)

        intent = ReplayStep("better") if here and curve.better else ReplayTo(mistake.at)
        more = kit.texts("replay-better-click") if here and curve.better else ""
        tip = lines(" ".join(filter(None, (mistake.lost, mistake.mistake))), more, title=mistake.text)
        place = Rect(at[0] - REACH / 2, at[1] - REACH / 2, REACH, REACH)
        # Below it are the buttons that lead on, and above it what the bar says.
        over = place._replace(y=self._panel.rect.y)
        press = partial(kit.send, intent)
        spot = Spot(f"mistake:{mistake.at}", place, draw, press, tip, by_keys=False, tip_over=over)
        self._panel.spot(canvas, spot)
        return draw


def _value(curve: CurveModel, mistake: CurveMistake) -> float:
    """What the player could expect before the mistake."""
    return curve.lines[mistake.line][1][max(bisect_right(curve.ends, mistake.at) - 1, 0)]
