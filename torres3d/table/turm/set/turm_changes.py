"""What changed on the table since its picture was drawn: boxes around it, so that the rest of the picture can stay."""

import numpy as np
from panda3d.core import NodePath

from torres3d.table.render.patches import Points
from torres3d.table.set.changes import box_around
from torres3d.table.turm.set.turm_sky import MORNING

RAY, NEAR = 32, 0.8
"""Steps along a ray of the sun, and how far from the tower a shadow still counts as falling on it, in cubes."""
SKY = 1.6
"""So far around themselves things darken others, in cubes."""


class TurmChanges:
    """Gathers what changed. ``everything``: the picture is to be drawn anew. ``solid`` things throw shadows and hide
    the sky, now or before; ``moving`` ones are on their way, and were where they are told of a second time."""

    def __init__(self) -> None:
        self.everything = True
        self.solid: list[Points] = []
        self.moving: list[Points] = []
        self._moved: list[Points] = []

    @property
    def any(self) -> bool:
        """Whether there is something."""
        return self.everything or bool(self.solid or self.moving)

    def clear(self) -> None:
        """All of it is known."""
        self.everything = False
        self.solid = []
        self.moving = []

    def stands(self, node: NodePath) -> None:
        """This thing came to its place, or leaves it."""
        around = box_around(node)
        if around is not None:
            self.solid.append(around)

    def moves(self, *parents: NodePath) -> None:
        """What hangs below these nodes moved, came or went."""
        boxes = [box for parent in parents for node in parent.get_children() if (box := box_around(node)) is not None]
        self.moving += boxes + self._moved
        self._moved = boxes


def shadowed(points: Points, tower: Points) -> list[Points]:
    """Where the shadow of a box with these corners may fall: on the table, and before that on anything within the box
    around the ``tower``. It is looked for by rays from the box's corners."""
    sun = np.array(MORNING.direction) / MORNING.direction[2]
    falls = np.linspace(0.0, 1.0, RAY)[:, None, None] * np.maximum(points[None, :, 2:], 0.0)
    rays = points[None] - sun * falls
    low, high = tower.min(axis=0) - NEAR, tower.max(axis=0) + NEAR
    within = rays[((rays >= low) & (rays <= high)).all(axis=2)]
    return [rays[-1], *([within] if len(within) else [])]


def darkened(points: Points) -> Points:
    """A box around these points within which they hide the sky."""
    low, high = points.min(axis=0) - SKY, points.max(axis=0) + SKY
    return np.array([(x, y, z) for x in (low[0], high[0]) for y in (low[1], high[1]) for z in (low[2], high[2])])
