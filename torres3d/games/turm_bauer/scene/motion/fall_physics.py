"""A fall as Bullet has it, for the eye alone: what becomes of the game is in the log (T-10.1).

What the log says that fell does fall here: it is pushed, more and more, until it goes. The rest stands fast, unless
the whole tower comes down. The fall is calculated as far as it is looked at and kept, so it is the same forwards,
backwards and at any speed.
"""

from collections.abc import Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass
from math import hypot

from panda3d.bullet import (
    BulletBoxShape,
    BulletCylinderShape,
    BulletRigidBodyNode,
    Z_up,
)
from panda3d.core import LPoint3, LQuaternion, LVector3, TransformState

from torres3d.games.turm_bauer.rules.judging.physics_numbers import physics
from torres3d.games.turm_bauer.rules.places import CORNERSTONE, Cells
from torres3d.games.turm_bauer.scene.measures import FIGURE_HEIGHT, FIGURE_RADIUS, heart
from torres3d.games.turm_bauer.scene.motion.transforms import Transform, as_turn, mixed
from torres3d.games.turm_bauer.scene.physics.bodies import block_body, new_world
from torres3d.scene.shapes.coordinates import Point

STEP = 1.0 / 120.0
EVERY = 2
"""A picture of the fall is kept after so many steps."""
BEGIN, RAMP, MOST = 0.1, 3.2, 1.5
"""After so many seconds pushing begins; it grows by so much of a block's weight each second, up to so much."""
GONE = 0.3
"""A block this far away needs no more push, in edges."""
KNOCK = 1.3
"""So much speed lost within one picture is a knock, in edges a second."""
FIGURE_MASS = 0.25

Key = Hashable


@dataclass(frozen=True, slots=True)
class Body:
    """Something in a fall: a block of ``cells`` or, where there are none, a figure with its middle at ``place``.
    ``falls``: it is said to fall; ``loose``: it may."""

    key: Key
    cells: Cells
    place: Point
    yaw: float = 0.0
    falls: bool = False
    loose: bool = False


@dataclass(frozen=True, slots=True)
class Knock:
    """Something hit something: when, where, and how hard, as speed lost times mass."""

    seconds: float
    place: Point
    force: float


class Tumble:
    """The fall of some bodies. ``away``: into which direction they are pushed, a level one of length 1. ``around``:
    upright boxes on the table, from one corner to another, which stay where they are."""

    def __init__(
        self, bodies: Sequence[Body], away: tuple[float, float], around: Sequence[tuple[Point, Point]] = ()
    ) -> None:
        self._world = new_world()
        self._away = LVector3(away[0], away[1], 0.0)
        self._gravity = physics().bullet.gravity
        self._world.attach(_placed(block_body(CORNERSTONE, "cornerstone", fixed=True), heart(CORNERSTONE), 0.0))
        for low, high in around:
            self._world.attach(_obstacle(low, high))
        self._bodies = tuple(bodies)
        self._nodes: dict[Key, BulletRigidBodyNode] = {}
        for body in bodies:
            free = body.falls or body.loose
            made = block_body(body.cells, str(body.key), fixed=not free) if body.cells else _figure(str(body.key))
            node = _placed(made, body.place, body.yaw)
            self._world.attach(node)
            self._nodes[body.key] = node
        self._steps = 0
        self._pictures: list[dict[Key, Transform]] = [self._picture()]
        self.knocks: list[Knock] = []
        """What hit so far, in the order of time."""

    def at(self, seconds: float) -> Mapping[Key, Transform]:
        """Where everything that can move is after so many seconds."""
        number = max(seconds, 0.0) / (STEP * EVERY)
        low = int(number)
        while len(self._pictures) < low + 2:
            self._go_on()
        share = number - low
        before, after = self._pictures[low], self._pictures[low + 1]
        return {key: mixed(before[key], after[key], share) for key in before}

    @property
    def known(self) -> float:
        """How much of it is calculated, in seconds."""
        return (len(self._pictures) - 1) * STEP * EVERY

    def foresee(self, pictures: int, until: float) -> None:
        """Calculate so many further pictures, none later than ``until``, in seconds."""
        last = int(until / (STEP * EVERY)) + 2
        for _ in range(min(pictures, last - len(self._pictures))):
            self._go_on()

    def knocked(self, after: float, until: float) -> list[Knock]:
        """What hit after ``after``, up to ``until``, as far as it was calculated."""
        return [knock for knock in self.knocks if after < knock.seconds <= until]

    def _go_on(self) -> None:
        speeds = {key: LVector3(node.linear_velocity) for key, node in self._nodes.items()}
        for _ in range(EVERY):
            self._push()
            self._world.do_physics(STEP, 0)
            self._steps += 1
        self._pictures.append(self._picture())
        for key, before in speeds.items():
            node = self._nodes[key]
            lost = (before - node.linear_velocity).length() - self._gravity * STEP * EVERY
            if lost > KNOCK:
                place = node.get_transform().pos
                self.knocks.append(Knock(self._steps * STEP, (place.x, place.y, place.z), lost * node.mass))

    def _push(self) -> None:
        share = min((self._steps * STEP - BEGIN) * RAMP, MOST)
        if share <= 0.0:
            return
        for body in self._bodies:
            if body.falls:
                node = self._nodes[body.key]
                place = node.get_transform().pos
                if hypot(place.x - body.place[0], place.y - body.place[1]) < GONE:
                    node.set_active(True)
                    node.apply_central_force(self._away * (share * node.mass * self._gravity))

    def _picture(self) -> dict[Key, Transform]:
        found: dict[Key, Transform] = {}
        for body in self._bodies:
            if body.falls or body.loose:
                transform = self._nodes[body.key].get_transform()
                place, turn = transform.pos, transform.quat
                found[body.key] = (place.x, place.y, place.z), as_turn(turn)
        return found


def away_from(falling: Collection[Cells], rest: Collection[Cells]) -> tuple[float, float]:
    """Which way what falls leans: from the middle of the ``rest`` to its own; to the south-east where they are one
    above the other."""
    one = heart([cell for cells in falling for cell in cells])
    other = heart([cell for cells in rest for cell in cells]) if rest else (0.0, 0.0, 0.0)
    east, north = one[0] - other[0], one[1] - other[1]
    far = hypot(east, north)
    return (east / far, north / far) if far > 0.05 else (0.8, -0.6)


def _obstacle(low: Point, high: Point) -> BulletRigidBodyNode:
    node = BulletRigidBodyNode("around")
    half = [(top - bottom) / 2 for bottom, top in zip(low, high, strict=True)]
    node.add_shape(BulletBoxShape(LVector3(*half)))
    place = [(top + bottom) / 2 for bottom, top in zip(low, high, strict=True)]
    return _placed(node, (place[0], place[1], place[2]), 0.0)


def _figure(name: str) -> BulletRigidBodyNode:
    node = BulletRigidBodyNode(name)
    node.add_shape(BulletCylinderShape(FIGURE_RADIUS * 0.8, FIGURE_HEIGHT * 0.96, Z_up))
    node.mass = FIGURE_MASS
    node.friction = physics().bullet.friction
    node.linear_damping = node.angular_damping = physics().bullet.damping
    node.set_deactivation_enabled(False)
    return node


def _placed(node: BulletRigidBodyNode, place: Point, yaw: float) -> BulletRigidBodyNode:
    turn = LQuaternion()
    turn.set_from_axis_angle(yaw, LVector3(0, 0, 1))
    node.set_transform(TransformState.make_pos_quat_scale(LPoint3(*place), turn, LVector3(1)))
    return node
