"""The picture of an analysis: the points each player could expect, over the game, scorings marked."""

from pathlib import Path

from PIL import Image, ImageColor, ImageDraw, ImageFont

from torres3d.base import paths
from torres3d.bots.reports import Analysis
from torres3d.hud.kit.canvas import Canvas, TextStyle
from torres3d.hud.kit.icons import Icons
from torres3d.hud.kit.layout import Rect
from torres3d.hud.letters.fonts import Fonts
from torres3d.hud.letters.system_fonts import SystemFonts

SIZE = (1280, 720)
MARGIN = (84, 96, 250, 64)
"""Left, top, right, bottom: the right one holds the names."""
PAPER, INK, FAINT, GRID = "#f4efe4", "#2f2a24", "#8b8172", "#ddd4c2"
COLOURS = {"red": "#b3392f", "blue": "#2f5d9a", "green": "#3f7d45", "yellow": "#c9951c"}
SPARE = ("#7a4f94", "#3a8a8c", "#a65a2a", "#555555")
"""For players of other colours."""


def draw_course(analysis: Analysis, file: Path) -> None:
    """Draw the course of a game into a PNG file of 1280x720 pixels. Raises `OSError`."""
    image = Image.new("RGB", SIZE, PAPER)
    pen = ImageDraw.Draw(image)
    fonts = {size: ImageFont.truetype(str(paths.assets() / "fonts" / name), size) for name, size in _FONTS}
    courses = [analysis.start, *(turn.expected for turn in analysis.turns)]
    top = max(max(points) for points in courses) * 1.06
    top = max(20, -(-int(top) // 20) * 20)
    # Lines high above nothing would lie close together: the axis begins below the lowest.
    base = max(0, int(min(min(points) for points in courses) - 10) // 20 * 20)
    left, upper, right, lower = MARGIN
    width, height = SIZE[0] - left - right, SIZE[1] - upper - lower

    def spot(turn: float, points: float) -> tuple[float, float]:
        share = (min(max(points, base), top) - base) / (top - base)
        return left + width * turn / len(analysis.turns), upper + height * (1 - share)

    pen.text((left, 24), "Expected points over the game", font=fonts[30], fill=INK)
    step = 20 if top - base <= 200 else 50
    for points in range(-(-base // step) * step, top + 1, step):
        x, y = spot(0, points)
        pen.line((x, y, x + width, y), fill=GRID, width=1)
        pen.text((x - 12, y), str(points), font=fonts[16], fill=FAINT, anchor="rm")
    for number, turn in enumerate(analysis.turns, 1):
        if turn.scoring:
            x, y = spot(number, top)
            pen.line((x, y, x, upper + height), fill=FAINT, width=2)
            pen.text(
                (x, y - 8),
                f"scoring {turn.phase}",
                font=fonts[16],
                fill=FAINT,
                anchor="rb" if turn.phase == 3 else "mb",
            )
    tones = _tones(analysis.colours)
    for seat, tone in enumerate(tones):
        line = [spot(number, points[seat]) for number, points in enumerate(courses)]
        pen.line(line, fill=tone, width=4, joint="curve")
    for index in analysis.turning_points:
        turn = analysis.turns[index]
        x, y = spot(index + 1, turn.expected[turn.seat])
        pen.ellipse((x - 8, y - 8, x + 8, y + 8), fill=PAPER, outline=tones[turn.seat], width=4)
    _names(image, analysis, tones, fonts, [spot(0, points)[1] for points in courses[-1]], left + width + 16)
    pen.text((left, SIZE[1] - 40), "turns", font=fonts[16], fill=FAINT)
    pen.text((left + width, SIZE[1] - 40), "rings: the turning points", font=fonts[16], fill=FAINT, anchor="ra")
    image.save(file, "PNG")


_FONTS = (("Cinzel-Bold.ttf", 30), ("AlegreyaSans-Regular.ttf", 16))
ROW = 44
NAME_ROOM = 220
"""Pixels for a name, right of the lines."""


def _names(
    image: Image.Image,
    analysis: Analysis,
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
        canvas.text(
            x, y - 10, analysis.players[seat], TextStyle("medium", 22, (red, green, blue, 255)), width=NAME_ROOM
        )
        image.paste(canvas.image, (round(x), round(y - 28)), canvas.image)
        crown = ", first" if seat in analysis.winners else ""
        pen.text((x, y + 11), f"{analysis.scores[seat]} points{crown}", font=fonts[16], fill=INK, anchor="lm")


def _tones(colours: tuple[str, ...]) -> list[str]:
    spare = iter(SPARE)
    return [COLOURS.get(colour) or next(spare) for colour in colours]
