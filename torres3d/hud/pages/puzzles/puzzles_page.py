"""The page of puzzles: the puzzle of the day, puzzles of each grade, and the player's rating."""

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import SOFT, Canvas
from torres3d.hud.kit.controls import segments
from torres3d.hud.kit.layout import MARGIN, Rect, Viewport
from torres3d.hud.kit.page import PAD, TEXT, Page
from torres3d.hud.kit.panel import lines
from torres3d.hud.models.intents import MenuChoice
from torres3d.hud.models.puzzle_list_models import ChooseTheme, OpenFitting, OpenPuzzles, PuzzlesModel

WIDTH, ROW, GAP, ABOUT, UNREAD, FOOT = 700.0, 46.0, 9.0, 66.0, 92.0, 74.0
THEMES_ROW = 36.0
"""Units of the row in which a theme is chosen."""
ICONS = {"": "play", "solved": "check", "failed": "redo", "shown": "redo"}


class PuzzlesPage(Page[PuzzlesModel]):
    """A button for the puzzle of the day, one for those that fit, and one for each grade with what was solved of it."""

    escape = MenuChoice("back")
    foot = FOOT

    @property
    def first_focus(self) -> str:
        return "back" if self.model.fault else "puzzles:0"

    def size(self, view: Viewport) -> tuple[float, float]:
        rows = 2 + (self.model.mistakes is not None) + len(self.model.rows)
        unread = UNREAD if self.model.unread else 0.0
        return min(WIDTH, view.width - 2 * MARGIN), 70 + ABOUT + rows * (
            ROW + GAP
        ) + THEMES_ROW + GAP + 34 + unread + FOOT

    def paint(self, canvas: Canvas, box: Rect) -> None:
        texts, model = self.kit.texts, self.model
        y = self.title(canvas, box, texts("puzzles-title"))
        inner = box.w - 2 * PAD
        if model.fault:
            canvas.paragraph(box.x + PAD, y + 10, inner, model.fault, TEXT.in_colour(theme.RED_BRIGHT))
        else:
            canvas.paragraph(box.x + PAD, y + 2, inner, model.about, SOFT._replace(size=15), 3)
            y += ABOUT
            note = texts(f"puzzles-today-{model.today}") if model.today else ""
            self._button(canvas, 0, Rect(box.x + PAD, y, inner, ROW), texts("puzzles-today"), note, ICONS[model.today])
            y += ROW + GAP
            self._themes(canvas, Rect(box.x + PAD, y, inner, THEMES_ROW))
            y += THEMES_ROW + GAP
            self.panel.button(
                canvas, "puzzles:fitting", Rect(box.x + PAD, y, inner, ROW), texts("puzzles-fitting"), OpenFitting(),
                icon="learn", align="left", style=TEXT.in_colour(theme.LIGHT),
                note=texts("puzzles-back", puzzles=model.back) if model.back else texts("puzzles-near"),
            )  # fmt: skip
            if model.mistakes is not None:
                y += ROW + GAP
                self.panel.button(
                    canvas, "mistakes", Rect(box.x + PAD, y, inner, ROW), texts("mistakes-practise-all"),
                    MenuChoice("mistakes"), icon="redo", align="left", style=TEXT.in_colour(theme.LIGHT),
                    note=texts("mistakes-waiting", puzzles=model.mistakes) if model.mistakes else "",
                )  # fmt: skip
            for row in model.rows:
                y += ROW + GAP
                label = texts(f"puzzles-grade-{row.grade}")
                done = texts("puzzles-solved", solved=row.solved, tried=row.tried, of=row.of)
                icon = "check" if row.solved == row.of else "right"
                self._button(canvas, row.grade, Rect(box.x + PAD, y, inner, ROW), label, done, icon, row.of > 0)
            y += ROW + 24
            if model.rating is not None:
                number, margin = model.rating
                told = texts("puzzles-rating", rating=str(number), margin=str(margin))
                canvas.fitted_text(box.middle[0], y, told, TEXT.in_colour(theme.GOLD_BRIGHT), inner, align="middle")
            if model.unread:
                style = SOFT._replace(size=15).in_colour(theme.RED_BRIGHT)
                canvas.paragraph(box.x + PAD, y + 18, inner, model.unread, style, 4)
            history = Rect(box.right - PAD - 200, box.bottom - FOOT + 10, 200, 42)
            self.panel.button(
                canvas, "history", history, texts("puzzles-history"), MenuChoice("history"), icon="hourglass",
                kind="quiet",
            )  # fmt: skip
        back = Rect(box.x + PAD, box.bottom - FOOT + 10, 150, 42)
        self.panel.button(canvas, "back", back, texts("back"), MenuChoice("back"), icon="left")

    def _themes(self, canvas: Canvas, row: Rect) -> None:
        texts, themes = self.kit.texts, ("", *self.model.themes)
        named = [(theme, texts(f"puzzles-theme-{theme or 'all'}")) for theme in themes]
        tips = [lines(texts(f"puzzles-theme-{theme or 'all'}-about")) for theme in themes]
        segments(
            self.panel, canvas, "theme", row, named, self.model.theme,
            lambda theme: self.kit.send(ChooseTheme(theme)), tips,
        )  # fmt: skip

    def _button(
        self, canvas: Canvas, grade: int, rect: Rect, label: str, note: str, icon: str, enabled: bool = True
    ) -> None:
        colour = theme.INK if grade == 0 else theme.LIGHT
        self.panel.button(
            canvas, f"puzzles:{grade}", rect, label, OpenPuzzles(grade), icon=icon, enabled=enabled,
            kind="main" if grade == 0 else "plain", align="left", note=note, style=TEXT.in_colour(colour),
        )  # fmt: skip
