"""Colours of the seats and of the board, read from config/palettes.yaml."""

from pathlib import Path

from torres3d.hud.kit.theme import COLOURS, PALETTES, Theme, colour, palettes
from torres3d.scene.colours_and_emblems import Palette
from torres3d.scene.shapes.colour_space import Colour


def palette(file: Path, name: str = PALETTES[0]) -> dict[str, Colour]:
    """The players' colours of a palette by name, as red, green and blue from 0 to 1."""
    theme = Theme(file, name)
    return {name: (r / 255, g / 255, b / 255) for name in COLOURS for r, g, b, _ in (theme.player(name),)}


def table_palette(file: Path, name: str = PALETTES[0]) -> Palette:
    """All colours of a table, with the players' of a palette by name."""
    return Palette(palette(file, name), level_colours(file), roof_colours(file))


def level_colours(file: Path) -> tuple[Colour, ...]:
    """The colours of level 0, 1, 2 and so on, for the overlay."""
    return tuple((r / 255, g / 255, b / 255) for r, g, b, _ in map(colour, palettes(file).levels))


def roof_colours(file: Path) -> tuple[Colour, ...]:
    """The paving of roofs on level 1, 2 and so on."""
    return tuple((r / 255, g / 255, b / 255) for r, g, b, _ in map(colour, palettes(file).roofs))
