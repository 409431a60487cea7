"""The panel of the position editor: what is on the board, when it is, what the players have."""

from typing import get_args

from panda3d.core import NodePath

from torres3d.games.torres.hud.models.editor_models import ArrangeTab, ArrangeWay, EditorDo, EditorModel, TabChosen
from torres3d.games.torres.hud.study import editor_fields as fields
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, TITLE, Canvas
from torres3d.hud.kit.controls import segments
from torres3d.hud.kit.keyboard_focus import next_spot, stops
from torres3d.hud.kit.layout import ROOM, Rect, Viewport, around
from torres3d.hud.kit.panel import HangingPanel, PanelKit, Spot, lines
from torres3d.hud.kit.panel_and_button_skins import Look
from torres3d.hud.kit.scroll import Scroll

TITLE_HIGH, TABS, SIDE = 40.0, 40.0, 14.0
SUPPLY, FLAW_LINE, FLAWS_EDGE, TOOLS, FOOT = 22.0, 17.0, 10.0, 42.0, 52.0
FLAW_LINES = (5, 4, 3)
"""Lines for what is wrong: as many as fit without scrolling."""
MOST_FLAWS = 3
TAB = max(fields.PIECES_HEIGHT, fields.MOMENT_HEIGHT, fields.PLAYERS_HEIGHT)
FRAME_HEIGHT = TITLE_HIGH + TABS + TAB + SUPPLY + FLAWS_EDGE + TOOLS + FOOT
"""Units of height without those lines; the same for each tab, so that nothing moves away under a press."""
FLAW = SMALL._replace(size=13.5)
FlawLine = tuple[str, theme.Colour, str]
"""The sign before a line, its colour, the line."""
PAINT = {"pieces": fields.pieces_tab, "moment": fields.moment_tab, "players": fields.players_tab}
ICONS: dict[ArrangeWay, str] = {
    "undo": "undo",
    "redo": "redo",
    "empty": "board",
    "opening": "castle",
    "copy": "copy",
    "paste": "paste",
}


