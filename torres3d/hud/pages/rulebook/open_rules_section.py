"""The open section of the rules: its title, its text in lines that can be turned, its picture."""

from typing import NamedTuple

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas
from torres3d.hud.kit.layout import Rect
from torres3d.hud.models.page_models import RulesModel
from torres3d.i18n.texts import Translate
from torres3d.i18n.words_declaration import RuleSection

TEXT = BODY._replace(size=17.5, colour=theme.INK)
TITLE = BODY._replace(face="title", size=23, colour=theme.INK)
LEAST_TITLE = 14.0
MIN_TWO_COLUMNS = 620.0
"""Least width for the picture beside the text; otherwise it is at the beginning and scrolls with it."""
RATIO = 405 / 720
"""Height of a picture to its width."""
PICTURE_PART = 0.64
"""The largest part of the visible height for a picture at the beginning: the first line of text shows that there is
more."""
GAP = 18.0
BAR = 8.0


class Places(NamedTuple):
    """Places of title and text, and of the ``picture`` beside the text. ``above`` is the size of the picture at the
    beginning of the text; zero where there is none."""

    title: Rect
    text: Rect
    picture: Rect
    above: tuple[float, float]


def places(section: RuleSection, box: Rect) -> Places:
    title = Rect(box.x, box.y, box.w, 38)
    below = box.head(46, box.h - 46)
    nothing = Rect(below.x, below.y, 0, 0)
    if not section.picture:
        return Places(title, below, nothing, (0.0, 0.0))
    if box.w >= MIN_TWO_COLUMNS:
        wide = box.w * 0.55
        picture = Rect(below.right - wide, below.y + 4, wide, wide * RATIO)
        return Places(title, Rect(below.x, below.y, below.w - wide - GAP, below.h), picture, (0.0, 0.0))
    high = min((below.w - BAR - GAP) * RATIO, below.h * PICTURE_PART)
    return Places(title, below, nothing, (high / RATIO, high))


def text_lines(canvas: Canvas, section: RuleSection, width: float) -> list[str]:
    """The lines of a section's text; an empty one between paragraphs."""
    lines: list[str] = []
    for paragraph in section.paragraphs:
        lines += [*canvas.break_lines(paragraph, TEXT, width), ""]
    return lines[:-1]


class Scrolled(NamedTuple):
    """Scroll position of a section: ``at`` of ``most`` units, through a window at ``window``."""

    at: float
    most: float
    window: Rect

    def bar(self) -> tuple[Rect, Rect]:
        line = Rect(self.window.right - BAR, self.window.y, BAR, self.window.h)
        share = self.window.h / (self.window.h + self.most)
        return line, line._replace(y=line.y + line.h * (1 - share) * self.at / self.most, h=line.h * share)


def paint_section(
    canvas: Canvas, model: RulesModel, section: RuleSection, box: Rect, at: float, say: Translate
) -> Scrolled:
    """Paint a section, scrolled by a distance in units; returns how far it is scrolled and can be."""
    lying = places(section, box)
    mark = say("rules-changed") if section.changed else model.chapters[section.chapter]
    style = SMALL.in_colour(theme.INK_RED if section.changed else theme.INK_SOFT)
    beside = min(canvas.width(mark, style), lying.title.w * 0.42)
    canvas.text(lying.title.right, lying.title.middle[1], mark, style, "right", beside)
    room = lying.title.w - beside - GAP
    canvas.fitted_text(lying.title.x, lying.title.middle[1], section.title, TITLE, room, LEAST_TITLE)
    if lying.picture.w:
        _picture(canvas, section, lying.picture)
    window = lying.text
    lines = text_lines(canvas, section, window.w)
    if _high(canvas, lying, lines) > window.h:
        lines = text_lines(canvas, section, window.w - BAR - GAP / 2)
    high = _high(canvas, lying, lines)
    most = max(0.0, high - window.h)
    at = min(max(at, 0.0), most)
    sheet = canvas.sheet(window.row(window.y - at, max(high, window.h)))
    _paint_flow(sheet, section, lying, lines)
    canvas.lay(*sheet.within(window))
    return Scrolled(at, most, window)


def _high(canvas: Canvas, lying: Places, lines: list[str]) -> float:
    row = canvas.line_height(TEXT)
    above = lying.above[1] + 8 if lying.above[1] else 0.0
    return above + sum(row if line else row * 0.55 for line in lines)


def _paint_flow(sheet: Canvas, section: RuleSection, lying: Places, lines: list[str]) -> None:
    x, y, row = sheet.rect.x, sheet.rect.y, sheet.line_height(TEXT)
    wide, high = lying.above
    if high:
        _picture(sheet, section, Rect(x + (sheet.rect.w - BAR - wide) / 2, y, wide, high))
        y += high + 8
    for line in lines:
        sheet.text(x, y + row / 2, line, TEXT)
        y += row if line else row * 0.55


def _picture(canvas: Canvas, section: RuleSection, rect: Rect) -> None:
    canvas.picture(section.picture, rect, 8)
    canvas.outline(rect, theme.PARCHMENT_EDGE, 8, 1.4)
