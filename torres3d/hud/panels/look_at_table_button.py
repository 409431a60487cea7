"""Hides what covers the table for a look at the board, and shows it again: by a button, and by a key."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from panda3d.core import NodePath

from torres3d.hud.kit.canvas import BODY, Canvas
from torres3d.hud.kit.layout import MARGIN, Rect, Viewport, around
from torres3d.hud.kit.panel import Panel, PanelKit, lines
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.page_models import ResultModel
from torres3d.i18n.player_level_and_key_names import key_name

HEIGHT, SIGN = 40.0, 34.0
STYLE = BODY._replace(size=15.5)


class LookAtTableModel(msgspec.Struct, frozen=True):
    """``aside``: whether the board is being looked at. ``key``: the key of the button, if any. ``top``: whether it is
    at the upper edge, in place of the prompt. ``corner``: its position as an icon, in units."""

    aside: bool
    key: str = ""
    top: bool = False
    corner: tuple[float, float] | None = None


class LookAtTableButton(Panel[LookAtTableModel]):
    """Button in the prompt's place, which a question or the scoring does not need; or below a page at the lower edge;
    or a sign in the corner of a question where there is little room. ``turn`` is its action."""

    solid = False

    def __init__(self, kit: PanelKit, parent: NodePath, sort: int, turn: Callable[[], Any]) -> None:
        super().__init__(kit, parent, sort)
        self._turn = turn

    def _label(self, model: LookAtTableModel) -> str:
        texts = self.kit.texts
        label = texts("look-back" if model.aside else "look-board")
        return texts("look-with-key", what=label, key=key_name(model.key, texts)) if model.key else label

    def place(self, view: Viewport, model: LookAtTableModel) -> Rect:
        if model.corner is not None:
            return Rect(*model.corner, SIGN, SIGN)
        wide = self.kit.canvas(Rect(0, 0, 1, 1)).width(self._label(model), STYLE) + 74
        if model.top:
            between = around(view).between(view)
            return Rect(between.middle[0] - wide / 2, between.y, wide, HEIGHT)
        return Rect((view.width - wide) / 2, view.height - HEIGHT - MARGIN, wide, HEIGHT)

    def paint(self, canvas: Canvas, model: LookAtTableModel) -> None:
        sign = "undo" if model.aside else "eye"
        label, tip = self._label(model), None
        if model.corner is not None:
            label, tip = "", lines(title=label)
        self.button(canvas, "look", self.rect, label, self._turn, icon=sign, style=STYLE, tip=tip)


class LookAtTable:
    """Hides panels and shows them again, with all that was chosen on them."""

    def __init__(self, panels: Callable[[], Sequence[Panel[Any]]], button: LookAtTableButton) -> None:
        self._panels = panels
        self._button = button
        self.key = ""
        """The key that does what the button does, as it is written on it."""
        self.aside = False
        """Whether the board is being looked at."""
        self.offered = False
        """Whether something that can be hidden covers the table."""

    def turn(self) -> bool:
        """Hide what covers the table or show it again; False if nothing does."""
        self.aside = self.offered and not self.aside
        return self.offered

    def update(self, offered: bool, top: bool = False, corner: tuple[float, float] | None = None) -> None:
        """Whether something can be hidden now; ``top`` and ``corner`` say where the button is."""
        self.offered = offered
        self.aside = self.aside and offered
        self._button.update(
            LookAtTableModel(self.aside, self.key, top, None if self.aside else corner) if offered else None
        )
        for panel in self._panels():
            panel.stand_aside(self.aside)


def offers_a_look(model: HudModel, table: bool, over: bool) -> bool:
    """Whether something covers a table that can be looked at: a dialog, a panel (``over``), or the result; ``table``:
    whether a game shows its panels."""
    in_sight = table and model.cover is None and model.screen is None
    return isinstance(model.screen, ResultModel) or (in_sight and (over or model.dialog is not None))
