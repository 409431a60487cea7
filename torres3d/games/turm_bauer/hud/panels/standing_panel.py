"""The standing of Turm Bauer: the levels of everybody's figures, their rings and blocks, and parts in the box."""

from collections.abc import Callable
from functools import partial

from torres3d.games.turm_bauer.hud.models.standing_models import StandingColour, StandingModel, StandingRow
from torres3d.games.turm_bauer.hud.models.turn_models import ShowSupply
from torres3d.games.turm_bauer.rules.lattice.reach_after_building import NextReach
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, NUMBER, SMALL, TITLE, Canvas, TextStyle
from torres3d.hud.kit.layout import Rect, Viewport, around
from torres3d.hud.kit.panel import Panel, Spot, lines
from torres3d.hud.kit.panel_and_button_skins import Look
from torres3d.hud.kit.tooltip_model import TooltipModel
from torres3d.hud.models.intents import OpenMenu
from torres3d.hud.widgets.player_signs_and_badges import active_row, chip, points_bar

HEADER, FOLDED_HEADER = 42.0, 36.0
ROW, FOLDED_ROW = 52.0, 30.0
NAME_ROW, COLOUR_ROW = 26.0, 28.0
"""Of a player of two colours: the name with the sum, and a line for each colour."""
PAIRS_EDGE = 5.0
"""Units above and below rows of two colours."""
LEVEL = SMALL._replace(size=12.5)
Draw = Callable[[Canvas, Look], None]


