"""The rules on the screen: contents on the left, the open section on the right, a field to search in."""

from typing import Any, NamedTuple

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas, TextStyle
from torres3d.hud.kit.layout import MARGIN, MIN_STRIPS_HEIGHT, Rect, Viewport
from torres3d.hud.kit.page import HEADING, PAD, Page
from torres3d.hud.kit.panel import Panel, Spot
from torres3d.hud.kit.panel_and_button_skins import Look
from torres3d.hud.kit.scroll import scroll_bar
from torres3d.hud.kit.text_field import TextField, paint_field
from torres3d.hud.models.intents import MenuChoice
from torres3d.hud.models.page_models import RulesModel, SearchRules, TurnToSection
from torres3d.hud.pages.rulebook.open_rules_section import Scrolled, paint_section

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


MOST_LETTERS = 40
NOTCH = 48.0
"""Units that a notch of the wheel turns the text."""
OF_A_PAGE = 0.85
"""The share of what is visible by which a page key turns it: nothing is passed over."""


class RulesPage(Page[RulesModel]):
    """A sheet of paper in a frame of glass. Clicks, or arrows and Enter, open a section; page keys and the wheel turn
    its text and go on to the next one."""

    ground = "glass"

    def __init__(self, panel: Panel[Any], model: RulesModel) -> None:
        super().__init__(panel, model)
        self._first_row = 0
        self._fit = 10
        self._at = 0.0
        self.turned_to: Scrolled | None = None
        """The scroll position of the text; None before it was painted."""
        self._of = -1
        self._writing: TextField | None = None

    def size(self, view: Viewport) -> tuple[float, float]:
        return min(1180.0, view.width - 2 * MARGIN), min(660.0, view.height - 2 * MARGIN)

    @property
    def first_focus(self) -> str:
        return f"section:{self.model.shown}"

    @property
    def typing(self) -> bool:
        return self._writing is not None

    def paint(self, canvas: Canvas, box: Rect) -> None:
        model, texts = self.model, self.kit.texts
        if model.shown != self._of:
            self._of, self._at = model.shown, 0.0
        low = box.h < MIN_STRIPS_HEIGHT
        y = self._head_in_a_row(canvas, box) if low else self._head(canvas, box)
        foot = 36.0 if low else 42.0
        narrow = min(310.0, box.w * 0.3)
        left = Rect(box.x + PAD * 0.7, y, narrow, box.bottom - y - foot - (18 if low else 24))
        self._search(canvas, Rect(left.x, left.y, left.w, 36))
        self._contents(canvas, left.head(44, left.h - 44))
        sheet = Rect(left.right + 14, y, box.right - left.right - 14 - PAD * 0.7, left.h)
        canvas.panel(sheet, "parchment")
        right = sheet.inset(18, 8)
        section = model.sections[model.shown]
        self.turned_to = paint_section(canvas, model, section, right, self._at, texts)
        self._at = self.turned_to.at
        if self.turned_to.most:
            scroll_bar(self.panel, canvas, "turn_text", *self.turned_to.bar(), self.turned_to.most, self._turn_to)
        self._feet(canvas, box.row(box.bottom - foot - (10 if low else 14), foot, PAD))

    def _head(self, canvas: Canvas, box: Rect) -> float:
        y = self.title(canvas, box, self.kit.texts("rules-title"))
        canvas.text(box.middle[0], y + 4, self.model.about, SMALL, "middle", box.w - 2 * PAD)
        return y + 20

    def _head_in_a_row(self, canvas: Canvas, box: Rect) -> float:
        title = self.kit.texts("rules-title")
        style = HEADING._replace(size=18)
        canvas.text(box.x + PAD, box.y + 25, title, style)
        room = box.w - 2 * PAD - canvas.width(title, style) - 20
        canvas.text(box.right - PAD, box.y + 25, self.model.about, SMALL, "right", room)
        canvas.fill(box.head(42, 1.4, PAD), (*theme.GOLD[:3], 90))
        return box.y + 52

    def wheel(self, steps: int) -> bool:
        self._turn_to(self._at - NOTCH * steps)
        return True

    def turn_list(self, name: str, steps: int) -> bool:
        rows = contents_rows(self.model)
        names = [row.name for row in rows[self._first_row : self._first_row + self._fit]]
        if name not in names or names.index(name) != (0 if steps > 0 else len(names) - 1):
            return False
        first = windowed(rows, self._first_row - steps, self._fit)
        if first == self._first_row:
            return False
        self._first_row = first
        self.repaint()
        return True

    def key(self, name: str) -> bool:
        if self._writing is not None:
            return self._key_of_field(name)
        match name:
            case "escape":
                self.kit.send(MenuChoice("back"))
            case "page_up" | "page_down":
                self._turn_page(-1 if name == "page_up" else 1)
            case "control-f":
                self._begin_search()
            case _:
                return False
        return True

    def type_text(self, text: str) -> None:
        if self._writing is not None:
            self._writing.insert(text)
            self.kit.send(SearchRules(self._writing.text))
            self.repaint()

    def _key_of_field(self, name: str) -> bool:
        assert self._writing is not None
        if name in ("enter", "tab", "arrow_down"):
            self._writing = None
        elif name == "escape":
            self._writing = None
            self.kit.send(SearchRules(""))
        elif self._writing.key(name):
            self.kit.send(SearchRules(self._writing.text))
        else:
            return False
        self.repaint()
        return True

    def _begin_search(self) -> None:
        if self._writing is None:
            self._writing = TextField(self.model.wanted, MOST_LETTERS, marked=True, say_why=self.kit.say_why)
        self.repaint()

    def _turn_to(self, at: float) -> None:
        at = min(max(at, 0.0), self.turned_to.most if self.turned_to is not None else 0.0)
        if at != self._at:
            self._at = at
            self.repaint()

    def _turn_page(self, way: int) -> None:
        """On in the text; from its end to the next section, from its beginning to the one before."""
        turned = self.turned_to
        if turned is not None and (turned.most - self._at if way > 0 else self._at) > 0.5:
            self._turn_to(self._at + OF_A_PAGE * way * turned.window.h)
        else:
            self._step(way)

    def _step(self, by: int) -> None:
        order = sorted(self.model.hits)
        if self.model.shown not in order:
            return
        at = order.index(self.model.shown) + by
        if 0 <= at < len(order):
            self._open(order[at])

    def _open(self, number: int) -> None:
        self.kit.send(TurnToSection(number))

    def _search(self, canvas: Canvas, field: Rect) -> None:
        style = BODY._replace(size=15.5, colour=theme.INK)
        shown = self.model.wanted or self.kit.texts("rules-search")
        ink = style if self.model.wanted else style.in_colour(theme.mix(theme.INK, theme.PARCHMENT_LOW, 0.35))

        def draw(on: Canvas, look: Look) -> None:
            paint_field(on, field, shown, self._writing, ink if self._writing is None else style, look)

        self.panel.spot(canvas, Spot("search", field, draw, self._begin_search))

    def _contents(self, canvas: Canvas, box: Rect) -> None:
        rows = contents_rows(self.model)
        if not self.model.hits:
            canvas.paragraph(box.x + 8, box.y + 12, box.w - 16, self.kit.texts("rules-nothing"), BODY, 4)
            return
        self._fit = max(1, int(box.h / ROW))
        at = next((number for number, row in enumerate(rows) if row.open and not row.chapter), 0)
        if not self._first_row <= at < self._first_row + self._fit:
            self._first_row = at - self._fit // 2
        self._first_row = windowed(rows, self._first_row, self._fit)
        for number, row in enumerate(rows[self._first_row : self._first_row + self._fit]):
            self._row(canvas, row, box.head(number * ROW, ROW - 3))

    def _row(self, canvas: Canvas, row: ContentsRow, rect: Rect) -> None:
        changed = not row.chapter and self.model.sections[row.number].changed

        def draw(on: Canvas, look: Look) -> None:
            paint_row(on, row, rect, look, changed)

        self.panel.spot(canvas, Spot(row.name, rect, draw, lambda: self._open(row.number)))

    def _feet(self, canvas: Canvas, row: Rect) -> None:
        texts = self.kit.texts
        self.panel.button(
            canvas, "back", Rect(row.x, row.y, 170, row.h), texts("back"), MenuChoice("back"), icon="left"
        )
        order = sorted(self.model.hits)
        at = order.index(self.model.shown) if self.model.shown in order else -1
        wide = min(220.0, (row.w - 190) / 2)
        ways = (("next", 1, at + 1 < len(order), "right"), ("former", -1, at > 0, "left"))
        for number, (name, by, enabled, icon) in enumerate(ways):
            rect = Rect(row.right - wide * (number + 1) - 8 * number, row.y, wide, row.h)
            self._turner(canvas, name, rect, by, enabled and at >= 0, icon)

    def _turner(self, canvas: Canvas, name: str, rect: Rect, by: int, enabled: bool, icon: str) -> None:
        order = sorted(self.model.hits)
        label = self.model.sections[order[order.index(self.model.shown) + by]].title if enabled else ""
        self.panel.button(canvas, name, rect, label, lambda: self._step(by), icon=icon, enabled=enabled)
