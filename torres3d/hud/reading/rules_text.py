"""The open section of the rules: its title, its text in lines that can be turned, its picture."""

from typing import NamedTuple

from torres3d.hud.contract.rules_models import RulesModel
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas
from torres3d.hud.kit.controls import fitted
from torres3d.hud.kit.layout import Rect
from torres3d.words.rule_sections import RuleSection
from torres3d.words.texts import Say

TEXT = BODY._replace(size=17.5)
TITLE = BODY._replace(face="title", size=23, colour=theme.GOLD)
LEAST_TITLE = 14.0
BESIDE = 620.0
"""From this width on the picture stands beside the text, else above it."""
RATIO = 405 / 720
"""Height of a picture to its width."""
GAP = 18.0


class Places(NamedTuple):
    """Where title, text and picture lie; ``picture`` has no size where there is none."""

    title: Rect
    text: Rect
    picture: Rect


def places(section: RuleSection, box: Rect) -> Places:
    """How a section is laid out in a box."""
    title = Rect(box.x, box.y, box.w, 38)
    below = Rect(box.x, box.y + 46, box.w, box.h - 46)
    if not section.picture:
        return Places(title, below, Rect(below.x, below.y, 0, 0))
    if box.w >= BESIDE:
        wide = box.w * 0.55
        picture = Rect(below.right - wide, below.y + 4, wide, wide * RATIO)
        return Places(title, Rect(below.x, below.y, below.w - wide - GAP, below.h), picture)
    high = min(below.w * RATIO, below.h * 0.5)
    picture = Rect(below.middle[0] - high / RATIO / 2, below.y, high / RATIO, high)
    return Places(title, Rect(below.x, below.y + high + 8, below.w, below.h - high - 8), picture)


def text_lines(canvas: Canvas, section: RuleSection, width: float) -> list[str]:
    """The lines of a section's text; an empty one between paragraphs."""
    lines: list[str] = []
    for paragraph in section.paragraphs:
        lines += [*canvas.break_lines(paragraph, TEXT, width), ""]
    return lines[:-1]


def paint_section(canvas: Canvas, model: RulesModel, section: RuleSection, box: Rect, first: int, say: Say) -> int:
    """Paint a section from line ``first`` of its text on; returns how many of its lines do not fit."""
    lying = places(section, box)
    mark = say("rules-changed") if section.changed else model.chapters[section.chapter]
    style = SMALL.in_colour(theme.GOLD_BRIGHT if section.changed else theme.LIGHT_SOFT)
    beside = min(canvas.width(mark, style), lying.title.w * 0.42)
    canvas.text(lying.title.right, lying.title.middle[1], mark, style, "right", beside)
    room = lying.title.w - beside - GAP
    written = fitted(canvas, section.title, TITLE, room, LEAST_TITLE)
    canvas.text(lying.title.x, lying.title.middle[1], section.title, written, width=room)
    if lying.picture.w:
        canvas.picture(f"rules/{section.picture}", lying.picture, 8)
        canvas.outline(lying.picture, theme.GOLD_DIM, 8, 1.4)
    lines = text_lines(canvas, section, lying.text.w)
    high = canvas.line_height(TEXT)
    fit = max(1, int(lying.text.h / high))
    first = min(first, max(0, len(lines) - fit))
    y = lying.text.y
    for line in lines[first : first + fit]:
        canvas.text(lying.text.x, y + high / 2, line, TEXT)
        y += high if line else high * 0.55
    return max(0, len(lines) - fit)
