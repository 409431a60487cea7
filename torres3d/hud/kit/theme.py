"""The HUD's colours: dark wood, parchment and gold, and the players' colours of config/palettes.yaml."""

from functools import cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from torres3d.base.read_document import read

Colour = tuple[int, int, int, int]
"""Red, green, blue and opacity, 0 to 255."""
ButtonKind = Literal["plain", "main", "quiet", "bare", "danger", "chosen"]


def colour(text: str, opacity: int = 255) -> Colour:
    """A colour from ``#rrggbb``."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16), opacity


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """``share`` of ``other`` mixed into ``one``."""
    r, g, b, a = (round(x + (y - x) * share) for x, y in zip(one, other, strict=True))
    return r, g, b, a


# The ground of a usual panel, from above to below, and its edge.
WOOD_TOP = colour("#3a2a1f", 250)
WOOD_LOW = colour("#241912", 252)
WOOD_LINE = colour("#150d08")
# The ground of what lies beside the board: one sees the table through it, and it has a single fine line.
GLASS_TOP = colour("#271e18", 234)
GLASS_LOW = colour("#1b1410", 236)
GLASS_LINE = colour("#a8894f", 120)
# The line around panels and what is bright on them.
GOLD = colour("#d9b66a")
GOLD_DIM = colour("#8d6f3c")
GOLD_BRIGHT = colour("#f6dfa4")
# The ground of pages and tips, and their two edges.
PARCHMENT_TOP = colour("#f4e8cc")
PARCHMENT_LOW = colour("#e3d0a6")
PARCHMENT_EDGE = colour("#7a5c33")
PARCHMENT_LINE = colour("#a88955", 150)
# A sunk field; a switch that is off; a button that cannot be pressed.
INSET = (10, 6, 4, 105)
HOLLOW = colour("#150e0a")
DISABLED = colour("#35291f")
INK = colour("#33241a")
INK_SOFT = colour("#69523d")
INK_RED = colour("#9c2f20")
INK_GREEN = colour("#3f5f1f")
LIGHT = colour("#f3e9d6")
LIGHT_SOFT = colour("#cdbda3")
LIGHT_FAINT = colour("#b3a38b")
RED = colour("#b8412f")
RED_BRIGHT = colour("#f08a70")
GREEN = colour("#7fa657")
GREEN_BRIGHT = colour("#b5d48c")
STONE = colour("#cdbb98")
STONE_DARK = colour("#8f7d60")
# Behind dialogs (the middle of the window and its edges), and behind pages that hide the table.
SHADE, SHADE_EDGE = colour("#0d0907", 105), colour("#080504", 190)
WALL, WALL_EDGE = colour("#3b2c22"), HOLLOW
CLEAR: Colour = (0, 0, 0, 0)
# What lies over the ground of a row that is somebody's turn, and of one the pointer is on.
ACTIVE, POINTED = (*GOLD[:3], 30), (*GOLD_BRIGHT[:3], 14)
ON_WOOD = (LIGHT, LIGHT_SOFT, LIGHT_FAINT, GOLD, GOLD_BRIGHT, RED_BRIGHT, GREEN_BRIGHT)
"""Colours of text on panels, each with a contrast of at least 4.5 to their ground."""
ON_ROWS = (LIGHT, LIGHT_SOFT, GOLD, GREEN_BRIGHT)
"""Those that are read on a row that is lit up, too."""
ON_PARCHMENT = (INK, INK_SOFT, INK_RED, INK_GREEN)
"""Colours of text on parchment."""
BUTTONS: dict[ButtonKind, tuple[Colour, Colour, Colour]] = {
    "plain": (colour("#6d4f33"), colour("#4c3522"), colour("#a8854a")),
    "main": (colour("#cfa450"), colour("#b98a40"), colour("#f3dc9c")),
    "quiet": (colour("#3d2c20"), colour("#33241a"), colour("#6d5534")),
    "bare": (colour("#46342a"), colour("#3d2d24"), colour("#6d5534")),
    "danger": (colour("#9a4030"), colour("#6e2a20"), colour("#d98a6a")),
    "chosen": (colour("#7d622a"), colour("#695221"), colour("#f6dfa4")),
}
"""The face of each kind of button from above to below, and its line. A bare one has it only while it is used."""

HexColour = Annotated[str, Meta(pattern="^#[0-9a-fA-F]{6}$", description='a colour in quotes, such as "#bb2a1c"')]


class PlayerColours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's colour in full light, and the number of its emblem."""

    colour: HexColour
    emblem: Annotated[int, Meta(ge=1, le=4)]


class Players(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The colours a player can have; the first four are the usual ones."""

    red: PlayerColours
    blue: PlayerColours
    green: PlayerColours
    yellow: PlayerColours
    violet: PlayerColours
    white: PlayerColours


class PlayerPalettes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The players' colours for all eyes, for eyes weak in red or green, for those weak in blue, and by lightness."""

    standard: Players
    red_green: Players
    blue_yellow: Players
    contrast: Players


class Palettes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of config/palettes.yaml; ``levels`` are the colours of level 0, 1, 2 and so on,
    ``roofs`` the paving of level 1, 2 and so on."""

    players: PlayerPalettes
    levels: Annotated[tuple[HexColour, ...], Meta(min_length=1)]
    roofs: Annotated[tuple[HexColour, ...], Meta(min_length=1)]


@cache
def palettes(file: Path) -> Palettes:
    """The palettes of a file; `FileFault` names the line, the key and what is allowed."""
    return read(file, Palettes)


COLOURS = Players.__struct_fields__
"""Colours that can be chosen."""
PALETTES = PlayerPalettes.__struct_fields__
"""Palettes that can be chosen; the first one is the usual one."""
FREE_COLOURS = ("violet", "white")
"""For players whose colour the program does not know."""


class Theme:
    """The players' colours and emblems; the rest of the HUD's colours are this module's constants."""

    def __init__(self, file: Path, palette: str = PALETTES[0]) -> None:
        """``file`` is config/palettes.yaml, ``palette`` one of `PALETTES`. Raises `FileFault`."""
        self.file, self.palette = file, palette
        players: Players = getattr(palettes(file).players, palette)
        looks: dict[str, PlayerColours] = {name: getattr(players, name) for name in COLOURS}
        self._colours = {name: colour(look.colour) for name, look in looks.items()}
        self._emblems = {name: look.emblem for name, look in looks.items()}

    def in_palette(self, palette: str) -> "Theme":
        return self if palette == self.palette else Theme(self.file, palette)

    def _known(self, name: str) -> str:
        return name if name in self._colours else FREE_COLOURS[sum(name.encode()) % len(FREE_COLOURS)]

    def player(self, name: str) -> Colour:
        """The colour of a player; one that is not known gets a free one, always the same."""
        return self._colours[self._known(name)]

    def emblem(self, name: str) -> int:
        """The number of a player's emblem: players are never distinguished by colour alone."""
        return self._emblems[self._known(name)]


def ink_on(back: Colour) -> Colour:
    """Ink or light: the one that is more legible on a colour."""
    return INK if back[0] * 0.3 + back[1] * 0.59 + back[2] * 0.11 > 140 else LIGHT
