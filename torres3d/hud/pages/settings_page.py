"""The settings screen: a row for each setting; a change is sent at once."""

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas
from torres3d.hud.kit.controls import named, segments, slider, stepper, switch
from torres3d.hud.kit.layout import MARGIN, Rect, Viewport
from torres3d.hud.kit.page import PAD, Page
from torres3d.hud.kit.theme import COLOURS
from torres3d.hud.models.intents import MenuChoice, SettingChanged
from torres3d.hud.models.page_models import Setting, SettingsModel
from torres3d.hud.widgets.player_signs_and_badges import chip

HEADING_ROW, ABOUT = 34.0, 22.0
"""Units of a group's heading, and of the text below a row."""
ROW, NARROW_ROW = 42.0, 66.0
MOST_SEGMENTS = 4
"""Choices up to which there is a button for each."""
WIDTH = 780.0
SAMPLE_COLOURS = COLOURS[:4]
"""Colours that show what a palette is like."""


class SettingsPage(Page[SettingsModel]):
    """Names on the left, controls on the right; below the names where there is no room beside them."""

    escape = MenuChoice("back")
    foot = 72.0

    def size(self, view: Viewport) -> tuple[float, float]:
        narrow = self._narrow(view.width - 2 * MARGIN)
        return WIDTH, 150 + sum(
            self._heading(number) + self._high(each, narrow) for number, each in enumerate(self.model.settings)
        )

    def _heading(self, number: int) -> float:
        """The height of the heading above a row; none within a group."""
        rows = self.model.settings
        begins = number == 0 or rows[number - 1].group != rows[number].group
        return HEADING_ROW if begins and rows[number].group else 0.0

    @staticmethod
    def _high(setting: Setting, narrow: bool) -> float:
        return (NARROW_ROW if narrow else ROW) + (ABOUT if setting.about else 0.0)

    @staticmethod
    def _narrow(width: float) -> bool:
        return width < WIDTH - 60

    def paint(self, canvas: Canvas, box: Rect) -> None:
        texts = self.kit.texts
        y = self.title(canvas, box, texts("settings-title"))
        narrow = self._narrow(box.w)
        for number, setting in enumerate(self.model.settings):
            heading = self._heading(number)
            if heading:
                style = BODY.in_colour(theme.GOLD)
                canvas.text(box.x + PAD, y + heading / 2, setting.group, style, width=box.w - 2 * PAD)
                wide = canvas.width(setting.group, style) + 12
                canvas.fill(Rect(box.x + PAD + wide, y + heading / 2, box.w - 2 * PAD - wide, 1), theme.GOLD_DIM)
            y += heading
            high = self._high(setting, narrow)
            with named(self.panel, setting.label, self._value(setting)):
                self._row(canvas, setting, box.row(y, high - 6, PAD))
            y += high
        keys, done = box.foot(60, 42, PAD).columns(2, 12)
        self.panel.button(canvas, "keys", keys, texts("menu-keys"), MenuChoice("keys"), icon="keys")
        self.panel.button(canvas, "back", done, texts("done"), MenuChoice("back"), kind="main", icon="check")

    @property
    def first_focus(self) -> str:
        # Tab leads to the first row from here; Enter alone changes nothing.
        return "back"

    def _tell(self, setting: Setting, value: str) -> None:
        if value != setting.value:
            self.kit.send(SettingChanged(setting.key, value))

    def _row(self, canvas: Canvas, setting: Setting, row: Rect) -> None:
        high = row.h - (ABOUT if setting.about else 0.0)
        name = Rect(row.x, row.y, row.w * 0.42 - 10, high)
        place = Rect(row.x + row.w * 0.42, row.y, row.w * 0.58, high)
        if self._narrow(self.panel.rect.w):
            name = Rect(row.x, row.y, row.w, 24)
            place = row.head(25, high - 26, 12)
        canvas.fitted_text(name.x, name.middle[1], setting.label, BODY._replace(size=16.5), name.w)
        if setting.kind == "folder":
            self._folder(canvas, setting, place, row)
        elif setting.kind == "switch":
            now = setting.value == "true"
            switch(
                self.panel, canvas, setting.key, place, now,
                lambda: self._tell(setting, "false" if now else "true"),
            )  # fmt: skip
        elif setting.kind == "slider":
            self._slider(canvas, setting, place)
        elif setting.kind == "palette":
            self._palette(canvas, setting, place)
        elif len(setting.choices) <= MOST_SEGMENTS:
            segments(
                self.panel, canvas, setting.key, place, setting.choices, setting.value,
                lambda value: self._tell(setting, value),
            )  # fmt: skip
        else:
            self._stepper(canvas, setting, place)
        if setting.about:
            canvas.text(row.x, row.bottom - ABOUT / 2, setting.about, canvas.fitted(setting.about, SMALL, row.w, 10))

    def _folder(self, canvas: Canvas, setting: Setting, place: Rect, row: Rect) -> None:
        """The path, what is to be known of it, and the way to another one."""
        label = self.kit.texts("settings-folder-change")
        wide = 0.0 if setting.fixed else canvas.width(label, BODY) + 56
        canvas.fitted_text(place.x, place.middle[1], setting.value, BODY, place.w - wide - 8, 10)
        if not setting.fixed:
            self.panel.button(
                canvas, setting.key, Rect(place.right - wide, place.y, wide, place.h), label, MenuChoice("folder"),
                icon="folder", kind="quiet",
            )  # fmt: skip

    def _value(self, setting: Setting) -> str:
        """The value in words; empty where its buttons say it."""
        if setting.kind == "switch":
            return self.kit.texts("speech-on" if setting.value == "true" else "speech-off")
        if setting.kind == "choice" and len(setting.choices) <= MOST_SEGMENTS:
            return ""
        return setting.shown or dict(setting.choices).get(setting.value, setting.value)

    def _stepper(self, canvas: Canvas, setting: Setting, place: Rect) -> None:
        values = [value for value, _ in setting.choices]
        at = values.index(setting.value) if setting.value in values else 0

        def step(by: int) -> None:
            self._tell(setting, values[(at + by) % len(values)])

        stepper(self.panel, canvas, setting.key, place, setting.choices[at][1], step)

    def _palette(self, canvas: Canvas, setting: Setting, place: Rect) -> None:
        """The palette's name, and beside it what its players look like."""
        each = 34.0
        chips = each * len(SAMPLE_COLOURS)
        self._stepper(canvas, setting, place._replace(w=place.w - chips - 6))
        colours = self.kit.theme.in_palette(setting.value)
        for number, name in enumerate(SAMPLE_COLOURS):
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
