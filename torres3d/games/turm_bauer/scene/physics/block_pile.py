"""A building in Bullet: set up from its poses, let go, bumped, at rest (T-9.1, T-9.4)."""

import math
from collections.abc import Iterator, Sequence

import msgspec
from panda3d.bullet import BulletRigidBodyNode
from panda3d.core import LVector3

from torres3d.games.turm_bauer.rules.commands import LARGEST_SHIFT, LARGEST_YAW, Pose
from torres3d.games.turm_bauer.rules.judging.footprints import FIXED, middle
from torres3d.games.turm_bauer.rules.judging.physics_numbers import physics
from torres3d.games.turm_bauer.rules.state import BuiltBlock
from torres3d.games.turm_bauer.scene.physics.bodies import block_body, new_world, placed_body

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


def within_bounds(pose: Pose) -> bool:
    """Whether a log may contain a pose (T-10.1)."""
    dx, dy, yaw = pose
    return max(abs(dx), abs(dy)) <= LARGEST_SHIFT and abs(yaw) <= LARGEST_YAW


def _placed(body: BulletRigidBodyNode, block: BuiltBlock, lift: float) -> BulletRigidBodyNode:
    x, y, z = middle(block.cells)
    dx, dy, yaw = block.pose
    return placed_body(body, (x + dx / 1000, y + dy / 1000, z + lift), yaw / 10)
