"""The named views of the table, and what has to be in sight in them."""

from torres3d.games.torres.rules.squares import Bitboard
from torres3d.games.torres.scene.measures import KNIGHT_HEIGHT, centre
from torres3d.games.torres.scene.reserves import Rim, heap, outline
from torres3d.scene.camera.camera import Views
from torres3d.scene.camera.framing import Framed, TallPoints
from torres3d.scene.camera.viewpoint import STEEPEST, Viewpoint
from torres3d.scene.shapes.coordinates import Point

PRESETS: dict[str, Viewpoint] = {
    "iso": Viewpoint(0.0, 0.0, 0.0, 8.0, 50.0, 24.0),
    "south": Viewpoint(0.0, 0.0, 0.0, 0.0, 50.0, 24.0),
    "east": Viewpoint(0.0, 0.0, 0.0, 90.0, 50.0, 24.0),
    "north": Viewpoint(0.0, 0.0, 0.0, 180.0, 50.0, 24.0),
    "west": Viewpoint(0.0, 0.0, 0.0, 270.0, 50.0, 24.0),
    "top": Viewpoint(0.0, 0.0, 0.0, 0.0, STEEPEST, 28.0),
}
"""Views by name; the first is the initial one. They are as low as possible: fitting tilts them where towers or reserves
would be out of sight."""


def views(rim: Rim) -> Views:
    """The views of a table, fitted to its board."""
    half = rim.board
    board: tuple[Point, ...] = tuple((x * half, y * half, 0.0) for x in (-1, 1) for y in (-1, 1))
    return Views(
        PRESETS,
        Framed(board, tuple(outline(lying, rim) for lying in range(4)), tuple(heap(lying, rim) for lying in range(4))),
    )


def towering(heights: bytes, pieces: Bitboard) -> TallPoints:
    """The tops of all towers, and of the pieces that stand on them."""
    roofs = tuple(centre(square, height) for square, height in enumerate(heights) if height)
    heads = []
    for square, height in enumerate(heights):
        if height and pieces >> square & 1:
            x, y, z = centre(square, height)
            heads.append((x, y, z + KNIGHT_HEIGHT))
    return TallPoints(roofs, tuple(heads))
