"""The view strip at the lower right: views, overlays and help, in three groups of signs with words."""

from collections.abc import Sequence
from math import ceil
from typing import Literal, get_args

from panda3d.core import NodePath

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas
from torres3d.hud.kit.intent import Intent
from torres3d.hud.kit.layout import Rect, Viewport, around
from torres3d.hud.kit.panel import Panel, PanelKit, Spot, lines
from torres3d.hud.kit.panel_and_button_skins import Look
from torres3d.hud.kit.tooltip_model import TooltipModel
from torres3d.hud.models.intents import OpenHelp, ToggleOverlay, ViewFrom, XrayLevel
from torres3d.hud.models.overlay_models import PRESETS, OverlayModel, OverlaysModel, PresetId
from torres3d.hud.widgets.legend import legend
from torres3d.i18n.player_level_and_key_names import key_name

Group = Literal["view", "overlays", "help"]
GROUPS: tuple[Group, ...] = get_args(Group)
GROUP_SIGNS: dict[Group, str] = {"view": "camera", "overlays": "levels", "help": "book"}
VIEW_SIGNS: dict[PresetId, str] = {
    "iso": "camera", "top": "eye", "south": "down", "west": "left", "north": "up", "east": "right",
}  # fmt: skip
TAB, CELL, COLUMNS, MIN_ROWS = 32.0, 28.0, 2, 4
"""Units: height of a tab and of a cell; cells beside one another, and the rows that every group has room for."""
EDGE, FOLDED_TAB, FLYOUT = 6.0, 30.0, 244.0
"""Units: around cells; height of a tab and width of an open group where panels are folded."""
STRIP_HEIGHT = TAB + MIN_ROWS * CELL + 2 * EDGE
"""Units: its height, unless a game has more overlays than fit its usual rows."""
WORD = BODY._replace(size=14)
KEY = SMALL._replace(size=12, colour=theme.LIGHT_FAINT)


