"""Panel with a button for each legal command, at the upper right."""

from functools import partial

from torres3d.hud.kit.canvas import HEADING, Canvas
from torres3d.hud.kit.layout import Rect, Viewport, around
from torres3d.hud.kit.panel import HangingPanel, lines
from torres3d.hud.models.default_screens_models import CommandsModel, GiveCommand, UndoCommand
from torres3d.hud.widgets.player_signs_and_badges import player_sign
from torres3d.i18n.player_level_and_key_names import key_name

HEAD, ROW, GAP, PAD = 52.0, 38.0, 6.0, 10.0
"""Units of height of the player's name and of a button, between buttons, and beside them."""


class CommandsPanel(HangingPanel[CommandsModel]):
    """The player to move, his commands from top to bottom, and undo."""

    def place(self, view: Viewport, model: CommandsModel) -> Rect:
        edge, rows = around(view), len(model.commands) + 1
        high = HEAD + rows * (ROW + GAP) - GAP + PAD
        return Rect(view.width - edge.right - edge.gap, self._top, edge.right, high)

    def paint(self, canvas: Canvas, model: CommandsModel) -> None:
        box, player, texts = self.rect, model.player, self.kit.texts
        canvas.panel(box, "glass")
        player_sign(canvas, self.kit.theme, player, box.x + 28, box.y + 27, 32)
        canvas.fitted_text(box.x + 52, box.y + 27, player.called, HEADING._replace(size=17), box.w - 60, 11)
        rows = box.head(HEAD, ROW, PAD).rows(len(model.commands) + 1, ROW, GAP)
        for at, (command, row) in enumerate(zip(model.commands, rows, strict=False)):
            # A click on what is there no more is refused by its ``n``.
            give = partial(self.kit.send, GiveCommand(at, model.n))
            note = key_name(command.key, texts) if command.key else ""
            self.button(canvas, f"command:{at}", row, command.label, give, kind="main", note=note)
        undo = partial(self.kit.send, UndoCommand(len(model.commands)))
        self.button(
            canvas, "undo", rows[-1], texts("simple-undo"), undo, icon="undo",
            kind="quiet", enabled=not model.why_no_undo, reason=model.why_no_undo, tip=lines(model.why_no_undo),
            note=key_name(model.undo_key, texts) if model.undo_key else "",
        )  # fmt: skip
