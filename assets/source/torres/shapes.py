"""The shapes models are put together from: bevelled boxes and plates, turned and swept bodies."""

from collections.abc import Sequence

import detail
import numpy as np
from mesh import Mesh, Surface

Pair = tuple[float, float]


def slab(
    mesh: Mesh,
    outline: Sequence[Pair],
    depth: float,
    bevel: float,
    surface: Surface,
    *,
    matrix: np.ndarray | None = None,
    move: Sequence[float] = (0.0, 0.0, 0.0),
    seed: int = 0,
    back: bool = False,
    back_bevel: float = 0.0,
    front_y: float = 0.0,
    shade: float = 1.0,
) -> None:
    """A plate seen from -y: `outline` (x, z) counter-clockwise, its front at `front_y`, bevelled, `depth` thick.

    Without `back` only the front and the bevel's slope down to the full depth are made: a stone in a wall.
    """
    points = np.array(detail.plate(outline) if detail.coarse() else outline, dtype=float)
    count = len(points)
    if detail.coarse():
        front = np.column_stack([points[:, 0], np.full(count, front_y), points[:, 1]])
        faces: list[list[int]] = [list(range(count))]
        if back:
            front = np.vstack([front, front + np.array((0.0, depth, 0.0))])
            faces += [[i, count + i, count + (i + 1) % count, (i + 1) % count] for i in range(count)]
            faces.append([count + i for i in reversed(range(count))])
        mesh.add(front, faces, surface, matrix=matrix, move=move, seed=seed, crease=55, shade=shade)
        return
    inner = inset(points, bevel)
    ring = [np.column_stack([inner[:, 0], np.full(count, front_y), inner[:, 1]])]
    side = front_y + (bevel if back else depth)
    ring.append(np.column_stack([points[:, 0], np.full(count, side), points[:, 1]]))
    if back:
        last = front_y + depth
        ring.append(np.column_stack([points[:, 0], np.full(count, last - back_bevel), points[:, 1]]))
        if back_bevel:
            small = inset(points, back_bevel)
            ring.append(np.column_stack([small[:, 0], np.full(count, last), small[:, 1]]))
    polygons: list[list[int]] = [list(range(count))]
    for level in range(len(ring) - 1):
        a, b = level * count, (level + 1) * count
        polygons += [[a + i, b + i, b + (i + 1) % count, a + (i + 1) % count] for i in range(count)]
    if back:
        start = (len(ring) - 1) * count
        polygons.append([start + i for i in reversed(range(count))])
    mesh.add(np.vstack(ring), polygons, surface, matrix=matrix, move=move, seed=seed, crease=55, shade=shade)


def inset(points: np.ndarray, width: float) -> np.ndarray:
    """A counter-clockwise outline drawn in by `width` on every side."""
    before, after = np.roll(points, 1, axis=0), np.roll(points, -1, axis=0)
    first, second = points - before, after - points
    first = first / np.linalg.norm(first, axis=1, keepdims=True)
    second = second / np.linalg.norm(second, axis=1, keepdims=True)
    left = np.column_stack([-first[:, 1], first[:, 0]]) + np.column_stack([-second[:, 1], second[:, 0]])
    scale = 2.0 / np.maximum((left**2).sum(axis=1, keepdims=True), 0.5)
    return points + left * scale * width


def rectangle(x0: float, x1: float, z0: float, z1: float) -> list[Pair]:
    return [(x0, z0), (x1, z0), (x1, z1), (x0, z1)]


