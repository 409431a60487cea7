"""The page of past puzzles: a calendar of the puzzles of the day, and all tries, newest first."""

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, SOFT, Canvas
from torres3d.hud.kit.controls import stepper
from torres3d.hud.kit.layout import MARGIN, Rect, Viewport
from torres3d.hud.kit.page import PAD, TEXT, Page
from torres3d.hud.kit.panel import lines
from torres3d.hud.models.intents import MenuChoice
from torres3d.hud.models.puzzle_history_models import (
    DayCell,
    HistoryModel,
    OpenDay,
    OpenTried,
    TriedRow,
    TurnMonth,
    TurnTries,
)

WIDTH, NARROW = 980.0, 820.0
"""Units of width; below `NARROW` the list is below the calendar."""
CALENDAR, GAP = 390.0, 26.0
TOP, FOOT = 78.0, 74.0
STEPPER, NAMES, CELL, WEEKS = 38.0, 26.0, 42.0, 6
"""Units of height of what turns the month or the list, of the names of the days, of a day; weeks that have room."""
ROW = 34.0
ROWS = 10
ICONS = {"solved": "check", "hinted": "hint", "failed": "close", "shown": "eye"}
HIGH = max(STEPPER + NAMES + WEEKS * CELL, STEPPER + ROWS * ROW)


class PuzzleHistoryPage(Page[HistoryModel]):
    """The calendar on the left, tries on the right, or below."""

    escape = MenuChoice("back")
    foot = FOOT
    first_focus = "back"

    def size(self, view: Viewport) -> tuple[float, float]:
        width = min(WIDTH, view.width - 2 * MARGIN)
        self._narrow = width < NARROW
        calendar = STEPPER + NAMES + WEEKS * CELL
        return width, TOP + (calendar + GAP + STEPPER + ROWS * ROW if self._narrow else HIGH) + FOOT

    def paint(self, canvas: Canvas, box: Rect) -> None:
        y = self.title(canvas, box, self.kit.texts("puzzles-history")) + 8
        inner = box.row(y, box.h, PAD)
        if self._narrow:
            self._calendar(canvas, inner)
            self._tries(canvas, inner.moved(0, STEPPER + NAMES + WEEKS * CELL + GAP))
        else:
            self._calendar(canvas, inner._replace(w=CALENDAR))
            self._tries(canvas, inner.cut_left(CALENDAR, GAP)[1])
        back = Rect(box.x + PAD, box.bottom - FOOT + 10, 150, 42)
        self.panel.button(canvas, "back", back, self.kit.texts("back"), MenuChoice("back"), icon="left")

    def _calendar(self, canvas: Canvas, box: Rect) -> None:
        texts, model = self.kit.texts, self.model
        month = f"{texts('puzzles-today')} · {texts('puzzles-month', month=model.month, year=str(model.year))}"
        stepper(
            self.panel, canvas, "month", box._replace(h=STEPPER - 4), month, lambda by: self.kit.send(TurnMonth(by))
        )
        names = texts("puzzles-weekdays").split()
        for name, place in zip(names, box.row(box.y + STEPPER, NAMES).columns(7, 4), strict=False):
            canvas.text(place.middle[0], place.middle[1], name, SMALL, "middle")
        weeks = box.head(STEPPER + NAMES, 0).rows(WEEKS, CELL - 4, 4)
        for day in model.days:
            at = model.lead + day.day - 1
            self._day(canvas, day, weeks[at // 7].columns(7, 4)[at % 7])

    def _day(self, canvas: Canvas, cell: DayCell, place: Rect) -> None:
        texts = self.kit.texts
        told = texts(f"puzzles-how-{cell.how}") if cell.how else ""
        self.panel.button(
            canvas, f"day:{cell.day}", place, str(cell.day), OpenDay(cell.day), icon=ICONS.get(cell.how, ""),
            kind="chosen" if cell.today else "quiet", enabled=not cell.future, style=BODY._replace(size=15),
            tip=lines(told) if told else None,
        )  # fmt: skip

    def _tries(self, canvas: Canvas, box: Rect) -> None:
        texts, model = self.kit.texts, self.model
        if not model.rows:
            canvas.paragraph(box.x, box.y + 8, box.w, texts("puzzles-no-tries"), SOFT, 3)
            return
        shown = texts("puzzles-tries", first=model.first + 1, last=model.first + len(model.rows), tried=model.tried)
        place = box._replace(h=STEPPER - 4)
        stepper(self.panel, canvas, "tries", place, shown, lambda by: self.kit.send(TurnTries(by)))
        for number, spot in enumerate(box.head(STEPPER, 0).rows(len(model.rows), ROW - 4, 4)):
            self._row(canvas, model.rows[number], spot, number)

    def _row(self, canvas: Canvas, row: TriedRow, place: Rect, number: int) -> None:
        texts = self.kit.texts
        label = " · ".join(each for each in (texts(f"puzzles-grade-{row.grade}"), row.when) if each)
        self.panel.button(
            canvas, f"try:{number}", place, label, OpenTried(row.id), icon=ICONS[row.how], enabled=row.known,
            reason=texts("puzzles-gone"), align="left", note=texts(f"puzzles-how-{row.how}"),
            style=TEXT._replace(size=15).in_colour(theme.LIGHT),
        )  # fmt: skip
