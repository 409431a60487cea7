"""Overlays ``heights``, ``levels``, ``xray`` and ``ruler``: the levels of towers in numbers, colours and glass."""

from torres3d.games.torres.scene.measures import BLOCK_HEIGHT, centre
from torres3d.games.torres.scene.overlays.castles import MAP
from torres3d.games.torres.scene.overlays.overlay_inputs_and_outputs import Drawing, Shown
from torres3d.scene.shapes.labels import Label
from torres3d.scene.shapes.mesh import join_meshes
from torres3d.scene.shapes.unlit_bands_and_arrows import box

OPACITY = 0.85
"""Strength of the colour: some of the stone stays visible."""


def levels(shown: Shown) -> Drawing:
    """Towers coloured by level; the shader does it for each point by its height."""
    return Drawing(tint=OPACITY)


def xray(shown: Shown) -> Drawing:
    """All floors from ``from_level`` on (0: everything) in glass."""
    first = shown.from_level
    heights = shown.state.board.heights
    return Drawing(glass={square: first for square in range(64) if heights[square] > first})


BELOW_A_PIECE = -0.45
"""Shift of a numeral towards the tower's edge beside a piece, in its own heights."""

SIZES_BY_HEIGHT = (17, 20, 24, 28)
"""Letter sizes for towers of 1, 2, 3 and more blocks: tall towers stand out."""


def heights(shown: Shown) -> Drawing:
    """A numeral on top of every tower."""
    if MAP in shown.active:
        return Drawing()  # a map has its own numbers
    pieces = shown.state.pieces
    labels = []
    for square, height in enumerate(shown.state.board.heights):
        if height:
            row = BELOW_A_PIECE if pieces >> square & 1 else 0.0
            size = SIZES_BY_HEIGHT[min(height, len(SIZES_BY_HEIGHT)) - 1]
            labels.append(Label(str(height), centre(square, height), size, row=row, fades=True))
    return Drawing(tuple(labels))


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
