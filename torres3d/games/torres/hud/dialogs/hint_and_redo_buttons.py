"""Aids within a dialog: buttons for the hint and for redo, and their keys."""

from typing import Any

from torres3d.games.torres.hud.models.dialog_models import Aid, Help
from torres3d.games.torres.hud.models.turn_models import DoAction
from torres3d.hud.kit.canvas import Canvas
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.page import Page
from torres3d.hud.kit.panel import lines

HELPS: tuple[Help, ...] = ("redo", "hint")
BUTTON = 42.0
AIDS_WIDTH = (BUTTON + 8) * len(HELPS)
"""Units that the buttons need at the left of a row."""


def aid_key(page: Page[Any], aid: Aid, name: str) -> bool:
    """Do what a key helps with; False if it is none of those."""
    action = aid.action_of(name)
    if action is None:
        return False
    page.kit.send(DoAction(action))
    return True


def aid_buttons(page: Page[Any], canvas: Canvas, aid: Aid, row: Rect) -> Rect:
    """The buttons at the left of a row; what is left of the row."""
    if not aid.keys:
        return row
    texts, named = page.kit.texts, {action: key for key, action in aid.keys}
    for number, action in enumerate(HELPS):
        key = page.kit.key_hint(named.get(action, ""))
        page.panel.button(
            canvas, f"aid:{action}", Rect(row.x + number * (BUTTON + 8), row.y, BUTTON, row.h), "", DoAction(action),
            icon=action, kind="quiet", enabled=aid.can_redo or action == "hint",
            tip=lines(texts(f"action-{action}-about"), key, title=texts(f"action-{action}")),
        )  # fmt: skip
    return Rect(row.x + AIDS_WIDTH, row.y, row.w - AIDS_WIDTH, row.h)
