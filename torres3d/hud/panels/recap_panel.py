"""The recap of the turns of other players: the strip that offers it, and the panel: who, what in which order."""

from panda3d.core import NodePath

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, NUMBER, SMALL, Canvas
from torres3d.hud.kit.layout import Rect, Viewport, around
from torres3d.hud.kit.panel import HangingPanel, PanelKit, lines
from torres3d.hud.models.recap_and_pace_models import RecapLine, RecapModel, RecapPage, RecapWay, StepRecap
from torres3d.hud.widgets.player_signs_and_badges import chip, player_sign

HEIGHT, FOLDED_HEIGHT = 70.0, 38.0
TITLE = BODY._replace(size=14.5, face="bold", colour=theme.GOLD_BRIGHT)
POINTS = SMALL._replace(size=14, face="bold")
MAX_CHIPS = 5
"""Chips there is room for; of more turns the last ones are shown."""


class RecapStrip(HangingPanel[RecapModel]):
    """Small, and gone with the first action."""

    def place(self, view: Viewport, model: RecapModel) -> Rect:
        edge = around(view)
        return Rect(edge.gap, self._top, edge.strip, FOLDED_HEIGHT if view.folded else HEIGHT)

    def paint(self, canvas: Canvas, model: RecapModel) -> None:
        box, texts = self.rect, self.kit.texts
        keys = dict(model.keys)
        canvas.panel(box, "glass")
        canvas.outline(box.inset(2), (*theme.GOLD_BRIGHT[:3], 150), 8, 1.4)
        title = texts("recap-from-beginning" if model.begins else "recap-since")
        if self.kit.view.folded:
            self._folded(canvas, box.head(5, 28, 6), title)
            return
        canvas.fitted_text(box.x + 14, box.y + 20, title, TITLE, box.w - 58)
        self.button(
            canvas, "recap:close", Rect(box.right - 36, box.y + 7, 26, 25), "", StepRecap("close"), icon="close",
            kind="quiet", tip=lines(texts("recap-close")),
        )  # fmt: skip
        show = texts("recap-show")
        wide = min(canvas.width(show, SMALL) + 46, 128.0)
        self.button(
            canvas, "recap:open", Rect(box.right - wide - 10, box.bottom - 36, wide, 28), show, StepRecap("open"),
            icon="eye", kind="main", style=SMALL._replace(size=14, face="bold", colour=theme.INK),
            tip=lines(texts("recap-show-about"), self.kit.key_hint(keys.get("recap", ""))),
        )  # fmt: skip
        turns = [page for page in model.pages if page.player is not None]
        right, x = box.right - wide - 16, box.x + 24
        for page in turns[-MAX_CHIPS:]:
            assert page.player is not None
            text = f"+{page.points}" if page.points else ""
            if x + 12 + canvas.width(text, POINTS) > right:
                break
            who = page.player
            player_sign(canvas, self.kit.theme, who, x, box.bottom - 22, 22)
            x += 17 if who.character else 14
            if text:
                x += canvas.text(x, box.bottom - 22, text, POINTS.in_colour(theme.GREEN_BRIGHT)) + 2
            x += 17 if who.character else 14

    def _folded(self, canvas: Canvas, row: Rect, title: str) -> None:
        texts = self.kit.texts
        self.button(
            canvas, "recap:open", row._replace(w=row.w - 32), "", StepRecap("open"), icon="eye", kind="main",
            style=BODY.in_colour(theme.INK), tip=lines(texts("recap-show-about"), title=title),
        )  # fmt: skip
        self.button(
            canvas, "recap:close", Rect(row.right - 28, row.y, 28, row.h), "", StepRecap("close"), icon="close",
            kind="quiet", tip=lines(texts("recap-close")),
        )  # fmt: skip


HEAD, FOOT, FRAME = 66.0, 48.0, 10.0
LINE = 21.0
NAME = BODY._replace(size=17, face="bold")
TEXT = BODY._replace(size=15)
COUNT = SMALL._replace(size=13.5)
NUMERAL = SMALL._replace(size=12.5, face="bold")


