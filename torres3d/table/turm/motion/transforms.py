"""Where something is and how it is turned, as values, and what lies between two of them."""

from panda3d.core import LQuaternion, NodePath

from torres3d.table.motion.curves import arc, between
from torres3d.table.shapes.space import Point

Turn = tuple[float, float, float, float]
"""A quaternion."""
Transform = tuple[Point, Turn]
"""Where the middle of something is, and its turn."""


def put(node: NodePath, transform: Transform) -> None:
    """Put a node there."""
    place, turn = transform
    node.set_pos(*place)
    node.set_quat(LQuaternion(*turn))


def as_turn(turn: LQuaternion) -> Turn:
    """A quaternion of Panda3D as a value."""
    return turn.get_r(), turn.get_i(), turn.get_j(), turn.get_k()


def upright(place: Point, yaw: float) -> Transform:
    """A place, turned by so many degrees about the vertical."""
    turn = LQuaternion()
    turn.set_hpr((yaw, 0, 0))
    return place, as_turn(turn)


def turned_between(before: Turn, after: Turn, share: float) -> Turn:
    """The turn between two, the shorter way round."""
    same = sum(a * b for a, b in zip(before, after, strict=True)) >= 0.0
    w, i, j, k = (a + ((b if same else -b) - a) * share for a, b in zip(before, after, strict=True))
    length = (w * w + i * i + j * j + k * k) ** 0.5
    return w / length, i / length, j / length, k / length


def mixed(before: Transform, after: Transform, share: float) -> Transform:
    """Between two, straight."""
    return between(before[0], after[0], share), turned_between(before[1], after[1], share)


def carried(before: Transform, after: Transform, share: float, rise: float = 0.6) -> Transform:
    """From one to the other through the air, as a hand carries it: it turns most in the middle of the way."""
    return arc(before[0], after[0], share, rise), turned_between(before[1], after[1], share)
