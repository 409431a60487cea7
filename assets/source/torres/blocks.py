"""The tower blocks: three stone cubes that differ a little, and the battlements of a tower's top block."""

from collections.abc import Iterator

import detail
import numpy as np
import shapes
import surfaces
from mesh import Mesh, rotation

HEIGHT = 0.64
WALL = 0.455  # distance of the wall's face from the centre
CORNICE = 0.480
CORNICE_BASE = 0.572
DOOR_HALF = 0.165
SPRING = 0.275  # height at which the door's arch begins
COURSE = 0.1144  # five courses up to the cornice
ARCH_STEPS = 10
RING = 0.072  # how wide the arch's stones are


def arch(radius: float, steps: int = ARCH_STEPS) -> list[tuple[float, float]]:
    """The door's outline (x, z) from the right foot over the crown to the left foot, as seen from outside."""
    angles = np.pi * np.arange(steps + 1) / steps
    curve = [(float(radius * np.cos(a)), float(SPRING + radius * np.sin(a))) for a in angles]
    return [(radius, 0.0), *curve, (-radius, 0.0)]


def wall(mesh: Mesh, variant: int, side: int, turn: np.ndarray) -> None:
    """The wall's face around the door, and the passage behind it as far as the vault's groin."""
    inner = arch(DOOR_HALF, 6 if detail.coarse() else ARCH_STEPS)
    half = len(inner) // 2
    outer: list[tuple[float, float]] = []
    for x, z in inner:
        if z <= SPRING + 1e-9:
            outer.append((float(np.sign(x)) * WALL, z))
        else:
            grow = min(WALL / max(abs(x), 1e-9), (CORNICE_BASE - SPRING) / (z - SPRING))
            outer.append((x * grow, SPRING + (z - SPRING) * grow))
    # The outline must pass through the wall's upper corners.
    for corner, near in (
        ((WALL, CORNICE_BASE), max(range(1, half + 1), key=lambda i: outer[i][0] + outer[i][1] * 1.02)),
        ((-WALL, CORNICE_BASE), max(range(half, len(inner) - 1), key=lambda i: -outer[i][0] + outer[i][1] * 1.02)),
    ):
        outer[near] = corner
    count = len(inner)
    points = np.array([(x, -WALL, z) for x, z in inner] + [(x, -WALL, z) for x, z in outer])
    polygons = [[i, count + i, count + i + 1, i + 1] for i in range(count - 1)]
    # The wall stands behind the cornice's foot: the two points of the upper corners are shared with it.
    region = surfaces.WALLS[(variant + side) % 4]
    uv = region.region.wall(points[:, 0], points[:, 2])
    mesh.add(points, polygons, region, matrix=turn, uv=uv, crease=30)
    # Two passages cross in the middle: their vaults meet where the depth equals the distance from the axis.
    front = np.array([(x, -WALL, z) for x, z in inner])
    back = np.array([(x, -abs(x), z) for x, z in inner])
    polygons = [[i, i + 1, count + i + 1, count + i] for i in range(count - 1)]
    shade = np.concatenate([np.full(count, 0.55), np.full(count, 0.12)])
    mesh.add(
        np.vstack([front, back]),
        polygons,
        surfaces.PASSAGE,
        matrix=turn,
        crease=50,
        seed=17 * side + variant,
        shade=shade,
    )
    floor = np.array(
        [
            (-DOOR_HALF, -WALL, 0.004),
            (DOOR_HALF, -WALL, 0.004),
            (DOOR_HALF, -DOOR_HALF, 0.004),
            (-DOOR_HALF, -DOOR_HALF, 0.004),
        ]
    )
    mesh.add(floor, [[0, 1, 2, 3]], surfaces.PASSAGE, matrix=turn, seed=side, shade=np.array([0.6, 0.6, 0.14, 0.14]))


