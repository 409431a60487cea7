"""Steadiness panel: a spirit level whose bubble wanders off, bars, a sign and a word; above them what they are about,
the tower or letting a block go."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from torres3d.games.turm_bauer.hud.models.turn_models import SteadinessModel
from torres3d.games.turm_bauer.rules.judging.risk_figure import RiskFigure
from torres3d.games.turm_bauer.words.risk_sentences import is_known, risk_lines, short_risk
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas
from torres3d.hud.kit.layout import Rect, Viewport, around
from torres3d.hud.kit.panel import HangingPanel, Spot, lines
from torres3d.hud.kit.panel_and_button_skins import Look
from torres3d.hud.kit.theme import Colour
from torres3d.hud.kit.tooltip_model import TooltipModel

HEIGHT, FOLDED_HEIGHT = 92.0, 32.0
LIQUID, LIQUID_LOW = theme.colour("#c6cf6a"), theme.colour("#7f8c3a")
"""Colours of the liquid while all is well, above and below; otherwise it has the colour of the grade."""
STRIPE, BETWEEN = 2.4, 4.6
"""Widths in units of an upright stripe that warns at the end of the vial, and of what is left free beside it."""
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
FINDING_OUT = Grade(0.0, 0.0, "", "search", theme.LIGHT_SOFT)
"""Shown while the risk could still have any of three grades."""
FULL_STEADINESS = 0.7
"""Steadiness from which on the meter is full."""
BARS = len(GRADES)


def grade(steadiness: float) -> Grade:
    """The grade of a tower as it stands."""
    return next(found for found in GRADES if steadiness >= found.least)


def grade_of_risk(falls: float) -> Grade:
    """The grade of a place where this share of hands lets something fall."""
    return next((found for found in GRADES if falls <= found.falls), GRADES[-1])


def told_share(figure: RiskFigure) -> float:
    """The share of hands that the meter goes by: while only a range is known, its upper end."""
    return figure.falls if figure.final else figure.high


def grade_of_figure(figure: RiskFigure | None) -> Grade:
    """The grade of what is known of a place: never better than the upper end of the range, and `FINDING_OUT` while the
    lower end is more than a grade better, or nothing is known yet."""
    if figure is None or not is_known(figure):
        return FINDING_OUT
    found = grade_of_risk(told_share(figure))
    if not figure.final and GRADES.index(found) - GRADES.index(grade_of_risk(figure.low)) > 1:
        return FINDING_OUT
    return found


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

    words: tuple[str, str] = ("", "")
    """What the meter is about, and what it says of it."""

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
        told = [texts("turm-steadiness-now", grade=texts(f"turm-steadiness-{grade(model.now).name}"))]
        if model.then is not None:
            found = grade_of_figure(model.then)
            if found is not FINDING_OUT:
                told.append(texts("turm-steadiness-then", grade=texts(f"turm-risk-grade-{found.name}")))
            told += risk_lines(model.then, texts)
            if (after := _grade_after(model)) is not None:
                told.append(texts("turm-steadiness-after", grade=texts(f"turm-steadiness-{after.name}")))
        elif model.asking:
            told.append(texts("turm-risk-unknown"))
        else:
            told.append(texts("turm-steadiness-about"))
        return lines(*told, title=texts("turm-steadiness"))

    def _whole(self, on: Canvas, model: SteadinessModel, box: Rect) -> None:
        left, right = box.x + 14, box.right - 14
        self._words(on, model, Rect(left, box.y + 7, right - left, 40))
        vial = Rect(left, box.y + 49, right - left, 20)
        _vial(on, vial, model)
        _bars(on, Rect(left, box.y + 75, right - left, 7), model)

    def _words(self, on: Canvas, model: SteadinessModel, row: Rect) -> None:
        """What it is about, with a warning where the tower is less than firm then; below it the grade of the tower, or
        that of letting go and how often something falls, with a sign before it."""
        y, style, texts = row.bottom - 11, BODY._replace(face="bold", size=15), self.kit.texts
        about, small = texts("turm-steadiness-drop" if _is_tried(model) else "turm-steadiness-tower"), SMALL
        if (after := _grade_after(model)) is not None and GRADES.index(after) > 1:
            about = texts("turm-steadiness-drop-then", grade=texts(f"turm-steadiness-{after.name}"))
            small = SMALL.in_colour(after.colour)
        on.fitted_text(row.x, row.y + 9, about, small, row.w)
        found = _shown_grade(model)
        if not _is_tried(model):
            told = texts(f"turm-steadiness-{found.name}")
        elif model.then is None or found is FINDING_OUT:
            told = "…" if model.then is None else short_risk(model.then, texts)
        else:
            share = short_risk(model.then, texts)
            both = f"{texts(f'turm-risk-grade-{found.name}')} · {share}"
            # Where both have no room, the sign and the colour say the grade.
            told = both if on.width(both, on.fitted(both, style, row.w - 21)) <= row.w - 21 else share
        on.icon(found.sign, row.x + 7, y, 14, found.colour)
        self.words = about, told
        on.fitted_text(row.x + 21, y, told, style.in_colour(found.colour), row.w - 21)

    def _folded(self, on: Canvas, model: SteadinessModel, box: Rect) -> None:
        found = _shown_grade(model)
        on.icon(found.sign, box.x + 15, box.middle[1], 15, found.colour)
        _vial(on, Rect(box.x + 28, box.y + 8, box.w - 36, box.h - 16), model)


def _is_tried(model: SteadinessModel) -> bool:
    """Whether the meter is about a block that is tried out."""
    return model.asking or model.then is not None


def _grade_after(model: SteadinessModel) -> Grade | None:
    """The grade of the tower with the block; None where that is not known, or something most likely falls."""
    if model.then is None or model.then.after is None or grade_of_figure(model.then) in (FINDING_OUT, GRADES[-1]):
        return None
    return grade(model.then.after)


def _shown_grade(model: SteadinessModel) -> Grade:
    return grade_of_figure(model.then) if _is_tried(model) else grade(model.now)


def stripes(shown: Grade) -> int:
    """The number of stripes that warn of a grade, for players who cannot tell the colours apart: none while all is
    well."""
    return 0 if shown is FINDING_OUT else max(2 * (GRADES.index(shown) - 1), 0)


def _liquid(shown: Grade) -> tuple[Colour, Colour]:
    """The colours of the liquid, above and below."""
    if shown.colour == theme.GREEN_BRIGHT:
        return LIQUID, LIQUID_LOW
    return theme.mix(shown.colour, theme.LIGHT, 0.15), theme.mix(shown.colour, theme.INK, 0.4)


def _vial(on: Canvas, box: Rect, model: SteadinessModel) -> None:
    """A spirit level: the bubble is between two lines while all is well, and moves aside as it gets worse; a second
    bubble shows where it would go, as soon as that is known. Its colour and its stripes tell the grade."""
    shown = _shown_grade(model)
    upper, lower = _liquid(shown)
    radius = box.h / 2
    on.fill(box, GLASS, radius)
    glass = box.inset(1.5)
    on.fill(glass, lower, radius)
    on.fill(Rect(glass.x, glass.y, glass.w, glass.h * 0.62), upper, radius)
    for number in range(stripes(shown)):
        x = glass.x + radius + number * (STRIPE + BETWEEN)
        on.fill(Rect(x, glass.y + 1, STRIPE, glass.h - 2), theme.INK)
    middle, half = box.middle[0], box.h * 0.78
    for x in (middle - half, middle + half):
        on.fill(Rect(x - 0.8, box.y + 1, 1.6, box.h - 2), theme.WOOD_LINE)
    reach = (box.w - box.h) / 2 - 1

    def place(reading: float) -> float:
        return middle + (1 - reading) * reach

    now = place(level(model.now))
    _bubble(on, now, box, faint=_is_tried(model))
    if model.then is not None and shown is not FINDING_OUT:
        _bubble(on, place(level_of_risk(told_share(model.then))), box, faint=False)
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
    found = _shown_grade(model)
    if model.then is not None:
        least, most = level_of_risk(model.then.high), level_of_risk(model.then.low)
    else:
        least = most = 0.0 if model.asking else level(model.now)
    for number, bar in enumerate(row.columns(BARS, 4)):
        on.fill(bar, theme.INSET, 3)
        for reading, colour in ((most, (*found.colour[:3], 110)), (least, found.colour)):
            share = min(max(reading * BARS - number, 0.0), 1.0)
            if share > 0.08:
                on.fill(Rect(bar.x, bar.y, bar.w * share, bar.h), colour, 3)
        on.outline(bar, (*theme.GOLD_DIM[:3], 190), 3)
    if _is_tried(model):
        at = row.x + row.w * level(model.now)
        on.fill(Rect(at - 1.2, row.y - 2.5, 2.4, row.h + 5), theme.LIGHT, 1)
