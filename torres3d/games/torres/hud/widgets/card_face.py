"""Faces of cards: action cards, master cards and backs, small in the hand or large with their text."""

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import Canvas, TextStyle
from torres3d.hud.kit.layout import Rect
from torres3d.i18n.texts import Texts

SMALL_NAME = TextStyle("bold", 14, theme.INK)
LARGE_NAME = TextStyle("title", 17, theme.INK)
EFFECT = TextStyle("medium", 15, theme.INK)
SMALLEST_NAME, SMALLEST_WORD, SMALLEST_UPRIGHT = 11.0, 8.5, 10.0
SPINE = 21.0
"""Units at a card's left side that stay in sight in a full hand."""
NOTE = TextStyle("medium", 14, theme.INK_RED)
PICTURE_ASPECT = 1.0
"""Height to width of a card's picture, at most."""


def card_back(canvas: Canvas, box: Rect) -> None:
    canvas.glow(box, (0, 0, 0, 120), 3, 6)
    canvas.fill(box, theme.WOOD_LINE, 6)
    inner = box.inset(1)
    if not canvas.picture("games/torres/cards/back", inner, 5):
        canvas.fill(inner, theme.colour("#6a2f2a"), 5)
        canvas.outline(inner.inset(4), theme.GOLD_DIM, 4, 1.4)
        canvas.icon("castles", *box.middle, box.w * 0.42, theme.GOLD)


def _name_style(canvas: Canvas, name: str, room: float) -> TextStyle:
    """A name may take two lines, but no word of it is broken for that: it is written smaller."""
    style = canvas.fitted(name, SMALL_NAME, room, SMALLEST_NAME)
    longest = max(name.split(), key=lambda word: canvas.width(word, style), default="")
    return canvas.fitted(longest, style, room + 1, SMALLEST_WORD)


def peek(canvas: Canvas, box: Rect, card: str, texts: Texts, wide: float, master: bool = False) -> None:
    """A card that looks out from above the window's edge, and of that the left ``wide`` units: its name is above its
    picture."""
    canvas.glow(box, (0, 0, 0, 120), 3, 6)
    canvas.panel(box, "parchment")
    name, room, top = texts(f"master-{card}" if master else f"card-{card}"), wide - 7, box.y + 5
    style = _name_style(canvas, name, room)
    high = canvas.line_height(style)
    for line in canvas.break_lines(name, style, room + 1, 2):
        canvas.text(box.x + wide / 2, top + high / 2, line, style, "middle", room + 1)
        top += high
    _picture(canvas, box.row(top, min(box.w - 12, box.bottom - 6 - top), 6), card, master)


def spine(canvas: Canvas, box: Rect, card: str, texts: Texts, counted: bool) -> None:
    """A card covered by the next one except for its left side: its name runs there from bottom to top. ``counted``: a
    number covers its upper corner."""
    canvas.glow(box, (0, 0, 0, 120), 3, 6)
    canvas.panel(box, "parchment")
    name = texts(f"card-{card}")
    _picture(canvas, Rect(box.x + SPINE + 2, box.y + 6, box.w - SPINE - 8, box.h - 12), card, master=False)
    room = Rect(box.x + 2, box.y + (14 if counted else 6), SPINE, box.h - (18 if counted else 12))
    canvas.upright(room, name, canvas.fitted(name, SMALL_NAME, room.h, SMALLEST_UPRIGHT))


def small_card(canvas: Canvas, box: Rect, card: str) -> None:
    """A card too small for its name: the picture alone."""
    canvas.glow(box, (0, 0, 0, 120), 3, 6)
    canvas.panel(box, "parchment")
    _picture(canvas, box.inset(4), card, master=False)


def _picture(canvas: Canvas, box: Rect, card: str, master: bool) -> None:
    if not canvas.picture(f"games/torres/cards/{'master' if master else 'action'}/{card}", box, 4):
        canvas.fill(box, theme.colour("#9fb0a5" if master else "#c9b483"), 4)
        canvas.icon("star" if master else "card", *box.middle, min(box.w, box.h) * 0.5, theme.INK_SOFT)
    canvas.outline(box, theme.mix(theme.GOLD_DIM, theme.INK, 0.3), 4)


def large_card(
    canvas: Canvas, box: Rect, card: str, texts: Texts, notes: tuple[str, ...] = (), master: bool = False
) -> None:
    """A card to be read: name, picture, what it does, and notes below."""
    canvas.glow(box, (0, 0, 0, 170), 7, 8)
    canvas.panel(box, "parchment")
    key = f"master-{card}" if master else f"card-{card}"
    width = box.w - 28
    canvas.fitted_text(box.middle[0], box.y + 23, texts(key), LARGE_NAME, width, 12, "middle")
    high = canvas.line_height(EFFECT)
    words = [canvas.break_lines(texts(f"{key}-effect"), EFFECT, width)]
    said = [canvas.break_lines(note, NOTE, width) for note in notes if note]
    text_height = high * len(words[0]) + sum(canvas.line_height(NOTE) * len(part) + 3 for part in said)
    room = max(30.0, box.h - 40 - text_height - 22)
    picture = Rect(box.x + 14, box.y + 40, width, min(room, width * PICTURE_ASPECT))
    _picture(canvas, picture, card, master)
    y = picture.bottom + 8 + (room - picture.h) / 2
    for line in words[0]:
        canvas.text(box.middle[0], y + high / 2, line, EFFECT, "middle")
        y += high
    for part in said:
        y += 3
        for line in part:
            canvas.text(box.middle[0], y + canvas.line_height(NOTE) / 2, line, NOTE, "middle")
            y += canvas.line_height(NOTE)
