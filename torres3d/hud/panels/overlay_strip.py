"""The strip of overlay buttons and camera presets at the lower right."""

from torres3d.hud.contract.intents import ToggleOverlay, ViewFrom, XrayLevel
from torres3d.hud.contract.models import PRESETS, OverlayModel, OverlaysModel, PresetId
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas
from torres3d.hud.kit.layout import MARGIN, Rect, Viewport
from torres3d.hud.kit.panel import Panel, lines
from torres3d.words.names import key_name

WIDTH = 252.0
SIGNS: dict[PresetId, str] = {"iso": "camera", "top": "eye"}
"""Views that have a sign instead of a letter."""


class OverlayStrip(Panel[OverlaysModel]):
    """Two rows of small buttons; a third chooses a level where one can be chosen."""

    def place(self, view: Viewport, model: OverlaysModel) -> Rect:
        height = 84.0 + (36 if model.from_level is not None else 0)
        return Rect(view.width - WIDTH - MARGIN, view.height - height - MARGIN, WIDTH, height)

    def paint(self, canvas: Canvas, model: OverlaysModel) -> None:
        box = self.rect
        canvas.panel(box)
        y = box.y + 9
        if model.from_level is not None:
            self._levels(canvas, model.from_level, model.top, Rect(box.x + 10, y, box.w - 20, 30))
            y += 36
        row = Rect(box.x + 10, y, box.w - 20, 31)
        for overlay, rect in zip(model.overlays, row.columns(len(model.overlays), 3), strict=True):
            self._overlay(canvas, overlay, rect)
        row = row.moved(0, 35)
        keys = model.view_keys or ("",) * len(PRESETS)
        for preset, key, rect in zip(PRESETS, keys, row.columns(len(PRESETS), 3), strict=True):
            self._preset(canvas, model, preset, key, rect)

    def _overlay(self, canvas: Canvas, overlay: OverlayModel, rect: Rect) -> None:
        texts = self.kit.texts
        name, key = overlay.id, overlay.key
        hint = texts("key-hint", key=key_name(key, texts)) if key else ""
        self.button(
            canvas, f"overlay:{name}", rect, "", lambda: self.kit.send(ToggleOverlay(name)), icon=name,
            kind="chosen" if overlay.on else "quiet",
            tip=lines(texts(f"overlay-{name}-about"), hint, title=texts(f"overlay-{name}")),
        )  # fmt: skip

    def _preset(self, canvas: Canvas, model: OverlaysModel, preset: PresetId, key: str, rect: Rect) -> None:
        texts = self.kit.texts
        hint = texts("key-hint", key=key_name(key, texts)) if key else ""
        self.button(
            canvas,
            f"view:{preset}",
            rect,
            "" if preset in SIGNS else texts(f"view-{preset}-letter"),
            lambda: self.kit.send(ViewFrom(preset)),
            icon=SIGNS.get(preset, ""),
            kind="chosen" if preset == model.preset else "quiet",
            tip=lines(hint, title=texts(f"view-{preset}")),
            style=BODY._replace(face="bold", size=14.5),
        )

    def _levels(self, canvas: Canvas, level: int, top: int, row: Rect) -> None:
        texts = self.kit.texts
        canvas.text(row.x + 38, row.middle[1], texts("xray-from", level=level), SMALL._replace(
            size=14.5, colour=theme.LIGHT
        ), width=row.w - 76)  # fmt: skip
        self.button(
            canvas, "xray:less", Rect(row.x, row.y, 32, row.h), "",
            lambda: self.kit.send(XrayLevel(level - 1)), icon="minus", kind="quiet",
            enabled=level > 1,
        )  # fmt: skip
        self.button(
            canvas, "xray:more", Rect(row.right - 32, row.y, 32, row.h), "",
            lambda: self.kit.send(XrayLevel(level + 1)), icon="plus", kind="quiet",
            enabled=level < top,
        )  # fmt: skip
