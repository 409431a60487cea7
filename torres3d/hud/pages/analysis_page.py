"""The analysis of a game: the course of what was expected as a picture, turning points and costly turns as a list."""

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, HEADING, SMALL, SOFT, Canvas
from torres3d.hud.kit.layout import Rect, Viewport
from torres3d.hud.kit.page import PAD, TEXT, Page
from torres3d.hud.kit.panel import Spot
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
PRACTISE = 270.0
"""Width of the button that makes puzzles from the game."""
BAR = 320.0
"""Width of the bar that shows how far the analysis is."""


class AnalysisPage(Page[AnalysisModel]):
    """Course on the left, lists on the right, or below where there is no room; a click on a turn shows it beside a
    better one, or in the replay where there is none."""

    escape = MenuChoice("back")
    foot = 72.0

    def size(self, view: Viewport) -> tuple[float, float]:
        width = min(1180.0, view.width - 2 * EDGE)
        lists = 10 + 2 * HEAD + ROW * (len(self.model.turning) + len(self.model.worst))
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
        back = Rect(box.x + PAD, box.bottom - 60, 150, 40)
        self.panel.button(canvas, "back", back, texts("back"), MenuChoice("back"))
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
            practise = Rect(box.right - PAD - PRACTISE, back.y, PRACTISE, back.h)
            self.panel.button(canvas, "practise", practise, texts("practise"), MenuChoice("practise"), icon="redo")
            room -= PRACTISE + 18
        canvas.fitted_text(back.right + 18, back.middle[1], texts("analysis-click"), SMALL, room, 10)
        narrow = box.w < NARROW
        inner = box.row(top, box.bottom - 76 - top, PAD)
        picture = inner._replace(h=COURSE) if narrow else inner._replace(w=inner.w - LIST - GAP)
        canvas.fitted_text(picture.x, picture.y + 10, self.model.about, SOFT, picture.w, 10)
        legend = 26.0 * len(self.model.lines)
        self._course(canvas, Rect(picture.x + 34, picture.y + 30, picture.w - 44, picture.h - 62 - legend))
        self._legend(canvas, picture.foot(legend, legend))
        right = Rect(picture.right + GAP, top, LIST, inner.h)
        if narrow:
            right = inner.row(picture.bottom + GAP, inner.bottom - picture.bottom - GAP)
        below = self._list(canvas, right, texts("analysis-turning"), self.model.turning, "turning")
        self._list(
            canvas, right.row(below + 10, right.bottom - below - 10), texts("analysis-worst"), self.model.worst, "worst"
        )

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
            canvas.icon("marker", x + 7, box.y + 14, 15, theme.GOLD_BRIGHT)
        for line in self.model.lines:
            path = [place(turn, points) for turn, points in enumerate(line.points)]
            canvas.line(path, (*theme.WOOD_LINE[:3], 200), 4.4)
            canvas.line(path, self.kit.theme.player(line.colour), 2.6)

    def _legend(self, canvas: Canvas, box: Rect) -> None:
        for number, line in enumerate(self.model.lines):
            y = box.y + 26.0 * (number + 0.5)
            x = box.x + 48
            left = x + 20
            who = PlayerLook(number, line.name, line.colour, emblem=line.emblem, character=line.character)
            left += sign_in_row(canvas, self.kit.theme, who, x, y, 22)
            canvas.text(left, y, line.name, BODY, width=box.w * 0.45)
            canvas.text(box.right - 10, y, line.lost, SOFT, "right", box.w * 0.35)

    def _list(self, canvas: Canvas, box: Rect, title: str, rows: tuple[AnalysisRow, ...], kind: str) -> float:
        canvas.text(box.x, box.y + 10, title, HEADING, width=box.w)
        for row, place in zip(rows, box.head(HEAD, 0).rows(len(rows), ROW - 4, 4), strict=True):
            self._row(canvas, place, row, f"{kind}:{row.turn}")
        return box.y + HEAD + ROW * len(rows)

    def _row(self, canvas: Canvas, box: Rect, row: AnalysisRow, name: str) -> None:
        def draw(on: Canvas, look: Look) -> None:
            on.panel(box, "inset")
            if look in ("hover", "pressed", "focus"):
                on.outline(box, theme.GOLD_BRIGHT, 6, 1.4)
            chip(on, self.kit.theme, row.colour, box.x + 16, box.middle[1], 18, row.seat, row.emblem)
            lost = on.text(box.right - 8, box.middle[1], row.lost, SOFT.in_colour(theme.RED_BRIGHT), "right")
            room = box.w - 40 - max(lost + 12, 56)
            said = on.fitted_text(box.x + 32, box.middle[1], row.text, BODY._replace(size=14.5), room)
            room -= said + 12
            if row.mistake and room > LEAST_SAID:
                on.fitted_text(box.x + 44 + said, box.middle[1], row.mistake, SMALL, room, 11)

        intent = CompareTurn(row.turn) if row.better else ReplayTo(row.at)
        tip = TooltipModel(row.more, row.text) if row.more else None
        self.panel.spot(canvas, Spot(name, box, draw, lambda: self.kit.send(intent), tip))
