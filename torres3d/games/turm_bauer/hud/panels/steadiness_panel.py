"""Steadiness panel: a spirit level whose bubble wanders off, bars, a sign and a word."""

from itertools import pairwise
from typing import NamedTuple

from torres3d.games.turm_bauer.hud.models.turn_models import SteadinessModel
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, Canvas
from torres3d.hud.kit.layout import Rect, Viewport, around
from torres3d.hud.kit.panel import HangingPanel, Spot, lines
from torres3d.hud.kit.panel_and_button_skins import Look
from torres3d.hud.kit.theme import Colour
from torres3d.hud.kit.tooltip_model import TooltipModel

HEIGHT, FOLDED_HEIGHT = 76.0, 32.0
LIQUID, LIQUID_LOW = theme.colour("#c6cf6a"), theme.colour("#7f8c3a")
GLASS = theme.colour("#1a120c")


class Grade(NamedTuple):
    """Grade of steadiness: its lower bound, name, sign and colour."""

    least: float
    name: str
    sign: str
    colour: Colour


GRADES = (
    Grade(0.39, "rock", "check", theme.GREEN_BRIGHT),
    Grade(0.295, "firm", "plate_2", theme.GREEN_BRIGHT),
    Grade(0.17, "shaky", "plate_1", theme.GOLD),
    Grade(0.078, "hanging", "emblem_3", theme.RED_BRIGHT),
    Grade(0.0, "falling", "fall", theme.RED_BRIGHT),
)
"""From the firmest down; by how often a usual hand brought something down where a place had the grade
(`tests/games/turm_bauer/bench/steadiness_grades.py`, docs/decisions/turm-bauer.md)."""
FULL_STEADINESS = 0.7
"""Steadiness from which on the meter is full."""
BARS = len(GRADES)


def grade(steadiness: float) -> Grade:
    return next((found for found in GRADES if steadiness >= found.least), GRADES[-1])


def level(steadiness: float) -> float:
    """The reading of bars and bubble for a steadiness, from 0 to 1: an equal part for each grade."""
    limits = [*(each.least for each in reversed(GRADES)), FULL_STEADINESS]
    for number, (low, high) in enumerate(pairwise(limits)):
        if steadiness < high:
            return (number + (max(steadiness, 0.0) - low) / (high - low)) / len(GRADES)
    return 1.0


class SteadinessPanel(HangingPanel[SteadinessModel]):
    """At the right below the turn: how steady the building is now, and how it would be."""

    def place(self, view: Viewport, model: SteadinessModel) -> Rect:
        edge = around(view)
        high = FOLDED_HEIGHT if view.folded else HEIGHT
        return Rect(view.width - edge.right - edge.gap, max(self._top, edge.gap), edge.right, high)

    def paint(self, canvas: Canvas, model: SteadinessModel) -> None:
        box = self.rect
        canvas.panel(box, "glass")

        def draw(on: Canvas, look: Look) -> None:
            if look in ("hover", "focus"):
                on.fill(box.inset(5), theme.POINTED, 6)
            (self._folded if self.kit.view.folded else self._whole)(on, model, box)

        self.spot(canvas, Spot("steadiness", box, draw, tip=self._tip(model)))

    def _tip(self, model: SteadinessModel) -> TooltipModel | None:
        texts = self.kit.texts
        told = [texts("turm-steadiness-now", grade=self._word(model.now))]
        if model.then is not None:
            told.append(texts("turm-steadiness-then", grade=self._word(model.then)))
        shown = grade(model.now if model.then is None else model.then)
        told.append(texts(f"turm-steadiness-{shown.name}-told"))
        return lines(*told, texts("turm-steadiness-about"), title=texts("turm-steadiness"))

    def _word(self, steadiness: float) -> str:
        return self.kit.texts(f"turm-steadiness-{grade(steadiness).name}")

    def _whole(self, on: Canvas, model: SteadinessModel, box: Rect) -> None:
        left, right = box.x + 14, box.right - 14
        self._words(on, model, Rect(left, box.y + 8, right - left, 22))
        vial = Rect(left, box.y + 33, right - left, 20)
        _vial(on, vial, model)
        shown = model.now if model.then is None else model.then
        _bars(on, Rect(left, box.y + 59, right - left, 7), shown, model.now)

    def _words(self, on: Canvas, model: SteadinessModel, row: Rect) -> None:
        """The grade now, and after an arrow that which would be; a sign before each."""
        y, style = row.middle[1], BODY._replace(face="bold", size=15)
        grades = [grade(model.now)] + ([grade(model.then)] if model.then is not None else [])
        words = [self.kit.texts(f"turm-steadiness-{each.name}") for each in grades]
        if model.asking:
            words[-1] = "…"
        room = row.w - 21 * len(words) - (20 if len(words) > 1 else 0)
        longest = "".join(words)
        style = on.fitted(longest, style, room, 10.5)
        at = row.x
        for number, (each, word) in enumerate(zip(grades, words, strict=True)):
            if number:
                on.icon("right", at + 7, y, 12, theme.LIGHT_SOFT)
                at += 20
            on.icon(each.sign, at + 7, y, 14, each.colour)
            at += 21 + on.text(at + 21, y, word, style.in_colour(each.colour), width=row.right - at - 20)
            at += 6 if number == 0 and len(words) > 1 else 0

    def _folded(self, on: Canvas, model: SteadinessModel, box: Rect) -> None:
        shown = model.now if model.then is None else model.then
        found = grade(shown)
        on.icon(found.sign, box.x + 15, box.middle[1], 15, found.colour)
        _vial(on, Rect(box.x + 28, box.y + 8, box.w - 36, box.h - 16), model)


