"""Analysis of a position in the study panel: progress, expectations, the best turns found."""

from typing import Any

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import SMALL, Canvas
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.panel import Panel, Spot, lines
from torres3d.hud.kit.panel_and_button_skins import Look
from torres3d.hud.models.study_models import FoundModel, FoundRow, ShowFound
from torres3d.hud.widgets.list_rows_and_scroll_bar import row_ground
from torres3d.hud.widgets.player_signs_and_badges import chip

BAR, STANDING, EDGE, GAP = 8.0, 24.0, 6.0, 2.0
LINE = 17.0
TEXT = SMALL._replace(size=13.5, colour=theme.LIGHT)
NOTE_STYLE = SMALL._replace(size=13.5)
POINTS = SMALL._replace(size=15, face="bold")
POINTS_WIDE = 38.0
LESS = ("−", "-")


class StudyAnalysis:
    """The part of the study's panel with the analysis."""

    def __init__(self, panel: Panel[Any]) -> None:
        self._panel = panel
        self._rows: list[tuple[FoundRow, list[str]]] = []
        self._told: list[str] = []

    def high(self, found: FoundModel, wide: float, lines: int, most: int) -> float:
        """The height of the part with at most so many turns, each in so many lines."""
        canvas = self._panel.kit.canvas(Rect(0, 0, 1, 1))
        room = wide - POINTS_WIDE - 12
        self._rows = [(row, canvas.break_lines(row.text, TEXT, room, lines)) for row in found.rows[:most]]
        self._told = canvas.break_lines(found.told, NOTE_STYLE, wide - 12, lines) if found.told else []
        rows = sum(LINE * len(broken) + EDGE + GAP for _, broken in self._rows)
        told = LINE * len(self._told) + EDGE if self._told else 0.0
        return BAR + (STANDING if found.standing or found.busy else 0.0) + rows + told + EDGE

    def paint(self, canvas: Canvas, found: FoundModel, box: Rect) -> None:
        head = BAR + (STANDING if found.standing or found.busy else 0.0)
        self._standing(canvas, found, box.head(1, head - 3, 4))
        y = box.y + head
        for line in self._told:
            canvas.text(box.x + 6, y + LINE / 2 + 2, line, NOTE_STYLE)
            y += LINE
        y += EDGE if self._told else 0.0
        for number, (row, broken) in enumerate(self._rows):
            place = box.row(y, LINE * len(broken) + EDGE)
            self._row(canvas, number, row, broken, place)
            y = place.bottom + GAP

    def _standing(self, canvas: Canvas, found: FoundModel, box: Rect) -> None:
        """A thin bar that says how far the search is, and below it what each player may expect."""
        colours, texts = self._panel.kit.theme, self._panel.kit.texts
        track, row = box._replace(h=4), box.row(box.y + BAR - 1, STANDING - 2)
        parts = row._replace(w=row.w - 18).columns(max(len(found.standing), 1), 2)
        share = min(found.effort / max(found.efforts, 1), 1.0)

        def draw(on: Canvas, look: Look) -> None:
            on.fill(track, (0, 0, 0, 130), 2)
            if share:
                colour = theme.GOLD_BRIGHT if found.busy or look != "normal" else theme.GOLD_DIM
                on.fill(track._replace(w=max(4.0, track.w * share)), colour, 2)
            for (player, points), part in zip(found.standing, parts, strict=False):
                chip(on, colours, player.colour, part.x + 9, part.middle[1], 17, player.seat, player.emblem)
                on.text(part.x + 22, part.middle[1], points, POINTS.in_colour(theme.LIGHT), width=part.w - 22)
            if found.busy:
                on.icon("hourglass", row.right - 8, row.middle[1], 13, theme.GOLD)

        effort = texts("study-panel-effort", effort=found.effort, efforts=found.efforts)
        about = (f"{player.called}: {points}" for player, points in found.standing)
        tip = lines(*about, effort, title=texts("study-panel-standing") if found.standing else "")
        self._panel.spot(canvas, Spot("study:standing", box, draw, tip=tip))

    def _row(self, canvas: Canvas, number: int, row: FoundRow, broken: list[str], box: Rect) -> None:
        kit = self._panel.kit
        colour = theme.RED_BRIGHT if row.points.startswith(LESS) else theme.GREEN_BRIGHT

        def draw(on: Canvas, look: Look) -> None:
            on.fill(box, (0, 0, 0, 60), 5)
            row_ground(on, box, look, row.shown)
            if row.shown:
                on.outline(box, theme.GOLD_BRIGHT, 5, 1.4)
            y = box.y + EDGE / 2 + LINE / 2
            on.text(box.x + POINTS_WIDE, y, row.points, POINTS.in_colour(colour), "right", width=POINTS_WIDE - 2)
            for place, line in enumerate(broken):
                on.text(box.x + POINTS_WIDE + 8, y + place * LINE, line, TEXT)

        told = kit.texts("study-panel-hide" if row.shown else "study-panel-show")
        tip = lines(*row.about, told, title=row.text)
        name = f"study:found:{number}"
        self._panel.spot(canvas, Spot(name, box, draw, lambda: kit.send(ShowFound(number)), tip))
