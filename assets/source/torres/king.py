"""The king: crown and robe, orb and sceptre."""

import numpy as np
import surfaces
from emblems import rounded
from mesh import Mesh, rotation
from shapes import ball, box, lathe, pole, sweep


def king() -> Mesh:
    """The king: crown and robe, orb and sceptre, the same weight from every side; 1.15 high."""
    mesh = Mesh()
    octagon = rounded(8, 0.2, 2, np.pi / 8)
    lathe(mesh, [(0.300, 0.0), (0.300, 0.045), (0.282, 0.062)], surfaces.GOLD, outline=octagon, crease=35)
    lathe(mesh, [(0.262, 0.060), (0.262, 0.082), (0.25, 0.092)], surfaces.ROBE, sides=15)
    lathe(
        mesh,
        [(0.246, 0.088), (0.256, 0.105), (0.250, 0.140), (0.236, 0.152)],
        surfaces.ERMINE,
        sides=15,
        close_top=False,
        wave=(6, 0.04),
        crease=70,
    )
    lathe(
        mesh,
        [(0.236, 0.145), (0.205, 0.27), (0.170, 0.45), (0.160, 0.56), (0.176, 0.63), (0.150, 0.69), (0.07, 0.73)],
        surfaces.ROBE,
        sides=15,
        close_top=False,
        wave=(6, 0.06),
        crease=70,
    )
    # The robe opens in front over a golden tunic.
    tunic = [(-0.045, 0.10), (0.045, 0.10), (0.030, 0.56), (-0.030, 0.56)]
    mesh.add(
        [
            (tunic[0][0], -0.262, 0.10),
            (tunic[1][0], -0.262, 0.10),
            (0.036, -0.200, 0.38),
            (0.030, -0.176, 0.60),
            (-0.030, -0.176, 0.60),
            (-0.036, -0.200, 0.38),
        ],
        [[0, 1, 2, 5], [5, 2, 3, 4]],
        surfaces.GOLD,
        crease=70,
    )
    lathe(
        mesh,
        [(0.186, 0.560), (0.206, 0.575), (0.198, 0.640), (0.160, 0.700), (0.105, 0.735)],
        surfaces.ERMINE,
        sides=14,
        close_top=False,
        crease=70,
    )
    lathe(mesh, [(0.150, 0.672), (0.160, 0.685), (0.142, 0.708)], surfaces.GOLD, sides=14, close_top=False)
    for hand, reach in ((-1, (-0.175, -0.205, 0.475)), (1, (0.195, -0.175, 0.485))):
        sweep(
            mesh,
            [(hand * 0.165, -0.01, 0.60), (hand * 0.232, -0.07, 0.49), reach],
            [0.062, 0.066, 0.058],
            surfaces.ROBE,
            sides=8,
        )
        near = np.array(reach)
        sweep(
            mesh,
            [near + np.array([hand * 0.010, 0.03, 0]), near + np.array([-hand * 0.004, -0.010, 0.0])],
            [0.063, 0.063],
            surfaces.ERMINE,
            sides=8,
        )
        ball(mesh, near + np.array([0, -0.030, 0.008]), 0.036, surfaces.SKIN, sides=8, rows=5)
    ball(mesh, (-0.175, -0.245, 0.540), 0.056, surfaces.GOLD, sides=9, rows=5)
    for low, high in (
        ((-0.183, -0.253, 0.59), (-0.167, -0.237, 0.655)),
        ((-0.200, -0.253, 0.617), (-0.150, -0.237, 0.633)),
    ):
        box(mesh, low, high, surfaces.GOLD, bottom=True)
    pole(mesh, (0.195, -0.215, 0.30), (0.195, -0.215, 0.80), 0.014, surfaces.GOLD)
    ball(mesh, (0.195, -0.215, 0.83), 0.042, surfaces.GEM, sides=8, rows=5)
    lathe(
        mesh,
        [(0.014, 0.775), (0.036, 0.79), (0.036, 0.803), (0.02, 0.81)],
        surfaces.GOLD,
        sides=8,
        move=(0.195, -0.215, 0.0),
    )
    ball(mesh, (0, 0, 0.830), 0.108, surfaces.SKIN, scale=(0.96, 0.98, 1.12), sides=9, rows=5)
    for hand in (-1, 1):
        ball(mesh, (hand * 0.036, -0.099, 0.848), 0.012, surfaces.DARK, sides=5, rows=3)
    ball(mesh, (0, -0.112, 0.828), 0.018, surfaces.SKIN, scale=(0.8, 1.0, 1.3), sides=5, rows=3)
    # Beard in front, long hair all round: white shows under the crown from every side.
    ball(mesh, (0, -0.066, 0.765), 0.078, surfaces.HAIR, scale=(1.0, 0.80, 1.30), sides=8, rows=5)
    ball(mesh, (0, 0.030, 0.805), 0.112, surfaces.HAIR, scale=(1.05, 0.90, 1.12), sides=9, rows=5)
    crown(mesh)
    return mesh


def crown(mesh: Mesh) -> None:
    """Eight points with pearls over a jewelled band, a purple cap inside."""
    points, steps = 8, 32
    angle = 2 * np.pi * np.arange(steps) / steps
    foot, rim = 0.882, 0.945
    rows_outer, rows_inner = [], []
    for a in range(steps):
        u = (a % 4) / 4
        tall = rim + 0.085 * abs(1 - 2 * u) ** 1.2
        direction = np.array([np.cos(angle[a]), np.sin(angle[a])])
        rows_outer.append(
            [
                (*(direction * 0.122), foot),
                (*(direction * 0.134), rim - 0.012),
                (*(direction * (0.134 + 0.30 * (tall - rim))), tall),
            ]
        )
        rows_inner.append([(*(direction * (0.120 + 0.30 * (tall - rim))), tall), (*(direction * 0.118), rim - 0.02)])
    vertices = [p for row in rows_outer for p in row]
    polygons = []
    for a in range(steps):
        b = (a + 1) % steps
        polygons.extend([3 * a + k, 3 * b + k, 3 * b + k + 1, 3 * a + k + 1] for k in range(2))
    mesh.add(vertices, polygons, surfaces.GOLD, crease=50)
    vertices = [p for row in rows_inner for p in row]
    mesh.add(
        vertices,
        [[2 * a, 2 * ((a + 1) % steps), 2 * ((a + 1) % steps) + 1, 2 * a + 1] for a in range(steps)],
        surfaces.GOLD,
        crease=50,
    )
    lathe(
        mesh, [(0.124, 0.874), (0.136, 0.880), (0.140, 0.896), (0.128, 0.904)], surfaces.GOLD, sides=14, close_top=False
    )
    lathe(mesh, [(0.118, 0.925), (0.108, 0.965), (0.070, 0.995), (0.0, 1.005)], surfaces.ROBE, sides=10, crease=70)
    for i in range(points):
        turn = 2 * np.pi * i / points
        ball(mesh, (0.163 * np.cos(turn), 0.163 * np.sin(turn), 1.040), 0.019, surfaces.ENAMEL, sides=4, rows=3)
        off = turn + np.pi / points
        ball(mesh, (0.136 * np.cos(off), 0.136 * np.sin(off), 0.918), 0.015, surfaces.GEM, sides=4, rows=3)
    box(mesh, (-0.012, -0.012, 1.0), (0.012, 0.012, 1.15), surfaces.GOLD)
    for turn in (0, 90):
        box(mesh, (-0.042, -0.0115, 1.082), (0.042, 0.0115, 1.106), surfaces.GOLD, bottom=True, matrix=rotation(turn))
