"""Looks of a game's colours: their display colours and emblems."""

from collections.abc import Mapping

from torres3d.engine.player_names_and_colours import display_colours, emblems
from torres3d.games.turm_bauer.kit.setup_and_options import Setup
from torres3d.games.turm_bauer.rules.cell_and_column_names import Colour
from torres3d.scene.colours_and_emblems import SeatLook
from torres3d.scene.shapes.colour_space import Colour as Tone


def shown_as(setup: Setup) -> dict[Colour, str]:
    """The colour in which each colour of the game is shown; see `display_colours`."""
    wanted = [colour for player in setup.players for colour in player.colours]
    return dict(zip(wanted, display_colours(wanted), strict=True))


def emblems_of(setup: Setup) -> dict[Colour, int]:
    """The emblem of each colour's pieces, 1 to 4."""
    shown = shown_as(setup)
    return dict(zip(shown, emblems(tuple(shown.values())), strict=True))


def looks_of(setup: Setup, palette: Mapping[str, Tone]) -> dict[Colour, SeatLook]:
    """The looks of each colour's pieces; ``palette`` is the chosen one."""
    signs = emblems_of(setup)
    return {colour: SeatLook(palette[name], signs[colour]) for colour, name in shown_as(setup).items()}
