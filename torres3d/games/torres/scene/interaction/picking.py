"""The thing under a ray: towers, pieces, stacks, markers, or a square of the ground. Pure numbers.

Everything that can be picked is a box; the nearest box that the ray enters wins, then the board's ground.
"""

from dataclasses import dataclass
from typing import Literal

from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.rules.squares import Square
from torres3d.games.torres.scene import measures
from torres3d.games.torres.scene.layout import Layout
from torres3d.scene.camera.viewpoint import Ray, on_plane
from torres3d.scene.shapes.axis_conventions import Point

PickKind = Literal["square", "tower", "knight", "king", "stack", "reserve", "supply", "marker"]
MARKER_RADIUS, MARKER_HEIGHT = 0.16, 0.12
HIDING_DISTANCE = 0.3
"""Things closer to a place than this do not hide it."""


@dataclass(frozen=True, slots=True)
class Pick:
    """A picked thing. ``square``: of things on the board. ``seat``: its owner. ``index``: the stack's index, the number
    of a knight in reserve, or for a tower the level of the block that was hit (1 lowest)."""

    kind: PickKind
    square: Square | None = None
    seat: Seat | None = None
    index: int = 0


Box = tuple[float, float, float, float, float, float, Pick]
"""x, y, z from and to, and the thing."""


class Picker:
    """The boxes of one layout."""

    def __init__(self, layout: Layout) -> None:
        boxes: list[Box] = []
        for square in range(64):
            if layout.heights[square]:
                x, y, _ = measures.centre(square)
                top = layout.heights[square] * measures.BLOCK_HEIGHT
                boxes.append(_around(x, y, 0.0, measures.BLOCK_SIDE / 2, top, Pick("tower", square)))
        for piece in layout.pieces:
            x, y, z = piece.place
            if piece.role == "king":
                boxes.append(_around(x, y, z, measures.KING_RADIUS, measures.KING_HEIGHT, Pick("king", piece.square)))
            elif piece.role == "marker":
                pick = Pick("marker", seat=piece.seat, index=piece.index)
                boxes.append(_around(x, y, z, MARKER_RADIUS, MARKER_HEIGHT, pick))
            else:
                role: PickKind = "knight" if piece.role == "knight" else "reserve"
                pick = Pick(role, piece.square, piece.seat, piece.index)
                radius, height = measures.KNIGHT_RADIUS * piece.scale, measures.KNIGHT_HEIGHT * piece.scale
                boxes.append(_around(x, y, z, radius, height, pick))
        for pile in layout.piles:
            kind: PickKind = "supply" if pile.seat is None else "stack"
            column, pick = pile.column, Pick(kind, seat=pile.seat, index=pile.index)
            radius = measures.BLOCK_SIDE / 2 * column.scale
            height = column.height * measures.BLOCK_HEIGHT * column.scale
            boxes.append(_around(column.x, column.y, column.z, radius, height, pick))
        self.boxes = tuple(boxes)

    def pick(self, ray: Ray) -> Pick | None:
        """The nearest thing on a ray; None beside everything."""
        nearest, found = self._nearest(ray)
        (_, _, oz), (_, _, dz) = ray
        if found is not None and found.kind == "tower":
            level = int((oz + dz * nearest) / measures.BLOCK_HEIGHT - 1e-6) + 1
            return Pick("tower", found.square, index=max(level, 1))
        if found is None:
            ground = on_plane(ray, 0.0)
            square = measures.square_under(ground[0], ground[1]) if ground is not None else None
            return None if square is None else Pick("square", square)
        return found

    def pick_flat(self, ray: Ray) -> Pick | None:
        """The thing on a ray on a map, where everything on the board is flat."""
        ground = on_plane(ray, 0.0)
        square = measures.square_under(ground[0], ground[1]) if ground is not None else None
        if square is None:
            found = self._nearest(ray)[1]
            return found if found is not None and found.square is None else None
        there = [box for box in self.boxes if box[-1].square == square]
        if not there:
            return Pick("square", square)
        top, found = there[-1][5], there[-1][-1]
        return Pick("tower", square, index=round(top / measures.BLOCK_HEIGHT)) if found.kind == "tower" else found

    def hides(self, eye: Point, place: Point) -> bool:
        """Whether something on another square stands between the camera and a place."""
        way = [p - e for p, e in zip(place, eye, strict=True)]
        length = sum(part * part for part in way) ** 0.5
        distance, found = self._nearest((eye, (way[0] / length, way[1] / length, way[2] / length)))
        return (
            found is not None
            and distance < length - HIDING_DISTANCE
            and found.square != measures.square_under(place[0], place[1])
        )

    def _nearest(self, ray: Ray) -> tuple[float, Pick | None]:
        (ox, oy, oz), (dx, dy, dz) = ray
        ix, iy, iz = 1.0 / (dx or -1e-12), 1.0 / (dy or -1e-12), 1.0 / (dz or -1e-12)
        nearest = 1e9
        found: Pick | None = None
        for x0, y0, z0, x1, y1, z1, pick in self.boxes:
            if dx > 0:
                enter, leave = (x0 - ox) * ix, (x1 - ox) * ix
            else:
                enter, leave = (x1 - ox) * ix, (x0 - ox) * ix
            if enter > nearest or leave < 0:
                continue
            low, high = ((y0 - oy) * iy, (y1 - oy) * iy) if dy > 0 else ((y1 - oy) * iy, (y0 - oy) * iy)
            if low > enter:
                enter = low
            if high < leave:
                leave = high
            if enter > leave:
                continue
            low, high = ((z0 - oz) * iz, (z1 - oz) * iz) if dz > 0 else ((z1 - oz) * iz, (z0 - oz) * iz)
            if low > enter:
                enter = low
            if high < leave:
                leave = high
            if enter <= leave and leave >= 0 and enter < nearest:
                nearest, found = enter, pick
        return nearest, found


def _around(x: float, y: float, z: float, radius: float, height: float, pick: Pick) -> Box:
    return x - radius, y - radius, z, x + radius, y + radius, z + height, pick
