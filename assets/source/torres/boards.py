"""What the game stands on: the board with its frame and score track, the table, the players' trays, the backdrop."""

from functools import partial
from pathlib import Path

import detail
import layout
import numpy as np
import shapes
import surfaces
from atlas import Region
from glb import Look, write_glb
from mesh import Finished, Mesh, Surface, finish, rotation
from occlusion import occlusion

FRAME_SIZE = 2048
CELL = 144  # pixels of a track space in the frame's texture: ten rows of ten
LABEL = 200
FRAME_WOOD = Region("frame_wood", 0, 1456, 2048, 592, density=186)
WOOD = Surface(FRAME_WOOD, 0.66)


def cell_region(number: int) -> Region:
    return Region(f"cell_{number}", CELL * (number % 10), CELL * (number // 10), CELL, CELL)


def label_region(index: int) -> Region:
    """0-7: the files a-h, 8-15: the ranks 1-8."""
    return Region(f"label_{index}", 1440 + LABEL * (index % 3), LABEL * (index // 3), LABEL, LABEL)


def plaque(
    mesh: Mesh,
    region: Region,
    centre: tuple[float, float],
    half: float,
    z: float,
    height: float,
    turn: float,
    rough: float,
) -> None:
    """A bevelled square plate whose picture reads from outside the board on the side turned `turn` degrees."""
    bevel = 0.018
    flat = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    points = [(x * half, y * half, 0.0) for x, y in flat] + [
        (x * (half - bevel), y * (half - bevel), height) for x, y in flat
    ]
    polygons = [[4, 5, 6, 7]]
    if detail.coarse():
        points[4:] = [(x * half, y * half, height) for x, y in flat]
    else:
        polygons += [[i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i] for i in range(4)]
    margin = 3
    width = region.width - 2 * margin
    uv = np.array(
        [
            (region.x + margin + (x / half + 1) / 2 * width, region.y + margin + (1 - y / half) / 2 * width)
            for x, y, _ in points
        ]
    )
    mesh.add(points, polygons, Surface(region, rough), matrix=rotation(turn), move=(*centre, z), uv=uv, crease=35)


SIDE_TURNS = (-90.0, 180.0, 90.0, 0.0)  # west, north, east, south: the way the writing is turned


def frame() -> Mesh:
    """The wooden frame with coordinates and track."""
    mesh = Mesh()
    top, half = layout.FRAME_TOP, layout.GROUND_HALF
    profile = [
        (half - 0.01, -0.02), (half, 0.0), (half + 0.02, top - 0.008), (half + 0.035, top),
        (4.845, top), (4.865, top - 0.022), (5.385, top - 0.022), (5.405, top),
        (5.49, top + 0.012), (5.53, top + 0.008), (layout.OUTER, top - 0.02), (layout.OUTER, -0.07),
        (layout.OUTER - 0.035, -0.10), (layout.OUTER - 0.035, -0.14),
        (5.56, -0.20), (5.61, -0.29), (5.62, layout.TABLE_Z),
    ]  # fmt: skip
    if detail.coarse():
        profile = [profile[i] for i in (1, 3, 4, 5, 6, 8, 9, 10, 11, 13, 15, 16)]
    along = np.concatenate([[0.0], np.cumsum(np.linalg.norm(np.diff(np.array(profile), axis=0), axis=1))])
    pieces = 4 if detail.coarse() else 8
    for side in range(4):
        points, uv = [], []
        for (d, z), run in zip(profile, along, strict=True):
            for i in range(pieces + 1):
                x = d * (2 * i / pieces - 1)
                points.append((x, -d, z))
                uv.append((1024 + x * 180, FRAME_WOOD.y + 8 + run / along[-1] * (FRAME_WOOD.height - 16)))
        row = pieces + 1
        polygons = [
            [a * row + i, (a + 1) * row + i, (a + 1) * row + i + 1, a * row + i + 1]
            for a in range(len(profile) - 1)
            for i in range(pieces)
        ]
        mesh.add(points, polygons, WOOD, matrix=rotation(90 * side), uv=np.array(uv), crease=35)
    for number, centre in enumerate(layout.spaces()):
        plaque(
            mesh,
            cell_region(number),
            centre,
            layout.SPACE / 2 - 0.012,
            top - 0.022,
            layout.SPACE_TOP - top + 0.022,
            SIDE_TURNS[number // 25],
            0.68,
        )
    for i in range(8):
        at = i - 3.5
        for turn, centre, index in (
            (0.0, (at, -layout.LABEL_RING), i), (180.0, (at, layout.LABEL_RING), i),
            (-90.0, (-layout.LABEL_RING, at), 8 + i), (90.0, (layout.LABEL_RING, at), 8 + i),
        ):  # fmt: skip
            plaque(mesh, label_region(index), centre, 0.25, top - 0.002, 0.014, turn, 0.75)
    return mesh


def ground() -> Mesh:
    """The 64 squares, flat, one grid; darker only where the frame stands against it."""
    mesh = Mesh()
    half = layout.GROUND_HALF
    steps = np.array([-half, -3.9, *np.arange(-3.5, 3.6, 0.5), 3.9, half])
    points = np.array([(x, y, 0.0) for y in steps for x in steps])
    count = len(steps)
    polygons = [
        [r * count + c, r * count + c + 1, (r + 1) * count + c + 1, (r + 1) * count + c]
        for r in range(count - 1)
        for c in range(count - 1)
    ]
    region = Region("ground", 0, 0, 2048, 2048)
    uv = np.column_stack([(points[:, 0] / half + 1) / 2 * 2048, (1 - points[:, 1] / half) / 2 * 2048])
    edge = np.where(np.maximum(np.abs(points[:, 0]), np.abs(points[:, 1])) > half - 0.01, 0.55, 1.0)
    mesh.add(points, polygons, Surface(region, 0.95), uv=uv, shade=edge)
    return mesh


def write_board(path: Path) -> int:
    """board.glb: node `ground` and node `frame`; and track.json beside it."""
    top, rim = ground(), frame()
    pieces = [
        ("ground", finish(top, None, 2048), Look("ground", "ground.jpg", "ground_normal.jpg", roughness=0.95)),
        (
            "frame",
            finish(rim, partial(occlusion, ground=layout.TABLE_Z, reach=0.35), FRAME_SIZE),
            Look("frame", "frame.jpg", roughness=0.66),
        ),
    ]
    write_glb(path, pieces)
    layout.write(path.parent / "track.json")
    return top.triangle_count() + rim.triangle_count()


def table() -> Finished:
    """A round table top of radius 17 with a moulded edge; left open under the board; its top at z = 0."""
    half, radius, sides = 5.3, 17.0, 32 if detail.coarse() else 64
    angle = 2 * np.pi * np.arange(sides) / sides + np.pi / 4
    direction = np.column_stack([np.cos(angle), np.sin(angle)])
    square = direction / np.abs(direction).max(axis=1, keepdims=True) * half
    share = [0.0, 0.028, 0.06, 0.10, 0.16, 0.25, 0.40, 0.6, 0.8, 1.0]
    dark = [0.18, 0.42, 0.68, 0.84, 0.93, 1.0, 1.0, 0.96, 0.86, 0.70]
    if detail.coarse():
        share, dark = share[::2] + share[-1:], dark[::2] + dark[-1:]
    rings = [np.column_stack([square * (1 - t) + direction * radius * t, np.zeros(sides)]) for t in share]
    for reach, z, shade in (
        (radius + 0.10, -0.04, 0.75),
        (radius + 0.16, -0.16, 0.7),
        (radius + 0.05, -0.34, 0.4),
        (radius - 0.4, -0.5, 0.15),
    ):
        rings.append(np.column_stack([direction * reach, np.full(sides, z)]))
        dark.append(shade)
    points = np.vstack(rings)
    polygons = [
        [a * sides + i, (a + 1) * sides + i, (a + 1) * sides + (i + 1) % sides, a * sides + (i + 1) % sides]
        for a in range(len(rings) - 1)
        for i in range(sides)
    ]
    mesh = Mesh()
    uv = np.column_stack([points[:, 0] / 16 * 2048, -(points[:, 1] + points[:, 2]) / 16 * 2048])
    mesh.add(
        points,
        polygons,
        Surface(Region("table", 0, 0, 2048, 2048), 0.96),
        uv=uv,
        shade=np.repeat(dark, sides),
        crease=30,
    )
    return finish(mesh, None, 2048)


def write_table(path: Path) -> int:
    data = table()
    write_glb(path, [("table", data, Look("table", "table.jpg", roughness=0.96, repeat=True))])
    return len(data.triangles)


def backdrop() -> Finished:
    """The inside of a ball of radius 70 about the board with a blurred room on it; to be drawn unlit."""
    columns, rows, radius = (16, 8, 70.0) if detail.coarse() else (32, 16, 70.0)
    points, uv, polygons = [], [], []
    for row in range(rows + 1):
        tilt = np.pi * (row / rows - 0.5)
        for column in range(columns + 1):
            turn = 2 * np.pi * column / columns
            points.append(
                (radius * np.cos(tilt) * np.cos(turn), radius * np.cos(tilt) * np.sin(turn), radius * np.sin(tilt))
            )
            uv.append((column / columns * 1024, (1 - row / rows) * 512))
    for row in range(rows):
        for column in range(columns):
            a = row * (columns + 1) + column
            polygons.append([a, a + columns + 1, a + columns + 2, a + 1])
    mesh = Mesh()
    uv_array = np.array(uv) * [1.0, 2.0]  # finish() divides both by 1024
    mesh.add(points, polygons, Surface(Region("backdrop", 0, 0, 1024, 512), 1.0), uv=uv_array, crease=80)
    return finish(mesh, None, 1024)


def write_backdrop(path: Path) -> int:
    data = backdrop()
    write_glb(path, [("backdrop", data, Look("backdrop", "backdrop.png", roughness=1.0))])
    return len(data.triangles)


def tray() -> Mesh:
    """A player's tray, 4.2 x 0.66: wooden rim, felt floor, a broad band in the player's colour along the front (-y)
    and around both ends."""
    mesh = Mesh()
    x, y, rim, floor, wall, band = 2.1, 0.33, 0.10, layout.TRAY_FLOOR, 0.06, 0.10
    for low, high in (((-x, -y, 0), (x, -y + band, rim)), ((-x, y - wall, 0), (x, y, rim))):
        shapes.box(mesh, low, high, surfaces.WOOD, bevel=0.012, seed=3)
    for low, high in (
        ((-x, -y + band, 0), (-x + band, y - wall, rim - 0.004)),
        ((x - band, -y + band, 0), (x, y - wall, rim - 0.004)),
    ):
        shapes.box(mesh, low, high, surfaces.WOOD, bevel=0.012, seed=9)
    grid_x, grid_y = [-2.05, -1.93, -1.0, 0, 1.0, 1.93, 2.05], [-0.24, -0.15, 0.0, 0.15, 0.28]
    points = [(px, py, floor) for py in grid_y for px in grid_x]
    columns = len(grid_x)
    polygons = [
        [r * columns + c, r * columns + c + 1, (r + 1) * columns + c + 1, (r + 1) * columns + c]
        for r in range(len(grid_y) - 1)
        for c in range(columns - 1)
    ]
    mesh.add(points, polygons, surfaces.FELT)
    edge = 0.015
    for low, high in (
        ((-x + edge, -y + edge, rim - 0.02), (x - edge, -y + band - edge, rim + 0.012)),
        ((-x + edge, -y + band, rim - 0.02), (-x + band - edge, y - wall, rim + 0.012)),
        ((x - band + edge, -y + band, rim - 0.02), (x - edge, y - wall, rim + 0.012)),
    ):
        shapes.box(mesh, low, high, surfaces.TEAM_GLOSS, bevel=0.006)
    return mesh
