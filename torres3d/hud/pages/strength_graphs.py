"""Pictures of a strength: among the bots, and from game to game."""

from collections.abc import Sequence

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import SMALL, Canvas
from torres3d.hud.kit.layout import Rect
from torres3d.hud.models.page_models import StrengthPoint

AXIS = 46.0
"""Units of the numbers beside the course."""
BAR = 14.0
ELO_MARGIN = 150
"""Elo that a picture shows beyond what is in it."""
STEPS = (50, 100, 200, 500, 1000)
MOST_LINES = 6
"""Lines across that the course has at most."""
DOTTED = 60
"""Maximum number of games drawn as points; more would run together."""
BAND = (*theme.GOLD[:3], 70)
NAME = SMALL._replace(size=14)
LABEL = 26.0
"""Units of a name below the bar, or above it."""


def ladder(canvas: Canvas, box: Rect, now: StrengthPoint, bots: Sequence[tuple[str, int]]) -> None:
    """A bar from the gentlest bot to the strongest, with the interval as a band and the strength as a disc. A name
    without room goes above the bar, or is left out."""
    low = min([now.low, *(elo for _, elo in bots)]) - ELO_MARGIN
    high = max([now.high, *(elo for _, elo in bots)]) + ELO_MARGIN
    bar = box.row(box.middle[1] - BAR / 2, BAR)

    def at(elo: float) -> float:
        return bar.x + bar.w * (elo - low) / (high - low)

    canvas.fill(bar, theme.INSET, BAR / 2)
    canvas.outline(bar, (*theme.GOLD_DIM[:3], 170), BAR / 2)
    band = Rect(at(now.low), bar.y + 2, at(now.high) - at(now.low), BAR - 4)
    canvas.fill(band, (*theme.GOLD[:3], 150), BAR / 2 - 2)
    ends = [box.x, box.x]
    for name, elo in bots:
        x, wide = at(elo), canvas.width(name, NAME) if name else 0.0
        left = min(max(x - wide / 2, box.x), box.right - wide)
        row = next((row for row in (0, 1) if name and ends[row] <= left), None)
        canvas.fill(Rect(x - 0.8, bar.y - 3, 1.6, BAR + 6), (*theme.LIGHT_SOFT[:3], 190 if row is not None else 90))
        if row is not None:
            ends[row] = left + wide + 10
            canvas.text(left, bar.bottom + 14 if row == 0 else bar.y - 14, name, NAME)
    canvas.disc(at(now.value), bar.middle[1], 22, theme.GOLD_BRIGHT, theme.WOOD_LINE, 2.0)


def strength_course(canvas: Canvas, box: Rect, course: Sequence[StrengthPoint]) -> None:
    """The strength after each game as a line, within the band of its intervals."""
    picture = Rect(box.x + AXIS, box.y, box.w - AXIS, box.h)
    canvas.panel(picture, "inset")
    low, high = min(point.low for point in course), max(point.high for point in course)
    step = next((each for each in STEPS if (high - low) / each <= MOST_LINES), STEPS[-1])
    # A course of one game has no length: it is drawn as a short stretch around its point.
    count = len(course)

    def place(game: float, elo: float) -> tuple[float, float]:
        along = 0.5 if count == 1 else game / (count - 1)
        x = picture.x + 12 + (picture.w - 24) * along
        return x, picture.bottom - 10 - (picture.h - 20) * (elo - low) / max(high - low, 1)

    for value in range(-(-low // step) * step, high + 1, step):
        y = place(0, value)[1]
        canvas.fill(picture.row(y, 1, 4), (*theme.LIGHT_FAINT[:3], 60))
        canvas.text(picture.x - 8, y, str(value).replace("-", "\N{MINUS SIGN}"), SMALL, "right")
    upper = [place(game, point.high) for game, point in enumerate(course)]
    lower = [place(game, point.low) for game, point in enumerate(course)]
    if count == 1:
        upper, lower = ([(x + by, y) for by in (-9, 9)] for ((x, y),) in (upper, lower))
    canvas.area([*upper, *reversed(lower)], BAND)
    path = [place(game, point.value) for game, point in enumerate(course)]
    if count > 1:
        canvas.line(path, (*theme.WOOD_LINE[:3], 200), 4.4)
        canvas.line(path, theme.GOLD_BRIGHT, 2.6)
    for x, y in path if count <= DOTTED else path[-1:]:
        canvas.disc(x, y, 9, theme.GOLD_BRIGHT, theme.WOOD_LINE, 1.4)
