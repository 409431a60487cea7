"""Looks of the seats of a game: colours and emblems."""

from collections.abc import Mapping

from torres3d.engine.player_names_and_colours import display_colours, emblems
from torres3d.games.torres.kit.setup_and_options import Setup
from torres3d.scene.colours_and_emblems import SeatLook
from torres3d.scene.shapes.colour_space import Colour


def seat_looks(setup: Setup, colours: Mapping[str, Colour]) -> tuple[SeatLook, ...]:
    """The looks by seat; ``colours`` are the players' of a palette, by name."""
    shown = display_colours([player.colour for player in setup.players], tuple(colours))
    return tuple(SeatLook(colours[name], emblem) for name, emblem in zip(shown, emblems(shown), strict=True))
