"""Marks, lines and the keyboard cursor over the things of any table.

All cards together are one mesh. A mark behind a tower shines through faintly, so no choice is lost from sight.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from panda3d.core import CullFaceAttrib, DepthTestAttrib, GeomNode, NodePath, RenderAttrib, TransparencyAttrib

from torres3d.scene.render.changed_regions import Points
from torres3d.scene.render.compiled_shaders import mark_shader, paint_shader
from torres3d.scene.shapes.axis_conventions import Point
from torres3d.scene.shapes.colour_space import Colour
from torres3d.scene.shapes.mesh import EMPTY, VERTEX, Mesh, geom_of, join_meshes
from torres3d.scene.shapes.unlit_bands_and_arrows import fence, quad

Changed = Callable[[Sequence[Points]], None]


def paint_flat(path: NodePath) -> None:
    """Draw what is below a node in the colours of its vertices, from both sides; it hides nothing."""
    path.set_shader(paint_shader())
    path.set_transparency(TransparencyAttrib.M_alpha)
    path.set_attrib(CullFaceAttrib.make(CullFaceAttrib.M_cull_none))
    path.set_depth_write(False)


class LinesLayer:
    """One mesh of lines. ``through``: their strength behind other things, 0 to 1. ``changed`` is called where lines
    come and go. With ``solid``, lines hide those behind them; ``hidden`` ones are drawn only behind other things, and
    seen from the side their corners go round against the clock."""

    def __init__(
        self,
        parent: NodePath,
        name: str,
        through: float,
        order: int,
        changed: Changed,
        solid: bool = False,
        hidden: bool = False,
    ) -> None:
        self._changed = changed
        self._lies: list[Points] = []
        self._node = GeomNode(name)
        root = parent.attach_new_node(name)
        paint_flat(root)
        if through > 0.0:
            behind = root.attach_new_node("behind")
            behind.attach_new_node(self._node)
            behind.set_attrib(DepthTestAttrib.make(RenderAttrib.M_greater))
            behind.set_color_scale(1, 1, 1, through)
            behind.set_bin("fixed", order)
        if hidden:
            root.set_attrib(CullFaceAttrib.make(CullFaceAttrib.M_cull_clockwise))
            return
        front = root.attach_new_node("front")
        front.attach_new_node(self._node)
        front.set_bin("fixed", order + 1)
        front.set_depth_write(solid)

    def draw(self, *parts: Mesh) -> None:
        """Draw these lines and nothing else; the picture is redrawn around each part."""
        self._node.remove_all_geoms()
        before, self._lies = self._lies, []
        mesh = join_meshes(parts)
        if len(mesh.triangles):
            self._node.add_geom(geom_of(mesh))
            self._lies = [np.array(part.vertices["place"], float) for part in parts if len(part.vertices)]
        if before or self._lies:
            self._changed(before + self._lies)


ABOVE = 0.02
THROUGH = 0.45
"""Strength of a mark or of the cursor behind a tower."""


@dataclass(frozen=True, slots=True)
class MarkLook:
    """``shape``: number of the drawing in the shader. ``size``: half its width in squares. ``lift``: order among the
    marks of one square; higher ones are on top."""

    shape: int
    colour: Colour
    opacity: float
    size: float
    lift: int


class MarkCards:
    """The cards of one table. ``changed`` is called with the corners of all cards that came or went."""

    def __init__(self, parent: NodePath, changed: Callable[[Sequence[Points]], None]) -> None:
        self._changed = changed
        self._lie: dict[bytes, Points] = {}
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

    def lay(self, marks: Sequence[tuple[MarkLook, Point]]) -> None:
        """Show exactly these cards, each on a level place. Later ones are drawn over earlier ones."""
        cards = [_card(look, place) for look, place in marks]
        self._node.remove_all_geoms()
        if cards:
            self._node.add_geom(geom_of(join_meshes(cards)))
        before, self._lie = self._lie, {card.vertices.tobytes(): card.vertices["place"].astype(float) for card in cards}
        self._changed([{**before, **self._lie}[card] for card in before.keys() ^ self._lie.keys()])


_TRIANGLES = np.array(((0, 1, 2), (0, 2, 3)), np.uint32)
_CORNERS = np.array(((-1, -1), (1, -1), (1, 1), (-1, 1)), np.float32)


def _card(look: MarkLook, place: Point) -> Mesh:
    x, y, z = place
    vertices = np.zeros(4, VERTEX)
    vertices["place"][:, :2] = _CORNERS * np.float32(look.size) + np.array((x, y), np.float32)
    vertices["place"][:, 2] = z + ABOVE + 0.004 * look.lift
    vertices["normal"][:, 0] = look.shape
    vertices["paint"] = (*(round(255 * part) for part in look.colour), round(255 * look.opacity))
    vertices["uv"] = _CORNERS
    return Mesh(vertices, _TRIANGLES)


LIGHT: Colour = (1.00, 0.97, 0.86)
SHADE: Colour = (0.62, 0.16, 0.42)
EDGE: Colour = (0.16, 0.02, 0.10)
"""Crimson with a light edge: no player, level or mark has this pair of colours."""
INNER, OUTER = 0.41, 0.50
"""Distance from the middle to the inner and outer side of the frame, in squares."""
LOW, HIGH = 0.03, 0.15
"""Bottom and top of the frame above the tower."""
GLOW: Colour = (1.00, 0.55, 0.80)
BEAM = (INNER + OUTER) / 2
RISING = 1.35
"""Height of the beam: over the head of the tallest piece."""
STRENGTH = 0.36
"""Strength of the beam at its foot; the figure inside keeps its colours."""


class CursorFrame:
    """The frame of one cursor, hidden at first. ``changed`` is called with its old and its new place."""

    def __init__(self, parent: NodePath, changed: Changed) -> None:
        self._lines = LinesLayer(parent, "cursor", THROUGH, 30, changed, solid=True)
        self._place: Point | None = None

    def stand_at(self, place: Point | None) -> None:
        """Move to the middle of a place, or hide."""
        if place != self._place:
            self._place = place
            self._lines.draw(EMPTY if place is None else join_meshes([*_frame(place), *_beam(place)]))


def _frame(place: Point) -> list[Mesh]:
    """A square frame with upright sides: light on top, dark at its sides."""
    parts = []
    for turn in range(4):
        corners = ((-1, LOW), (1, LOW), (1, HIGH), (-1, HIGH))
        outer, inner = ([_turned(place, turn, x, off, z) for x, z in corners] for off in (-OUTER, -INNER))
        parts += [quad(side, [(EDGE, 1.0), (EDGE, 1.0), (SHADE, 1.0), (SHADE, 1.0)]) for side in (outer, inner)]
        parts.append(quad([outer[3], outer[2], inner[2], inner[3]], [(LIGHT, 1.0)] * 4))
    return parts


def _turned(place: Point, turn: int, side: int, off: float, z: float) -> Point:
    """A corner of a square frame, ``off`` from the middle, after some quarter turns."""
    x, y = side * abs(off), off
    for _ in range(turn):
        x, y = -y, x
    return place[0] + x, place[1] + y, place[2] + z


def _beam(place: Point) -> list[Mesh]:
    """A beam of light that rises from the frame and fades."""
    x, y, z = place
    corners = [(x + a * BEAM, y + b * BEAM, z + HIGH) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    sides = zip(corners, [*corners[1:], corners[0]], strict=True)
    return [fence(start, end, RISING, GLOW, STRENGTH) for start, end in sides]