class StandingPanel(Panel[StandingModel]):
    """At the upper left. A player of one colour has a row, one of two a row for each below the name; folded every
    colour has a strip with its level, and the rest in tips."""

    def place(self, view: Viewport, model: StandingModel) -> Rect:
        edge = around(view)
        colours = sum(len(row.colours) for row in model.rows)
        if view.crowded:
            return Rect(edge.gap, edge.gap, edge.left, 2 * PAIRS_EDGE + FOLDED_ROW * ((colours + 1) // 2))
        if view.folded:
            return Rect(edge.gap, edge.gap, edge.strip, FOLDED_HEADER + FOLDED_ROW * colours + 4)
        return Rect(edge.gap, edge.gap, edge.strip, HEADER + sum(map(_height, model.rows)) + 10)

    def paint(self, canvas: Canvas, model: StandingModel) -> None:
        box, view = self.rect, self.kit.view
        texts = self.kit.texts
        canvas.panel(box, "glass")
        menu = Rect(box.right - 42, box.y + 9, 32, 30)
        if view.crowded:
            menu = Rect(box.x + 6, box.y + PAIRS_EDGE, 32, FOLDED_ROW - 2)
        elif view.folded:
            menu = box.head(5, 28, 6)
        else:
            canvas.text(box.x + 16, box.y + 24, texts("turm-standing"), TITLE, width=box.w - 70)
        if model.menu:
            self.button(canvas, "menu", menu, "", OpenMenu(), icon="menu", kind="bare", tip=lines(texts("menu-open")))
        if view.folded:
            self._strips(canvas, model, box)
            return
        y = box.y + HEADER
        for row in model.rows:
            self._row(canvas, row, box.row(y, _height(row) - 2, 6))
            y += _height(row)

    # -- rows --------------------------------------------------------------------------------------------------

    def _row(self, canvas: Canvas, row: StandingRow, box: Rect) -> None:
        if len(row.colours) == 1:
            self._one(canvas, row, row.colours[0], box)
            return
        name = Rect(box.x, box.y, box.w, NAME_ROW - 1)

        def draw(on: Canvas, look: Look) -> None:
            if look == "hover":
                on.fill(name, theme.POINTED, 6)
            self._name(on, row, name.x + 8, name.middle[1], name.right - 10)

        self.spot(canvas, Spot(f"standing:{row.player.seat}", name, draw, tip=self._tip(row)))
        line = box.head(NAME_ROW, COLOUR_ROW - 1)
        for each in row.colours:
            self._colour(canvas, row, each, line)
            line = line.moved(0, COLOUR_ROW)

    def _one(self, canvas: Canvas, row: StandingRow, each: StandingColour, box: Rect) -> None:
        def draw(on: Canvas, look: Look) -> None:
            _ground(on, box, each, look)
            chip(on, self.kit.theme, each.colour, box.x + 24, box.middle[1], 34, row.player.seat, each.emblem)
            self._name(on, row, box.x + 48, box.y + 16, box.right - 10)
            at = box.x + 48
            if row.player.bot is not None:
                on.icon("bot", at + 7, box.y + 35, 15, theme.LIGHT_SOFT)
                at += 24
            at = _left(on, each, at, box.y + 35)
            _reach(on, each.reach, at, box.right - 10, box.y + 35)
            self._bar(on, each, box.row(box.bottom - 5, 3)._replace(x=box.x + 48, w=box.w - 58))

        self._press(canvas, row, each, box, draw)

    def _colour(self, canvas: Canvas, row: StandingRow, each: StandingColour, box: Rect) -> None:
        def draw(on: Canvas, look: Look) -> None:
            _ground(on, box, each, look)
            chip(on, self.kit.theme, each.colour, box.x + 20, box.middle[1], 21, row.player.seat, each.emblem)
            at = _left(on, each, box.x + 40, box.middle[1] - 1)
            wide = _level(on, each.level, box.right - 10, box.middle[1] - 1, NUMBER._replace(size=17))
            _reach(on, each.reach, at, box.right - 16 - wide, box.middle[1] - 1)
            self._bar(on, each, box.row(box.bottom - 4, 3)._replace(x=box.x + 40, w=box.w - 50))

        self._press(canvas, row, each, box, draw)

    def _bar(self, on: Canvas, each: StandingColour, track: Rect) -> None:
        """How far up the tower a figure stands."""
        levels = 1 if self.model is None else self.model.levels
        points_bar(on, self.kit.theme, track, each.colour, each.level, levels)

    def _name(self, on: Canvas, row: StandingRow, left: float, y: float, right: float) -> None:
        """The name with a bot's level, and the level that counts at the right; a star for who leads."""
        wide = _level(on, row.total, right, y, NUMBER)
        if row.leads:
            on.icon("star", right - wide - 12, y, 17, theme.GOLD_BRIGHT)
            wide += 20
        room = right - wide - 8 - left
        level = row.player.level
        beside = on.width(level, LEVEL) + 7 if level else 0.0
        name = on.text(left, y, row.player.name, BODY, width=max(room - beside, room * 0.5))
        if level:
            on.text(left + name + 7, y + 1, level, LEVEL, width=room - name - 6)

    def _press(self, canvas: Canvas, row: StandingRow, each: StandingColour, box: Rect, draw: Draw) -> None:
        press = partial(self.kit.send, ShowSupply(each.colour))
        self.spot(canvas, Spot(f"standing:{each.colour}", box, draw, press, self._tip(row, each)))

    # -- strips ------------------------------------------------------------------------------------------------

    def _strips(self, canvas: Canvas, model: StandingModel, box: Rect) -> None:
        entries = [(row, number, each) for row in model.rows for number, each in enumerate(row.colours)]
        for at, (row, number, each) in enumerate(entries):
            if self.kit.view.crowded:
                pair = Rect(box.x + 44, box.y + PAIRS_EDGE + FOLDED_ROW * (at // 2), box.w - 50, FOLDED_ROW - 2)
                place = pair.columns(2, 2)[at % 2]
            else:
                place = box.row(box.y + FOLDED_HEADER + FOLDED_ROW * at, FOLDED_ROW - 2, 4)
            self._strip(canvas, row, each, place, first=number == 0)

    def _strip(self, canvas: Canvas, row: StandingRow, each: StandingColour, box: Rect, first: bool) -> None:
        def draw(on: Canvas, look: Look) -> None:
            _ground(on, box, each, look)
            middle = box.middle[1]
            chip(on, self.kit.theme, each.colour, box.x + 15, middle, 24, row.player.seat, each.emblem)
            on.text(box.x + 52, middle, str(each.level), NUMBER._replace(size=17), "right")
            right = box.right - 5
            if each.reach is not None:
                _reach(on, each.reach, box.x + 56, right, middle)
                return
            if len(row.colours) > 1 and first:
                style = BODY._replace(face="bold", size=15, colour=theme.GOLD_BRIGHT)
                right -= on.text(right, middle, f"={row.total}", style, "right") + 3
            elif len(row.colours) == 1:
                right -= _rings(on, each.rings, right, middle, 14)
            if row.leads and first and right - box.x > 66:
                on.icon("star", right - 8, middle, 14, theme.GOLD_BRIGHT)

        self._press(canvas, row, each, box, draw)

    # -- tips --------------------------------------------------------------------------------------------------

    def _tip(self, row: StandingRow, each: StandingColour | None = None) -> TooltipModel:
        texts = self.kit.texts
        told = []
        if len(row.colours) > 1:
            levels = " + ".join(str(colour.level) for colour in row.colours)
            told.append(texts("turm-standing-sum", levels=levels, total=row.total))
        if each is not None:
            told.append(texts("turm-standing-level", level=each.level))
            told.append(texts("turm-standing-left", blocks=each.blocks, rings=each.rings))
            told.append(texts("turm-standing-boxed", parts=each.boxed))
            if each.reach is not None:
                told.append(texts("turm-standing-reach", now=each.reach.now, then=each.reach.then))
        if row.leads:
            told.append(texts("turm-standing-leads"))
        if each is not None:
            told.append(texts("turm-standing-show"))
        return TooltipModel(tuple(told), row.player.called)


def _height(row: StandingRow) -> float:
    return ROW if len(row.colours) == 1 else NAME_ROW + COLOUR_ROW * len(row.colours) + 2


def _ground(on: Canvas, box: Rect, each: StandingColour, look: Look) -> None:
    if each.active:
        active_row(on, box)
    elif each.shown:
        on.outline(box, (*theme.LIGHT_SOFT[:3], 130), 6)
    if look in ("hover", "pressed", "focus"):
        on.fill(box, theme.POINTED, 6)


def _level(on: Canvas, level: int, right: float, y: float, style: TextStyle) -> float:
    """A level behind a figure, ending at ``right``; its width."""
    wide = on.text(right, y, str(level), style, "right")
    on.icon("figure", right - wide - 11, y - 0.5, style.size * 0.8, theme.LIGHT_SOFT)
    return wide + 20


def _left(on: Canvas, each: StandingColour, left: float, y: float) -> float:
    """Paint the material of a colour: rings, blocks, and the parts in its box, if any; gives where it ends."""
    at = left
    shown = [("ring", each.rings), ("cube", each.blocks)]
    shown += [("box", each.boxed)] if each.boxed else []
    for icon, count in shown:
        on.icon(icon, at + 7, y, 15, theme.GOLD if icon == "ring" and count else theme.LIGHT_SOFT)
        at += 18 + on.text(at + 18, y, str(count), SMALL) + 10
    return at


def _reach(on: Canvas, reach: NextReach | None, left: float, right: float, y: float) -> None:
    """Paint how high a figure could walk next with the block that is tried out, ending at ``right``: "2 ▸ 4" and a sign
    for up, down or walled in; a single number where nothing changes, and where there is no room for both."""
    if reach is None:
        return
    sign, colour = _sign(reach)
    style = SMALL._replace(face="bold").in_colour(colour)
    on.icon(sign, right - 6, y, 13, colour)
    at = right - 16
    at -= on.text(at, y, str(reach.then), style, "right")
    now = str(reach.now)
    if reach.now == reach.then or at - 15 - on.width(now, style) < left:
        return
    on.icon("right", at - 8, y, 9, theme.LIGHT_SOFT)
    on.text(at - 15, y, now, SMALL, "right")


def _sign(reach: NextReach) -> tuple[str, theme.Colour]:
    if reach.walled_in:
        return "lock", theme.GOLD
    if reach.then == reach.now:
        return "same", theme.LIGHT_SOFT
    return ("up", theme.GREEN_BRIGHT) if reach.then > reach.now else ("down", theme.GOLD)


def _rings(on: Canvas, count: int, right: float, y: float, size: float) -> float:
    """Paint so many rings beside one another, ending at ``right``; gives their width."""
    for number in range(count):
        on.icon("ring", right - size / 2 - number * (size + 2), y, size, theme.GOLD)
    return count * (size + 2)