def voussoirs(mesh: Mesh, turn: np.ndarray, random: np.random.Generator, seed: int) -> None:
    """The wedge stones of the arch, the keystone a little larger."""
    number = 7
    for i in range(number):
        gap = 0.010
        low, high = np.pi * i / number + gap, np.pi * (i + 1) / number - gap
        key = i == number // 2
        near, far = DOOR_HALF - 0.004, DOOR_HALF + RING * random.uniform(0.92, 1.05) + (0.022 if key else 0.0)
        corners = [(near, low), (far, low), (far, high), (near, high)]
        outline = [(float(r * np.cos(a)), float(SPRING + r * np.sin(a))) for r, a in corners]
        proud = 0.020 * random.uniform(0.8, 1.15) + (0.006 if key else 0.0)
        shapes.slab(
            mesh, outline, proud + 0.006, 0.009, surfaces.TRIM, matrix=turn, front_y=-WALL - proud, seed=seed + i
        )


def jambs(mesh: Mesh, turn: np.ndarray, random: np.random.Generator, seed: int) -> None:
    """The stones beside the door, long and short in turn."""
    for hand in (-1, 1):
        heights = [0.0, 0.098 + random.uniform(-0.012, 0.012), 0.19 + random.uniform(-0.012, 0.012), SPRING - 0.002]
        for i in range(3):
            near, far = DOOR_HALF - 0.004, DOOR_HALF + (0.085, 0.055)[(i + (hand > 0)) % 2] * random.uniform(0.92, 1.08)
            x0, x1 = sorted((hand * near, hand * far))
            proud = 0.018 * random.uniform(0.75, 1.15)
            outline = shapes.rectangle(x0, x1, heights[i] + 0.003, heights[i + 1] - 0.003)
            shapes.slab(
                mesh,
                outline,
                proud + 0.006,
                0.009,
                surfaces.TRIM,
                matrix=turn,
                front_y=-WALL - proud,
                seed=seed + 3 * i + hand,
            )


def quoins(mesh: Mesh, turn: np.ndarray, side: int, random: np.random.Generator, seed: int) -> None:
    """The corner stones at the left end of a side (x = -WALL), each an angle over two walls."""
    b = 0.011
    for i in range(5):
        z0, z1 = i * COURSE + 0.003, (i + 1) * COURSE - 0.003
        long, short = 0.215 * random.uniform(0.92, 1.06), 0.135 * random.uniform(0.92, 1.08)
        here, there = (long, short) if (i + side) % 2 else (short, long)
        proud = 0.013 * random.uniform(0.75, 1.25)
        f = -WALL - proud
        if detail.coarse():
            flat = [(-WALL + here, f, z0), (f, f, z0), (f, -WALL + there, z0)]
            flat += [(x, y, z1) for x, y, _ in flat]
            mesh.add(flat, [[1, 0, 3, 4], [2, 1, 4, 5]], surfaces.TRIM, matrix=turn, crease=58, seed=seed + 31 * i)
            continue
        # Across the two faces: the end on this wall, its bevel, the corner's two edges, and the end on the other wall.
        line = [
            (-WALL + here, -WALL + 0.004),
            (-WALL + here - b, f),
            (f + b, f),
            (f, f + b),
            (f, -WALL + there - b),
            (-WALL + 0.004, -WALL + there),
        ]
        rows = [(0.0, z0), (b, z0 + b), (b, z1 - b), (0.0, z1)]
        points = []
        for inward, z in rows:
            # The upper and lower edges lie back at the wall's face.
            back = -WALL + 0.002
            for j, (x, y) in enumerate(line):
                sunk = 0 < j < 5 and inward == 0.0
                points.append((max(x, back) if sunk and j != 1 else x, max(y, back) if sunk and j != 4 else y, z))
        polygons = []
        for row in range(3):
            for j in range(5):
                if row != 1 and j in (0, 4):
                    continue
                a, c = row * 6 + j, (row + 1) * 6 + j
                polygons.append([a, c, c + 1, a + 1])
        mesh.add(points, polygons, surfaces.TRIM, matrix=turn, crease=58, seed=seed + 31 * i)


