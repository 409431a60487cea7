"""The sign of who plays a seat: a chip, or the face of a bot's character with a small chip on its edge."""

from typing import Protocol

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import Canvas
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.theme import Theme
from torres3d.hud.widgets.chips import chip

FACE = 1.18
"""Size of a face relative to a chip in its place."""
SMALL_CHIP = 15.0
"""Units of the small chip, whose letter is read."""
ROOM = 6.0
"""Units between the middles of a chip and of a face beside it, more than the chip's size."""
FRAME = 0.08
"""The share of a portrait that its golden frame takes; a ring of the player's colour covers it."""


class SignedPlayer(Protocol):
    """A player as its signs need it: a `PlayerLook`, a row of a result."""

    @property
    def seat(self) -> int:
        """The number of the seat."""

    @property
    def colour(self) -> str:
        """The id of the colour."""

    @property
    def emblem(self) -> int:
        """The shape of the emblem, 0 for that of the colour."""

    @property
    def character(self) -> str:
        """The name of a bot's face, empty for none."""


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
