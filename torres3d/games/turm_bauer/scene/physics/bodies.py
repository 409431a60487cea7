"""Blocks and the table as Bullet bodies (T-9.4): edges, masses in parts; the origin of a body is its middle."""

from functools import cache

from panda3d.bullet import BulletBoxShape, BulletPlaneShape, BulletRigidBodyNode, BulletWorld
from panda3d.core import LPoint3, LQuaternion, LVector3, TransformState, load_prc_file_data

from torres3d.games.turm_bauer.rules.judging.footprints import cuboids, gap, middle
from torres3d.games.turm_bauer.rules.judging.physics_numbers import physics
from torres3d.games.turm_bauer.rules.places import Cells
from torres3d.scene.shapes.coordinates import Point


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
