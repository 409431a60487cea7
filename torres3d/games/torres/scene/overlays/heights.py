"""Overlays ``heights``, ``levels`` and ``xray``: numbers on towers, a colour for each level, glass from a level up."""

from torres3d.games.torres.scene.measures import centre
from torres3d.games.torres.scene.overlays.castles import MAP
from torres3d.games.torres.scene.overlays.overlay_values import Drawing, Shown
from torres3d.scene.shapes.labels import Label

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
