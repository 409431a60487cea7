"""The shadow of a box on ground that is known as heights on a grid. Pure.

It is found by rays, so things thinner than the gap between two rays are missed. That is good enough for moving shadows,
which are found anew in the next frame.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from torres3d.scene.shapes.axis_conventions import Point

CELL = 0.125
RAYS = 6
"""Rays along each edge of the top and bottom of a box."""
DROP = 0.16
"""Descent of a ray with each step."""
RAY_REACH = 0.12
"""Reach around the end of a ray, up to the ends of its neighbours."""
STOREY = 0.64
"""Ends of rays within one layer of this height are grouped."""

Corners = NDArray[np.float64]
"""Places in the world, three numbers each."""


class Footprint(NamedTuple):
    """A rectangle of the ground."""

    west: float
    south: float
    east: float
    north: float


class Relief:
    """The ground of a square of the world around its middle, so many units wide. ``solid`` things end a ray; things
    that are only ``shaded``, such as pieces, let rays pass that miss them."""

    def __init__(self, width: float, ground: float) -> None:
        self._cells = round(width / CELL)
        self._ground = ground
        self._solid = np.full((self._cells, self._cells), ground)
        self._shaded = self._solid.copy()

    def stand(self, footprint: Footprint, top: float, solid_top: float | None = None) -> None:
        """Add a thing with this top; it is solid up to ``solid_top``."""
        low = np.clip(np.floor(self._indices(np.array(footprint[:2]))), 0, self._cells).astype(int)
        high = np.clip(np.ceil(self._indices(np.array(footprint[2:]))), 0, self._cells).astype(int)
        under = (slice(low[0], high[0]), slice(low[1], high[1]))
        self._shaded[under] = np.maximum(self._shaded[under], top)
        if solid_top is not None:
            self._solid[under] = np.maximum(self._solid[under], solid_top)

    def _indices(self, places: Corners) -> Corners:
        return places / CELL + self._cells / 2

    def shade(self, points: Corners, sun: Point) -> list[Corners]:
        """Groups of points around the ground that the shadow falls on. ``points`` are the corners of the box that
        throws it, ``sun`` is the direction to the sun."""
        low, high = points.min(axis=0), points.max(axis=0)
        across = [np.linspace(low[axis], high[axis], RAYS) for axis in (0, 1)]
        starts = np.stack(np.meshgrid(*across, (low[2], high[2])), axis=-1).reshape(-1, 1, 3)
        drops = np.arange(0.0, high[2] - self._ground + 2 * DROP, DROP)
        rays = starts - np.array(sun) / sun[2] * drops[None, :, None]
        cells = np.clip(self._indices(rays[..., :2]).astype(int), 0, self._cells - 1)
        ended = np.logical_or.accumulate(rays[..., 2] <= self._solid[cells[..., 0], cells[..., 1]], axis=1)
        going_on = np.ones_like(ended)
        going_on[:, 1:] = ~ended[:, :-1]
        shaded = going_on & (rays[..., 2] <= self._shaded[cells[..., 0], cells[..., 1]] + DROP)
        found = rays[shaded]
        storeys = np.floor(found[:, 2] / STOREY + 0.2)
        return [_around(found[storeys == storey]) for storey in np.unique(storeys)]


def _around(places: Corners) -> Corners:
    return np.concatenate(
        [places + np.array((x, y, 0.0)) for x in (-RAY_REACH, RAY_REACH) for y in (-RAY_REACH, RAY_REACH)]
    )
