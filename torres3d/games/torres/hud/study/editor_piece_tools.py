"""Tools of the position editor for pieces: blocks, the king, knights of each player."""

from torres3d.games.torres.hud.models.study_models import EditorModel, EditorSeat, Tool, ToolChosen
from torres3d.games.torres.hud.study.seat_choice import MOST_SEATS, heading
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.panel import Panel, Spot, lines
from torres3d.hud.kit.skin import Look
from torres3d.hud.widgets.chips import chip

BUTTON, KNIGHT, GAP = 42.0, 40.0, 6.0
HEIGHT = 2 * (BUTTON + GAP) + 22 + MOST_SEATS * (KNIGHT + 4)
ICONS: dict[Tool, str] = {"raise": "raise", "lower": "lower", "king": "king", "clear": "bin"}
NAME = BODY._replace(size=15)


def pieces_tab(panel: Panel[EditorModel], canvas: Canvas, model: EditorModel, box: Rect) -> None:
    """The tools: spots ``tool:raise`` and so on, ``knight:0`` and so on for the players' knights."""
    texts = panel.kit.texts
    y = box.y
    row = box.row(y, BUTTON)
    tools = list(ICONS.items())
    for pair in (tools[:2], tools[2:]):
        for (tool, icon), place in zip(pair, row.columns(2, GAP), strict=True):
            _tool(panel, canvas, model, tool, icon, place)
        row = row.moved(0, BUTTON + GAP)
    heading(canvas, box.x + 2, row.y + 8, texts("arrange-knights"), box.w)
    row = box.row(row.y + 22, KNIGHT)
    for seat in model.seats:
        _knights(panel, canvas, model, seat, row)
        row = row.moved(0, KNIGHT + 4)


def _tool(panel: Panel[EditorModel], canvas: Canvas, model: EditorModel, tool: Tool, icon: str, box: Rect) -> None:
    texts = panel.kit.texts
    label = texts(f"arrange-tool-{tool}")
    panel.button(
        canvas, f"tool:{tool}", box, label, ToolChosen(tool), icon=icon,
        kind="chosen" if model.tool == tool else "quiet", align="left",
        tip=lines(texts(f"arrange-tool-{tool}-about"), title=label),
    )  # fmt: skip


def _knights(panel: Panel[EditorModel], canvas: Canvas, model: EditorModel, seat: EditorSeat, box: Rect) -> None:
    """The knights of a player: colour, name, and how many are on the board."""
    texts, who = panel.kit.texts, seat.player
    chosen = model.tool == "knight" and model.seat == who.seat
    count = texts("arrange-knights-of", there=seat.knights, of=seat.knights_of)

    def draw(on: Canvas, look: Look) -> None:
        on.button(box, "chosen" if chosen else "quiet", look)
        y = box.middle[1]
        colour = panel.kit.theme.player(who.colour)
        on.icon("knight", box.x + 20, y, 27, theme.mix(colour, theme.LIGHT, 0.25))
        chip(on, panel.kit.theme, who.colour, box.x + 42, y, 18, who.seat, who.emblem)
        right = box.right - 10
        right -= on.text(right, y, count, SMALL.in_colour(theme.GOLD_BRIGHT), "right") + 8
        left = box.x + 56
        on.fitted_text(left, y, who.called, NAME, right - left, 11.5)

    tip = lines(texts("arrange-tool-knight-about"), count, title=who.called)
    press = ToolChosen("knight", who.seat)
    panel.spot(canvas, Spot(f"knight:{who.seat}", box, draw, lambda: panel.kit.send(press), tip))
