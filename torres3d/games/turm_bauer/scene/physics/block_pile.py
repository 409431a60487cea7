"""A building in Bullet: blocks as bodies, set up from poses, let go, bumped, at rest (T-9.1, T-9.4)."""

import math
from collections.abc import Iterator, Sequence
from functools import cache

import msgspec
from panda3d.bullet import BulletBoxShape, BulletPlaneShape, BulletRigidBodyNode, BulletWorld
from panda3d.core import LPoint3, LQuaternion, LVector3, TransformState, load_prc_file_data

from torres3d.games.turm_bauer.rules.cell_and_column_names import Cells
from torres3d.games.turm_bauer.rules.commands import Pose, within_bounds
from torres3d.games.turm_bauer.rules.judging.footprints import FIXED, cuboids, gap, middle
from torres3d.games.turm_bauer.rules.judging.physics_numbers import physics
from torres3d.games.turm_bauer.rules.state import BuiltBlock
from torres3d.scene.shapes.axis_conventions import Point


def new_world() -> BulletWorld:
    """An empty world with a table whose top is at z = 0."""
    _set_iterations()
    world = BulletWorld()
    world.set_gravity(0, 0, -physics().bullet.gravity)
    table = BulletRigidBodyNode("table")
    table.add_shape(BulletPlaneShape(LVector3(0, 0, 1), 0))
    table.friction = physics().bullet.friction
    table.restitution = physics().bullet.restitution
    world.attach(table)
    return world


@cache
def _set_iterations() -> None:
    """Bullet reads its number of solver iterations when a world is made, and from nowhere else."""
    load_prc_file_data("torres3d", f"bullet-solver-iterations {physics().bullet.iterations}")


def block_body(cells: Cells, name: str = "", fixed: bool = False) -> BulletRigidBodyNode:
    """The body of a block of these cells about its middle, not placed yet; ``fixed``: nothing moves it."""
    numbers = physics().bullet
    body = BulletRigidBodyNode(name)
    x, y, z = middle(cells)
    for x0, x1, y0, y1, z0, z1 in cuboids(cells):
        # Only the sides are smaller than the cells: blocks lie on one another without a gap.
        half = LVector3((x1 - x0) / 2 - gap(), (y1 - y0) / 2 - gap(), (z1 - z0) / 2)
        shape = BulletBoxShape(half)
        shape.margin = numbers.margin
        at = LPoint3((x0 + x1) / 2 - x, (y0 + y1) / 2 - y, (z0 + z1) / 2 - z)
        body.add_shape(shape, TransformState.make_pos(at))
    body.mass = 0.0 if fixed else float(len(cells))
    if not fixed:
        body.inertia = _inertia(cells)
    body.friction = numbers.friction
    body.restitution = numbers.restitution
    body.linear_damping = body.angular_damping = numbers.damping
    # The judge tests rest by speeds: Bullet's own sleep takes long, and wakes blocks in an order of its own.
    body.deactivation_enabled = False
    return body


def _inertia(cells: Cells) -> LVector3:
    """The moments of inertia of cubes of mass 1 about their middle; cuboids that overlap would count parts twice."""
    middles = middle(cells)
    square = [[(cell[i] + 0.5 - middles[i]) ** 2 for cell in cells] for i in range(3)]
    x, y, z = (sum(values) for values in square)
    own = len(cells) / 6
    return LVector3(own + y + z, own + x + z, own + x + y)


def placed_body(body: BulletRigidBodyNode, place: Point, yaw: float) -> BulletRigidBodyNode:
    """The body, moved to a place and turned by ``yaw`` degrees about the vertical."""
    turn = LQuaternion()
    turn.set_from_axis_angle(yaw, LVector3(0, 0, 1))
    body.set_transform(TransformState.make_pos_quat_scale(LPoint3(*place), turn, LVector3(1)))
    return body


SIDES = ((1, 0), (0, 1), (-1, 0), (0, -1))
"""Directions in which gravity leans in a bump, one after the other."""
EASING = 0.1
"""Seconds for moving overlapping blocks apart before anything may gather speed."""
CHECK_STEPS = 12
"""Steps between two checks whether everything is still."""


class BodyPlace(msgspec.Struct, frozen=True):
    """The place of a block: its middle ``(x, y, z)`` in edges as cells are counted, and its turn as a quaternion ``(w,
    x, y, z)``."""

    at: tuple[float, float, float]
    turn: tuple[float, float, float, float]


