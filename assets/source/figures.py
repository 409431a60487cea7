"""The knights of the four players, their score markers, and the king.

The players differ without colour, too: by the shape of base, shield emblem and marker (round, square, triangle, cross),
by weapon and posture (lance at rest, raised sword, axe on the shoulder, banner) and by the helmet's crest.
"""

import numpy as np
import shapes
import surfaces
from mesh import Mesh, Surface, rotation
from shapes import ball, box, lathe, slab, sweep

Pair = tuple[float, float]


def rounded(corners: int, radius: float, steps: int, start: float) -> list[Pair]:
    """A regular polygon with rounded corners, reaching 1 at its corners."""
    points: list[Pair] = []
    for corner in range(corners):
        middle = start + 2 * np.pi * corner / corners
        centre = (1 - radius) * np.array([np.cos(middle), np.sin(middle)])
        turns = middle + np.linspace(-np.pi / corners, np.pi / corners, steps)
        points.extend((float(centre[0] + radius * np.cos(a)), float(centre[1] + radius * np.sin(a))) for a in turns)
    return points


def cross(width: float) -> list[Pair]:
    """A cross with arms to 1, `width` half as broad as its arms."""
    w, one = width, 1.0
    return [
        (one, -w),
        (one, w),
        (w, w),
        (w, one),
        (-w, one),
        (-w, w),
        (-one, w),
        (-one, -w),
        (-w, -w),
        (-w, -one),
        (w, -one),
        (w, -w),
    ]


def round_outline(sides: int) -> list[Pair]:
    angle = 2 * np.pi * np.arange(sides) / sides
    return [(float(np.cos(a)), float(np.sin(a))) for a in angle]


# Outline of base and marker by player, and how large it is drawn (the areas look alike).
OUTLINES: dict[int, tuple[list[Pair], float]] = {
    1: (round_outline(20), 0.250),
    2: (rounded(4, 0.22, 4, np.pi / 4), 0.312),
    3: (rounded(3, 0.22, 6, -np.pi / 2), 0.325),
    4: (cross(0.56), 0.262),
}


def base(mesh: Mesh, number: int) -> None:
    outline, size = OUTLINES[number]
    crease = 30 if number == 4 else 38
    lathe(
        mesh,
        [(size, 0.0), (size, 0.040), (size - 0.014, 0.054)],
        surfaces.TEAM_GLOSS,
        outline=outline,
        crease=crease,
        close_top=True,
    )
    lathe(mesh, [(0.186, 0.052), (0.186, 0.066), (0.176, 0.074)], surfaces.GOLD, sides=16)


def emblem_polygons(number: int, size: float) -> list[list[Pair]]:
    """The emblem of a player as outlines (x, z) within `size`: circle, chequer, triangle, cross."""
    s = size
    if number == 1:
        return [[(s * x, s * y) for x, y in round_outline(14)]]
    if number == 2:
        return [shapes.rectangle(-s, 0.0, 0.0, s), shapes.rectangle(0.0, s, -s, 0.0)]
    if number == 3:
        return [[(-s, -0.75 * s), (s, -0.75 * s), (0.0, s)]]
    w = 0.30 * s
    return [shapes.rectangle(-w, w, -s, s), shapes.rectangle(-s, -w, -w, w), shapes.rectangle(w, s, -w, w)]


def shield_outline(number: int) -> list[Pair]:
    if number == 1:
        return [(0.112 * x, 0.112 * y) for x, y in round_outline(18)]
    if number == 2:
        return [(-0.095, -0.125), (0.095, -0.125), (0.105, 0.0), (0.095, 0.125), (-0.095, 0.125), (-0.105, 0.0)]
    if number == 3:
        return [
            (0.0, -0.16),
            (0.055, -0.085),
            (0.095, 0.02),
            (0.105, 0.125),
            (-0.105, 0.125),
            (-0.095, 0.02),
            (-0.055, -0.085),
        ]
    return [
        (0.0, -0.145),
        (0.062, -0.09),
        (0.100, -0.01),
        (0.100, 0.10),
        (0.05, 0.125),
        (0.0, 0.11),
        (-0.05, 0.125),
        (-0.100, 0.10),
        (-0.100, -0.01),
        (-0.062, -0.09),
    ]


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