class RecapPanel(HangingPanel[RecapModel]):
    """At the left in place of the log, as high as it needs; more lines than fit are scrolled."""

    def __init__(self, kit: PanelKit, parent: NodePath, sort: int) -> None:
        super().__init__(kit, parent, sort)
        self._first = 0
        self._room = 1
        self._at: int | None = None

    def update(self, model: RecapModel | None) -> None:
        if model is not None and model.at != self._at:
            self._at, self._first = model.at, 0
        super().update(model)

    def _page(self, model: RecapModel) -> RecapPage:
        return model.pages[model.at or 0]

    def place(self, view: Viewport, model: RecapModel) -> Rect:
        count = max(1, len(self._page(model).lines))
        edge = around(view)
        most = view.height - self._top - (1 if view.folded else 2) * edge.gap - HEAD - FOOT - FRAME
        self._room = max(1, min(count, int(most / LINE)))
        high = HEAD + FOOT + FRAME + LINE * self._room
        return Rect(edge.gap, view.height - high - edge.gap, edge.left, high)

    def paint(self, canvas: Canvas, model: RecapModel) -> None:
        box, page = self.rect, self._page(model)
        canvas.panel(box, "glass")
        canvas.outline(box.inset(2), (*theme.GOLD_BRIGHT[:3], 170), 8, 1.6)
        self._head(canvas, model, page, box)
        y = box.y + HEAD
        last = max(0, len(page.lines) - self._room)
        self._first = min(self._first, last)
        shown = page.lines[self._first : self._first + self._room]
        if not page.lines:
            canvas.text(box.x + 18, y + LINE / 2, self.kit.texts("recap-nothing"), TEXT.in_colour(theme.LIGHT_SOFT))
        for number, line in enumerate(shown):
            self._line(canvas, page, line, box.row(y + LINE * number, LINE, 12))
        if last:
            track = Rect(box.right - 9, y, 4, LINE * self._room)
            canvas.fill(track, (0, 0, 0, 110), 2)
            high = track.h * self._room / len(page.lines)
            canvas.fill(Rect(track.x, y + (track.h - high) * self._first / last, 4, high), theme.GOLD, 2)
        self._foot(canvas, model, box.foot(FOOT, 36, 12))

    def _head(self, canvas: Canvas, model: RecapModel, page: RecapPage, box: Rect) -> None:
        texts = self.kit.texts
        left, right = box.x + 18, box.right - 18
        if page.player is not None:
            who = page.player
            player_sign(canvas, self.kit.theme, who, box.x + 34, box.y + 32, 38)
            left = box.x + 62
        if page.points is not None:
            text = f"+{page.points}"
            colour = theme.GREEN_BRIGHT if page.points else theme.LIGHT_SOFT
            right -= canvas.text(right, box.y + 22, text, NUMBER.in_colour(colour), "right") + 8
        canvas.fitted_text(left, box.y + 22, page.title, NAME, right - left, 13.0)
        count = texts("recap-count", at=(model.at or 0) + 1, of=len(model.pages))
        about = " · ".join(part for part in (page.when, count) if part)
        canvas.fitted_text(left, box.y + 43, about, COUNT, box.right - 14 - left, 10.5)
        canvas.fill(box.row(box.y + HEAD - 8, 1.2, 14), (*theme.GOLD_DIM[:3], 160))

    def _line(self, canvas: Canvas, page: RecapPage, line: RecapLine, box: Rect) -> None:
        marked = any(each.number or each.player for each in page.lines)
        # Without numbers and chips before them the lines begin farther left.
        y, x = box.middle[1], box.x if marked else box.x - 22
        who = line.player or page.player
        ground = self.kit.theme.player(who.colour) if who is not None else theme.GOLD_DIM
        if line.number:
            canvas.disc(x + 9, y, 18, ground, theme.mix(ground, theme.GOLD_BRIGHT, 0.65), 1.2)
            canvas.text(x + 9, y - 0.5, str(line.number), NUMERAL.in_colour(theme.ink_on(ground)), "middle")
        elif line.player is not None:
            chip(canvas, self.kit.theme, line.player.colour, x + 9, y, 17, line.player.seat, line.player.emblem)
        if line.sign:
            tint = theme.RED_BRIGHT if line.sign == "close" else theme.LIGHT_SOFT
            canvas.icon(line.sign, x + 31, y, 15, tint)
        left = x + (44 if line.sign else 24)
        room, text = box.right - left, line.text
        if line.shorter and canvas.width(text, canvas.fitted(text, TEXT, room, 12.5)) > room:
            text = line.shorter
        canvas.fitted_text(left, y, text, TEXT, room, 12.5)

    def _foot(self, canvas: Canvas, model: RecapModel, row: Rect) -> None:
        texts, keys = self.kit.texts, dict(model.keys)
        at = model.at or 0

        def step(name: str, way: RecapWay, rect: Rect, label: str, icon: str, key: str, enabled: bool = True) -> None:
            main = way == "next"
            self.button(
                canvas, f"recap:{name}", rect, label, StepRecap(way), icon=icon, kind="main" if main else "quiet",
                enabled=enabled, tip=lines(texts(f"recap-{name}"), self.kit.key_hint(keys.get(key, ""))),
                style=SMALL._replace(size=14.5, face="bold", colour=theme.INK) if main else None,
            )  # fmt: skip

        last = at == len(model.pages) - 1
        step("back", "back", Rect(row.x, row.y, 40, row.h), "", "left", "recap_back", at > 0)
        middle = row.row(row.y, row.h, 46)
        step("next", "next", middle, texts("recap-done" if last else "recap-on"), "check" if last else "right",
             "recap_next")  # fmt: skip
        step("close", "close", Rect(row.right - 40, row.y, 40, row.h), "", "close", "skip")

    def wheel(self, steps: int) -> bool:
        if self.model is not None:
            first = self._first - steps
            self._first = min(max(first, 0), max(0, len(self._page(self.model).lines) - self._room))
            self.repaint()
        return True
