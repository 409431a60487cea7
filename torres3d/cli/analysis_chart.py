"""The picture of an analysis: a line for each player over the game, with the turns that mattered marked."""

from pathlib import Path

from PIL import Image, ImageColor, ImageDraw, ImageFont

from torres3d.base import paths
from torres3d.hud.kit.canvas import Canvas, TextStyle
from torres3d.hud.kit.icons import Icons
from torres3d.hud.kit.layout import Rect
from torres3d.hud.text.font_fallback import SystemFonts
from torres3d.hud.text.fonts import Fonts
from torres3d.terminal.terminal_declaration import ScoreGraph

SIZE = (1280, 720)
MARGIN = (84, 96, 250, 64)
"""Left, top, right, bottom: the right one holds the names."""
PAPER, INK, FAINT, GRID = "#f4efe4", "#2f2a24", "#8b8172", "#ddd4c2"
COLOURS = {"red": "#b3392f", "blue": "#2f5d9a", "green": "#3f7d45", "yellow": "#c9951c"}
SPARE = ("#7a4f94", "#3a8a8c", "#a65a2a", "#555555")
"""For players of other colours."""


def draw_graph(graph: ScoreGraph, file: Path) -> None:
    """Draw a graph into a PNG file of 1280x720 pixels. Raises `OSError`."""
    image = Image.new("RGB", SIZE, PAPER)
    pen = ImageDraw.Draw(image)
    fonts = {size: ImageFont.truetype(str(paths.assets() / "fonts" / name), size) for name, size in _FONTS}
    left, upper, right, lower = MARGIN
    width, height = SIZE[0] - left - right, SIZE[1] - upper - lower
    turns, base, top = len(graph.values) - 1, graph.lowest, graph.highest

    def spot(turn: float, points: float) -> tuple[float, float]:
        share = (min(max(points, base), top) - base) / (top - base)
        return left + width * turn / turns, upper + height * (1 - share)

    pen.text((left, 24), graph.title, font=fonts[30], fill=INK)
    for points in range(-(-base // graph.step) * graph.step, top + 1, graph.step):
        x, y = spot(0, points)
        pen.line((x, y, x + width, y), fill=GRID, width=1)
        pen.text((x - 12, y), str(points), font=fonts[16], fill=FAINT, anchor="rm")
    for number, text in graph.marks:
        x, y = spot(number, top)
        pen.line((x, y, x, upper + height), fill=FAINT, width=2)
        pen.text((x, y - 8), text, font=fonts[16], fill=FAINT, anchor="rb" if number == turns else "mb")
    spare = iter(SPARE)
    tones = [COLOURS.get(colour) or next(spare) for colour in graph.colours]
    for seat, tone in enumerate(tones):
        line = [spot(number, points[seat]) for number, points in enumerate(graph.values)]
        pen.line(line, fill=tone, width=4, joint="curve")
    for turn, seat in graph.points:
        x, y = spot(turn, graph.values[turn][seat])
        pen.ellipse((x - 8, y - 8, x + 8, y + 8), fill=PAPER, outline=tones[seat], width=4)
    _names(image, graph, tones, fonts, [spot(0, points)[1] for points in graph.values[-1]], left + width + 16)
    pen.text((left, SIZE[1] - 40), "turns", font=fonts[16], fill=FAINT)
    pen.text((left + width, SIZE[1] - 40), "rings: the turning points", font=fonts[16], fill=FAINT, anchor="ra")
    image.save(file, "PNG")


_FONTS = (("Cinzel-Bold.ttf", 30), ("AlegreyaSans-Regular.ttf", 16))
ROW = 44
NAME_ROOM = 220
"""Pixels for a name, right of the lines."""


def _names(
    image: Image.Image,
    graph: ScoreGraph,
    tones: list[str],
    fonts: dict[int, ImageFont.FreeTypeFont],
    ends: list[float],
    x: float,
) -> None:
    """Names and final points at the ends of the lines, moved apart where they would overlap."""
    pen = ImageDraw.Draw(image)
    assets = paths.assets()
    fonts_of_names = Fonts(assets / "fonts", SystemFonts())
    below = -1000.0
    for seat in sorted(range(len(ends)), key=lambda seat: ends[seat]):
        y = max(ends[seat], below + ROW)
        below = y
        canvas = Canvas(Rect(x, y - 28, NAME_ROOM, 36), 1, fonts_of_names, Icons(assets))
        red, green, blue = ImageColor.getrgb(tones[seat])[:3]
        canvas.text(x, y - 10, graph.players[seat], TextStyle("medium", 22, (red, green, blue, 255)), width=NAME_ROOM)
        image.paste(canvas.image, (round(x), round(y - 28)), canvas.image)
        result = f"{graph.results[seat]}{', first' if seat in graph.winners else ''}"
        pen.text((x, y + 11), result, font=fonts[16], fill=INK, anchor="lm")