def body(mesh: Mesh) -> None:
    """Surcoat, belt, shoulders and helmet, facing -y."""
    lathe(
        mesh,
        [(0.190, 0.066), (0.186, 0.10), (0.150, 0.26), (0.126, 0.355)],
        surfaces.TEAM,
        sides=16,
        squash=(1.0, 0.86),
        close_top=False,
        wave=(7, 0.07),
        crease=70,
    )
    lathe(
        mesh,
        [(0.128, 0.338), (0.140, 0.346), (0.140, 0.372), (0.128, 0.380)],
        surfaces.LEATHER,
        sides=16,
        squash=(1.0, 0.86),
        close_top=False,
    )
    box(mesh, (-0.024, -0.130, 0.340), (0.024, -0.112, 0.380), surfaces.GOLD, bevel=0.006)
    lathe(
        mesh,
        [(0.124, 0.372), (0.146, 0.44), (0.156, 0.495), (0.140, 0.535), (0.080, 0.560)],
        surfaces.TEAM,
        sides=14,
        squash=(1.05, 0.80),
        close_top=False,
        crease=70,
    )
    lathe(mesh, [(0.105, 0.528), (0.112, 0.545), (0.088, 0.582)], surfaces.MAIL, sides=12, close_top=False, crease=70)
    lathe(
        mesh,
        [(0.094, 0.566), (0.104, 0.582), (0.110, 0.66), (0.106, 0.715), (0.084, 0.762), (0.044, 0.786), (0.0, 0.792)],
        surfaces.STEEL,
        sides=16,
        crease=55,
    )
    # The slit one looks through, and the cross of its guard.
    for hand in (-1, 1):
        outline = [(hand * 0.014, 0.668), (hand * 0.078, 0.674), (hand * 0.078, 0.692), (hand * 0.014, 0.694)]
        curve = [(x, -np.sqrt(max(0.1125**2 - x * x, 0)), z) for x, z in outline]
        mesh.add(curve, [[0, 1, 2, 3] if hand > 0 else [3, 2, 1, 0]], surfaces.DARK)
    box(mesh, (-0.011, -0.124, 0.585), (0.011, -0.100, 0.765), surfaces.GOLD)
    for hand in (-1, 1):
        x0, x1 = sorted((hand * 0.010, hand * 0.082))
        y0 = -0.116
        points = [(x0, y0 if hand > 0 else -0.082, 0.696), (x1, -0.082 if hand > 0 else y0, 0.696)]
        (xa, ya, z), (xb, yb, _) = points
        mesh.add(
            [
                (xa, ya, z),
                (xb, yb, z),
                (xb, yb, z + 0.018),
                (xa, ya, z + 0.018),
                (xa, ya + 0.03, z + 0.018),
                (xb, yb + 0.03, z + 0.018),
            ],
            [[0, 1, 2, 3], [3, 2, 5, 4]],
            surfaces.GOLD,
        )


def arm(mesh: Mesh, path: list[tuple[float, float, float]]) -> None:
    """Pauldron, sleeve of mail along shoulder, elbow and hand, and a gauntlet."""
    shoulder, elbow, hand = (np.array(p) for p in path)
    ball(mesh, shoulder + np.array([0, 0, 0.008]), 0.062, surfaces.STEEL, scale=(1.0, 1.0, 0.85), sides=8, rows=4)
    sweep(mesh, [shoulder, elbow, hand], [0.044, 0.040, 0.032], surfaces.MAIL, sides=7)
    ball(mesh, hand, 0.040, surfaces.STEEL, sides=7, rows=4)


def pole(
    mesh: Mesh, foot: tuple[float, float, float], head: tuple[float, float, float], radius: float, surface: Surface
) -> None:
    sweep(mesh, [foot, head], [radius, radius], surface, sides=7)


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


def knight(number: int) -> Mesh:
    """The knight of player 1 to 4, facing south (-y)."""
    mesh = Mesh()
    base(mesh, number)
    body(mesh)
    POSTURES[number](mesh)
    return mesh


def marker(number: int) -> Mesh:
    """A flat score marker in the player's shape, 0.30 wide and 0.10 high, its emblem on top; they can be stacked."""
    mesh = Mesh()
    outline, size = OUTLINES[number]
    size *= 0.60
    lathe(mesh, [(size, 0.0), (size, 0.075), (size - 0.016, 0.092)], surfaces.TEAM_GLOSS, outline=outline, crease=30)
    flat = rotation(-90, "x")
    for polygon in emblem_polygons(number, 0.088):
        slab(mesh, polygon, 0.008, 0.003, surfaces.ENAMEL, matrix=flat, move=(0.0, 0.0, 0.097))
    return mesh


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
