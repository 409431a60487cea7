"""A position as binary STL, the format of 3D printers: millimetres, z up."""

from collections.abc import Sequence

import numpy as np

from torres3d.games.torres.rules.squares import Square, squares_of
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.export.position_solid import PLATE, position_solid
from torres3d.scene.export.printed_figures import KING, Figure, knight
from torres3d.scene.export.solid import Solid
from torres3d.scene.export.stl_writer import stl
from torres3d.scene.seat_looks import SeatLook

SQUARE = 24.0
"""Millimetres for one square: the board is 211 mm wide and fits on a common printer."""


def position_stl(state: State, looks: Sequence[SeatLook]) -> bytes:
    """The file of a state: board, towers, knights and king as one closed body that stands on z = 0."""
    figures: dict[Square, Figure] = {}
    for seat, knights in enumerate(state.knights):
        figures.update({square: knight(looks[seat].emblem) for square in squares_of(knights)})
    figures.update(dict.fromkeys(squares_of(state.king), KING))
    solid = position_solid(state.board.heights, figures)
    return stl(Solid(solid.points + np.array((0.0, 0.0, PLATE)), solid.triangles), SQUARE)
