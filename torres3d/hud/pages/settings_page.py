"""The settings screen: a row for each setting, told at once when it is changed."""

from torres3d.hud.contract.intents import MenuChoice, SettingChanged
from torres3d.hud.contract.page_models import Setting, SettingsModel
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas
from torres3d.hud.kit.controls import fitted, segments, slider, stepper, switch
from torres3d.hud.kit.layout import Rect, Viewport, largest_scale
from torres3d.hud.kit.page import PAD, Page

ROW = 42.0


class SettingsPage(Page[SettingsModel]):
    """Names on the left, controls on the right."""

    def size(self, view: Viewport) -> tuple[float, float]:
        return 780, 150 + ROW * len(self.model.settings)

    def paint(self, canvas: Canvas, box: Rect) -> None:
        texts = self.kit.texts
        y = self.title(canvas, box, texts("settings-title"))
        high = min(ROW, (box.bottom - 76 - y) / max(len(self.model.settings), 1))
        for number, setting in enumerate(self.model.settings):
            self._row(canvas, setting, Rect(box.x + PAD, y + number * high, box.w - 2 * PAD, high - 6))
        keys, done = Rect(box.x + PAD, box.bottom - 60, box.w - 2 * PAD, 42).columns(2, 12)
        self.panel.button(
            canvas, "keys", keys, texts("menu-keys"), lambda: self.kit.send(MenuChoice("keys")), icon="keys"
        )
        self.panel.button(
            canvas, "back", done, texts("done"), lambda: self.kit.send(MenuChoice("back")), kind="main", icon="check"
        )

    def key(self, name: str) -> bool:
        if name == "escape":
            self.kit.send(MenuChoice("back"))
            return True
        return False

    def _tell(self, setting: Setting, value: str) -> None:
        if value != setting.value:
            self.kit.send(SettingChanged(setting.key, value))

    def _row(self, canvas: Canvas, setting: Setting, row: Rect) -> None:
        style = fitted(canvas, setting.label, BODY._replace(size=16.5), row.w * 0.42 - 10)
        canvas.text(row.x, row.middle[1], setting.label, style, width=row.w * 0.42 - 10)
        place = Rect(row.x + row.w * 0.42, row.y, row.w * 0.58, row.h)
        if setting.kind == "switch":
            now = setting.value == "true"
            switch(
                self.panel, canvas, setting.key, place, now,
                lambda: self._tell(setting, "false" if now else "true"),
            )  # fmt: skip
        elif setting.kind == "slider":
            self._slider(canvas, setting, place)
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
        most = largest_scale(self.kit.view)
        if setting.key == "ui_scale" and float(setting.value) > most + 0.005:
            shown = f"{most:.0%}"
            note = self.kit.texts("settings-scale-limit", wanted=f"{float(setting.value):.0%}")
            canvas.text(line.x + 2, place.bottom + 1, note, SMALL._replace(size=13), width=place.w - 4)
        canvas.text(place.right, place.middle[1], shown, BODY._replace(face="bold"), "right", 80)
