"""The page that continues a game from one of its moments: who plays whom."""

from torres3d.engine.player_names_and_colours import emblems
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas
from torres3d.hud.kit.layout import Rect, Viewport
from torres3d.hud.kit.page import PAD, TEXT, Page
from torres3d.hud.models.intents import MenuChoice, SeatGiven
from torres3d.hud.models.page_models import BranchModel
from torres3d.hud.models.setup_models import Draft
from torres3d.hud.widgets.bot_chooser import bot_chooser
from torres3d.hud.widgets.player_signs_and_badges import chip

WIDTH = 640.0
ROW = 80.0
NOTE_STYLE = SMALL._replace(size=15)


class BranchPage(Page[BranchModel]):
    """A row for each seat: colour, name, and who plays it."""

    escape = MenuChoice("back")
    foot = 72.0

    def size(self, view: Viewport) -> tuple[float, float]:
        canvas = self.kit.canvas(Rect(0, 0, 1, 1))
        about = len(canvas.break_lines(self._about, NOTE_STYLE, WIDTH - 2 * PAD))
        return WIDTH, 78 + 30 + about * canvas.line_height(NOTE_STYLE) + 12 + ROW * len(self.model.players) + 84

    @property
    def _about(self) -> str:
        return self.model.about or self.kit.texts("branch-about")

    @property
    def first_focus(self) -> str:
        return "play_on"

    def paint(self, canvas: Canvas, box: Rect) -> None:
        texts = self.kit.texts
        y = self.title(canvas, box, texts("branch-title")) + 8
        style = BODY.in_colour(theme.GOLD)
        canvas.fitted_text(box.middle[0], y + 10, self.model.moment, style, box.w - 2 * PAD, align="middle")
        y += 30
        y += canvas.paragraph(box.x + PAD, y, box.w - 2 * PAD, self._about, NOTE_STYLE, align="middle") + 12
        players = self.model.players
        rows = box.row(y, 0, PAD).rows(len(players), ROW - 6, 6)
        for seat, (player, place) in enumerate(zip(players, rows, strict=True)):
            self._row(canvas, seat, player, place)
        row = box.foot(62, 42, PAD)
        back, start = row.columns(2, 14)
        self.panel.button(canvas, "back", back, texts("back"), MenuChoice("back"))
        self.panel.button(
            canvas, "play_on", start, texts("branch-start"), MenuChoice("play_on"), kind="main", icon="play",
            style=TEXT.in_colour(theme.INK)._replace(face="bold"),
        )  # fmt: skip

    def _row(self, canvas: Canvas, seat: int, player: Draft, row: Rect) -> None:
        canvas.panel(row, "inset")
        emblem = emblems([each.colour for each in self.model.players])[seat]
        chip(canvas, self.kit.theme, player.colour, row.x + 28, row.middle[1], 32, seat, emblem)
        name = Rect(row.x + 54, row.y, row.w * 0.47 - 60, row.h)
        canvas.fitted_text(name.x, name.middle[1], player.name, BODY, name.w)
        bots = self.model.bots
        usual = next((each.bot for each in self.model.players if each.bot), bots[0].id)
        place = Rect(row.x + row.w * 0.47, row.y + 8, row.w * 0.53 - 10, row.h - 14)
        bot_chooser(self.panel, canvas, seat, place, bots, player.bot, usual, lambda bot: self._give(seat, bot))

    def _give(self, seat: int, bot: str | None) -> None:
        self.kit.send(SeatGiven(seat, bot))