class BlockPile:
    """A building in a world of its own. Blocks are known by their index, in the order in which they were added."""

    def __init__(self, blocks: Sequence[BuiltBlock]) -> None:
        self._world = new_world()
        self._step = 1 / physics().bullet.step
        self._bodies: list[BulletRigidBodyNode] = []
        self._blocks: list[BuiltBlock] = []
        self._world.attach(_placed(block_body(FIXED.cells, "cornerstone", fixed=True), FIXED, 0.0))
        for block in blocks:
            self.add(block)

    def add(self, block: BuiltBlock, lift: float = 0.0) -> None:
        """Add a block, ``lift`` edges above its place."""
        body = _placed(block_body(block.cells, f"{block.colour} {block.block}"), block, lift)
        self._world.attach(body)
        self._bodies.append(body)
        self._blocks.append(block)

    def ease(self) -> Iterator[None]:
        """Move overlapping blocks apart without letting them gather speed; yields after each step."""
        still = LVector3(0)
        for _ in range(self._steps(EASING)):
            self._world.do_physics(self._step, 0)
            for body in self._bodies:
                body.linear_velocity = still
                body.angular_velocity = still
            yield

    def settle(self, seconds: float) -> Iterator[None]:
        """Go on until everything has been still for a while, at most so long; yields after each step."""
        calm, wanted = 0, self._steps(physics().course.calm)
        for number in range(1, self._steps(seconds) + 1):
            self._world.do_physics(self._step, 0)
            yield
            if number % CHECK_STEPS == 0:
                calm = calm + CHECK_STEPS if self.still else 0
                if calm >= wanted:
                    return

    def bump(self, lean: float) -> Iterator[None]:
        """Let gravity lean to each of the four sides in turn, by ``lean`` parts of itself; yields after each step."""
        gravity = physics().bullet.gravity
        for x, y in SIDES:
            self._world.set_gravity(x * lean * gravity, y * lean * gravity, -gravity)
            for _ in range(self._steps(physics().course.bump)):
                self._world.do_physics(self._step, 0)
                yield
        self._world.set_gravity(0, 0, -gravity)

    @property
    def still(self) -> bool:
        """Whether no block moves (T-9.1)."""
        speed, turning = physics().course.speed ** 2, physics().course.turning ** 2
        return all(
            body.linear_velocity.length_squared() < speed and body.angular_velocity.length_squared() < turning
            for body in self._bodies
        )

    def lying(self) -> tuple[BodyPlace, ...]:
        found = []
        for body in self._bodies:
            x, y, z = body.transform.pos
            turn = body.transform.quat
            found.append(BodyPlace((x, y, z), (turn.get_r(), turn.get_i(), turn.get_j(), turn.get_k())))
        return tuple(found)

    def poses(self) -> tuple[Pose, ...]:
        """Each block's pose, rounded, within T-10.1 or not."""
        return tuple(pose_of(block, each) for block, each in zip(self._blocks, self.lying(), strict=True))

    def fallen(self) -> frozenset[int]:
        """The blocks that have fallen (T-7.3): moved or leaning too far from where they were set up, or beyond the
        bounds of poses."""
        shift, lean = physics().fallen.shift, math.cos(math.radians(physics().fallen.lean))
        found = set()
        for index, (block, now) in enumerate(zip(self._blocks, self.lying(), strict=True)):
            x, y, z = middle(block.cells)
            home = x + block.pose[0] / 1000, y + block.pose[1] / 1000, z
            _, i, j, _ = now.turn
            upright = 1 - 2 * (i * i + j * j)
            if math.dist(now.at, home) > shift or upright < lean or not within_bounds(pose_of(block, now)):
                found.add(index)
        return frozenset(found)

    def _steps(self, seconds: float) -> int:
        return round(seconds / self._step)


def pose_of(block: BuiltBlock, lying: BodyPlace) -> Pose:
    """The pose of a block in this place; height and lean are not kept (T-10.1)."""
    x, y, _ = middle(block.cells)
    w, i, j, k = lying.turn
    yaw = math.degrees(math.atan2(2 * (w * k + i * j), 1 - 2 * (j * j + k * k)))
    return round(1000 * (lying.at[0] - x)), round(1000 * (lying.at[1] - y)), round(10 * yaw)


def _placed(body: BulletRigidBodyNode, block: BuiltBlock, lift: float) -> BulletRigidBodyNode:
    x, y, z = middle(block.cells)
    dx, dy, yaw = block.pose
    return placed_body(body, (x + dx / 1000, y + dy / 1000, z + lift), yaw / 10)
