"""Drawing of the rows of the log: headings of turns, lines with their signs."""

from collections.abc import Sequence

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import SMALL, Canvas
from torres3d.hud.kit.controls import fitted
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.theme import Theme
from torres3d.hud.models.player_look import PlayerLook
from torres3d.hud.panels.log_rows import LogRow
from torres3d.hud.widgets.chips import chip
from torres3d.hud.widgets.list_row_drawing import MIN_TEXT_SIZE, NAME, STYLE, WHEN
from torres3d.hud.widgets.player_badge import face
from torres3d.i18n.texts import Translate

POINTS = SMALL._replace(size=13.5, face="bold")
LOST = POINTS._replace(size=12.5, colour=theme.RED_BRIGHT)
FACE = 19.5


def heading(
    on: Canvas, box: Rect, row: LogRow, is_open: bool, who: Sequence[PlayerLook], look: Theme, say: Translate
) -> None:
    """The heading of a turn: fold, chip, name, a bot's sign or face, year and round, what was lost, points."""
    turn, y = row.turn, box.middle[1]
    on.icon("down" if is_open else "right", box.x + 8, y, 12, theme.GOLD)
    left, right = box.x + 18, box.right - 4
    player = None if turn.seat is None else who[turn.seat]
    sign = 0.0
    if player is not None:
        chip(on, look, player.colour, left + 9, y, 17, player.seat, player.emblem)
        left += 22
        sign = 26.0 if player.character else 18.0 if player.bot is not None else 0.0
        points = f"+{turn.points}" if turn.points else turn.outcome or "–"
        colour = theme.GREEN_BRIGHT if turn.points or turn.outcome else theme.LIGHT_SOFT
        right -= max(on.text(right, y, points, POINTS.in_colour(colour), "right"), 22) + 5
        right -= on.text(right, y, turn.time(say), WHEN, "right") + 5
        for icon, text in turn.losses(say):
            right -= on.text(right, y, text, LOST, "right") + (1 if icon else 5)
            if icon:
                on.icon(icon, right - 6, y - 1, 11, theme.RED_BRIGHT)
                right -= 15
    room = right - left - sign
    wide = on.text(left, y, turn.title([each.name for each in who], say), NAME, width=max(room, 20.0))
    if player is not None and sign:
        left += wide + _bot(on, left + wide, y, player)
        level = player.level
        if player.grade and on.width(level, WHEN) > right - left:
            level = player.grade  # the face says the rest
        if on.width(level, WHEN) < right - left:
            on.text(left, y, level, WHEN)


def _bot(on: Canvas, x: float, y: float, who: PlayerLook) -> float:
    """The sign of a bot, the face of a character; how wide it is."""
    if who.character and face(on, who.character, x + 14, y, FACE, theme.GOLD_DIM):
        return 29.0
    on.icon("bot", x + 10, y - 1, 14, theme.LIGHT_SOFT)
    return 21.0


def line(
    on: Canvas, box: Rect, row: LogRow, text: str, who: Sequence[PlayerLook], look: Theme, faint: bool = False
) -> None:
    """A line of a turn."""
    assert row.line is not None
    seat, sign, y = row.line.seat, row.line.icon, box.middle[1]
    ink = theme.LIGHT_FAINT if faint else theme.LIGHT
    if sign:
        tint = theme.LIGHT_FAINT if faint else theme.LIGHT_SOFT
        on.icon(sign, box.x + 30, y, 14, tint)
    if seat is not None and row.turn.seat is None:
        chip(on, look, who[seat].colour, box.x + 13, y, 15, seat, who[seat].emblem)
    elif seat is not None:
        ground = theme.mix(look.player(who[seat].colour), theme.LIGHT, 0.15)
        on.fill(Rect(box.x + 12, box.y + 3, 3.2, box.h - 6), ground, 1.6)
    left = box.x + (42 if sign else 25)
    room = box.right - 4 - left
    on.text(left, y, text, fitted(on, text, STYLE.in_colour(ink), room, MIN_TEXT_SIZE), width=room)