class OverlayStrip(Panel[OverlaysModel]):
    """Three tabs over the cells of one group. Where there is little room only the tabs stay, and an open group lies
    over the board at their left, until its tab or Escape closes it."""

    answers_keys = True

    def __init__(self, kit: PanelKit, parent: NodePath, sort: int) -> None:
        super().__init__(kit, parent, sort)
        self._group: Group = "overlays"
        self._open = False
        """Whether the group lies over the board where there is little room."""
        self._pointed_at = False
        """Whether it was opened because a lesson points at it."""
        self._told: tuple[str, ...] = ()

    @property
    def _narrow(self) -> bool:
        """Whether only the tabs have room beside the board."""
        return self.kit.view.folded or self.kit.view.editing > 0

    def key(self, name: str) -> bool:
        if name != "escape" or not (self._open and self._narrow):
            return False
        self._show(self._group)
        return True

    def point_at(self, names: Sequence[str]) -> None:
        """Open the group of the spots that a lesson points at, once for each step; the next step closes it again, for
        it may lie over what is pointed at then."""
        told = tuple(names)
        if told == self._told:
            return
        self._told = told
        kinds: dict[str, Group] = {"overlay": "overlays", "view": "view", "xray": "overlays"}
        found = next((kinds[kind] for name in told if (kind := name.partition(":")[0]) in kinds), None)
        if found is not None:
            self._group, self._open, self._pointed_at = found, True, True
            self.repaint()
        elif self._pointed_at:
            self._open = self._pointed_at = False
            self.repaint()

    def _show(self, group: Group) -> None:
        self._open, self._pointed_at = not (self._narrow and self._open and self._group == group), False
        self._group = group
        self.repaint()

    def place(self, view: Viewport, model: OverlaysModel) -> Rect:
        edge = around(view)
        wide, high = edge.right, TAB + _rows(model) * CELL + 2 * EDGE
        if self._narrow:
            tabs = folded_height() if view.folded else TAB + EDGE
            wide += FLYOUT if self._open else 0.0
            high = max(high - TAB, tabs) if self._open else tabs
        return Rect(view.width - wide - edge.gap, view.height - high - edge.gap, wide, high)

    def paint(self, canvas: Canvas, model: OverlaysModel) -> None:
        box, view = self.rect, self.kit.view
        if not self._narrow:
            canvas.panel(box, "glass")
            tabs, body = box.cut_top(TAB)
            self._tabs(canvas, model, tabs.inset(EDGE, 0).head(4, TAB - 4).columns(len(GROUPS), 2))
            canvas.fill(tabs.foot(0, 1, EDGE), (*theme.GOLD_DIM[:3], 120))
            self._cells(canvas, model, body.inset(EDGE, EDGE))
            return
        column = box.cut_right(around(view).right)[1]
        high = folded_height() if view.folded else TAB + EDGE
        column = column.foot(high, high)
        canvas.panel(column, "glass")
        if view.folded:
            self._tabs(canvas, model, column.head(EDGE, FOLDED_TAB - 2, 5).rows(len(GROUPS), FOLDED_TAB - 2, 2))
        else:
            self._tabs(canvas, model, column.inset(EDGE, 4).columns(len(GROUPS), 2))
        if self._open:
            body = box.cut_left(FLYOUT - 4)[0]
            canvas.panel(body, "glass")
            self._cells(canvas, model, body.inset(EDGE, EDGE))

    def _tabs(self, canvas: Canvas, model: OverlaysModel, places: Sequence[Rect]) -> None:
        for group, place in zip(GROUPS, places, strict=True):
            lit = group == self._group and (self._open or not self._narrow)
            self._tab(canvas, group, place, lit)
            if group == "overlays" and not lit and any(overlay.on for overlay in model.overlays):
                canvas.disc(place.right - 7, place.y + 7, 8, theme.GOLD_BRIGHT, theme.WOOD_LINE)

    def _tab(self, canvas: Canvas, group: Group, place: Rect, lit: bool) -> None:
        label, upright = self.kit.texts(f"strip-{group}"), self.kit.view.folded

        def draw(on: Canvas, look: Look) -> None:
            if upright:
                on.button(place, "chosen" if lit else "quiet", look)
            elif look in ("hover", "pressed"):
                on.fill(place, theme.POINTED, 5)
            style = WORD._replace(face="bold", colour=theme.GOLD_BRIGHT if lit else theme.LIGHT_SOFT)
            left = place.x + (30 if upright else 8)
            room = place.right - 6 - left
            style = on.fitted(label, style, room)
            if upright:
                on.icon(GROUP_SIGNS[group], place.x + 17, place.middle[1], 16, style.colour)
                on.text(left, place.middle[1], label, style, width=room)
            else:
                on.text(*place.middle, label, style, "middle", room)
                if lit:
                    on.fill(place.foot(3, 3, 8), theme.GOLD, 1.5)

        self.spot(canvas, Spot(f"strip:{group}", place, draw, lambda: self._show(group), chosen=lit))

    def _cells(self, canvas: Canvas, model: OverlaysModel, body: Rect) -> None:
        cells = [cell for row in body.rows(_rows(model), CELL) for cell in row.columns(COLUMNS, 4)]
        match self._group:
            case "view":
                for preset, key, cell in zip(PRESETS, model.view_keys or ("",) * len(PRESETS), cells, strict=False):
                    self._view(canvas, model, preset, key, cell)
            case "overlays":
                for overlay, cell in zip(model.overlays, cells, strict=False):
                    self._overlay(canvas, overlay, cell)
                if model.from_level is not None:
                    self._levels(canvas, model.from_level, model.top, cells[-1].inset(0, 1))
            case "help":
                texts = self.kit.texts
                opens = (OpenHelp("help"), "keys", model.help_key), (OpenHelp("rules"), "book", model.rules_key)
                for (send, sign, key), cell in zip(opens, cells, strict=False):
                    title = "help-title" if send.what == "help" and model.costs else f"does-{send.what}"
                    tip = lines(self.kit.key_hint(key), title=texts(title))
                    label = texts(f"strip-{send.what}-open")
                    self._cell(canvas, f"open:{send.what}", cell, sign, label, key, send, tip)
                legend(canvas, body.cut_top(CELL + 3)[1], model.legend, texts)

    def _overlay(self, canvas: Canvas, overlay: OverlayModel, cell: Rect) -> None:
        texts, name = self.kit.texts, overlay.id
        tip = lines(texts(f"overlay-{name}-about"), self.kit.key_hint(overlay.key), title=texts(f"overlay-{name}"))
        label = texts(f"overlay-{name}")
        self._cell(canvas, f"overlay:{name}", cell, name, label, overlay.key, ToggleOverlay(name), tip, overlay.on)

    def _view(self, canvas: Canvas, model: OverlaysModel, preset: PresetId, key: str, cell: Rect) -> None:
        texts, lit = self.kit.texts, preset == model.preset
        tip = lines(self.kit.key_hint(key), title=texts(f"view-{preset}"))
        label = texts(f"view-{preset}-short")
        self._cell(canvas, f"view:{preset}", cell, VIEW_SIGNS[preset], label, key, ViewFrom(preset), tip, lit)

    def _cell(
        self,
        canvas: Canvas,
        name: str,
        cell: Rect,
        icon: str,
        label: str,
        key: str,
        intent: Intent,
        tip: TooltipModel | None,
        lit: bool = False,
    ) -> None:
        """A sign with a word, and its key where it has room; framed only while it is on or pointed at."""
        cell = cell.inset(0, 1)
        shown = key_name(key, self.kit.texts) if key else ""

        def draw(on: Canvas, look: Look) -> None:
            if lit:
                on.button(cell, "chosen", look)
            elif look != "normal":
                on.fill(cell, theme.ACTIVE, 5)
            style = WORD.in_colour(theme.GOLD_BRIGHT if lit else theme.LIGHT)
            x, y = cell.x + 8, cell.middle[1]
            on.icon(icon, x + 9, y, 17, style.colour)
            room = cell.right - 6 - (x + 24)
            style = on.fitted(label, style, room)
            wide = on.text(x + 24, y, label, style, width=room)
            if shown and wide + 8 + on.width(shown, KEY) <= room:
                on.text(cell.right - 7, y, shown, KEY.in_colour(style.colour) if lit else KEY, "right")

        self.spot(canvas, Spot(name, cell, draw, lambda: self.kit.send(intent), tip, chosen=lit))

    def _levels(self, canvas: Canvas, level: int, top: int, row: Rect) -> None:
        canvas.text(*row.middle, f"≥ {level}", WORD._replace(face="bold"), "middle", row.w - 64)
        tip = lines(title=self.kit.texts("xray-from", level=level))
        self.button(
            canvas, "xray:less", Rect(row.x, row.y, 32, row.h), "", XrayLevel(level - 1), icon="minus", kind="quiet",
            enabled=level > 1, tip=tip,
        )  # fmt: skip
        self.button(
            canvas, "xray:more", Rect(row.right - 32, row.y, 32, row.h), "", XrayLevel(level + 1), icon="plus",
            kind="quiet", enabled=level < top, tip=tip,
        )  # fmt: skip


def folded_height() -> float:
    """Units of its tabs where panels are folded."""
    return 2 * EDGE + FOLDED_TAB * len(GROUPS) - 2


def _rows(model: OverlaysModel) -> int:
    """Rows of cells that every group of the strip has room for: the choice of a level has a cell, too."""
    least = MIN_ROWS if model.legend else ceil(len(PRESETS) / COLUMNS)
    return max(least, ceil((len(model.overlays) + 1) / COLUMNS))