def field_stones(mesh: Mesh, turn: np.ndarray, random: np.random.Generator, seed: int) -> None:
    """A few stones of the wall that stand out of it."""
    places = [(x, i) for i in range(5) for x in (-0.275, 0.275)] + [(-0.12, 4), (0.10, 4)]
    for number in sorted(random.choice(len(places), size=3, replace=False).tolist()):
        x, i = places[number]
        width = random.uniform(0.07, 0.095) if i < 4 else random.uniform(0.10, 0.15)
        outline = shapes.rectangle(x - width / 2, x + width / 2, i * COURSE + 0.008, (i + 1) * COURSE - 0.008)
        proud = random.uniform(0.007, 0.013)
        shapes.slab(
            mesh, outline, proud + 0.004, 0.008, surfaces.STONE, matrix=turn, front_y=-WALL - proud, seed=seed + number
        )


def cornice(mesh: Mesh) -> None:
    """The moulding round the top, and the flat roof."""
    profile = [
        (WALL - 0.002, CORNICE_BASE - 0.004),
        (CORNICE - 0.010, CORNICE_BASE + 0.012),
        (CORNICE, CORNICE_BASE + 0.020),
        (CORNICE, HEIGHT - 0.010),
        (CORNICE - 0.010, HEIGHT),
    ]
    heights = [0.0, 8.0, 12.0, 34.0, 40.0]
    if detail.coarse():
        profile, heights = [profile[0], profile[2], (CORNICE, HEIGHT)], [0.0, 12.0, 40.0]
    signs = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    pieces = 1 if detail.coarse() else 3
    loop = []
    for k in range(4):
        (ax, ay), (bx, by) = signs[k], signs[(k + 1) % 4]
        loop += [(ax + (bx - ax) * s / pieces, ay + (by - ay) * s / pieces) for s in range(pieces)]
    count = len(loop)
    points = np.array([(x * d, y * d, z) for d, z in profile for x, y in loop])
    polygons = []
    for level in range(len(profile) - 1):
        a, b = level * count, (level + 1) * count
        polygons += [[a + i, a + (i + 1) % count, b + (i + 1) % count, b + i] for i in range(count)]
    flags = surfaces.TRIM.region
    run = np.array([max(abs(x), abs(y)) and (x if abs(y) > abs(x) - 1e-9 else y) for x, y in loop])
    uv_u = flags.x + flags.width / 2 + np.tile(run, len(profile)) * 0.46 * 240
    uv_v = flags.y + 20 + np.repeat(heights, count)
    crease = 30 if detail.coarse() else 50
    mesh.add(points, polygons, surfaces.TRIM, uv=np.column_stack([uv_u, uv_v]), crease=crease)
    top = CORNICE if detail.coarse() else CORNICE - 0.010
    grid = np.linspace(-top, top, 4)
    points = np.array([(x, y, HEIGHT) for y in grid for x in grid])
    polygons = [[r * 4 + c, r * 4 + c + 1, r * 4 + c + 5, r * 4 + c + 4] for r in range(3) for c in range(3)]
    region = surfaces.FLAGS.region
    uv = np.column_stack([region.x + 192 + points[:, 0] * 390, region.y + 192 - points[:, 1] * 390])
    mesh.add(points, polygons, surfaces.FLAGS, uv=uv)


def portcullis(mesh: Mesh, turn: np.ndarray) -> None:
    """The points of a raised portcullis under the arch."""
    for x in (-0.085, 0.0, 0.085):
        if detail.coarse():
            bar = shapes.rectangle(x - 0.011, x + 0.011, SPRING + 0.01, SPRING + 0.16)
            shapes.slab(mesh, bar, 0.0, 0.0, surfaces.IRON, matrix=turn, front_y=-WALL + 0.044, shade=0.8)
            continue
        top = SPRING + float(np.sqrt(DOOR_HALF**2 - x * x)) + 0.01
        low = SPRING + 0.045
        w, y = 0.011, -WALL + 0.055
        points = [(x - w, y - w, low), (x + w, y - w, low), (x + w, y + w, low), (x - w, y + w, low)]
        points += [(px, py, top) for px, py, _ in points] + [(x, y, low - 0.035)]
        polygons = [[0, 1, 5, 4], [1, 2, 6, 5], [3, 0, 4, 7], [1, 0, 8], [2, 1, 8], [0, 3, 8]]
        mesh.add(points, polygons, surfaces.IRON, matrix=turn, shade=0.8)
    z = SPRING + 0.075
    shapes.box(
        mesh, (-0.135, -WALL + 0.048, z), (0.135, -WALL + 0.062, z + 0.018), surfaces.IRON, matrix=turn, bottom=True
    )