def _vial(on: Canvas, box: Rect, model: SteadinessModel) -> None:
    """A spirit level: the bubble is between two lines while all is well, and moves aside as it gets worse; a second
    bubble shows where it would go."""
    radius = box.h / 2
    on.fill(box, GLASS, radius)
    glass = box.inset(1.5)
    on.fill(glass, LIQUID_LOW, radius)
    on.fill(Rect(glass.x, glass.y, glass.w, glass.h * 0.62), LIQUID, radius)
    middle, half = box.middle[0], box.h * 0.78
    for x in (middle - half, middle + half):
        on.fill(Rect(x - 0.8, box.y + 1, 1.6, box.h - 2), theme.WOOD_LINE)
    reach = (box.w - box.h) / 2 - 1

    def place(steadiness: float) -> float:
        return middle + (1 - level(steadiness)) * reach

    if model.then is not None and not model.asking:
        _bubble(on, place(model.now), box, faint=True)
        _bubble(on, place(model.then), box, faint=False)
    else:
        _bubble(on, place(model.now), box, faint=False)
    on.outline(box, theme.GOLD_DIM, radius, 1.4)


def _bubble(on: Canvas, x: float, box: Rect, faint: bool) -> None:
    wide, high = box.h * 1.05, box.h * 0.56
    oval = Rect(x - wide / 2, box.middle[1] - high / 2 - 1, wide, high)
    if faint:
        on.outline(oval, (*theme.INK[:3], 200), high / 2, 1.4)
        return
    on.fill(oval, (*theme.INK[:3], 120), high / 2)
    on.fill(oval.inset(1.0), theme.colour("#f4f6c8"), high / 2)
    on.fill(
        Rect(oval.x + wide * 0.2, oval.y + high * 0.16, wide * 0.34, high * 0.26), (255, 255, 255, 255), high * 0.13
    )


def _bars(on: Canvas, row: Rect, shown: float, now: float) -> None:
    """Bars that are full as far as it is steady; a notch where it is now."""
    found = grade(shown)
    for number, bar in enumerate(row.columns(BARS, 4)):
        on.fill(bar, theme.INSET, 3)
        share = min(max(level(shown) * BARS - number, 0.0), 1.0)
        if share > 0.08:
            on.fill(Rect(bar.x, bar.y, bar.w * share, bar.h), found.colour, 3)
        on.outline(bar, (*theme.GOLD_DIM[:3], 190), 3)
    if now != shown:
        at = row.x + row.w * level(now)
        on.fill(Rect(at - 1.2, row.y - 2.5, 2.4, row.h + 5), theme.LIGHT, 1)
