"""Changes on the table since the last frame, as boxes around them, so that the rest of the picture can stay."""

import numpy as np
from panda3d.core import GeomNode, LMatrix4f, NodePath, RenderState

from torres3d.games.turm_bauer.scene.daylight_and_occlusion import MORNING
from torres3d.scene.base_scene_graph import SceneChanges
from torres3d.scene.render.changed_regions import Points, box, box_around

RAY, NEAR = 32, 0.8
"""Steps along a ray of the sun, and how far from the tower a shadow still counts as falling on it, in cubes."""
SKY = 1.6
"""Distance within which things darken others, in cubes."""
MIN_MOVE = 0.002
"""Moves shorter than this, in cubes, count as none."""
CROWD = 8
"""More moving boxes than this become one, which also covers everything between them."""


class Mover:
    """A moving thing: its place when it was last drawn, and the box around it there."""

    def __init__(self, node: NodePath) -> None:
        # What draws by itself stays as it was made; what holds other things may get new ones at any time.
        alone = isinstance(node.node(), GeomNode) and not node.get_num_children()
        self._made = box_around(node, node) if alone else None
        self._stood = _standing(node)
        self.around = self._around(node)

    def moved(self, node: NodePath) -> bool:
        """Whether it looks different since it was last drawn. Counts as drawn afterwards."""
        stands = _standing(node)
        if self._made is not None and stands[1] == self._stood[1] and stands[0].almost_equal(self._stood[0], MIN_MOVE):
            return False
        self._stood = stands
        self.around = self._around(node)
        return True

    def _around(self, node: NodePath) -> Points | None:
        if self._made is None:
            return box_around(node)
        mat = np.array(self._stood[0], np.float64)
        return self._made @ mat[:3, :3] + mat[3, :3]


def _standing(node: NodePath) -> tuple[LMatrix4f, RenderState]:
    return LMatrix4f(node.get_mat(node.get_top())), node.get_state()


class Changes(SceneChanges):
    """See `SceneChanges`; ``solid`` things also hide the sky, now or before."""

    def __init__(self) -> None:
        super().__init__()
        self._movers: dict[NodePath, Mover] = {}

    def moves(self, *parents: NodePath) -> None:
        """Things below these nodes may have moved, come or gone."""
        before, self._movers = self._movers, {}
        changed: list[Points | None] = []
        for node in (node for parent in parents for node in parent.get_children()):
            mover = before.pop(node, None)
            if mover is None:
                mover = Mover(node)
                changed.append(mover.around)
            else:
                was = mover.around
                if mover.moved(node):
                    changed += [was, mover.around]
            self._movers[node] = mover
        boxes = [each for each in (*changed, *(gone.around for gone in before.values())) if each is not None]
        self.moving += boxes if len(boxes) <= CROWD else [_around(np.concatenate(boxes))]


def _around(points: Points, margin: float = 0.0) -> Points:
    low, high = points.min(axis=0) - margin, points.max(axis=0) + margin
    return box((low[0], low[1], low[2]), (high[0], high[1], high[2]))


def shadowed(points: Points, tower: Points) -> list[Points]:
    """The area where the shadow of a box with these corners may fall: on the table, and on anything before it within
    the box around the ``tower``. It is found by rays from the corners."""
    sun = np.array(MORNING.direction) / MORNING.direction[2]
    falls = np.linspace(0.0, 1.0, RAY)[:, None, None] * np.maximum(points[None, :, 2:], 0.0)
    rays = points[None] - sun * falls
    low, high = tower.min(axis=0) - NEAR, tower.max(axis=0) + NEAR
    within = rays[((rays >= low) & (rays <= high)).all(axis=2)]
    return [rays[-1], *([within] if len(within) else [])]


def darkened(points: Points) -> Points:
    """The box around these points in which they hide the sky."""
    return _around(points, SKY)