def box(
    mesh: Mesh,
    low: Sequence[float],
    high: Sequence[float],
    surface: Surface,
    *,
    bevel: float = 0.0,
    bottom: bool = False,
    matrix: np.ndarray | None = None,
    move: Sequence[float] = (0.0, 0.0, 0.0),
    seed: int = 0,
) -> None:
    """A box whose upper and upright edges are bevelled; its bottom is left out unless asked for."""
    (x0, y0, z0), (x1, y1, z1) = low, high
    b = 0.0 if detail.coarse() else bevel
    if b:
        outer = [
            (x0 + b, y0),
            (x1 - b, y0),
            (x1, y0 + b),
            (x1, y1 - b),
            (x1 - b, y1),
            (x0 + b, y1),
            (x0, y1 - b),
            (x0, y0 + b),
        ]
        top = [(x0 + b, y0 + b), (x1 - b, y0 + b), (x1 - b, y1 - b), (x0 + b, y1 - b)]
        points = [(x, y, z0) for x, y in outer] + [(x, y, z1 - b) for x, y in outer] + [(x, y, z1) for x, y in top]
        corner = [0, 1, 1, 2, 2, 3, 3, 0]
        polygons = [[i, (i + 1) % 8, 8 + (i + 1) % 8, 8 + i] for i in range(8)]
        for i in range(8):
            here, there = 16 + corner[i], 16 + corner[(i + 1) % 8]
            polygons.append([8 + i, 8 + (i + 1) % 8, there] if here == there else [8 + i, 8 + (i + 1) % 8, there, here])
        polygons.append([16, 17, 18, 19])
        if bottom:
            polygons.append(list(reversed(range(8))))
    else:
        flat = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
        points = [(x, y, z0) for x, y in flat] + [(x, y, z1) for x, y in flat]
        polygons = [[i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i] for i in range(4)] + [[4, 5, 6, 7]]
        if bottom:
            polygons.append([3, 2, 1, 0])
    mesh.add(points, polygons, surface, matrix=matrix, move=move, seed=seed, crease=55)


