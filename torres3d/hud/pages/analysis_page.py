"""The analysis of a game: the course of what was expected as a picture, turning points and costly turns as a list."""

from typing import Any, Literal, NamedTuple

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, HEADING, SMALL, SOFT, Canvas
from torres3d.hud.kit.controls import segments
from torres3d.hud.kit.layout import Rect, Viewport
from torres3d.hud.kit.page import PAD, TEXT, Page
from torres3d.hud.kit.panel import Panel, Spot
from torres3d.hud.kit.panel_and_button_skins import Look
from torres3d.hud.kit.tooltip_model import TooltipModel
from torres3d.hud.models.intents import CompareTurn, MenuChoice, ReplayTo
from torres3d.hud.models.page_models import AnalysisModel, AnalysisRow
from torres3d.hud.models.player_look import PlayerLook
from torres3d.hud.widgets.player_signs_and_badges import chip, sign_in_row

ROW = 30.0
LIST = 396.0
"""Width of the list beside the picture."""
HEAD, GAP, EDGE = 26.0, 20.0, 12.0
NARROW, COURSE = 900.0, 330.0
"""Least width in units for lists beside the picture; in a narrower page they go below it, and this is its height."""
MARGIN = 10
"""Points left free below the lowest line of the course."""
RIGHT = 18.0
"""Units left free beside the last turn, for a flag that stands on it."""
LEAST_SAID = 60.0
"""Units of width that it takes to say what a turn got wrong; the tip says it in any case."""
TABS, SUMMED, SIGNS = 42.0, 20.0, 24.0
"""Height of the tabs, of a line of the summary, and of the line that explains flags."""
SUMMARY = BODY._replace(size=14.5)
Tab = Literal["own", "all"]
Group = Literal["costliest", "best", "turning", "worst"]
PRACTISE = 70.0
"""Units of a button that leads to puzzles beside its label."""
BAR = 320.0
"""Width of the bar that shows how far the analysis is."""


class TurnList(NamedTuple):
    """Turns below a title: their kind, the key of the title, and the key of the text for an empty list."""

    kind: Group
    rows: tuple[AnalysisRow, ...]
    title: str
    none: str