class EditorPanel(HangingPanel[EditorModel]):
    """At the right in place of the panel of the turn; without enough room it scrolls, except for its last buttons."""

    def __init__(self, kit: PanelKit, parent: NodePath, sort: int) -> None:
        super().__init__(kit, parent, sort)
        self._scroll = Scroll(self)
        self._flaw_lines = FLAW_LINES[0]

    def update(self, model: EditorModel | None) -> None:
        if model is not None and (self.model is None or self.model.tab != model.tab):
            self._scroll.reset()
        super().update(model)

    def place(self, view: Viewport, model: EditorModel) -> Rect:
        gap = around(view).gap
        room = view.height - self._floor - gap
        fitting = (lines for lines in FLAW_LINES if FRAME_HEIGHT + lines * FLAW_LINE <= room)
        self._flaw_lines = next(fitting, FLAW_LINES[-1])
        return Rect(view.width - ROOM.right - gap, gap, ROOM.right, min(self._high, room))

    @property
    def _high(self) -> float:
        return FRAME_HEIGHT + self._flaw_lines * FLAW_LINE

    def paint(self, canvas: Canvas, model: EditorModel) -> None:
        canvas.panel(self.rect)
        self._scroll.paint(canvas, self._high, FOOT, lambda on, box: self._whole(on, model, box))

    def hover(self, name: str, look: Look) -> None:
        self._scroll.reveal(name, look)
        super().hover(name, look)

    def wheel(self, steps: int) -> bool:
        return self._scroll.wheel(steps)

    def turn_list(self, name: str, steps: int) -> bool:
        """While scrolled, hidden spots come before the buttons at the end, which cover them."""
        here = self.spot_named(name)
        if not self._scroll.needed or here is None or self.ringed != name:
            return False
        rects = {spot: each.rect for spot, each in stops(self).items() if each.clip == here.clip}
        there = next_spot(rects, name, "arrow_up" if steps > 0 else "arrow_down") if name in rects else None
        if there is not None:
            self.focus = there
        return there is not None

    def _whole(self, canvas: Canvas, model: EditorModel, box: Rect) -> None:
        texts = self.kit.texts
        # The bar of what is scrolled lies beside the panel's edge.
        inner = box.row(box.y, box.h, SIDE)
        title = texts("arrange-title")
        canvas.text(inner.x + 2, box.y + 23, title, canvas.fitted(title, TITLE._replace(size=16), inner.w, 11), "left")
        tabs: tuple[ArrangeTab, ...] = get_args(ArrangeTab)
        choices = [(tab, texts(f"arrange-tab-{tab}")) for tab in tabs]
        row = inner.row(box.y + TITLE_HIGH, TABS - 8)
        segments(self, canvas, "tab", row, choices, model.tab,
                 lambda chosen: self.kit.send(TabChosen(next(tab for tab in tabs if tab == chosen))))  # fmt: skip
        y = box.y + TITLE_HIGH + TABS
        PAINT[model.tab](self, canvas, model, inner._replace(y=y, h=TAB))
        y += TAB
        canvas.fill(inner.row(y + 1, 1.2), (*theme.GOLD_DIM[:3], 150))
        supply = texts("arrange-supply", blocks=model.supply)
        canvas.icon("block", inner.x + 8, y + SUPPLY / 2 + 2, 14, theme.STONE)
        canvas.text(inner.x + 20, y + SUPPLY / 2 + 3, supply, SMALL, width=inner.w - 20)
        y += SUPPLY
        flaws = self._flaw_lines * FLAW_LINE + FLAWS_EDGE
        self._flaws(canvas, model, inner.row(y + 2, flaws - 6))
        y += flaws
        self._tools(canvas, model, inner.row(y, TOOLS - 8))
        self._foot(canvas, model, inner.row(box.bottom - FOOT + 2, FOOT - 14))

    def _flaws(self, canvas: Canvas, model: EditorModel, box: Rect) -> None:
        """Whether play can come to the position, and if not, why; all of it in the tip."""
        texts = self.kit.texts
        room = box.w - 26
        found = [(True, texts("arrange-sound"))] if not model.flaws else [(False, each) for each in model.flaws]
        shown = self._broken(canvas, found, room)

        def draw(on: Canvas, look: Look) -> None:
            on.panel(box, "inset")
            if look != "normal":
                on.outline(box, theme.GOLD, 6)
            y = box.y + FLAW_LINE / 2 + 2
            for sign, colour, line in shown:
                if sign:
                    on.icon(sign, box.x + 12, y, 12, colour)
                on.text(box.x + 23, y, line, FLAW.in_colour(colour), width=room + 2)
                y += FLAW_LINE

        self.spot(canvas, Spot("arrange:flaws", box, draw, tip=lines(*model.flaws)))

    def _broken(self, canvas: Canvas, found: list[tuple[bool, str]], room: float) -> list[FlawLine]:
        """The lines of as many sentences as fit, each with an icon before it; the rest are counted."""
        shown: list[FlawLine] = []
        for number, (good, text) in enumerate(found):
            sign, colour = ("check", theme.GREEN_BRIGHT) if good else ("close", theme.RED_BRIGHT)
            left = self._flaw_lines - len(shown) - (number < len(found) - 1)
            broken = canvas.break_lines(text, FLAW, room, self._flaw_lines)
            if number == MOST_FLAWS or (number and len(broken) > left):
                more = self.kit.texts("arrange-more", count=len(found) - number)
                return [*shown, ("", theme.LIGHT_SOFT, more)]
            broken = canvas.break_lines(text, FLAW, room, max(left, 1))
            shown += [(sign if place == 0 else "", colour, line) for place, line in enumerate(broken)]
        return shown

    def _tools(self, canvas: Canvas, model: EditorModel, row: Rect) -> None:
        able = {"undo": model.can_undo, "redo": model.can_redo}
        for (what, icon), rect in zip(ICONS.items(), row.columns(len(ICONS), 4), strict=True):
            key = self.kit.key_hint(dict(model.keys).get(what, ""))
            self.button(
                canvas, f"arrange:{what}", rect, "", EditorDo(what), icon=icon, kind="quiet",
                enabled=able.get(what, True), tip=lines(key, title=self.kit.texts(f"arrange-do-{what}")),
            )  # fmt: skip

    def _foot(self, canvas: Canvas, model: EditorModel, row: Rect) -> None:
        texts = self.kit.texts
        leave, done = row.columns(2, 6)
        self.button(canvas, "arrange:cancel", leave, texts("arrange-do-cancel"), EditorDo("cancel"))
        # With flaws, too, it can be pressed: that says all of them and offers their mend.
        sound = not model.flaws
        self.button(
            canvas, "arrange:done", done, texts("arrange-do-done"), EditorDo("done"), kind="main" if sound else "plain",
            tip=lines(*model.flaws), style=BODY.in_colour(theme.INK) if sound else None,
        )  # fmt: skip
