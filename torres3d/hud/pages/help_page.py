"""The list on the help key: what each key does, and what each thing costs in a turn."""

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, HEADING, SMALL, Canvas
from torres3d.hud.kit.layout import MARGIN, Rect, Viewport
from torres3d.hud.kit.page import PAD, Page
from torres3d.hud.models.intents import MenuChoice
from torres3d.hud.models.page_models import HelpModel, KeyGroup
from torres3d.hud.widgets.legend import legend

LINE = 21.0
HEAD = 30.0
GAP = 10.0
COLUMNS, FEW = 4, 2
MIN_WIDE_PAGE = 1000.0
"""Units of width with fewer of which there are `FEW` columns."""
MIN_SCALE = 0.85
"""Minimum scale of lines to show all of them at once; with less room they are scrolled."""
LEGEND_COLUMNS, MIN_LEGEND_WIDTH = 4, 560.0
"""Columns of the legend of colours at the foot, and the units of width that it needs."""
LABEL = SMALL._replace(size=14.5, colour=theme.LIGHT)


class HelpPage(Page[HelpModel]):
    """Groups one below another in columns; the costs come first."""

    foot = 72.0
    _count = COLUMNS

    def size(self, view: Viewport) -> tuple[float, float]:
        self._count = COLUMNS if view.width >= MIN_WIDE_PAGE else FEW
        high = self._highest()
        return 1180, max(min(view.height - 2 * MARGIN, 150 + high), 150 + high * MIN_SCALE)

    def _blocks(self) -> list[tuple[str, list[tuple[str, str]]]]:
        """Titles with their lines: a label, and the text to its right."""
        keys = [(group.title, _keys(group)) for group in self.model.groups]
        if not self.model.costs:
            return keys
        about = self.kit.texts("help-costs") + (f" · {self.model.about}" if self.model.about else "")
        costs = [(row.label, row.cost) for row in self.model.costs]
        return [(about, costs), *keys]

    def _columns(self) -> list[list[tuple[str, list[tuple[str, str]]]]]:
        """The blocks in as many columns as there are, so that the highest is as low as can be."""
        blocks = self._blocks()
        limit = max(map(_height, blocks))
        while True:
            columns: list[list[tuple[str, list[tuple[str, str]]]]] = [[]]
            for block in blocks:
                if columns[-1] and sum(map(_height, columns[-1])) + _height(block) > limit:
                    columns.append([])
                columns[-1].append(block)
            if len(columns) <= self._count:
                return columns
            limit += LINE

    def _highest(self) -> float:
        return max(sum(map(_height, column)) for column in self._columns())

    def paint(self, canvas: Canvas, box: Rect) -> None:
        y = self.title(canvas, box, self.kit.texts("help-title" if self.model.costs else "keys-title"))
        inner = box.row(y + 6, box.bottom - 74 - y, PAD)
        small = min(1.0, inner.h / max(self._highest(), 1.0))
        for column, place in zip(self._columns(), inner.columns(self._count, 30), strict=False):
            y = place.y
            for title, rows in column:
                self._block(canvas, title, rows, place.row(y, 0), small)
                y += _height((title, rows)) * small
        self._foot(canvas, box.foot(62, 42, PAD))

    def _block(self, canvas: Canvas, title: str, rows: list[tuple[str, str]], box: Rect, small: float) -> None:
        canvas.fitted_text(box.x, box.y + HEAD * small / 2, title, HEADING._replace(size=16, colour=theme.GOLD), box.w)
        canvas.fill(box.head((HEAD - 4) * small, 1), (*theme.GOLD_DIM[:3], 150))
        y = box.y + HEAD * small
        for label, shown in rows:
            style = BODY._replace(face="bold", size=14.5 * small, colour=theme.GOLD_BRIGHT)
            wide = canvas.width(shown, style)
            canvas.text(box.right, y + LINE * small / 2, shown, style, "right")
            room = box.w - wide - 12
            canvas.fitted_text(box.x, y + LINE * small / 2, label, LABEL._replace(size=14.5 * small), room, 10)
            y += LINE * small

    def _foot(self, canvas: Canvas, row: Rect) -> None:
        back = Rect(row.right - 200, row.y, 200, row.h)
        left = row.x
        for choice, label in self.model.more:
            wide = canvas.width(label, BODY) + 40
            self.panel.button(canvas, choice, row._replace(x=left, w=wide), label, MenuChoice(choice), kind="quiet")
            left += wide + 10
        self.panel.button(canvas, "back", back, self.kit.texts("back"), MenuChoice("back"), kind="main")
        between = row._replace(x=left + 10, w=back.x - left - 30)
        if between.w >= MIN_LEGEND_WIDTH:
            legend(canvas, between, self.model.legend, self.kit.texts, LEGEND_COLUMNS)

    @property
    def first_focus(self) -> str:
        return "back"

    def key(self, name: str) -> bool:
        if name in ("escape", self.model.closing):
            self.kit.send(MenuChoice("back"))
            return True
        return False


def _keys(group: KeyGroup) -> list[tuple[str, str]]:
    """A group's lines: keys that nothing is on are left out."""
    return [(row.label, row.shown) for row in group.rows if row.shown]


def _height(block: tuple[str, list[tuple[str, str]]]) -> float:
    return HEAD + LINE * len(block[1]) + GAP
