"""Overlay ``heights``: on each tower the number of its blocks."""

from torres3d.table.labels import Label
from torres3d.table.measures import centre
from torres3d.table.overlays.drawing import Drawing, Shown

BELOW_A_PIECE = -0.55
"""Where a piece stands the numeral moves down to the tower's edge, in its own heights."""


def heights(shown: Shown) -> Drawing:
    """A numeral on top of every tower."""
    pieces = shown.state.pieces
    labels = []
    for square, height in enumerate(shown.state.board.heights):
        if height:
            row = BELOW_A_PIECE if pieces >> square & 1 else 0.0
            labels.append(Label(str(height), centre(square, height), 26, row=row, fades=True))
    return Drawing(tuple(labels))
