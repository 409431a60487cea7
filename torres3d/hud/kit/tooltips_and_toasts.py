"""Short-lived words: the tooltip near the pointer, and toasts that say why something was refused."""

from collections.abc import Callable, Sequence

import msgspec
from panda3d.core import NodePath

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, HEADING, SMALL, Canvas, TextStyle
from torres3d.hud.kit.layout import Rect, Viewport, around
from torres3d.hud.kit.panel import HangingPanel, Panel, PanelKit, Spot
from torres3d.hud.kit.panel_and_button_skins import Look
from torres3d.hud.kit.tip_placement import tip_place
from torres3d.hud.kit.toast_and_sound_effects import ToastKind
from torres3d.hud.kit.tooltip_model import TooltipModel

MAX_WIDTH, NARROW = 250.0, 150.0
OF_FORMS = (0.0, 10.0, 40.0)
"""What it costs in units away from the pointer that a tip is narrow, and that it is only title and first line."""
TIP, TIP_TITLE = BODY._replace(size=14, colour=theme.INK), HEADING._replace(size=15, colour=theme.INK)
PAD, ABOVE = 11.0, 7.0
"""Units between a tip's edge and its text, beside and above it."""
MORE = SMALL._replace(face="bold", colour=theme.GOLD)


class PlacedTip(msgspec.Struct, frozen=True):
    """A tooltip and the position of the pointer, in units. It covers neither the panel's ``spot`` nor the panel
    ``beside`` it, and lies ``above`` the spot rather than below it."""

    tip: TooltipModel
    x: float
    y: float
    spot: Rect | None = None
    beside: Rect | None = None
    above: bool = False


class Tooltip(Panel[PlacedTip]):
    """Below and to the right of the pointer, or beside what it is about; turned to the other side at the edges."""

    solid = False

    def __init__(self, kit: PanelKit, parent: NodePath, sort: int) -> None:
        super().__init__(kit, parent, sort)
        self.keep_clear: Callable[[], Sequence[Rect]] = tuple
        """Gives the areas, in units, that a tip of the table must not cover: what can be chosen, what it is about."""
        self.words: Callable[[], Sequence[Rect]] = tuple
        """Gives the areas of words that are being read now: prompt, question, reason. No tip of the table covers them.
        """
        self.panels: Callable[[], Sequence[Rect]] = tuple
        """Gives the areas of the panels around the table: a tip of the table avoids them where it can."""

    def place(self, view: Viewport, model: PlacedTip) -> Rect:
        if model.spot is not None:
            self._lines, w, h = self._broken(model.tip, MAX_WIDTH)
            return _beside(view, model.spot, model.beside, model.above, w, h)
        tip = model.tip
        short = TooltipModel(tip.lines[:1], tip.title)
        self._forms = [self._broken(tip, MAX_WIDTH), self._broken(tip, NARROW), self._broken(short, NARROW)]
        return self._near(view, model.x, model.y)

    def _near(self, view: Viewport, x: float, y: float) -> Rect:
        """The place near the pointer, and the form that the tip has there."""
        sizes = [(w, h, cost) for (_, w, h), cost in zip(self._forms, OF_FORMS, strict=True)]
        number, rect = tip_place(view, x, y, sizes, [*self.keep_clear(), *self.words()], self.panels())
        self._lines = self._forms[number][0]
        return rect

    def _broken(self, tip: TooltipModel, wide: float) -> tuple[list[tuple[str, TextStyle]], float, float]:
        """The lines of a tip so wide at most, each with its style; and the width and height they need."""
        canvas = self.kit.canvas(Rect(0, 0, 1, 1))
        told = [(part, TIP_TITLE) for part in canvas.break_lines(tip.title, TIP_TITLE, wide) if part]
        told += [(part, TIP) for line in tip.lines for part in canvas.break_lines(line, TIP, wide)]
        w = max(canvas.width(line, style) for line, style in told) + 2 * PAD
        return told, w, sum(canvas.line_height(style) for _, style in told) + 2 * ABOVE

    def paint(self, canvas: Canvas, model: PlacedTip) -> None:
        box = self.rect
        canvas.panel(box, "parchment")
        y = box.y + ABOVE
        for line, style in self._lines:
            y += canvas.line_height(style)
            canvas.text(box.x + PAD, y - canvas.line_height(style) / 2, line, style)

    def move(self, x: float, y: float) -> None:
        if self.model is None or self.model.spot is not None or (self.model.x, self.model.y) == (x, y):
            return
        self.model = PlacedTip(self.model.tip, x, y)
        self.make_way()

    def make_way(self) -> None:
        """Move a tip of the table away from what has come to be kept clear."""
        if self.model is None or self.model.spot is not None:
            return
        (x, y), before, was = (self.model.x, self.model.y), self._lines, self.rect
        self.rect = self._near(self.kit.view, x, y)
        if self._lines != before:
            self.repaint()
        elif self.rect == was:
            return
        px = self.kit.view.px
        self._picture.move(round(self.rect.x * px), round(self.rect.y * px))
        self.kit.dirty = True


