"""No text of the HUD is smaller than 12 pixels in a window of 1280 x 720, and none is cut for it, in any language."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.hud.conftest import Player
from tests.hud.test_scales import HERE, SPOKEN, around, cut, dialogs, over, pages
from torres3d.hud.kit.canvas import Canvas, TextStyle
from torres3d.i18n.texts import Texts

__all__ = ["cut"]
LEAST = 12
"""Pixels of the smallest letters."""


@pytest.mark.slow
@pytest.mark.parametrize("language", SPOKEN)
def test_all_text_can_be_read(
    make_hud: Callable[..., Player], cut: set[str], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    whole, written = Canvas.text, set[tuple[str, int]]()

    def heard(canvas: Canvas, x: float, y: float, text: str, style: TextStyle, *more: Any, **named: Any) -> float:
        written.add((text, canvas.pixels(style)))
        return whole(canvas, x, y, text, style, *more, **named)

    monkeypatch.setattr(Canvas, "text", heard)
    hud, say = make_hud(language).hud, Texts(HERE, language)
    for _, model in (*pages(say), *dialogs(say), *over(say), *around(say)):
        hud.update(model)
    assert len(written) > 500
    assert {(text, size) for text, size in written if size < LEAST} == set()
    assert cut == set()
