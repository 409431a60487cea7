"""Marks as flat cards on top of things, for any table.

All cards together are one mesh. A mark behind a tower shines through faintly, so no choice is lost from sight.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from panda3d.core import DepthTestAttrib, GeomNode, NodePath, RenderAttrib, TransparencyAttrib

from torres3d.scene.render.changed_regions import Points
from torres3d.scene.render.compiled_shaders import mark_shader
from torres3d.scene.shapes.colour_space import Colour
from torres3d.scene.shapes.coordinates import Point
from torres3d.scene.shapes.mesh import VERTEX, Mesh, geom_of, join_meshes

ABOVE = 0.02
THROUGH = 0.45
"""Strength of a mark behind a tower."""


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
