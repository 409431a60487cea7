"""Puffs of dust where things land: soft discs that grow, rise and fade. A puff is a function of its age."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import cos, pi, sin

import numpy as np
from panda3d.core import NodePath

from torres3d.scene.camera.viewpoint import Viewpoint
from torres3d.scene.marks import Changed, LinesLayer
from torres3d.scene.shapes.axis_conventions import Point
from torres3d.scene.shapes.colour_space import Colour as Tone
from torres3d.scene.shapes.mesh import EMPTY, VERTEX, Mesh, join_meshes

LASTS = 1.3
"""Seconds."""
DUST: Tone = (0.98, 0.93, 0.84)
DISCS, DISCS_AROUND = 5, 14
"""Discs of a puff, and of one that comes up around something."""
ROUND = 14
GROWN, RISEN, SPREAD = 1.1, 0.55, 1.15
DENSE = 0.5
MAX_PUFFS = 26
"""The most puffs drawn at once; the latest win."""


@dataclass(frozen=True, slots=True)
class Puff:
    """A puff of dust: its beginning, place and strength, 0 to 1; how long it lasts, its size beside the usual, how
    far ``around`` the place it comes up, out from under a thing that covers it, and how ``dense`` it is."""

    seconds: float
    place: Point
    strength: float
    lasts: float = LASTS
    size: float = 1.0
    around: float = 0.0
    dense: float = DENSE


class Dust:
    """The dust over one table; ``view`` gives the viewpoint."""

    def __init__(self, parent: NodePath, view: Callable[[], Viewpoint], changed: Changed) -> None:
        self._view = view
        self._layer = LinesLayer(parent, "dust", 0.0, 40, changed)
        self._drawn = False

    def show(self, puffs: Sequence[Puff], seconds: float) -> None:
        live = [puff for puff in puffs if 0.0 <= seconds - puff.seconds < puff.lasts][-MAX_PUFFS:]
        if live or self._drawn:
            right, up, _ = self._view().axes()
            discs = [disc for puff in live for disc in _discs(puff, seconds - puff.seconds, right, up)]
            self._layer.draw(join_meshes(discs) if discs else EMPTY)
            self._drawn = bool(live)

    def clear(self) -> None:
        if self._drawn:
            self._layer.draw(EMPTY)
            self._drawn = False


def _discs(puff: Puff, age: float, right: Point, up: Point) -> list[Mesh]:
    share = age / puff.lasts
    grown = 1.0 - (1.0 - share) ** 3
    opacity = puff.dense * puff.strength * min(share / 0.08, 1.0) * (1.0 - share) ** 1.5
    x, y, z = puff.place
    found = []
    discs = DISCS_AROUND if puff.around else DISCS
    for number in range(discs):
        # Each disc drifts its own way, told by its number and the place: no chance is drawn.
        angle = 2 * pi * number / discs + 7.0 * x + 3.0 * y
        far = puff.around + puff.size * SPREAD * grown * (0.6 + 0.4 * ((number * 7) % 5) / 4) * (
            0.6 + 0.4 * puff.strength
        )
        middle = (
            x + cos(angle) * far,
            y + sin(angle) * far,
            z + 0.08 + puff.size * RISEN * grown * (0.35 + 0.65 * ((number * 3) % 5) / 4),
        )
        radius = puff.size * (0.16 + GROWN * 0.55 * grown) * (0.6 + 0.5 * puff.strength)
        found.append(_disc(middle, radius, opacity, right, up))
    return found


def _disc(middle: Point, radius: float, opacity: float, right: Point, up: Point) -> Mesh:
    """A disc that faces the camera and fades towards its rim."""
    vertices = np.zeros(ROUND + 1, VERTEX)
    angles = np.arange(ROUND) * (2 * pi / ROUND)
    rim = np.cos(angles)[:, None] * np.array(right) + np.sin(angles)[:, None] * np.array(up)
    vertices["place"][0] = middle
    vertices["place"][1:] = np.array(middle) + radius * rim
    vertices["normal"] = (0, 0, 1)
    vertices["paint"][:, :3] = [round(255 * part) for part in DUST]
    vertices["paint"][0, 3] = round(255 * opacity)
    around = np.arange(ROUND, dtype=np.uint32)
    triangles = np.stack((np.zeros(ROUND, np.uint32), around + 1, (around + 1) % ROUND + 1), axis=1)
    return Mesh(vertices, triangles.astype(np.uint32))
