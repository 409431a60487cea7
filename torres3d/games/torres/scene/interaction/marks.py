"""Marks on squares, the keyboard cursor on the top of a tower, and the outline of towers that are pointed at.

Each kind holds a set of squares; the marks are cards on top of the towers.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Literal

from panda3d.core import NodePath

from torres3d.games.torres.rules.squares import Square
from torres3d.games.torres.scene.measures import BLOCK_HEIGHT, centre
from torres3d.scene.marks import CursorFrame, LinesLayer, MarkCards, MarkLook
from torres3d.scene.render.changed_regions import Points
from torres3d.scene.shapes.colour_space import Colour
from torres3d.scene.shapes.mesh import Mesh, join_meshes
from torres3d.scene.shapes.unlit_bands_and_arrows import frame, hatching

MarkKind = Literal[
    "target",
    "far",
    "door",
    "build",
    "add",
    "card",
    "source",
    "selected",
    "hover",
    "forbidden",
    "last",
    "room",
    "focus",
    "lesson",
]


LOOKS: dict[MarkKind, MarkLook] = {
    "target": MarkLook(0, (0.35, 0.92, 1.00), 1.00, 0.40, 2),
    "far": MarkLook(0, (0.35, 0.92, 1.00), 0.75, 0.15, 2),
    "door": MarkLook(1, (1.00, 0.72, 0.20), 1.00, 0.40, 2),
    "build": MarkLook(2, (0.60, 0.84, 1.00), 1.00, 0.40, 2),
    "add": MarkLook(3, (0.62, 1.00, 0.48), 1.00, 0.40, 2),
    "card": MarkLook(4, (0.96, 0.68, 1.00), 1.00, 0.40, 2),
    "source": MarkLook(11, (1.00, 0.78, 0.16), 0.95, 0.46, 1),
    "selected": MarkLook(6, (1.00, 0.88, 0.30), 1.00, 0.47, 4),
    "hover": MarkLook(7, (1.00, 1.00, 1.00), 0.85, 0.45, 3),
    "forbidden": MarkLook(8, (0.95, 0.26, 0.20), 0.95, 0.32, 5),
    "last": MarkLook(9, (1.00, 0.97, 0.88), 0.55, 0.40, 0),
    "room": MarkLook(10, (0.85, 0.95, 0.75), 0.75, 0.40, 0),
    "focus": MarkLook(11, (1.00, 0.80, 0.30), 1.00, 0.49, 6),
    "lesson": MarkLook(12, (1.00, 0.86, 0.16), 1.00, 0.49, 1),
}
TO_CHOOSE: tuple[MarkKind, ...] = ("target", "far", "door", "build", "add", "card")
"""Kinds that show choices for a selected thing."""


class Marks:
    """The marks of one table. ``changed`` is called with the corners of all cards that came or went."""

    def __init__(self, parent: NodePath, changed: Callable[[Sequence[Points]], None]) -> None:
        self._cards = MarkCards(parent, changed)
        self._squares: dict[MarkKind, frozenset[Square]] = {}
        self._under: dict[MarkKind, frozenset[Square]] = {}
        self._heights = bytes(64)

    def set(self, kind: MarkKind, squares: Iterable[Square]) -> None:
        """Mark exactly these squares with a kind."""
        wanted = frozenset(squares)
        if wanted != self._squares.get(kind, frozenset()):
            self._squares[kind] = wanted
            self._build()

    def get(self, kind: MarkKind) -> frozenset[Square]:
        return self._squares.get(kind, frozenset())

    def show(self, marks: dict[MarkKind, Iterable[Square]]) -> None:
        wanted = {kind: frozenset(squares) for kind, squares in marks.items() if squares}
        if wanted != {kind: squares for kind, squares in self._squares.items() if squares}:
            self._squares = wanted
            self._build()

    def underlay(self, marks: Mapping[MarkKind, frozenset[Square]]) -> None:
        """Marks of the overlays: they stay when the others change, and are drawn below them."""
        if marks != self._under:
            self._under = dict(marks)
            self._build()

    def clear(self) -> None:
        self.show({})

    def set_heights(self, heights: bytes) -> None:
        if heights != self._heights:
            self._heights = heights
            self._build()

    def _build(self) -> None:
        ordered = sorted(self._squares, key=lambda kind: LOOKS[kind].lift)
        chosen = set().union(*(self._squares[kind] for kind in ordered))
        cards = [
            (LOOKS[kind], centre(square, self._heights[square]))
            for kind, squares in self._under.items()
            for square in sorted(squares - chosen)
        ]
        cards += [
            (LOOKS[kind], centre(square, self._heights[square]))
            for kind in ordered
            for square in sorted(self._squares[kind])
        ]
        self._cards.lay(cards)


class Cursor:
    """The cursor of one table, hidden at first. ``changed`` is called with its old and its new place."""

    def __init__(self, parent: NodePath, changed: Callable[[Sequence[Points]], None]) -> None:
        self._frame = CursorFrame(parent, changed)
        self._heights = bytes(64)
        self.square: Square | None = None
        """Its square, None while it is hidden."""

    def show(self, square: Square | None) -> None:
        self.square = square
        self._stand()

    def set_heights(self, heights: bytes) -> None:
        self._heights = heights
        self._stand()

    def _stand(self) -> None:
        self._frame.stand_at(None if self.square is None else centre(self.square, self._heights[self.square]))


FOOT, WIDTH = 0.475, 0.035
"""Half the width of an outline, just outside the walls, and the width of its lines; in squares."""
LINE: Colour = (1.00, 0.98, 0.90)
LIFT = 0.015
FOOT_THROUGH, HATCHED = 0.8, 0.5
"""Strength of outline and hatching over what stands before the tower."""
APART, STROKE = 0.16, 0.05
"""Squares from one line of the hatching to the next, and its width."""


class TowerOutline:
    """The outline of the towers that are pointed at: foot, corners and top, also through what stands before them, which
    is hatched as far as it hides their walls or their square of the ground. ``changed`` is called where lines come and
    go."""

    def __init__(self, parent: NodePath, changed: Callable[[Sequence[Points]], None]) -> None:
        self._lines = LinesLayer(parent, "outline", FOOT_THROUGH, 24, changed)
        # Before the ghosts: what may come to be on the square does not hide it.
        self._hatching = LinesLayer(parent, "hatching", HATCHED, 8, changed, hidden=True)
        self._heights = bytes(64)
        self.squares: frozenset[Square] = frozenset()

    def show(self, squares: frozenset[Square]) -> None:
        if squares != self.squares:
            self.squares = squares
            self._draw()

    def set_heights(self, heights: bytes) -> None:
        if heights != self._heights:
            self._heights = heights
            self._draw()

    def _draw(self) -> None:
        towers = [(square, self._heights[square]) for square in sorted(self.squares)]
        self._hatching.draw(*(_hatched(height).placed(*centre(square)) for square, height in towers))
        self._lines.draw(*(_outline(square, height) for square, height in towers))


def _outline(square: Square, height: int) -> Mesh:
    places = [centre(square, level) for level in sorted({0, height})]
    return join_meshes([frame((x, y, z + LIFT), LIFT, FOOT, WIDTH, LINE) for x, y, z in places])


@lru_cache  # takes up to ten milliseconds, and the pointer comes to towers of the same heights
def _hatched(height: int) -> Mesh:
    """Hatching on the four walls of a tower in the board's middle, or on the ground where it is empty."""
    side = 2 * FOOT
    if not height:
        return hatching((-FOOT, -FOOT, LIFT), (side, 0, 0), (0, side, 0), APART, STROKE, LINE)
    wall = hatching((-FOOT, -FOOT, 0.0), (side, 0, 0), (0, 0, BLOCK_HEIGHT * height), APART, STROKE, LINE)
    return join_meshes([wall.placed(0.0, 0.0, 0.0, 90.0 * number) for number in range(4)])
