"""The scoring of a phase, castle by castle, which fills while the points fly; two lines a player in a low window."""

from torres3d.games.torres.hud.models.score_models import CastleLine, ScoringColumn, ScoringModel
from torres3d.hud.kit import theme
from torres3d.hud.kit.base_models import Answer
from torres3d.hud.kit.canvas import BODY, NUMBER, SMALL, TITLE, Canvas
from torres3d.hud.kit.layout import MARGIN, Rect, Viewport, around
from torres3d.hud.kit.panel import HangingPanel, Spot, lines
from torres3d.hud.kit.panel_and_button_skins import Look
from torres3d.hud.panels.overlay_strip import STRIP_HEIGHT, folded_height
from torres3d.hud.widgets.player_signs_and_badges import player_sign

PARTS = SMALL._replace(size=13.5)
FOLDED_HEAD, FOLDED_ROW, FOLDED_FOOT = 24.0, 46.0, 40.0
"""Units of the parts of the folded panel: its title, a player at most, and its button."""
LINE = 20.0
"""Height of a line of a castle."""
HEAD, NAME = 40.0, 36.0
"""Units of the title and of a player's name."""
DONE = Answer("scoring", "done")
MOST_LINES = 8


class ScoringPanel(HangingPanel[ScoringModel]):
    """In the column of the turn panel, player below player, so that the board keeps still. Where panels are folded a
    player has two lines, and the castles in a tip."""

    answers_keys = True

    @property
    def strip(self) -> bool:
        return self.model is not None and not self.model.done and self.kit.view.folded

    @property
    def covered_area(self) -> Rect | None:
        """Nothing of the board."""
        return None

    def _lines(self, view: Viewport, model: ScoringModel) -> int:
        """The number of lines that the castles of a player get: as many as they need and as fit."""
        rows, floor = len(model.columns), max(self._floor, STRIP_HEIGHT + MARGIN)
        free = view.height - floor - 2 * MARGIN - self._frame(model) - rows * self._rest(model)
        most = max(len(column.castles) + (column.passed > 0) for column in model.columns)
        return max(2, min(MOST_LINES, int(free / rows / LINE), most))

    @staticmethod
    def _frame(model: ScoringModel) -> float:
        return HEAD + 10 + (50 if model.done else 0)

    @staticmethod
    def _rest(model: ScoringModel) -> float:
        """The height of a player but for his castles, and of the gap below."""
        return NAME + 12 + LINE * (2 if model.master is not None else 1)

    def place(self, view: Viewport, model: ScoringModel) -> Rect:
        edge = around(view)
        rows, width = len(model.columns), edge.right
        if view.folded:
            foot = FOLDED_FOOT if model.done else 6.0
            free = view.height - folded_height() - 3 * edge.gap - FOLDED_HEAD - foot
            self._row = min(FOLDED_ROW, free / rows)
            height = FOLDED_HEAD + foot + rows * self._row
        else:
            height = self._frame(model) + rows * (self._rest(model) + LINE * self._lines(view, model))
        return Rect(view.width - width - edge.gap, edge.gap, width, height)

    def paint(self, canvas: Canvas, model: ScoringModel) -> None:
        box, folded = self.rect, self.kit.view.folded
        canvas.panel(box)
        title = self.kit.texts("scoring-title", phase=model.phase)
        head = FOLDED_HEAD if folded else HEAD
        size, least, lower = (15, 12, 1) if folded else (20, 13, 3)
        style = canvas.fitted(title, TITLE._replace(size=size), box.w - 24, least, step=1)
        canvas.text(box.middle[0], box.y + head / 2 + lower, title, style, "middle")
        if folded:
            rows = box.head(head, self._row, 5).rows(len(model.columns), self._row)
            for column, row in zip(model.columns, rows, strict=True):
                self._folded(canvas, model, column, row._replace(h=self._row - 3))
        else:
            inner = box.head(head, box.h - self._frame(model), 8)
            high = inner.h / len(model.columns)
            for number, column in enumerate(model.columns):
                self._column(canvas, model, column, inner.head(number * high, high - 5))
        if model.done:
            wide, up, high = (box.w - 12, 36.0, 32.0) if folded else (220.0, 52.0, 42.0)
            rect = Rect(box.middle[0] - wide / 2, box.bottom - up, wide, high)
            self.button(canvas, "scoring", rect, self.kit.texts("go-on"), DONE, kind="main", icon="check")

    def _folded(self, canvas: Canvas, model: ScoringModel, column: ScoringColumn, box: Rect) -> None:
        """A player in two lines: name and what it comes to, what was scored so far and what is gained."""
        parts = [castle.points for castle in column.castles] + ([column.passed] if column.passed else [])
        extra = [(sign, points) for sign, points in (("crown", column.king), ("star", column.master)) if points]

        def draw(on: Canvas, look: Look) -> None:
            on.panel(box, "inset")
            if column.current or look != "normal":
                on.fill(box, (*theme.GOLD[:3], 30), 6)
            if column.current:
                on.outline(box, theme.GOLD, 6, 1.6)
            upper, lower, right = box.y + box.h * 0.29, box.y + box.h * 0.74, box.right - 6
            total = column.before if column.after is None else column.after
            colour = theme.LIGHT_FAINT if column.after is None else theme.LIGHT
            wide = on.text(right, upper, str(total), NUMBER.in_colour(colour)._replace(size=15), "right") + 4
            player_sign(on, self.kit.theme, column.player, box.x + 14, upper, 18)
            on.fitted_text(box.x + 27, upper, column.player.beside_face, SMALL, right - wide - box.x - 27, 12)
            if column.after is not None:
                gain = NUMBER.in_colour(theme.GREEN_BRIGHT)._replace(size=14)
                right -= on.text(right, lower, f"+{column.after - column.before}", gain, "right") + 5
            # Signs where there is room for them, and one sum where there is none for each castle.
            told = " + ".join(map(str, parts))
            bonus = PARTS.in_colour(theme.GOLD_BRIGHT)
            extra_wide = sum(on.width(str(points), bonus) + 25 for _, points in extra)
            signs = on.width(told, PARTS) + extra_wide <= right - box.x - 6
            if not signs and len(parts) > 1:
                told = str(sum(parts))
            at = box.x + 6 + on.text(box.x + 6, lower, told, PARTS)
            for sign, points in extra:
                if signs:
                    on.icon(sign, at + 13, lower, 13, theme.GOLD)
                at += 22 if signs else 3
                at += on.text(at, lower, str(points) if signs else f"+{points}", bonus)

        texts = self.kit.texts
        told = [self._castle(castle) + f": {castle.points}" for castle in column.castles]
        told += [f"{texts('scoring-king')}: {column.king}"] if column.king is not None else []
        told += [f"{texts('scoring-master')}: {column.master}"] if column.master is not None else []
        told += [f"{texts('scoring-passed')}: {column.passed}"] if column.passed else []
        tip = lines(*told, title=column.player.name)
        self.spot(canvas, Spot(f"scored:{column.player.seat}", box, draw, tip=tip))

    def _castle(self, castle: CastleLine) -> str:
        told = self.kit.texts("scoring-castle", label=castle.label, area=castle.area, level=castle.level)
        return told.strip()

    def _column(self, canvas: Canvas, model: ScoringModel, column: ScoringColumn, box: Rect) -> None:
        texts = self.kit.texts
        canvas.panel(box, "inset")
        if column.current:
            canvas.fill(box, (*theme.GOLD[:3], 30), 6)
            canvas.outline(box, theme.GOLD, 6, 1.6)
        taken = self._sum_beside_name(canvas, column, box)
        middle = box.y + 19
        player_sign(canvas, self.kit.theme, column.player, box.x + 24, middle, 26)
        canvas.fitted_text(box.x + 46, middle, column.player.beside_face, BODY, box.w - 54 - taken, 10)
        y = box.y + NAME
        # Castles may use the lines of bonuses that nobody has.
        bonuses = (column.king, column.master)[: 1 if model.master is None else 2]
        room = self._lines(self.kit.view, model) + sum(bonus is None for bonus in bonuses) - (column.passed > 0)
        castles = column.castles
        hidden: tuple[CastleLine, ...] = ()
        if len(castles) > room:
            castles, hidden = castles[: room - 1], castles[room - 1 :]
        for castle in castles:
            self._line(canvas, box, y, self._castle(castle), castle.points, crown=castle.king)
            y += LINE
        if hidden:
            text = texts("scoring-more", castles=len(hidden))
            self._line(canvas, box, y, text, sum(castle.points for castle in hidden))
        y = box.y + NAME + len(column.castles[:room]) * LINE
        if column.king is not None:
            self._line(canvas, box, y, texts("scoring-king"), column.king, gold=True)
            y += LINE
        if model.master is not None and column.master is not None:
            self._line(canvas, box, y, texts("scoring-master"), column.master, gold=True)
            y += LINE
        if column.passed:
            self._line(canvas, box, y, texts("scoring-passed"), column.passed)

    @staticmethod
    def _sum_beside_name(canvas: Canvas, column: ScoringColumn, box: Rect) -> float:
        """What was gained and what it comes to, at the right of the name; how wide that is, in units."""
        right, middle = box.right - 12, box.y + 19
        if column.after is None:
            number = NUMBER.in_colour(theme.LIGHT_FAINT)._replace(size=19)
            return canvas.text(right, middle, str(column.before), number, "right") + 8
        wide = canvas.text(right, middle, str(column.after), NUMBER._replace(size=19), "right") + 10
        gain = NUMBER.in_colour(theme.GREEN_BRIGHT)._replace(size=16)
        return wide + canvas.text(right - wide, middle, f"+{column.after - column.before}", gain, "right") + 8

    def _line(
        self, canvas: Canvas, box: Rect, y: float, text: str, points: int, gold: bool = False, crown: bool = False
    ) -> None:
        style = SMALL._replace(size=15, colour=theme.GOLD_BRIGHT if gold else theme.LIGHT)
        middle = y + LINE / 2
        right = box.right - 14
        wide = canvas.text(right, middle, str(points), style._replace(face="bold"), "right")
        left = box.x + 14
        if crown:
            canvas.icon("crown", left + 8, middle, 15, theme.GOLD)
            left += 21
        canvas.fitted_text(left, middle, text, style, right - wide - 6 - left, 10)

    def key(self, name: str) -> bool:
        if name in ("enter", "space") and self.model is not None and self.model.done:
            self.kit.send(DONE)
            return True
        return False