def _beside(view: Viewport, spot: Rect, panel: Rect | None, above: bool, w: float, h: float) -> Rect:
    """A place for a tip: left or right of its panel, otherwise below or above the spot, ``above`` if there is room."""
    if panel is not None:
        x = panel.right + 8 if panel.right + 8 + w < view.width - 4 else panel.x - w - 8
        return Rect(max(4.0, x), min(max(4.0, spot.y), view.height - h - 4), w, h)
    x = min(max(4.0, spot.middle[0] - w / 2), view.width - w - 4)
    over, below = spot.y - h - 8, spot.bottom + 8
    y = over if (above and over >= 4.0) or below + h >= view.height - 4 else below
    return Rect(x, max(4.0, y), w, h)


class ToastModel(msgspec.Struct, frozen=True):
    """One toast; ``number`` distinguishes toasts of the same words, ``link`` is the id of the rule behind it."""

    text: str
    kind: ToastKind
    number: int
    link: str = ""
    more: str = ""


class Toast(HangingPanel[ToastModel]):
    """Short message in the middle just below the prompt; it fades after a time that grows with its length."""

    FADE = 0.35
    solid = False

    def __init__(
        self, kit: PanelKit, parent: NodePath, sort: int, follow: Callable[[str], None] = lambda _link: None
    ) -> None:
        super().__init__(kit, parent, sort)
        self._follow = follow
        self._left = 0.0
        self._number = 0

    def say(self, text: str, kind: ToastKind, link: str = "", more: str = "") -> None:
        """Show a text; ``more`` at its end says how to follow the link."""
        self._number += 1
        self._left = 2.2 + 0.045 * len(text)
        self.update(ToastModel(text, kind, self._number, link, more))
        self._picture.fade(1.0)

    def clear_refusal(self) -> None:
        """Take a refusal away: what was refused is no longer asked for."""
        if self.model is not None and self.model.kind == "refusal":
            self.update(None)

    def clear(self, text: str) -> None:
        """Take this message away, unless another one has followed."""
        if self.model is not None and self.model.text == text:
            self.update(None)

    def place(self, view: Viewport, model: ToastModel) -> Rect:
        canvas = self.kit.canvas(Rect(0, 0, 1, 1))
        more = canvas.width(model.more, MORE) + 26 if model.more else 0.0
        self._lines = canvas.break_lines(model.text, BODY, min(600.0, around(view).between(view).w - 64 - more))
        wide = max(canvas.width(line, BODY) for line in self._lines) + 60 + more
        high = len(self._lines) * canvas.line_height(BODY) + 20
        return Rect(around(view).between(view).middle[0] - wide / 2, self._top, wide, high)

    def paint(self, canvas: Canvas, model: ToastModel) -> None:
        box = self.rect
        bar = {"info": theme.GOLD, "refusal": theme.RED_BRIGHT, "good": theme.GREEN_BRIGHT}[model.kind]
        sign = {"info": "hint", "refusal": "close", "good": "check"}[model.kind]
        canvas.panel(box)
        canvas.icon(sign, box.x + 24, box.middle[1], 18, bar)
        high = canvas.line_height(BODY)
        y = box.y + 10
        for line in self._lines:
            canvas.text(box.x + 44, y + high / 2, line, BODY)
            y += high
        if model.link and model.more:
            link = Rect(
                box.right - canvas.width(model.more, MORE) - 18, box.y, canvas.width(model.more, MORE) + 18, box.h
            )

            def draw(on: Canvas, look: Look) -> None:
                colour = theme.GOLD_BRIGHT if look != "normal" else theme.GOLD
                on.text(link.x, link.middle[1], model.more, MORE.in_colour(colour))

            self.spot(canvas, Spot("rule", box, draw, lambda: self._follow(model.link), over=box))

    def step(self, dt: float) -> None:
        if self.model is None:
            return
        self._left -= dt
        if self._left <= 0:
            self.update(None)
        elif self._left < self.FADE:
            self._picture.fade(self._left / self.FADE)
            self.kit.dirty = True