def door_leaves(mesh: Mesh, turn: np.ndarray) -> None:
    """Two wooden leaves that stand open inside the passage."""
    for hand in (-1, 1):
        swing = rotation(-hand * 74)
        rise = SPRING + DOOR_HALF * 0.62
        outline = [(0.0, 0.006), (0.15, 0.006), (0.15, rise), (0.10, rise - 0.02), (0.0, SPRING - 0.03)]
        leaf = Mesh()
        points = [(x, 0.0, z) for x, z in outline] + [(x, 0.014, z) for x, z in outline]
        count = len(outline)
        polygons: list[list[int]] = [list(range(count)), [count + i for i in reversed(range(count))]]
        if not detail.coarse():
            polygons += [[i, count + i, count + (i + 1) % count, (i + 1) % count] for i in range(count)]
        leaf.add(points, polygons, surfaces.WOOD, seed=5 + hand, shade=0.75)
        for z in (0.08, 0.22):
            band = [(0.0, -0.003, z), (0.145, -0.003, z), (0.145, -0.003, z + 0.022), (0.0, -0.003, z + 0.022)]
            leaf.add(band, [[0, 1, 2, 3]], surfaces.IRON, shade=0.8)
        if hand > 0:
            mirror = np.diag([-1.0, 1.0, 1.0])
            for part in leaf.parts:
                part.triangles = part.triangles[:, ::-1]
                part.uv = part.uv[:, ::-1]
                part.points = part.points @ mirror
        placed = Mesh()
        placed.extend(leaf, swing, (hand * (DOOR_HALF - 0.004), -WALL + 0.05, 0.0))
        mesh.extend(placed, turn)


def block(variant: int) -> Mesh:
    """Block 0, 1 or 2: plain passages; a raised portcullis north and south; open wooden leaves east and west."""
    mesh = Mesh()
    random = np.random.default_rng(1200 + variant)
    for side in range(4):
        turn = rotation(90 * side)
        seed = 1000 * variant + 100 * side
        wall(mesh, variant, side, turn)
        voussoirs(mesh, turn, random, seed)
        jambs(mesh, turn, random, seed + 40)
        quoins(mesh, turn, side, random, seed + 60)
        field_stones(mesh, turn, random, seed + 80)
        if variant == 1 and side % 2 == 0:
            portcullis(mesh, turn)
        if variant == 2 and side % 2 == 1:
            door_leaves(mesh, turn)
    h = DOOR_HALF
    middle = [(-h, -h, 0.004), (h, -h, 0.004), (h, h, 0.004), (-h, h, 0.004)]
    mesh.add(middle, [[0, 1, 2, 3]], surfaces.PASSAGE, seed=variant, shade=0.12)
    cornice(mesh)
    return mesh


def merlon_places() -> Iterator[tuple[float, float]]:
    """(centre, width) of the merlons of one side, the corner at its left end included."""
    yield from ((-0.415, 0.13), (-0.14, 0.15), (0.14, 0.15))


def battlements() -> Mesh:
    """A low parapet with merlons; the middle stays free for a knight's base."""
    mesh = Mesh()
    random = np.random.default_rng(77)
    for side in range(4):
        turn = rotation(90 * side)
        low = 0.036
        shapes.box(mesh, (-0.472, -0.472, 0.0), (0.378, -0.378, low), surfaces.TRIM, matrix=turn, seed=side)
        for i, (x, width) in enumerate(merlon_places()):
            half = width / 2 * random.uniform(0.95, 1.04)
            high = low + 0.092 * random.uniform(0.94, 1.06)
            left = -0.475 if i == 0 else x - half
            front = 0.475 if i == 0 else 0.470
            low_corner, high_corner = (left, -front, low - 0.004), (x + half, -0.375 if i else -0.352, high)
            shapes.cap(mesh, low_corner, high_corner, surfaces.STONE, bevel=0.016, matrix=turn, seed=40 + 10 * side + i)
    return mesh
