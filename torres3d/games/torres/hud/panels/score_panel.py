"""The score panel: every player's points, what a scoring held now would give, cards and knights left."""

from torres3d.games.torres.hud.models.score_models import ScoreModel, ScoreRow
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, NUMBER, SMALL, TITLE, Canvas
from torres3d.hud.kit.layout import Rect, Viewport, around
from torres3d.hud.kit.panel import Panel, Spot, lines
from torres3d.hud.kit.panel_and_button_skins import Look
from torres3d.hud.kit.tooltip_model import TooltipModel
from torres3d.hud.models.intents import OpenMenu
from torres3d.hud.widgets.player_signs_and_badges import active_row, badge, player_sign, points_bar

HEADER, FOLDED_HEADER = 42.0, 36.0
ROW, FOLDED_ROW = 52.0, 30.0
PAIRS_EDGE = 5.0
"""Units above and below rows of two players."""
LEVEL = LAP = SMALL._replace(size=12.5)


def row_middle(view: Viewport, seat: int) -> tuple[float, float]:
    """The middle of a player's row, where there is one column of them."""
    edge = around(view)
    header, row = (FOLDED_HEADER, FOLDED_ROW) if view.folded else (HEADER, ROW)
    return edge.gap + edge.left / 2, edge.gap + header + row * (seat + 0.5)


class ScorePanel(Panel[ScoreModel]):
    """At the upper left, a row a player; folded it has emblems and points, and the rest in tips. In a low window two
    players share a row above what is read."""

    def place(self, view: Viewport, model: ScoreModel) -> Rect:
        edge = around(view)
        if view.crowded:
            rows = (len(model.rows) + 1) // 2
            return Rect(edge.gap, edge.gap, edge.left, 2 * PAIRS_EDGE + FOLDED_ROW * rows)
        header, row, low = (FOLDED_HEADER, FOLDED_ROW, 4) if view.folded else (HEADER, ROW, 10)
        return Rect(edge.gap, edge.gap, edge.strip, header + row * len(model.rows) + low)

    def paint(self, canvas: Canvas, model: ScoreModel) -> None:
        box = self.rect
        texts = self.kit.texts
        canvas.panel(box, "glass")
        folded = self.kit.view.folded
        if not folded:
            canvas.text(box.x + 16, box.y + 24, texts("score-title"), TITLE, width=box.w - 70)
        menu = box.head(5, 28, 6) if folded else Rect(box.right - 42, box.y + 9, 32, 30)
        if self.kit.view.crowded:
            menu = Rect(box.x + 6, box.y + PAIRS_EDGE, 32, FOLDED_ROW - 2)
        if model.menu:
            self.button(canvas, "menu", menu, "", OpenMenu(), icon="menu", kind="bare", tip=lines(texts("menu-open")))
        for number, row in enumerate(model.rows):
            if self.kit.view.crowded:
                pairs = Rect(box.x + 44, box.y + PAIRS_EDGE + FOLDED_ROW * (number // 2), box.w - 50, FOLDED_ROW - 2)
                place = pairs.columns(2, 2)[number % 2]
            elif folded:
                place = box.row(box.y + FOLDED_HEADER + FOLDED_ROW * number, FOLDED_ROW - 2, 4)
            else:
                place = box.row(box.y + HEADER + ROW * number, ROW - 2, 6)
            self._row(canvas, place, row)

    def _row(self, canvas: Canvas, box: Rect, row: ScoreRow) -> None:
        texts = self.kit.texts
        name = f"score:{row.player.seat}"
        left = texts("score-left", knights=row.knights, cards=row.cards)
        about = (row.player.about,) if row.player.about else ()
        told = (*about, texts("score-preview", points=row.preview), *row.breakdown, left)
        tip = TooltipModel(told, row.player.called)

        def draw(on: Canvas, look: Look) -> None:
            (self._draw_strip if self.kit.view.folded else self._draw_row)(on, box, row, look)

        self.spot(canvas, Spot(name, box, draw, tip=tip))

    def _bar(self, on: Canvas, box: Rect, row: ScoreRow) -> None:
        """The points as a bar beside those of the others, and what a scoring now would add."""
        rows = self.model.rows if self.model is not None else ()
        most = max((max(each.points, each.points + each.preview, 1) for each in rows), default=1)
        track = Rect(box.x + 48, box.bottom - 5, box.w - 58, 3)
        then = row.points + row.preview
        points_bar(on, self.kit.theme, track, row.player.colour, row.points, most, then)

    def _ground(self, on: Canvas, box: Rect, row: ScoreRow, look: Look) -> None:
        if row.active:
            active_row(on, box)
        if look == "hover":
            on.fill(box, theme.POINTED, 6)

    def _draw_strip(self, on: Canvas, box: Rect, row: ScoreRow, look: Look) -> None:
        self._ground(on, box, row, look)
        middle = box.middle[1]
        player_sign(on, self.kit.theme, row.player, box.x + 15, middle, 24)
        if row.king:
            at = (box.x + 26, box.y + 5) if row.player.character else (box.x + 24, box.y + 6)
            if row.player.character:
                on.icon("crown", *at, 15.5, theme.WOOD_LINE)  # or it is lost in the face
            on.icon("crown", *at, 13, theme.GOLD_BRIGHT)
        on.text(box.x + 60, middle, str(row.points), NUMBER._replace(size=17), "right")
        soft = SMALL.in_colour(theme.GREEN_BRIGHT if row.preview else theme.LIGHT_SOFT)
        on.text(box.right - 5, middle, f"+{row.preview}", soft._replace(face="bold"), "right")

    def _draw_row(self, on: Canvas, box: Rect, row: ScoreRow, look: Look) -> None:
        self._ground(on, box, row, look)
        player_sign(on, self.kit.theme, row.player, box.x + 24, box.y + box.h / 2, 34)
        points = on.width(str(row.points), NUMBER)
        right = box.right - 10
        on.text(right, box.y + 16, str(row.points), NUMBER, "right")
        left = box.x + 48
        room = right - points - 8 - left
        level = row.player.level
        if row.player.grade and on.width(row.player.name, BODY) + on.width(level, LEVEL) + 7 > room:
            level = row.player.grade  # the face says the rest
        wide = on.width(level, LEVEL) + 7 if level else 0.0
        name = on.text(left, box.y + 16, row.player.name, BODY, width=max(room - wide, room * 0.5))
        if level:
            on.text(left + name + 7, box.y + 17, level, LEVEL, width=room - name - 6)
        self._bar(on, box, row)
        low = box.y + 35
        gain = f"+{row.preview}"
        soft = SMALL.in_colour(theme.GREEN_BRIGHT if row.preview else theme.LIGHT_SOFT)
        gained = on.text(right, low, gain, soft._replace(face="bold"), "right")
        at = left
        if row.player.bot is not None:
            on.icon("bot", at + 7, low, 15, theme.LIGHT_SOFT)
            at += 22
        for icon, count in (("knight", row.knights), ("card", row.cards)):
            on.icon(icon, at + 7, low, 15, theme.LIGHT_SOFT)
            at += 17 + on.text(at + 17, low, str(count), SMALL) + 9
        if row.king:
            on.icon("crown", at + 8, low, 16, theme.GOLD)
            at += 24
        if row.lap:
            lap = self.kit.texts("score-lap", lap=row.lap)
            if at + on.width(lap, LAP) + 14 <= right - gained:
                badge(on, at, low, lap, LAP, (0, 0, 0, 90))
            else:
                on.icon("redo", at + 6, low, 13, theme.LIGHT_SOFT)
                on.text(at + 14, low, str(row.lap), LAP)
