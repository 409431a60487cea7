"""Overlay ``ruler``: a rod with the levels, at the leftmost corner of the board."""

from torres3d.games.torres.scene.measures import BLOCK_HEIGHT
from torres3d.games.torres.scene.overlays.castles import MAP
from torres3d.games.torres.scene.overlays.overlay_values import Drawing, Shown
from torres3d.scene.shapes.bands import box
from torres3d.scene.shapes.labels import Label
from torres3d.scene.shapes.mesh import join_meshes

CORNERS: tuple[tuple[float, float], ...] = ((-4.5, -4.5), (4.5, -4.5), (4.5, 4.5), (-4.5, 4.5))
HALF = 0.07
LEAST_LEVELS = 5


def ruler(shown: Shown) -> Drawing:
    """A rod with one field for each level, one more than the highest tower has."""
    if MAP in shown.active:
        return Drawing()  # from above a rod is a point
    x, y = CORNERS[shown.corner]
    count = max(len(shown.state.board.above) + 1, LEAST_LEVELS)
    fields = []
    labels = []
    for level in range(1, count + 1):
        colour = shown.levels[min(level, len(shown.levels) - 1)]
        low, high = (level - 1) * BLOCK_HEIGHT, level * BLOCK_HEIGHT
        fields.append(box((x - HALF, y - HALF, low), (x + HALF, y + HALF, high - 0.03), colour))
        fields.append(box((x - HALF * 1.5, y - HALF * 1.5, high - 0.03), (x + HALF * 1.5, y + HALF * 1.5, high), _TICK))
        labels.append(Label(str(level), (x, y, high), 17, columns=2, yields=True))
    return Drawing(tuple(labels), join_meshes(fields))


_TICK = (0.95, 0.88, 0.70)
