"""The banner that says that the table shows a past moment, in the place of the prompt: when, what, the ways out."""

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, Canvas
from torres3d.hud.kit.layout import Rect, Viewport, around
from torres3d.hud.kit.panel import Panel, lines
from torres3d.hud.models.recap_and_pace_models import LookOn, LookWay, PastMomentModel, PlayOn
from torres3d.hud.widgets.player_signs_and_badges import sign_in_row

WHEN = BODY._replace(size=16, face="bold", colour=theme.GOLD_BRIGHT)
WHAT = BODY._replace(size=15)
HEIGHT = 62.0
BACK, BELOW = 36.0, 40.0
MIN_WIDTH = 700.0
"""Units of width that most moments need: the buttons stay where they are from one to the next."""
MIN_ROW_WIDTH = 420.0
"""Minimum width in units for buttons beside the text; below that they go under it."""

SHRINKS = 0.2
"""The share of its width that the text may lose by being written smaller."""


class PastMomentBanner(Panel[PastMomentModel]):
    """Two lines: the moment, and what happened in it."""

    def place(self, view: Viewport, model: PastMomentModel) -> Rect:
        canvas = self.kit.canvas(Rect(0, 0, 1, 1))
        self._label = self.kit.texts("looking-now")
        self._button = canvas.width(self._label, BODY) + 56
        what = canvas.width(model.what, WHAT) + (24 if model.player else 0)
        text = max(canvas.width(model.when, WHEN), what)
        wide = 16 + 48 + text + 14 + 2 * (BACK + 4) + self._button + 8
        between = around(view).between(view)
        self._play_on = self._play_on_wide(canvas, model, between.w - wide)
        wide += self._play_on
        self._below = between.w < max(MIN_ROW_WIDTH, wide - SHRINKS * text)
        if self._below:
            self._play_on = self._play_on and BACK + 4
            least = 2 * (BACK + 4) + self._play_on + 20
            if between.w < least + self._button - 24:
                # A sign alone, where the words would be cut.
                self._label = ""
            self._button = min(self._button, between.w - least)
            return Rect(between.x, between.y, between.w, HEIGHT + BELOW)
        wide = min(max(wide, MIN_WIDTH), between.w)
        return Rect(between.x + (between.w - wide) / 2, between.y, wide, HEIGHT)

    def _play_on_wide(self, canvas: Canvas, model: PastMomentModel, room: float) -> float:
        """Units of the button to play on with the gap beside it: with its words where there is room for them."""
        if not model.can_play_on:
            return 0.0
        whole = canvas.width(self.kit.texts("replay-branch"), BODY) + 62
        return whole if whole <= room else BACK + 4

    def paint(self, canvas: Canvas, model: PastMomentModel) -> None:
        box = self.rect
        canvas.panel(box)
        canvas.fill(box.inset(3), (*theme.GOLD[:3], 34), 7)
        canvas.outline(box.inset(1), theme.GOLD_BRIGHT, 9, 2.2)
        canvas.icon("hourglass", box.x + 26, box.y + HEIGHT / 2, 26, theme.GOLD_BRIGHT)
        y = box.bottom - 44 if self._below else box.y + 12
        right = box.right - self._button - 10
        ways: tuple[tuple[LookWay, str, bool], ...] = (("next", "right", model.last), ("back", "left", model.first))
        now = Rect(right, y, self._button, 38)
        self._step(canvas, "now", now, "close", True)
        for way, icon, end in ways:
            right -= BACK + 4
            self._step(canvas, way, Rect(right, y, BACK, 38), icon, not end)
        if self._play_on:
            right -= self._play_on
            texts, key = self.kit.texts, model.play_on_key
            label = texts("replay-branch")
            shown = label if self._play_on > 2 * BACK else ""
            self.button(
                canvas, "looking:play_on", Rect(right, y, self._play_on - 4, 38), shown, PlayOn(), icon="plus",
                kind="quiet", tip=lines(texts("replay-branch-about"), self.kit.key_hint(key), title=label),
            )  # fmt: skip
        left = box.x + 48
        right = box.right if self._below else right
        room = right - left - 8
        canvas.fitted_text(left, box.y + 21, model.when, WHEN, room, 11)
        if model.player is not None:
            who = model.player
            left += 24 + sign_in_row(canvas, self.kit.theme, who, left + 9, box.y + 43, 18)
        room = right - left - 8
        canvas.fitted_text(left, box.y + 42, model.what, WHAT, room, 11)

    def _step(self, canvas: Canvas, way: LookWay, rect: Rect, icon: str, enabled: bool) -> None:
        main = way == "now"
        self.button(
            canvas, f"looking:{way}", rect, self._label if main else "", LookOn(way),
            icon="" if main and self._label else icon, kind="main" if main else "quiet", enabled=enabled,
            tip=lines(self.kit.texts(f"looking-{way}-about")),
            style=BODY._replace(face="bold", colour=theme.INK) if main else None,
        )  # fmt: skip
