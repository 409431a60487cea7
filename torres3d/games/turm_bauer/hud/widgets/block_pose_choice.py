"""Pose of a block for drawing: it rests firmly, shows all its parts, and needs little room."""

from functools import lru_cache
from itertools import product

from torres3d.games.turm_bauer.hud.models.supply_models import DrawnShape
from torres3d.games.turm_bauer.rules.lattice.shapes import turns

Part = tuple[int, int, int, bool]
"""A part of a block: its cell, and whether it has the block's colour."""
Ends = tuple[int, int]
ROTATIONS = tuple(turns())


def extent(parts: tuple[Part, ...]) -> tuple[Ends, Ends, Ends]:
    """The minimum and maximum of a block along x, y and z."""
    x, y, z = ((min(part[a] for part in parts), max(part[a] for part in parts) + 1) for a in range(3))
    return x, y, z


@lru_cache(maxsize=128)
def pose_parts(shape: DrawnShape) -> tuple[Part, ...]:
    turned = []
    for (i, j, k), (x, y, z) in ROTATIONS:
        moved = [((x * cell[i], y * cell[j], z * cell[k]), sum(cell) % 2 == shape.coloured) for cell in shape.cells]
        left, near, low = (min(cell[axis] for cell, _ in moved) for axis in range(3))
        turned.append(tuple(sorted((cell[0] - left, cell[1] - near, cell[2] - low, own) for cell, own in moved)))
    return max(sorted(set(turned)), key=_merit)


def _merit(parts: tuple[Part, ...]) -> tuple[float, ...]:
    """The quality of a pose: nothing in the air, all parts visible, a compact picture, low, coloured parts in front."""
    (_, x1), (_, y1), (_, z1) = extent(parts)
    lying = x1 + y1
    size = max(lying * 0.866, 1.3 * (lying * 0.46 + z1))
    own = sum(part[0] - part[1] + part[2] for part in parts if part[3])
    seen = _seen(parts)
    return _carried(parts), min(*seen, 4), -round(size, 2), sum(seen), -z1, x1, own


def _carried(parts: tuple[Part, ...]) -> int:
    """Minus the number of parts that have nothing below them."""
    cells = {part[:3] for part in parts}
    return -sum(z > 0 and (x, y, z - 1) not in cells for x, y, z, _ in parts)


def _seen(parts: tuple[Part, ...]) -> list[int]:
    """The visible part of each cube from the south-east and above, in halves of faces: 6 where all of it is visible.

    Seen along the diagonal of a cube, halves of faces are on a grid of triangles, exactly one over another.
    """
    front: dict[tuple[int, int], tuple[int, int]] = {}
    for number, (x, y, z, _) in enumerate(parts):
        # The far coordinates are in thirds, with y mirrored, so that the eye is towards (1, 1, 1).
        base = (3 * x, -3 * y, 3 * z)
        for axis, half in product(range(3), (1, 2)):
            place = list(base)
            place[axis] += 3
            place[(axis + 1) % 3] += half
            place[(axis + 2) % 3] += 3 - half
            key = place[0] - place[2], place[1] - place[2]
            front[key] = max(front.get(key, (-99, 0)), (sum(place), number))
    return [sum(number == each for _, each in front.values()) for number in range(len(parts))]
