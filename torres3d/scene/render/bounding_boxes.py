"""Boxes around what a scene draws, given by their eight corners."""

import numpy as np
from panda3d.core import NodePath

from torres3d.scene.render.picture_regions import Points
from torres3d.scene.shapes.coordinates import Point


def box(low: Point, high: Point) -> Points:
    """The corners of a box."""
    return np.array([(x, y, z) for x in (low[0], high[0]) for y in (low[1], high[1]) for z in (low[2], high[2])])


def box_around(node: NodePath) -> Points | None:
    """The box around what a node draws; None if it draws nothing."""
    bounds = node.get_tight_bounds(node.get_top())
    if bounds is None:
        return None
    (x0, y0, z0), (x1, y1, z1) = bounds
    return box((x0, y0, z0), (x1, y1, z1))
