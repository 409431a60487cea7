"""The picture of an analysis: what each player could expect, over the game, with what mattered marked."""

from pathlib import Path

import msgspec
from PIL import Image, ImageColor, ImageDraw, ImageFont

from torres3d.base import paths
from torres3d.games.torres.bots.reports import Analysis
from torres3d.games.turm_bauer.bots.reports import Analysis as TurmAnalysis
from torres3d.hud.kit.canvas import Canvas, TextStyle
from torres3d.hud.kit.icons import Icons
from torres3d.hud.kit.layout import Rect
from torres3d.hud.text.fonts import Fonts
from torres3d.hud.text.system_fonts import SystemFonts

SIZE = (1280, 720)
MARGIN = (84, 96, 250, 64)
"""Left, top, right, bottom: the right one holds the names."""
PAPER, INK, FAINT, GRID = "#f4efe4", "#2f2a24", "#8b8172", "#ddd4c2"
COLOURS = {"red": "#b3392f", "blue": "#2f5d9a", "green": "#3f7d45", "yellow": "#c9951c"}
SPARE = ("#7a4f94", "#3a8a8c", "#a65a2a", "#555555")
"""For players of other colours."""


class ScoreLines(msgspec.Struct, frozen=True):
    """What is drawn: for each player by seat a line of values, one before the first turn and one after each.

    ``lowest``, ``highest`` and ``step`` are those of the scale; ``marks`` are turns with words, ``points`` turns and
    seats that get a ring; ``ends`` says how it ended for each player.
    """

    title: str
    players: tuple[str, ...]
    colours: tuple[str, ...]
    values: tuple[tuple[float, ...], ...]
    lowest: int
    highest: int
    step: int
    marks: tuple[tuple[int, str], ...]
    points: tuple[tuple[int, int], ...]
    ends: tuple[str, ...]


def draw_course(analysis: Analysis, file: Path) -> None:
    """Draw the course of a game of Torres into a PNG file of 1280x720 pixels. Raises `OSError`."""
    courses = (analysis.start, *(turn.expected for turn in analysis.turns))
    top = max(max(points) for points in courses) * 1.06
    top = max(20, -(-int(top) // 20) * 20)
    # Lines high above nothing would lie close together: the axis begins below the lowest.
    base = max(0, int(min(min(points) for points in courses) - 10) // 20 * 20)
    scorings = [(number, turn.phase) for number, turn in enumerate(analysis.turns, 1) if turn.scoring]
    course = ScoreLines(
        "Expected points over the game",
        analysis.players,
        analysis.colours,
        courses,
        base,
        top,
        20 if top - base <= 200 else 50,
        tuple((number, f"scoring {phase}") for number, phase in scorings),
        tuple((index + 1, analysis.turns[index].seat) for index in analysis.turning_points),
        tuple(f"{score} points{_first(seat in analysis.winners)}" for seat, score in enumerate(analysis.scores)),
    )
    _draw(course, file)


def draw_chances(analysis: TurmAnalysis, file: Path) -> None:
    """Draw who was how likely to win a game of Turm Bauer into such a file. Raises `OSError`."""
    courses = (analysis.start, *(turn.chances for turn in analysis.turns))
    fell = ((len(analysis.turns), "the tower fell"),) if analysis.collapse is not None else ()
    course = ScoreLines(
        "Chances of winning over the game, in percent",
        analysis.players,
        tuple(colours[0] for colours in analysis.colours),
        tuple(tuple(100 * chance for chance in chances) for chances in courses),
        0,
        100,
        20,
        fell,
        tuple((index + 1, analysis.turns[index].seat) for index in analysis.turning_points),
        tuple(f"level {level}{_first(seat in analysis.winners)}" for seat, level in enumerate(analysis.levels)),
    )
    _draw(course, file)


def _first(won: bool) -> str:
    return ", first" if won else ""


def _draw(course: ScoreLines, file: Path) -> None:
    image = Image.new("RGB", SIZE, PAPER)
    pen = ImageDraw.Draw(image)
    fonts = {size: ImageFont.truetype(str(paths.assets() / "fonts" / name), size) for name, size in _FONTS}
    left, upper, right, lower = MARGIN
    width, height = SIZE[0] - left - right, SIZE[1] - upper - lower
    turns, base, top = len(course.values) - 1, course.lowest, course.highest

    def spot(turn: float, points: float) -> tuple[float, float]:
        share = (min(max(points, base), top) - base) / (top - base)
        return left + width * turn / turns, upper + height * (1 - share)

    pen.text((left, 24), course.title, font=fonts[30], fill=INK)
    for points in range(-(-base // course.step) * course.step, top + 1, course.step):
        x, y = spot(0, points)
        pen.line((x, y, x + width, y), fill=GRID, width=1)
        pen.text((x - 12, y), str(points), font=fonts[16], fill=FAINT, anchor="rm")
    for number, text in course.marks:
        x, y = spot(number, top)
        pen.line((x, y, x, upper + height), fill=FAINT, width=2)
        pen.text((x, y - 8), text, font=fonts[16], fill=FAINT, anchor="rb" if number == turns else "mb")
    tones = _tones(course.colours)
    for seat, tone in enumerate(tones):
        line = [spot(number, points[seat]) for number, points in enumerate(course.values)]
        pen.line(line, fill=tone, width=4, joint="curve")
    for turn, seat in course.points:
        x, y = spot(turn, course.values[turn][seat])
        pen.ellipse((x - 8, y - 8, x + 8, y + 8), fill=PAPER, outline=tones[seat], width=4)
    _names(image, course, tones, fonts, [spot(0, points)[1] for points in course.values[-1]], left + width + 16)
    pen.text((left, SIZE[1] - 40), "turns", font=fonts[16], fill=FAINT)
    pen.text((left + width, SIZE[1] - 40), "rings: the turning points", font=fonts[16], fill=FAINT, anchor="ra")
    image.save(file, "PNG")


_FONTS = (("Cinzel-Bold.ttf", 30), ("AlegreyaSans-Regular.ttf", 16))
ROW = 44
NAME_ROOM = 220
"""Pixels for a name, right of the lines."""


def _names(
    image: Image.Image,
    course: ScoreLines,
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
        canvas.text(x, y - 10, course.players[seat], TextStyle("medium", 22, (red, green, blue, 255)), width=NAME_ROOM)
        image.paste(canvas.image, (round(x), round(y - 28)), canvas.image)
        pen.text((x, y + 11), course.ends[seat], font=fonts[16], fill=INK, anchor="lm")


def _tones(colours: tuple[str, ...]) -> list[str]:
    spare = iter(SPARE)
    return [COLOURS.get(colour) or next(spare) for colour in colours]
