"""The question who starts the next phase."""

from torres3d.games.torres.hud.dialogs.hint_and_redo_buttons import aid_buttons, aid_key
from torres3d.games.torres.hud.models.dialog_models import StarterDialog
from torres3d.games.torres.hud.models.turn_models import NameStarter
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import Canvas
from torres3d.hud.kit.layout import Rect, Viewport
from torres3d.hud.kit.page import PAD, TEXT, Page
from torres3d.hud.kit.panel import Spot
from torres3d.hud.kit.panel_and_button_skins import Look
from torres3d.hud.models.player_look import PlayerLook
from torres3d.hud.pages.choice_dialog import BUTTON, WIDTH
from torres3d.hud.widgets.player_signs_and_badges import player_sign


class StarterPage(Page[StarterDialog]):
    """A button for each player."""

    def size(self, view: Viewport) -> tuple[float, float]:
        return WIDTH, 138 + 58.0 * len(self.model.players) + (54.0 if self.model.aid.keys else 0.0)

    def paint(self, canvas: Canvas, box: Rect) -> None:
        texts = self.kit.texts
        y = self.title(canvas, box, texts("starter-title"))
        text = self.model.aid.advice or texts("starter-text", name=self.model.chooser.name)
        canvas.paragraph(box.x + PAD, y, box.w - 2 * PAD, text, TEXT, 2, "middle")
        *rows, last = box.row(y + 52, 0, PAD).rows(len(self.model.players) + 1, 48, 10)
        for player, row in zip(self.model.players, rows, strict=True):
            self._player(canvas, player, row)
        aid_buttons(self, canvas, self.model.aid, last._replace(h=BUTTON))

    def key(self, name: str) -> bool:
        return aid_key(self, self.model.aid, name)

    def _player(self, canvas: Canvas, player: PlayerLook, rect: Rect) -> None:
        def draw(on: Canvas, look: Look) -> None:
            on.button(rect, "plain", look)
            x, y = rect.x + 30, rect.middle[1]
            player_sign(on, self.kit.theme, player, x, y, 32)
            on.text(rect.x + 58, rect.middle[1], player.called, TEXT.in_colour(theme.LIGHT), width=rect.w - 74)

        press = NameStarter(player.seat)
        self.panel.spot(canvas, Spot(f"starter:{player.seat}", rect, draw, lambda: self.kit.send(press)))
