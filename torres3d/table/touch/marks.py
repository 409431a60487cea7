"""Marks on squares: what can be chosen, what is chosen, what is not allowed. Shape tells them apart, not colour alone.

Each kind holds a set of squares; all marks together are one mesh of flat cards that lie on the towers. A mark behind
a tower shines through faintly, so that no choice is lost from sight.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np
from panda3d.core import DepthTestAttrib, GeomNode, NodePath, RenderAttrib, TransparencyAttrib

from torres3d.rules.squares import Square
from torres3d.table.render.patches import Points
from torres3d.table.render.shading import mark_shader
from torres3d.table.set.measures import centre
from torres3d.table.shapes.mesh import VERTEX, Mesh, geom_of, joined
from torres3d.table.shapes.tones import Colour

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


@dataclass(frozen=True, slots=True)
class MarkLook:
    """``shape``: number of the drawing in the shader. ``size``: half its width in squares. ``lift``: order among
    marks of one square, higher ones lie on top."""

    shape: int
    colour: Colour
    opacity: float
    size: float
    lift: int


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
"""What somebody looks for after having selected something."""
ABOVE = 0.02
THROUGH = 0.45
"""How strongly a mark behind a tower shines through it."""


class Marks:
    """The marks of one table. ``changed`` is told the corners of all cards that came or went."""

    def __init__(self, parent: NodePath, changed: Callable[[Sequence[Points]], None]) -> None:
        self._changed = changed
        self._lie: dict[bytes, Points] = {}
        self._squares: dict[MarkKind, frozenset[Square]] = {}
        self._under: dict[MarkKind, frozenset[Square]] = {}
        self._heights = bytes(64)
        self._node = GeomNode("marks")
        root = parent.attach_new_node("marks")
        root.set_shader(mark_shader())
        root.set_transparency(TransparencyAttrib.M_alpha)
        root.set_depth_write(False)
        behind = root.attach_new_node("behind")
        behind.attach_new_node(self._node)
        behind.set_attrib(DepthTestAttrib.make(RenderAttrib.M_greater))
        behind.set_color_scale(1, 1, 1, THROUGH)
        behind.set_bin("fixed", 10)
        front = root.attach_new_node("front")
        front.attach_new_node(self._node)
        front.set_bin("fixed", 20)

    def set(self, kind: MarkKind, squares: Iterable[Square]) -> None:
        """Mark these squares with a kind, and no others."""
        wanted = frozenset(squares)
        if wanted != self._squares.get(kind, frozenset()):
            self._squares[kind] = wanted
            self._build()

    def get(self, kind: MarkKind) -> frozenset[Square]:
        """The squares marked with a kind."""
        return self._squares.get(kind, frozenset())

    def show(self, marks: dict[MarkKind, Iterable[Square]]) -> None:
        """Show exactly these marks."""
        wanted = {kind: frozenset(squares) for kind, squares in marks.items() if squares}
        if wanted != {kind: squares for kind, squares in self._squares.items() if squares}:
            self._squares = wanted
            self._build()

    def underlay(self, marks: Mapping[MarkKind, frozenset[Square]]) -> None:
        """Marks of the overlays: they stay when the others change, and lie below them."""
        if marks != self._under:
            self._under = dict(marks)
            self._build()

    def clear(self) -> None:
        """Take all marks away."""
        self.show({})

    def set_heights(self, heights: bytes) -> None:
        """The towers are this high now: marks lie on top of them."""
        if heights != self._heights:
            self._heights = heights
            self._build()

    def _build(self) -> None:
        ordered = sorted(self._squares, key=lambda kind: LOOKS[kind].lift)
        chosen = set().union(*(self._squares[kind] for kind in ordered))
        cards = [
            _card(LOOKS[kind], square, self._heights[square])
            for kind, squares in self._under.items()
            for square in sorted(squares - chosen)
        ]
        cards += [
            _card(LOOKS[kind], square, self._heights[square])
            for kind in ordered
            for square in sorted(self._squares[kind])
        ]
        self._node.remove_all_geoms()
        if cards:
            self._node.add_geom(geom_of(joined(cards)))
        before, self._lie = self._lie, {card.vertices.tobytes(): card.vertices["place"].astype(float) for card in cards}
        self._changed([{**before, **self._lie}[card] for card in before.keys() ^ self._lie.keys()])


_TRIANGLES = np.array(((0, 1, 2), (0, 2, 3)), np.uint32)
_CORNERS = np.array(((-1, -1), (1, -1), (1, 1), (-1, 1)), np.float32)


def _card(look: MarkLook, square: Square, height: int) -> Mesh:
    x, y, z = centre(square, height)
    vertices = np.zeros(4, VERTEX)
    vertices["place"][:, :2] = _CORNERS * np.float32(look.size) + np.array((x, y), np.float32)
    vertices["place"][:, 2] = z + ABOVE + 0.004 * look.lift
    vertices["normal"][:, 0] = look.shape
    vertices["paint"] = (*(round(255 * part) for part in look.colour), round(255 * look.opacity))
    vertices["uv"] = _CORNERS
    return Mesh(vertices, _TRIANGLES)
