"""How the seats of a game look: their colours from config/palettes.yaml, their emblems."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from torres3d.games.torres.kit.setup import Setup
from torres3d.hud.kit.theme import COLOURS, PALETTES, Theme, colour, emblems, palettes
from torres3d.scene.seat_looks import SeatLook
from torres3d.scene.shapes.colour_space import Colour


def palette(file: Path, name: str = PALETTES[0]) -> dict[str, Colour]:
    """The players' colours of a palette by name, as amounts of red, green and blue from 0 to 1."""
    theme = Theme(file, name)
    return {name: (r / 255, g / 255, b / 255) for name in COLOURS for r, g, b, _ in (theme.player(name),)}


def level_colours(file: Path) -> tuple[Colour, ...]:
    """The colours of level 0, 1, 2 and so on, for the overlay."""
    return tuple((r / 255, g / 255, b / 255) for r, g, b, _ in map(colour, palettes(file).levels))


def roof_colours(file: Path) -> tuple[Colour, ...]:
    """The paving of roofs on level 1, 2 and so on."""
    return tuple((r / 255, g / 255, b / 255) for r, g, b, _ in map(colour, palettes(file).roofs))


def shown_colours(setup: Setup, known: Iterable[str] = COLOURS) -> tuple[str, ...]:
    """The colour each seat is shown in; see `shown_for`."""
    return shown_for([player.colour for player in setup.players], known)


def shown_for(wanted: Sequence[str], known: Iterable[str] = COLOURS) -> tuple[str, ...]:
    """The colours in which those of a game are shown; one the program does not know gets a free one (LOG.md)."""
    known = tuple(known)
    free = [name for name in known if name not in wanted]
    return tuple(name if name in known else free.pop(0) for name in wanted)


def seat_looks(setup: Setup, colours: Mapping[str, Colour]) -> tuple[SeatLook, ...]:
    """The looks by seat."""
    shown = shown_colours(setup, colours)
    return tuple(SeatLook(colours[name], emblem) for name, emblem in zip(shown, emblems(shown), strict=True))