def cap(
    mesh: Mesh,
    low: Sequence[float],
    high: Sequence[float],
    surface: Surface,
    *,
    bevel: float,
    matrix: np.ndarray | None = None,
    seed: int = 0,
) -> None:
    """A box whose upper edges alone are bevelled: few triangles for things one sees from above."""
    if detail.coarse():
        box(mesh, low, high, surface, matrix=matrix, seed=seed)
        return
    (x0, y0, z0), (x1, y1, z1), b = low, high, bevel
    points = [(x, y, z) for z in (z0, z1 - b) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
    points += [(x, y, z1) for x, y in ((x0 + b, y0 + b), (x1 - b, y0 + b), (x1 - b, y1 - b), (x0 + b, y1 - b))]
    polygons = [[a + i, a + (i + 1) % 4, a + 4 + (i + 1) % 4, a + 4 + i] for a in (0, 4) for i in range(4)] + [
        [8, 9, 10, 11]
    ]
    mesh.add(points, polygons, surface, matrix=matrix, seed=seed, crease=50)


def lathe(
    mesh: Mesh,
    profile: Sequence[Pair],
    surface: Surface,
    *,
    sides: int = 16,
    squash: Pair = (1.0, 1.0),
    matrix: np.ndarray | None = None,
    move: Sequence[float] = (0.0, 0.0, 0.0),
    crease: float = 38.0,
    outline: Sequence[Pair] | None = None,
    close_top: bool = True,
    close_bottom: bool = False,
    seed: int = 0,
    wave: tuple[int, float] | None = None,
) -> None:
    """A body turned about z from (radius, height) pairs, upwards. `outline`: another cross-section of radius 1;
    `wave` (folds, depth) makes the folds of a cloth, deepest at the bottom."""
    profile, sides = detail.profile(profile), detail.sides(sides)
    if outline is None:
        angle = 2 * np.pi * np.arange(sides) / sides
        unit = np.column_stack([np.cos(angle), np.sin(angle)])
    else:
        unit = np.array(detail.outline(outline), dtype=float)
        sides = len(unit)
    low, high = profile[0][1], profile[-1][1]
    rings = []
    for radius, height in profile:
        ring = unit * radius * np.array(squash)
        if wave:
            folds, depth = wave
            angle = np.arctan2(unit[:, 1], unit[:, 0])
            ring = ring * (1 + depth * np.cos(folds * angle) * (high - height) / (high - low))[:, None]
        rings.append(np.column_stack([ring, np.full(sides, height)]))
    points = np.vstack(rings)
    polygons: list[list[int]] = []
    for level in range(len(profile) - 1):
        a, b = level * sides, (level + 1) * sides
        for i in range(sides):
            j = (i + 1) % sides
            if profile[level][0] < 1e-6:
                polygons.append([a + i, b + j, b + i])
            elif profile[level + 1][0] < 1e-6:
                polygons.append([a + i, a + j, b + i])
            else:
                polygons.append([a + i, a + j, b + j, b + i])
    if close_top and profile[-1][0] > 1e-6:
        polygons.append([(len(profile) - 1) * sides + i for i in range(sides)])
    if close_bottom and profile[0][0] > 1e-6:
        polygons.append(list(reversed(range(sides))))
    mesh.add(points, polygons, surface, matrix=matrix, move=move, crease=crease, seed=seed)


def ball(
    mesh: Mesh,
    centre: Sequence[float],
    radius: float,
    surface: Surface,
    *,
    scale: Sequence[float] = (1.0, 1.0, 1.0),
    sides: int = 10,
    rows: int = 6,
    matrix: np.ndarray | None = None,
) -> None:
    """A sphere stretched by `scale`."""
    sides, rows = detail.sides(sides), detail.rows(rows, radius)
    points, polygons = [], []
    for row in range(rows + 1):
        tilt = np.pi * row / rows
        for side in range(sides):
            turn = 2 * np.pi * side / sides
            unit = (np.sin(tilt) * np.cos(turn), np.sin(tilt) * np.sin(turn), -np.cos(tilt))
            points.append([radius * u * s for u, s in zip(unit, scale, strict=True)])
    for row in range(rows):
        for side in range(sides):
            a, b = row * sides + side, row * sides + (side + 1) % sides
            c, d = a + sides, b + sides
            if row == 0:
                polygons.append([a, d, c])
            elif row == rows - 1:
                polygons.append([a, b, c])
            else:
                polygons.append([a, b, d, c])
    mesh.add(np.array(points), polygons, surface, matrix=matrix, move=centre, crease=80)


def sweep(
    mesh: Mesh,
    path: Sequence[Sequence[float]],
    radii: Sequence[float],
    surface: Surface,
    *,
    sides: int = 8,
    squash: float = 1.0,
    matrix: np.ndarray | None = None,
    move: Sequence[float] = (0.0, 0.0, 0.0),
    flat: Sequence[float] = (1.0, 0.0, 0.0),
    crease: float = 60.0,
) -> None:
    """A round body along `path`; `squash` flattens it across the direction `flat`."""
    line = np.array(path, dtype=float)
    count, sides = len(line), detail.sides(sides)
    rings = []
    for i in range(count):
        along = line[min(i + 1, count - 1)] - line[max(i - 1, 0)]
        along = along / np.linalg.norm(along)
        first = np.array(flat, dtype=float)
        first = first - along * float(first @ along)
        if np.linalg.norm(first) < 1e-6:
            first = np.cross(along, [0.0, 0.0, 1.0])
        first = first / np.linalg.norm(first)
        second = np.cross(along, first)
        angle = 2 * np.pi * np.arange(sides) / sides
        ring = np.outer(np.cos(angle) * squash, first) + np.outer(np.sin(angle), second)
        rings.append(line[i] + ring * radii[i])
    points = np.vstack(rings)
    polygons: list[list[int]] = []
    for level in range(count - 1):
        a, b = level * sides, (level + 1) * sides
        polygons += [[a + i, a + (i + 1) % sides, b + (i + 1) % sides, b + i] for i in range(sides)]
    polygons.append([(count - 1) * sides + i for i in range(sides)])
    polygons.append(list(reversed(range(sides))))
    mesh.add(points, polygons, surface, matrix=matrix, move=move, crease=crease)


def pole(
    mesh: Mesh, foot: tuple[float, float, float], head: tuple[float, float, float], radius: float, surface: Surface
) -> None:
    """A straight round rod."""
    sweep(mesh, [foot, head], [radius, radius], surface, sides=7)
