"""The named views of the table, and what has to be in sight in them."""

from torres3d.games.torres.rules.squares import Bitboard
from torres3d.games.torres.scene.measures import KNIGHT_HEIGHT, centre
from torres3d.games.torres.scene.track_and_reserve_layout import Rim, heap, outline
from torres3d.scene.camera.camera import Views
from torres3d.scene.camera.framing import Framed, TallPoints
from torres3d.scene.camera.viewpoint import compass_views
from torres3d.scene.shapes.axis_conventions import corners_of

PRESETS = compass_views(24.0, 50.0, first=(8.0, 50.0), above=28.0)
"""Views by name; the first is the initial one. They are as low as possible: fitting tilts them where towers or reserves
would be out of sight."""


def views(rim: Rim) -> Views:
    board = tuple(corners_of((0.0, 0.0, 0.0), rim.board))
    outlines, heaps = (tuple(around(lying, rim) for lying in range(4)) for around in (outline, heap))
    return Views(PRESETS, Framed(board, outlines, heaps))


def towering(heights: bytes, pieces: Bitboard) -> TallPoints:
    """What stands on the board: roofs, and those who stand on them."""
    towers = [(square, height) for square, height in enumerate(heights) if height]
    heads = (centre(*tower, KNIGHT_HEIGHT) for tower in towers if pieces >> tower[0] & 1)
    return TallPoints(tuple(centre(*tower) for tower in towers), tuple(heads))
