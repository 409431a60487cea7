"""Changes on the table since the last frame, as boxes around them, so that the rest of the picture can stay."""

import numpy as np
from panda3d.core import NodePath

from torres3d.games.torres.rules.squares import Square
from torres3d.games.torres.scene.layout import Layout, Pile
from torres3d.games.torres.scene.measures import BLOCK_HEIGHT, KING_HEIGHT, centre
from torres3d.scene.base_scene_graph import SceneChanges
from torres3d.scene.render.changed_regions import Points, box, box_around
from torres3d.scene.shapes.axis_conventions import Point
from torres3d.scene.shapes.box_shadow_areas import Footprint, Relief
from torres3d.scene.shapes.daylight import EVENING

AROUND_PIECE = 0.55
"""Half the width of the box of a standing piece; all pieces are narrower."""
PIECE_TALL = 1.5
PARAPET = 0.25
AROUND_TOWER = 1.5
"""Reach of a tower's changes, which include the walls and battlements beside it."""
SKY_ACROSS, SKY_UP = 2.2, 2.0
"""Reach of the darkening between things, see `torres3d.games.torres.scene.sky_occlusion`."""
EDGE = 0.1
"""Margin for soft shadows."""
BODY = 0.3
"""Half the width of most of a piece."""
TABLE = 16.0
"""Width of the part of the table with things on it."""
BOARD = 0.12
"""Height of trays and numbers above the board's ground."""


def shadowed(points: Points, ground: float) -> Points:
    """These points and their shadows on the ground."""
    fall = np.maximum(points[:, 2:] - ground, 0.0) / EVENING.direction[2]
    shadows = points - np.array(EVENING.direction) * fall
    around = [shadows + np.array((x, y, 0.0)) for x in (-EDGE, EDGE) for y in (-EDGE, EDGE)]
    return np.concatenate((points, *around))


def relief_of(layout: Layout, ground: float) -> Relief:
    """The ground for shadows: towers with their parapets, pieces, piles, and a table whose top is at ``ground``."""
    relief = Relief(TABLE, ground)
    relief.stand(Footprint(-TABLE / 2, -TABLE / 2, TABLE / 2, TABLE / 2), BOARD)
    for square, height in enumerate(layout.heights):
        if height:
            x, y, top = centre(square, height)
            relief.stand(Footprint(x - 0.5, y - 0.5, x + 0.5, y + 0.5), top + PARAPET, top)
    for piece in layout.pieces:
        x, y, z = piece.place
        wide, tall = BODY * piece.scale, KING_HEIGHT * piece.scale
        relief.stand(Footprint(x - wide, y - wide, x + wide, y + wide), z + tall)
    for pile in layout.piles:
        (west, south, _), (east, north, top) = (corner(_around_pile(pile), axis=0) for corner in (np.min, np.max))
        relief.stand(Footprint(west, south, east, north), top)
    return relief


class Changes(SceneChanges):
    """See `SceneChanges`; ``light`` may have changed where nothing else did, and has the shadows of moving things."""

    def __init__(self) -> None:
        super().__init__()
        self.light: list[Points] = []
        self._moved: tuple[list[Points], list[Points]] = ([], [])
        """Boxes around the last moving things and their shadows."""
        self._relief: tuple[Layout, Relief] | None = None

    @property
    def any(self) -> bool:
        return super().any or bool(self.light)

    def clear(self) -> None:
        super().clear()
        self.light = []

    def towers(self, before: bytes, after: bytes, before_glass: dict[Square, int], glass: dict[Square, int]) -> None:
        for square in range(64):
            tallest = max(before[square], after[square])
            if before[square] != after[square] or before_glass.get(square) != glass.get(square):
                x, y, _ = centre(square)
                near = [s for s in range(64) if abs(s % 8 - square % 8) < 2 and abs(s // 8 - square // 8) < 2]
                tall = max(tallest, *(after[s] for s in near)) * BLOCK_HEIGHT + PARAPET
                low, high = (x - AROUND_TOWER, y - AROUND_TOWER, 0.0), (x + AROUND_TOWER, y + AROUND_TOWER, tall)
                self.solid.append(box(low, high))
                self._sky((x, y, 0.0), tallest * BLOCK_HEIGHT)

    def layout(self, before: Layout, after: Layout) -> None:
        """Other pieces stand on the table; `towers` reports towers."""
        for piece in set(before.pieces) ^ set(after.pieces):
            x, y, z = piece.place
            wide, tall = AROUND_PIECE * piece.scale, PIECE_TALL * piece.scale
            self.solid.append(box((x - wide, y - wide, z), (x + wide, y + wide, z + tall)))
            if piece.square is not None:
                self._sky(piece.place, 0.0)
        for pile in set(before.piles) ^ set(after.piles):
            self.solid.append(_around_pile(pile))

    def moved(self, moving: NodePath, layout: Layout | None, ground: float) -> None:
        """Things below this node moved, came or went, over this layout on a table whose top is at ``ground``."""
        boxes = [around for node in moving.get_children() if (around := box_around(node)) is not None]
        shaded: list[Points] = []
        if boxes and layout is not None:
            if self._relief is None or self._relief[0] is not layout:
                self._relief = (layout, relief_of(layout, ground))
            shaded = [part for around in boxes for part in self._relief[1].shade(around, EVENING.direction)]
        self.moving += boxes + self._moved[0]
        self.light += boxes + shaded + self._moved[0] + self._moved[1]
        self._moved = boxes, shaded

    def _sky(self, place: Point, tall: float) -> None:
        x, y, z = place
        low = (x - SKY_ACROSS, y - SKY_ACROSS, max(z - SKY_UP, 0.0))
        self.light.append(box(low, (x + SKY_ACROSS, y + SKY_ACROSS, z + tall + SKY_UP)))


def _around_pile(pile: Pile) -> Points:
    column = pile.column
    half, tall = AROUND_PIECE * column.scale, (column.height * BLOCK_HEIGHT + PARAPET) * column.scale
    low = (column.x - half, column.y - half, column.z)
    return box(low, (column.x + half, column.y + half, column.z + tall))
