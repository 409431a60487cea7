"""The banner that says that the table shows a past moment, in the place of the prompt: when, what, the ways out."""

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, Canvas
from torres3d.hud.kit.layout import Rect, Viewport, around
from torres3d.hud.kit.panel import Panel, lines
from torres3d.hud.models.recap_and_pace_models import LookOn, LookWay, PastMomentModel, PlayOn
from torres3d.hud.widgets.player_signs_and_badges import sign_in_row

WHEN = BODY._replace(size=16, face="bold", colour=theme.GOLD_BRIGHT)
WHAT = BODY._replace(size=15)
BACK, GAP = 36.0, 4.0
MIN_WIDTH = 700.0
"""Units of width that most moments need: the buttons stay where they are from one to the next."""
SIGN_ROOM, FOLDED_SIGN_ROOM = 48.0, 10.0
"""Units before the text: for the hourglass, which is left out where panels are folded."""
MIN_ROW_WIDTH, BELOW = 300.0, 40.0
"""Minimum width in units for buttons beside the text; and the height of a row below it, where there is less."""
SMALLEST = 9.5


class PastMomentBanner(Panel[PastMomentModel]):
    """Two lines, as high as two of the prompt: the moment, and what happened in it. Where panels are folded the buttons
    have signs alone."""

    def place(self, view: Viewport, model: PastMomentModel) -> Rect:
        canvas, sides = self.kit.canvas(Rect(0, 0, 1, 1)), around(view)
        between = sides.between(view)
        self._label = "" if view.folded else self.kit.texts("looking-now")
        self._button = canvas.width(self._label, BODY) + 56 if self._label else BACK
        self._before = FOLDED_SIGN_ROOM if view.folded else SIGN_ROOM
        what = canvas.width(model.what, WHAT) + (24 if model.player else 0)
        text = max(canvas.width(model.when, WHEN), what)
        wide = 16 + self._before + text + 14 + 2 * (BACK + GAP) + self._button + 8
        self._play_on = self._play_on_wide(canvas, model, between.w - wide)
        wide = min(max(wide + self._play_on, MIN_WIDTH), between.w)
        self._below = wide < MIN_ROW_WIDTH
        high = sides.head + (BELOW if self._below else 0.0)
        return Rect(between.x + (between.w - wide) / 2, between.y, wide, high)

    def _play_on_wide(self, canvas: Canvas, model: PastMomentModel, room: float) -> float:
        """Units of the button to play on with the gap beside it: with its words where there is room for them."""
        if not model.can_play_on:
            return 0.0
        whole = canvas.width(self.kit.texts("replay-branch"), BODY) + 62
        return whole if self._label and whole <= room else BACK + GAP

    def paint(self, canvas: Canvas, model: PastMomentModel) -> None:
        box = self.rect
        canvas.panel(box, "glass")
        canvas.fill(box.inset(3), (*theme.GOLD[:3], 34), 7)
        canvas.outline(box.inset(1), theme.GOLD_BRIGHT, 9, 2.2)
        if self._before == SIGN_ROOM:
            canvas.icon("hourglass", box.x + 26, box.middle[1], 26, theme.GOLD_BRIGHT)
        y = box.bottom - 43 if self._below else box.middle[1] - 19
        right = box.right - self._button - 10
        ways: tuple[tuple[LookWay, str, bool], ...] = (("next", "right", model.last), ("back", "left", model.first))
        now = Rect(right, y, self._button, 38)
        self._step(canvas, "now", now, "close", True)
        for way, icon, end in ways:
            right -= BACK + GAP
            self._step(canvas, way, Rect(right, y, BACK, 38), icon, not end)
        if self._play_on:
            right -= self._play_on
            texts, key = self.kit.texts, model.play_on_key
            label = texts("replay-branch")
            shown = label if self._play_on > 2 * BACK else ""
            self.button(
                canvas, "looking:play_on", Rect(right, y, self._play_on - GAP, 38), shown, PlayOn(), icon="plus",
                kind="quiet", tip=lines(texts("replay-branch-about"), self.kit.key_hint(key), title=label),
            )  # fmt: skip
        left = box.x + self._before
        middle = box.middle[1] - (BELOW / 2 if self._below else 0.0)
        upper, lower = middle - 10, middle + 11
        right = box.right if self._below else right
        canvas.fitted_text(left, upper, model.when, WHEN, right - left - 8, SMALLEST)
        if model.player is not None:
            who = model.player
            left += 24 + sign_in_row(canvas, self.kit.theme, who, left + 9, lower + 1, 18)
        canvas.fitted_text(left, lower, model.what, WHAT, right - left - 8, SMALLEST)

    def _step(self, canvas: Canvas, way: LookWay, rect: Rect, icon: str, enabled: bool) -> None:
        main = way == "now"
        self.button(
            canvas, f"looking:{way}", rect, self._label if main else "", LookOn(way),
            icon="" if main and self._label else icon, kind="main" if main else "quiet", enabled=enabled,
            tip=lines(self.kit.texts(f"looking-{way}-about")),
            style=BODY._replace(face="bold", colour=theme.INK) if main else None,
        )  # fmt: skip
