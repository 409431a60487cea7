"""The knights of the four players and their score markers.

The players differ without colour, too: by the shape of base, shield emblem and marker (round, square, triangle, cross),
by weapon and posture (lance at rest, raised sword, axe on the shoulder, banner) and by the helmet's crest.
"""

import numpy as np
import surfaces
from emblems import OUTLINES, emblem_polygons
from mesh import Mesh, rotation
from postures import POSTURES
from shapes import box, lathe, slab


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
