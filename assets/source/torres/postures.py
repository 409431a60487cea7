"""What the knights of the four players hold and wear: arms, weapon, shield and crest."""

import numpy as np
import surfaces
from emblems import emblem_polygons, shield_outline
from mesh import Mesh, rotation
from shapes import Pair, ball, box, lathe, pole, slab, sweep


def arm(mesh: Mesh, path: list[tuple[float, float, float]]) -> None:
    """Pauldron, sleeve of mail along shoulder, elbow and hand, and a gauntlet."""
    shoulder, elbow, hand = (np.array(p) for p in path)
    ball(mesh, shoulder + np.array([0, 0, 0.008]), 0.062, surfaces.STEEL, scale=(1.0, 1.0, 0.85), sides=8, rows=4)
    sweep(mesh, [shoulder, elbow, hand], [0.044, 0.040, 0.032], surfaces.MAIL, sides=7)
    ball(mesh, hand, 0.040, surfaces.STEEL, sides=7, rows=4)


def shield(mesh: Mesh, number: int, matrix: np.ndarray, move: tuple[float, float, float]) -> None:
    """A shield facing -y with the player's emblem in white."""
    outline = shield_outline(number)
    slab(
        mesh,
        [(1.13 * x, 1.10 * z) for x, z in outline],
        0.020,
        0.006,
        surfaces.STEEL,
        matrix=matrix,
        move=move,
        back=True,
        front_y=0.0,
    )
    slab(mesh, outline, 0.012, 0.007, surfaces.TEAM_GLOSS, matrix=matrix, move=move, front_y=-0.011)
    for polygon in emblem_polygons(number, 0.076):
        slab(mesh, polygon, 0.008, 0.002, surfaces.ENAMEL, matrix=matrix, move=move, front_y=-0.017)


def cloth(mesh: Mesh, edge: list[tuple[float, float, float]], at: Pair, wave: float, depth: float = 0.004) -> None:
    """A flag at a pole: (distance, upper edge, lower edge) along it, waving, with two sides."""
    front, back = [], []
    for i, (x, high, low) in enumerate(edge):
        y = wave * np.sin(i * 1.5)
        front += [(at[0] + x, at[1] + y - depth, high), (at[0] + x, at[1] + y - depth, low)]
        back += [(at[0] + x, at[1] + y + depth, high), (at[0] + x, at[1] + y + depth, low)]
    count = len(edge)
    polygons = [[2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2] for i in range(count - 1)]
    mesh.add(front, polygons, surfaces.TEAM, crease=70)
    mesh.add(back, [p[::-1] for p in polygons], surfaces.TEAM, crease=70)


def lancer(mesh: Mesh) -> None:
    """Player 1: lance upright at rest with a swallow-tailed pennant, a tall swept plume."""
    arm(mesh, [(0.150, 0.0, 0.490), (0.215, -0.02, 0.385), (0.205, -0.10, 0.335)])
    arm(mesh, [(-0.150, 0.0, 0.490), (-0.195, -0.03, 0.385), (-0.130, -0.115, 0.345)])
    pole(mesh, (0.205, -0.110, 0.06), (0.205, -0.110, 0.93), 0.0125, surfaces.WOOD)
    lathe(
        mesh,
        [(0.012, 0.90), (0.028, 0.925), (0.020, 0.955), (0.0, 1.03)],
        surfaces.STEEL,
        sides=8,
        move=(0.205, -0.110, 0.0),
    )
    lathe(mesh, [(0.012, 0.28), (0.034, 0.30), (0.014, 0.345)], surfaces.STEEL, sides=8, move=(0.205, -0.110, 0.0))
    cloth(
        mesh,
        [(0.0, 0.875, 0.79), (0.05, 0.868, 0.790), (0.11, 0.862, 0.792), (0.19, 0.87, 0.835)],
        (0.205, -0.110),
        0.03,
    )
    shield(mesh, 1, rotation(-14), (-0.105, -0.155, 0.320))
    sweep(
        mesh,
        [(0, 0.00, 0.775), (0, 0.005, 0.850), (0, 0.065, 0.895), (0, 0.135, 0.860), (0, 0.165, 0.770)],
        [0.016, 0.034, 0.050, 0.044, 0.010],
        surfaces.TEAM,
        sides=8,
        squash=0.62,
        crease=80,
    )


def swordsman(mesh: Mesh) -> None:
    """Player 2: sword raised high, square shield held before the body, a broad comb on the helmet."""
    arm(mesh, [(0.150, 0.0, 0.495), (0.245, -0.035, 0.520), (0.235, -0.070, 0.640)])
    arm(mesh, [(-0.150, 0.0, 0.490), (-0.195, -0.05, 0.395), (-0.110, -0.130, 0.370)])
    tilt = rotation(-12, "y") @ rotation(10, "x")
    at = (0.235, -0.070, 0.640)
    sword = Mesh()
    blade = [(-0.022, 0.05), (0.022, 0.05), (0.019, 0.30), (0.0, 0.345), (-0.019, 0.30)]
    points = [(x, 0.0, z) for x, z in blade] + [
        (0.0, -0.009, 0.05),
        (0.0, -0.008, 0.30),
        (0.0, 0.009, 0.05),
        (0.0, 0.008, 0.30),
    ]
    polygons = [[0, 5, 6, 4], [4, 6, 3], [5, 1, 2, 6], [6, 2, 3], [1, 7, 8, 2], [2, 8, 3], [7, 0, 4, 8], [8, 4, 3]]
    sword.add(points, polygons, surfaces.STEEL, crease=10)
    box(sword, (-0.075, -0.013, 0.035), (0.075, 0.013, 0.058), surfaces.GOLD, bevel=0.006, bottom=True)
    sweep(sword, [(0, 0, -0.06), (0, 0, 0.04)], [0.013, 0.013], surfaces.LEATHER, sides=6)
    ball(sword, (0, 0, -0.07), 0.021, surfaces.GOLD, sides=7, rows=4)
    mesh.extend(sword, tilt, at)
    shield(mesh, 2, rotation(-8), (-0.095, -0.180, 0.330))
    comb = [
        (-0.125, 0.705),
        (-0.05, 0.755),
        (0.06, 0.765),
        (0.125, 0.70),
        (0.165, 0.72),
        (0.160, 0.83),
        (0.085, 0.905),
        (-0.02, 0.915),
        (-0.105, 0.86),
        (-0.15, 0.775),
    ]
    slab(
        mesh,
        comb,
        0.056,
        0.016,
        surfaces.TEAM,
        matrix=rotation(90),
        move=(0.028, 0.0, 0.0),
        back=True,
        back_bevel=0.016,
    )