class AnalysisPage(Page[AnalysisModel]):
    """Course on the left, lists on the right, or below where there is no room; a click on a turn shows it beside a
    better one, or in the replay where there is none. One tab lists one's own turns, the other those of all players."""

    escape = MenuChoice("back")
    foot = 72.0

    def __init__(self, panel: Panel[Any], model: AnalysisModel) -> None:
        super().__init__(panel, model)
        self._tab: Tab = "own"

    @property
    def _groups(self) -> tuple[TurnList, ...]:
        """The lists of the tab that is shown."""
        model, both = self.model, self.model.all_own
        if self._tab == "all":
            turning = TurnList("turning", model.turning, "analysis-turning", "analysis-none-best")
            worst = TurnList("worst", model.worst, "analysis-worst", "analysis-none-lost")
            return (turning,) if both else (turning, worst)
        costliest = "analysis-worst" if both else "analysis-own-costliest"
        return (
            TurnList("costliest", model.costliest, costliest, "analysis-none-lost"),
            TurnList("best", model.best, "analysis-best" if both else "analysis-own-best", "analysis-none-best"),
        )

    def _sum_up(self, width: float) -> float:
        """Break the summary into lines of this width; units of its height."""
        canvas = self.kit.canvas(Rect(0, 0, 1, 1))
        self._summary = [line for each in self.model.summary for line in canvas.break_lines(each, SUMMARY, width)]
        return SUMMED * len(self._summary) + (10.0 if self._summary else 0.0)

    def size(self, view: Viewport) -> tuple[float, float]:
        width = min(1180.0, view.width - 2 * EDGE)
        model = self.model
        # As high for either tab: the page keeps still.
        own = max(len(model.costliest), 1) + max(len(model.best), 1)
        every = len(model.turning) + (0 if model.all_own else max(len(model.worst), 1))
        self._summed = self._sum_up(width - 2 * PAD if width < NARROW else LIST)
        lists = TABS + 10 + 2 * HEAD + ROW * max(own, every) + self._summed
        if width < NARROW:
            return width, 70 + COURSE + GAP + lists + 76
        return width, max(min(610.0, view.height - 40), 70 + lists + 76)

    @property
    def first_focus(self) -> str:
        # What lies further down is not scrolled to by itself.
        return "back"

    def paint(self, canvas: Canvas, box: Rect) -> None:
        texts = self.kit.texts
        top = self.title(canvas, box, texts("analysis-title"))
        label = self.model.back or texts("back")
        back = Rect(box.x + PAD, box.bottom - 60, max(150.0, canvas.width(label, BODY) + 36), 40)
        self.panel.button(canvas, "back", back, label, MenuChoice("back"))
        if self.model.fault:
            style = TEXT.in_colour(theme.RED_BRIGHT)
            text = texts("analysis-failed", why=self.model.fault)
            canvas.text(box.middle[0], box.middle[1], text, style, "middle", box.w - 2 * PAD)
            return
        if self.model.working:
            self._working(canvas, box)
            return
        room = box.right - PAD - back.right - 18
        if self.model.practise:
            wide = canvas.width(self.model.practise, BODY) + PRACTISE
            practise = Rect(box.right - PAD - wide, back.y, wide, back.h)
            self.panel.button(canvas, "practise", practise, self.model.practise, MenuChoice("practise"), icon="redo")
            room -= wide + 18
        canvas.fitted_text(back.right + 18, back.middle[1], texts("analysis-click"), SMALL, room, 10)
        narrow = box.w < NARROW
        inner = box.row(top, box.bottom - 76 - top, PAD)
        picture = inner._replace(h=COURSE) if narrow else inner._replace(w=inner.w - LIST - GAP)
        canvas.fitted_text(picture.x, picture.y + 10, self.model.about, SOFT, picture.w, 10)
        legend = 26.0 * len(self.model.lines) + SIGNS
        self._course(canvas, Rect(picture.x + 34, picture.y + 30, picture.w - 44, picture.h - 62 - legend))
        names = picture.foot(legend, legend)
        self._signs(canvas, names._replace(h=SIGNS))
        self._legend(canvas, names.head(SIGNS, legend - SIGNS))
        right = Rect(picture.right + GAP, top, LIST, inner.h)
        if narrow:
            right = inner.row(picture.bottom + GAP, inner.bottom - picture.bottom - GAP)
        self._lists(canvas, right)

    def _lists(self, canvas: Canvas, box: Rect) -> None:
        """The summary, the tabs, and the lists of one of them."""
        texts = self.kit.texts
        for number, line in enumerate(self._summary):
            canvas.text(box.x, box.y + SUMMED * (number + 0.5), line, SUMMARY, width=box.w)
        both = self.model.all_own
        tabs = [
            ("own", texts("analysis-tab-both" if both else "analysis-tab-own")),
            ("all", texts("analysis-turning" if both else "analysis-tab-all")),
        ]
        box = box.cut_top(self._summed)[1]
        segments(self.panel, canvas, "turns", box._replace(h=TABS - 8), tabs, self._tab, self._choose)
        y = box.y + TABS
        for listed in self._groups:
            y = self._list(canvas, box.row(y, box.bottom - y), listed) + 10

    def _choose(self, tab: str) -> None:
        self._tab = "all" if tab == "all" else "own"
        self.repaint()

    def _signs(self, canvas: Canvas, box: Rect) -> None:
        """What the flags and the upright lines in the picture are."""
        texts, y = self.kit.texts, box.middle[1]
        x = box.x + 48
        if self.model.turning:
            canvas.icon("marker", x, y, 15, theme.GOLD_BRIGHT)
            x += 14 + canvas.text(x + 14, y, texts("analysis-flag"), SMALL) + 24
        if self.model.marked and self.model.marks:
            canvas.fill(Rect(x, y - 8, 1.4, 16), theme.GOLD)
            canvas.text(x + 9, y, self.model.marks, SMALL, width=box.right - x - 10)

    def _working(self, canvas: Canvas, box: Rect) -> None:
        x, y = box.middle
        canvas.text(x, y - 16, self.kit.texts("analysis-working"), TEXT, "middle", box.w - 2 * PAD)
        bar = Rect(x - BAR / 2, y + 8, BAR, 12)
        canvas.panel(bar, "inset")
        canvas.fill(Rect(bar.x + 2, bar.y + 2, (bar.w - 4) * self.model.percent / 100, bar.h - 4), theme.GOLD, 4)

    def _course(self, canvas: Canvas, box: Rect) -> None:
        canvas.panel(box, "inset")
        turns = max(len(line.points) for line in self.model.lines) - 1
        highest = max(20.0, *(max(line.points) for line in self.model.lines))
        lowest = min(min(line.points) for line in self.model.lines)
        step = 20 if highest - lowest <= 130 else 50
        # Lines high above nothing would lie close together: the axis begins below the lowest.
        base = max(0, int(lowest - MARGIN) // step * step)
        most = highest + 0.06 * (highest - base)

        def place(turn: float, points: float) -> tuple[float, float]:
            share = max(points - base, 0.0) / (most - base)
            return box.x + 8 + (box.w - 8 - RIGHT) * turn / max(turns, 1), box.bottom - 6 - (box.h - 12) * share

        for points in range(base, int(most) + 1, step):
            y = place(0, points)[1]
            canvas.fill(box.row(y, 1, 4), (*theme.LIGHT_FAINT[:3], 60))
            canvas.text(box.x - 8, y, f"{points}{self.model.unit}", SMALL, "right")
        for turn in self.model.marked:
            x = place(turn, base)[0]
            canvas.fill(Rect(x, box.y + 4, 1.4, box.h - 8), (*theme.GOLD[:3], 130))
        for row in self.model.turning:
            x = place(row.turn, base)[0]
            self._flag(canvas, row, x + 7, box.y + 14)
        for line in self.model.lines:
            path = [place(turn, points) for turn, points in enumerate(line.points)]
            canvas.line(path, (*theme.WOOD_LINE[:3], 200), 4.4)
            canvas.line(path, self.kit.theme.player(line.colour), 2.6)

    def _flag(self, canvas: Canvas, row: AnalysisRow, x: float, y: float) -> None:
        """The flag of a turning point: it says which turn it is, and leads to it as its row does."""

        def draw(on: Canvas, look: Look) -> None:
            on.icon("marker", x, y, 15 if look == "normal" else 19, theme.GOLD_BRIGHT)

        tip = TooltipModel((row.text, *row.more), self.kit.texts("analysis-flag"))
        place = Rect(x - 11, y - 11, 22, 22)
        spot = Spot(f"flag:{row.turn}", place, draw, lambda: self._open(row), tip, by_keys=False)
        self.panel.spot(canvas, spot)

    def _open(self, row: AnalysisRow) -> None:
        self.kit.send(CompareTurn(row.turn) if row.better else ReplayTo(row.at))

    def _legend(self, canvas: Canvas, box: Rect) -> None:
        for number, line in enumerate(self.model.lines):
            y = box.y + 26.0 * (number + 0.5)
            x = box.x + 48
            left = x + 20
            who = PlayerLook(number, line.name, line.colour, emblem=line.emblem, character=line.character)
            left += sign_in_row(canvas, self.kit.theme, who, x, y, 22)
            canvas.text(left, y, line.name, BODY, width=box.w * 0.45)
            canvas.text(box.right - 10, y, line.lost, SOFT, "right", box.w * 0.35)

    def _list(self, canvas: Canvas, box: Rect, listed: TurnList) -> float:
        texts, rows = self.kit.texts, listed.rows
        canvas.fitted_text(box.x, box.y + 10, texts(listed.title), HEADING, box.w, 12)
        if not rows:
            canvas.text(box.x, box.y + HEAD + ROW / 2 - 2, texts(listed.none), SOFT, width=box.w)
        for row, place in zip(rows, box.head(HEAD, 0).rows(len(rows), ROW - 4, 4), strict=True):
            self._row(canvas, place, row, listed.kind)
        return box.y + HEAD + ROW * max(len(rows), 1)

    def _row(self, canvas: Canvas, box: Rect, row: AnalysisRow, kind: Group) -> None:
        def draw(on: Canvas, look: Look) -> None:
            on.panel(box, "inset")
            if look in ("hover", "pressed", "focus"):
                on.outline(box, theme.GOLD_BRIGHT, 6, 1.4)
            chip(on, self.kit.theme, row.colour, box.x + 16, box.middle[1], 18, row.seat, row.emblem)
            text, colour = (row.gained, theme.GREEN_BRIGHT) if kind == "best" else (row.lost, theme.RED_BRIGHT)
            lost = on.text(box.right - 8, box.middle[1], text, SOFT.in_colour(colour), "right")
            room = box.w - 40 - max(lost + 12, 56)
            said = on.fitted_text(box.x + 32, box.middle[1], row.text, BODY._replace(size=14.5), room)
            room -= said + 12
            if row.mistake and room > LEAST_SAID:
                on.fitted_text(box.x + 44 + said, box.middle[1], row.mistake, SMALL, room, 11)

        tip = TooltipModel(row.more, row.text) if row.more else None
        self.panel.spot(canvas, Spot(f"{kind}:{row.turn}", box, draw, lambda: self._open(row), tip))
