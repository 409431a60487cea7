"""The list of saved games: open, replay, delete; turned by the wheel or by arrows."""

from typing import Any

from torres3d.hud.contract.intents import GameChoice, MenuChoice
from torres3d.hud.contract.page_models import GameRow, GamesModel
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas
from torres3d.hud.kit.layout import Rect, Viewport
from torres3d.hud.kit.page import PAD, TEXT, Page
from torres3d.hud.kit.panel import Panel, lines

ROW = 62.0


class GamesPage(Page[GamesModel]):
    """As many rows as fit; the wheel goes on by one."""

    def __init__(self, panel: Panel[Any], model: GamesModel) -> None:
        super().__init__(panel, model)
        self.first = 0
        self._fit = 6

    def size(self, view: Viewport) -> tuple[float, float]:
        return 900, 576

    def _turn(self, rows: int) -> None:
        last = max(0, len(self.model.games) - self._fit)
        first = min(max(self.first + rows, 0), last)
        if first != self.first:
            self.first = first
            self.again()

    def wheel(self, steps: int) -> bool:
        self._turn(-steps)
        return True

    def turned(self, name: str, steps: int) -> bool:
        row = name.partition(":")[2]
        before = self.first
        if row and int(row) == (0 if steps > 0 else self._fit - 1):
            self._turn(-steps)
        return self.first != before

    def key(self, name: str) -> bool:
        if name == "escape":
            self.kit.send(MenuChoice("back"))
            return True
        if name in ("arrow_up", "arrow_down", "page_up", "page_down"):
            rows = self._fit if name.startswith("page") else 1
            self._turn(-rows if name.endswith("up") else rows)
            return True
        return False

    def paint(self, canvas: Canvas, box: Rect) -> None:
        texts = self.kit.texts
        y = self.title(canvas, box, texts("games-title"))
        room = box.bottom - 76 - y
        self._fit = max(1, int(room / ROW))
        games = self.model.games
        self.first = min(self.first, max(0, len(games) - self._fit))
        if not games:
            canvas.paragraph(box.x + PAD, y + 60, box.w - 2 * PAD, texts("games-none"), TEXT, 3, "middle")
        for number, game in enumerate(games[self.first : self.first + self._fit]):
            self._row(canvas, number, game, Rect(box.x + PAD, y + number * ROW, box.w - 2 * PAD, ROW - 6))
        row = Rect(box.x + PAD, box.bottom - 62, box.w - 2 * PAD, 42)
        self.panel.button(
            canvas, "back", Rect(row.x, row.y, 150, row.h), texts("back"), lambda: self.kit.send(MenuChoice("back"))
        )
        right = row.right
        if len(games) > self._fit:
            last = min(self.first + self._fit, len(games))
            for name, icon, step, enabled in (
                ("later", "down", self._fit, last < len(games)),
                ("earlier", "up", -self._fit, self.first > 0),
            ):
                self._arrow(canvas, name, icon, step, Rect(right - 46, row.y, 46, row.h), enabled)
                right -= 52
            shown = texts("games-shown", first=self.first + 1, last=last, count=len(games))
            right -= canvas.text(right - 8, row.middle[1], shown, SMALL, "right") + 20
        folder = texts("games-folder", folder=self.model.folder) if self.model.folder else ""
        canvas.text(row.x + 166, row.middle[1], folder, SMALL, width=right - row.x - 176)

    def _arrow(self, canvas: Canvas, name: str, icon: str, step: int, rect: Rect, enabled: bool) -> None:
        self.panel.button(canvas, name, rect, "", lambda: self._turn(step), icon=icon, kind="quiet", enabled=enabled)

    def _row(self, canvas: Canvas, number: int, game: GameRow, box: Rect) -> None:
        texts = self.kit.texts
        canvas.panel(box, "inset")
        buttons = 250.0
        width = box.w - buttons - 28
        canvas.text(box.x + 14, box.y + 18, game.names, BODY._replace(size=16.5), width=width)
        details = " · ".join(part for part in (game.date, game.edition, game.progress) if part)
        if game.fault:
            canvas.text(box.x + 14, box.y + 40, game.fault, SMALL.in_colour(theme.RED_BRIGHT), width=width)
        else:
            canvas.text(box.x + 14, box.y + 40, details, SMALL._replace(size=14.5), width=width)
        left = box.right - buttons - 8
        going_on = not game.fault and not game.finished
        main = Rect(left, box.y + 10, 156 if going_on else 202, 36)
        label = texts("games-fault" if game.fault else "menu-replay" if game.finished else "games-open")
        first = "replay" if game.finished and not game.fault else "open"
        self.panel.button(
            canvas, f"{first}:{number}", main, label, lambda: self.kit.send(GameChoice(game.file, first)),
            kind="quiet" if game.fault else "plain",
        )  # fmt: skip
        if going_on:
            self._small(canvas, f"replay-of:{number}", "turn_forward", "menu-replay", GameChoice(game.file, "replay"),
                        Rect(main.right + 6, main.y, 40, 36))  # fmt: skip
        self._small(canvas, f"delete:{number}", "close", "games-delete", GameChoice(game.file, "delete"),
                    Rect(left + 208, main.y, 40, 36))  # fmt: skip

    def _small(self, canvas: Canvas, name: str, icon: str, key: str, said: GameChoice, rect: Rect) -> None:
        tip = lines(self.kit.texts(key))
        self.panel.button(canvas, name, rect, "", lambda: self.kit.send(said), icon=icon, kind="quiet", tip=tip)
