"""The light, a clear morning through tall windows; and how the tower hides the sky from itself and from the table."""

from collections.abc import Iterable
from dataclasses import replace
from math import hypot

import numpy as np

from torres3d.games.turm_bauer.rules.cell_and_column_names import Cell
from torres3d.scene.render.occlusion_volume import Surroundings, Volume
from torres3d.scene.shapes.axis_conventions import Point
from torres3d.scene.shapes.colour_space import Colour
from torres3d.scene.shapes.daylight import Daylight

MORNING = Daylight(
    direction=(0.66, -0.28, 0.70),
    sun=(4.35, 3.66, 2.80),
    sky=(0.60, 0.70, 0.88),
    horizon=(0.56, 0.56, 0.58),
    ground=(0.34, 0.32, 0.30),
    share=0.60,
    bounce=(0.040, 0.032, 0.024),
    exposure=1.22,
    pool=(7.0, 17.0, 0.66),
    haze=(13.0, 30.0),
    span=36.0,
    stand=(-2.0, 1.0, 9.0),
    aim=(-2.0, 1.0, 9.0),
    depth=34.0,
    fill=(0.10, 0.10, 0.11),
    colourful=1.10,
)
"""The sun comes from the east and a little south: the first view sees bright tops and right sides."""
COVERED, STOREY = 32, 8
"""Levels that the shadow map of `MORNING` covers, and the step by which it grows with a higher tower."""
HAZE: Colour = (0.010, 0.008, 0.006)
"""The colour of the distance; light, not screen colour."""
VOXELS_PER_EDGE = 2
"""Voxels per edge of a cube."""
HALF, HIGH = 9, 28
"""Reach of the volume from the middle of the table, and its height, in cubes."""
VOXELS = (2 * HALF * VOXELS_PER_EDGE, 2 * HALF * VOXELS_PER_EDGE, HIGH * VOXELS_PER_EDGE)
AROUND_TOWER = Surroundings((-HALF, -HALF, 0.0), (2 * HALF, 2 * HALF, HIGH), VOXELS, 1.0)
FIGURE = 0.5
"""Filled share of a figure's cell."""


def morning_over(levels: int) -> Daylight:
    more = -(-max(levels - COVERED, 0) // STOREY) * STOREY
    if not more:
        return MORNING
    # A level is so much shorter as the sun sees it; half of what comes above lies above the middle of the map.
    steep = hypot(MORNING.direction[0], MORNING.direction[1])
    (x, y, z), up = MORNING.stand, MORNING.direction[2]
    stand = (x, y, z + more / 2)
    return replace(
        MORNING, span=MORNING.span + steep * more, stand=stand, aim=stand, depth=MORNING.depth + up * more / 2
    )


def tower_filled(cells: Iterable[Cell], figures: Iterable[Point] = ()) -> Volume:
    """The filled share of each voxel, for parts in these cells, and figures at these places."""
    full = np.zeros(VOXELS, np.float32)
    for x, y, z in cells:
        west, south = (x - 1 + HALF) * VOXELS_PER_EDGE, (y - 1 + HALF) * VOXELS_PER_EDGE
        if 0 <= west < VOXELS[0] and 0 <= south < VOXELS[1] and 0 <= z < HIGH:
            full[
                west : west + VOXELS_PER_EDGE,
                south : south + VOXELS_PER_EDGE,
                z * VOXELS_PER_EDGE : (z + 1) * VOXELS_PER_EDGE,
            ] = 1.0
    for right, ahead, up in figures:
        i, j, k = (
            round((right + HALF) * VOXELS_PER_EDGE),
            round((ahead + HALF) * VOXELS_PER_EDGE),
            int(up * VOXELS_PER_EDGE + 0.01),
        )
        if 1 <= i < VOXELS[0] and 1 <= j < VOXELS[1] and 0 <= k < VOXELS[2]:
            around = full[i - 1 : i + 1, j - 1 : j + 1, k : k + VOXELS_PER_EDGE]
            np.maximum(around, FIGURE, out=around)
    return full
