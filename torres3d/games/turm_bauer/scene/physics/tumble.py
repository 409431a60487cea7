"""A fall computed by Bullet, only to be visible: its outcome for the game is in the log (T-10.1).

Whatever falls according to the log is pushed, harder and harder, until it goes. The rest stands fast, unless the whole
tower comes down. The fall is computed as far as it is shown and kept, so it is the same forwards, backwards and at any
speed.
"""

from collections.abc import Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass
from math import hypot

from panda3d.bullet import BulletBoxShape, BulletCylinderShape, BulletPlaneShape, BulletRigidBodyNode, Z_up
from panda3d.core import LVector3

from torres3d.games.turm_bauer.rules.cell_and_column_names import CORNERSTONE, Cells
from torres3d.games.turm_bauer.rules.judging.physics_numbers import physics
from torres3d.games.turm_bauer.scene.measures import FIGURE_HEIGHT, FIGURE_RADIUS, middle_of
from torres3d.games.turm_bauer.scene.physics.block_pile import block_body, new_world, placed_body
from torres3d.games.turm_bauer.scene.surroundings import TABLE
from torres3d.games.turm_bauer.scene.transforms import Transform, as_turn, interpolate
from torres3d.scene.shapes.axis_conventions import Point

STEP = 1.0 / 120.0
RECORD_STEPS = 2
"""Steps of Bullet between two recorded poses."""
BEGIN, RAMP, MOST = 0.1, 3.2, 1.5
"""Seconds until pushing begins; its growth in weights of a block per second, and its maximum."""
PUSH_DISTANCE = 0.55
"""A block that has moved this far, in edges, is pushed no more."""
KNOCK = 1.3
"""Loss of speed between two records that counts as a knock, in edges a second."""
FIGURE_MASS = 0.25

Key = Hashable


@dataclass(frozen=True, slots=True)
class Body:
    """A body in a fall: a block of ``cells`` or, without any, a figure with its middle at ``place``. ``falls``: it
    falls according to the log; ``loose``: it may fall."""

    key: Key
    cells: Cells
    place: Point
    yaw: float = 0.0
    falls: bool = False
    loose: bool = False


@dataclass(frozen=True, slots=True)
class Knock:
    """A hit: its time and place, and its force as lost speed times mass."""

    seconds: float
    place: Point
    force: float


class Tumble:
    """The fall of some bodies. ``away``: the direction of the push, level, of length 1. ``around``: fixed upright boxes
    on the table, from one corner to the other."""

    def __init__(
        self, bodies: Sequence[Body], away: tuple[float, float], around: Sequence[tuple[Point, Point]] = ()
    ) -> None:
        self._world = new_world()
        self._away = LVector3(away[0], away[1], 0.0)
        self._gravity = physics().bullet.gravity
        self._world.attach(placed_body(block_body(CORNERSTONE, "cornerstone", fixed=True), middle_of(CORNERSTONE), 0.0))
        for low, high in around:
            self._world.attach(_obstacle(low, high))
        self._world.attach(_rim())
        self._bodies = tuple(bodies)
        self._nodes: dict[Key, BulletRigidBodyNode] = {}
        for body in bodies:
            free = body.falls or body.loose
            made = block_body(body.cells, str(body.key), fixed=not free) if body.cells else _figure(str(body.key))
            node = placed_body(made, body.place, body.yaw)
            self._world.attach(node)
            self._nodes[body.key] = node
        self._steps = 0
        self.pictures: list[dict[Key, Transform]] = [self._picture()]
        """The poses at each record so far."""
        self.knocks: list[Knock] = []
        """All hits so far, in order of time."""

    def poses_at(self, seconds: float) -> Mapping[Key, Transform]:
        """The poses of everything that can move after so many seconds."""
        number = max(seconds, 0.0) / (STEP * RECORD_STEPS)
        low = int(number)
        while len(self.pictures) < low + 2:
            self._go_on()
        share = number - low
        before, after = self.pictures[low], self.pictures[low + 1]
        return {key: interpolate(before[key], after[key], share) for key in before}

    def foresee(self, pictures: int, until: float) -> None:
        """Compute so many further records, none later than ``until``, in seconds."""
        last = int(until / (STEP * RECORD_STEPS)) + 2
        for _ in range(min(pictures, last - len(self.pictures))):
            self._go_on()

    def _go_on(self) -> None:
        speeds = {key: LVector3(node.linear_velocity) for key, node in self._nodes.items()}
        for _ in range(RECORD_STEPS):
            self._push()
            self._world.do_physics(STEP, 0)
            self._steps += 1
        self.pictures.append(self._picture())
        for key, before in speeds.items():
            node = self._nodes[key]
            lost = (before - node.linear_velocity).length() - self._gravity * STEP * RECORD_STEPS
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
                if hypot(place.x - body.place[0], place.y - body.place[1]) < PUSH_DISTANCE:
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
    """The direction in which things fall: from the middle of the ``rest`` to their own; south-east if one is above the
    other."""
    one = middle_of([cell for cells in falling for cell in cells])
    other = middle_of([cell for cells in rest for cell in cells]) if rest else (0.0, 0.0, 0.0)
    east, north = one[0] - other[0], one[1] - other[1]
    far = hypot(east, north)
    return (east / far, north / far) if far > 0.05 else (0.8, -0.6)


def _rim() -> BulletRigidBodyNode:
    """Upright planes at the edges of the table: what rolls so far stays on it."""
    node = BulletRigidBodyNode("rim")
    for east, north in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        node.add_shape(BulletPlaneShape(LVector3(east, north, 0), -TABLE))
    node.friction = physics().bullet.friction
    return node


def _obstacle(low: Point, high: Point) -> BulletRigidBodyNode:
    node = BulletRigidBodyNode("around")
    half = [(top - bottom) / 2 for bottom, top in zip(low, high, strict=True)]
    node.add_shape(BulletBoxShape(LVector3(*half)))
    place = [(top + bottom) / 2 for bottom, top in zip(low, high, strict=True)]
    return placed_body(node, (place[0], place[1], place[2]), 0.0)


def _figure(name: str) -> BulletRigidBodyNode:
    node = BulletRigidBodyNode(name)
    node.add_shape(BulletCylinderShape(FIGURE_RADIUS * 0.8, FIGURE_HEIGHT * 0.96, Z_up))
    node.mass = FIGURE_MASS
    node.friction = physics().bullet.friction
    node.linear_damping = node.angular_damping = physics().bullet.damping
    node.set_deactivation_enabled(False)
    return node
