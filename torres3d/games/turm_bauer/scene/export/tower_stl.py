"""A tower as binary STL, the format of 3D printers: millimetres, z up."""

from collections.abc import Mapping

from torres3d.games.turm_bauer.rules.places import TABLE, Colour
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.scene.export.tower_solid import tower_solid
from torres3d.scene.export.stl_writer import stl
from torres3d.scene.seat_looks import SeatLook

CUBE_EDGE = 10.0
"""Millimetres for one cube: a tower of twenty levels fits into a common printer."""


def tower_stl(state: State, looks: Mapping[Colour, SeatLook]) -> bytes:
    """The file of a state: the tower and the figures on it as one closed body that stands on z = 0."""
    figures = {each.figure: looks[each.colour].emblem for each in state.sets if each.figure != TABLE}
    return stl(tower_solid(tuple(built.cells for built in state.blocks), figures), CUBE_EDGE)
