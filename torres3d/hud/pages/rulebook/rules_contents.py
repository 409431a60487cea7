"""The contents of the rules: chapters, the sections of the open one, or what a search has found."""

from typing import NamedTuple

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas, TextStyle
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.skin import Look
from torres3d.hud.models.page_models import RulesModel

ROW = 29.0
CHAPTER = SMALL._replace(face="bold", colour=theme.GOLD)
SECTION = BODY._replace(size=15)


class ContentsRow(NamedTuple):
    """A row: a chapter's name, or a section; both lead to the section with this number."""

    name: str
    number: int
    text: str
    chapter: bool
    open: bool


def contents_rows(model: RulesModel) -> list[ContentsRow]:
    """All rows: sections of closed chapters are folded away unless somebody searches."""
    if not model.sections:
        return []
    rows: list[ContentsRow] = []
    here = model.sections[model.shown].chapter
    chapter = ""
    for number in sorted(model.hits):
        section = model.sections[number]
        unfolded = bool(model.wanted) or section.chapter == here
        if section.chapter != chapter:
            chapter = section.chapter
            rows.append(ContentsRow(f"chapter:{chapter}", number, model.chapters[chapter], True, unfolded))
        if unfolded:
            rows.append(ContentsRow(f"section:{number}", number, section.title, False, number == model.shown))
    return rows


def windowed(rows: list[ContentsRow], first: int, fit: int) -> int:
    """The first row shown, so that as many as fit are full of rows."""
    return min(max(first, 0), max(0, len(rows) - fit))


def paint_row(on: Canvas, row: ContentsRow, rect: Rect, look: Look, changed: bool) -> None:
    """A row of the contents; the open section is lit, a section that a house rule changed has a star."""
    lit = look != "normal" or (row.open and not row.chapter)
    if lit:
        on.fill(rect, (*theme.GOLD[:3], 62 if row.open else 34), 5)
    style: TextStyle = CHAPTER if row.chapter else SECTION
    left = rect.x + (10 if row.chapter else 24)
    if row.chapter:
        on.icon("down" if row.open else "right", rect.x + 13, rect.middle[1], 11, theme.GOLD)
        left += 16
    right = rect.right - 8
    if changed:
        on.icon("star", right - 7, rect.middle[1], 13, theme.GOLD_BRIGHT)
        right -= 20
    on.text(left, rect.middle[1], row.text, style, width=right - left)