def axeman(mesh: Mesh) -> None:
    """Player 3: a long axe over the shoulder, a pointed shield at the side, two horns on the helmet."""
    arm(mesh, [(0.150, 0.0, 0.490), (0.220, -0.06, 0.400), (0.165, -0.140, 0.435)])
    arm(mesh, [(-0.150, 0.0, 0.490), (-0.215, -0.005, 0.390), (-0.205, -0.085, 0.340)])
    axe = Mesh()
    pole(axe, (0, 0, -0.20), (0, 0, 0.44), 0.0135, surfaces.WOOD)
    head = [
        (0.010, 0.315),
        (0.060, 0.285),
        (0.125, 0.235),
        (0.150, 0.325),
        (0.140, 0.415),
        (0.060, 0.375),
        (0.010, 0.36),
    ]
    slab(axe, head, 0.022, 0.009, surfaces.STEEL, back=True, back_bevel=0.009, front_y=-0.011)
    slab(
        axe,
        [(-0.010, 0.36), (-0.055, 0.345), (-0.055, 0.325), (-0.010, 0.315)],
        0.018,
        0.004,
        surfaces.STEEL,
        back=True,
        front_y=-0.009,
    )
    lathe(axe, [(0.018, 0.30), (0.018, 0.375), (0.0, 0.40)], surfaces.IRON, sides=7)
    mesh.extend(axe, rotation(16, "y") @ rotation(-30, "x"), (0.168, -0.140, 0.440))
    shield(mesh, 3, rotation(-48), (-0.215, -0.105, 0.330))
    for hand in (-1, 1):
        path = [
            (hand * 0.085, 0.0, 0.725),
            (hand * 0.150, 0.0, 0.745),
            (hand * 0.195, -0.005, 0.800),
            (hand * 0.195, -0.02, 0.885),
        ]
        sweep(mesh, path, [0.036, 0.034, 0.026, 0.004], surfaces.ENAMEL, sides=8)
        lathe(
            mesh,
            [(0.040, -0.012), (0.040, 0.012)],
            surfaces.TEAM,
            sides=8,
            matrix=rotation(hand * 80, "y"),
            move=(hand * 0.098, 0.0, 0.728),
            close_bottom=True,
        )


def bannerman(mesh: Mesh) -> None:
    """Player 4: a great banner planted beside him, the shield slung low, a crest like a cross of feathers."""
    arm(mesh, [(0.150, 0.0, 0.490), (0.235, -0.01, 0.445), (0.215, -0.060, 0.545)])
    arm(mesh, [(-0.150, 0.0, 0.490), (-0.215, -0.02, 0.395), (-0.165, -0.115, 0.330)])
    pole(mesh, (0.215, -0.068, 0.06), (0.215, -0.068, 1.03), 0.0135, surfaces.WOOD)
    ball(mesh, (0.215, -0.068, 1.045), 0.026, surfaces.GOLD, sides=8, rows=5)
    pole(mesh, (0.075, -0.084, 0.985), (0.355, -0.084, 0.985), 0.010, surfaces.WOOD)
    front = [
        (0.095, 0.985, 0.715),
        (0.155, 0.985, 0.695),
        (0.215, 0.985, 0.675),
        (0.275, 0.985, 0.695),
        (0.335, 0.985, 0.715),
    ]
    cloth(mesh, front, (0.0, -0.094), 0.008, 0.003)
    for polygon in emblem_polygons(4, 0.062):
        for turn, y in ((rotation(0), -0.108), (rotation(180), -0.080)):
            slab(mesh, polygon, 0.006, 0.001, surfaces.ENAMEL, matrix=turn, move=(0.215, y, 0.855))
    shield(mesh, 4, rotation(-20), (-0.135, -0.165, 0.300))
    for turn in (0, 90):
        crest = [
            (-0.035, 0.770),
            (0.035, 0.770),
            (0.080, 0.845),
            (0.072, 0.875),
            (0.0, 0.860),
            (-0.072, 0.875),
            (-0.080, 0.845),
        ]
        upper = [(x, z) for x, z in crest]
        slab(
            mesh,
            upper,
            0.030,
            0.008,
            surfaces.TEAM,
            matrix=rotation(turn),
            move=(0.015 if turn == 90 else 0.0, -0.015 if turn == 0 else 0.0, 0.0),
            back=True,
            back_bevel=0.008,
        )


POSTURES = {1: lancer, 2: swordsman, 3: axeman, 4: bannerman}
