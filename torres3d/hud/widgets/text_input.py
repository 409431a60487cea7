"""A field on a page or panel: a text that is typed, and how it is painted."""

from collections.abc import Callable
from typing import Any

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.panel import Panel, PanelKit, Spot
from torres3d.hud.kit.panel_and_button_skins import Look
from torres3d.hud.kit.text_field import TextField, paint_field

STYLE = BODY._replace(size=16)._replace(colour=theme.INK)


class TextInput(TextField):
    """A text of at most ``most`` characters that is typed, all of it marked at first."""

    def __init__(self, kit: PanelKit, text: str = "", most: int = 1000) -> None:
        super().__init__(text[:most], most, marked=True, say_why=kit.say_why)

    def start(self, text: str) -> None:
        """Begin with another text."""
        super().__init__(text[: self._most], self._most, marked=True, say_why=self._say_why)


def typed_line(
    panel: Panel[Any],
    canvas: Canvas,
    name: str,
    rect: Rect,
    line: TextInput,
    active: bool,
    press: Callable[[], None],
    hint: str = "",
    icon: str = "",
) -> None:
    """A field with the line; ``hint`` fills an empty one, ``active`` shows the caret."""
    left = 24.0 if icon else 0.0

    def draw(on: Canvas, look: Look) -> None:
        paint_field(on, rect, "", None, STYLE, "hover" if active else look)
        if active:
            on.fill(rect.inset(1.6), theme.PARCHMENT_TOP, 4)
        if icon:
            on.icon(icon, rect.x + 19, rect.middle[1], 17, theme.INK_SOFT)
        inner = Rect(rect.x + left, rect.y, rect.w - left, rect.h)
        if active:
            line.paint(on, inner, STYLE)
            return
        style = STYLE if line.text else SMALL._replace(size=15, colour=theme.INK_SOFT)
        on.text(inner.x + 10, rect.middle[1], line.text or hint, style, width=inner.w - 20)

    panel.spot(canvas, Spot(name, rect, draw, press))
