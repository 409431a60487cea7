"""Light of castles and their doors, which acts show for a while: around the foot, on the roofs, out of a door."""

from itertools import pairwise
from math import cos, pi, sin

from torres3d.games.torres.rules.squares import Bitboard, Square, squares_of
from torres3d.games.torres.scene.castle_edges import edges
from torres3d.games.torres.scene.measures import BLOCK_SIDE, centre
from torres3d.games.torres.scene.motion.pieces_for_motion import Props
from torres3d.scene.shapes.axis_conventions import Point
from torres3d.scene.shapes.colour_space import Colour
from torres3d.scene.shapes.mesh import Mesh, join_meshes
from torres3d.scene.shapes.unlit_bands_and_arrows import fence, lane, quad

RIM: Colour = (1.0, 0.94, 0.76)
HALF_ROOF = 0.47
ABOVE_ROOF = 0.03
ROOF_LIGHT, WALL_LIGHT, WALL_GLOW = 0.42, 0.8, 0.75
"""Strength of the light on roofs, of that at a castle's foot, and how high this rises."""
LOW_LIGHT, LOW_GLOW = 0.55, 0.34
"""The same at the foot of a castle whose walls stay as they are."""
FLAME: Colour = (1.0, 0.93, 0.66)
WARM: Colour = (1.0, 0.68, 0.22)
DOOR_HALF, DOOR_HIGH = 0.17, 0.30
"""Half the width of a lit door, and the height of its sides below the arch."""
BEFORE_WALL = 0.03
"""How far the light is in front of its wall."""
HALO, POOL = 0.46, 0.62
"""Radius of the light around a door, and of that on the ground before it."""
ARCH = 8
"""Corners of half a turn."""


def castle_light(props: Props, castle: Bitboard, colour: Colour) -> list[Mesh]:
    """The light of a castle: around its foot, and on its roofs."""
    parts = castle_outline(castle, colour, WALL_GLOW, WALL_LIGHT)
    for square in squares_of(castle):
        x, y, z = centre(square, props.floor(square), ABOVE_ROOF)
        corners = [(x + a * HALF_ROOF, y + b * HALF_ROOF, z) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        parts.append(quad(corners, [(colour, ROOF_LIGHT)] * 4))
    return parts


def castle_outline(castle: Bitboard, colour: Colour, high: float = LOW_GLOW, strength: float = LOW_LIGHT) -> list[Mesh]:
    """The light around the foot of a castle, rising so ``high`` at its walls."""
    parts = []
    for (x0, y0), (x1, y1) in edges(castle):
        start, end = (x0, y0, 0.02), (x1, y1, 0.02)
        parts += [lane(start, end, 0.17, RIM, 0.95), lane(_up(start), _up(end), 0.1, colour, 1.0)]
        parts.append(fence(start, end, high, colour, strength))
    return parts


def door_light(inside: Square, outside: Square, floor: int, strength: float) -> list[Mesh]:
    """The light out of the door of a tower towards a square beside it: the arch, a glow around it and on the ground."""
    x, y, z = centre(inside, floor)
    east, north = outside % 8 - inside % 8, outside // 8 - inside // 8
    off = BLOCK_SIDE / 2 + BEFORE_WALL
    middle = (x + east * off, y + north * off, z)

    def at(right: float, up: float, out: float = 0.0) -> Point:
        ahead_x, ahead_y = east * out, north * out
        return middle[0] - north * right + ahead_x, middle[1] + east * right + ahead_y, middle[2] + up

    half_turn = [pi * n / ARCH for n in range(ARCH + 1)]
    arch = [(DOOR_HALF, 0.01), *((DOOR_HALF * cos(a), DOOR_HIGH + DOOR_HALF * sin(a)) for a in half_turn)]
    arch += [(-DOOR_HALF, 0.01), (DOOR_HALF, 0.01)]
    round_door = [(HALO * cos(2 * a), 0.24 + max(HALO * sin(2 * a), -0.22)) for a in half_turn]
    pool = [(POOL * 0.8 * cos(a), POOL * sin(a)) for a in half_turn]
    ground = 0.025
    return [
        _fan(at(0.0, ground), [at(r, ground, o) for r, o in pool], WARM, 0.95 * strength),
        _fan(at(0.0, 0.24), [at(r, u, 0.006) for r, u in round_door], WARM, 0.9 * strength),
        _fan(at(0.0, 0.2, 0.012), [at(r, u, 0.012) for r, u in arch], FLAME, strength, strength * 0.85),
    ]


def _fan(middle: Point, rim: list[Point], colour: Colour, opacity: float, at_rim: float = 0.0) -> Mesh:
    """A patch of light that is strongest in the middle."""
    heart, edge = (colour, opacity), (colour, at_rim)
    return join_meshes([quad([middle, a, b, b], [heart, edge, edge, edge]) for a, b in pairwise(rim)])


def _up(point: Point) -> Point:
    return point[0], point[1], point[2] + 0.005
