"""The settings screen: a row for each setting, told at once when it is changed."""

from torres3d.hud.contract.intents import MenuChoice, SettingChanged
from torres3d.hud.contract.page_models import Setting, SettingsModel
from torres3d.hud.kit.canvas import BODY, Canvas
from torres3d.hud.kit.controls import fitted, segments, slider, stepper, switch
from torres3d.hud.kit.layout import MARGIN, Rect, Viewport
from torres3d.hud.kit.page import PAD, Page
from torres3d.hud.kit.theme import COLOURS
from torres3d.hud.pieces.chips import chip

ROW, NARROW_ROW = 42.0, 66.0
WIDTH = 780.0
USUAL = COLOURS[:4]
"""Colours that show what a palette is like."""


class SettingsPage(Page[SettingsModel]):
    """Names on the left, controls on the right; below the names where there is no room beside them."""

    foot = 72.0

    def size(self, view: Viewport) -> tuple[float, float]:
        row = NARROW_ROW if self._narrow(view.width - 2 * MARGIN) else ROW
        return WIDTH, 150 + row * len(self.model.settings)

    @staticmethod
    def _narrow(width: float) -> bool:
        return width < WIDTH - 60

    def paint(self, canvas: Canvas, box: Rect) -> None:
        texts = self.kit.texts
        y = self.title(canvas, box, texts("settings-title"))
        high = NARROW_ROW if self._narrow(box.w) else ROW
        for number, setting in enumerate(self.model.settings):
            self._row(canvas, setting, Rect(box.x + PAD, y + number * high, box.w - 2 * PAD, high - 6))
        keys, done = Rect(box.x + PAD, box.bottom - 60, box.w - 2 * PAD, 42).columns(2, 12)
        self.panel.button(
            canvas, "keys", keys, texts("menu-keys"), lambda: self.kit.send(MenuChoice("keys")), icon="keys"
        )
        self.panel.button(
            canvas, "back", done, texts("done"), lambda: self.kit.send(MenuChoice("back")), kind="main", icon="check"
        )

    @property
    def begins(self) -> str:
        # Tab leads to the first row from here; Enter alone changes nothing.
        return "back"

    def key(self, name: str) -> bool:
        if name == "escape":
            self.kit.send(MenuChoice("back"))
            return True
        return False

    def _tell(self, setting: Setting, value: str) -> None:
        if value != setting.value:
            self.kit.send(SettingChanged(setting.key, value))

    def _row(self, canvas: Canvas, setting: Setting, row: Rect) -> None:
        name = Rect(row.x, row.y, row.w * 0.42 - 10, row.h)
        place = Rect(row.x + row.w * 0.42, row.y, row.w * 0.58, row.h)
        if self._narrow(self.panel.rect.w):
            name = Rect(row.x, row.y, row.w, 24)
            place = Rect(row.x + 12, row.y + 25, row.w - 24, 34)
        style = fitted(canvas, setting.label, BODY._replace(size=16.5), name.w)
        canvas.text(name.x, name.middle[1], setting.label, style, width=name.w)
        if setting.kind == "switch":
            now = setting.value == "true"
            switch(
                self.panel, canvas, setting.key, place, now,
                lambda: self._tell(setting, "false" if now else "true"),
            )  # fmt: skip
        elif setting.kind == "slider":
            self._slider(canvas, setting, place)
        elif setting.kind == "palette":
            self._palette(canvas, setting, place)
        elif len(setting.choices) <= 4:
            segments(
                self.panel, canvas, setting.key, place, setting.choices, setting.value,
                lambda value: self._tell(setting, value),
            )  # fmt: skip
        else:
            self._stepper(canvas, setting, place)

    def _stepper(self, canvas: Canvas, setting: Setting, place: Rect) -> None:
        values = [value for value, _ in setting.choices]
        at = values.index(setting.value) if setting.value in values else 0

        def step(by: int) -> None:
            self._tell(setting, values[(at + by) % len(values)])

        stepper(self.panel, canvas, setting.key, place, setting.choices[at][1], step)

    def _palette(self, canvas: Canvas, setting: Setting, place: Rect) -> None:
        """The palette's name, and beside it what its players look like."""
        each = 34.0
        chips = each * len(USUAL)
        self._stepper(canvas, setting, place._replace(w=place.w - chips - 6))
        colours = self.kit.theme.of(setting.value)
        for number, name in enumerate(USUAL):
            x = place.right - chips + each * (number + 0.5) + 2
            chip(canvas, colours, name, x, place.middle[1], min(place.h, 32.0), number)

    def _slider(self, canvas: Canvas, setting: Setting, place: Rect) -> None:
        line = Rect(place.x, place.y, place.w - 86, place.h)
        span = setting.high - setting.low
        share = (float(setting.value) - setting.low) / span if span else 0.0

        def slide(along: float, done: bool) -> None:
            steps = round(along * span / setting.step)
            self._tell(setting, f"{min(setting.low + steps * setting.step, setting.high):g}")

        step = setting.step / span if span else 0.0
        slider(self.panel, canvas, setting.key, line, min(max(share, 0.0), 1.0), slide, step)
        shown = setting.shown or setting.value
        canvas.text(place.right, place.middle[1], shown, BODY._replace(face="bold"), "right", 80)
