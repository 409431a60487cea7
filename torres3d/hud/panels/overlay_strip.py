"""The strip of overlay buttons and camera presets at the lower right."""

from collections.abc import Sequence
from typing import TypeVar

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas
from torres3d.hud.kit.layout import ROOM, Rect, Viewport, around
from torres3d.hud.kit.panel import Panel, lines
from torres3d.hud.models.intents import ToggleOverlay, ViewFrom, XrayLevel
from torres3d.hud.models.overlay_models import PRESETS, OverlayModel, OverlaysModel, PresetId

SIGNS: dict[PresetId, str] = {"iso": "camera", "top": "eye"}
"""Views that have a sign instead of a letter."""
ROW, FOLDED_ROW = 35.0, 30.0
OVERLAYS_IN_ROW, VIEWS_IN_ROW = 4, 6
"""Buttons beside one another on the folded strip."""
Thing = TypeVar("Thing")


class OverlayStrip(Panel[OverlaysModel]):
    """Two rows of small buttons; a third chooses a level where one can be chosen."""

    def place(self, view: Viewport, model: OverlaysModel) -> Rect:
        edge = around(view)
        height = 49.0 + (ROW if model.overlays else 0) + (36 if model.from_level is not None else 0)
        if _narrow(view):
            rows = len(_rows(model.overlays, OVERLAYS_IN_ROW)) + len(_rows(PRESETS, VIEWS_IN_ROW))
            rows += model.from_level is not None
            height = 8.0 + FOLDED_ROW * rows
        return Rect(view.width - edge.right - edge.gap, view.height - height - edge.gap, edge.right, height)

    def paint(self, canvas: Canvas, model: OverlaysModel) -> None:
        box = self.rect
        canvas.panel(box)
        if _narrow(self.kit.view):
            self._folded(canvas, model, box.head(5, FOLDED_ROW - 3, 5))
            return
        y = box.y + 9
        if model.from_level is not None:
            self._levels(canvas, model.from_level, model.top, box.row(y, 30, 10))
            y += 36
        row = box.row(y, 31, 10)
        if model.overlays:
            for overlay, rect in zip(model.overlays, row.columns(len(model.overlays), 3), strict=True):
                self._overlay(canvas, overlay, rect)
            row = row.moved(0, ROW)
        for (preset, key), rect in zip(_views(model), row.columns(len(PRESETS), 3), strict=True):
            self._preset(canvas, model, preset, key, rect)

    def _folded(self, canvas: Canvas, model: OverlaysModel, row: Rect) -> None:
        if model.from_level is not None:
            self._levels(canvas, model.from_level, model.top, row)
            row = row.moved(0, FOLDED_ROW)
        for overlays in _rows(model.overlays, OVERLAYS_IN_ROW):
            for overlay, rect in zip(overlays, row.columns(OVERLAYS_IN_ROW, 2), strict=False):
                self._overlay(canvas, overlay, rect)
            row = row.moved(0, FOLDED_ROW)
        for views in _rows(_views(model), VIEWS_IN_ROW):
            for (preset, key), rect in zip(views, row.columns(VIEWS_IN_ROW, 1), strict=False):
                self._preset(canvas, model, preset, key, rect)
            row = row.moved(0, FOLDED_ROW)

    def _overlay(self, canvas: Canvas, overlay: OverlayModel, rect: Rect) -> None:
        texts = self.kit.texts
        name, key = overlay.id, overlay.key
        self.button(
            canvas, f"overlay:{name}", rect, "", ToggleOverlay(name), icon=name,
            kind="chosen" if overlay.on else "quiet",
            tip=lines(texts(f"overlay-{name}-about"), self.kit.key_hint(key), title=texts(f"overlay-{name}")),
        )  # fmt: skip

    def _preset(self, canvas: Canvas, model: OverlaysModel, preset: PresetId, key: str, rect: Rect) -> None:
        texts = self.kit.texts
        self.button(
            canvas, f"view:{preset}", rect, "" if preset in SIGNS else texts(f"view-{preset}-letter"), ViewFrom(preset),
            icon=SIGNS.get(preset, ""), kind="chosen" if preset == model.preset else "quiet",
            style=BODY._replace(face="bold", size=14.5),
            tip=lines(self.kit.key_hint(key), title=texts(f"view-{preset}")),
        )  # fmt: skip

    def _levels(self, canvas: Canvas, level: int, top: int, row: Rect) -> None:
        texts = self.kit.texts
        folded = _narrow(self.kit.view)
        label, style = texts("xray-from", level=level), SMALL._replace(size=14.5, colour=theme.LIGHT)
        if folded:
            label = f"≥ {level}"
        canvas.text(row.middle[0], row.middle[1], label, style, "middle", row.w - 70)
        self.button(
            canvas, "xray:less", Rect(row.x, row.y, 32, row.h), "", XrayLevel(level - 1), icon="minus", kind="quiet",
            enabled=level > 1,
        )  # fmt: skip
        self.button(
            canvas, "xray:more", Rect(row.right - 32, row.y, 32, row.h), "", XrayLevel(level + 1), icon="plus",
            kind="quiet", enabled=level < top,
        )  # fmt: skip


def _narrow(view: Viewport) -> bool:
    """Whether all of a row has no room beside one another."""
    return around(view).right < ROOM.right


def _views(model: OverlaysModel) -> list[tuple[PresetId, str]]:
    return list(zip(PRESETS, model.view_keys or ("",) * len(PRESETS), strict=True))


def _rows(things: Sequence[Thing], count: int) -> list[Sequence[Thing]]:
    return [things[at : at + count] for at in range(0, len(things), count)]
