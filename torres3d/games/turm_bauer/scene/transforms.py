"""Places and turns as values, and interpolation between two of them."""

from functools import cache

from panda3d.core import LQuaternion, LVecBase3f, LVector3, NodePath

from torres3d.games.turm_bauer.rules.cell_and_column_names import Cells, coloured
from torres3d.games.turm_bauer.scene.measures import middle, middle_of
from torres3d.scene.motion_curves import arc, between
from torres3d.scene.shapes.axis_conventions import Point

Turn = tuple[float, float, float, float]
"""A quaternion."""
Transform = tuple[Point, Turn]
"""The middle of a thing, and its turn."""


def put(node: NodePath, transform: Transform) -> None:
    """Move a node there."""
    place, turn = transform
    node.set_pos(*place)
    node.set_quat(LQuaternion(*turn))


def stand(node: NodePath, place: Point, heading: float) -> NodePath:
    """The node, moved to a place and turned by so many degrees about the vertical."""
    node.set_pos(*place)
    node.set_h(heading)
    return node


def as_turn(turn: LQuaternion) -> Turn:
    """A Panda3D quaternion as a value."""
    return turn.get_r(), turn.get_i(), turn.get_j(), turn.get_k()


def upright(place: Point, yaw: float) -> Transform:
    """A place, turned by so many degrees about the vertical."""
    turn = LQuaternion()
    turn.set_hpr((yaw, 0, 0))
    return place, as_turn(turn)


def carried(offset: Point, by: Transform) -> Point:
    """The place of a point at this offset from the middle of a thing."""
    (x, y, z), turn = by
    found = LQuaternion(*turn).xform(LVector3(*offset))
    return x + found.x, y + found.y, z + found.z


def turned_between(before: Turn, after: Turn, share: float) -> Turn:
    """The turn between two, the shorter way round."""
    same = sum(a * b for a, b in zip(before, after, strict=True)) >= 0.0
    w, i, j, k = (a + ((b if same else -b) - a) * share for a, b in zip(before, after, strict=True))
    length = (w * w + i * i + j * j + k * k) ** 0.5
    return w / length, i / length, j / length, k / length


def interpolate(before: Transform, after: Transform, share: float) -> Transform:
    """Straight interpolation between two."""
    return between(before[0], after[0], share), turned_between(before[1], after[1], share)


def interpolate_in_air(before: Transform, after: Transform, share: float, rise: float = 0.6) -> Transform:
    """Interpolation through the air, as a hand carries a thing: it turns most in the middle of the way."""
    return arc(before[0], after[0], share, rise), turned_between(before[1], after[1], share)


def lying_turn(lies: Cells, built: Cells, heading: float) -> Turn:
    """The turn that makes a block drawn as ``built`` look as it ``lies``, turned by ``heading`` degrees about the
    vertical."""
    wanted = _about_middle(lies)
    cells = _about_middle(built)
    turn = LQuaternion()
    for quarter in _quarters():
        found = {(_rounded(quarter.xform(LVector3(*place))), stained) for place, stained in cells}
        if found == wanted:
            turn = quarter
            break
    upright = LQuaternion()
    upright.set_hpr((heading, 0, 0))
    return as_turn(turn * upright)


@cache
def _quarters() -> tuple[LQuaternion, ...]:
    found = [LQuaternion.ident_quat()]
    for turn in found:
        for axis in ((1, 0, 0), (0, 1, 0), (0, 0, 1)):
            quarter = LQuaternion()
            quarter.set_from_axis_angle(90.0, LVector3(*axis))
            after = turn * quarter
            if not any(after.is_same_direction(other) for other in found):
                found.append(after)
    return tuple(found)


def _about_middle(cells: Cells) -> set[tuple[Point, bool]]:
    x, y, z = middle_of(cells)
    return {(_rounded(LVector3(a - x, b - y, c - z)), coloured(cell)) for cell in cells for a, b, c in (middle(cell),)}


def _rounded(place: LVecBase3f) -> Point:
    # Adding nothing makes a zero of a negative one.
    return round(place.x, 2) + 0.0, round(place.y, 2) + 0.0, round(place.z, 2) + 0.0
