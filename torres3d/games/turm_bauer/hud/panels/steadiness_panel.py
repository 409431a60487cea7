"""Steadiness panel: a spirit level whose bubble wanders off, bars, a sign and a word."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from torres3d.games.turm_bauer.hud.models.turn_models import SteadinessModel
from torres3d.games.turm_bauer.words.risk_sentences import risk_lines, short_risk
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
    """Grade of steadiness: the least steadiness of a tower that has it, the greatest share of hands that let something
    fall at a place that has it, its name, sign and colour."""

    least: float
    falls: float
    name: str
    sign: str
    colour: Colour


GRADES = (
    Grade(0.39, 0.03, "rock", "check", theme.GREEN_BRIGHT),
    Grade(0.295, 0.1, "firm", "plate_2", theme.GREEN_BRIGHT),
    Grade(0.17, 0.3, "shaky", "plate_1", theme.GOLD),
    Grade(0.0, 0.6, "hanging", "emblem_3", theme.RED_BRIGHT),
    Grade(-1.0, 1.0, "falling", "fall", theme.RED_BRIGHT),
)
"""From the firmest down. A tower that stands never has the last one, however it stands (T-7.8)."""
FULL_STEADINESS = 0.7
"""Steadiness from which on the meter is full."""
BARS = len(GRADES)


def grade(steadiness: float) -> Grade:
    """The grade of a tower as it stands."""
    return next(found for found in GRADES if steadiness >= found.least)


def grade_of_risk(falls: float) -> Grade:
    """The grade of a place where this share of hands lets something fall."""
    return next((found for found in GRADES if falls <= found.falls), GRADES[-1])


def level(steadiness: float) -> float:
    """The reading of bars and bubble for a steadiness, from 0 to 1: an equal part for each grade."""
    limits = [*(each.least for each in reversed(GRADES)), FULL_STEADINESS]
    return _within(limits, steadiness)


def level_of_risk(falls: float) -> float:
    """The reading of bars and bubble for a risk, on the same scale."""
    limits = [*(-each.falls for each in reversed(GRADES)), 0.0]
    return _within(limits, -falls)


def _within(limits: Sequence[float], value: float) -> float:
    for number, (low, high) in enumerate(pairwise(limits)):
        if value < high:
            return (number + (value - low) / (high - low)) / BARS
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
        told = [texts("turm-steadiness-now", grade=self._word(grade(model.now)))]
        if model.then is not None:
            told.append(texts("turm-steadiness-then", grade=self._word(grade_of_risk(model.then.falls))))
            told += risk_lines(model.then, texts)
        else:
            told.append(texts("turm-steadiness-about"))
        return lines(*told, title=texts("turm-steadiness"))

    def _word(self, found: Grade) -> str:
        return self.kit.texts(f"turm-steadiness-{found.name}")

    def _whole(self, on: Canvas, model: SteadinessModel, box: Rect) -> None:
        left, right = box.x + 14, box.right - 14
        self._words(on, model, Rect(left, box.y + 8, right - left, 22))
        vial = Rect(left, box.y + 33, right - left, 20)
        _vial(on, vial, model)
        _bars(on, Rect(left, box.y + 59, right - left, 7), model)

    def _words(self, on: Canvas, model: SteadinessModel, row: Rect) -> None:
        """The grade now, or the one that the block would have and how often something falls; a sign before it."""
        y, style = row.middle[1], BODY._replace(face="bold", size=15)
        found = grade(model.now) if model.then is None else grade_of_risk(model.then.falls)
        told = "…" if model.asking else self._word(found)
        if model.then is not None:
            share = short_risk(model.then, self.kit.texts)
            both = f"{told} · {share}"
            # Where both have no room, the sign and the colour say the grade.
            told = both if on.width(both, on.fitted(both, style, row.w - 21)) <= row.w - 21 else share
        on.icon(found.sign, row.x + 7, y, 14, found.colour)
        on.fitted_text(row.x + 21, y, told, style.in_colour(found.colour), row.w - 21)

    def _folded(self, on: Canvas, model: SteadinessModel, box: Rect) -> None:
        found = grade(model.now) if model.then is None else grade_of_risk(model.then.falls)
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

    def place(reading: float) -> float:
        return middle + (1 - reading) * reach

    now = place(level(model.now))
    if model.then is None:
        _bubble(on, now, box, faint=False)
    else:
        _bubble(on, now, box, faint=True)
        _bubble(on, place(level_of_risk(model.then.falls)), box, faint=False)
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


def _bars(on: Canvas, row: Rect, model: SteadinessModel) -> None:
    """Bars that are full as far as it is steady; fainter as far as it may be; a notch where it is now."""
    if model.then is None:
        found, least, most = grade(model.now), level(model.now), level(model.now)
    else:
        found = grade_of_risk(model.then.falls)
        least, most = level_of_risk(model.then.high), level_of_risk(model.then.low)
    for number, bar in enumerate(row.columns(BARS, 4)):
        on.fill(bar, theme.INSET, 3)
        for reading, colour in ((most, (*found.colour[:3], 110)), (least, found.colour)):
            share = min(max(reading * BARS - number, 0.0), 1.0)
            if share > 0.08:
                on.fill(Rect(bar.x, bar.y, bar.w * share, bar.h), colour, 3)
        on.outline(bar, (*theme.GOLD_DIM[:3], 190), 3)
    if model.then is not None:
        at = row.x + row.w * level(model.now)
        on.fill(Rect(at - 1.2, row.y - 2.5, 2.4, row.h + 5), theme.LIGHT, 1)
