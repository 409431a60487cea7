"""Signs of players, chips and faces of characters; and other small round things, pips and badges."""

from typing import Protocol

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import Canvas, TextStyle
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.theme import Theme

LETTER = TextStyle("bold", 12, theme.LIGHT)

SMALL = 24.0
"""Units; a smaller chip has no room for an emblem: its ground has the emblem's shape, with the letter on it."""


def chip(
    canvas: Canvas,
    colours: Theme,
    colour: str,
    x: float,
    y: float,
    size: float,
    seat: int | None = None,
    emblem: int = 0,
) -> None:
    """A player's chip around a point: its colour with its emblem (0: the colour's own), and the seat's letter."""
    ground, emblem = colours.player(colour), emblem or colours.emblem(colour)
    rim = theme.mix(ground, theme.GOLD_BRIGHT, 0.65)
    if size < SMALL and seat is not None:
        canvas.icon(f"plate_{emblem}", x, y, size * 1.12, rim)
        canvas.icon(f"plate_{emblem}", x, y, size * 1.12 - 2.6, ground)
        ink = LETTER._replace(size=size * 0.76, colour=theme.ink_on(ground))
        canvas.text(x, y, seat_letter(seat), ink, "middle", is_sign=True)
        return
    canvas.disc(x, y, size, ground, rim, 1.4)
    canvas.icon(f"emblem_{emblem}", x, y, size * 0.62, theme.ink_on(ground))
    if seat is not None:
        letter(canvas, x + size * 0.37, y + size * 0.35, max(15.0, size * 0.46), seat)


def seat_letter(seat: int) -> str:
    """``A`` for seat 0, ``B`` for seat 1, and so on."""
    return chr(ord("A") + seat)


def letter(canvas: Canvas, x: float, y: float, size: float, seat: int) -> None:
    """The letter of a seat as in the notation, on a small dark ground around a point."""
    canvas.disc(x, y, size, theme.HOLLOW, theme.GOLD_BRIGHT, 1.2)
    ink = LETTER._replace(size=size * 0.8, colour=theme.LIGHT)
    canvas.text(x, y, seat_letter(seat), ink, "middle", is_sign=True)


def pips(canvas: Canvas, x: float, y: float, left: int, total: int, size: float = 17.0) -> None:
    """Action points: gold for those left, dark for those spent; from ``x`` to the right."""
    for number in range(total):
        at = x + size / 2 + number * (size + 5)
        if number < left:
            canvas.disc(at, y, size, theme.GOLD, theme.GOLD_BRIGHT, 1.5)
        else:
            canvas.disc(at, y, size, theme.colour("#1a110b"), theme.GOLD_DIM, 1.2)


def badge(canvas: Canvas, x: float, y: float, text: str, style: TextStyle, ground: theme.Colour) -> None:
    """A short text on a small round ground that begins at ``x``."""
    wide = max(18.0, canvas.width(text, style) + 10)
    canvas.fill(Rect(x, y - 9, wide, 18), ground, 9)
    canvas.text(x + wide / 2, y, text, style, "middle")


FACE = 1.18
"""Size of a face relative to a chip in its place."""
SMALL_CHIP = 15.0
"""Units of the small chip, whose letter is read."""
ROOM = 6.0
"""Units between the middles of a chip and of a face beside it, more than the chip's size."""
FRAME = 0.08
"""The share of a portrait that its golden frame takes; a ring of the player's colour covers it."""


class SignedPlayer(Protocol):
    """A player as its signs need it: a `PlayerLook`, a row of a result. ``emblem`` is its shape, 0 for that of the
    colour; ``character`` the name of a bot's face, empty for none."""

    @property
    def seat(self) -> int: ...

    @property
    def colour(self) -> str: ...

    @property
    def emblem(self) -> int: ...

    @property
    def character(self) -> str: ...


def active_row(on: Canvas, box: Rect) -> None:
    """The ground of the row of whose turn it is: a faint light, and a gold bar at its left edge."""
    on.fill(box, theme.ACTIVE, 6)
    on.fill(Rect(box.x - 2, box.y + 6, 3, box.h - 12), theme.GOLD, 1.5)


def points_bar(
    on: Canvas, colours: Theme, track: Rect, colour: str, now: float, most: float, then: float = 0.0
) -> None:
    """Points, or levels, as a bar in a player's colour: ``now`` of ``most``, and behind it what there would be
    ``then``."""
    reached, coming = (track.w * max(count, 0) / max(most, 1) for count in (now, then))
    on.fill(track, (0, 0, 0, 110), 1.5)
    if coming > reached:
        on.fill(track._replace(w=max(coming, 3.0)), (*theme.GREEN[:3], 150), 1.5)
    if reached:
        on.fill(track._replace(w=max(reached, 3.0)), theme.mix(colours.player(colour), theme.LIGHT, 0.2), 1.5)


def player_sign(canvas: Canvas, colours: Theme, who: SignedPlayer, x: float, y: float, size: float) -> None:
    """Around a point, in the room of a chip of this size: the chip of a player (see `chip`), or of one with a
    ``character`` his face in a ring of his colour. A character that has no picture has the chip."""
    ring = colours.player(who.colour)
    if not who.character or not face(canvas, who.character, x, y, size * FACE, ring):
        chip(canvas, colours, who.colour, x, y, size, who.seat, who.emblem)
        return
    small = max(SMALL_CHIP, size * 0.52)
    chip(canvas, colours, who.colour, x + size * 0.37, y + size * 0.37, small, who.seat, who.emblem)


def sign_in_row(canvas: Canvas, colours: Theme, who: SignedPlayer, x: float, y: float, size: float) -> float:
    """The chip of a player around a point, and beside it, where rows are too low for a face with a chip on it, the face
    of a character; how much wider that is than the chip alone."""
    chip(canvas, colours, who.colour, x, y, size, who.seat, who.emblem)
    wide, character = size + ROOM, who.character
    return wide + 2 if character and face(canvas, character, x + wide, y, size + 4, theme.GOLD_DIM) else 0.0


def face(canvas: Canvas, character: str, x: float, y: float, size: float, ring: theme.Colour) -> bool:
    """The face of a character around a point in a ring of a colour; False if there is no picture of it."""
    box = Rect(x - size / 2, y - size / 2, size, size)
    if not canvas.face(character, box, size / 2):
        return False
    wide = max(2.0, size * FRAME)
    canvas.outline(box.inset(wide * 0.5), ring, size / 2, wide)
    canvas.outline(box, theme.mix(ring, theme.GOLD_BRIGHT, 0.65), size / 2, 1.0)
    return True
